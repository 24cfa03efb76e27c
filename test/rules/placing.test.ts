import {
  CARDS,
  type Card,
  CORNERS,
  type DrawTiming,
  fits,
  formatMove,
  legalMoves,
  PILES,
  type PileId,
  type RoundState,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { issue, legal, played, position, under } from './positions.js';

/** R-BUILD and R-CORNER once more, with nothing but the text of a card. */
function isRankBelow(card: Card, onto: Card): boolean {
  return 'A23456789TJQK'.indexOf(card.charAt(0)) + 1 === 'A23456789TJQK'.indexOf(onto.charAt(0));
}
function isOtherColour(card: Card, onto: Card): boolean {
  return 'cs'.includes(card.charAt(1)) !== 'cs'.includes(onto.charAt(1));
}

it('R-BUILD: a card fits another exactly when it is one rank lower and of the other colour', () => {
  const pairs = CARDS.flatMap((card) => CARDS.map((onto) => ({ card, onto })));
  const wrong = pairs.filter(
    ({ card, onto }) => fits(card, onto) !== (isRankBelow(card, onto) && isOtherColour(card, onto)),
  );
  expect(wrong).toEqual([]);
  expect(pairs.filter(({ card, onto }) => fits(card, onto))).toHaveLength(12 * 4 * 2);
});

it('R-BUILD: a card may be played on a pile of the cross exactly when it fits the top', () => {
  const wrong = CARDS.flatMap((onto) =>
    CARDS.filter((card) => {
      if (card === onto) return false;
      const round = position({ hands: [`${card}`, ''], piles: { N: onto } });
      const expected = isRankBelow(card, onto) && isOtherColour(card, onto) ? null : 'does-not-fit';
      const listed = legalMoves(round).some((move) => formatMove(move) === `${card}@N`);
      return issue(round, `${card}@N`) !== expected || listed !== (expected === null);
    }),
  );
  expect(wrong).toEqual([]);
});

it('R-BUILD: nothing goes on an ace: there is no wrap-around', () => {
  const round = position({ hands: ['Kh Kc 2h', '3c'], piles: { N: '2d Ac', NE: 'Kd' } });
  expect(['Kh@N', 'Kc@N', '2h@N'].map((move) => issue(round, move))).toEqual(Array(3).fill('does-not-fit'));
});

it('R-BUILD: it is the top that counts, not the base, also in a corner', () => {
  const round = position({ hands: ['Jc Qh 8s', '3c'], piles: { N: 'Th 9c', E: '9d', S: 'Ks', NE: 'Kc Qd' } });
  expect(legal(under(round, { pileMoves: 'none', spaceFill: 'nonKing' })).split(' ')).toEqual([
    ...['Jc@W', 'Jc@NE', 'Qh@S', 'Qh@W', '8s@E', '8s@W', '.'],
  ]);
  expect(played(round, 'Jc@NE').piles.NE).toEqual(['Kc', 'Qd', 'Jc']);
});

it('R-CORNER: an empty corner takes only a king, and every king', () => {
  const wrong = CARDS.flatMap((card) => {
    const round = position({ hands: [card, card === '3c' ? '3d' : '3c'] });
    return CORNERS.filter(
      (corner) => issue(round, `${card}@${corner}`) !== (card.startsWith('K') ? null : 'corner-needs-king'),
    );
  });
  expect(wrong).toEqual([]);
});

it('R-CORNER: an empty corner takes only a pile whose base is a king', () => {
  const round = position({ hands: ['3c', '3d'], piles: { N: 'Kc Qh', E: 'Qd' } });
  expect(CORNERS.map((corner) => issue(round, `N>${corner}`))).toEqual(Array(4).fill(null));
  expect(CORNERS.map((corner) => issue(round, `E>${corner}`))).toEqual(Array(4).fill('corner-needs-king'));
});

it('R-CORNER: corner piles never move', () => {
  const round = position({ hands: ['3c', '3d'], piles: { N: 'Kh', NE: 'Kc', SE: 'Kd Qc' } });
  const moves = CORNERS.flatMap((from) => PILES.map((to) => `${from}>${to}`));
  expect(moves.filter((move) => issue(round, move) !== 'corner-pile-fixed')).toEqual([]);
  expect(legal(round)).not.toMatch(/NE>|SE>|SW>|NW>/);
});

const withSpace = position({ hands: ['Kh 9c Ad', '3c'], piles: { N: 'Kc Qd', E: '5s', S: '7d', NE: 'Kd' } });

it('R-SPACE any: a space takes any card, a king too', () => {
  expect(['Kh@W', '9c@W', 'Ad@W'].map((move) => issue(withSpace, move))).toEqual([null, null, null]);
  expect(issue(withSpace, 'N>W')).toBeNull();
});

it('R-SPACE nonKing: a space takes any card but a king', () => {
  const round = under(withSpace, { spaceFill: 'nonKing' });
  expect(['Kh@W', '9c@W', 'Ad@W'].map((move) => issue(round, move))).toEqual(['space-refuses-king', null, null]);
  expect(legal(round)).toContain('Kh@SE Kh@SW Kh@NW 9c@W Ad@W');
});

it('R-SPACE nonKing: a pile whose base is a king may not be relocated; others may, and it may be transferred', () => {
  const round = under(withSpace, { spaceFill: 'nonKing' });
  expect(['N>W', 'E>W', 'N>SE'].map((move) => issue(round, move))).toEqual(['space-refuses-king', null, null]);
  expect(legal(round)).toContain(' N>SE N>SW N>NW E>W S>W ');
});

// with `playObligation: 'all'` a turn may end exactly while no card of the hand has a legal play
const mustPlay = { playObligation: 'all', pileMoves: 'none' } as const;
const full = { N: '9c', E: '9s', S: '5c', W: '5s', NE: 'Kc' };
const endsWith = (hand: string, piles: Partial<Record<PileId, string>>): string | null =>
  issue(position({ variant: mustPlay, hands: [hand, '3c'], piles }), '.');

it('R-PLACE: a card has a legal play where it fits, in a corner, or in a space, and nowhere else', () => {
  expect(endsWith('9h 6d Qs', full)).toBeNull();
  expect(endsWith('9h 8d Qs', full)).toBe('must-play'); // fits
  expect(endsWith('9h Qd', full)).toBe('must-play'); // fits a corner pile
  expect(endsWith('9h Kd', full)).toBe('must-play'); // an empty corner
  expect(endsWith('9h 6d', { ...full, W: '' })).toBe('must-play'); // a space
  expect(endsWith('9h 6d', { ...full, NE: '' })).toBeNull();
});

it('R-PLACE: where a king may not go to a space it still has a legal play in a corner', () => {
  const king = { hands: ['Kd', '3c'], piles: { ...full, W: '' } };
  for (const variant of [{ spaceFill: 'nonKing' }, { kingObligation: 'immediate' }] as const) {
    const round = position({ ...king, variant: { ...mustPlay, ...variant } });
    expect([legal(round), issue(round, 'Kd@W') === null]).toEqual(['Kd@SE Kd@SW Kd@NW', false]);
  }
});

it('R-PLACE: the phase does not matter, nor whose hand it is in', () => {
  // under `noLegalMove` a hand-over asks about every hand; here in phase placeKing, where only the king may move
  const variant = {
    drawTiming: 'end',
    kingObligation: 'immediate',
    blockedWhen: 'noLegalMove',
    pileMoves: 'none',
  } as const;
  const turn = { phase: 'placeKing', drawn: 1, drawnCard: 'Kd' } as const;
  const blocks = (hands: readonly string[]): boolean =>
    played(position({ variant, hands, piles: full, turn }), 'Kd@SE').outcome !== null;
  expect(blocks(['9h Kd', '6h', '6d'])).toBe(true);
  expect(blocks(['8h Kd', '6h', '6d'])).toBe(false);
  expect(blocks(['9h Kd', '8h', '6d'])).toBe(false);
  expect(blocks(['9h Kd', '6h', '8d'])).toBe(false);
});

const piles = { N: '9c', E: '9s', S: '5c', NE: 'Kc' };

it('R-KING-PLACE: under immediate a king of a hand goes nowhere but to an empty corner', () => {
  const round = position({ variant: { kingObligation: 'immediate' }, hands: ['Kd', '3c'], piles });
  expect(legal(round)).toBe('Kd@SE Kd@SW Kd@NW');
  expect(PILES.filter((pile) => issue(round, `Kd@${pile}`) === 'king-to-corner')).toEqual(['N', 'E', 'S', 'W', 'NE']);
});

it('R-KING-PLACE: without that obligation, or with the one by the end of the turn, a king may go to a space', () => {
  for (const kingObligation of ['none', 'turn'] as const) {
    const round = position({ variant: { kingObligation }, hands: ['Kd', '3c'], piles });
    expect(issue(round, 'Kd@W')).toBeNull();
    expect(issue(round, 'Kd@N')).toBe('does-not-fit');
  }
});

it('R-KING-PLACE: it holds in every phase', () => {
  const variant = { drawTiming: 'untilPlayable', kingObligation: 'immediate' } as const;
  const found = {
    variant,
    hands: ['4d Kd', '3c'],
    stock: '2c',
    turn: { phase: 'playFound', drawn: 1, drawnCard: 'Kd' },
  } as const;
  expect(legal(position({ ...found, piles }))).toBe('Kd@SE Kd@SW Kd@NW');
  expect(issue(position({ ...found, piles }), 'Kd@W')).toBe('king-to-corner');
  expect(legal(position({ ...found, piles, turn: { ...found.turn, phase: 'placeKing' } }))).toBe('Kd@SE Kd@SW Kd@NW');
  expect(legal(under(position({ ...found, piles }), { kingObligation: 'none' }))).toBe('Kd@W Kd@SE Kd@SW Kd@NW');
});

it('R-KING-PLACE: it speaks of kings in hands: a pile whose base is a king may still be relocated', () => {
  const round = position({
    variant: { kingObligation: 'immediate' },
    hands: ['4d', '3c'],
    piles: { ...piles, N: 'Kh' },
  });
  expect(issue(round, 'N>W')).toBeNull();
});

const variant = { drawTiming: 'whenStuck' } as const;
const stuck = (hand: string, piles: Partial<Record<PileId, string>>): RoundState =>
  position({ variant, hands: [hand, '3c'], stock: '2c', piles });

it('R-STUCK: a seat is stuck when no card of its hand has a legal play', () => {
  const piles = { N: '9c', E: '9s', S: '5c', W: '5s' };
  expect(legal(stuck('9h 6d', piles))).toBe('d');
  expect(legal(stuck('9h 6d 8d', piles))).toBe('8d@N 8d@E');
});

it('R-STUCK: merges do not help: a stuck seat may merge, but need not', () => {
  const round = stuck('6d', { N: '9c', E: '8h', S: '5c', W: '5s' });
  expect(legal(round)).toBe('E>N d');
  expect(played(round, 'd').hands[0]).toEqual(['6d', '2c']);
  expect(legal(played(round, 'E>N'))).toBe('6d@E N>E S>E W>E .');
});

it.each<DrawTiming>(['whenStuck', 'untilPlayable'])(
  'R-STUCK: under %s it is the hand of the seat to move that counts',
  (drawTiming) => {
    const round = position({
      variant: { drawTiming },
      hands: ['6d', '8d'],
      stock: '8h 2c',
      piles: { N: '9c', E: '9s', S: '5c', W: '5s' },
    });
    expect(legal(round)).toBe('d');
    expect(played(round, 'd').turn.seat).toBe(0);
  },
);
