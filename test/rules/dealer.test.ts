import {
  CARDS,
  type Card,
  createMatch,
  defineVariant,
  drawForDealer,
  type FirstDealer,
  finishRound,
  standard,
  startRound,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { cards, deckOf } from './positions.js';

function dealerBy(firstDealer: FirstDealer, seats: number, deck: readonly Card[]): number {
  return drawForDealer(defineVariant(standard, { firstDealer }), seats, deck);
}

it('R-DEALER: one card each in seat order from seat 0, and the lowest or the highest rank deals', () => {
  const deck = deckOf('5c 3d 9h 2c');
  expect([dealerBy('lowestCard', 3, deck), dealerBy('highestCard', 3, deck)]).toEqual([1, 2]);
  expect([dealerBy('lowestCard', 4, deck), dealerBy('highestCard', 4, deck)]).toEqual([3, 2]);
});

it('R-DEALER: the ace is low, and suits do not rank', () => {
  const ace = deckOf('Ac Kd');
  expect([dealerBy('lowestCard', 2, ace), dealerBy('highestCard', 2, ace)]).toEqual([0, 1]);
  // had suits a rank, the first two cards would decide; the next two say the contrary, whichever suit ranks higher
  for (const tie of ['8c 8s', '8s 8c', '8d 8h', '8h 8d']) {
    expect([
      dealerBy('lowestCard', 2, deckOf(`${tie} 4c 6c`)),
      dealerBy('lowestCard', 2, deckOf(`${tie} 6c 4c`)),
    ]).toEqual([0, 1]);
  }
});

it('R-DEALER: tied seats draw again among themselves, in seat order, from the rest of the deck', () => {
  expect(dealerBy('highestCard', 3, deckOf('Kc 2c Kd 4c 5c'))).toBe(2);
  expect(dealerBy('highestCard', 3, deckOf('Kc 2c Kd 5c 4c'))).toBe(0);
  expect(dealerBy('lowestCard', 4, deckOf('9c 3c 3d 3h 7c 4c 4d 8c 6c'))).toBe(3); // 1, 2 and 3 tie, then 2 and 3
  expect(dealerBy('lowestCard', 4, deckOf('3c 3d 5c 5d 7c 4c'))).toBe(1); // only the lowest are tied
});

it('R-DEALER: if the deck runs out, the lowest tied seat deals', () => {
  const pairs = [...'A23456789TJQK'].flatMap((rank) => cards(`${rank}c ${rank}d ${rank}h ${rank}s`));
  expect(dealerBy('lowestCard', 2, pairs)).toBe(0);
  // seats 1 and 2 tie, then tie 24 times, and one card is left
  const rest = pairs.filter((card) => !['9c', '2c', '2d'].includes(card));
  const odd = [...rest.filter((card) => card !== '9s'), ...cards('9s')];
  expect(dealerBy('lowestCard', 3, [...cards('9c 2c 2d'), ...odd])).toBe(1);
});

it('R-DEALER random: the card that stands highest in the fresh deck deals', () => {
  expect(dealerBy('random', 2, deckOf('Kc Ad'))).toBe(1);
  expect(dealerBy('random', 3, deckOf('Qh Kh Jh'))).toBe(1);
  expect(dealerBy('random', 3, deckOf('As Kh Kd'))).toBe(0);
});

it('R-DEALER random: every seat is equally likely', () => {
  const seats = CARDS.flatMap((first) =>
    CARDS.filter((second) => second !== first).map((second) => dealerBy('random', 2, deckOf(`${first} ${second}`))),
  );
  expect(seats.filter((seat) => seat === 0)).toHaveLength(seats.length / 2);
});

it('R-DEALER: the cards go back, and the deal passes to the next seat each round', () => {
  const variant = defineVariant(standard, { match: { end: 'rounds', rounds: 9 } });
  const deck = Object.freeze(deckOf('5c 3d 9h'));
  let match = createMatch({ variant, seats: 3, dealer: drawForDealer(variant, 3, deck) });
  const dealers = [match.dealer];
  for (let round = 0; round < 3; round += 1) {
    const started = startRound(match, deck); // all 52 cards again
    match = finishRound(match, { ...started, outcome: { type: 'blocked' } });
    dealers.push(match.dealer);
  }
  expect(dealers).toEqual([1, 2, 0, 1]);
});
