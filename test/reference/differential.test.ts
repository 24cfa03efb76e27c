import * as engine from 'kings-corner';
import { expect, it } from 'vitest';
import type { Card } from '../../src/rules/cards.js';
import type { Variant } from '../../src/rules/variant.js';
import { readVectors } from '../conformance/files.js';
import { FRESH_DECK, rankNumber } from './cards.js';
import { agree, createTally, dealBoth, madeUpEnd, type Pair, playBoth, type Tally, thinned } from './compare.js';
import { damagedVariant } from './damagedVariant.js';
import { drawForDealer } from './dealer.js';
import { createMatch, finishRound, type Match, startRound } from './match.js';
import { between, createRandom, pick, type Random, shuffled } from './random.js';
import { randomVariant } from './randomVariant.js';
import { variantProblems } from './variantProblems.js';
import type { DealerVectors } from './vectors.js';
import { moody, POLICIES, walkFrom } from './walk.js';

/** How many random variants; `npm run test:differential` takes many, a plain test run only some. */
const VARIANTS = Number(process.env['KINGS_CORNER_VARIANTS'] ?? 40);
const SEED = Number(process.env['KINGS_CORNER_SEED'] ?? 1);
const LONG = 7_200_000;

function seatCounts({ seats }: Variant): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
}

/** Calls back with every random variant and its own random numbers, so that a failure names one variant alone. */
function overVariants(law: (variant: Variant, random: Random) => void): void {
  for (let i = 0; i < VARIANTS; i++) {
    const random = createRandom(SEED * 1_000_003 + i);
    law(randomVariant(random), random);
  }
}

function report(tally: Tally): void {
  if (process.env['KINGS_CORNER_VARIANTS'] === undefined) return;
  const { positions, codes, phases, ends } = tally;
  const counts = [codes, phases, ends].map((map) => Object.fromEntries([...map].sort()));
  console.log(JSON.stringify({ variants: VARIANTS, seed: SEED, positions, counts }, null, 1));
}

it(
  'over random variants, seats and habits of play the engine and the reference agree at every ply',
  () => {
    const tally = createTally();
    overVariants((variant, random) => {
      for (const seats of seatCounts(variant)) {
        for (const policy of [moody, pick(random, Object.values(POLICIES))]) {
          const start = dealBoth(variant, seats, between(random, 0, seats - 1), shuffled(random, FRESH_DECK));
          playBoth(start, policy, random, tally);
        }
      }
    });
    report(tally);
    expect(tally.positions).toBeGreaterThan(VARIANTS * 50);
    expect([...tally.phases.keys()].sort()).toStrictEqual(['draw', 'over', 'placeKing', 'play', 'playFound']);
    expect([...tally.ends.keys()]).toEqual(expect.arrayContaining(['blocked', 'out']));
    expect(tally.codes.size).toBeGreaterThanOrEqual(20);
  },
  LONG,
);

it(
  'they agree on positions with cards left out, where a round can be dead',
  () => {
    const tally = createTally();
    overVariants((variant, random) => {
      for (const seats of seatCounts(variant)) {
        const start = dealBoth(variant, seats, between(random, 0, seats - 1), shuffled(random, FRESH_DECK));
        const thin = thinned(walkFrom(start.ours, between(random, 1, 60), random), random);
        if (thin !== null) playBoth(thin, moody, random, tally);
      }
    });
    report(tally);
    expect(tally.positions).toBeGreaterThan(VARIANTS * 3);
    expect([...tally.ends.keys()]).toEqual(expect.arrayContaining(['blocked', 'out']));
  },
  LONG,
);

it(
  'they agree on matches: totals, pots, dealers, who leaves and who wins',
  () => {
    const tally = createTally();
    overVariants((variant, random) => {
      const policy = pick(random, [moody, POLICIES.playing, POLICIES.passing]);
      playMatch(variant, random, (start) => playBoth(start, policy, random, tally));
    });
    report(tally);
    expect(tally.positions).toBeGreaterThan(VARIANTS * 50);
  },
  LONG,
);

it(
  'they agree on matches of made-up ends of rounds, of which many more can be had',
  () => {
    const ends = new Map<string, number>();
    overVariants((_, random) => {
      for (let i = 0; i < 40; i++) {
        const match = playMatch(randomVariant(random), random, (start) => madeUpEnd(start, random));
        const end = `${match.variant.match.end} ${match.status}`;
        ends.set(end, (ends.get(end) ?? 0) + 1);
      }
    });
    expect([...ends.keys()]).toEqual(
      expect.arrayContaining(['round over', 'rounds over', 'target over', 'elimination over']),
    );
  },
  LONG,
);

/** A match until it is over, or until a round is not or twelve are played; both sides compared after each. */
function playMatch(variant: Variant, random: Random, play: (start: Pair) => Pair): Match {
  const seats = pick(random, seatCounts(variant));
  const dealer = between(random, 0, seats - 1);
  let theirs = engine.createMatch({ variant, seats, dealer });
  let ours = createMatch(variant, seats, dealer);
  agree('new match', theirs, ours, {});
  while (ours.status === 'live' && ours.rounds.length < 12) {
    const deck = shuffled(random, FRESH_DECK);
    const story = { seats: ours.active.length, dealer: ours.active.indexOf(ours.dealer), deck, moves: [] };
    const start = { theirs: engine.startRound(theirs, deck), ours: startRound(ours, deck), story };
    agree('round of a match', start.theirs, start.ours, { match: ours });
    const final = play(start);
    if (final.ours.outcome === null) break;
    const before = ours;
    theirs = engine.finishRound(theirs, final.theirs);
    ours = finishRound(ours, final.ours);
    agree('match', theirs, ours, { before, round: final.ours });
  }
  return ours;
}

it('they agree on the first dealer, also when seats tie again and again', () => {
  const { variant } = readVectors<DealerVectors>('dealer'); // for 1 to 6 seats
  const random = createRandom(SEED);
  for (let i = 0; i < VARIANTS * 50; i++) {
    const deck = pick(random, [shuffled<Card>, tyingDeck])(random, FRESH_DECK);
    const firstDealer = pick(random, ['lowestCard', 'highestCard', 'random'] as const);
    const seats = between(random, 1, 6);
    const theirs = engine.drawForDealer({ ...variant, firstDealer }, seats, deck);
    agree('dealer', theirs, drawForDealer(firstDealer, seats, deck), { firstDealer, seats, deck });
  }
});

/** Ranks in groups, with a few cards out of their place. */
function tyingDeck(random: Random, cards: readonly Card[]): Card[] {
  const deck = [...cards].sort((a, b) => rankNumber(a) - rankNumber(b));
  const swaps = between(random, 0, 4);
  for (let i = 0; i < swaps; i++) deck.push(...deck.splice(between(random, 0, 51), 1));
  return deck;
}

it('they name the same options of damaged variants', () => {
  const random = createRandom(SEED);
  const sound = { valid: 0, invalid: 0 };
  for (let i = 0; i < VARIANTS * 200; i++) {
    const value = damagedVariant(random);
    const ours = variantProblems(value);
    const theirs = [...new Set(engine.checkVariant(value).map(({ path }) => path.split('.')[0]))].sort();
    agree('options', theirs, ours, { value });
    sound[ours.length === 0 ? 'valid' : 'invalid'] += 1;
  }
  expect(Math.min(sound.valid, sound.invalid)).toBeGreaterThan(VARIANTS * 10);
});
