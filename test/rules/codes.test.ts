import type { IllegalCode, VariantOverrides } from 'kings-corner';
import { expect, it } from 'vitest';
import { issue, position, type Sketch } from './positions.js';

/** Two kings in the hand, cards that fit and cards that do not, a space (W) and an empty corner or three. */
const SKETCH: Sketch = { hands: ['Kd Kh 8d 2d', '3c'], piles: { N: '9c', E: 'Th', S: 'Ks', NE: 'Kc' }, stock: '5c 5h' };
const IMMEDIATE = { kingObligation: 'immediate' } as const;

type Case = readonly [
  move: string,
  code: IllegalCode,
  over: string,
  variant?: VariantOverrides,
  more?: Partial<Sketch>,
];

/** Both codes apply to each of these moves, were it not for the order; the first one is given. */
const CASES: readonly Case[] = [
  ['3h@N', 'must-draw', 'card-not-in-hand', {}, { turn: { phase: 'draw' } }],
  ['NE>N', 'must-draw', 'corner-pile-fixed', {}, { turn: { phase: 'draw' } }],
  ['.', 'must-draw', 'king-first', IMMEDIATE, { turn: { phase: 'draw' } }],
  ['2d@N', 'must-play-found', 'does-not-fit', {}, { turn: { phase: 'playFound', drawn: 1, drawnCard: '8d' } }],
  [
    '3h@N',
    'must-place-king',
    'card-not-in-hand',
    IMMEDIATE,
    { turn: { phase: 'placeKing', drawn: 1, drawnCard: 'Kh' } },
  ],
  ['Kh@N', 'must-place-king', 'king-to-corner', IMMEDIATE, { turn: { phase: 'placeKing', drawn: 1, drawnCard: 'Kh' } }],
  [
    'Kd@SE',
    'must-place-king',
    'card-not-in-hand',
    IMMEDIATE,
    { turn: { phase: 'placeKing', drawn: 1, drawnCard: 'Kh' } },
  ],

  ['Ks@N', 'card-not-in-hand', 'king-to-corner', IMMEDIATE],
  ['3h@N', 'card-not-in-hand', 'king-first', IMMEDIATE],
  ['3h@SE', 'card-not-in-hand', 'corner-needs-king'],
  ['3h@E', 'card-not-in-hand', 'does-not-fit'],
  ['Kd@N', 'king-to-corner', 'does-not-fit', IMMEDIATE],
  ['Kd@W', 'king-to-corner', 'space-refuses-king', { ...IMMEDIATE, spaceFill: 'nonKing' }],
  ['2d@SE', 'king-first', 'corner-needs-king', IMMEDIATE],
  ['2d@E', 'king-first', 'does-not-fit', IMMEDIATE],

  ['NE>N', 'corner-pile-fixed', 'pile-moves-off', { pileMoves: 'none' }],
  ['NE>NE', 'corner-pile-fixed', 'same-pile'],
  ['SE>N', 'corner-pile-fixed', 'pile-empty'],
  ['NE>W', 'corner-pile-fixed', 'king-first', IMMEDIATE],
  ['N>N', 'pile-moves-off', 'same-pile', { pileMoves: 'none' }],
  ['W>N', 'pile-moves-off', 'pile-empty', { pileMoves: 'none' }],
  ['N>E', 'pile-moves-off', 'king-first', { ...IMMEDIATE, pileMoves: 'none' }],
  ['W>W', 'same-pile', 'pile-empty'],
  ['N>N', 'same-pile', 'king-first', IMMEDIATE],
  ['N>N', 'same-pile', 'does-not-fit'],
  ['W>N', 'pile-empty', 'king-first', IMMEDIATE],
  ['W>SE', 'pile-empty', 'corner-needs-king'],
  ['E>SE', 'king-first', 'corner-needs-king', IMMEDIATE],
  ['E>N', 'king-first', 'does-not-fit', IMMEDIATE],
  ['E>W', 'king-first', 'relocation-off', { ...IMMEDIATE, pileMoves: 'merge' }],
  ['S>W', 'relocation-off', 'space-refuses-king', { pileMoves: 'merge', spaceFill: 'nonKing' }],
  ['S>W', 'space-refuses-king', 'relocation-repeated', { spaceFill: 'nonKing' }, { turn: { relocated: true } }],

  ['d', 'stock-empty', 'king-first', IMMEDIATE, { stock: '' }],
  ['d', 'stock-empty', 'cannot-draw', {}, { stock: '' }],
  ['d', 'stock-empty', 'already-acted', { drawTiming: 'whenStuck' }, { stock: '', turn: { played: 1 } }],
  ['d', 'stock-empty', 'must-play', { drawTiming: 'end', playObligation: 'all' }, { stock: '' }],
  ['d', 'king-first', 'cannot-draw', IMMEDIATE],
  ['d', 'king-first', 'already-acted', { ...IMMEDIATE, drawTiming: 'whenStuck' }, { turn: { played: 1 } }],
  ['d', 'king-first', 'must-play', { ...IMMEDIATE, drawTiming: 'end', playObligation: 'all' }],
  ['d', 'cannot-draw', 'must-play-king', { kingObligation: 'turn' }],
  ['d', 'already-acted', 'not-stuck', { drawTiming: 'whenStuck' }, { turn: { merged: 1 } }],
  ['d', 'not-stuck', 'must-play-king', { drawTiming: 'whenStuck', kingObligation: 'turn' }],
  ['d', 'must-play-king', 'must-play', { drawTiming: 'end', kingObligation: 'turn', playObligation: 'all' }],

  ['.', 'king-first', 'must-play', { ...IMMEDIATE, playObligation: 'all' }],
  ['.', 'king-first', 'must-draw', { ...IMMEDIATE, drawTiming: 'end' }],
  ['.', 'must-play-king', 'must-play', { kingObligation: 'turn', playObligation: 'all' }],
  ['.', 'must-play-king', 'must-draw', { kingObligation: 'turn', drawTiming: 'end' }],
  ['.', 'must-play', 'must-draw', { playObligation: 'one', drawTiming: 'end' }],
  ['.', 'must-play', 'must-act', { playObligation: 'one', drawTiming: 'whenStuck' }],
];

it.each(CASES.map(([move, code, over, variant = {}, more = {}]) => ({ move, code, over, variant, more })))(
  'the codes of illegal moves stand in a fixed order: $move is told $code, not $over',
  ({ move, code, variant, more }) => {
    expect(issue(position({ ...SKETCH, ...more, variant }), move)).toBe(code);
  },
);

it('the found card has the codes of a play', () => {
  const variant = { ...IMMEDIATE, drawTiming: 'untilPlayable' } as const;
  const found = (drawnCard: '8d' | 'Kh'): ReturnType<typeof position> =>
    position({ ...SKETCH, variant, turn: { phase: 'playFound', drawn: 1, drawnCard } });
  expect(['8d@E', '8d@SE'].map((move) => issue(found('8d'), move))).toEqual(['does-not-fit', 'corner-needs-king']);
  expect(['Kh@N', 'Kh@W', 'Kh@NE'].map((move) => issue(found('Kh'), move))).toEqual(Array(3).fill('king-to-corner'));
});
