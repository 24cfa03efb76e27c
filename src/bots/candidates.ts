import { makeMove } from '../kernel/making.js';
import type { MoveNumber } from '../kernel/moveNumbers.js';
import { copyPosition, LIVE, type Position } from '../kernel/position.js';
import { exploreTurn, NO_EXIT, pathTo } from '../kernel/turnTree.js';
import { deskOf } from './desk.js';
import { exitOf } from './greedy.js';
import { planToHold } from './holdPlan.js';
import { holdValue, prepareWeights } from './holdValue.js';
import { weightsFor } from './holdWeights.js';

/** How many ends of a turn are tried, besides the two that always are. */
const WIDTH = 32;

/** A way to play the rest of a turn, with its exit. */
export type TurnPlan = readonly MoveNumber[];

/**
 * The ways to play the rest of a turn that are worth trying, in phase `play`: first what `hold` would do, then the ends that its
 * evaluation likes best, and the one that sheds most. One alone when it goes out.
 */
export function turnPlans(own: Position): readonly TurnPlan[] {
  const { kernel, seat } = own;
  const { searchTree: tree, path, trial, plan } = deskOf(kernel);
  const weights = weightsFor(kernel.seats);
  const planned = planToHold(own, trial, plan, weights);
  const first = withExit(own, trial, plan.slice(0, planned));
  if (trial.outcome === seat) return [first];

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
  const chosen = ends.slice(0, WIDTH);
  const shedder = ends.reduce(
    (best, end) => (end.left < best.left ? end : best),
    ends[0] ?? { node: 0, value: 0, left: 0 },
  );
  if (!chosen.includes(shedder)) chosen.push(shedder);
  const firstText = first.join();
  return [first, ...chosen.map(({ node }) => planOf(node)).filter((other) => other.join() !== firstText)];
}

/** The moves, and the exit when they do not end the turn; `trial` is then as after the moves. */
function withExit(own: Position, trial: Position, moves: Uint16Array): TurnPlan {
  copyPosition(trial, own);
  for (const move of moves) makeMove(trial, move);
  return trial.outcome === LIVE && trial.turnNumber === own.turnNumber ? [...moves, exitOf(trial)] : [...moves];
}
