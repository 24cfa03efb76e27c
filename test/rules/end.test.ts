import { type PileId, solitaire, yorimichiStandard } from 'kings-corner';
import { expect, it } from 'vitest';
import { cards, issue, legal, played, position, run, under } from './positions.js';

const PILES = { N: '9c', E: '9s', S: '5c', W: '5s' };

it('R-OUT: the round ends the instant a hand is emptied, in mid-turn, and no move follows', () => {
  const round = position({ hands: ['8d', '6h 8h'], piles: { ...PILES, W: 'Th' } });
  const over = played(round, '8d@N');
  expect(over.outcome).toEqual({ type: 'out', seat: 0 });
  expect(legal(over)).toBe('');
  expect(issue(over, 'N>W')).toBe('round-over');
  const other = position({ hands: ['6h 8h', '8d', '4h'], piles: PILES, turn: { seat: 1 } });
  expect(played(other, '8d@N').outcome).toEqual({ type: 'out', seat: 1 });
});

it('R-OUT: no end draw is made', () => {
  for (const drawTiming of ['end', 'untilPlayable'] as const) {
    const over = played(
      position({ variant: { drawTiming }, hands: ['8d', '6h 8h'], piles: PILES, stock: '3c' }),
      '8d@N',
    );
    expect(over).toMatchObject({ outcome: { type: 'out', seat: 0 }, stock: ['3c'], hands: [[], ['6h', '8h']] });
  }
});

it('R-OUT: the last card is placed, then a completed corner is collected, then the seat goes out', () => {
  const variant = { completedCorners: 'collect' } as const;
  const over = played(position({ variant, hands: ['Ac', '6h'], piles: { N: '9h', SE: run('Kc', '2') } }), 'Ac@SE');
  expect(over.collected).toEqual([[cards(run('Kc', 'A'))], []]);
  expect(over.piles.SE).toEqual([]);
  expect(over.outcome).toEqual({ type: 'out', seat: 0 });
});

it('R-OUT: the turn stays as the last move left it, and going out is no hand-over', () => {
  const turn = { number: 9, drawn: 1, drawnCard: '2c', played: 2, merged: 1, relocated: true } as const;
  const over = played(position({ hands: ['8d', '6h 8h'], piles: PILES, turn, passes: [3, 4], idleTurns: 1 }), '8d@N');
  expect(over.turn).toEqual({ ...turn, seat: 0, phase: 'play', played: 3, relocated: false });
  expect([over.passes, over.idleTurns, over.ply]).toEqual([[3, 4], 1, 1]);
});

it('R-OUT: its phase is the one in which the last card was played', () => {
  // only a soloist can go out in these phases
  const found = position({
    base: solitaire,
    variant: { drawTiming: 'untilPlayable' },
    hands: [''],
    piles: PILES,
    stock: '8d',
    idleTurns: 0,
  });
  expect(played(found, 'd 8d@N')).toMatchObject({
    outcome: { type: 'out', seat: 0 },
    turn: { number: 1, phase: 'playFound', drawn: 1, played: 1 },
    passes: [0],
  });
  const king = position({
    base: solitaire,
    variant: { drawTiming: 'end', kingObligation: 'immediate' },
    hands: [''],
    piles: PILES,
    stock: 'Kc',
  });
  expect(played(king, 'd Kc@NE')).toMatchObject({
    outcome: { type: 'out', seat: 0 },
    turn: { number: 1, phase: 'placeKing', drawn: 1, played: 1 },
    passes: [0],
  });
});

it('R-OUT: a turn that blocks is handed over, but its number does not grow', () => {
  const turn = { number: 9, seat: 1, relocated: true } as const;
  const over = played(position({ hands: ['6d', '6h'], piles: PILES, turn, passes: [3, 4], idleTurns: 1 }), '.');
  expect(over.turn).toEqual({ ...turn, phase: 'play', drawn: 0, drawnCard: null, played: 0, merged: 0 });
  expect([over.passes, over.idleTurns, over.outcome]).toEqual([[3, 5], 2, { type: 'blocked' }]);
});

it('R-OUT: a turn that blocks by its final draw stays in the phase of that draw', () => {
  // cards are left out: otherwise T-NO-DEADLOCK
  const round = position({
    variant: { drawTiming: 'untilPlayable', blockedWhen: 'noLegalMove' },
    hands: ['6d', '6h'],
    piles: PILES,
    stock: '3c',
    turn: { phase: 'draw', drawn: 1, played: 1, drawnCard: '5s' },
  });
  expect(played(round, 'd')).toMatchObject({
    outcome: { type: 'blocked' },
    turn: { number: 1, seat: 0, phase: 'draw', drawn: 2, drawnCard: '3c' },
  });
});

it('R-SOLO: with one seat, going out needs an empty hand and an empty stock', () => {
  const round = position({ base: solitaire, hands: ['8d'], piles: PILES, stock: '8h', turn: { drawn: 1 } });
  const emptied = played(round, '8d@N');
  expect([emptied.hands, emptied.outcome, legal(emptied)]).toEqual([[[]], null, '.']);
  expect(played(emptied, '. d 8h@E').outcome).toEqual({ type: 'out', seat: 0 });
});

it('R-SOLO: the one seat follows itself, and an idle turn of it blocks', () => {
  const round = position({ base: solitaire, hands: ['6d'], piles: PILES, stock: '3c', turn: { phase: 'draw' } });
  const next = played(round, 'd .');
  expect(next.turn).toMatchObject({ seat: 0, number: 2, phase: 'play' });
  expect(played(next, '.').outcome).toEqual({ type: 'blocked' });
});

