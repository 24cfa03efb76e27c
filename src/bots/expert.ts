import type { Random } from '../chance/random.js';
import { type MoveNumber, moveOfNumber } from '../kernel/moveNumbers.js';
import type { Position } from '../kernel/position.js';
import type { Move } from '../rules/moves.js';
import type { RoundView } from '../rules/state.js';
import { type Bot, createBot } from './bot.js';
import type { Goal } from './holdWeights.js';
import { createIntents } from './intent.js';
import { positionOf } from './ownPosition.js';
import { type SearchOptions, searchTurn } from './turnSearch.js';

/** How an expert thinks. */
export interface ExpertOptions {
  /** How many rounds it plays to their end, in its head, for a turn: whole, at least 1; 1,000 unless given. */
  readonly rollouts?: number | undefined;
  /**
   * What it plays for: to win the round, or to be ahead of the others by as many points as it can, which wins matches. Unless given,
   * the match when it is told how the match stands, otherwise the round.
   */
  readonly goal?: Goal | undefined;
}

/** A search that can be stepped: for callers that must stay responsive. */
export interface Search {
  /** Rounds played to their end so far. */
  readonly rollouts: number;
  /** Thinks a little longer, for well under a millisecond as a rule; `false` when there is nothing left to find out. */
  step(): boolean;
  /** The best move found so far; before the first step what {@link hold} would do. */
  best(): Move;
}

/**
 * A strong player: imagines many deals of the cards that it cannot see, plays its turn in every way worth trying, and compares how
 * the rounds end. Made for a budget of rollouts, so that the same numbers from `random` give the same moves on every machine.
 *
 * Of how a match stands it reads only that there is one: without a `goal` of its own it then plays for the match, whatever the totals.
 *
 * @throws `RangeError` when `rollouts` is no whole number of at least 1, or the goal is none.
 * @example
 * ```ts
 * import { applyMove, createRandom, createRound, shuffleDeck, viewFor } from 'kings-corner';
 * import { createExpert } from 'kings-corner/bots';
 * const expert = createExpert({ rollouts: 100, goal: 'match' });
 * const round = applyMove(createRound({ seats: 2, deck: shuffleDeck('hello') }), { type: 'draw' });
 * const move = expert(viewFor(round, 0), createRandom('any'));
 * applyMove(round, move).ply; // 2
 * ```
 */
export function createExpert(options: ExpertOptions = {}): Bot {
  const { rollouts, goal } = checkOptions(options);
  const intents = createIntents();
  return createBot(
    nameOf(rollouts, goal),
    (own, random, match) =>
      intents.next(own, random) ??
      intents.begin(
        own,
        random,
        searched(own, random, { rollouts, goal: goal ?? (match === undefined ? 'round' : 'match') }),
      ),
  );
}

const DEFAULT_ROLLOUTS = 1000;

/** `expert`, with what is not its default. */
function nameOf(rollouts: number, goal: Goal | undefined): string {
  return ['expert', ...(rollouts === DEFAULT_ROLLOUTS ? [] : [rollouts]), ...(goal === undefined ? [] : [goal])].join(
    '-',
  );
}

function searched(own: Position, random: Random, options: SearchOptions): readonly MoveNumber[] {
  const search = searchTurn(own, random, options);
  while (search.step());
  return search.best();
}

/**
 * The expert with its defaults: 1,000 rollouts a turn, some milliseconds. It plays for the match when it is told how one stands
 * ({@link standingOf}), for the round when it is not; the totals make no difference.
 *
 * @example
 * ```ts
 * import { createRandom, createRound, shuffleDeck, viewFor } from 'kings-corner';
 * import { expert } from 'kings-corner/bots';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * expert(viewFor(round, 0), createRandom('any')); // { type: 'draw' }
 * ```
 */
export const expert: Bot = /* @__PURE__ */ createExpert();

/**
 * A search for the next move of the seat on turn, to be stepped by the caller, who may stop whenever it likes: a page steps it between
 * frames, or for as many milliseconds as it has.
 *
 * @throws `RangeError` when the seat of the view is not on turn or the round is over, or when an option is none.
 * @example
 * ```ts
 * import { applyMove, createRandom, createRound, shuffleDeck, viewFor } from 'kings-corner';
 * import { createSearch } from 'kings-corner/bots';
 * const round = applyMove(createRound({ seats: 2, deck: shuffleDeck('hello') }), { type: 'draw' });
 * const search = createSearch(viewFor(round, 0), createRandom('any'), { rollouts: 200 });
 * while (search.step() && search.rollouts < 100); // or until the time is up
 * applyMove(round, search.best()).ply; // 2
 * ```
 */
export function createSearch(view: RoundView, random: Random, options: ExpertOptions = {}): Search {
  const { rollouts, goal = 'round' } = checkOptions(options);
  const search = searchTurn(positionOf(view), random, { rollouts, goal });
  return {
    get rollouts() {
      return search.rollouts;
    },
    step: () => search.step(),
    best: () => moveOfNumber(search.best()[0] as MoveNumber), // a plan has at least its exit
  };
}

function checkOptions({ rollouts = DEFAULT_ROLLOUTS, goal }: ExpertOptions): {
  rollouts: number;
  goal: Goal | undefined;
} {
  if (!Number.isSafeInteger(rollouts) || rollouts < 1) {
    throw new RangeError(`rollouts: a whole number of at least 1 is needed, not ${String(rollouts)}`);
  }
  if (goal !== undefined && goal !== 'round' && goal !== 'match')
    throw new RangeError("goal: 'round' or 'match' is needed");
  return { rollouts, goal };
}
