import { mergeMatchReports, mergeReports } from 'kings-corner/simulate';
import type { Report, Task } from './tasks.js';

/** Reports by the id of their task. */
export type Results = Readonly<Record<string, Report>>;

/** Reports of one task as one. */
export function merged(reports: readonly Report[]): Report {
  const rounds = reports.filter((report) => report.format === 'kings-corner/simulation');
  const matches = reports.filter((report) => report.format === 'kings-corner/matches');
  if (rounds.length > 0 && matches.length > 0) throw new Error('rounds and matches do not add up');
  return rounds.length > 0 ? mergeReports(rounds) : mergeMatchReports(matches);
}

/** Several results as one, in the order of the tasks. */
export function mergedResults(parts: readonly Results[], tasks: readonly Task[]): Results {
  const whole = tasks.map(({ id }): readonly [string, readonly Report[]] => [
    id,
    parts.map((part) => part[id]).filter((report) => report !== undefined),
  ]);
  return Object.fromEntries(
    whole.filter(([, reports]) => reports.length > 0).map(([id, reports]) => [id, merged(reports)]),
  );
}
