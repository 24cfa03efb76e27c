import { describe, expect, it } from 'vitest';
import type { Variant } from '../../src/rules/variant.js';
import { readVectors } from '../conformance/files.js';
import { createRandom } from './random.js';
import { randomVariant } from './randomVariant.js';
import { isValidVariant, variantProblems } from './variantProblems.js';
import type { VariantVectors } from './vectors.js';

const { presets, valid, invalid } = readVectors<VariantVectors>('variants');

/** Overrides that are undefined, which the vectors write as text, count as absent. */
function merged(base: Variant, overrides: Readonly<Record<string, unknown>>): unknown {
  const given = Object.entries(overrides).filter(([, value]) => value !== '(undefined)');
  return { ...base, name: 'custom', ...Object.fromEntries(given) };
}

function preset(name: string): Variant {
  const found = presets[name];
  if (found === undefined) throw new Error(`no preset ${name}`);
  return found;
}

describe('the reference judges variants as the vectors do', () => {
  it('every preset is valid', () => {
    expect(Object.entries(presets).flatMap(([, variant]) => variantProblems(variant))).toStrictEqual([]);
    expect(Object.keys(presets).length).toBeGreaterThan(20);
  });

  it.each(valid.map((vector, i) => ({ ...vector, i })))('valid $i', ({ base, overrides, result }) => {
    expect(merged(preset(base), overrides)).toStrictEqual(result);
    expect(variantProblems(result)).toStrictEqual([]);
  });

  it.each(invalid.map((vector, i) => ({ ...vector, i })))('invalid $i: $options', ({ overrides, options }) => {
    expect(variantProblems({ ...preset('standard'), ...overrides })).toStrictEqual(options);
  });
});

/** A variant cut into values that can be counted: option and value, or option and kind of value. */
function traits(variant: Variant): string[] {
  return Object.entries(variant).map(([option, value]) => {
    switch (option) {
      case 'name':
        return `name ${variant.name === 'custom'}`;
      case 'seats':
        return `seats ${variant.seats.min}-${variant.seats.max}`;
      case 'dealSize':
        return `dealSize ${typeof variant.dealSize}`;
      case 'scoring':
        return `scoring ${variant.scoring.type}`;
      case 'match':
        return `match ${variant.match.end}`;
      default:
        return `${option} ${value}`;
    }
  });
}

/** The pairs of traits that RULES 3 forbids. */
const FORBIDDEN: readonly (readonly [RegExp, RegExp])[] = [
  [/teams partners/, /seats (?!4-4)/],
  [/scoring corners/, /completedCorners stay/],
  [/match (target|elimination)/, /seats 1-/],
  [/match elimination/, /seats [3-6]-/],
  [/match elimination/, /teams partners/],
  [/match elimination/, /scoring (?!penalty)/],
  [/match (target|rounds)/, /scoring none/],
];

function isForbidden(pair: string): boolean {
  return FORBIDDEN.some(([a, b]) => a.test(pair) && b.test(pair));
}

/** The pairs of traits of different options, given as lists of traits by option. */
function pairsOf(traitsByOption: readonly (readonly string[])[]): string[] {
  return traitsByOption.flatMap((first, i) =>
    traitsByOption.slice(i + 1).flatMap((second) => first.flatMap((a) => second.map((b) => `${a}, ${b}`))),
  );
}

describe('random variants', () => {
  const random = createRandom(1);
  const variants = Array.from({ length: 20_000 }, () => randomVariant(random));

  it('are valid, every one', () => {
    expect(variants.filter((variant) => !isValidVariant(variant))).toStrictEqual([]);
  });

  it('reach every pair of option values that the rules allow, and no other', () => {
    const reached = new Set<string>();
    for (const variant of variants.slice(0, 8_000)) {
      for (const pair of pairsOf(traits(variant).map((trait) => [trait]))) reached.add(pair);
    }
    const known = [...new Set(variants.flatMap(traits))];
    const all = pairsOf(
      Object.keys(preset('standard')).map((option) => known.filter((trait) => trait.startsWith(`${option} `))),
    );
    expect(all.length).toBeGreaterThan(1500);
    expect(all.filter((pair) => !reached.has(pair) && !isForbidden(pair))).toStrictEqual([]);
    expect(all.filter((pair) => reached.has(pair) && isForbidden(pair))).toStrictEqual([]);
  });

  it('reach every literal of every option and every range of seats', () => {
    const counts = new Map<string, Set<string>>();
    for (const trait of variants.flatMap(traits)) {
      const [option = '', value = ''] = trait.split(' ');
      counts.set(option, (counts.get(option) ?? new Set()).add(value));
    }
    const sizes = Object.fromEntries([...counts].map(([option, values]) => [option, values.size]));
    expect(sizes).toStrictEqual({
      name: 2,
      seats: 21,
      dealSize: 2,
      firstDealer: 3,
      kingFlip: 3,
      drawTiming: 4,
      playObligation: 3,
      kingObligation: 3,
      pileMoves: 3,
      spaceFill: 2,
      completedCorners: 2,
      blockedWhen: 2,
      blockedResult: 3,
      scoring: 4,
      match: 4,
      tieBreak: 2,
      teams: 2,
    });
  });

  it('deal from no card to the last one', () => {
    const each = (count: number): Set<number> =>
      new Set(
        variants
          .filter(({ seats }) => seats.min <= count && count <= seats.max)
          .map(({ dealSize }) => (typeof dealSize === 'number' ? dealSize : Object.entries(dealSize)))
          .map((size) => (typeof size === 'number' ? size : Number(size.find(([key]) => key === String(count))?.[1]))),
      );
    const range = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i);
    const sorted = (sizes: Set<number>): number[] => [...sizes].sort((a, b) => a - b);
    expect(sorted(each(1))).toStrictEqual(range(0, 48));
    for (const count of range(2, 6)) expect(sorted(each(count))).toStrictEqual(range(1, Math.floor(48 / count)));
  });
});
