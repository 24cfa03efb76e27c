import fc from 'fast-check';
import { createKernel, createMoveBuffer, createPosition, DRAW, listMoves, loadRound } from 'kings-corner/kernel';
import { describe, expect, it } from 'vitest';
import { exitOf, NO_MOVE } from '../../src/bots/greedy.js';
import { walkOf } from '../walks.js';

describe('the way out of a turn that the players see', () => {
  it('is the draw or the end of the turn that is listed among the legal moves, in every variant', () => {
    const seen = new Map<string, number>();
    const moves = createMoveBuffer();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
        const { rounds, variant, seats } = walkOf(seed);
        const kernel = createKernel(variant, seats);
        const position = createPosition(kernel);
        for (const round of rounds.filter(({ outcome, turn }) => outcome === null && turn.phase === 'play')) {
          loadRound(position, round);
          const last = moves[listMoves(position, moves) - 1] ?? 0; // exits are listed last
          const listed = last >= DRAW ? last : NO_MOVE;
          const exit = exitOf(position);
          if (exit !== listed) throw new Error(`ply ${round.ply}: ${exit}, but ${listed} is listed`);
          const kind = `${kernel.playObligation} ${kernel.kingObligation} ${kernel.drawTiming} ${exit === NO_MOVE}`;
          seen.set(kind, (seen.get(kind) ?? 0) + 1);
        }
      }),
      { numRuns: 400 },
    );
    expect(seen.size).toBeGreaterThan(40); // 36 mixtures of obligations and draw timings, most of them with both answers
  });
});
