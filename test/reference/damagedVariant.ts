import { RANKS } from './cards.js';
import { between, chance, pick, type Random } from './random.js';
import { randomVariant } from './randomVariant.js';

type Fields = Record<string, unknown>;

/** What no option is, or what only some option or field is; JSON values, made anew each time. */
const STRANGERS: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => 'none',
  () => 'Start',
  () => 'x'.repeat(65),
  () => '👑'.repeat(33),
  () => '7',
  () => -1,
  () => 0,
  () => 1,
  () => 2.5,
  () => 7,
  () => 13,
  () => 1000,
  () => [2, 4],
  () => ({}),
  () => ({ min: 1, max: 1 }),
  () => ({ min: 4, max: 2 }),
  () => ({ min: 0, max: 4 }),
  () => ({ min: 2, max: 7 }),
  () => ({ min: 2 }),
  () => ({ 2: 7 }),
  () => ({ 0: 7, 2: 7, 3: 7, 4: 7 }),
  () => ({ 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5 }),
  () => ({ type: 'none' }),
  () => ({ type: 'chips', ante: 0, pass: 0, perCard: 0 }),
  () => ({ type: 'corners', goingOut: 0 }),
  () => ({ type: 'penalty', points: Object.fromEntries(RANKS.map((rank) => [rank, 0])) }),
  () => ({ type: 'toString' }),
  () => ({ end: 'round' }),
  () => ({ end: 'rounds', rounds: 3 }),
  () => ({ end: 'target', scoringTarget: 25 }),
  () => ({ end: 'elimination', scoringTarget: 25 }),
  () => ({ end: 'target', rounds: 3 }),
];

const UNKNOWN_KEYS = ['colour', 'Seats', 'toString', '0', 'hasOwnProperty'];

/** A JSON value near a variant: mostly an object with one to four options changed, lost, added or taken from others. */
export function damagedVariant(random: Random): unknown {
  if (chance(random, 0.02)) return pick(random, STRANGERS.slice(0, 4))();
  const value: Fields = { ...randomVariant(random) };
  const damages = between(random, 1, 4);
  for (let i = 0; i < damages; i++) damage(random, value);
  return value;
}

function damage(random: Random, value: Fields): void {
  const option = pick(random, Object.keys(randomVariant(random)));
  const kind = random();
  if (kind < 0.55) value[option] = otherOption(random, option);
  else if (kind < 0.7) value[option] = pick(random, STRANGERS)();
  else if (kind < 0.9) value[option] = damagedField(random, value[option]);
  else if (kind < 0.95) delete value[option];
  else value[pick(random, UNKNOWN_KEYS)] = pick(random, STRANGERS)();
}

/** The same option of another valid variant: alone it is right, together with the rest it may not be. */
function otherOption(random: Random, option: string): unknown {
  const other: Fields = { ...randomVariant(random) };
  return other[option];
}

/** One field of an option (or of its point table) changed, lost or added; a plain value is replaced. */
function damagedField(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return pick(random, STRANGERS)();
  const copy: Fields = { ...value };
  const key = pick(random, [...Object.keys(copy), 'extra']);
  const kind = random();
  if (key === 'points' && kind < 0.8) copy[key] = damagedField(random, copy[key]);
  else if (kind < 0.2) delete copy[key];
  else copy[key] = pick(random, STRANGERS)();
  return copy;
}
