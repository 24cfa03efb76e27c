import {
  applyMove,
  CARDS,
  checkVariant,
  createMatch,
  createRecord,
  finishRound,
  fits,
  formatMove,
  formatPosition,
  legalMoves,
  type MatchState,
  PILES,
  parseMatch,
  parseMove,
  parsePosition,
  parseRecord,
  parseRound,
  type RoundState,
  redactRecord,
  replay,
  replaySteps,
  sampleRound,
  scoreRound,
  serializeMatch,
  serializeRound,
  shuffleDeck,
  standings,
  startRound,
  tryParseMatch,
  tryParseMove,
  tryParsePosition,
  tryParseRecord,
  tryParseRound,
  viewFor,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { isEqualData } from '../../src/rules/equality.js';
import { createRandom, pick } from '../reference/random.js';
import { randomVariant } from '../reference/randomVariant.js';
import { cut, walkFrom, walkOf } from '../walks.js';
import { type FuzzReport, fuzz, INPUTS } from './fuzzing.js';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const roundOf = (seed: number): RoundState => pick(createRandom(seed), walkOf(seed).rounds);

function check(condition: boolean, what: string, input: string): void {
  if (!condition) throw new Error(`${what}: ${JSON.stringify(input)}`);
}

/** A round that came through is one: T-CARDS, T-PILES, counters, and play goes on to the end or is over. */
function checkRound(round: RoundState, input: string): void {
  const { variant, hands, stock, piles, collected, turn, outcome } = round;
  const every = [...PILES.map((id) => piles[id]), ...collected.flat()];
  const cards = [...hands.flat(), ...stock, ...every.flat()];
  check(cards.length === 52 && CARDS.every((card) => cards.includes(card)), 'T-CARDS', input);
  check(
    every.every((pile) => pile.every((card, at) => at === 0 || fits(card, pile[at - 1] ?? card))),
    'T-PILES',
    input,
  );
  check(checkVariant(variant).length === 0, 'the variant', input);
  check(
    [turn.drawn, turn.played, turn.merged, round.ply, round.idleTurns, ...round.passes].every((n) => n >= 0),
    'counters',
    input,
  );
  check(
    round.dealer < hands.length && turn.seat < hands.length && round.passes.length === hands.length,
    'seats',
    input,
  );
  if (outcome === null) {
    check(legalMoves(round).length > 0, 'T-LIVE', input);
    let next = round;
    for (let i = 0; i < 5 && next.outcome === null; i++)
      next = applyMove(next, pick(createRandom(i), legalMoves(next)));
  } else scoreRound(round);
}

function checkMatch(match: MatchState, round: RoundState | null, input: string): void {
  standings(match);
  check(match.totals.every((total) => total >= 0) && match.winners.length <= match.seats, 'the totals', input);
  if (round !== null) checkRound(round, input);
  if (match.status === 'live') startRound(match, shuffleDeck('next'));
}

/** At least half are small changes of valid texts, and enough are accepted for the checks to mean something. */
function expectBalanced({ inputs, mutated, accepted, slowest }: FuzzReport): void {
  expect(inputs).toBe(INPUTS);
  expect(mutated / inputs).toBeGreaterThan(0.5);
  expect(accepted / inputs).toBeGreaterThan(0.05);
  expect(slowest).toBeLessThan(1000);
  if (process.env['KINGS_CORNER_FUZZ'] !== undefined)
    process.stdout.write(
      `${expect.getState().currentTestName}: ${JSON.stringify({ inputs, mutated, accepted, slowest })}\n`,
    );
}

it('answers whatever a saved round is with a round or with issues', { timeout: 1_000_000 }, () => {
  const report = fuzz(
    {
      parse: tryParseRound,
      valid: seeds.map((seed) => serializeRound(roundOf(seed))),
      check: (round, input) => {
        checkRound(round, input);
        check(isEqualData(parseRound(serializeRound(round)), round), 'not kept', input);
      },
    },
    1,
  );
  expectBalanced(report);
});

it('answers whatever a saved match is with a match or with issues', { timeout: 1_000_000 }, () => {
  const report = fuzz(
    {
      parse: tryParseMatch,
      valid: seeds.map((seed) => {
        const random = createRandom(seed);
        const variant = randomVariant(random);
        const match = createMatch({ variant, seats: variant.seats.max, dealer: 0 });
        const round = walkFrom(startRound(match, shuffleDeck(`fuzz ${seed}`)), random, 600).rounds.at(-1) as RoundState;
        return seed % 2 === 0 || round.outcome === null
          ? serializeMatch(match, round)
          : serializeMatch(finishRound(match, round));
      }),
      check: ({ match, round }, input) => {
        checkMatch(match, round, input);
        check(isEqualData(parseMatch(serializeMatch(match, round)), { match, round }), 'not kept', input);
      },
    },
    2,
  );
  expectBalanced(report);
});

it('answers whatever a record is with a record or with issues', { timeout: 1_000_000 }, () => {
  const valid = seeds.map((seed) => {
    const { variant, seats, dealer, deck, moves } = cut(walkOf(seed), createRandom(seed));
    const record = createRecord({ variant, seats, dealer, deck }, moves);
    return JSON.stringify(seed % 2 === 0 ? record : redactRecord(record, seed % 3 === 0 ? null : 0));
  });
  const report = fuzz(
    {
      parse: tryParseRecord,
      valid,
      check: (record, input) => {
        check(isEqualData(parseRecord(JSON.stringify(record)), record), 'not kept', input);
        const end = replay(record);
        check(
          replaySteps(record).every(({ round }, index) => round.ply === index + 1),
          'the steps',
          input,
        );
        if (!('kind' in end)) checkRound(end, input);
        else checkRound(sampleRound(end, createRandom(1)), input);
      },
    },
    3,
  );
  expectBalanced(report);
});

it('answers whatever the text of a position is with a round, a view or issues', { timeout: 1_000_000 }, () => {
  const valid = seeds.map((seed) => {
    const round = roundOf(seed);
    return formatPosition(seed % 3 === 0 ? round : viewFor(round, seed % 3 === 1 ? round.turn.seat : null));
  });
  const report = fuzz(
    {
      parse: tryParsePosition,
      valid,
      check: (position, input) => {
        checkRound('kind' in position ? sampleRound(position, createRandom(1)) : position, input);
        check(isEqualData(parsePosition(formatPosition(position)), position), 'not kept', input);
      },
    },
    4,
  );
  expectBalanced(report);
});

it('answers whatever the text of a move is with a move or issues', { timeout: 1_000_000 }, () => {
  const valid = seeds.flatMap((seed) => walkOf(seed).moves.map(formatMove));
  const report = fuzz(
    {
      parse: tryParseMove,
      valid,
      check: (move, input) => check(isEqualData(parseMove(formatMove(move)), move), 'not kept', input),
    },
    5,
  );
  expectBalanced(report);
});
