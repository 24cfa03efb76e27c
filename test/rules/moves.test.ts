import { legalMoves, PILES, viewFor } from 'kings-corner';
import { expect, it } from 'vitest';
import { legal, position } from './positions.js';

it('legal moves are listed in order: plays by hand and pile, pile moves by from and to, draw, end of turn', () => {
  const round = position({
    variant: { drawTiming: 'end' },
    hands: ['8d Kh 2c 8h', '3c'],
    piles: { N: '9c', E: 'Kd', S: '9s', SE: 'Kc Qd' },
    stock: '5c 5d',
  });
  expect(legal(round).split(' ')).toEqual([
    ...['8d@N', '8d@S', '8d@W', 'Kh@W', 'Kh@NE', 'Kh@SW', 'Kh@NW', '2c@W', '8h@N', '8h@S', '8h@W'],
    ...['N>W', 'E>W', 'E>NE', 'E>SW', 'E>NW', 'S>W', 'd'],
  ]);
  const last = position({ hands: ['2c', '3c'], piles: { N: '9c', E: 'Kd', S: '9s', W: '5c' }, stock: '' });
  expect(legal(last)).toBe('E>NE E>SE E>SW E>NW .');
});

it('the piles are listed N E S W NE SE SW NW', () => {
  expect(PILES.join(' ')).toBe('N E S W NE SE SW NW');
  const everywhere = position({ hands: ['Kh 2c', '3c'] });
  expect(legal(everywhere).split(' ').slice(0, 8)).toEqual(PILES.map((pile) => `Kh@${pile}`));
});

it('a move is plain data, without its seat, and the seat to move finds the same in its view', () => {
  const round = position({ hands: ['3c', '8d 2c'], piles: { N: '9c', E: 'Kd' }, turn: { seat: 1 } });
  const moves = legalMoves(round);
  expect(moves.slice(0, 1)).toEqual([{ type: 'play', card: '8d', to: 'N' }]);
  expect(moves).toContainEqual({ type: 'movePile', from: 'E', to: 'NE' });
  expect(moves.at(-1)).toEqual({ type: 'endTurn' });
  expect(legalMoves(viewFor(round, 1))).toEqual(moves);
  expect(JSON.parse(JSON.stringify(moves))).toEqual(moves);
});
