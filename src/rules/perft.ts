import { legalMoves } from './legality.js';
import { reduce } from './reducer.js';
import { checkWhole } from './round.js';
import type { RoundState } from './state.js';

/**
 * The number of ways in which a round can go on for exactly so many plies: 1 for none, the number of legal moves for one. Ways that
 * would go on past the end of the round do not count. Two engines that give the same numbers very likely play by the same rules.
 *
 * The time it takes grows with the result: depth 4 to 6 is what a test can afford.
 *
 * @throws `TypeError` or `RangeError` when `depth` is no whole number from 0 up.
 * @see T-LEGAL
 * @example
 * ```ts
 * import { createRound, pagat, perft, shuffleDeck } from 'kings-corner';
 * const round = createRound({ variant: pagat, seats: 2, deck: shuffleDeck('hello') });
 * [0, 1, 2, 3].map((depth) => perft(round, depth)); // [1, 2, 8, 22]
 * ```
 */
export function perft(round: RoundState, depth: number): number {
  checkWhole('depth', depth);
  if (depth < 0) throw new RangeError(`depth: ${depth} is below 0`);
  return depth === 0 ? 1 : waysOf(round, depth);
}

function waysOf(round: RoundState, depth: number): number {
  const moves = legalMoves(round);
  if (depth === 1) return moves.length;
  return moves.reduce((ways, move) => ways + waysOf(reduce(round, move), depth - 1), 0);
}
