import { CARDS, createRound, type RoundState, sampleRound, shuffleDeck, viewFor } from 'kings-corner';
import { dealHidden, shuffleNumbers, toRound } from 'kings-corner/kernel';
import { expect, it } from 'vitest';
import { createRandom } from '../reference/random.js';
import { positionOf, roundsOnWalks } from './positions.js';

const rounds = roundsOnWalks(60);
const live = rounds.filter(({ outcome }) => outcome === null);

function cardsOf({ hands, stock, piles, collected }: RoundState): string[] {
  return [...hands.flat(), ...stock, ...Object.values(piles).flat(), ...collected.flat(2)].sort();
}

/** Seats whose hidden cards may be dealt anew. */
function seatsOf({ hands, turn }: RoundState): number[] {
  const isFree = turn.phase === 'draw' || turn.phase === 'play';
  return hands.map((_, seat) => seat).filter((seat) => isFree || seat === turn.seat);
}

it('deals anew what a seat cannot see, and nothing else', () => {
  const random = createRandom(1);
  let moved = 0;
  for (const round of live) {
    for (const seat of seatsOf(round)) {
      const position = positionOf(sampleRound(viewFor(round, seat), random));
      dealHidden(position, seat, random);
      const dealt = toRound(position);
      if (JSON.stringify(viewFor(dealt, seat)) !== JSON.stringify(viewFor(round, seat)))
        throw new Error('another view');
      if (cardsOf(dealt).join() !== [...CARDS].sort().join()) throw new Error('other cards');
      // a position whose sets of cards disagreed with its lists would not be that of its round
      const again = positionOf(dealt);
      if (position.firstSuits.join() !== again.firstSuits.join()) throw new Error('other sets');
      if (position.secondSuits.join() !== again.secondSuits.join()) throw new Error('other sets');
      if (JSON.stringify(dealt.stock) !== JSON.stringify(round.stock)) moved++;
    }
  }
  expect(moved).toBeGreaterThan(live.length / 2);
});

it('deals every hidden card to a hand equally often', () => {
  const random = createRandom(2);
  const round = createRound({ seats: 2, deck: shuffleDeck('any') });
  const position = positionOf(round);
  const times = new Map<string, number>();
  for (let deal = 0; deal < 10_000; deal++) {
    dealHidden(position, 0, random);
    for (const card of toRound(position).hands[1] ?? []) times.set(card, (times.get(card) ?? 0) + 1);
  }
  const hidden = 7 + round.stock.length;
  const expected = (10_000 * 7) / hidden;
  const deviation = Math.sqrt(expected * (1 - 7 / hidden));
  expect(times.size).toBe(hidden);
  for (const count of times.values()) expect(Math.abs(count - expected)).toBeLessThan(5 * deviation);
});

it('refuses rounds in which nothing may be dealt anew', () => {
  const over = rounds.filter(({ outcome }) => outcome !== null);
  const bound = live.filter((round) => seatsOf(round).length < round.hands.length);
  expect(Math.min(over.length, bound.length)).toBeGreaterThan(5);
  for (const round of [...over, ...bound]) {
    const other = (round.turn.seat + 1) % round.hands.length;
    expect(() => dealHidden(positionOf(round), other, Math.random)).toThrow('position: ');
  }
});

it('shuffles to every order equally often', () => {
  const random = createRandom(3);
  const times = new Map<string, number>();
  for (let shuffle = 0; shuffle < 24_000; shuffle++) {
    const numbers = Uint8Array.from([1, 2, 3, 4, 9]);
    shuffleNumbers(numbers, random, 4);
    times.set(numbers.join(''), (times.get(numbers.join('')) ?? 0) + 1);
  }
  expect(times.size).toBe(24);
  for (const [order, count] of times) {
    expect(order.endsWith('9')).toBe(true);
    expect(Math.abs(count - 1000)).toBeLessThan(160);
  }
});

it.each([1, -0.1, Number.NaN])('refuses a random that gives %d', (number) => {
  expect(() => shuffleNumbers(new Uint8Array(3), () => number)).toThrow(`random: gave ${number}`);
});
