import fc from 'fast-check';
import { defineVariant, PRESETS, standard } from 'kings-corner';
import { type Bot, type BotName, hard, hold, normal } from 'kings-corner/bots';
import {
  mergeMatchReports,
  mergeReports,
  ReportError,
  type SimulationReport,
  shareOf,
  simulate,
  simulateMatches,
} from 'kings-corner/simulate';
import { describe, expect, it } from 'vitest';

const STUDY = { bots: ['normal', 'easy', 'hold'], seed: 'study', swapSeats: true } as const;
const ROUNDS = 60;

describe('shards of a study', () => {
  const whole = JSON.stringify(simulate({ ...STUDY, rounds: ROUNDS }));

  it('add up to the whole, byte for byte, however it is cut and in whatever order', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: ROUNDS - 1 }), { maxLength: 6 });
    fc.assert(
      fc.property(
        cuts,
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (at, chance) => {
          const bounds = [0, ...at.sort((a, b) => a - b), ROUNDS];
          const shards = bounds.slice(1).map((to, index) => {
            const from = bounds[index] ?? 0;
            const shard = simulate({ ...STUDY, rounds: to - from, from });
            return { shard: JSON.parse(JSON.stringify(shard)) as SimulationReport, order: chance.next().value };
          });
          const shuffled = shards.sort((a, b) => a.order - b.order).map(({ shard }) => shard);
          const middle = Math.floor(shuffled.length / 2);
          const merged =
            middle === 0
              ? mergeReports(shuffled)
              : mergeReports([mergeReports(shuffled.slice(middle)), mergeReports(shuffled.slice(0, middle))]);
          if (JSON.stringify(merged) !== whole) throw new Error('differs');
        },
      ),
      { numRuns: 25 },
    );
  });

  it('are refused when they overlap, belong to other studies or ended early', () => {
    const shard = simulate({ ...STUDY, rounds: 5 });
    const codeOf = (reports: readonly SimulationReport[]): string => {
      try {
        mergeReports(reports);
      } catch (error) {
        if (error instanceof ReportError) return `${error.code} ${error.index}`;
      }
      return 'none';
    };
    expect(codeOf([shard, simulate({ ...STUDY, rounds: 5, from: 4 })])).toBe('report-overlap 1');
    expect(codeOf([shard, simulate({ ...STUDY, rounds: 5, from: 5, seed: 'other' })])).toBe('report-mismatch 1');
    expect(codeOf([shard, simulate({ ...STUDY, rounds: 5, from: 5, swapSeats: false })])).toBe('report-mismatch 1');
    expect(codeOf([simulate({ ...STUDY, rounds: 500, until: { halfWidth: 0.4 } }), shard])).toBe('report-stopped 0');
    expect(codeOf([shard, { ...shard, version: 2 as 1 }])).toBe('bad-report 1');
    expect(codeOf([{ ...shard, rounds: 6 }])).toBe('bad-report 0');
    expect(() => mergeReports([])).toThrow(RangeError);
  });
});

