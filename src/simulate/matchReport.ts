import { type Counts, histogramOf } from './histogram.js';
import { type Mean, meanOf, type Share, shareOf } from './intervals.js';
import type { RoundRange, StudySetup } from './report.js';

/** Figures of one bot over the matches that ended. */
export interface MatchGroupReport {
  readonly name: string;
  /** Matches won, alone or shared. */
  readonly won: Share;
  /** Its total at the end, its party's with partners; of `chips` what was won, with nothing subtracted for what was paid. */
  readonly total: Mean;
}

/** What came of many matches. Plain JSON; the same for the same setup on every machine, byte for byte. */
export interface MatchesReport extends StudySetup {
  readonly format: 'kings-corner/matches';
  readonly version: 1;
  readonly matches: number;
  /** Which ones, ascending and apart. */
  readonly ranges: readonly RoundRange[];
  readonly stoppedEarly: false;
  /** Matches broken off after too many rounds, or in a round of too many turns; they count nowhere else. */
  readonly unfinished: Share;
  /** Rounds a match. */
  readonly rounds: Mean;
  /** In the order of `bots`. */
  readonly byBot: readonly MatchGroupReport[];
}

/** Exact counts of many matches. */
export interface MatchTally {
  matches: number;
  unfinished: number;
  readonly rounds: Counts;
  readonly byBot: readonly { wins: number; readonly totals: Counts }[];
}

/** A tally of no matches. */
export function createMatchTally(bots: number): MatchTally {
  const byBot = Array.from({ length: bots }, () => ({ wins: 0, totals: new Map() }));
  return { matches: 0, unfinished: 0, rounds: new Map(), byBot };
}

/** The report of a tally. */
export function matchesReportOf(
  { variant, bots, seed, swapSeats }: StudySetup,
  { matches, unfinished, rounds, byBot }: MatchTally,
  ranges: readonly RoundRange[],
): MatchesReport {
  return {
    format: 'kings-corner/matches',
    version: 1,
    variant,
    bots,
    seed,
    swapSeats,
    matches,
    ranges,
    stoppedEarly: false,
    unfinished: shareOf(unfinished, matches),
    rounds: meanOf(histogramOf(rounds)),
    byBot: byBot.map(({ wins, totals }, bot) => ({
      name: bots[bot] ?? '',
      won: shareOf(wins, matches - unfinished),
      total: meanOf(histogramOf(totals)),
    })),
  };
}
