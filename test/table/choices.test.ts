import fc from 'fast-check';
import {
  applyMove,
  type Card,
  forcedMove,
  legalMoves,
  type Move,
  movesByCard,
  movesByPile,
  PILES,
  type PileId,
  type RoundState,
  viewFor,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { walkOf } from '../walks.js';

const seedArb = fc.nat({ max: 2 ** 31 });

it('sorts every play under its card and every pile move under its pile, in listing order', () => {
  fc.assert(
    fc.property(seedArb, (seed) => {
      for (const round of walkOf(seed).rounds) {
        const moves = legalMoves(round);
        const byCard = movesByCard(moves);
        const byPile = movesByPile(moves);
        const cards = Object.entries(byCard);
        const piles = Object.entries(byPile);
        const isSorted =
          cards.every(([card, plays]) => plays.every((play) => play.card === card)) &&
          piles.every(([from, pileMoves]) => pileMoves.every((move) => move.from === from));
        const listed = [...cards.flatMap(([, plays]) => plays), ...piles.flatMap(([, pileMoves]) => pileMoves)];
        const expected = moves.filter(({ type }) => type === 'play' || type === 'movePile');
        if (!isSorted || JSON.stringify(listed) !== JSON.stringify(expected)) throw new Error('not the moves given');
      }
    }),
    { numRuns: 60 },
  );
});

it('finds nothing under what is no card and no pile, whatever its name', () => {
  const moves: readonly Move[] = [
    { type: 'play', card: 'Kh', to: 'NE' },
    { type: 'movePile', from: 'N', to: 'SE' },
  ];
  for (const name of ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'Qc']) {
    expect(movesByCard(moves)[name as Card]).toBe(undefined);
    expect(movesByPile(moves)[name as PileId]).toBe(undefined);
  }
  expect(movesByCard(moves).Kh).toEqual([moves[0]]);
});

it('answers for every pile in a loop over all of them, with nothing for a corner', () => {
  const byPile = movesByPile([{ type: 'movePile', from: 'W', to: 'SE' }]);
  expect(PILES.filter((id) => byPile[id] !== undefined)).toEqual(['W']);
});

it('forces a move exactly when there is one and no other, the same in the view of the seat on turn', () => {
  fc.assert(
    fc.property(seedArb, (seed) => {
      for (const round of walkOf(seed).rounds) {
        const moves = legalMoves(round);
        const forced = forcedMove(round);
        if ((forced !== null) !== (moves.length === 1)) throw new Error('forced with a choice, or none without');
        if (forced !== null) applyMove(round, forced);
        if (JSON.stringify(forcedMove(viewFor(round, round.turn.seat))) !== JSON.stringify(forced))
          throw new Error('view');
        if (forcedMove(viewFor(round, null)) !== null) throw new Error('a spectator is forced');
      }
    }),
    { numRuns: 60 },
  );
});

it('finds no choice when the round is over', () => {
  const walks = Array.from({ length: 20 }, (_, seed) => walkOf(seed));
  const over = walks.flatMap(({ rounds }) => rounds).find(({ outcome }) => outcome !== null) as RoundState;
  expect(forcedMove(over)).toBeNull();
  expect(movesByCard(legalMoves(over))).toEqual({});
  expect(movesByPile(legalMoves(over))).toEqual({});
});
