import type { Variant } from '../../src/rules/variant.js';
import { RANKS } from './cards.js';

type Fields = Readonly<Record<string, unknown>>;

const LITERALS: Readonly<Record<string, readonly string[]>> = {
  firstDealer: ['lowestCard', 'highestCard', 'random'],
  kingFlip: ['corner', 'vacate', 'stay'],
  drawTiming: ['start', 'end', 'whenStuck', 'untilPlayable'],
  playObligation: ['none', 'one', 'all'],
  kingObligation: ['none', 'immediate', 'turn'],
  pileMoves: ['relocate', 'merge', 'none'],
  spaceFill: ['any', 'nonKing'],
  completedCorners: ['stay', 'collect'],
  blockedWhen: ['passCycle', 'noLegalMove'],
  blockedResult: ['nobody', 'lowestPenalty', 'fewestCards'],
  tieBreak: ['lastRound', 'shared'],
  teams: ['none', 'partners'],
};

const SEAT_COUNTS = [1, 2, 3, 4, 5, 6];

/** Which values an option may have, looked at alone. */
const ALONE: Readonly<Record<string, (value: unknown) => boolean>> = {
  name: (value) => typeof value === 'string' && value.length >= 1 && value.length <= 64,
  seats: isSeatRange,
  dealSize: (value) => isCount(value) || isDealTable(value),
  scoring: isScoring,
  match: isMatchEnd,
  ...Object.fromEntries(
    Object.entries(LITERALS).map(([option, literals]) => [
      option,
      (value: unknown) => typeof value === 'string' && literals.includes(value),
    ]),
  ),
};

/** Whether a value is a variant that RULES 3 allows: this is the reference's own judgement. */
export function isValidVariant(value: unknown): value is Variant {
  return variantProblems(value).length === 0;
}

/** The options with which something is wrong, sorted, each once; `['']` when the value is no object at all. */
export function variantProblems(value: unknown): string[] {
  if (!isObject(value)) return [''];
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(ALONE, key));
  const wrong = Object.entries(ALONE)
    .filter(([option, allows]) => !Object.hasOwn(value, option) || !allows(value[option]))
    .map(([option]) => option);
  const between = RELATIONS.filter(
    ({ among, broken }) => !among.some((option) => wrong.includes(option)) && broken(value as unknown as Variant), // of these options at least
  ).map(({ at }) => at);
  return [...new Set([...unknown, ...wrong, ...between])].sort();
}

/** The rules between options, each tested only when the options `among` which it stands are valid by themselves. */
const RELATIONS: readonly {
  readonly at: string;
  readonly among: readonly string[];
  readonly broken: (variant: Variant) => boolean;
}[] = [
  {
    // a table without a row for a seat count in range
    at: 'dealSize',
    among: ['dealSize', 'seats'],
    broken: (variant) => seatCounts(variant).some((seats) => cardsEach(variant, seats) === undefined),
  },
  {
    // seats × dealSize + 4 > 52
    at: 'dealSize',
    among: ['dealSize', 'seats'],
    broken: (variant) => seatCounts(variant).some((seats) => seats * (cardsEach(variant, seats) ?? 0) + 4 > 52),
  },
  {
    // dealSize 0 with more than one seat
    at: 'dealSize',
    among: ['dealSize', 'seats'],
    broken: (variant) => seatCounts(variant).some((seats) => seats > 1 && cardsEach(variant, seats) === 0),
  },
  {
    // partners unless seats are exactly 4 to 4
    at: 'teams',
    among: ['teams', 'seats'],
    broken: ({ teams, seats }) => teams === 'partners' && !(seats.min === 4 && seats.max === 4),
  },
  {
    // scoring corners without completedCorners collect
    at: 'scoring',
    among: ['scoring', 'completedCorners'],
    broken: ({ scoring, completedCorners }) => scoring.type === 'corners' && completedCorners !== 'collect',
  },
  {
    // target or elimination unless seats.min is at least 2
    at: 'match',
    among: ['match', 'seats'],
    broken: ({ match, seats }) => (match.end === 'target' || match.end === 'elimination') && seats.min < 2,
  },
  {
    // elimination unless seats.min is 2
    at: 'match',
    among: ['match', 'seats'],
    broken: ({ match, seats }) => match.end === 'elimination' && seats.min !== 2,
  },
  {
    // elimination with partners
    at: 'match',
    among: ['match', 'teams'],
    broken: ({ match, teams }) => match.end === 'elimination' && teams === 'partners',
  },
  {
    // elimination with a scoring other than penalty
    at: 'match',
    among: ['match', 'scoring'],
    broken: ({ match, scoring }) => match.end === 'elimination' && scoring.type !== 'penalty',
  },
  {
    // target or rounds with scoring none
    at: 'match',
    among: ['match', 'scoring'],
    broken: ({ match, scoring }) => (match.end === 'target' || match.end === 'rounds') && scoring.type === 'none',
  },
  {
    // target or elimination with a scoring in which nothing can be scored
    at: 'match',
    among: ['match', 'scoring'],
    broken: ({ match, scoring }) =>
      (match.end === 'target' || match.end === 'elimination') && nothingCanBeScored(scoring),
  },
];

function nothingCanBeScored(scoring: Variant['scoring']): boolean {
  switch (scoring.type) {
    case 'penalty':
      return RANKS.every((rank) => scoring.points[rank] === 0);
    case 'chips':
      return scoring.ante === 0 && scoring.pass === 0 && scoring.perCard === 0;
    case 'none':
    case 'corners':
      return false;
  }
}

function seatCounts({ seats }: Variant): number[] {
  return SEAT_COUNTS.filter((count) => count >= seats.min && count <= seats.max);
}

function cardsEach({ dealSize }: Variant, seats: number): number | undefined {
  return typeof dealSize === 'number' ? dealSize : (dealSize as Readonly<Record<number, number>>)[seats];
}

function isSeatRange(value: unknown): boolean {
  if (!hasExactly(value, ['min', 'max'])) return false;
  const { min, max } = value as { min: unknown; max: unknown };
  return isPositive(min) && isPositive(max) && min <= max && max <= 6;
}

/** Rows for seat counts from 1 to 6 only, all of them counts of cards. */
function isDealTable(value: unknown): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).every(([seats, cards]) => SEAT_COUNTS.map(String).includes(seats) && isCount(cards));
}

function isScoring(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value['type']) {
    case 'penalty':
      return hasExactly(value, ['type', 'points']) && isPointTable(value['points']);
    case 'none':
      return hasExactly(value, ['type']);
    case 'chips':
      return (
        hasExactly(value, ['type', 'ante', 'pass', 'perCard']) &&
        isCount(value['ante']) &&
        isCount(value['pass']) &&
        isCount(value['perCard'])
      );
    case 'corners':
      return hasExactly(value, ['type', 'goingOut']) && isCount(value['goingOut']);
    default:
      return false;
  }
}

function isPointTable(value: unknown): boolean {
  return hasExactly(value, RANKS) && Object.values(value).every(isCount);
}

function isMatchEnd(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value['end']) {
    case 'target':
    case 'elimination':
      return hasExactly(value, ['end', 'scoringTarget']) && isPositive(value['scoringTarget']);
    case 'round':
      return hasExactly(value, ['end']);
    case 'rounds':
      return hasExactly(value, ['end', 'rounds']) && isPositive(value['rounds']);
    default:
      return false;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasExactly(value: unknown, keys: readonly string[]): value is Fields {
  return isObject(value) && Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}

/** A non-negative integer. */
function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isPositive(value: unknown): value is number {
  return isCount(value) && value >= 1;
}
