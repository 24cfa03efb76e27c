import { KingsCornerError } from '../rules/errors.js';

/**
 * Reports that cannot be added up.
 *
 * | code | meaning |
 * |---|---|
 * | `bad-report` | it is no report of this format and version, or its figures contradict each other |
 * | `report-mismatch` | they are not shards of one study: variant, bots, seed or seat swapping differ |
 * | `report-overlap` | some round stands in two of them |
 * | `report-stopped` | one ended early, so its rounds are no fair part of a whole |
 */
export type ReportErrorCode = 'bad-report' | 'report-mismatch' | 'report-overlap' | 'report-stopped';

/**
 * Reports that cannot be added up; `index` says which of them is at fault.
 *
 * @example
 * ```ts
 * import { mergeReports, ReportError, simulate } from 'kings-corner/simulate';
 * const report = simulate({ bots: ['easy', 'easy'], seed: 'any', rounds: 2 });
 * try {
 *   mergeReports([report, report]);
 * } catch (error) {
 *   if (error instanceof ReportError) [error.code, error.index]; // ['report-overlap', 1]
 * }
 * ```
 */
export class ReportError extends KingsCornerError {
  override readonly name = 'ReportError';
  declare readonly code: ReportErrorCode;
  readonly index: number;

  constructor(code: ReportErrorCode, index: number, message: string) {
    super(code, `reports.${index}: ${message}`);
    this.index = index;
  }
}
