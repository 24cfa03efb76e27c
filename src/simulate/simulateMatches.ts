import { standingOf } from '../bots/matchStanding.js';
import { createRandom } from '../chance/random.js';
import { shuffle } from '../chance/shuffle.js';
import { numberOfCard } from '../kernel/cardNumbers.js';
import { LIVE } from '../kernel/position.js';
import { toRound } from '../kernel/unloading.js';
import { CARDS } from '../rules/cards.js';
import { drawForDealer } from '../rules/dealer.js';
import { createMatch, finishRound, type MatchState } from '../rules/match.js';
import type { Variant } from '../rules/variant.js';
import { addHistogram, addTo } from './histogram.js';
import { createMatchTally, type MatchesReport, type MatchTally, matchesReportOf } from './matchReport.js';
import { createTable, type Player, type Table } from './selfPlay.js';
import { joinShards } from './shards.js';
import { botAt, checkCount, playersOf, type StudyOptions, studyOf } from './study.js';

/** What to play. */
export interface MatchesOptions extends StudyOptions {
  readonly matches: number;
  /** The number of the first match: 0 unless this is a shard of a larger study. */
  readonly from?: number | undefined;
}

/** Rounds after which a match is broken off: some have no bound (R-MATCH). */
const MOST_ROUNDS = 1000;

/**
 * Plays whole matches between bots, told how the match stands, and counts who wins. The first dealer is drawn for (R-DEALER). The
 * same options give the same report on every machine, and shards of it add up ({@link mergeMatchReports}).
 *
 * @throws what `simulate` throws, for the same reasons.
 * @see R-MATCH
 * @example
 * ```ts
 * import { simulateMatches } from 'kings-corner/simulate';
 * const report = simulateMatches({ bots: ['hard', 'easy'], matches: 10, seed: 'any', swapSeats: true });
 * report.byBot[0]!.won.count > 5; // true
 * report.rounds.mean > 3; // true
 * ```
 */
export function simulateMatches(options: MatchesOptions): MatchesReport {
  const { matches, from = 0 } = options;
  const study = studyOf(options);
  checkCount('matches', matches, 1);
  checkCount('from', from, 0);
  checkCount('from + matches', from + matches, 1);

  const seats = study.players.length;
  const tables = new Map<number, Table>();
  const tally = createMatchTally(seats);
  for (let number = from; number < from + matches; number++) {
    const players = playersOf(study, 'match', number);
    const match = playMatch(study.variant, players, `${study.seed}: match ${number}`, tables);
    countMatch(tally, match, (seat) => botAt(seats, study.swapSeats, number, seat));
  }
  return matchesReportOf(study, tally, [[from, from + matches]]);
}

/**
 * Shards of a study of matches as one report, as {@link mergeReports} does it for rounds.
 *
 * @throws {@link ReportError} when they are not shards of one study, or a match stands in two of them.
 * @throws `RangeError` when there are none.
 * @example
 * ```ts
 * import { mergeMatchReports, simulateMatches } from 'kings-corner/simulate';
 * const study = { bots: ['normal', 'easy'], seed: 'study' } as const;
 * const shards = [simulateMatches({ ...study, matches: 1, from: 1 }), simulateMatches({ ...study, matches: 1 })];
 * JSON.stringify(mergeMatchReports(shards)) === JSON.stringify(simulateMatches({ ...study, matches: 2 })); // true
 * ```
 */
export function mergeMatchReports(reports: readonly MatchesReport[]): MatchesReport {
  const ranges = joinShards(reports, (index) => reports[index]?.matches ?? 0);
  const [first] = reports as readonly [MatchesReport]; // else there was nothing to join
  const tally = createMatchTally(first.bots.length);
  for (const { matches, unfinished, rounds, byBot } of reports) {
    tally.matches += matches;
    tally.unfinished += unfinished.count;
    addHistogram(tally.rounds, rounds.values);
    tally.byBot.forEach((group, bot) => {
      group.wins += byBot[bot]?.won.count ?? 0;
      addHistogram(group.totals, byBot[bot]?.total.values ?? []);
    });
  }
  return matchesReportOf(first, tally, ranges);
}

/** A match to its end; one that is still live was broken off. */
function playMatch(variant: Variant, players: readonly Player[], seed: string, tables: Map<number, Table>): MatchState {
  const random = createRandom(seed);
  const dealer = drawForDealer(variant, players.length, shuffle(CARDS, random));
  let match = createMatch({ variant, seats: players.length, dealer });
  while (match.status === 'live' && match.rounds.length < MOST_ROUNDS) {
    const { active } = match;
    const table = tables.get(active.length) ?? createTable(variant, active.length);
    tables.set(active.length, table);
    const seated = active.map((seat) => players[seat] as Player); // active seats are seats of the match
    const deck = Uint8Array.from(shuffle(CARDS, random), numberOfCard);
    table.playRound(deck, active.indexOf(match.dealer), seated, standingOf(match));
    if (table.whole.outcome === LIVE) return match;
    match = finishRound(match, toRound(table.whole));
  }
  return match;
}

function countMatch(tally: MatchTally, match: MatchState, botOf: (seat: number) => number): void {
  tally.matches++;
  if (match.status === 'live') {
    tally.unfinished++;
    return;
  }
  addTo(tally.rounds, match.rounds.length);
  for (let seat = 0; seat < match.seats; seat++) {
    const group = tally.byBot[botOf(seat)];
    if (group === undefined) continue;
    if (match.winners.includes(seat)) group.wins++;
    addTo(group.totals, match.totals[seat % match.totals.length] ?? 0);
  }
}
