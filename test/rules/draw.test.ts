import type { Turn, VariantOverrides } from 'kings-corner';
import { expect, it } from 'vitest';
import { issue, legal, played, position } from './positions.js';

/** What a cell of the table depends on, besides the draw timing. */
interface Cell {
  readonly stock: boolean;
  /** Something done this turn; `null` for nothing. */
  readonly done: 'drawn' | 'played' | 'merged' | 'relocated' | null;
  /** Whether some card of the hand has a legal play. */
  readonly canPlay: boolean;
  /** A play that is owed before the turn may end. */
  readonly owes: boolean;
}

const DONE: readonly Cell['done'][] = [null, 'drawn', 'played', 'merged', 'relocated'];
const YES_NO = [true, false] as const;
const CELLS: readonly Cell[] = YES_NO.flatMap((stock) =>
  DONE.flatMap((done) => YES_NO.flatMap((canPlay) => YES_NO.map((owes) => ({ stock, done, canPlay, owes })))),
).filter(({ canPlay, owes }) => canPlay || !owes);

/** Which of draw and end of turn a seat may do in such a position: the four may be any, so neither is taken for granted. */
function exits(drawTiming: NonNullable<VariantOverrides['drawTiming']>, cell: Cell): string {
  const done: Partial<Turn> = {
    drawn: cell.done === 'drawn' || drawTiming === 'start' ? 1 : 0,
    drawnCard: null,
    played: cell.done === 'played' ? 1 : 0,
    merged: cell.done === 'merged' ? 1 : 0,
    relocated: cell.done === 'relocated',
  };
  const round = position({
    variant: { drawTiming, playObligation: cell.owes ? 'all' : 'none', pileMoves: 'none' },
    hands: [cell.canPlay ? '8d 6h' : '6d 6h', '2h'],
    piles: { N: '9c', E: '9s', S: '5c', W: '5s' },
    stock: cell.stock ? '2c 3c' : '',
    turn: done,
  });
  const listed = legal(round)
    .split(' ')
    .filter((move) => move === 'd' || move === '.')
    .join(' ');
  const allowed = ['d', '.'].filter((move) => issue(round, move) === null).join(' ');
  if (listed !== allowed) throw new Error(`listed: ${listed}, allowed: ${allowed}`);
  return listed;
}

const describeCell = (cell: Cell): string => JSON.stringify(cell);

it('R-DRAW start: in phase play never a draw; the turn may end unless something is owed', () => {
  for (const cell of CELLS)
    expect([describeCell(cell), exits('start', cell)]).toEqual([describeCell(cell), cell.owes ? '' : '.']);
});

it.each(['end', 'untilPlayable'] as const)(
  'R-DRAW %s: a draw while there is a stock, otherwise the end of the turn, unless something is owed',
  (drawTiming) => {
    for (const cell of CELLS) {
      const expected = cell.owes ? '' : cell.stock ? 'd' : '.';
      expect([describeCell(cell), exits(drawTiming, cell)]).toEqual([describeCell(cell), expected]);
    }
  },
);

it('R-DRAW whenStuck: a draw while there is a stock, nothing was drawn, played or merged, and the seat is stuck', () => {
  for (const cell of CELLS) {
    const acted = cell.done === 'drawn' || cell.done === 'played' || cell.done === 'merged';
    const draws = cell.stock && !acted && !cell.canPlay;
    expect([describeCell(cell), exits('whenStuck', cell).includes('d')]).toEqual([describeCell(cell), draws]);
  }
});

it('R-DRAW whenStuck: the turn may end, unless something is owed, once something was drawn, played or merged, or without a stock', () => {
  for (const cell of CELLS) {
    const acted = cell.done === 'drawn' || cell.done === 'played' || cell.done === 'merged';
    const ends = !cell.owes && (acted || !cell.stock);
    expect([describeCell(cell), exits('whenStuck', cell).includes('.')]).toEqual([describeCell(cell), ends]);
  }
});

it('R-DRAW: stock[0] is what is drawn; it goes to the end of the hand of the seat to move', () => {
  for (const drawTiming of ['start', 'end', 'whenStuck', 'untilPlayable'] as const) {
    const round = position({
      variant: { drawTiming },
      hands: ['2h', '6d 6h', '3h'],
      piles: { N: '9c', E: '9s', S: '5c', W: '5s' },
      stock: '2c 3c 4c',
      turn: { seat: 1, phase: drawTiming === 'start' ? 'draw' : 'play' },
    });
    const after = played(round, 'd');
    expect(after.hands).toEqual([['2h'], ['6d', '6h', '2c'], ['3h']]);
    expect(after.stock).toEqual(['3c', '4c']);
  }
});

