import { CARDS, CROSS, formatMove, type Move, NotationError, PILES, parseMove, tryParseMove } from 'kings-corner';
import { expect, it } from 'vitest';

const MOVES: readonly Move[] = [
  { type: 'draw' },
  { type: 'endTurn' },
  ...CARDS.flatMap((card) => PILES.map((to): Move => ({ type: 'play', card, to }))),
  ...CROSS.flatMap((from) => PILES.map((to): Move => ({ type: 'movePile', from, to }))),
];

it('comes back from its text, for every move there is', () => {
  expect(MOVES.map((move) => parseMove(formatMove(move)))).toEqual(MOVES);
  expect(new Set(MOVES.map(formatMove)).size).toBe(2 + 52 * 8 + 4 * 8);
});

it('comes back from letters of any case, and from 10 for T', () => {
  for (const loosen of [
    (text: string) => text.toLowerCase(),
    (text: string) => text.toUpperCase(),
    (text: string) => text.replace('T', '10'),
  ]) {
    expect(MOVES.map((move) => parseMove(loosen(formatMove(move))))).toEqual(MOVES);
  }
});

it.each<readonly [text: unknown, position: number]>([
  ['', 0],
  [' d', 0],
  ['draw', 0],
  ['..', 0],
  ['1h@N', 0],
  ['Qx@N', 1],
  ['10x@N', 2],
  ['Q', 1],
  ['10', 2],
  ['10♥@N', 2],
  ['Qh', 2],
  ['Qh>N', 2],
  ['10h N', 3],
  ['Qh@', 3],
  ['Qh@X', 3],
  ['Qh@NN', 4],
  ['Qh@NEW', 5],
  ['Qh@N ', 4],
  ['N@NE', 1],
  ['NE>', 3],
  ['N>NE\n', 4],
  [undefined, 0],
  [{ type: 'draw' }, 0],
])('is refused where it goes wrong: %j', (text, position) => {
  expect(() => parseMove(text as string)).toThrow(NotationError);
  const result = tryParseMove(text as string);
  expect(result.ok ? null : result.issues).toMatchObject([{ path: String(position), code: 'bad-notation' }]);
});

it.each([
  ['Qx@N', 'at position 1: a suit expected'],
  ['', 'at position 0: a card, a pile, d or . expected'],
  [' d', 'at position 0: a card, a pile, d or . expected'],
  ['Qh N', 'at position 2: @ expected'],
  ['N Qh', 'at position 1: > expected'],
  ['Qh@X', 'at position 3: a pile expected'],
  ['Qh@N ', 'at position 4: the end of the text expected'],
])('says what could stand there: %j', (text, message) => {
  const result = tryParseMove(text);
  expect(result.ok ? [] : result.issues.map((issue) => issue.message)).toEqual([message]);
});
