import {
  defineVariant,
  handPoints,
  jaxChips,
  pagat,
  RoundLiveError,
  type Scoring,
  scoreRound,
  solitaire,
  standard,
  toolFluencyPips,
  viewFor,
  wikipediaElimination,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { cards, played, position, run, type Sketch } from './positions.js';

const BLOCKED = { type: 'blocked' } as const;
const out = (seat: number): { readonly type: 'out'; readonly seat: number } => ({ type: 'out', seat });
const score = (sketch: Sketch): ReturnType<typeof scoreRound> => scoreRound(position(sketch));

it('R-SCORE penalty: the points of the cards left in each hand, nothing for the seat that went out', () => {
  const { points, pot } = score({ hands: ['', 'Kh Kd 2c', '3c 4c'], outcome: out(0) });
  expect([points, pot]).toEqual([[0, 21, 2], 0]);
  expect(score({ base: toolFluencyPips, hands: ['', 'Ac 9d Td Jd Qd Kd 2c'], outcome: out(0) }).points).toEqual([
    0, 76,
  ]);
  expect(score({ base: wikipediaElimination, hands: ['Qh Jh Kh Th Ah', ''], outcome: out(1) }).points).toEqual([16, 0]);
  expect(handPoints(cards('Kh 2c 9d'), standard)).toBe(12);
});

it('R-SCORE penalty: every rank costs what the table says', () => {
  const ranks = [...'A23456789TJQK'];
  const points = Object.fromEntries(ranks.map((rank, index) => [rank, 2 ** index]));
  const scoring = { type: 'penalty', points } as unknown as Scoring; // thirteen ranks, as the test says
  const variant = defineVariant(standard, { scoring });
  expect(ranks.map((rank) => handPoints(cards(`${rank}s`), variant))).toEqual(ranks.map((_, index) => 2 ** index));
  expect(handPoints(cards('As 3h Kc'), variant)).toBe(1 + 4 + 4096);
});

it('R-SCORE none: nothing is counted', () => {
  const variant = { scoring: { type: 'none' }, match: { end: 'round' } } as const;
  expect(score({ variant, hands: ['', 'Kh Kd'], outcome: out(0) })).toMatchObject({ points: [0, 0], pot: 0 });
  expect(handPoints(cards('Kh'), defineVariant(standard, variant))).toBe(0);
});

const CHIPS = { type: 'chips', ante: 100, pass: 10, perCard: 1 } as const;

it('R-SCORE chips: antes, passes and cards left of all seats go to the seat that went out', () => {
  const sketch = { base: jaxChips, hands: ['Kh 2c', '', '3c'], passes: [2, 1, 4], outcome: out(1) };
  expect(score({ ...sketch, variant: { scoring: CHIPS } })).toMatchObject({ points: [0, 373, 0], pot: 0 });
  expect(score(sketch)).toMatchObject({ points: [0, 13, 0], pot: 0 });
});

it('R-SCORE chips: blocked, all score nothing and the pot is left over', () => {
  const sketch = { base: jaxChips, hands: ['Kh 2c', '4c', '3c'], passes: [2, 1, 4], outcome: BLOCKED };
  expect(score({ ...sketch, variant: { scoring: CHIPS } })).toMatchObject({ points: [0, 0, 0], pot: 374 });
});

const CORNERS = { completedCorners: 'collect', scoring: { type: 'corners', goingOut: 3 } } as const;
const [FIRST, SECOND, THIRD, FOURTH] = [run('Kc', 'A'), run('Kh', 'A'), run('Ks', 'A'), run('Kd', 'A')];

it('R-SCORE corners: one for each corner collected, and goingOut for the seat that went out', () => {
  const collected = [[FIRST], [], [SECOND]];
  const hands = ['As', '', '3s'];
  expect(score({ variant: CORNERS, hands, collected, outcome: out(1) }).points).toEqual([1, 3, 1]);
  expect(score({ variant: CORNERS, hands: ['As', '5s', '3s'], collected, outcome: BLOCKED }).points).toEqual([1, 0, 1]);
});

it('R-SCORE: a round that is live has no score; a view of a finished one has the same', () => {
  expect(() => score({ hands: ['2c', '3c'] })).toThrow(RoundLiveError);
  const round = position({ hands: ['', 'Kh Kd 2c', '3c 4c'], outcome: out(0) });
  for (const seat of [0, 1, 2, null]) expect(scoreRound(viewFor(round, seat))).toEqual(scoreRound(round));
  expect(scoreRound(round).outcome).toEqual(out(0));
});

it('R-SCORE: the points are those of the hands when the round ended', () => {
  const over = played(position({ hands: ['Qd', 'Kh Kd 2c'], piles: { NE: 'Kc' } }), 'Qd@NE');
  expect(scoreRound(over)).toEqual({ outcome: out(0), winners: [0], points: [0, 21], pot: 0 });
});

it('R-WIN: whoever went out wins, under penalty, none and chips', () => {
  const scorings = [standard.scoring, { type: 'none' }, CHIPS] as const;
  for (const scoring of scorings) {
    const variant = { scoring, match: { end: 'round' } } as const;
    expect(score({ variant, hands: ['2c', '', '3c'], outcome: out(1) }).winners).toEqual([1]);
    const partners = { ...variant, teams: 'partners', seats: { min: 4, max: 4 } } as const;
    expect(score({ variant: partners, hands: ['2c', '4c', '3c', ''], outcome: out(3) }).winners).toEqual([1, 3]);
  }
});

it('R-WIN corners: the most points win, whoever went out; tied, the party that went out if among them, otherwise all', () => {
  const winners = (collected: readonly (readonly string[])[], goingOut: number): readonly number[] => {
    const variant = { ...CORNERS, scoring: { type: 'corners', goingOut } } as const;
    return score({ variant, hands: ['', 'As', '3s'], collected, outcome: out(0) }).winners;
  };
  expect(winners([[], [FIRST], []], 0)).toEqual([1]);
  expect(winners([[], [FIRST], []], 1)).toEqual([0]); // tied, and it went out
  expect(winners([[FIRST], [], [SECOND]], 0)).toEqual([0]);
  expect(winners([[], [FIRST], [SECOND]], 0)).toEqual([1, 2]);
  expect(winners([[], [], []], 0)).toEqual([0]);
});

it('R-WIN corners: with partners the sums count', () => {
  const winners = (collected: readonly (readonly string[])[], seat: number): readonly number[] => {
    const teams = { teams: 'partners', seats: { min: 4, max: 4 } } as const;
    const variant = { ...CORNERS, ...teams, scoring: { type: 'corners', goingOut: 0 } } as const;
    return score({ variant, hands: ['', '', '', ''], collected, outcome: out(seat) }).winners;
  };
  expect(winners([[FIRST], [SECOND, THIRD], [FOURTH], []], 0)).toEqual([0, 2]); // two against two
  expect(winners([[FIRST], [SECOND, THIRD], [FOURTH], []], 3)).toEqual([1, 3]);
  expect(winners([[FIRST], [SECOND], [THIRD], []], 1)).toEqual([0, 2]);
  expect(winners([[], [SECOND], [], []], 0)).toEqual([1, 3]);
});

it('R-WIN corners: blocked, the most corners win, tied all; nobody if nobody collected one', () => {
  const winners = (collected: readonly (readonly string[])[]): readonly number[] =>
    score({ variant: CORNERS, hands: ['5s', 'As', '3s'], collected, outcome: BLOCKED }).winners;
  expect(winners([[], [FIRST], []])).toEqual([1]);
  expect(winners([[FIRST], [], [SECOND]])).toEqual([0, 2]);
  expect(winners([[], [], []])).toEqual([]);
});

it('R-WIN chips: of a blocked round nobody wins, whatever blockedResult says', () => {
  for (const blockedResult of ['nobody', 'lowestPenalty', 'fewestCards'] as const) {
    const variant = { scoring: CHIPS, blockedResult } as const;
    expect(score({ base: jaxChips, variant, hands: ['2c', '3c 4c'], outcome: BLOCKED }).winners).toEqual([]);
  }
});

it('R-SOLO: a blocked solitaire has no winner, whatever the scoring', () => {
  const solo = { base: solitaire, hands: ['2s'], outcome: BLOCKED } as const;
  for (const blockedResult of ['nobody', 'lowestPenalty', 'fewestCards'] as const) {
    expect(score({ ...solo, variant: { blockedResult } }).winners).toEqual([]);
    expect(score({ ...solo, variant: { blockedResult, scoring: { type: 'none' } } }).winners).toEqual([]);
    expect(score({ ...solo, variant: { blockedResult, scoring: CHIPS } })).toMatchObject({ winners: [], pot: 101 });
  }
  expect(score({ ...solo, variant: CORNERS, collected: [[FIRST]] })).toMatchObject({ winners: [], points: [1] });
  expect(score({ ...solo, hands: [''], outcome: out(0) }).winners).toEqual([0]);
  expect(score({ ...solo, variant: CORNERS, hands: [''], outcome: out(0) })).toMatchObject({
    winners: [0],
    points: [3],
  });
});

it('R-BLOCK-RESULT nobody: no winner; the hands are charged all the same', () => {
  expect(score({ hands: ['2s', 'Ks', '3s'], outcome: BLOCKED })).toMatchObject({ winners: [], points: [1, 10, 1] });
});

it('R-BLOCK-RESULT lowestPenalty: the lowest sum of points wins, ties share', () => {
  const winners = (hands: readonly string[]): readonly number[] =>
    score({ base: pagat, variant: { blockedResult: 'lowestPenalty' }, hands, outcome: BLOCKED }).winners;
  expect(winners(['Ks', '2s 3s 4s', '5s 6s 7s 8s'])).toEqual([1]); // not the one card
  expect(winners(['Ks', '2s 3s', '5s 6s'])).toEqual([1, 2]);
  expect(score({ variant: { blockedResult: 'lowestPenalty' }, hands: ['Ks', '2s'], outcome: BLOCKED }).points).toEqual([
    10, 1,
  ]);
});

it('R-BLOCK-RESULT lowestPenalty: nobody wins where no penalty is counted', () => {
  const variant = { blockedResult: 'lowestPenalty', scoring: { type: 'none' }, match: { end: 'round' } } as const;
  expect(score({ variant, hands: ['2s', 'Ks 3s'], outcome: BLOCKED }).winners).toEqual([]);
});

it('R-BLOCK-RESULT fewestCards: the fewest cards win, ties share', () => {
  for (const scoring of [standard.scoring, { type: 'none' }] as const) {
    const variant = { blockedResult: 'fewestCards', scoring, match: { end: 'round' } } as const;
    const winners = (hands: readonly string[]): readonly number[] =>
      score({ variant, hands, outcome: BLOCKED }).winners;
    expect(winners(['Ks', '2s 3s 4s', '5s 6s 7s 8s'])).toEqual([0]);
    expect(winners(['2c 3c', 'Ks', 'Kd'])).toEqual([1, 2]);
  }
});

it('R-BLOCK-RESULT: with partners it is the sum of both hands', () => {
  const teams = { teams: 'partners', seats: { min: 4, max: 4 } } as const;
  const hands = ['Ks', '2s 3s', '5s', '6s 7s'];
  const by = (blockedResult: 'lowestPenalty' | 'fewestCards'): readonly number[] =>
    score({ variant: { ...teams, blockedResult }, hands, outcome: BLOCKED }).winners;
  expect(by('lowestPenalty')).toEqual([1, 3]); // 11 against 4
  expect(by('fewestCards')).toEqual([0, 2]); // 2 against 4
});
