import fc from 'fast-check';
import { checkVariant, PRESETS, standard, type Variant } from 'kings-corner';
import { explainDifference, type Messages, summary } from 'kings-corner/rulebook';
import { describe, expect, it } from 'vitest';
import { dealOf } from './probes.js';
import { LANGUAGES, variantArb } from './sheets.js';

/** The options in the order in which a catalogue names them. */
const OPTIONS: readonly (keyof Variant)[] = [
  'seats',
  'dealSize',
  'drawTiming',
  'pileMoves',
  'scoring',
  'match',
  'firstDealer',
  'kingFlip',
  'playObligation',
  'kingObligation',
  'spaceFill',
  'completedCorners',
  'blockedWhen',
  'blockedResult',
  'tieBreak',
  'teams',
];

/** A pair of variants that differ in some options only, as related variants do. */
const pairArb: fc.Arbitrary<readonly [Variant, Variant]> = fc
  .tuple(variantArb, variantArb, fc.subarray([...OPTIONS]))
  .map(([variant, other, options]) => {
    const changes = Object.fromEntries(options.map((option) => [option, other[option]]));
    return [variant, { ...variant, ...changes }] as const;
  })
  .filter(([, changed]) => checkVariant(changed).length === 0);

describe('explainDifference', () => {
  it('names each option whose value means something else, and no other', () => {
    fc.assert(
      fc.property(pairArb, ([a, b]) => {
        for (const { messages } of LANGUAGES) {
          const lines = explainDifference(a, b, messages);
          const expected = OPTIONS.filter((option) => meaning(option, a) !== meaning(option, b));
          const labels = expected.map((option) => labelOf(option, messages));
          if (lines.length !== labels.length || !lines.every((line, index) => line.startsWith(labels[index] ?? '?'))) {
            throw new Error(`${messages.locale}: ${expected.join(' ')}, not\n${lines.join('\n')}`);
          }
          if (/undefined|NaN|[{}\t\n]/.test(lines.join(''))) throw new Error(lines.join('\n'));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has nothing to say of a variant and itself, whatever it is called', () => {
    fc.assert(
      fc.property(variantArb, (variant) => {
        for (const { messages } of LANGUAGES) {
          const lines = explainDifference(variant, { ...structuredClone(variant), name: 'another' }, messages);
          if (lines.length > 0) throw new Error(lines.join('\n'));
        }
      }),
      { numRuns: 100 },
    );
    expect(explainDifference(standard, PRESETS.boxedEdition)).toEqual([]);
  });

  it('does not take another way to write the same deal for a difference', () => {
    expect(explainDifference(standard, { ...standard, dealSize: { 2: 7, 3: 7, 4: 7, 6: 3 } })).toEqual([]);
  });

  it('says what is new, and what it was', () => {
    expect(explainDifference(standard, PRESETS.drawWhenStuck)).toEqual([
      'Draw: if you cannot play instead of at the start of your turn.',
    ]);
    expect(explainDifference(PRESETS.yorimichiStandard, PRESETS.yorimichiDrawLast)).toEqual([
      'Draw: at the end of your turn instead of at the start of your turn.',
      'You play a king of your hand: into an empty corner at once instead of if you like.',
    ]);
    expect(explainDifference(standard, PRESETS.singleRound)).toEqual([
      'Scoring: none instead of points (king = 10 and every other card = 1).',
      'Match: one round instead of until somebody has 25 points.',
    ]);
  });
});

describe('summary', () => {
  it('is one line that tells presets apart by seats, deal, draw, piles, scoring and match', () => {
    expect(summary(standard)).toBe(
      'For: 2, 3 or 4 seats · Deal: 7 cards · Draw: at the start of your turn · Piles move: onto piles and into spaces · ' +
        'Scoring: points (king = 10 and every other card = 1) · Match: until somebody has 25 points',
    );
  });

  it('is one line in every language for every variant', () => {
    fc.assert(
      fc.property(variantArb, (variant) => {
        for (const { messages } of LANGUAGES) {
          const line = summary(variant, messages);
          const parts = line.split(' · ');
          const labels = OPTIONS.slice(0, 6).map((option) => labelOf(option, messages));
          if (parts.length !== 6 || !parts.every((part, index) => part.startsWith(labels[index] ?? '?'))) {
            throw new Error(line);
          }
          if (/undefined|NaN|[{}\t\n]/.test(line)) throw new Error(line);
        }
      }),
      { numRuns: 100 },
    );
  });
});

function labelOf(option: keyof Variant, messages: Messages): string {
  return messages.options[OPTIONS.indexOf(option)]?.split('\t')[0] ?? '?';
}

/** What an option comes to, as text: two variants mean the same by it when these are equal. */
function meaning(option: keyof Variant, variant: Variant): string {
  if (option === 'dealSize') {
    const deals = seatsOf(variant).map((seats): [number, number] => [seats, dealOf(variant, seats)]);
    const sizes = new Set(deals.map(([, size]) => size));
    return JSON.stringify(sizes.size > 1 ? deals : [...sizes]);
  }
  // a target is a number of points, or of chips
  if (option === 'match') return JSON.stringify([variant.match, 'scoringTarget' in variant.match && isChips(variant)]);
  return JSON.stringify(variant[option]);
}

function isChips({ scoring }: Variant): boolean {
  return scoring.type === 'chips';
}

function seatsOf({ seats: { min, max } }: Variant): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}
