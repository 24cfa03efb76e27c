import { PILES, type PileId } from 'kings-corner';
import { expect, it } from 'vitest';
import { cards, issue, legal, played, position, run, under } from './positions.js';

/** A merge (S onto N), transfers of E and, into the space W, relocations. */
const movable = position({ hands: ['3c 2c', '3d'], piles: { N: 'Td', E: 'Kc Qh', S: '9c 8d 7s', NE: 'Kd' } });

it('R-PILE merge: merges and transfers, but nothing into a space', () => {
  const round = under(movable, { pileMoves: 'merge' });
  expect(legal(round)).toBe('3c@W 2c@W E>SE E>SW E>NW S>N .');
  expect(['N>W', 'E>W', 'S>W'].map((move) => issue(round, move))).toEqual(Array(3).fill('relocation-off'));
});

it('R-PILE relocate: relocations too', () => {
  expect(legal(movable)).toBe('3c@W 2c@W N>W E>W E>SE E>SW E>NW S>N S>W .');
});

it('R-PILE none: piles never move', () => {
  const round = under(movable, { pileMoves: 'none' });
  expect(legal(round)).toBe('3c@W 2c@W .');
  expect(['S>N', 'E>SE', 'N>W'].map((move) => issue(round, move))).toEqual(Array(3).fill('pile-moves-off'));
});

it('R-PILE: the whole pile moves, in its order, and leaves a space', () => {
  expect(played(movable, 'S>N').piles).toMatchObject({ N: cards('Td 9c 8d 7s'), S: [] });
  expect(played(movable, 'E>NW').piles).toMatchObject({ NW: cards('Kc Qh'), E: [] });
  expect(played(movable, 'S>W').piles).toMatchObject({ W: cards('9c 8d 7s'), S: [] });
});

it('R-PILE: a merge is decided by the base of the pile that moves and the top of the one that takes it', () => {
  const piles = { N: '6d 5c', E: '9c 8d 7s', S: 'Td', W: '8h 7c 6h', NE: 'Kd Qc', NW: 'Kh' };
  const round = position({ hands: ['2c', '3d'], piles });
  // compared top with top N would fit W, base with base W would fit E, top with base E would fit W
  expect(legal(round)).toBe('N>E E>S .');
  expect(['W>E', 'N>W', 'E>W', 'W>N'].map((move) => issue(round, move))).toEqual(Array(4).fill('does-not-fit'));
});

it('R-PILE: a pile may be merged onto a corner pile', () => {
  const round = position({ hands: ['2c', '3d'], piles: { N: 'Js Td', E: '4c', S: '6c', W: '8c', SE: 'Kc Qd' } });
  expect(legal(round)).toBe('N>SE .');
  expect(played(round, 'N>SE').piles).toMatchObject({ N: [], SE: cards('Kc Qd Js Td') });
});

it('R-PILE: a pile moves neither onto itself nor from a space', () => {
  expect(issue(movable, 'N>N')).toBe('same-pile');
  expect(PILES.filter((to) => to !== 'W' && issue(movable, `W>${to}`) !== 'pile-empty')).toEqual([]);
});

it('R-PILE: no second relocation until a card has been played or a pile merged or transferred in the turn', () => {
  const once = played(movable, 'S>W');
  expect(once.turn.relocated).toBe(true);
  const relocations = (round: typeof once): readonly string[] =>
    legal(round)
      .split(' ')
      .filter((move) => (['N', 'E', 'S', 'W'] as readonly PileId[]).some((space) => move.endsWith(`>${space}`)));
  expect(relocations(once)).toEqual(['W>N']); // a merge
  expect(['N>S', 'W>S', 'E>S'].map((move) => issue(once, move))).toEqual(Array(3).fill('relocation-repeated'));
  expect(relocations(played(once, 'W>N'))).toEqual(['N>S', 'N>W', 'E>S', 'E>W']); // merged
  expect(relocations(played(once, 'E>SE'))).toEqual(['N>E', 'N>S', 'W>N', 'W>E', 'W>S']); // transferred
  expect(relocations(played(once, '3c@S'))).toEqual(['W>N']); // no space is left
  expect(relocations(played(once, '3c@S E>SE'))).toEqual(['N>E', 'S>E', 'W>N', 'W>E']); // transferred
  expect(relocations(played(movable, 'E>SE S>W 3c@S'))).toEqual(['N>E', 'S>E', 'W>N', 'W>E']); // played
});

