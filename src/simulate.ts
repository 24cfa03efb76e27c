export { ReportError, type ReportErrorCode } from './simulate/errors.js';
export type { Histogram } from './simulate/histogram.js';
export { type Mean, type Share, shareOf } from './simulate/intervals.js';
export type { MatchesReport, MatchGroupReport } from './simulate/matchReport.js';
export { mergeReports } from './simulate/mergeReports.js';
export type { GroupReport, RoundRange, SimulationReport, StudySetup } from './simulate/report.js';
export { type SimulationOptions, simulate } from './simulate/simulate.js';
export { type MatchesOptions, mergeMatchReports, simulateMatches } from './simulate/simulateMatches.js';
export type { Entrant, StudyOptions } from './simulate/study.js';
