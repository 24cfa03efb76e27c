/*
 * The tests that mutants of src/rules are run against. One file, because loading files is what most of the time for a mutant would be
 * spent on. The quickest come first: a mutant is given up at the first test that fails.
 */
import { load } from './load.js';

await load([
  () => import('../conformance/variants.test.js'),
  () => import('../conformance/errors.test.js'),
  () => import('../conformance/matches.test.js'),
  () => import('../rules/words.test.js'),
  () => import('../rules/cards.test.js'),
  () => import('../table/order.test.js'),
  () => import('../rules/badInput.test.js'),
  () => import('../rules/codes.test.js'),
  () => import('../rules/dealer.test.js'),
  () => import('../rules/draw.test.js'),
  () => import('../rules/end.test.js'),
  () => import('../rules/handOver.test.js'),
  () => import('../rules/match.test.js'),
  () => import('../rules/moves.test.js'),
  () => import('../rules/obligations.test.js'),
  () => import('../rules/pileMoves.test.js'),
  () => import('../rules/placing.test.js'),
  () => import('../rules/scoring.test.js'),
  () => import('../rules/search.test.js'),
  () => import('../rules/setUp.test.js'),
  () => import('../rules/teams.test.js'),
  () => import('../rules/turn.test.js'),
  () => import('../rules/unsafeKeys.test.js'),
  () => import('../rules/variants.test.js'),
  () => import('../conformance/rounds.test.js'),
  () => import('../table/events.test.js'),
  () => import('../table/choices.test.js'),
  () => import('../saving/roundSave.test.js'),
  () => import('../saving/matchSave.test.js'),
  () => import('../saving/hostile.test.js'),
  () => import('../notation/position.test.js'),
  () => import('./laws.js'),
]);
