import { CARDS, CROSS, type Move, PILES } from 'kings-corner';
import {
  cardOfNumber,
  createMoveBuffer,
  DRAW,
  END_TURN,
  FIRST_PILE_MOVE,
  KERNEL_CARDS,
  MOVE_COUNT,
  moveOfNumber,
  numberOfCard,
  numberOfMove,
} from 'kings-corner/kernel';
import { expect, it } from 'vitest';

const conceivable: readonly Move[] = [
  ...KERNEL_CARDS.flatMap((card) => PILES.map((to): Move => ({ type: 'play', card, to }))),
  ...CROSS.flatMap((from) => PILES.map((to): Move => ({ type: 'movePile', from, to }))),
  { type: 'draw' },
  { type: 'endTurn' },
];

it('numbers the cards by rank, then colour, then suit', () => {
  expect(KERNEL_CARDS.slice(0, 5)).toEqual(['Ac', 'As', 'Ad', 'Ah', '2c']);
  expect([...KERNEL_CARDS].sort()).toEqual([...CARDS].sort());
  expect(KERNEL_CARDS.map(numberOfCard)).toEqual(Array.from({ length: 52 }, (_, number) => number));
  expect(KERNEL_CARDS.map((_, number) => cardOfNumber(number))).toEqual(KERNEL_CARDS);
});

it('numbers every conceivable move once, and takes each number back', () => {
  expect(conceivable.length).toBe(MOVE_COUNT);
  expect(createMoveBuffer().length).toBe(MOVE_COUNT);
  expect(conceivable.map(numberOfMove)).toEqual(Array.from({ length: MOVE_COUNT }, (_, number) => number));
  expect(conceivable.map((_, number) => moveOfNumber(number))).toEqual(conceivable);
  expect([conceivable[FIRST_PILE_MOVE]?.type, moveOfNumber(DRAW), moveOfNumber(END_TURN)]).toEqual([
    'movePile',
    { type: 'draw' },
    { type: 'endTurn' },
  ]);
});

it('refuses numbers that are none of a card or a move', () => {
  for (const number of [-1, 0.5, 52, Number.NaN]) expect(() => cardOfNumber(number)).toThrow(RangeError);
  for (const number of [-1, 0.5, 416.5, 450, 65535, Number.NaN]) expect(() => moveOfNumber(number)).toThrow(RangeError);
});
