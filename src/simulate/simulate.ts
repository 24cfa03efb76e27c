import { createRandom } from '../chance/random.js';
import { shuffleNumbers } from '../kernel/hiddenCards.js';
import { shareOf } from './intervals.js';
import { type RoundRange, reportOf, type SimulationReport } from './report.js';
import { createTable } from './selfPlay.js';
import { botAt, checkCount, playersOf, type StudyOptions, studyOf } from './study.js';
import { countRound, createTally, type Tally } from './tally.js';

/** What to play. */
export interface SimulationOptions extends StudyOptions {
  /** How many rounds; with `until`, how many at most. */
  readonly rounds: number;
  /** The number of the first round: 0 unless this is a shard of a larger study. */
  readonly from?: number | undefined;
  /**
   * Stops as soon as the 95 % interval of the first bot's share of the rounds that ended reaches no further than this to either
   * side. Not together with `from`: a shard must not depend on its own luck.
   */
  readonly until?: { readonly halfWidth: number } | undefined;
}

/** The cards of the kernel. */
const NUMBERS: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 52 }, (_, card) => card);

/** Rounds between two looks at the interval. */
const LOOK = 100;

/**
 * Plays rounds between bots and counts what comes of them. Each round is dealt from the seed and its own number, with seat 0 in the
 * lead: the same options give the same report on every machine, and shards of it add up ({@link mergeReports}).
 *
 * Unfinished rounds are counted, not hidden. Bots get views only, also those of the library.
 *
 * @throws {@link SetupError} when the variant is not for as many seats as there are bots.
 * @throws {@link IllegalMoveError} when a bot makes a move that is not legal; the message says which bot, and in which round.
 * @throws `RangeError` or `TypeError` when `rounds`, `from`, `until`, `seed` or a bot is none.
 * @example
 * ```ts
 * import { simulate } from 'kings-corner/simulate';
 * const report = simulate({ bots: ['hard', 'easy'], rounds: 100, seed: 'any', swapSeats: true });
 * report.byBot[0]!.won.share > 0.9; // true
 * report.unfinished.count; // 0
 * ```
 */
export function simulate(options: SimulationOptions): SimulationReport {
  const { rounds, from = 0, until } = options;
  const study = studyOf(options);
  checkCount('rounds', rounds, 1);
  checkCount('from', from, 0);
  checkCount('from + rounds', from + rounds, 1);
  if (until !== undefined) checkUntil(until.halfWidth, options.from);

  const seats = study.players.length;
  const table = createTable(study.variant, seats);
  const tally = createTally(seats);
  for (let number = from; number < from + rounds; number++) {
    const deck = Uint8Array.from(NUMBERS);
    shuffleNumbers(deck, createRandom(`${study.seed}: round ${number}`));
    table.playRound(deck, seats - 1, playersOf(study, 'round', number));
    countRound(tally, table, (seat) => botAt(seats, study.swapSeats, number, seat));
    if (until !== undefined && tally.rounds % LOOK === 0 && isNarrow(tally, until.halfWidth)) break;
  }
  const ranges: readonly RoundRange[] = [[from, from + tally.rounds]];
  return reportOf(study, tally, ranges, tally.rounds < rounds);
}

function checkUntil(halfWidth: number, from: number | undefined): void {
  if (from !== undefined) throw new RangeError('until: a shard cannot stop early');
  if (!(halfWidth > 0 && halfWidth < 1)) throw new RangeError('until.halfWidth: a number between 0 and 1 is needed');
}

function isNarrow({ byBot: [first] }: Tally, halfWidth: number): boolean {
  if (first === undefined) return false;
  const { share, low, high } = shareOf(first.wins, first.rounds);
  return Math.max(share - low, high - share) <= halfWidth;
}