it('R-PILE: the bound on relocations is one of the turn: the next turn is free again', () => {
  const round = played(movable, 'S>W .');
  expect(round.turn).toMatchObject({ seat: 1, relocated: false });
  expect(issue(round, 'W>S')).toBeNull();
});

it('R-PILE: a relocation of a king is no transfer, and a transfer no relocation', () => {
  expect(played(movable, 'E>W').turn).toMatchObject({ merged: 0, relocated: true });
  expect(played(movable, 'E>SW').turn).toMatchObject({ merged: 1, relocated: false });
});

const COLLECT = { completedCorners: 'collect' } as const;

it('R-COLLECT: the moment a corner pile holds all thirteen cards it is taken off and credited, by a play', () => {
  const round = position({ variant: COLLECT, hands: ['Ac 3h', '3s'], piles: { N: '9h', SE: run('Kc', '2') } });
  const after = played(round, 'Ac@SE');
  expect(after.collected).toEqual([[cards(run('Kc', 'A'))], []]);
  expect(after.piles.SE).toEqual([]);
  expect(after.turn).toMatchObject({ seat: 0, played: 1 });
});

it('R-COLLECT: twelve cards are not all of them', () => {
  const round = position({ variant: COLLECT, hands: ['2d 3h', '3s'], piles: { N: '9h', SE: run('Kc', '3') } });
  const after = played(round, '2d@SE');
  expect([after.piles.SE.length, after.collected]).toEqual([12, [[], []]]);
});

it('R-COLLECT: by a merge', () => {
  const whole = run('Kc', 'A').split(' ');
  const piles = { N: whole.slice(5).join(' '), NW: whole.slice(0, 5).join(' ') };
  const after = played(position({ variant: COLLECT, hands: ['3h', '3s'], piles }), 'N>NW');
  expect(after.collected).toEqual([[whole], []]);
  expect(after.piles).toMatchObject({ N: [], NW: [] });
});

it('R-COLLECT: by a transfer; a pile of the cross stays, however long it is', () => {
  const round = position({ variant: COLLECT, hands: ['Ac 3h', '3s'], piles: { W: run('Kc', '2') } });
  const grown = played(round, 'Ac@W');
  expect([grown.piles.W.length, grown.collected]).toEqual([13, [[], []]]);
  const after = played(grown, 'W>SW');
  expect(after.collected).toEqual([[cards(run('Kc', 'A'))], []]);
  expect(after.piles).toMatchObject({ W: [], SW: [] });
});

it('R-COLLECT: the pile goes to the seat that moved, after those it has, and the corner takes a king again', () => {
  const first = run('Kh', 'A');
  const round = position({
    variant: COLLECT,
    hands: ['3s', 'Kd Ac', '5s'],
    piles: { NE: run('Kc', '2') },
    collected: [[], [first], []],
    turn: { seat: 1 },
  });
  const after = played(round, 'Ac@NE');
  expect(after.collected).toEqual([[], [cards(first), cards(run('Kc', 'A'))], []]);
  expect(issue(after, 'Kd@NE')).toBeNull();
});

it('R-COLLECT stay: a completed corner stays', () => {
  const round = position({ hands: ['Ac 3h', '3s'], piles: { N: '9h', SE: run('Kc', '2') } });
  const after = played(round, 'Ac@SE');
  expect([after.piles.SE.length, after.collected]).toEqual([13, [[], []]]);
});
