import { listMoves } from '../kernel/listing.js';
import { createMoveBuffer, DRAW, FIRST_PILE_MOVE } from '../kernel/moveNumbers.js';
import { type Bot, type Chooser, createBot } from './bot.js';

/** How likely it is to stop before a play although it could go on. */
const STOP = 0.2;

const moves: Uint16Array = /* @__PURE__ */ createMoveBuffer();

/**
 * A beginner: before each play it stops with probability 0.2, if it may; otherwise it plays any card that it can anywhere it can. It
 * never moves a pile unless nothing else is legal.
 */
const chooseEasily: Chooser = (own, random) => {
  const count = listMoves(own, moves);
  const last = moves[count - 1] as number;
  const exit = last >= DRAW ? last : null;
  let plays = 0;
  while (plays < count && (moves[plays] as number) < FIRST_PILE_MOVE) plays++;
  if (exit !== null && (plays === 0 || random() < STOP)) return exit;
  return moves[Math.floor(random() * (plays === 0 ? count : plays))] as number;
};

/**
 * A beginner: stops early one time in five, plays at random, never moves a pile. Reads nothing of how a match stands.
 *
 * @example
 * ```ts
 * import { createRandom, createRound, shuffleDeck, viewFor } from 'kings-corner';
 * import { easy } from 'kings-corner/bots';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * easy(viewFor(round, 0), createRandom('any')); // { type: 'draw' }
 * ```
 */
export const easy: Bot = /* @__PURE__ */ createBot('easy', chooseEasily);
