/* The tests that mutants of src/fair are run against: see rules.ts. */
import { load } from './load.js';

await load([
  () => import('../fair/words.test.js'),
  () => import('../fair/oneRound.test.js'),
  () => import('../fair/conformance.test.js'),
  () => import('../fair/classic.test.js'),
  () => import('../fair/deck.test.js'),
  () => import('../fair/records.test.js'),
  () => import('../fair/guided.test.js'),
  () => import('../fair/hostile.test.js'),
]);
