import { createRandom } from '../chance/random.js';
import { makeMove } from '../kernel/making.js';
import { type MoveNumber, numberOfMove } from '../kernel/moveNumbers.js';
import { copyPosition, createPosition, type Position } from '../kernel/position.js';
import type { HintReason } from '../rules/hintReasons.js';
import { legalMoves } from '../rules/legality.js';
import type { Move } from '../rules/moves.js';
import type { RoundView } from '../rules/state.js';
import { isRelocation, reasonFor } from './hintReason.js';
import { weightsFor } from './holdWeights.js';
import { positionOf } from './ownPosition.js';
import { playOut, worthOf } from './rollout.js';
import { fillWorld, hiddenCards } from './worlds.js';

/** A move, how good it is, and why. */
export interface Hint {
  readonly move: Move;
  /** A code; `explainReason` of `kings-corner/rulebook` has the sentence. */
  readonly reason: HintReason;
  /** The share of imagined rounds that the seat wins after it, from 0 to 1; with partners, that its party wins. */
  readonly worth: number;
}

/** Rounds imagined for each move, the same ones for all. */
const WORLDS = 80;

/**
 * Every legal move of the seat on turn, the best first, each with a reason: for people who ask what to do. `[]` when the seat of the
 * view is not on turn, for a spectator, and when the round is over. The same view gives the same hints.
 *
 * @example
 * ```ts
 * import { applyMove, createRound, shuffleDeck, viewFor } from 'kings-corner';
 * import { hint } from 'kings-corner/bots';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * hint(viewFor(round, 0))[0]?.reason; // 'draw'
 * hint(viewFor(round, 1)); // []
 * const next = applyMove(round, { type: 'draw' });
 * hint(viewFor(next, 0)).every(({ worth }) => worth >= 0 && worth <= 1); // true
 * ```
 */
export function hint(view: RoundView): readonly Hint[] {
  const moves = legalMoves(view);
  if (moves.length === 0) return [];
  const own = positionOf(view);
  const numbers = moves.map(numberOfMove);
  const worths = worthsOf(own, numbers);
  const hints = moves.map((move, index) => {
    const number = numbers[index] as MoveNumber; // one for each move
    const worth = worths[index] as number; // likewise
    return {
      hint: { move, reason: reasonFor(own, number, moves.length === 1), worth },
      idle: isRelocation(own, number),
    };
  });
  // what only renames places is worth as much as what follows it, but no better advice
  hints.sort((a, b) => b.hint.worth - a.hint.worth || Number(a.idle) - Number(b.idle));
  return hints.map((ranked) => ranked.hint);
}

/** How often the seat wins after each move, in the same worlds. */
function worthsOf(own: Position, moves: readonly MoveNumber[]): readonly number[] {
  const random = createRandom('hint');
  const hidden = hiddenCards(own);
  const [world, future] = [createPosition(own.kernel), createPosition(own.kernel)];
  const weights = weightsFor(own.kernel.seats, 'round');
  const sums = moves.map(() => 0);
  for (let tried = 0; tried < WORLDS; tried++) {
    fillWorld(world, own, hidden, random);
    moves.forEach((move, index) => {
      copyPosition(future, world);
      makeMove(future, move);
      playOut(future, own.seat % own.kernel.parties, weights);
      (sums[index] as number) += worthOf(future, own.seat, 'round');
    });
  }
  return sums.map((sum) => sum / WORLDS);
}
