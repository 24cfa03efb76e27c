/**
 * Mutation testing: `npm run test:mutation` for all of it, `npm run test:mutation -- --mutate src/rules/reducer.ts` for one file.
 * docs/testing.md tells what survives, and why.
 */
export default {
  mutate: ['src/rules/*.ts', 'src/notation/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 20_000,
  timeoutFactor: 1,
  ignorePatterns: ['dist', 'reports', '.pack', 'coverage', 'docs', 'bench'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: '.stryker-tmp',
};
