import type { Variant } from 'kings-corner';
import { between, chance, createRandom } from '../reference/random.js';
import { type Start, type Walk, walkFrom, walkFromDeal } from './comparison.js';
import { randomStart, withCardsTakenAway } from './starts.js';

/** How many positions were compared, by what they had. */
export interface Coverage {
  positions: number;
  walks: number;
  /** Positions by option and value, by seat count, by how the walk ended. */
  readonly counts: Map<string, number>;
}

/**
 * Plays rounds of random variants, until enough positions are compared; some of them go on with cards taken away.
 *
 * @throws with the seed and the first difference.
 */
export function compareMany(enough: number, seed: number): Coverage {
  const coverage: Coverage = { positions: 0, walks: 0, counts: new Map() };
  for (let round = seed; coverage.positions < enough; round++) {
    const random = createRandom(round);
    const start = randomStart(random);
    const dealt = walkFromDeal(start, random, chance(random, 0.3) ? between(random, 1, 60) : 400);
    note(coverage, start, dealt, round);
    if (dealt.last.outcome !== null) continue;
    note(coverage, start, walkFrom(withCardsTakenAway(dealt.last, random), random, 400), round);
  }
  return coverage;
}

function note(
  coverage: Coverage,
  { variant, seats }: Start,
  { positions, difference, last }: Walk,
  seed: number,
): void {
  if (difference !== null) throw new Error(`seed ${seed}, ${seats} seats, ${JSON.stringify(variant)}: ${difference}`);
  coverage.walks++;
  coverage.positions += positions;
  const count = (what: string): void => {
    coverage.counts.set(what, (coverage.counts.get(what) ?? 0) + positions);
  };
  for (const [option, value] of valuesOf(variant)) count(`${option} ${value}`);
  count(`seats ${seats}`);
  const outcome = last.outcome?.type ?? 'none';
  count(outcome === 'blocked' ? `end blocked by ${variant.blockedWhen}` : `end ${outcome}`);
  if (last.collected.some((piles) => piles.length > 0)) count('a corner was collected');
}

function valuesOf(variant: Variant): [string, string][] {
  return Object.entries(variant).flatMap(([option, value]): [string, string][] => {
    if (option === 'name' || option === 'seats') return [];
    if (option === 'dealSize') return [[option, typeof value === 'number' ? 'number' : 'table']];
    return [[option, typeof value === 'string' ? value : (value.type ?? value.end)]];
  });
}
