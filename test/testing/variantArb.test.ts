import fc from 'fast-check';
import {
  CARDS,
  checkVariant,
  PRESETS,
  standard,
  type Variant,
  VariantError,
  type VariantOverrides,
} from 'kings-corner';
import { cardArb, deckArb, variantArb } from 'kings-corner/testing';
import { describe, expect, it } from 'vitest';
import { variantProblems } from '../reference/variantProblems.js';

/** The smallest value for which a property fails. */
function shrunk<T>(arb: fc.Arbitrary<T>, isGood: (value: T) => boolean, seed = 1): T {
  const { counterexample } = fc.check(fc.property(arb, isGood), { seed, numRuns: 1000 });
  if (counterexample === null) throw new Error('the property held');
  return counterexample[0];
}

describe('decks', () => {
  it('are the 52 cards once each', () => {
    fc.assert(fc.property(deckArb(), (deck) => deck.length === 52 && new Set(deck).size === 52));
    fc.assert(fc.property(cardArb(), (card) => CARDS.includes(card)));
  });

  it('bring every card to every place equally often', () => {
    const counts = CARDS.map(() => CARDS.map(() => 0));
    const decks = fc.sample(deckArb(), { numRuns: 10_000, seed: 7 });
    for (const deck of decks) {
      deck.forEach((card, place) => {
        const row = counts[place] ?? [];
        row[CARDS.indexOf(card)] = (row[CARDS.indexOf(card)] ?? 0) + 1;
      });
    }
    const expected = decks.length / 52;
    const chiSquare = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(51 * 51 + 4 * Math.sqrt(2 * 51 * 51));
  });

  it('shrink towards the fresh deck', () => {
    expect(shrunk(deckArb(), () => false)).toEqual(CARDS);
    const deck = shrunk(deckArb(), ([first]) => first !== 'Kh');
    expect(deck[0]).toBe('Kh');
    expect(deck.filter((card, place) => card !== CARDS[place])).toHaveLength(2);
  });
});

describe('variants', () => {
  it('are valid, whatever options are given', () => {
    fc.assert(
      fc.property(
        variantArb(),
        fc.array(fc.constantFrom(...(Object.keys(standard) as (keyof Variant)[]))),
        fc.nat(),
        (other, options, seed) => {
          const given: VariantOverrides = Object.fromEntries(options.map((option) => [option, other[option]]));
          for (const variant of fc.sample(variantArb(given), { numRuns: 5, seed })) {
            const problems = [...checkVariant(variant), ...variantProblems(variant)];
            if (problems.length > 0) throw new Error(JSON.stringify(problems));
            for (const option of options) {
              if (JSON.stringify(variant[option]) !== JSON.stringify(other[option]))
                throw new Error(`${option} was not kept`);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('shrink towards standard, one option at a time', () => {
    expect(shrunk(variantArb(), () => false)).toEqual(standard);
    for (const [option, value] of [
      ['drawTiming', 'untilPlayable'],
      ['pileMoves', 'none'],
      ['kingObligation', 'turn'],
      ['spaceFill', 'nonKing'],
    ] as const) {
      const variant = shrunk(variantArb(), (each) => each[option] !== value);
      expect(variant).toEqual({ ...standard, [option]: value });
    }
    expect(shrunk(variantArb(), ({ teams }) => teams === 'none')).toEqual({
      ...standard,
      seats: { min: 4, max: 4 },
      teams: 'partners',
    });
    expect(shrunk(variantArb(), ({ scoring }) => scoring.type !== 'corners')).toEqual({
      ...standard,
      completedCorners: 'collect',
      scoring: { type: 'corners', goingOut: 1 },
      match: { end: 'target', scoringTarget: 1 },
    });
  });

  it('can be held to the options of any preset', () => {
    for (const preset of Object.values(PRESETS)) {
      expect(fc.sample(variantArb(preset), 1)).toEqual([preset]);
    }
  });

  it('are refused with all issues when the given options go with no others', () => {
    const issuesOf = (given: VariantOverrides): string[] => {
      try {
        variantArb(given);
      } catch (error) {
        if (error instanceof VariantError) return error.issues.map(({ code }) => code);
      }
      return [];
    };
    expect(issuesOf({ teams: 'partners', match: { end: 'elimination', scoringTarget: 9 } })).toContain(
      'partners-need-four',
    );
    expect(issuesOf({ scoring: { type: 'none' }, match: { end: 'rounds', rounds: 2 } })).toEqual([
      'match-needs-points',
    ]);
    expect(issuesOf({ dealSize: 60 })).toContain('too-many-cards');
    expect(issuesOf({ drawTiming: 'never' as 'start', name: '' })).toEqual(['out-of-range', 'unknown-value']);
  });
});
