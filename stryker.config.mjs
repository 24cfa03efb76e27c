/**
 * Mutation testing of one area of the sources, a folder of src that KINGS_CORNER_AREA names; `npm run test:mutation` runs it for all.
 * docs/testing.md tells what survives, and why.
 */
const area = process.env['KINGS_CORNER_AREA'] ?? 'rules';

export default {
  mutate: [`src/${area}/*.ts`],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  timeoutFactor: 1,
  ignorePatterns: ['dist', 'reports', '.pack', 'coverage', 'docs', 'bench'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `reports/mutation/${area}.json` },
  tempDirName: '.stryker-tmp',
};
