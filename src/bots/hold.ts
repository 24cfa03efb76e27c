import type { MoveNumber } from '../kernel/moveNumbers.js';
import { type Bot, type Chooser, createBot } from './bot.js';
import { deskOf } from './desk.js';
import { exitOf, firstMove } from './greedy.js';
import { planToHold } from './holdPlan.js';
import { weightsFor } from './holdWeights.js';

const chooseToHold: Chooser = (own) => {
  if (own.phase !== 1) return firstMove(own);
  const { trial, plan } = deskOf(own.kernel);
  const count = planToHold(own, trial, plan, weightsFor(own.kernel.seats, 'round'));
  return count === 0 ? exitOf(own) : (plan[0] as MoveNumber);
};

/**
 * Keeps cards back, to go out at one stroke: does what `normal` does, the highest card first, but stops where what it leaves on the
 * table and in its hand looks best. Does not search; a decision takes microseconds.
 *
 * It plays for the round, in a match too: it reads nothing of how that stands, and needs no numbers. Strong where shedding all you can is weak: see docs/strategy.md.
 *
 * @example
 * ```ts
 * import { createRandom, createRound, shuffleDeck, viewFor } from 'kings-corner';
 * import { hold } from 'kings-corner/bots';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * hold(viewFor(round, 0), createRandom('any')); // { type: 'draw' }
 * ```
 */
export const hold: Bot = /* @__PURE__ */ createBot('hold', chooseToHold);
