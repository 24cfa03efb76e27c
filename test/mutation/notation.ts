/* The tests that mutants of src/notation are run against: see rules.ts. */
import { load } from './load.js';

await load([
  () => import('../notation/moveText.test.js'),
  () => import('../notation/drawTable.test.js'),
  () => import('../notation/words.test.js'),
  () => import('../notation/position.test.js'),
  () => import('../conformance/rounds.test.js'),
]);
