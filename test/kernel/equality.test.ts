import {
  applyMove,
  CARDS,
  type Card,
  createRound,
  defineVariant,
  type Piles,
  type PointTable,
  PRESETS,
  type RoundState,
  shuffleDeck,
  solitaire,
  standard,
  toolFluencyPips,
  type Variant,
  type VariantOverrides,
} from 'kings-corner';
import { createKernel, createPosition, loadRound } from 'kings-corner/kernel';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../reference/random.js';
import { walkFrom, walkFromDeal } from './comparison.js';
import { compareMany } from './equality.js';
import { startOf } from './starts.js';

it('gives the moves, in order, the states, outcomes and points of the reducer, in every variant', () => {
  const { positions, counts } = compareMany(100_000, 1);
  expect(positions).toBeGreaterThanOrEqual(100_000);
  expect([...counts].filter(([, count]) => count < 1000)).toEqual([]);
  // 34 values of options, 4 scorings, 4 ends of a match, 6 seat counts, 4 ends of a walk, collected corners
  expect(counts.size).toBe(53);
});

it.each(Object.values(PRESETS))('does so in the preset $name', (variant) => {
  for (let seed = 1; seed <= 10; seed++) {
    const random = createRandom(seed);
    expect(walkFromDeal(startOf(variant, random), random, 400).difference).toBeNull();
  }
});

it('does so where a king is found by an empty hand, and a space could take it too', () => {
  const options = { kingFlip: 'vacate', drawTiming: 'untilPlayable', kingObligation: 'immediate' } as const;
  const variant = defineVariant(solitaire, options);
  const first: readonly Card[] = ['Kc', '2c', '3c', '4c', 'Kh']; // the first king leaves a space
  const deck = [...first, ...CARDS.filter((card) => !first.includes(card))];
  const walk = walkFromDeal({ variant, seats: 1, dealer: 0, deck }, createRandom(1), 50);
  expect(walk.difference).toBeNull();
  expect(walk.positions).toBe(50);
});

it.each<[string, Partial<Piles>, boolean]>([
  ['nothing', {}, true],
  ['a merge of N', { N: ['8h'] }, false],
  ['a merge of W', { W: ['8h'] }, false],
  ['a transfer', { S: ['Kc'] }, false],
])('does so where no card of a hand can be played, and there is %s to be done', (_, piles, isDead) => {
  const variant = defineVariant(standard, { blockedWhen: 'noLegalMove' });
  const dealt = createRound({ variant, seats: 2, deck: CARDS });
  const table: Piles = { N: ['5c'], E: ['9c'], S: ['9s'], W: ['5s'], NE: [], SE: [], SW: [], NW: [], ...piles };
  const round: RoundState = {
    ...dealt,
    hands: [['2c'], ['2s']],
    stock: [],
    piles: table,
    turn: { ...dealt.turn, phase: 'play' },
  };
  expect(applyMove(round, { type: 'endTurn' }).outcome).toEqual(isDead ? { type: 'blocked' } : null);
  for (let seed = 1; seed <= 10; seed++) expect(walkFrom(round, createRandom(seed), 20).difference).toBeNull();
});

const PIPS: VariantOverrides = { scoring: toolFluencyPips.scoring };

/** Each option of a round: a variant in which it matters, and another value of it. */
const FLIPS: readonly [option: keyof Variant, base: VariantOverrides, other: VariantOverrides][] = [
  ['dealSize', {}, { dealSize: 6 }],
  ['kingFlip', {}, { kingFlip: 'vacate' }],
  ['kingFlip', {}, { kingFlip: 'stay' }],
  ['drawTiming', {}, { drawTiming: 'end' }],
  ['drawTiming', {}, { drawTiming: 'whenStuck' }],
  ['drawTiming', { drawTiming: 'end' }, { drawTiming: 'untilPlayable' }],
  ['playObligation', {}, { playObligation: 'one' }],
  ['playObligation', { playObligation: 'one' }, { playObligation: 'all' }],
  ['kingObligation', {}, { kingObligation: 'immediate' }],
  ['kingObligation', {}, { kingObligation: 'turn' }],
  ['pileMoves', {}, { pileMoves: 'merge' }],
  ['pileMoves', { pileMoves: 'merge' }, { pileMoves: 'none' }],
  ['spaceFill', {}, { spaceFill: 'nonKing' }],
  ['completedCorners', {}, { completedCorners: 'collect' }],
  ['blockedWhen', {}, { blockedWhen: 'noLegalMove' }],
  ['blockedResult', {}, { blockedResult: 'lowestPenalty' }],
  // by the face value of cards the fewest are seldom the cheapest
  ['blockedResult', { ...PIPS, blockedResult: 'lowestPenalty' }, { blockedResult: 'fewestCards' }],
  ['scoring', {}, { scoring: { type: 'penalty', points: { ...pointsOf(standard), 5: 2 } } }],
  ['scoring', { scoring: { type: 'none' } }, { scoring: { type: 'penalty', points: pointsOf(standard) } }],
  ['scoring', chips(1, 1, 1), chips(2, 1, 1)],
  ['scoring', chips(1, 1, 1), chips(1, 2, 1)],
  ['scoring', chips(1, 1, 1), chips(1, 1, 2)],
  ['scoring', corners(1), corners(2)],
  ['teams', { seats: { min: 4, max: 4 } }, { teams: 'partners' }],
];

/** Options that matter only between rounds: there the kernel shows its variant in the states it gives. */
const BETWEEN_ROUNDS: readonly VariantOverrides[] = [
  { name: 'other' },
  { seats: { min: 2, max: 3 } },
  { firstDealer: 'random' },
  { match: { end: 'rounds', rounds: 3 } },
  { tieBreak: 'shared' },
];

function pointsOf({ scoring }: Variant): PointTable {
  if (scoring.type !== 'penalty') throw new Error('no penalty points');
  return scoring.points;
}

function chips(ante: number, pass: number, perCard: number): VariantOverrides {
  return { scoring: { type: 'chips', ante, pass, perCard } };
}

function corners(goingOut: number): VariantOverrides {
  return { completedCorners: 'collect', scoring: { type: 'corners', goingOut } };
}

/** Whether some of 3000 rounds shows a difference when the kernel plays another variant than the reducer. */
function isCaught(variant: Variant, kernelVariant: Variant): boolean {
  return Array.from({ length: 3000 }, (_, seed) => seed).some((seed) => {
    const random = createRandom(seed);
    return walkFromDeal(startOf(variant, random), random, 2000, kernelVariant).difference !== null;
  });
}

describe('a difference planted in one option is caught', () => {
  it.each(FLIPS.map(([option, base, other], index) => ({ option, base, other, index })))(
    '$option (flip $index)',
    ({ base, other }) => {
      const variant = defineVariant(standard, { match: { end: 'round' }, ...base });
      expect(isCaught(variant, defineVariant(variant, other))).toBe(true);
    },
  );

  it('by refusing the round, where the option matters only between rounds', () => {
    const round = createRound({ seats: 2, deck: shuffleDeck('any') });
    for (const other of BETWEEN_ROUNDS) {
      const position = createPosition(createKernel({ ...standard, ...other } as Variant, 2));
      expect(() => loadRound(position, round)).toThrow(RangeError);
    }
  });

  it('whichever option it is', () => {
    const flipped = [...FLIPS.map(([option]) => option), ...BETWEEN_ROUNDS.flatMap((other) => Object.keys(other))];
    expect([...new Set(flipped)].sort()).toEqual(Object.keys(standard).sort());
  });
});
