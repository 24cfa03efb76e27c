import { addHistogram } from './histogram.js';
import { type GroupReport, reportOf, type SimulationReport } from './report.js';
import { joinShards } from './shards.js';
import { createTally, type GroupTally, type Tally } from './tally.js';

/**
 * Shards of a study as one report: the one that `simulate` gives for all their rounds at once, byte for byte, whatever the order
 * and the cuts.
 *
 * @throws {@link ReportError} when they are not shards of one study, a round stands in two of them, or one ended early.
 * @throws `RangeError` when there are none.
 * @example
 * ```ts
 * import { mergeReports, simulate } from 'kings-corner/simulate';
 * const study = { bots: ['normal', 'easy'], seed: 'study' } as const;
 * const whole = simulate({ ...study, rounds: 30 });
 * const shards = [simulate({ ...study, rounds: 10, from: 20 }), simulate({ ...study, rounds: 20 })];
 * JSON.stringify(mergeReports(shards)) === JSON.stringify(whole); // true
 * ```
 */
export function mergeReports(reports: readonly SimulationReport[]): SimulationReport {
  const ranges = joinShards(reports, (index) => reports[index]?.rounds ?? 0);
  const [first] = reports as readonly [SimulationReport]; // else there was nothing to join
  const tally = createTally(first.bots.length);
  for (const report of reports) addReport(tally, report);
  return reportOf(first, tally, ranges, false);
}

/** Adds the rounds of a report to a tally. */
function addReport(tally: Tally, report: SimulationReport): void {
  tally.rounds += report.rounds;
  tally.decided += report.decided.count;
  tally.blocked += report.blocked.count;
  tally.unfinished += report.unfinished.count;
  addHistogram(tally.turns, report.turns.values);
  tally.byBot.forEach((group, bot) => {
    addGroup(group, report.byBot[bot]);
  });
  tally.bySeat.forEach((group, seat) => {
    addGroup(group, report.bySeat[seat]);
  });
}

function addGroup(group: GroupTally, report: GroupReport | undefined): void {
  if (report === undefined) return;
  group.rounds += report.plays.of;
  group.wins += report.won.count;
  group.outs += report.wentOut.count;
  addHistogram(group.points, report.points.values);
  addHistogram(group.plays, report.plays.values);
  addHistogram(group.pileMoves, report.pileMoves.values);
  addHistogram(group.leftPoints, report.left.points.values);
  addHistogram(group.leftCards, report.left.cards.values);
  addHistogram(group.leftKings, report.left.kings.values);
}
