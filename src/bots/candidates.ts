import { makeMove } from '../kernel/making.js';
import type { MoveNumber } from '../kernel/moveNumbers.js';
import { copyPosition, LIVE, type Position } from '../kernel/position.js';
import { exploreTurn, NO_EXIT, pathTo } from '../kernel/turnTree.js';
import { deskOf } from './desk.js';
import { exitOf } from './greedy.js';
import { planToHold } from './holdPlan.js';
import { type HoldWeights, holdValue, prepareWeights } from './holdValue.js';

/** How many ends of a turn are tried, besides the two that always are. */
const WIDTH = 32;

/** A way to play the rest of a turn, with its exit. */
export type TurnPlan = readonly MoveNumber[];

/**
 * The ways to play the rest of a turn that are worth trying, in phase `play`: first what `hold` would do, then the ends that its
 * evaluation likes best, and the one that sheds most. One alone when it goes out.
 */
export function turnPlans(own: Position, weights: HoldWeights | null): readonly TurnPlan[] {
  const { kernel, seat } = own;
  const { searchTree: tree, path, trial, plan } = deskOf(kernel);
  const held = withExit(own, trial, plan.slice(0, planToHold(own, trial, plan, weights)));
  if (trial.outcome === seat) return [held];

  if (weights !== null) prepareWeights(own, seat, weights);
  const ends: { readonly node: number; readonly value: number; readonly left: number }[] = [];
  let out: number | null = null;
  exploreTurn(tree, own, (position, node) => {
    if (position.outcome === seat) out ??= node;
    else if (tree.exits[node] !== NO_EXIT) {
      const left = position.handSizes[seat] as number;
      ends.push({ node, value: weights === null ? -left : holdValue(position, seat), left });
    }
  });
  const planOf = (node: number): TurnPlan => withExit(own, trial, path.slice(0, pathTo(tree, node, path)));
  if (out !== null) return [planOf(out)];

  ends.sort((a, b) => b.value - a.value);
  const shedder = ends.reduce<(typeof ends)[number] | null>(
    (best, end) => (best === null || end.left < best.left ? end : best),
    null,
  );
  const plans = new Map([[held.join(), held]]);
  for (const { node } of [...ends.slice(0, WIDTH), ...(shedder === null ? [] : [shedder])]) {
    const other = planOf(node);
    plans.set(other.join(), other);
  }
  return [...plans.values()];
}

/** The moves, and the exit when they do not end the turn; `trial` is then as after the moves. */
function withExit(own: Position, trial: Position, moves: Uint16Array): TurnPlan {
  copyPosition(trial, own);
  for (const move of moves) makeMove(trial, move);
  return trial.outcome === LIVE && trial.turnNumber === own.turnNumber ? [...moves, exitOf(trial)] : [...moves];
}
