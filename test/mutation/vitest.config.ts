import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SOURCES } from '../sources.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The tests that mutants are run against: those that take seconds, with fixed seeds. */
export default defineConfig({
  root,
  resolve: {
    alias: [{ find: /^vitest$/, replacement: `${root}test/mutation/vitest.ts` }, ...SOURCES],
  },
  test: {
    include: [`test/mutation/${process.env['KINGS_CORNER_AREA'] ?? 'rules'}.ts`],
    setupFiles: ['test/mutation/quick.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
