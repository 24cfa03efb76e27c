import { solitaire } from 'kings-corner';
import { expect, it } from 'vitest';
import { issue, legal, played, position, type Sketch, under } from './positions.js';

/** Seat 0 is stuck, and nothing merges: the piles take red eights and red fours, the corners kings. */
const STUCK = {
  variant: { drawTiming: 'untilPlayable', pileMoves: 'merge' },
  hands: ['6d 2h', '6h 2d'],
  piles: { N: '9c', E: '9s', S: '5c', W: '5s' },
} as const;

const searching = (stock: string, more: Partial<Sketch> = {}): ReturnType<typeof position> =>
  position({ ...STUCK, stock, ...more });

it('R-DRAW-UNTIL: a card found must be played, and nothing else is legal', () => {
  const found = played(searching('8d 3c 3s', { hands: ['6d 2h', '6h 2d'] }), 'd');
  expect(found.turn).toMatchObject({ seat: 0, phase: 'playFound', drawn: 1, drawnCard: '8d' });
  expect(legal(found)).toBe('8d@N 8d@E');
  expect(['d', '.', '6d@N', 'N>E'].map((move) => issue(found, move))).toEqual(Array(4).fill('must-play-found'));
  expect(['8d@S', '8d@NE'].map((move) => issue(found, move))).toEqual(['does-not-fit', 'corner-needs-king']);
});

it('R-DRAW-UNTIL: then comes the final draw, which ends the turn whatever it brings', () => {
  const laid = played(searching('8d 8h 3s'), 'd 8d@E');
  expect(laid.turn).toMatchObject({ seat: 0, phase: 'draw', drawn: 1, played: 1 });
  expect(legal(laid)).toBe('d');
  expect(['.', '6d@N', 'N>E'].map((move) => issue(laid, move))).toEqual(Array(3).fill('must-draw'));
  const over = played(laid, 'd'); // 8h has a legal play, but the turn is over
  expect(over).toMatchObject({
    hands: [
      ['6d', '2h', '8h'],
      ['6h', '2d'],
    ],
    stock: ['3s'],
  });
  expect(over.turn).toMatchObject({ seat: 1, number: 2, phase: 'play' });
});

it('R-DRAW-UNTIL: with an empty stock the turn ends at once when the found card is played', () => {
  const over = played(searching('8d'), 'd 8d@E');
  expect([over.turn.seat, over.turn.number, over.outcome]).toEqual([1, 2, null]);
});

it('R-DRAW-UNTIL: while the card has no legal play the seat draws again', () => {
  const once = played(searching('3c 3s 8d 4s'), 'd');
  expect(once.turn).toMatchObject({ seat: 0, phase: 'play', drawn: 1, drawnCard: '3c' });
  expect(legal(once)).toBe('d');
  const thrice = played(once, 'd d');
  expect(thrice.turn).toMatchObject({ phase: 'playFound', drawn: 3, drawnCard: '8d' });
  expect(thrice.hands[0]).toEqual(['6d', '2h', '3c', '3s', '8d']);
});

it('R-DRAW-UNTIL: if the stock has run out the turn ends', () => {
  const over = played(searching('3c 3s'), 'd d');
  expect(over).toMatchObject({
    hands: [
      ['6d', '2h', '3c', '3s'],
      ['6h', '2d'],
    ],
    stock: [],
  });
  expect(over.turn).toMatchObject({ seat: 1, number: 2 });
});

/** A soloist without a card: only an empty hand is stuck beside a space. */
const ALONE = position({
  base: solitaire,
  variant: { drawTiming: 'untilPlayable' },
  hands: [''],
  piles: { N: '9c', E: '8h', S: '5c' },
  stock: '7h 3s 3c',
});

it('R-DRAW-UNTIL: a searching seat may merge or relocate before a draw, as always', () => {
  const once = played(searching('3c 3s', { piles: { N: '9c', E: '8h', S: '5c', W: '5s' } }), 'd');
  expect(legal(once)).toBe('E>N d');
  expect(legal(ALONE)).toBe('N>W E>N E>W S>W d');
});

it('R-DRAW-UNTIL: who has merged is no longer searching: one draw ends the turn', () => {
  const merged = played(searching('3c 3s 4s', { piles: { N: '9c', E: '8h', S: '5c', W: '5s' } }), 'd E>N');
  expect(legal(merged)).toBe('6d@E 2h@E 3c@E d');
  const over = played(merged, 'd');
  expect(over.turn).toMatchObject({ seat: 1, number: 2 });
  expect(over.stock).toEqual(['4s']);
});

it('R-DRAW-UNTIL: who has merged is not searching even while stuck', () => {
  const over = played(ALONE, 'E>N d');
  expect([over.turn.number, over.turn.phase, over.hands[0]]).toEqual([2, 'play', ['7h']]);
});

it('R-DRAW-UNTIL: who has played is not searching even while stuck', () => {
  const over = played(searching('8h 3s', { hands: ['8d 6d', '6h 2d'] }), '8d@N d');
  expect(over.hands[0]).toEqual(['6d', '8h']);
  expect(over.turn).toMatchObject({ seat: 1, number: 2 });
});

