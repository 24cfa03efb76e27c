import {
  applyMove,
  CARDS,
  cardLabel,
  colorOf,
  createRound,
  fits,
  legalMoves,
  perft,
  type RoundState,
  shuffleDeck,
} from 'kings-corner';
import { expect, it } from 'vitest';

it('a card is labelled with its rank, 10 in figures, and the sign of its suit', () => {
  expect(['Ac', 'Td', '9h', 'Ks'].map((card) => cardLabel(card as (typeof CARDS)[number]))).toEqual([
    'A♣',
    '10♦',
    '9♥',
    'K♠',
  ]);
  expect(new Set(CARDS.map(cardLabel)).size).toBe(52);
});

it('hearts and diamonds are red, the others black', () => {
  for (const card of CARDS) expect(colorOf(card)).toBe('dh'.includes(card[1] ?? '') ? 'red' : 'black');
  expect(fits('Qh', 'Ks')).toBe(true);
  expect(fits('Qh', 'Kd')).toBe(false);
});

it('perft counts the ways to go on, one by one', () => {
  const round = createRound({ seats: 2, deck: shuffleDeck('perft') });
  const waysOf = (at: RoundState, depth: number): number =>
    depth === 0 ? 1 : legalMoves(at).reduce((ways, move) => ways + waysOf(applyMove(at, move), depth - 1), 0);
  for (const depth of [0, 1, 2, 3]) expect(perft(round, depth)).toBe(waysOf(round, depth));
  expect(() => perft(round, -1)).toThrow('depth: -1 is below 0');
  expect(() => perft(round, 0.5)).toThrow('depth: a whole number is needed, not 0.5');
});
