import { describe, expect, it } from 'vitest';
import type { Variant } from '../../src/rules/variant.js';
import { ROUND_FILES, readVectors } from '../conformance/files.js';
import { applyMove } from './apply.js';
import { drawForDealer } from './dealer.js';
import { CONCEIVABLE, moveIssue } from './issue.js';
import { legalMoves } from './legal.js';
import { createMatch, finishRound, startRound } from './match.js';
import { formatMove, parseMove } from './moveText.js';
import { deal, type Round } from './round.js';
import { scoreRound } from './score.js';
import type { DealerVectors, ErrorVector, MatchVector, RoundVector } from './vectors.js';

/** Every round before each of its moves, and at last the final one. */
function positions(start: Round, moves: readonly string[]): Round[] {
  const all = [start];
  let round = start;
  for (const text of moves) {
    round = applyMove(round, parseMove(text));
    all.push(round);
  }
  return all;
}

function texts(round: Round): string[] {
  return legalMoves(round).map(formatMove);
}

describe('the reference plays every round of the vectors', () => {
  it.each(ROUND_FILES)('%s', (name) => {
    const { variant, rounds } = readVectors<{ variant: Variant; rounds: RoundVector[] }>(name);
    expect(rounds.length).toBeGreaterThan(0);
    for (const { seats, dealer, deck, moves, checkpoints, final } of rounds) {
      const all = positions(deal(variant, seats, dealer, deck), moves);
      for (const { ply, legal, state } of checkpoints) {
        const round = all[ply];
        if (round === undefined) throw new Error(`no ply ${ply}`);
        expect(texts(round)).toStrictEqual(legal);
        if (state !== undefined) expect(round).toStrictEqual({ variant, ...state });
      }
      const last = all.at(-1);
      if (last === undefined) throw new Error('no last position');
      expect(last).toStrictEqual({ variant, ...final.state });
      const { outcome, winners, points, pot } = final;
      expect(scoreRound(last)).toStrictEqual({ outcome, winners, points, pot });
      expect(texts(last)).toStrictEqual([]);
    }
  });
});

describe('the reference plays every match of the vectors', () => {
  const { matches } = readVectors<{ matches: MatchVector[] }>('matches');

  it.each(matches.map((match, i) => ({ match, title: `${i} ${match.tag}, ${match.seats} seats` })))(
    '$title',
    ({ match: expected }) => {
      const { variant, seats } = expected;
      let match = createMatch(variant, seats, expected.dealer);
      const rounds: unknown[] = [];
      for (const { active, dealer, pot, roundSeats, roundDealer, deck, moves, score, after } of expected.rounds) {
        expect(match).toMatchObject({ active, dealer, pot, status: 'live' });
        const start = startRound(match, deck);
        expect([start.hands.length, start.dealer]).toStrictEqual([roundSeats, roundDealer]);
        const last = positions(start, moves).at(-1);
        if (last === undefined) throw new Error('no last position');
        match = finishRound(match, last);
        rounds.push({ active, dealer, score });
        expect(match).toStrictEqual({ variant, seats, rounds, ...after });
      }
      expect([match.status, match.winners]).toStrictEqual([expected.over ? 'over' : 'live', expected.winners]);
    },
  );
});

it('the reference finds the first dealer of every draw of the vectors', () => {
  const { cases } = readVectors<DealerVectors>('dealer');
  expect(cases.map(({ firstDealer, seats, deck }) => drawForDealer(firstDealer, seats, deck))).toStrictEqual(
    cases.map(({ dealer }) => dealer),
  );
});

it('the reference refuses every illegal move of the vectors with its code', () => {
  const { cases } = readVectors<{ cases: ErrorVector[] }>('errors');
  for (const { variant, seats, dealer, deck, moves, illegal } of cases) {
    const round = positions(deal(variant, seats, dealer, deck), moves).at(-1);
    if (round === undefined) throw new Error('no last position');
    const given = illegal.map(({ move, raw, guard, view }) => {
      const claim = view === undefined ? (guard ?? {}) : { seat: view };
      return moveIssue(round, raw === true ? move : parseMove(move as string), claim);
    });
    expect(given).toStrictEqual(illegal.map(({ code }) => code));
  }
});

it('T-LEGAL: of all conceivable moves the listed ones, and no others, are without a code', () => {
  for (const name of ROUND_FILES) {
    const { variant, rounds } = readVectors<{ variant: Variant; rounds: RoundVector[] }>(name);
    for (const { seats, dealer, deck, moves } of rounds.slice(0, 3)) {
      positions(deal(variant, seats, dealer, deck), moves).forEach((round, ply) => {
        if (ply % 7 !== 0 && round.outcome === null) return;
        const unrefused = CONCEIVABLE.filter((move) => moveIssue(round, move) === null).map(formatMove);
        const same = JSON.stringify(unrefused.sort()) === JSON.stringify(texts(round).sort());
        if (!same) throw new Error(`${name}, ply ${ply}: ${unrefused} against ${texts(round)}`);
      });
    }
  }
});