it('R-DRAW-UNTIL: who could play but does not is not searching: one draw ends the turn, as under end', () => {
  const over = played(searching('8h 3s', { hands: ['8d 6d', '6h 2d'] }), 'd');
  expect(over.hands[0]).toEqual(['8d', '6d', '8h']);
  expect(over.turn).toMatchObject({ seat: 1, number: 2, phase: 'play' });
  expect(over.stock).toEqual(['3s']);
});

it('R-DRAW-UNTIL: a relocation does not end the search, for it is nothing done', () => {
  const found = played(ALONE, 'S>W d');
  expect(found.turn).toMatchObject({ number: 1, phase: 'playFound', relocated: true });
  expect(legal(found)).toBe('7h@S');
});

it('R-DRAW-UNTIL: the found card is judged by every place it has: a pile, a corner, a space', () => {
  expect(legal(played(searching('Kd 3s'), 'd'))).toBe('Kd@NE Kd@SE Kd@SW Kd@NW');
  const corner = searching('Qd 3s', { piles: { ...STUCK.piles, SW: 'Kc' } });
  expect(legal(played(corner, 'd'))).toBe('Qd@SW');
  expect(legal(played(ALONE, 'd'))).toBe('7h@W');
});

it('R-DRAW-UNTIL: a search is no pass when it ends in a play, and one when it does not', () => {
  expect(played(searching('8d 3s'), 'd 8d@E d').passes).toEqual([0, 0]);
  expect(played(searching('3c 3s'), 'd d').passes).toEqual([1, 0]);
});

const IMMEDIATE = {
  variant: { drawTiming: 'end', kingObligation: 'immediate', pileMoves: 'relocate' },
  hands: ['6d 8d', '6h 2d'],
  piles: { N: '9c', E: 'Th', S: '5c', NE: 'Kh' },
} as const;

it('R-PLACE-KING: a king brought by the draw that ends the turn must go to an empty corner, and nothing else is legal', () => {
  const round = played(position({ ...IMMEDIATE, stock: 'Kc 3s' }), 'd');
  expect(round.turn).toMatchObject({ seat: 0, number: 1, phase: 'placeKing', drawn: 1, drawnCard: 'Kc' });
  expect(legal(round)).toBe('Kc@SE Kc@SW Kc@NW');
  const others = ['d', '.', '8d@N', 'Kc@W', 'Kc@N', 'Kc@NE', '8d@SE', 'N>E', 'N>W'];
  expect(others.map((move) => issue(round, move))).toEqual(Array(others.length).fill('must-place-king'));
});

it('R-PLACE-KING: then the turn ends, without another draw', () => {
  const over = played(position({ ...IMMEDIATE, stock: 'Kc 3s' }), 'd Kc@SW');
  expect(over.piles.SW).toEqual(['Kc']);
  expect(over.stock).toEqual(['3s']);
  expect(over.turn).toMatchObject({ seat: 1, number: 2, phase: 'play' });
  expect(over.passes).toEqual([0, 0]); // the king was a play
});

it('R-PLACE-KING: any other card, and any other king obligation, ends the turn', () => {
  expect(played(position({ ...IMMEDIATE, stock: 'Qc 3s' }), 'd').turn.seat).toBe(1);
  for (const kingObligation of ['none', 'turn'] as const) {
    const over = played(under(position({ ...IMMEDIATE, stock: 'Kc 3s' }), { kingObligation }), 'd');
    expect([over.turn.seat, over.hands[0]?.at(-1)]).toEqual([1, 'Kc']);
  }
});

it('R-PLACE-KING: under untilPlayable it follows the final draw and the draw of a seat that is not searching', () => {
  const variant = { ...STUCK.variant, kingObligation: 'immediate' } as const;
  const final = played(searching('8d Kc 3s', { variant }), 'd 8d@N d');
  expect(final.turn).toMatchObject({ seat: 0, phase: 'placeKing', drawn: 2, played: 1 });
  expect(played(final, 'Kc@NE').turn).toMatchObject({ seat: 1, number: 2 });
  const single = played(searching('Kc 3s', { variant, hands: ['8d 6d', '6h 2d'] }), 'd');
  expect(single.turn).toMatchObject({ seat: 0, phase: 'placeKing', drawn: 1 });
  // a king found by a search is played as such, and the final draw follows
  const found = played(searching('Kc 8d 3s', { variant }), 'd');
  expect(found.turn.phase).toBe('playFound');
  expect(played(found, 'Kc@NE').turn).toMatchObject({ seat: 0, phase: 'draw' });
});

it('R-PLACE-KING: a draw that does not end the turn leads to phase play, where R-KING-MUST holds', () => {
  for (const drawTiming of ['start', 'whenStuck'] as const) {
    const round = position({
      variant: { drawTiming, kingObligation: 'immediate' },
      hands: ['6d', '6h'],
      piles: STUCK.piles,
      stock: 'Kc 3s',
      turn: { phase: drawTiming === 'start' ? 'draw' : 'play' },
    });
    const after = played(round, 'd');
    expect([after.turn.phase, legal(after)]).toEqual(['play', 'Kc@NE Kc@SE Kc@SW Kc@NW']);
    expect(played(after, 'Kc@NE').turn.seat).toBe(0);
  }
});
