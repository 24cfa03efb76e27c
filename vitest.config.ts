import { defineConfig } from 'vitest/config';
import { SOURCES } from './test/sources.js';

export default defineConfig({
  resolve: {
    alias: [...SOURCES],
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/package/**', 'test/browser/**'],
    environment: 'node',
    // its folders have no `exports`, which only a bundler can import
    server: { deps: { inline: ['boardgame.io'] } },
    restoreMocks: true,
    testTimeout: 120_000,
    typecheck: { enabled: true, include: ['test/types/**/*.test-d.ts'], tsconfig: './test/tsconfig.json' },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 95, functions: 95, branches: 90, statements: 95 },
    },
  },
});
