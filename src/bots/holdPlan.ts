import { makeMove } from '../kernel/making.js';
import { copyPosition, LIVE, type Position } from '../kernel/position.js';
import { exitOf, greedyMove, NO_MOVE } from './greedy.js';
import { type HoldWeights, holdValue, prepareWeights } from './holdValue.js';

/**
 * Writes the plays of the rest of a turn into `plan`, and gives their number: the plays of {@link greedyMove}, the best cards
 * first, up to where the evaluation likes best what is left; all of them without weights, with an empty stock, or when they go out.
 * The exit comes after them. `trial` is for trying them out.
 */
export function planToHold(
  position: Position,
  trial: Position,
  plan: Uint16Array,
  weights: HoldWeights | null,
): number {
  const { seat } = position;
  const keeps = weights !== null && position.stockSize > 0;
  if (keeps) prepareWeights(position, seat, weights);
  copyPosition(trial, position);
  let count = 0;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (;;) {
    if (keeps && exitOf(trial) !== NO_MOVE) {
      const value = holdValue(trial, seat);
      if (value > most) {
        most = value;
        best = count;
      }
    }
    const move = greedyMove(trial, 'best');
    if (move === NO_MOVE) return keeps ? best : count;
    plan[count++] = move;
    makeMove(trial, move);
    if (trial.outcome !== LIVE) return count;
  }
}
