import fc from 'fast-check';
import { RANKS } from '../rules/cards.js';
import { checkVariant, type VariantOverrides } from '../rules/checkVariant.js';
import { VariantError } from '../rules/errors.js';
import { standard } from '../rules/presets.js';
import type { DealSize, MatchEnd, PointTable, Scoring, SeatCount, SeatRange, Variant } from '../rules/variant.js';
import { agrees, distance, SEAT_RANGES, SKELETONS, type Skeleton, scoringKind } from './skeletons.js';

/**
 * Any valid variant: every value of every option, in every combination that is valid. Numbers without an upper bound stay below
 * 100, mostly far below. Shrinks towards `standard`, option by option.
 *
 * Options that are given stay as they are, and the others are drawn to go with them.
 *
 * @throws {@link VariantError} when the given options are invalid, or go with no others.
 * @see docs/rules.md (options)
 * @example
 * ```ts
 * import { checkVariant } from 'kings-corner';
 * import { variantArb } from 'kings-corner/testing';
 * import fc from 'fast-check';
 * fc.assert(fc.property(variantArb({ teams: 'partners' }), ({ seats }) => seats.min === 4));
 * fc.assert(fc.property(variantArb(), (variant) => checkVariant(variant).length === 0));
 * ```
 */
export function variantArb(given: VariantOverrides = {}): fc.Arbitrary<Variant> {
  const allowed = SKELETONS.filter((skeleton) => agrees(skeleton, given));
  const first = allowed[0];
  const fixed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const issues = checkVariant(first === undefined ? { ...standard, ...fixed } : build(first, PLAIN, given));
  if (first === undefined || issues.length > 0) throw new VariantError(issues);
  return DRAWN_ARB.map((drawn) => build(nearest(allowed, drawn, given), drawn, given));
}

/** The options as drawn, each by itself: what does not go together is put right by {@link nearest}. */
interface Drawn extends Pick<Variant, UncoupledOption>, Pick<Variant, 'teams' | 'seats' | 'completedCorners'> {
  readonly scoringType: Scoring['type'];
  readonly isWorthless: boolean;
  readonly points: PointTable;
  /** Ante, pass, perCard, and goingOut. */
  readonly chips: readonly [number, number, number, number];
  readonly end: MatchEnd['end'];
  readonly limit: number;
  readonly isTable: boolean;
  /** For each seat count a number from which its deal size follows, and whether a row that is not needed stands in the table. */
  readonly rows: readonly { readonly draw: number; readonly isExtra: boolean }[];
  /** Which options rather stay as drawn when not all can. */
  readonly priority: number;
}

type UncoupledOption =
  | 'name'
  | 'firstDealer'
  | 'kingFlip'
  | 'drawTiming'
  | 'playObligation'
  | 'kingObligation'
  | 'pileMoves'
  | 'spaceFill'
  | 'blockedWhen'
  | 'blockedResult'
  | 'tieBreak';

const POINTS = (standard.scoring as Extract<Scoring, { type: 'penalty' }>).points; // the standard preset has penalty points

/** Numbers from 0 to `max` that shrink towards `to`. */
function numberTowards(to: number, max: number): fc.Arbitrary<number> {
  return fc.nat(max).map((n) => (n + to) % (max + 1));
}

/** Mostly 0 to 3, seldom up to 99, shrinking towards 1. */
const smallNumber = fc.oneof(
  { withCrossShrink: true },
  { weight: 9, arbitrary: numberTowards(1, 3) },
  { weight: 1, arbitrary: numberTowards(1, 99) },
);

const pointsArb: fc.Arbitrary<PointTable> = fc
  .oneof(
    { withCrossShrink: true },
    { weight: 2, arbitrary: fc.constant(RANKS.map((rank) => POINTS[rank])) },
    { weight: 2, arbitrary: fc.tuple(...RANKS.map(() => fc.constantFrom(1, 0))) }, // ties are likely
    { weight: 3, arbitrary: fc.tuple(...RANKS.map((rank) => numberTowards(POINTS[rank], 25))) },
  )
  .map((points) => Object.fromEntries(RANKS.map((rank, index) => [rank, points[index]])) as PointTable); // all thirteen ranks

const nameArb = fc.oneof(
  { withCrossShrink: true },
  fc.constant(standard.name),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 64 }),
  fc.constantFrom('王様のコーナー', '👑', '__proto__', ' ', 'é'.repeat(64)),
);

const DRAWN_ARB: fc.Arbitrary<Drawn> = fc.record({
  name: nameArb,
  teams: fc.constantFrom('none', 'none', 'none', 'partners'),
  seats: fc.constantFrom(...SEAT_RANGES),
  completedCorners: fc.constantFrom('stay', 'collect'),
  scoringType: fc.constantFrom('penalty', 'penalty', 'none', 'chips', 'corners'),
  isWorthless: fc.nat(9).map((n) => n === 9),
  points: pointsArb,
  chips: fc.tuple(smallNumber, smallNumber, smallNumber, smallNumber),
  end: fc.constantFrom('target', 'round', 'rounds', 'elimination'),
  limit: fc.nat(59),
  isTable: fc.boolean(),
  rows: fc.array(fc.record({ draw: fc.nat(99), isExtra: fc.boolean() }), { minLength: 6, maxLength: 6 }),
  firstDealer: fc.constantFrom('lowestCard', 'highestCard', 'random'),
  kingFlip: fc.constantFrom('corner', 'vacate', 'stay'),
  drawTiming: fc.constantFrom('start', 'end', 'whenStuck', 'untilPlayable'),
  playObligation: fc.constantFrom('none', 'one', 'all'),
  kingObligation: fc.constantFrom('none', 'immediate', 'turn'),
  pileMoves: fc.constantFrom('relocate', 'merge', 'none'),
  spaceFill: fc.constantFrom('any', 'nonKing'),
  blockedWhen: fc.constantFrom('passCycle', 'noLegalMove'),
  blockedResult: fc.constantFrom('nobody', 'lowestPenalty', 'fewestCards'),
  tieBreak: fc.constantFrom('lastRound', 'shared'),
  priority: fc.nat(4),
});

