import { defineConfig } from 'vitest/config';
import { SOURCES } from '../sources.js';

/** Tests in a real Chromium: `/usr/bin/chromium`, or what `CHROMIUM` names. Sheets also need poppler-utils, to read PDF files. */
export default defineConfig({
  resolve: {
    alias: [...SOURCES],
  },
  test: {
    include: ['test/browser/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/browser/packed.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
