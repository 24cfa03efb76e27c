import type { DrawTiming } from 'kings-corner';
import { expect, it } from 'vitest';
import { issue, legal, played, position } from './positions.js';

const TIMINGS: readonly DrawTiming[] = ['start', 'end', 'whenStuck', 'untilPlayable'];

it.each(TIMINGS)(
  'R-TURN: under drawTiming %s a turn begins in phase draw or play, with counters at zero',
  (drawTiming) => {
    const hands = ['Qh 2c', '3c 4c'];
    const turn = { seat: 1, drawn: 1, played: 1, merged: 1, relocated: true } as const;
    for (const stock of ['', '9c 9d']) {
      const round = position({
        variant: { drawTiming },
        hands,
        stock,
        piles: { N: '5c', E: '5s', S: '8d', W: '8h' },
        turn,
      });
      const ends = stock !== '' && drawTiming !== 'start' && drawTiming !== 'whenStuck' ? 'd' : '.';
      expect(played(round, ends).turn).toEqual({
        number: 2,
        seat: 0,
        phase: drawTiming === 'start' && stock !== '' ? 'draw' : 'play',
        drawn: 0,
        played: 0,
        merged: 0,
        relocated: false,
        drawnCard: null,
      });
    }
  },
);

it('R-TURN: the turn counts what was drawn, played, merged and transferred, and marks a relocation until the next of them', () => {
  const round = position({
    hands: ['Qh Jc 5d 2c', '3c'],
    piles: { N: 'Kc', E: '6s', S: 'Th', W: '8c' },
    stock: '2h',
    turn: { phase: 'draw' },
  });
  const steps = ['d', 'Qh@N', 'Jc@N', 'S>N', 'E>S', '5d@S', 'W>E', 'N>SW', 'S>N'];
  const counters = steps.map((_, index) => {
    const { turn } = played(round, steps.slice(0, index + 1).join(' '));
    return [turn.drawn, turn.played, turn.merged, turn.relocated];
  });
  expect(counters).toEqual([
    [1, 0, 0, false],
    [1, 1, 0, false],
    [1, 2, 0, false],
    [1, 2, 1, false], // a merge
    [1, 2, 1, true], // a relocation
    [1, 3, 1, false], // undone by a play
    [1, 3, 1, true],
    [1, 3, 2, false], // and by a transfer
    [1, 3, 2, true],
  ]);
  expect(played(round, 'd').turn.drawnCard).toBe('2h');
});

it('R-TURN: a draw in mid-turn does not undo the mark of a relocation', () => {
  const round = position({
    variant: { drawTiming: 'whenStuck', spaceFill: 'nonKing' },
    hands: ['9c', '3c'],
    piles: { N: '5c', E: '5s', S: '8d', W: '8h' },
    stock: '2h 2d',
    turn: { relocated: true },
  });
  expect(played(round, 'd').turn).toMatchObject({ drawn: 1, relocated: true, drawnCard: '2h' });
});

it('R-TURN: any number of plays and pile moves may be made, in any order', () => {
  const round = position({ hands: ['Qh Jc Tc 9c 2c', '3c'], piles: { N: 'Kc', E: 'Th', S: '8d', W: '5s' } });
  const corner = ['Kc', 'Qh', 'Jc', 'Th', '9c', '8d'];
  const oneWay = played(round, 'Qh@N Jc@N E>N 9c@N S>N N>NE');
  expect(oneWay.piles).toMatchObject({ N: [], E: [], S: [], W: ['5s'], NE: corner });
  const otherWay = played(round, 'N>NE Qh@NE Jc@NE E>N N>NE 9c@NE Tc@E S>NE W>N');
  expect(otherWay.piles).toMatchObject({ N: ['5s'], E: ['Tc'], S: [], W: [], NE: corner });
  expect([oneWay.turn.seat, oneWay.turn.number]).toEqual([0, 1]);
  expect(legal(oneWay)).toBe('Tc@N Tc@E Tc@S 2c@N 2c@E 2c@S W>N W>E W>S .');
});

it('R-TURN: nothing laid down is taken back', () => {
  const round = played(position({ hands: ['Qh Jc', '3c'], piles: { N: 'Kc', E: 'Td', S: '8d', W: '5s' } }), 'Qh@N');
  expect(legal(round)).toBe('Jc@N N>NE N>SE N>SW N>NW .');
  expect(issue(round, 'Qh@E')).toBe('card-not-in-hand');
  expect(played(round, 'N>SE').piles).toMatchObject({ N: [], SE: ['Kc', 'Qh'] });
});