it('R-BLOCK passCycle: blocked when as many turns in a row were idle as there are seats', () => {
  for (const seats of [2, 3, 4]) {
    let round = position({ hands: ['6d', '6h', '3c', '3s'].slice(0, seats), piles: PILES });
    for (let idle = 1; idle < seats; idle += 1) {
      round = played(round, '.');
      expect([round.idleTurns, round.outcome]).toEqual([idle, null]);
    }
    expect(played(round, '.')).toMatchObject({ idleTurns: seats, outcome: { type: 'blocked' } });
  }
});

it('R-BLOCK passCycle: seats that could play are blocked too when none of them does', () => {
  const round = position({ hands: ['8d', '8h'], piles: { ...PILES, W: 'Th' } });
  expect(played(round, '. .').outcome).toEqual({ type: 'blocked' });
});

it('R-BLOCK passCycle: a relocation keeps no round alive, a merge or a play does', () => {
  const round = position({ hands: ['6d', '6h'], piles: { N: '9c', E: 'Th', S: '5c' } });
  expect(played(round, '. N>W .').outcome).toEqual({ type: 'blocked' });
  expect(played(round, '. N>E .')).toMatchObject({ outcome: null, idleTurns: 0 });
  expect(played(round, '. 6h@W')).toMatchObject({ outcome: { type: 'out', seat: 1 } });
});

it('R-BLOCK passCycle: while there is a stock no turn is idle', () => {
  for (const drawTiming of ['start', 'end', 'whenStuck', 'untilPlayable'] as const) {
    const whole = { variant: { drawTiming, pileMoves: 'none' }, hands: ['6d 2d', '6h 2h'], piles: PILES } as const;
    const round = position({ ...whole, stock: '3c 3s', turn: { phase: drawTiming === 'start' ? 'draw' : 'play' } });
    expect([drawTiming, legal(round)]).toEqual([drawTiming, 'd']);
    const over =
      drawTiming === 'end' ? played(round, 'd') : played(round, drawTiming === 'untilPlayable' ? 'd d' : 'd .');
    expect([over.turn.seat, over.idleTurns]).toEqual([1, 0]);
  }
});

it('R-BLOCK noLegalMove: blocked at a hand-over when nobody holds a card with a legal play and nothing merges', () => {
  // hand-made, with cards left out: with all 52 of them this cannot be (T-NO-DEADLOCK)
  const round = position({ base: yorimichiStandard, hands: ['6d', '6h', '3c'], piles: PILES });
  expect(played(round, '.')).toMatchObject({ outcome: { type: 'blocked' }, passes: [1, 0, 0], idleTurns: 1 });
});

it('R-BLOCK noLegalMove: a card of any hand, a merge or a transfer keeps the round alive', () => {
  const hands = ['6d', '6h', '3c'];
  const alive = (more: { hands?: readonly string[]; piles?: Partial<Record<PileId, string>> }): boolean =>
    played(position({ base: yorimichiStandard, hands, piles: PILES, ...more }), '.').outcome === null;
  expect(alive({})).toBe(false);
  expect(alive({ hands: ['8d', '6h', '3c'] })).toBe(true);
  expect(alive({ hands: ['6d', '6h', '8d'] })).toBe(true);
  expect(alive({ hands: ['6d', 'Kh', '3c'] })).toBe(true); // a corner takes it
  expect(alive({ piles: { ...PILES, W: 'Th' } })).toBe(true); // N onto W
  expect(alive({ piles: { ...PILES, W: 'Kh' } })).toBe(true); // a transfer
  expect(alive({ piles: { ...PILES, W: '' } })).toBe(true); // a space takes any card
  expect(alive({ piles: { ...PILES, SE: 'Kc Qd' } })).toBe(false);
});

it('R-BLOCK noLegalMove: where piles never move, merges and transfers do not count', () => {
  for (const west of ['Th', 'Kh']) {
    const round = position({ base: yorimichiStandard, hands: ['6d', '6h', '3c'], piles: { ...PILES, W: west } });
    expect(played(round, '.').outcome).toBeNull();
    expect(played(under(round, { pileMoves: 'none' }), '.').outcome).toEqual({ type: 'blocked' });
  }
});

it('R-BLOCK noLegalMove: not while there is a stock', () => {
  const round = position({ base: yorimichiStandard, hands: ['6d', '6h', '3c'], piles: PILES, stock: '3s' });
  expect(played(round, '.').outcome).toBeNull();
});

it('R-BLOCK noLegalMove: voluntary passing never ends the round', () => {
  let round = position({ base: yorimichiStandard, hands: ['8d', '6h', '3c'], piles: PILES });
  for (let turn = 1; turn <= 12; turn += 1) round = played(round, '.');
  expect([round.outcome, round.idleTurns, round.passes, round.turn.number]).toEqual([null, 12, [4, 4, 4], 13]);
});

it('R-BLOCK: the test is made at a hand-over, not before', () => {
  const round = position({ base: yorimichiStandard, hands: ['8d 6s', '6h', '3c'], piles: PILES });
  const laid = played(round, '8d@N');
  expect([laid.outcome, legal(laid)]).toEqual([null, '.']); // nobody could go on, but the turn is not handed over yet
  expect(played(laid, '.').outcome).toEqual({ type: 'blocked' });
});
