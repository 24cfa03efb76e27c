import { applyMove, createRandom, createRound, legalMoves, type RoundState, shuffleDeck, viewFor } from 'kings-corner';
import { createExpert, createSearch } from 'kings-corner/bots';
import { describe, expect, it } from 'vitest';
import { walkOf } from '../walks.js';

/** Positions in which there is something to think about. */
const POSITIONS: readonly RoundState[] = Array.from({ length: 60 }, (_, seed) => walkOf(seed + 1).rounds)
  .flatMap((rounds) => rounds.filter((_, ply) => ply % 7 === 3))
  .filter((round) => round.outcome === null && legalMoves(round).length > 2);

describe('a search', () => {
  it('has a legal move before its first step and after every other', () => {
    expect(POSITIONS.length).toBeGreaterThan(40);
    for (const round of POSITIONS) {
      const search = createSearch(viewFor(round, round.turn.seat), createRandom('steps'), { rollouts: 120 });
      do expect(legalMoves(round)).toContainEqual(search.best());
      while (search.step());
    }
  });

  it('keeps to its budget, but for the worlds of its last step', () => {
    for (const round of POSITIONS) {
      const search = createSearch(viewFor(round, round.turn.seat), createRandom('budget'), { rollouts: 200 });
      let largest = 0;
      for (let before = 0; search.step(); before = search.rollouts)
        largest = Math.max(largest, search.rollouts - before);
      expect(search.rollouts).toBeLessThan(200 + largest + 1);
      expect(search.step()).toBe(false);
    }
  });

  it('stepped to its end gives the move of an expert with the same budget and numbers', () => {
    const bot = createExpert({ rollouts: 150 });
    for (const round of POSITIONS) {
      const view = viewFor(round, round.turn.seat);
      const search = createSearch(view, createRandom('same'), { rollouts: 150 });
      while (search.step());
      expect(bot(view, createRandom('same'))).toEqual(search.best());
    }
  });
});

describe('an expert', () => {
  const bot = createExpert({ rollouts: 60 });

  it('goes on with the plan of its turn while it draws from the same numbers, and plans anew when it does not', () => {
    let goneOn = 0;
    for (let deal = 0; deal < 30; deal++) {
      const deck = shuffleDeck(`plans ${deal}`);
      const start = applyMove(createRound({ seats: 2, deck }), { type: 'draw' });
      const random = createRandom('plans');
      let drawn = 0;
      const counted = (): number => {
        drawn++;
        return random();
      };
      const first = bot(viewFor(start, 0), counted);
      const cost = drawn;
      const next = applyMove(start, first);
      if (cost === 0 || next.turn.seat !== 0 || next.outcome !== null) continue;
      goneOn++;
      const second = bot(viewFor(next, 0), counted);
      expect(legalMoves(next)).toContainEqual(second);
      expect(drawn).toBe(cost);
      bot(viewFor(start, 0), counted);
      expect(drawn).toBeGreaterThan(cost);
    }
    expect(goneOn).toBeGreaterThan(5);
  });
});
