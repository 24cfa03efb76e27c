import fc from 'fast-check';
import { legalMoves, moveIssue } from '../rules/legality.js';
import type { Move } from '../rules/moves.js';
import { CROSS, PILES } from '../rules/piles.js';
import type { RoundState, RoundView } from '../rules/state.js';
import { cardArb } from './cardArb.js';
import { conceivableMoves } from './engine.js';

/**
 * Any move of the right shape, legal or not; shrinks towards a draw.
 *
 * @see docs/rules.md (moves)
 * @example
 * ```ts
 * import { formatMove, parseMove } from 'kings-corner';
 * import { moveArb } from 'kings-corner/testing';
 * import fc from 'fast-check';
 * fc.assert(fc.property(moveArb(), (move) => formatMove(parseMove(formatMove(move))) === formatMove(move)));
 * ```
 */
export function moveArb(): fc.Arbitrary<Move> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: fc.constant<Move>({ type: 'draw' }) },
    { weight: 1, arbitrary: fc.constant<Move>({ type: 'endTurn' }) },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('movePile' as const),
        from: fc.constantFrom(...CROSS),
        to: fc.constantFrom(...PILES),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({ type: fc.constant('play' as const), card: cardArb(), to: fc.constantFrom(...PILES) }),
    },
  );
}

/**
 * A legal move of a round, or of a view of it; shrinks towards the first in listing order.
 *
 * @throws `Error` when there is none: the round is over, or it is another seat's view.
 * @example
 * ```ts
 * import { applyMove, createRound, shuffleDeck } from 'kings-corner';
 * import { legalMoveArb } from 'kings-corner/testing';
 * import fc from 'fast-check';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * fc.assert(fc.property(legalMoveArb(round), (move) => applyMove(round, move).ply === 1));
 * ```
 */
export function legalMoveArb(round: RoundState | RoundView): fc.Arbitrary<Move> {
  return fc.constantFrom(...legalMoves(round));
}

/**
 * A move of the right shape that is not legal in a round, or in a view of it.
 *
 * @example
 * ```ts
 * import { createRound, moveIssue, shuffleDeck } from 'kings-corner';
 * import { illegalMoveArb } from 'kings-corner/testing';
 * import fc from 'fast-check';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * fc.assert(fc.property(illegalMoveArb(round), (move) => moveIssue(round, move) !== null));
 * ```
 */
export function illegalMoveArb(round: RoundState | RoundView): fc.Arbitrary<Move> {
  return fc.constantFrom(...conceivableMoves().filter((move) => moveIssue(round, move) !== null));
}
