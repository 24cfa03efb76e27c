import { expect, it } from 'vitest';
import type { Card } from '../../src/rules/cards.js';
import type { Variant } from '../../src/rules/variant.js';
import { readVectors } from '../conformance/files.js';
import { applyMove } from './apply.js';
import { legalMoves } from './legal.js';
import { deal, type Round } from './round.js';
import { scoreRound } from './score.js';
import type { VariantVectors } from './vectors.js';

// What no vector shows: T-NO-DEADLOCK holds in every dealt round, and only chips forbid a winner by fewest cards.

const { presets } = readVectors<VariantVectors>('variants');

/** Two hands and a cross, everything else left out; seat 0 has the turn. */
function position(overrides: Partial<Variant>, hands: readonly [Card[], Card[]], cross: readonly Card[]): Round {
  const standard = presets['standard'];
  if (standard === undefined) throw new Error('no standard preset');
  const round = deal({ ...standard, dealSize: 1, ...overrides }, 2, 1, cross.concat('Ac', 'Ad', '2c', '2d'));
  round.hands = hands.map((hand) => [...hand]);
  round.stock = [];
  round.piles = { N: [], E: [], S: [], W: [], NE: [], SE: [], SW: [], NW: [] };
  round.piles.N = cross.slice(0, 1);
  round.piles.E = cross.slice(1, 2);
  round.piles.S = cross.slice(2, 3);
  round.piles.W = cross.slice(3, 4);
  round.turn.phase = 'play';
  return round;
}

const DEAD: readonly Card[] = ['5c', '5s', '9c', '9s'];

it('R-BLOCK: under noLegalMove the first hand-over blocks when nobody can play or merge', () => {
  const round = position({ blockedWhen: 'noLegalMove' }, [['5d'], ['9d']], DEAD);
  const after = applyMove(round, { type: 'endTurn' });
  expect(after.outcome).toStrictEqual({ type: 'blocked' });
  expect([after.turn.number, after.passes, after.idleTurns]).toStrictEqual([1, [1, 0], 1]);
  expect(legalMoves(after)).toStrictEqual([]);
});

it('R-BLOCK: under noLegalMove a merge, or a card that only the other seat can play, keeps the round alive', () => {
  const merge = position({ blockedWhen: 'noLegalMove' }, [['5d'], ['9d']], ['5c', '6h', '9c', '9s']);
  expect(applyMove(merge, { type: 'endTurn' }).outcome).toBeNull();
  const noMerges = position(
    { blockedWhen: 'noLegalMove', pileMoves: 'none' },
    [['5d'], ['9d']],
    ['5c', '6h', '9c', '9s'],
  );
  expect(applyMove(noMerges, { type: 'endTurn' }).outcome).toStrictEqual({ type: 'blocked' });
  const play = position({ blockedWhen: 'noLegalMove' }, [['5d'], ['8d']], DEAD);
  expect(applyMove(play, { type: 'endTurn' }).outcome).toBeNull();
});

it('R-WIN: nobody wins a blocked round of chips, whoever holds fewest cards', () => {
  const chips = { type: 'chips', ante: 1, pass: 10, perCard: 100 } as const;
  const round = position({ blockedResult: 'fewestCards', scoring: chips }, [['5d'], ['9d', '9h']], DEAD);
  const over = applyMove(applyMove(round, { type: 'endTurn' }), { type: 'endTurn' });
  expect(scoreRound(over)).toStrictEqual({ outcome: { type: 'blocked' }, winners: [], points: [0, 0], pot: 322 });
});

it('R-BLOCK-RESULT: otherwise those who hold fewest cards win', () => {
  const round = position({ blockedResult: 'fewestCards' }, [['5d'], ['9d', '9h']], DEAD);
  const over = applyMove(applyMove(round, { type: 'endTurn' }), { type: 'endTurn' });
  expect(scoreRound(over)).toStrictEqual({ outcome: { type: 'blocked' }, winners: [0], points: [1, 2], pot: 0 });
});
