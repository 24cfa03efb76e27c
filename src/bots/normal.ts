import { type Bot, type Chooser, createBot } from './bot.js';
import { exitOf, firstMove, greedyMove, NO_MOVE } from './greedy.js';

/** Does all it can, in the order of {@link greedyMove}. */
const chooseGreedily: Chooser = (own) => {
  if (own.phase !== 1) return firstMove(own);
  const move = greedyMove(own, 'lowest');
  return move === NO_MOVE ? exitOf(own) : move;
};

/**
 * Plays all it can, in a fixed order and without looking ahead: a king to a corner, else a pile move, else a card onto a pile, else a
 * card into a space; the lowest first. Needs no numbers, and reads nothing of how a match stands.
 *
 * @example
 * ```ts
 * import { createRandom, createRound, shuffleDeck, viewFor } from 'kings-corner';
 * import { normal } from 'kings-corner/bots';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * normal(viewFor(round, 0), createRandom('any')); // { type: 'draw' }
 * ```
 */
export const normal: Bot = /* @__PURE__ */ createBot('normal', chooseGreedily);
