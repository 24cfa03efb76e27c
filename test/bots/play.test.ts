import fc from 'fast-check';
import {
  applyMove,
  createRandom,
  createRound,
  defineVariant,
  PRESETS,
  shuffleDeck,
  type Variant,
  viewFor,
} from 'kings-corner';
import { BOTS, type Bot, createExpert } from 'kings-corner/bots';
import { simulate } from 'kings-corner/simulate';
import { describe, expect, it } from 'vitest';
import { createRandom as seeded } from '../reference/random.js';
import { randomVariant } from '../reference/randomVariant.js';

const FAST: readonly Bot[] = [BOTS.easy, BOTS.normal, BOTS.hard, BOTS.hold];
const QUICK_EXPERT = createExpert({ rollouts: 40 });

function seatsOf({ seats }: Variant): readonly number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
}

/** As many bots as seats, of all kinds. */
function tableOf(bots: readonly Bot[], seats: number): readonly Bot[] {
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] as Bot);
}

describe.each(Object.values(PRESETS))('in $name', (variant) => {
  it('no player stalls or makes an illegal move', () => {
    for (const seats of seatsOf(variant)) {
      const fast = simulate({ variant, bots: tableOf(FAST, seats), rounds: 40, seed: 'fast', swapSeats: true });
      expect(fast.unfinished.count).toBe(0);
      const bots = tableOf([QUICK_EXPERT, BOTS.hard], seats);
      expect(simulate({ variant, bots, rounds: 2, seed: 'expert' }).unfinished.count).toBe(0);
    }
  });
});

it('no player stalls or makes an illegal move in any variant', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
      const random = seeded(seed);
      const variant = randomVariant(random);
      for (const seats of seatsOf(variant)) {
        const bots = tableOf([...FAST, QUICK_EXPERT], seats);
        const report = simulate({ variant, bots, rounds: 2, seed: String(seed), swapSeats: true });
        if (report.unfinished.count > 0) throw new Error(`${report.unfinished.count} unfinished rounds`);
      }
    }),
    { numRuns: 40 },
  );
});

it('no player is at a loss when so much must be played that no end of the turn can be looked at', () => {
  const variant = defineVariant(PRESETS.standard, {
    seats: { min: 1, max: 1 },
    dealSize: 48,
    drawTiming: 'whenStuck',
    playObligation: 'all',
    scoring: { type: 'none' },
    match: { end: 'round' },
    tieBreak: 'shared',
  });
  const start = createRound({ variant, seats: 1, deck: shuffleDeck('a hand of 48') });
  for (const bot of [...FAST, QUICK_EXPERT]) {
    let round = start;
    while (round.outcome === null) round = applyMove(round, bot(viewFor(round, 0), createRandom('any')));
    expect(round.hands[0]?.length).toBeLessThan(30);
  }
});

describe('the players of two seats', () => {
  /** The share of decided rounds that the first of two bots wins. */
  function won(first: Bot, second: Bot, rounds: number): { readonly low: number; readonly high: number } {
    return (
      simulate({ bots: [first, second], rounds, seed: 'strength', swapSeats: true }).byBot[0]?.wonOfDecided ?? {
        low: 0,
        high: 1,
      }
    );
  }

  it('are as strong as they are said to be: expert, hold, hard and normal, easy', () => {
    expect(won(BOTS.hard, BOTS.easy, 300).low).toBeGreaterThan(0.92);
    expect(won(BOTS.normal, BOTS.easy, 300).low).toBeGreaterThan(0.9);
    expect(won(BOTS.hold, BOTS.hard, 400).low).toBeGreaterThan(0.8);
    expect(won(createExpert({ rollouts: 100 }), BOTS.hard, 40).low).toBeGreaterThan(0.7);
  });

  it('take about as many turns as the published rounds of two hard players', () => {
    const { turns, blocked } = simulate({ bots: ['hard', 'hard'], rounds: 600, seed: 'turns' });
    expect(turns.mean).toBeGreaterThan(20);
    expect(turns.mean).toBeLessThan(22.5);
    expect(blocked.count).toBe(0);
  });
});

it('an expert gives the same moves for the same numbers, and other ones for others', () => {
  const play = (seed: string): string =>
    JSON.stringify(simulate({ bots: [QUICK_EXPERT, 'hard'], rounds: 3, seed }).byBot);
  expect(play('a')).toBe(play('a'));
  expect(play('a')).not.toBe(play('b'));
});

it('an expert is made for whole numbers of rollouts and known goals', () => {
  expect(() => createExpert({ rollouts: 0 })).toThrow(RangeError);
  expect(() => createExpert({ rollouts: 1.5 })).toThrow(RangeError);
  expect(() => createExpert({ goal: 'points' as 'match' })).toThrow(RangeError);
  expect(createRandom('x')()).toBeLessThan(1);
});
