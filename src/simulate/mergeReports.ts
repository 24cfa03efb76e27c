import { isEqualData } from '../rules/equality.js';
import { ReportError } from './errors.js';
import { addHistogram } from './histogram.js';
import { type GroupReport, type RoundRange, reportOf, type SimulationReport } from './report.js';
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
  const [first] = reports;
  if (first === undefined) throw new RangeError('reports: at least one is needed');
  const tally = createTally(first.bots.length);
  reports.forEach((report, index) => {
    checkShard(report, first, index);
    addReport(tally, report);
  });
  return reportOf(first, tally, joined(reports), false);
}

function checkShard(report: SimulationReport, first: SimulationReport, index: number): void {
  if (report.format !== 'kings-corner/simulation' || report.version !== 1) {
    throw new ReportError('bad-report', index, 'it is no simulation report of version 1');
  }
  if (report.stoppedEarly) throw new ReportError('report-stopped', index, 'it ended early');
  const sized = report.ranges.reduce((sum, [from, to]) => sum + to - from, 0);
  if (sized !== report.rounds) throw new ReportError('bad-report', index, 'its ranges do not hold its rounds');
  for (const part of ['variant', 'bots', 'seed', 'swapSeats'] as const) {
    if (!isEqualData(report[part], first[part])) throw new ReportError('report-mismatch', index, `its ${part} differs`);
  }
}

/** All ranges, ascending; those that touch as one. */
function joined(reports: readonly SimulationReport[]): readonly RoundRange[] {
  const all = reports.flatMap(({ ranges }, index) => ranges.map(([from, to]) => ({ from, to, index })));
  all.sort((a, b) => a.from - b.from);
  const ranges: [number, number][] = [];
  for (const { from, to, index } of all) {
    const last = ranges[ranges.length - 1];
    if (last !== undefined && from < last[1])
      throw new ReportError('report-overlap', index, `round ${from} stands in another`);
    if (last !== undefined && from === last[1]) last[1] = to;
    else ranges.push([from, to]);
  }
  return ranges;
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
