import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { createRandom, legalMoves, type RoundState, viewFor } from 'kings-corner';
import { BOTS, type Bot, createExpert, createSearch, hint } from 'kings-corner/bots';
import { createKernel, createPosition, loadRound, type Position } from 'kings-corner/kernel';
import { describe, expect, it } from 'vitest';
import { conceal, positionOf } from '../../src/bots/ownPosition.js';
import { withOthersHidden } from '../hidden.js';
import { createRandom as seeded } from '../reference/random.js';
import { type Walk, walkOf } from '../walks.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const seeds = fc.integer({ min: 0, max: 0xffffffff });
const PLAYERS: Readonly<Record<string, Bot>> = { ...BOTS, expert: createExpert({ rollouts: 60 }) };

/** A live round of a walk and its twin, in which the cards hidden from the seat to move lie in another order. */
function twins(seed: number): readonly [RoundState, RoundState] | null {
  const walk = walkOf(seed);
  const live = walk.rounds.filter(({ outcome }) => outcome === null);
  const ply = seed % live.length;
  const cut: Walk = { ...walk, rounds: walk.rounds.slice(0, ply + 1), moves: walk.moves.slice(0, ply) };
  const round = cut.rounds[ply] as RoundState;
  const twin = withOthersHidden(cut, round.turn.seat, seeded(seed));
  return twin === null ? null : [round, twin.rounds[ply] as RoundState];
}

function concealed(round: RoundState): Position {
  const kernel = createKernel(round.variant, round.hands.length);
  const [whole, own] = [createPosition(kernel), createPosition(kernel)];
  loadRound(whole, round);
  conceal(own, whole);
  return own;
}

/** Everything in a position but the kernel, which is compared by its variant. */
function contents({ kernel, ...rest }: Position): unknown {
  return { variant: kernel.variant, ...rest };
}

describe('what a computer player gets', () => {
  it('is the same position, byte for byte, from a view and from the whole round', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { rounds } = walkOf(seed);
        for (const round of rounds.filter(({ outcome }) => outcome === null)) {
          expect(contents(concealed(round))).toEqual(contents(positionOf(viewFor(round, round.turn.seat))));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is the same position whatever the hidden cards are', () => {
    let compared = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const pair = twins(seed);
        if (pair === null) return;
        compared++;
        expect(contents(concealed(pair[0]))).toEqual(contents(concealed(pair[1])));
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(50);
  });

  it('is refused for a seat that is not on turn, for a spectator and when the round is over', () => {
    const { rounds } = walkOf(5);
    const [start] = rounds as readonly [RoundState];
    const random = createRandom('any');
    for (const bot of Object.values(BOTS)) {
      expect(() => bot(viewFor(start, null), random)).toThrow(RangeError);
    }
    const over = rounds.find(({ outcome }) => outcome !== null);
    if (over !== undefined) expect(() => BOTS.hard(viewFor(over, over.turn.seat), random)).toThrow(RangeError);
    expect(() => createSearch(viewFor(start, null), random)).toThrow(RangeError);
  });
});

describe.each(Object.entries(PLAYERS))('%s', (_, bot) => {
  it('makes the same legal move whatever the hidden cards are', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const pair = twins(seed);
        if (pair === null) return;
        const [move, other] = pair.map((round) => bot(viewFor(round, round.turn.seat), createRandom('twins')));
        expect(other).toEqual(move);
        expect(legalMoves(pair[0])).toContainEqual(move);
      }),
      { numRuns: 120 },
    );
  });
});

describe('a hint', () => {
  it('is the same whatever the hidden cards are', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const pair = twins(seed);
        if (pair === null) return;
        const [hints, other] = pair.map((round) => hint(viewFor(round, round.turn.seat)));
        expect(other).toEqual(hints);
      }),
      { numRuns: 30 },
    );
  });
});

it('only the file that blanks out hidden cards, and those that deal them anew, read a stock or other hands', () => {
  const reading = readdirSync(`${src}bots`).filter((file) =>
    /\bstock\b(?!Size)|\bdealHidden\b|\bRoundState\b/.test(
      readFileSync(`${src}bots/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
    ),
  );
  expect(reading).toEqual(['ownPosition.ts', 'worlds.ts']);
});
