import { PRESETS } from 'kings-corner';
import { assertVariant } from 'kings-corner/testing';
import { describe, expect, it } from 'vitest';
import { pairsOf, spreadVariants, validPairs } from './spread.js';

const VARIANTS = spreadVariants(200, 2024);

describe('every law holds', () => {
  it('for variants in which every valid pair of option values occurs', () => {
    const valid = validPairs();
    const covered = new Set(VARIANTS.flatMap(pairsOf));
    console.log(
      `${[...valid].filter((pair) => covered.has(pair)).length} of ${valid.size} valid pairs of option values occur`,
    );
    expect([...valid].filter((pair) => !covered.has(pair))).toEqual([]);
    expect([...covered].filter((pair) => !valid.has(pair))).toEqual([]);
  });

  it.each([0, 1, 2, 3])('for quarter %i of 200 random variants, with all their numbers of seats', (quarter) => {
    VARIANTS.forEach((variant, index) => {
      if (index % 4 === quarter) assertVariant(variant, { seed: index, walks: 5, matches: 2 });
    });
  });

  it.each(Object.values(PRESETS))('for the preset $name', (preset) => {
    assertVariant(preset, { walks: 15, matches: 4 });
  });
});
