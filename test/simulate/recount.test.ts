import fc from 'fast-check';
import {
  applyMove,
  CARDS,
  createMatch,
  createRandom,
  createRound,
  drawForDealer,
  finishRound,
  type MatchState,
  PRESETS,
  partners,
  type RoundState,
  rankOf,
  scoreRound,
  shuffle,
  standard,
  startRound,
  type Variant,
  viewFor,
  wikipediaElimination,
} from 'kings-corner';
import { BOTS, type Bot, type BotName, standingOf } from 'kings-corner/bots';
import { cardOfNumber, shuffleNumbers } from 'kings-corner/kernel';
import {
  type GroupReport,
  type Histogram,
  mergeMatchReports,
  mergeReports,
  type Share,
  simulate,
  simulateMatches,
} from 'kings-corner/simulate';
import { describe, expect, it } from 'vitest';
import { meanOf } from '../../src/simulate/intervals.js';
import { between, pick, createRandom as seeded } from '../reference/random.js';
import { randomVariant } from '../reference/randomVariant.js';

/*
 * The same study played with the public rules and counted anew, in the simplest way: what the reports say must be what happened.
 */

const SEED = 'recount';
const NAMES = ['easy', 'normal', 'hard', 'hold'] as const;

interface Played {
  readonly round: RoundState;
  readonly plays: readonly number[];
  readonly pileMoves: readonly number[];
}

/** A round from its deal to its end; `unit` is what the numbers of the bots are named after. */
function play(start: RoundState, bots: readonly (readonly [Bot, () => number])[], match?: MatchState): Played {
  const plays = bots.map(() => 0);
  const pileMoves = bots.map(() => 0);
  let round = start;
  while (round.outcome === null) {
    const { seat } = round.turn;
    const [bot, random] = bots[seat] as (typeof bots)[number];
    const view = viewFor(round, seat);
    const move = match === undefined ? bot(view, random) : bot(view, random, standingOf(match));
    if (move.type === 'play') plays[seat] = (plays[seat] ?? 0) + 1;
    if (move.type === 'movePile') pileMoves[seat] = (pileMoves[seat] ?? 0) + 1;
    round = applyMove(round, move);
  }
  return { round, plays, pileMoves };
}

function playNumbered(variant: Variant, names: readonly BotName[], number: number): Played {
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  shuffleNumbers(deck, createRandom(`${SEED}: round ${number}`));
  const seats = names.length;
  const start = createRound({ variant, seats, dealer: seats - 1, deck: [...deck].map(cardOfNumber) });
  return play(
    start,
    names.map((_, seat) => {
      const entrant = (seat + number) % seats;
      return [BOTS[names[entrant] ?? 'easy'], createRandom(`${SEED}: round ${number}: bot ${entrant}`)];
    }),
  );
}

const count = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length;

function histogram(values: readonly number[]): Histogram {
  return [...new Set(values)].sort((a, b) => a - b).map((value) => [value, count(values, (other) => other === value)]);
}

/** What a group report must say of the rounds in which it sat on such seats. */
function figuresOf(rounds: readonly (readonly [Played, number])[], decided: number): unknown {
  const scored = rounds.map(([played, seat]) => ({ ...played, seat, score: scoreRound(played.round) }));
  const lost = scored.filter(({ score, seat }) => score.outcome.type === 'out' && score.outcome.seat !== seat);
  const handOf = ({ round, seat }: (typeof scored)[number]) => round.hands[seat] ?? [];
  const kingsOf = (one: (typeof scored)[number]): number => count(handOf(one), (card) => rankOf(card) === 'K');
  const won = count(scored, ({ score, seat }) => score.winners.includes(seat));
  const out = count(scored, ({ score, seat }) => score.outcome.type === 'out' && score.outcome.seat === seat);
  return {
    won: [won, rounds.length],
    wonOfDecided: [won, decided],
    wentOut: [out, rounds.length],
    points: histogram(scored.map(({ score, seat }) => score.points[seat] ?? 0)),
    plays: histogram(scored.map(({ plays, seat }) => plays[seat] ?? 0)),
    pileMoves: histogram(scored.map(({ pileMoves, seat }) => pileMoves[seat] ?? 0)),
    leftPoints: histogram(lost.map(({ score, seat }) => score.points[seat] ?? 0)),
    leftCards: histogram(lost.map((one) => handOf(one).length)),
    leftKings: histogram(lost.map(kingsOf)),
    withKing: [count(lost, (one) => kingsOf(one) > 0), lost.length],
  };
}