/** What is drawn when everything is shrunk. */
const PLAIN: Drawn = {
  ...standard,
  scoringType: 'penalty',
  isWorthless: false,
  points: POINTS,
  chips: [1, 1, 1, 1],
  end: 'target',
  limit: 0,
  isTable: false,
  rows: Array.from({ length: 6 }, () => ({ draw: 0, isExtra: false })),
  priority: 0,
};

/** The allowed skeleton that differs from the drawn and given options in as few as possible. */
function nearest(allowed: readonly Skeleton[], drawn: Drawn, given: VariantOverrides): Skeleton {
  const { teams, seats, completedCorners, scoringType, isWorthless, end } = drawn;
  const wanted: Skeleton = {
    teams: given.teams ?? teams,
    seats: given.seats ?? seats,
    completedCorners: given.completedCorners ?? completedCorners,
    scoring:
      given.scoring === undefined
        ? { type: scoringType, worth: scoringType === 'corners' || (scoringType !== 'none' && !isWorthless) }
        : scoringKind(given.scoring),
    match: given.match?.end ?? end,
  };
  return allowed.reduce((best, skeleton) =>
    distance(skeleton, wanted, drawn.priority) < distance(best, wanted, drawn.priority) ? skeleton : best,
  );
}

/** A skeleton with all that is left to say. */
function build(skeleton: Skeleton, drawn: Drawn, given: VariantOverrides): Variant {
  const { teams, seats, completedCorners } = skeleton;
  return {
    name: given.name ?? drawn.name,
    seats,
    dealSize: given.dealSize ?? dealSizeOf(seats, drawn),
    firstDealer: given.firstDealer ?? drawn.firstDealer,
    kingFlip: given.kingFlip ?? drawn.kingFlip,
    drawTiming: given.drawTiming ?? drawn.drawTiming,
    playObligation: given.playObligation ?? drawn.playObligation,
    kingObligation: given.kingObligation ?? drawn.kingObligation,
    pileMoves: given.pileMoves ?? drawn.pileMoves,
    spaceFill: given.spaceFill ?? drawn.spaceFill,
    completedCorners,
    blockedWhen: given.blockedWhen ?? drawn.blockedWhen,
    blockedResult: given.blockedResult ?? drawn.blockedResult,
    scoring: given.scoring ?? scoringOf(skeleton, drawn),
    match: given.match ?? matchOf(skeleton, drawn),
    tieBreak: given.tieBreak ?? drawn.tieBreak,
    teams,
  };
}

/** R-DEAL: one number that serves every seat count in range, or a table. */
function dealSizeOf({ min, max }: SeatRange, { isTable, rows }: Drawn): DealSize {
  if (!isTable) return cardsFor(max, rows[0]?.draw ?? 0);
  const table: Partial<Record<SeatCount, number>> = {};
  for (const seats of [1, 2, 3, 4, 5, 6] as const) {
    const { draw, isExtra } = rows[seats - 1] ?? { draw: 0, isExtra: false };
    if (seats >= min && seats <= max) table[seats] = cardsFor(seats, draw);
    else if (isExtra) table[seats] = draw; // ignored, so any number will do
  }
  return table;
}

/** 0 is the usual hand, 1 to 49 stand for every size that is possible, and the rest are about the usual hand. */
function cardsFor(seats: number, draw: number): number {
  const most = Math.floor(48 / seats);
  const least = seats === 1 ? 0 : 1;
  if (draw > 0 && draw < 50) return least + ((draw - 1) % (most - least + 1));
  return Math.min(most, draw === 0 ? 7 : 5 + (draw % 5));
}

function scoringOf({ scoring }: Skeleton, { points, chips }: Drawn): Scoring {
  const [ante, pass, perCard, goingOut] = chips;
  switch (scoring.type) {
    case 'penalty':
      return { type: 'penalty', points: scoring.worth ? withSomePoints(points) : NO_POINTS };
    case 'none':
      return { type: 'none' };
    case 'chips':
      if (!scoring.worth) return { type: 'chips', ante: 0, pass: 0, perCard: 0 };
      return { type: 'chips', ante: ante + pass + perCard === 0 ? 1 : ante, pass, perCard };
    case 'corners':
      return { type: 'corners', goingOut };
  }
}

const NO_POINTS: PointTable = { A: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, T: 0, J: 0, Q: 0, K: 0 };

function withSomePoints(points: PointTable): PointTable {
  return Object.values(points).some((each) => each > 0) ? points : { ...points, K: 10 };
}

function matchOf({ match, scoring }: Skeleton, { limit }: Drawn): MatchEnd {
  switch (match) {
    case 'round':
      return { end: 'round' };
    case 'rounds':
      return { end: 'rounds', rounds: 1 + (limit % 4) };
    case 'target':
    case 'elimination': // few corners are collected in a round
      return { end: match, scoringTarget: scoring.type === 'corners' ? 1 + (limit % 5) : 1 + ((limit + 24) % 60) };
  }
}
