import {
  CARDS,
  createMatch,
  createRound,
  defineVariant,
  drawForDealer,
  pagat,
  type RoundState,
  SetupError,
  solitaire,
  standard,
  type VariantOverrides,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { deckOf, played } from './positions.js';

/** Two seats with one card each; the king that matters is turned up for the cross. */
function dealt(deck: string, variant: VariantOverrides): RoundState {
  return createRound({ variant: defineVariant(standard, { dealSize: 1, ...variant }), seats: 2, deck: deckOf(deck) });
}

/** Two seats with 24 cards each, so that the last four cards of the deck, those given, are all there is for the cross. */
function dealtOut(last: readonly [string, string, string, string], variant: VariantOverrides): RoundState {
  const rest = CARDS.filter((card) => !last.includes(card));
  const whole = defineVariant(standard, { seats: { min: 2, max: 2 }, dealSize: 24, ...variant });
  return createRound({ variant: whole, seats: 2, deck: deckOf([...rest, ...last].join(' ')) });
}

const NO_CORNERS = { NE: [], SE: [], SW: [], NW: [] };

it('R-SEAT: the number of seats lies within the range of the variant, both ends of it included', () => {
  const deck = deckOf('');
  const tries = [1, 2, 3, 4, 5].map((seats) => {
    const accepts = (work: () => unknown): boolean => {
      try {
        work();
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(SetupError);
        expect((error as SetupError).issues).toMatchObject([{ path: 'seats', code: 'seats-out-of-range' }]);
        return false;
      }
    };
    return [
      accepts(() => createRound({ seats, deck })),
      accepts(() => createMatch({ seats, dealer: 0 })),
      accepts(() => drawForDealer(standard, seats, deck)),
    ];
  });
  expect(tries).toEqual([1, 2, 3, 4, 5].map((seats) => Array(3).fill(seats >= 2 && seats <= 4)));
  expect(createRound({ variant: pagat, seats: 6, deck }).hands).toHaveLength(6);
});

it('R-SEAT: one seat is solitaire', () => {
  const round = createRound({ variant: solitaire, seats: 1, deck: deckOf('') });
  expect([round.hands, round.dealer, round.turn.seat]).toEqual([[[]], 0, 0]);
  expect(() => createRound({ variant: solitaire, seats: 2, deck: deckOf('') })).toThrow(SetupError);
});

it('R-DEAL: the cards go round one at a time, clockwise, the seat after the dealer first', () => {
  const variant = defineVariant(standard, { dealSize: 2 });
  const { hands } = createRound({ variant, seats: 3, dealer: 0, deck: deckOf('2c 3c 4c 5d 6d 7d') });
  expect(hands).toEqual([
    ['4c', '7d'],
    ['2c', '5d'],
    ['3c', '6d'],
  ]);
});

it('R-DEAL: a table may set the size of the hands by the number of seats', () => {
  const variant = defineVariant(standard, { dealSize: { 2: 10, 3: 7, 4: 5 } });
  const sizes = [2, 3, 4].map((seats) =>
    createRound({ variant, seats, deck: deckOf('') }).hands.map((hand) => hand.length),
  );
  expect(sizes).toEqual([
    [10, 10],
    [7, 7, 7],
    [5, 5, 5, 5],
  ]);
});

it('R-CROSS: the next cards are turned up on N, E, S and W, and the rest is the stock in the order of the deck', () => {
  const { piles, stock } = dealt('Ac Ad 9h 2s 7d Tc 3h 8s', {});
  expect(piles).toEqual({ N: ['9h'], E: ['2s'], S: ['7d'], W: ['Tc'], ...NO_CORNERS });
  expect(stock).toEqual(deckOf('Ac Ad 9h 2s 7d Tc 3h 8s').slice(6));
  expect(stock.slice(0, 2)).toEqual(['3h', '8s']);
});

it('R-FLIP corner: a king goes to the next free corner, and its place gets a card, again if that is a king', () => {
  const { piles, stock } = dealt('Ac Ad Kh 5d Kc Ks 6d Kd 7d 8d 9d', { kingFlip: 'corner' });
  expect(piles).toEqual({
    ...{ N: ['5d'], E: ['6d'], S: ['7d'], W: ['8d'] },
    ...{ NE: ['Kh'], SE: ['Kc'], SW: ['Ks'], NW: ['Kd'] },
  });
  expect(stock[0]).toBe('9d');
  expect(stock).toHaveLength(42);
});

it('R-FLIP vacate: a king goes to the next free corner, and its place stays a space', () => {
  const { piles, stock } = dealt('Ac Ad Kh 5d Kc 6d 7d', { kingFlip: 'vacate' });
  expect(piles).toEqual({ N: [], E: ['5d'], S: [], W: ['6d'], ...NO_CORNERS, NE: ['Kh'], SE: ['Kc'] });
  expect(stock[0]).toBe('7d');
});

it('R-FLIP stay: a king stays in the cross like any card', () => {
  const { piles, stock } = dealt('Ac Ad Kh 5d Kc 6d 7d', { kingFlip: 'stay' });
  expect(piles).toEqual({ N: ['Kh'], E: ['5d'], S: ['Kc'], W: ['6d'], ...NO_CORNERS });
  expect(stock[0]).toBe('7d');
});

it('R-FLIP: a place for which no card is left stays a space', () => {
  const one = dealtOut(['5d', 'Kc', '6d', '7d'], { kingFlip: 'corner' });
  expect(one.piles).toEqual({ N: ['5d'], E: ['6d'], S: ['7d'], W: [], ...NO_CORNERS, NE: ['Kc'] });
  const all = dealtOut(['Kc', 'Kd', 'Kh', 'Ks'], { kingFlip: 'corner' });
  expect(all.piles).toEqual({ N: [], E: [], S: [], W: [], NE: ['Kc'], SE: ['Kd'], SW: ['Kh'], NW: ['Ks'] });
  for (const { hands, stock } of [one, all]) expect([hands[0]?.length, stock]).toEqual([24, []]);
});

it('R-LEAD: the seat after the dealer has the first turn', () => {
  const leads = [0, 1, 2].map((dealer) => createRound({ seats: 3, dealer, deck: deckOf('') }).turn.seat);
  expect(leads).toEqual([1, 2, 0]);
  expect(createRound({ seats: 3, deck: deckOf('') })).toMatchObject({ dealer: 2, turn: { seat: 0, number: 1 } });
});

it('R-LEAD: play goes clockwise', () => {
  let round = createRound({ seats: 3, dealer: 0, deck: deckOf('') });
  const seats = [round.turn.seat];
  for (let turn = 0; turn < 4; turn += 1) {
    round = played(round, 'd .');
    seats.push(round.turn.seat);
  }
  expect(seats).toEqual([1, 2, 0, 1, 2]);
});