const pair = ({ count: times, of }: Share): readonly number[] => [times, of];

function reported({ won, wonOfDecided, wentOut, points, plays, pileMoves, left }: GroupReport): unknown {
  return {
    won: pair(won),
    wonOfDecided: pair(wonOfDecided),
    wentOut: pair(wentOut),
    points: points.values,
    plays: plays.values,
    pileMoves: pileMoves.values,
    leftPoints: left.points.values,
    leftCards: left.cards.values,
    leftKings: left.kings.values,
    withKing: pair(left.withKing),
  };
}

function compare(variant: Variant, names: readonly BotName[], rounds: number): void {
  const report = simulate({ variant, bots: names, rounds, seed: SEED, swapSeats: true });
  const all = Array.from({ length: rounds }, (_, number) => playNumbered(variant, names, number));
  const seats = names.length;
  const decided = count(all, ({ round }) => scoreRound(round).winners.length > 0);
  expect(pair(report.decided)).toEqual([decided, rounds]);
  expect(pair(report.blocked)).toEqual([count(all, ({ round }) => round.outcome?.type === 'blocked'), rounds]);
  expect(report.turns.values).toEqual(histogram(all.map(({ round }) => round.turn.number)));
  for (let index = 0; index < seats; index++) {
    const bySeat = report.bySeat[index] as GroupReport;
    const byBot = report.byBot[index] as GroupReport;
    const sat = all.map((played, number) => [played, (index - number + seats * number) % seats] as const);
    expect(byBot.name).toBe(names[index]);
    expect(reported(bySeat)).toEqual(
      figuresOf(
        all.map((played) => [played, index]),
        decided,
      ),
    );
    expect(reported(byBot)).toEqual(figuresOf(sat, decided));
  }
}

describe('a report tells what happened when the rounds are played with the public rules', () => {
  it('by three seats, of which one stops early, so that rounds are blocked', () => {
    compare(standard, ['hold', 'easy', 'easy'], 60);
    compare({ ...standard, blockedResult: 'lowestPenalty' }, ['hold', 'easy', 'easy'], 40);
  });

  it('in every preset', () => {
    for (const variant of Object.values(PRESETS)) {
      const names = Array.from({ length: variant.seats.max }, (_, seat) => NAMES[seat % 4] ?? 'easy');
      compare(variant, names, 7);
    }
  });

  it('in any variant that ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
        const random = seeded(seed);
        const variant = randomVariant(random);
        const seats = between(random, variant.seats.min, variant.seats.max);
        compare(
          variant,
          Array.from({ length: seats }, () => pick(random, NAMES)),
          4,
        );
      }),
      { numRuns: 15 },
    );
  });
});

function playMatch(variant: Variant, names: readonly BotName[], number: number): MatchState {
  const random = createRandom(`${SEED}: match ${number}`);
  const seats = names.length;
  const bots = names.map((_, seat) => {
    const entrant = (seat + number) % seats;
    return [BOTS[names[entrant] ?? 'easy'], createRandom(`${SEED}: match ${number}: bot ${entrant}`)] as const;
  });
  let match = createMatch({ variant, seats, dealer: drawForDealer(variant, seats, shuffle(CARDS, random)) });
  while (match.status === 'live') {
    const seated = match.active.map((seat) => bots[seat] as (typeof bots)[number]);
    match = finishRound(match, play(startRound(match, shuffle(CARDS, random)), seated, match).round);
  }
  return match;
}

