import { CARDS, type Card, createRound, jaxChips, pagat, type RoundState, shuffleDeck, standard } from 'kings-corner';
import {
  copyPosition,
  createKernel,
  createMoveBuffer,
  createPosition,
  dealRound,
  LIVE,
  listMoves,
  loadRound,
  makeMove,
  numberOfCard,
  outcomeOf,
  type Position,
  toRound,
} from 'kings-corner/kernel';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../reference/random.js';
import { positionOf, roundsOnWalks } from './positions.js';
import { withCardsTakenAway } from './starts.js';

const rounds = roundsOnWalks(40);
const dealt: RoundState = createRound({ seats: 2, deck: shuffleDeck('any') });

/** All but the ace. */
const TO_THE_DEUCE: readonly Card[] = ['Kd', 'Qc', 'Jd', 'Tc', '9d', '8c', '7d', '6c', '5d', '4c', '3d', '2c'];

describe('loadRound', () => {
  it('fills a position with a round, which toRound gives back', () => {
    for (const round of rounds) {
      const back = toRound(positionOf(round));
      if (JSON.stringify(back) !== JSON.stringify(round)) throw new Error(`ply ${round.ply}`);
    }
    expect(rounds.some(({ collected }) => collected.some((piles) => piles.length > 0))).toBe(true);
  });

  it('takes rounds that lack cards', () => {
    const random = createRandom(1);
    for (const round of rounds.filter(({ outcome }) => outcome === null)) {
      const fewer = withCardsTakenAway(round, random);
      if (JSON.stringify(toRound(positionOf(fewer))) !== JSON.stringify(fewer)) throw new Error(`ply ${round.ply}`);
    }
  });

  it('takes away what the position held before', () => {
    const position = createPosition(createKernel(dealt.variant, 2));
    const all = rounds.filter(({ variant, hands }) => variant === standard && hands.length === 2);
    expect(all.length).toBeGreaterThan(20);
    for (const round of all) {
      loadRound(position, round);
      expect(toRound(position)).toEqual(round);
    }
    loadRound(position, dealt);
    expect(toRound(position)).toEqual(dealt);
  });

  it('takes a variant that is equal, and refuses another one', () => {
    const copy = JSON.parse(JSON.stringify(dealt)) as RoundState;
    expect(toRound(loaded(createPosition(createKernel(standard, 2)), copy))).toEqual(dealt);
    expect(() => loadRound(createPosition(createKernel(pagat, 2)), dealt)).toThrow('round: the variant');
  });

  it('refuses another number of seats', () => {
    expect(() => loadRound(createPosition(createKernel(standard, 3)), dealt)).toThrow('round: 3 seats');
  });

  it.each<[string, Partial<RoundState>]>([
    ['a card twice', { stock: ['Kh', 'Kh'], hands: [['2c'], ['3c']] }],
    ['a pile that skips a rank', { piles: { ...dealt.piles, N: ['9c', '7h'] }, hands: [[], []], stock: [] }],
    ['a pile of one colour', { piles: { ...dealt.piles, N: ['9c', '8s'] }, hands: [[], []], stock: [] }],
    ['a card on an ace', { piles: { ...dealt.piles, N: ['Ac', 'Kh'] }, hands: [[], []], stock: [] }],
    ['a collected pile that is not complete', { collected: [[TO_THE_DEUCE], []], hands: [[], []], stock: [] }],
    ['a ply that is too high', { ply: 2 ** 31 }],
  ])('refuses %s', (_, part) => {
    const piles = { N: [], E: [], S: [], W: [], NE: [], SE: [], SW: [], NW: [] };
    const position = createPosition(createKernel(standard, 2));
    expect(() => loadRound(position, { ...dealt, piles, ...part })).toThrow(RangeError);
  });
});

function loaded(position: Position, round: RoundState): Position {
  loadRound(position, round);
  return position;
}

describe('copyPosition', () => {
  it('gives a position that is equal and goes its own way', () => {
    const moves = createMoveBuffer();
    for (const round of rounds) {
      const position = positionOf(round);
      const copy = createPosition(position.kernel);
      copyPosition(copy, position);
      if (JSON.stringify(toRound(copy)) !== JSON.stringify(round)) throw new Error('not equal');
      if (copy.outcome !== LIVE) continue;
      makeMove(copy, moves[listMoves(copy, moves) - 1] ?? 0);
      if (JSON.stringify(toRound(position)) !== JSON.stringify(round)) throw new Error('not apart');
      if (JSON.stringify(toRound(copy)) === JSON.stringify(round)) throw new Error('did not move');
    }
  });
});

it('copyPosition refuses a position of another kernel', () => {
  const position = createPosition(createKernel(standard, 3));
  expect(() => copyPosition(position, positionOf(dealt))).toThrow(RangeError);
});

describe('dealRound', () => {
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  const position = createPosition(createKernel(standard, 2));

  it('lets the last seat deal unless told otherwise', () => {
    dealRound(position, Uint8Array.from(CARDS, numberOfCard));
    expect(toRound(position)).toEqual(createRound({ seats: 2, deck: CARDS }));
  });

  it('refuses what is not the 52 cards once each', () => {
    dealRound(position, deck);
    for (const wrong of [
      deck.slice(1),
      Uint8Array.of(...deck, 0),
      deck.with(0, 1),
      deck.with(1, 0),
      deck.with(0, 64),
      deck.with(51, 52),
    ]) {
      expect(() => dealRound(position, wrong)).toThrow('deck: ');
    }
  });

  it('refuses a dealer that is no seat', () => {
    for (const dealer of [-1, 2, 0.5]) expect(() => dealRound(position, deck, dealer)).toThrow('dealer: ');
  });
});

describe('createKernel', () => {
  it('refuses seat counts that the variant does not allow', () => {
    expect(() => createKernel(standard, 5)).toThrow(expect.objectContaining({ code: 'invalid-setup' }));
    expect(() => createKernel(jaxChips, 1)).toThrow(expect.objectContaining({ code: 'invalid-setup' }));
    expect(() => createKernel(standard, 2.5)).toThrow(RangeError);
  });
});

describe('outcomeOf', () => {
  it('gives the outcome of a round', () => {
    for (const round of rounds) expect(outcomeOf(positionOf(round))).toEqual(round.outcome);
  });
});
