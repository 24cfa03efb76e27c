import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** Tests in a real Chromium: `/usr/bin/chromium`, or what `CHROMIUM` names. Sheets also need poppler-utils, to read PDF files. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^kings-corner$/, replacement: `${src}index.ts` },
      { find: /^kings-corner\/(.+)$/, replacement: `${src}$1.ts` },
    ],
  },
  test: {
    include: ['test/browser/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/browser/packed.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