function compareMatches(variant: Variant, names: readonly BotName[], matches: number): void {
  const report = simulateMatches({ variant, bots: names, matches, seed: SEED, swapSeats: true });
  const all = Array.from({ length: matches }, (_, number) => playMatch(variant, names, number));
  const seats = names.length;
  expect(report.rounds.values).toEqual(histogram(all.map(({ rounds }) => rounds.length)));
  report.byBot.forEach(({ name, won, total }, bot) => {
    const seatIn = (number: number): number => (bot - number + seats * number) % seats;
    const wins = all.filter(({ winners }, number) => winners.includes(seatIn(number)));
    expect([name, ...pair(won)]).toEqual([names[bot], wins.length, matches]);
    const totals = all.map((match, number) => match.totals[seatIn(number) % match.totals.length] ?? 0);
    expect(total.values).toEqual(histogram(totals));
  });
}

describe('a report of matches tells what happened', () => {
  it('when seats leave the match', () => {
    compareMatches(wikipediaElimination, ['easy', 'normal', 'hard', 'hold'], 9);
  });

  it('when two win together', () => {
    compareMatches(partners, ['easy', 'hard', 'normal', 'hold'], 9);
  });

  it('in every preset with two seats or more', () => {
    for (const variant of Object.values(PRESETS)) {
      if (variant.seats.max === 1) continue;
      const names = Array.from({ length: variant.seats.max }, (_, seat) => NAMES[(seat + 2) % 4] ?? 'easy');
      compareMatches(variant, names, 2);
    }
  });
});

/** Plays until some turn, and from then on only draws. */
const tiring: Bot = (view, random) =>
  view.turn.number < 16 || view.turn.phase === 'draw' ? BOTS.normal(view, random) : { type: 'endTurn' };

describe('shards add up, byte for byte', () => {
  const endless: Variant = { ...standard, blockedWhen: 'noLegalMove' };

  it.each([
    ['blocked', standard],
    ['unfinished', endless],
  ] as const)('when some rounds are %s', (figure, variant) => {
    const study = { variant, bots: [tiring, tiring], seed: SEED, swapSeats: true };
    const whole = simulate({ ...study, rounds: 24 });
    const shards = [9, 0, 5].map((from) => simulate({ ...study, from, rounds: { 0: 5, 5: 4, 9: 15 }[from] ?? 0 }));
    expect(JSON.stringify(mergeReports(shards))).toBe(JSON.stringify(whole));
    expect(whole[figure].count).toBeGreaterThan(0);
    expect(whole[figure].count).toBeLessThan(24);
  });

  it('when some matches are unfinished', () => {
    const variant: Variant = { ...endless, match: { end: 'round' } };
    const study = { variant, bots: [tiring, tiring], seed: SEED };
    const whole = simulateMatches({ ...study, matches: 24 });
    const shards = [9, 0].map((from) => simulateMatches({ ...study, from, matches: from === 0 ? 9 : 15 }));
    expect(JSON.stringify(mergeMatchReports(shards))).toBe(JSON.stringify(whole));
    expect(whole.unfinished.count).toBeGreaterThan(0);
    expect(whole.unfinished.count).toBeLessThan(24);
  });
});

it('the interval of a mean is that of the textbooks: 1.96 standard errors, with one degree of freedom less', () => {
  const { mean, low, high, of } = meanOf([
    [1, 1],
    [2, 2],
    [4, 1],
    [7, 1],
  ]);
  expect([mean, of]).toEqual([3.2, 5]);
  expect(low).toBeCloseTo(3.2 - 1.959964 * Math.sqrt(22.8 / 4 / 5), 5);
  expect(high).toBeCloseTo(3.2 + 1.959964 * Math.sqrt(22.8 / 4 / 5), 5);
  expect(meanOf([])).toEqual({ mean: 0, low: 0, high: 0, of: 0, values: [] });
  expect(meanOf([[5, 1]])).toMatchObject({ mean: 5, low: 5, high: 5 });
});