it('R-DRAW end: the draw ends the turn', () => {
  const round = position({
    variant: { drawTiming: 'end' },
    hands: ['8d 2h', '6d'],
    piles: { N: '9c', E: '9s', S: '5c', W: '5s' },
    stock: '8h 3c',
  });
  expect(legal(round)).toBe('8d@N 8d@E d');
  expect(played(round, 'd').turn).toMatchObject({ seat: 1, number: 2, drawn: 0, drawnCard: null });
  expect(played(round, '8d@N d').hands).toEqual([['2h', '8h'], ['6d']]);
});

it.each(['start', 'end', 'whenStuck', 'untilPlayable'] as const)(
  'R-DRAW: with an empty stock nothing is drawn under %s, and no draw is owed',
  (drawTiming) => {
    const round = position({
      variant: { drawTiming, pileMoves: 'none' },
      hands: ['6d', '6h'],
      piles: { N: '9c', E: '9s', S: '5c', W: '5s' },
    });
    expect(legal(round)).toBe('.');
    expect(issue(round, 'd')).toBe('stock-empty');
    expect(legal(played(round, '.'))).toBe('.');
  },
);

it('R-DRAW-START: in phase draw only a draw is legal', () => {
  const round = position({
    hands: ['Kd 8d', '6h'],
    piles: { N: '9c', E: 'Th', S: 'Kh' },
    stock: '2c 3c',
    turn: { phase: 'draw' },
  });
  expect(legal(round)).toBe('d');
  expect(['8d@N', 'Kd@NE', 'N>E', 'S>NE', 'N>W', '.'].map((move) => issue(round, move))).toEqual(
    Array(6).fill('must-draw'),
  );
});

it('R-DRAW-START: phase play follows, and there is no second draw', () => {
  const round = position({ hands: ['8d', '6h'], piles: { N: '9c' }, stock: '8h 3c', turn: { phase: 'draw' } });
  const after = played(round, 'd');
  expect(after.turn).toMatchObject({ seat: 0, number: 1, phase: 'play', drawn: 1, drawnCard: '8h' });
  expect([issue(after, '8h@N'), issue(after, 'd'), issue(after, '.')]).toEqual([null, 'cannot-draw', null]);
});

const STUCK = {
  variant: { drawTiming: 'whenStuck' },
  hands: ['6d 2h', '6h'],
  piles: { N: '9c', E: '9s', S: '5c', W: '5s' },
} as const;

it('R-DRAW-STUCK: after the draw the turn goes on: the drawn card may be played, and there is no second draw', () => {
  const found = played(position({ ...STUCK, stock: '8h 3c' }), 'd');
  expect(found.turn).toMatchObject({ seat: 0, phase: 'play', drawn: 1 });
  expect(legal(found)).toBe('8h@N 8h@E .');
  const none = played(position({ ...STUCK, stock: '3c 3d' }), 'd');
  expect([legal(none), issue(none, 'd')]).toEqual(['.', 'already-acted']);
});

it('R-DRAW-STUCK: a seat that could play must play or merge before it ends its turn; a relocation is neither', () => {
  const round = position({ ...STUCK, hands: ['8d 2h', '6h'], stock: '3c 3d', piles: { N: '9c', E: 'Th', S: '5c' } });
  expect(['.', 'd'].map((move) => issue(round, move))).toEqual(['must-act', 'not-stuck']);
  expect(issue(played(round, 'E>W'), '.')).toBe('must-act');
  expect(issue(played(round, '8d@N'), '.')).toBeNull();
  expect(issue(played(round, 'N>E'), '.')).toBeNull();
});

it('R-DRAW-STUCK: only as long as there is a stock', () => {
  const round = position({ ...STUCK, hands: ['8d 2h', '6h'] });
  expect(legal(round)).toBe('8d@N 8d@E .');
});

it('R-DRAW-STUCK: a seat that is stuck draws before it ends its turn, though it may merge instead', () => {
  const round = position({ ...STUCK, stock: '3c 3d', piles: { ...STUCK.piles, E: 'Th' } });
  expect(legal(round)).toBe('N>E d');
  expect(issue(round, '.')).toBe('must-draw');
  expect([issue(played(round, 'N>E'), 'd'), issue(played(round, 'N>E'), '.')]).toEqual(['already-acted', null]);
});
