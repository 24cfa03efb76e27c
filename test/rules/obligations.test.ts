import { expect, it } from 'vitest';
import { issue, legal, played, position, under } from './positions.js';

const PILES = { N: '9c', E: '9s', S: '5c', W: '5s' };

it('R-MAY-END: what is owed forbids the end of the turn, and just so the draw that ends it', () => {
  for (const drawTiming of ['end', 'untilPlayable'] as const) {
    const variant = { drawTiming, playObligation: 'all' } as const;
    const hands = ['8d 2h', '6h'];
    const withStock = position({ variant, hands, piles: PILES, stock: '3c 3d' });
    expect([legal(withStock), issue(withStock, 'd'), issue(withStock, '.')]).toEqual([
      ...['8d@N 8d@E', 'must-play', 'must-play'],
    ]);
    expect(legal(played(withStock, '8d@N'))).toBe('d');
    const without = position({ variant, hands, piles: PILES });
    expect([legal(without), issue(without, '.')]).toEqual(['8d@N 8d@E', 'must-play']);
    expect(legal(played(without, '8d@N'))).toBe('.');
  }
});

it('R-MAY-END: it does not forbid a draw that does not end the turn', () => {
  const round = position({
    variant: { playObligation: 'all', kingObligation: 'turn' },
    hands: ['8d Kc', '6h'],
    piles: PILES,
    stock: '3c 3d',
    turn: { phase: 'draw' },
  });
  expect(legal(round)).toBe('d');
});

it('R-MUST none: a seat that could play may end its turn', () => {
  expect(legal(position({ hands: ['8d 2h', '6h'], piles: PILES }))).toBe('8d@N 8d@E .');
});

it('R-MUST one: not before a card was played, while some card has a legal play', () => {
  const round = position({ variant: { playObligation: 'one' }, hands: ['8d 8h 2h', '6h'], piles: PILES });
  expect(issue(round, '.')).toBe('must-play');
  expect(legal(played(round, '8d@N'))).toBe('8h@E .'); // one is enough
  expect(issue(position({ ...TWO_STUCK, variant: { playObligation: 'one' } }), '.')).toBeNull();
});

const TWO_STUCK = { hands: ['6d 2h', '6h'], piles: PILES };

it('R-MUST one: a merge is not a card played', () => {
  const round = position({ variant: { playObligation: 'one' }, hands: ['8d 2h', '6h'], piles: { ...PILES, E: 'Th' } });
  expect(issue(played(round, 'N>E'), '.')).toBe('must-play');
});

it('R-MUST all: not while any card has a legal play', () => {
  const round = position({ variant: { playObligation: 'all' }, hands: ['8d 8h 2h', '6h'], piles: PILES });
  expect(issue(round, '.')).toBe('must-play');
  expect(issue(played(round, '8d@N'), '.')).toBe('must-play');
  expect(legal(played(round, '8d@N 8h@E'))).toBe('.');
});

it('R-MUST: pile moves are never obligatory, but the spaces they open count', () => {
  for (const playObligation of ['one', 'all'] as const) {
    const round = position({ variant: { playObligation }, ...TWO_STUCK, piles: { ...PILES, E: 'Th' } });
    expect(legal(round)).toBe('N>E .');
    expect(issue(played(round, 'N>E'), '.')).toBe('must-play');
  }
});

it('R-MUST: it is the hand of the seat to move that counts', () => {
  const round = position({ variant: { playObligation: 'all' }, hands: ['6d 2h', '8d'], piles: PILES });
  expect(legal(round)).toBe('.');
});

const KINGS = { hands: ['Kd Kh 8d 6d', '6h'], piles: { N: '9c', E: 'Th', S: 'Ks', NE: 'Kc' } };

it('R-KING-MUST turn: the turn may not end while the hand holds a king and a corner is empty', () => {
  const round = position({ ...KINGS, variant: { kingObligation: 'turn' } });
  expect(issue(round, '.')).toBe('must-play-king');
  expect(legal(round)).toBe(
    'Kd@W Kd@SE Kd@SW Kd@NW Kh@W Kh@SE Kh@SW Kh@NW 8d@N 8d@W 6d@W N>E N>W E>W S>W S>SE S>SW S>NW',
  );
  expect(issue(played(round, 'Kd@SE'), '.')).toBe('must-play-king');
  expect(issue(played(round, 'Kd@SE 8d@N Kh@SW'), '.')).toBeNull();
  expect(issue(played(round, 'Kd@SE Kh@W'), '.')).toBeNull(); // a space is out of the hand too
});

it('R-KING-MUST turn: it forbids the draw that ends the turn too', () => {
  const round = position({ ...KINGS, variant: { kingObligation: 'turn', drawTiming: 'end' }, stock: '3c 3d' });
  expect([issue(round, 'd'), issue(round, '.')]).toEqual(['must-play-king', 'must-play-king']);
  expect(legal(played(round, 'Kd@SE Kh@SW')).split(' ').at(-1)).toBe('d');
});

it('R-KING-MUST immediate: in phase play only plays of kings into empty corners are legal', () => {
  const variant = { kingObligation: 'immediate', drawTiming: 'end' } as const;
  const round = position({ ...KINGS, variant, stock: '3c 3d' });
  expect(legal(round)).toBe('Kd@SE Kd@SW Kd@NW Kh@SE Kh@SW Kh@NW');
  const others = ['8d@N', '6d@W', 'N>E', 'N>W', 'S>SE', 'd', '.'];
  expect(others.map((move) => issue(round, move))).toEqual(Array(others.length).fill('king-first'));
  expect(legal(played(round, 'Kh@NW'))).toBe('Kd@SE Kd@SW');
  expect(legal(played(round, 'Kh@NW Kd@SW'))).toContain('8d@N');
});

it('R-KING-MUST immediate: in phase draw the draw comes first', () => {
  const round = position({
    ...KINGS,
    variant: { kingObligation: 'immediate' },
    stock: '3c 3d',
    turn: { phase: 'draw' },
  });
  expect([legal(round), issue(round, 'Kd@SE')]).toEqual(['d', 'must-draw']);
  expect(legal(played(round, 'd'))).toBe('Kd@SE Kd@SW Kd@NW Kh@SE Kh@SW Kh@NW');
});

it('R-KING-MUST none: a king may be kept', () => {
  expect(issue(position(KINGS), '.')).toBeNull();
});

it('R-KING-MUST: nobody is obliged to transfer a king of the cross', () => {
  const round = position({ ...KINGS, hands: ['6d', '6h'] });
  for (const kingObligation of ['turn', 'immediate'] as const) {
    const moves = legal(under(round, { kingObligation })).split(' ');
    expect(moves).toEqual(['6d@W', 'N>E', 'N>W', 'E>W', 'S>W', 'S>SE', 'S>SW', 'S>NW', '.']);
  }
});
