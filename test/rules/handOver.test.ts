import { expect, it } from 'vitest';
import { played, position, type Sketch } from './positions.js';

/** Stuck seats, with a merge (E onto N) and a space (W). */
const IDLE = {
  variant: { drawTiming: 'end' },
  hands: ['8d 2h', '6h 3h', '6d 3d'],
  piles: { N: '9c', E: 'Th', S: '5c' },
  passes: [4, 5, 6],
  idleTurns: 1,
} as const;

function counted(moves: string, more: Partial<Sketch> = {}): readonly [readonly number[], number] {
  const { passes, idleTurns } = played(position({ ...IDLE, ...more }), moves);
  return [passes, idleTurns];
}

it('R-HANDOVER: a turn in which nothing was played or merged is a pass of its seat', () => {
  expect(counted('.')[0]).toEqual([5, 5, 6]);
  expect(counted('.', { turn: { seat: 2 } })[0]).toEqual([4, 5, 7]);
  expect(counted('N>W .')[0]).toEqual([5, 5, 6]); // a relocation is nothing
  expect(counted('d', { stock: '3c 3s' })[0]).toEqual([5, 5, 6]); // nor is a draw
  expect(counted('8d@N .')[0]).toEqual([4, 5, 6]);
  expect(counted('N>E .')[0]).toEqual([4, 5, 6]);
  expect(counted('N>NE .', { piles: { N: 'Kc' } })[0]).toEqual([4, 5, 6]); // a transfer
});

it('R-HANDOVER: a turn in which nothing was drawn, played or merged is idle, any other starts the count anew', () => {
  expect(counted('.')[1]).toBe(2);
  expect(counted('N>W .')[1]).toBe(2); // a relocation is nothing
  expect(counted('d', { stock: '3c 3s' })[1]).toBe(0);
  expect(counted('8d@N .')[1]).toBe(0);
  expect(counted('N>E .')[1]).toBe(0);
  expect(counted('N>NE .', { piles: { N: 'Kc' } })[1]).toBe(0);
});

it('R-HANDOVER: a king placed after the draw is a play', () => {
  const variant = { drawTiming: 'end', kingObligation: 'immediate' } as const;
  expect(counted('d Kc@NE', { variant, stock: 'Kc 3s' })).toEqual([[4, 5, 6], 0]);
});

it('R-HANDOVER: so it is where the text says that the turn ends', () => {
  const variant = { drawTiming: 'untilPlayable' } as const;
  const piles = { N: '9c', E: '9s', S: '5c', W: '5s' };
  const hands = ['6c 2h', '6h 3h', '6d 3d'];
  expect(counted('d d', { variant, piles, hands, stock: '3c 3s' })).toEqual([[5, 5, 6], 0]); // the search was in vain
  expect(counted('d 8d@N', { variant, piles, hands, stock: '8d' })).toEqual([[4, 5, 6], 0]); // found the last card
});

it('R-HANDOVER: whether the round is blocked is tested with this turn counted', () => {
  const blocked = played(position({ ...IDLE, idleTurns: 2 }), '.');
  expect(blocked).toMatchObject({ outcome: { type: 'blocked' }, idleTurns: 3, passes: [5, 5, 6] });
  expect(played(position({ ...IDLE, idleTurns: 2 }), '8d@N .').outcome).toBeNull();
});

it('R-HANDOVER: otherwise the next seat begins its turn, and the number of turns grows by one', () => {
  const round = position({ ...IDLE, idleTurns: 0, turn: { number: 7, seat: 1 } });
  const once = played(round, '.');
  expect(once.turn).toMatchObject({ number: 8, seat: 2 });
  const twice = played(once, '.');
  expect(twice.turn).toMatchObject({ number: 9, seat: 0 });
  expect(twice.ply).toBe(round.ply + 2);
});

it.each([
  ['by the end of the turn', '.', {}],
  ['by a draw that ends it', 'd', { stock: '3c 3s' }],
  ['after a king placed', 'd Kc@NE', { variant: { drawTiming: 'end', kingObligation: 'immediate' }, stock: 'Kc 3s' }],
] satisfies [string, string, Partial<Sketch>][])('R-HANDOVER: %s the turn passes on', (_, moves, more) => {
  expect(played(position({ ...IDLE, ...more }), moves).turn).toMatchObject({ number: 2, seat: 1, drawn: 0, played: 0 });
});
