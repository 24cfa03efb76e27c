import type { MoveNumber } from '../kernel/moveNumbers.js';
import type { Position } from '../kernel/position.js';
import { handPenalty } from '../kernel/scoring.js';
import { exploreTurn, NO_EXIT, pathTo } from '../kernel/turnTree.js';
import { type Bot, type Chooser, createBot } from './bot.js';
import { deskOf } from './desk.js';
import { exitOf, firstMove, greedyMove } from './greedy.js';

/** Sheds all it can: the end of the turn with the least left in the hand. */
const chooseToShed: Chooser = (own) => {
  if (own.phase === 0) return firstMove(own);
  const { seat, kernel } = own;
  const { tree, path } = deskOf(kernel);
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  exploreTurn(tree, own, (position, node) => {
    if (tree.exits[node] === NO_EXIT) return;
    const left = burdenOf(position, seat);
    if (left > least) return;
    least = left;
    best = node;
  });
  if (best === null) return greedyMove(own, 'best'); // so much must be played that no end of the turn is in sight
  return pathTo(tree, best, path) === 0 ? exitOf(own) : (path[0] as MoveNumber);
};

/** What is left to shed: penalty points, or cards where cards cost nothing; corners collected count far more. */
function burdenOf(position: Position, seat: number): number {
  const cards = position.handSizes[seat] as number;
  if (position.kernel.scoring === 0) return handPenalty(position, seat) + cards / 64;
  return cards - 64 * position.collectedCount;
}

/**
 * The published advice, without a fault: looks at every way to play its turn and leaves the fewest penalty points in its hand; goes
 * out when it can. Needs no numbers, and reads nothing of how a match stands.
 *
 * @example
 * ```ts
 * import { createRandom, createRound, shuffleDeck, viewFor } from 'kings-corner';
 * import { hard } from 'kings-corner/bots';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * hard(viewFor(round, 0), createRandom('any')); // { type: 'draw' }
 * ```
 */
export const hard: Bot = /* @__PURE__ */ createBot('hard', chooseToShed);
