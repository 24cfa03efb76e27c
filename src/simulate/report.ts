import type { Variant } from '../rules/variant.js';
import { histogramOf } from './histogram.js';
import { type Mean, meanOf, type Share, shareOf } from './intervals.js';
import type { GroupTally, Tally } from './tally.js';

/** Rounds by number: from the first one up to, but not including, the second. */
export type RoundRange = readonly [from: number, to: number];

/** What was played: the same for all shards of a study. */
export interface StudySetup {
  readonly variant: Variant;
  /** The names of the bots. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly swapSeats: boolean;
}

/** Figures of one bot, or of one seat, over the rounds that ended. */
export interface GroupReport {
  /** The bot's name; of a seat, `seat 0` and so on. */
  readonly name: string;
  /** Of all rounds that ended. */
  readonly won: Share;
  /** Of the rounds that somebody won. */
  readonly wonOfDecided: Share;
  readonly wentOut: Share;
  /** As `points` of `scoreRound`: under `chips` what was taken from the pot, with nothing subtracted for what was paid. */
  readonly points: Mean;
  /** Cards played a round. */
  readonly plays: Mean;
  /** Piles moved a round. */
  readonly pileMoves: Mean;
  /**
   * What was left when another seat went out: cards and kings of the hand, and the `points` of the round. Those are the points of the
   * hand only under `penalty`; under `chips` and `none` they are 0, under `corners` the corners completed.
   */
  readonly left: { readonly points: Mean; readonly cards: Mean; readonly kings: Mean; readonly withKing: Share };
}

/**
 * What came of many rounds. Plain JSON; the same for the same setup and rounds on every machine, byte for byte.
 */
export interface SimulationReport extends StudySetup {
  readonly format: 'kings-corner/simulation';
  readonly version: 1;
  /** Rounds played. */
  readonly rounds: number;
  /** Which ones, ascending and apart. */
  readonly ranges: readonly RoundRange[];
  /** Whether it ended early because the interval asked for was reached. Such a report cannot be merged. */
  readonly stoppedEarly: boolean;
  /** Rounds that somebody won. */
  readonly decided: Share;
  readonly blocked: Share;
  /** Rounds broken off because they took more than 148 + 101 × seats turns; they count nowhere else. */
  readonly unfinished: Share;
  readonly turns: Mean;
  /** In the order of `bots`. */
  readonly byBot: readonly GroupReport[];
  /** By seat; seat 0 leads. */
  readonly bySeat: readonly GroupReport[];
}

/** The report of a tally. */
export function reportOf(
  { variant, bots, seed, swapSeats }: StudySetup,
  tally: Tally,
  ranges: readonly RoundRange[],
  stoppedEarly: boolean,
): SimulationReport {
  const { rounds, decided, blocked, unfinished } = tally;
  return {
    format: 'kings-corner/simulation',
    version: 1,
    variant,
    bots,
    seed,
    swapSeats,
    rounds,
    ranges,
    stoppedEarly,
    decided: shareOf(decided, rounds),
    blocked: shareOf(blocked, rounds),
    unfinished: shareOf(unfinished, rounds),
    turns: meanOf(histogramOf(tally.turns)),
    byBot: tally.byBot.map((group, bot) => groupReport(bots[bot] ?? '', group, decided)),
    bySeat: tally.bySeat.map((group, seat) => groupReport(`seat ${seat}`, group, decided)),
  };
}

function groupReport(name: string, group: GroupTally, decided: number): GroupReport {
  const kings = meanOf(histogramOf(group.leftKings));
  const without = group.leftKings.get(0) ?? 0;
  return {
    name,
    won: shareOf(group.wins, group.rounds),
    wonOfDecided: shareOf(group.wins, decided),
    wentOut: shareOf(group.outs, group.rounds),
    points: meanOf(histogramOf(group.points)),
    plays: meanOf(histogramOf(group.plays)),
    pileMoves: meanOf(histogramOf(group.pileMoves)),
    left: {
      points: meanOf(histogramOf(group.leftPoints)),
      cards: meanOf(histogramOf(group.leftCards)),
      kings,
      withKing: shareOf(kings.of - without, kings.of),
    },
  };
}
