import type { Random } from '../chance/random.js';
import { type MoveNumber, moveOfNumber } from '../kernel/moveNumbers.js';
import type { Position } from '../kernel/position.js';
import type { Move } from '../rules/moves.js';
import type { RoundView } from '../rules/state.js';
import type { MatchStanding } from './matchStanding.js';
import { positionOf } from './ownPosition.js';

/**
 * A computer player: gives a legal move for the seat whose view it gets, which must be on turn. It sees nothing but the view, and
 * with the same numbers from `random` it gives the same move.
 *
 * In a match it is also told how that stands ({@link standingOf}), and may play for it.
 */
export type Bot = (view: RoundView, random: Random, match?: MatchStanding) => Move;

/**
 * A player inside: chooses for the seat to move of a position that holds only what that seat may see ({@link conceal}).
 */
export type Chooser = (own: Position, random: Random, match: MatchStanding | undefined) => MoveNumber;

/** A bot that can also be asked without a view being made: what self-play in great numbers needs. */
export interface KernelBot extends Bot {
  readonly botName: string;
  readonly choose: Chooser;
}

/** A bot from a chooser. */
export function createBot(botName: string, choose: Chooser): Bot {
  const bot: Bot = (view, random, match) => moveOfNumber(choose(positionOf(view), random, match));
  return Object.assign(bot, { botName, choose } satisfies Omit<KernelBot, keyof Bot>);
}

/** Whether a bot is one of {@link createBot}. */
export function isKernelBot(bot: Bot): bot is KernelBot {
  return 'choose' in bot && 'botName' in bot;
}
