import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The tests that mutants are run against: those that take seconds, with fixed seeds. */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^vitest$/, replacement: `${root}test/mutation/vitest.ts` },
      { find: /^kings-corner$/, replacement: `${root}src/index.ts` },
      { find: /^kings-corner\/(.+)$/, replacement: `${root}src/$1.ts` },
    ],
  },
  test: {
    include: [`test/mutation/${process.env['KINGS_CORNER_AREA'] ?? 'rules'}.ts`],
    setupFiles: ['test/mutation/quick.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