describe('self-play', () => {
  it('is the same for a bot that gets views from outside as for the same bot inside', () => {
    for (const bot of [hard, hold, normal]) {
      const outside: Bot = (view, random, match) => bot(view, random, match);
      const [a, b] = [bot, outside].map((first) => simulate({ bots: [first, 'easy'], rounds: 8, seed: 'same' }));
      expect({ ...b, bots: [], byBot: [b?.byBot[1]] }).toEqual({ ...a, bots: [], byBot: [a?.byBot[1]] });
    }
  });

  it('hands bots nothing but views: no hidden card reaches one', () => {
    const seen: string[] = [];
    const spy: Bot = (view, random) => {
      seen.push(JSON.stringify([view.hands, view.kind, Object.keys(view).includes('stock')]));
      return normal(view, random);
    };
    simulate({ bots: [spy, spy], rounds: 3, seed: 'spy' });
    expect(new Set(seen)).toEqual(new Set(['[null,"view",false]']));
    expect(seen.length).toBeGreaterThan(50);
  });

  it('throws the code of an illegal move that a bot makes', () => {
    const cheat: Bot = () => ({ type: 'endTurn' });
    expect(() => simulate({ bots: [cheat, 'easy'], rounds: 1, seed: 'x' })).toThrow('must-draw');
    const broken = (() => null) as unknown as Bot;
    expect(() => simulate({ bots: [broken, 'easy'], rounds: 1, seed: 'x' })).toThrow('malformed-move');
  });

  it('says which bot made an illegal move, and in which round', () => {
    const cheat: Bot = (view, random) => (view.turn.number > 4 ? { type: 'draw' } : normal(view, random));
    const study = { bots: ['easy', cheat], seed: 'x', swapSeats: true } as const;
    expect(() => simulate({ ...study, rounds: 2, from: 3 })).toThrow(
      /^bots\.1 \(cheat\) in round 3: illegal move: [a-z-]+$/,
    );
    expect(() => simulateMatches({ ...study, matches: 1 })).toThrow('bots.1 (cheat) in match 0: illegal move: ');
  });

  it('reports rounds that take too many turns as unfinished', () => {
    const variant = { ...standard, blockedWhen: 'noLegalMove' as const };
    const report = simulate({ variant, bots: [refuser, refuser], rounds: 3, seed: 'refuse' });
    expect(report.unfinished).toMatchObject({ count: 3, of: 3 });
    expect(report.turns.of).toBe(0);
    expect(report.byBot[0]?.won.of).toBe(0);
  });

  it('counts every round, win and seat once', () => {
    const report = simulate({ bots: ['hard', 'normal', 'easy', 'hold'], rounds: 200, seed: 'sums', swapSeats: true });
    const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
    expect(report.decided.count + report.blocked.count + report.unfinished.count).toBe(200);
    for (const groups of [report.byBot, report.bySeat]) {
      expect(sum(groups.map(({ won }) => won.count))).toBe(report.decided.count);
      expect(sum(groups.map(({ wentOut }) => wentOut.count))).toBe(report.decided.count);
      expect(sum(groups.map(({ left }) => left.cards.of))).toBe(3 * report.decided.count);
      expect(groups.every(({ plays }) => plays.of === 200)).toBe(true);
    }
  });

  it('lets the bots move up a seat from round to round when seats are swapped', () => {
    const seats: number[] = [];
    const spy: Bot = (view, random) => {
      if (view.ply === 0 || seats.length === 0) seats.push(view.seat ?? -1);
      return normal(view, random);
    };
    simulate({ bots: ['normal', spy], rounds: 4, seed: 'swap', swapSeats: true });
    const leads = seats.filter((seat) => seat === 0).length;
    expect(leads).toBeGreaterThan(0);
    const fixed = simulate({ bots: ['hold', 'easy'], rounds: 20, seed: 'swap' });
    expect(fixed.byBot.map(({ won }) => won.count)).toEqual(fixed.bySeat.map(({ won }) => won.count));
    const swapped = simulate({ bots: ['hold', 'easy'], rounds: 20, seed: 'swap', swapSeats: true });
    expect(swapped.byBot[0]?.won.count).toBeGreaterThan(swapped.bySeat[0]?.won.count ?? 20);
  });

  it('stops when the interval is narrow enough, and never as a shard', () => {
    const report = simulate({ bots: ['hard', 'easy'], rounds: 5000, seed: 'stop', until: { halfWidth: 0.04 } });
    const { share, low, high } = report.byBot[0]?.won ?? { share: 0, low: 0, high: 1 };
    expect(report.stoppedEarly).toBe(true);
    expect(report.rounds).toBeLessThan(1000);
    expect(Math.max(share - low, high - share)).toBeLessThanOrEqual(0.04);
    expect(() => simulate({ ...STUDY, rounds: 5, from: 0, until: { halfWidth: 0.1 } })).toThrow(RangeError);
    expect(() => simulate({ ...STUDY, rounds: 5, until: { halfWidth: 0 } })).toThrow(RangeError);
  });

  it('refuses what is no study', () => {
    expect(() => simulate({ ...STUDY, rounds: 0 })).toThrow(RangeError);
    expect(() => simulate({ ...STUDY, rounds: 1, from: -1 })).toThrow(RangeError);
    expect(() => simulate({ ...STUDY, rounds: 1, seed: 7 as unknown as string })).toThrow(TypeError);
    expect(() => simulate({ ...STUDY, rounds: 1, bots: ['toString' as 'easy', 'easy'] })).toThrow(TypeError);
    expect(() => simulate({ ...STUDY, rounds: 1, bots: ['sharp' as 'easy', 'easy'] })).toThrow(
      'bots.0: a bot is needed, or the name of one: easy, normal, hard, hold, expert',
    );
    expect(() => simulate({ ...STUDY, rounds: 1, bots: 'easy' as unknown as ['easy'] })).toThrow(
      'bots: a list is needed, a bot for each seat',
    );
    expect(() => simulate({ ...STUDY, rounds: 1, bots: ['easy'] })).toThrow(
      'seats: the variant is for 2 to 4 seats, each with its own bot: bots has 1',
    );
    expect(() => simulate({ ...STUDY, rounds: 1, bots: ['easy'] })).toThrow('seats');
  });
});

