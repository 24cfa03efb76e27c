import { makeMove } from '../kernel/making.js';
import { LIVE, type Position } from '../kernel/position.js';
import { winnersOf, writePoints } from '../kernel/scoring.js';
import { deskOf } from './desk.js';
import { exitOf, firstMove, greedyMove, NO_MOVE } from './greedy.js';
import { planToHold } from './holdPlan.js';
import type { HoldWeights } from './holdValue.js';
import type { Goal } from './holdWeights.js';

/**
 * Plays a whole position on, to its end or until it has taken too many turns: the seats of a party as `hold` does with such
 * weights, the others do all they can. Each seat's moves depend on its own cards and the table alone.
 */
export function playOut(position: Position, party: number, weights: HoldWeights | null): void {
  const { kernel } = position;
  const most = 148 + 101 * kernel.seats; // R-BLOCK, T-END
  const { trial, plan } = deskOf(kernel);
  while (position.outcome === LIVE && position.turnNumber <= most) {
    if (position.phase !== 1) makeMove(position, firstMove(position));
    else if (position.seat % kernel.parties === party) {
      const count = planToHold(position, trial, plan, weights);
      for (let index = 0; index < count; index++) makeMove(position, plan[index] as number);
      if (position.outcome === LIVE) makeMove(position, exitOf(position));
    } else {
      const move = greedyMove(position, 'best');
      makeMove(position, move === NO_MOVE ? exitOf(position) : move);
    }
  }
}

const points: Float64Array = /* @__PURE__ */ new Float64Array(6);

/**
 * What a round that is over is worth to a seat. For the round: 1 for a win, shared by the parties that win. For the match: the points
 * of its party ahead of the mean of the other parties; the win where nothing is scored.
 */
export function worthOf(position: Position, seat: number, goal: Goal): number {
  const { kernel } = position;
  if (goal === 'round' || kernel.scoring === 1) return shareOfWin(position, seat);
  writePoints(position, points);
  let ahead = 0;
  for (let of = 0; of < kernel.seats; of++) {
    const gained = kernel.scoring === 0 ? -(points[of] as number) : (points[of] as number);
    ahead += of % kernel.parties === seat % kernel.parties ? gained : -gained / (kernel.parties - 1);
  }
  return ahead;
}

function shareOfWin(position: Position, seat: number): number {
  const { parties } = position.kernel;
  const winners = winnersOf(position);
  if (((winners >> seat) & 1) === 0) return 0;
  let winning = 0;
  for (let party = 0; party < parties; party++) winning += (winners >> party) & 1; // a party's first seat is its number
  return 1 / winning;
}
