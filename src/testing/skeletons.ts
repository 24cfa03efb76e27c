import type { CompletedCorners, MatchEnd, Scoring, SeatRange, Teams, Variant } from '../rules/variant.js';

/** The options that do not go with each other in every combination, as far as that goes. */
export interface Skeleton {
  readonly teams: Teams;
  readonly seats: SeatRange;
  readonly completedCorners: CompletedCorners;
  readonly scoring: ScoringKind;
  readonly match: MatchEnd['end'];
}

/** A scoring by type, and whether anything can be scored. */
export interface ScoringKind {
  readonly type: Scoring['type'];
  readonly worth: boolean;
}

/** Every range of seats, that of the `standard` preset first. */
export const SEAT_RANGES: readonly SeatRange[] = [
  { min: 2, max: 4 },
  ...[1, 2, 3, 4, 5, 6].flatMap((min) =>
    [1, 2, 3, 4, 5, 6].filter((max) => max >= min && !(min === 2 && max === 4)).map((max) => ({ min, max })),
  ),
];

const SCORING_KINDS: readonly ScoringKind[] = [
  { type: 'penalty', worth: true },
  { type: 'penalty', worth: false },
  { type: 'none', worth: false },
  { type: 'chips', worth: true },
  { type: 'chips', worth: false },
  { type: 'corners', worth: true },
];

const MATCH_ENDS: readonly MatchEnd['end'][] = ['target', 'round', 'rounds', 'elimination'];

/** What is invalid between options, save for the deal size. */
function goesTogether({ teams, seats, completedCorners, scoring, match }: Skeleton): boolean {
  if (teams === 'partners' && (seats.min !== 4 || seats.max !== 4)) return false;
  if (scoring.type === 'corners' && completedCorners !== 'collect') return false;
  switch (match) {
    case 'round':
      return true;
    case 'rounds':
      return scoring.type !== 'none';
    case 'target':
      return seats.min >= 2 && scoring.worth;
    case 'elimination':
      return seats.min === 2 && scoring.type === 'penalty' && scoring.worth && teams === 'none';
  }
}

/** Every valid skeleton, that of `standard` first. */
export const SKELETONS: readonly Skeleton[] = (['none', 'partners'] as const)
  .flatMap((teams) => SEAT_RANGES.map((seats) => ({ teams, seats })))
  .flatMap((part) => (['stay', 'collect'] as const).map((completedCorners) => ({ ...part, completedCorners })))
  .flatMap((part) => SCORING_KINDS.map((scoring) => ({ ...part, scoring })))
  .flatMap((part) => MATCH_ENDS.map((match) => ({ ...part, match })))
  .filter(goesTogether);

/** The kind of a scoring. */
export function scoringKind(scoring: Scoring): ScoringKind {
  switch (scoring.type) {
    case 'penalty':
      return { type: 'penalty', worth: Object.values(scoring.points).some((points) => points > 0) };
    case 'none':
      return { type: 'none', worth: false };
    case 'chips':
      return { type: 'chips', worth: scoring.ante + scoring.pass + scoring.perCard > 0 };
    case 'corners':
      return { type: 'corners', worth: true };
  }
}

/** Whether a skeleton has the options that are given, the deal size among them. */
export function agrees(skeleton: Skeleton, given: { readonly [O in keyof Variant]?: Variant[O] | undefined }): boolean {
  const { teams, seats, completedCorners, scoring, match, dealSize } = given;
  return (
    (teams === undefined || teams === skeleton.teams) &&
    (seats === undefined || isSameRange(seats, skeleton.seats)) &&
    (completedCorners === undefined || completedCorners === skeleton.completedCorners) &&
    (scoring === undefined || isSameKind(scoringKind(scoring), skeleton.scoring)) &&
    (match === undefined || match.end === skeleton.match) &&
    (dealSize === undefined || hasDealSizes(skeleton.seats, dealSize))
  );
}

/**
 * In how many options two skeletons differ, in hundreds; below that, which ones: the lower the rank of an option in the order that
 * `priority` turns, the less it counts.
 */
export function distance(a: Skeleton, b: Skeleton, priority: number): number {
  const differs = [
    !isSameKind(a.scoring, b.scoring),
    a.match !== b.match,
    a.teams !== b.teams,
    !isSameRange(a.seats, b.seats),
    a.completedCorners !== b.completedCorners,
  ];
  return differs.reduce((sum, isOther, index) => sum + (isOther ? 100 + 2 ** ((index + priority) % 5) : 0), 0);
}

function isSameRange(a: SeatRange, b: SeatRange): boolean {
  return a.min === b.min && a.max === b.max;
}

function isSameKind(a: ScoringKind, b: ScoringKind): boolean {
  return a.type === b.type && a.worth === b.worth;
}

/** R-DEAL: whether a deal size serves every seat count of a range. */
function hasDealSizes({ min, max }: SeatRange, dealSize: Variant['dealSize']): boolean {
  const sizes = typeof dealSize === 'number' ? null : (dealSize as Readonly<Record<number, number | undefined>>);
  return [1, 2, 3, 4, 5, 6]
    .filter((seats) => seats >= min && seats <= max)
    .every((seats) => {
      const size = sizes === null ? (dealSize as number) : sizes[seats];
      return size !== undefined && seats * size <= 48 && (size > 0 || seats === 1);
    });
}