describe('self-play of matches', () => {
  const MATCHES = { bots: ['normal', 'easy', 'hold'], seed: 'matches', swapSeats: true } as const;

  it('adds up from shards, byte for byte', () => {
    const whole = JSON.stringify(simulateMatches({ ...MATCHES, matches: 9 }));
    const shards = [5, 0, 2].map((from) =>
      simulateMatches({ ...MATCHES, from, matches: { 0: 2, 2: 3, 5: 4 }[from] ?? 0 }),
    );
    expect(JSON.stringify(mergeMatchReports(shards))).toBe(whole);
    expect(() => mergeMatchReports([...shards, ...shards])).toThrow(ReportError);
    expect(() => mergeMatchReports([])).toThrow(RangeError);
  });

  it('tells the bots how the match stands, and nothing else', () => {
    const seen: string[] = [];
    const spy: Bot = (view, random, match) => {
      if (match === undefined) throw new Error('no match');
      seen.push(`${match.active.join()} ${match.scoringTarget} ${match.totals.every((total) => total < 25)}`);
      return normal(view, random);
    };
    const report = simulateMatches({ bots: [spy, hard, hold], matches: 2, seed: 'told' });
    expect(new Set(seen)).toEqual(new Set(['0,1,2 25 true']));
    expect(report.rounds.of).toBe(2);
    expect(Math.max(...report.byBot.map(({ total }) => total.mean))).toBeGreaterThanOrEqual(25);
  });

  it('plays every preset that has an end to its end', () => {
    for (const variant of Object.values(PRESETS)) {
      const seats = Math.max(2, variant.seats.min);
      if (seats > variant.seats.max) continue;
      const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? hard : hold));
      const report = simulateMatches({ variant, bots, matches: 1, seed: 'presets' });
      expect([variant.name, report.unfinished.count]).toEqual([variant.name, 0]);
    }
  });

  it('leaves a match unfinished when a round of it is', () => {
    const variant = { ...standard, blockedWhen: 'noLegalMove' as const };
    const report = simulateMatches({ variant, bots: [refuser, refuser], matches: 2, seed: 'refuse' });
    expect(report.unfinished).toMatchObject({ count: 2, of: 2 });
    expect(report.byBot[0]?.won.of).toBe(0);
  });
});

/** Never does anything but draw. */
const refuser: Bot = (view, random) => (view.turn.phase === 'draw' ? normal(view, random) : { type: 'endTurn' });

describe("Wilson's interval", () => {
  it('is that of the textbooks', () => {
    expect(shareOf(81, 263)).toMatchObject({ low: expect.closeTo(0.2553, 4), high: expect.closeTo(0.3662, 4) });
    expect(shareOf(15, 148)).toMatchObject({ low: expect.closeTo(0.0624, 4), high: expect.closeTo(0.1605, 4) });
    expect(shareOf(0, 20)).toMatchObject({ low: 0, high: expect.closeTo(0.1611, 4) });
    expect(shareOf(29, 29)).toMatchObject({ low: expect.closeTo(0.883, 4), high: 1 });
    expect(shareOf(0, 0)).toMatchObject({ share: 0, low: 0, high: 1 });
  });

  it('holds the share, and lies within 0 and 1', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (a, b) => {
        const { share, low, high } = shareOf(a, a + b);
        expect(low >= 0 && low <= share && share <= high && high <= 1).toBe(true);
      }),
    );
    expect(() => shareOf(2, 1)).toThrow(RangeError);
  });
});

describe('an obligation to play', () => {
  const bound = defineVariant(standard, { name: standard.name, playObligation: 'one' });
  const figuresOf = (bot: BotName): readonly string[] =>
    [standard, bound].map((variant) => {
      const { variant: _, ...figures } = simulate({ variant, bots: [bot, bot], rounds: 40, seed: 'length' });
      return JSON.stringify(figures);
    });

  it.each(['normal', 'hard'] as const)('changes nothing at a table of %s, who plays all there is', (bot) => {
    const [free, must] = figuresOf(bot);
    expect(must).toBe(free);
  });

  it.each(['easy', 'hold'] as const)('changes the figures of %s, who keeps cards back', (bot) => {
    const [free, must] = figuresOf(bot);
    expect(must).not.toBe(free);
  });
});
