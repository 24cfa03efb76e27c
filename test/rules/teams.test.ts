import { createMatch, finishRound, partners, scoreRound, standings } from 'kings-corner';
import { expect, it } from 'vitest';
import { played, position } from './positions.js';

const PILES = { N: '9c', E: '9s', S: '5c', W: '5s' };

it('R-TEAM: a round ends when any one seat goes out, whatever its partner holds', () => {
  const hands = ['2h 3h', '8d', 'Kh Kd 3c', '7h 2c'];
  const over = played(position({ base: partners, hands, piles: PILES, turn: { seat: 1 } }), '8d@N');
  expect(over.outcome).toEqual({ type: 'out', seat: 1 });
  expect(scoreRound(over)).toMatchObject({ winners: [1, 3], points: [2, 0, 21, 2] });
});

it('R-TEAM: partners sit opposite, and the hands of both count for their party', () => {
  const match = createMatch({ variant: partners, seats: 4, dealer: 3 });
  expect(match.totals).toEqual([0, 0]);
  const hands = ['2h 3h', '', 'Kh 3c', '7h 2c Ac'];
  const round = position({ base: partners, hands, outcome: { type: 'out', seat: 1 } });
  const next = finishRound(match, round);
  expect(next.totals).toEqual([2 + 11, 0 + 3]);
  expect(standings(next).map(({ seats, total }) => [seats, total])).toEqual([
    [[1, 3], 3],
    [[0, 2], 13],
  ]);
});

it('R-TEAM: both partners win a match', () => {
  const match = createMatch({ variant: partners, seats: 4, dealer: 3 });
  const hands = ['Kh Kd', '', 'Kc 3c', '7h 2c Ac'];
  const round = position({ base: partners, hands, outcome: { type: 'out', seat: 1 } });
  expect(finishRound(match, round)).toMatchObject({ status: 'over', totals: [31, 3], winners: [1, 3] });
});
