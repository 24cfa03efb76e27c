import type { Bot } from '../bots/bot.js';
import { isKernelBot } from '../bots/bot.js';
import { BOTS, type BotName } from '../bots/bots.js';
import { createRandom, type Random } from '../chance/random.js';
import { type Issue, SetupError } from '../rules/errors.js';
import { standard } from '../rules/presets.js';
import { seatIssues } from '../rules/round.js';
import type { Variant } from '../rules/variant.js';
import type { StudySetup } from './report.js';
import type { Player } from './selfPlay.js';

/** Who plays: a bot, or the name of one of {@link BOTS}. */
export type Entrant = Bot | BotName;

/** What every kind of self-play is told. */
export interface StudyOptions {
  /** Trusted; {@link standard} unless given. */
  readonly variant?: Variant | undefined;
  /** One for each seat: as many as play. A bot that is a function of its own goes by its `name`. */
  readonly bots: readonly Entrant[];
  /** Any text. Each round draws its own numbers from it, so that rounds can be played anywhere and in any order. */
  readonly seed: string;
  /** Whether the bots move up one seat from round to round, so that each sits everywhere equally often. */
  readonly swapSeats?: boolean | undefined;
}

/** Options that were checked. */
export interface Study extends StudySetup {
  readonly players: readonly Bot[];
}

/**
 * Checks what every kind of self-play is told.
 *
 * @throws {@link SetupError} when the variant is not for that many seats; `TypeError` when a bot or the seed is none.
 */
export function studyOf({ variant = standard, bots, seed, swapSeats = false }: StudyOptions): Study {
  if (typeof seed !== 'string') throw new TypeError('seed: text is needed');
  createRandom(seed); // refuses half a surrogate pair, which would not survive JSON
  if (!Array.isArray(bots)) throw new TypeError('bots: a list is needed, a bot for each seat');
  const issues = seatIssues(variant, bots.length);
  if (issues.length > 0) throw new SetupError(issues.map((found) => withCount(found, bots.length)));
  const players = bots.map(botOf);
  return { variant, bots: players.map(nameOf), seed, swapSeats, players };
}

/** There is a bot for each seat, so the seats are too few or too many because the bots are. */
function withCount(found: Issue, bots: number): Issue {
  return { ...found, message: `${found.message}, each with its own bot: bots has ${bots}` };
}

function botOf(entrant: Entrant, index: number): Bot {
  if (typeof entrant === 'function') return entrant;
  const bot = Object.hasOwn(BOTS, entrant) ? BOTS[entrant] : undefined;
  if (bot !== undefined) return bot;
  throw new TypeError(`bots.${index}: a bot is needed, or the name of one: ${Object.keys(BOTS).join(', ')}`);
}

function nameOf(bot: Bot): string {
  return isKernelBot(bot) ? bot.botName : bot.name || 'bot';
}

/** A whole number of at least `least`. */
export function checkCount(name: string, value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new RangeError(`${name}: a whole number of at least ${least} is needed, not ${String(value)}`);
  }
}

/** Who sits on each seat in a round or match of some number: the bot of each seat, and its own numbers. */
export function playersOf({ players, bots, seed, swapSeats }: Study, unit: string, number: number): readonly Player[] {
  return players.map((_, seat) => {
    const entrant = botAt(players.length, swapSeats, number, seat);
    const bot = players[entrant] as Bot; // one for each seat
    const by = `bots.${entrant} (${bots[entrant]}) in ${unit} ${number}: `;
    return { by, bot, random: lateRandom(`${seed}: ${unit} ${number}: bot ${entrant}`) };
  });
}

/** Which bot sits on a seat. */
export function botAt(seats: number, swapSeats: boolean, number: number, seat: number): number {
  return swapSeats ? (seat + number) % seats : seat;
}

/** A generator that is seeded when it is first asked: most bots never ask. */
function lateRandom(seed: string): Random {
  let random: Random | null = null;
  return () => {
    random ??= createRandom(seed);
    return random();
  };
}
