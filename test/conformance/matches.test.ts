import {
  applyMove,
  type Card,
  createMatch,
  drawForDealer,
  finishRound,
  type MatchState,
  parseMove,
  type RoundScore,
  type Seat,
  startRound,
  type Variant,
} from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { readVectors } from './files.js';

interface MatchVector {
  readonly tag: string;
  readonly variant: Variant;
  readonly seats: number;
  readonly dealer: Seat;
  readonly rounds: readonly {
    readonly active: readonly Seat[];
    readonly dealer: Seat;
    readonly pot: number;
    readonly roundSeats: number;
    readonly roundDealer: Seat;
    readonly deck: readonly Card[];
    readonly moves: readonly string[];
    readonly score: RoundScore;
    readonly after: Partial<MatchState>;
  }[];
  readonly over: boolean;
  readonly winners: readonly Seat[];
}

interface DealerVectors {
  readonly variant: Variant;
  readonly cases: readonly {
    readonly tag: string;
    readonly firstDealer: Variant['firstDealer'];
    readonly seats: number;
    readonly deck: readonly Card[];
    readonly dealer: Seat;
  }[];
}

describe('the matches of an independent implementation come to the same totals and winners', () => {
  const { matches } = readVectors<{ matches: MatchVector[] }>('matches');
  it.each(matches.map((match, index) => ({ name: `${index}: ${match.tag}`, match })))('$name', ({ match: vector }) => {
    let match = createMatch({ variant: vector.variant, seats: vector.seats, dealer: vector.dealer });
    for (const expected of vector.rounds) {
      expect(match).toMatchObject({ active: expected.active, dealer: expected.dealer, pot: expected.pot });
      let round = startRound(match, expected.deck);
      expect(round).toMatchObject({ dealer: expected.roundDealer, hands: { length: expected.roundSeats } });
      for (const move of expected.moves) round = applyMove(round, parseMove(move));
      match = finishRound(match, round);
      const { active, dealer, score } = expected;
      expect(match.rounds.at(-1)).toEqual({ active, dealer, score });
      const { variant: _, seats: __, rounds: ___, ...after } = match;
      expect(after).toEqual(expected.after);
    }
    expect(match.status === 'over').toBe(vector.over);
    expect(match.winners).toEqual(vector.winners);
  });
});

describe('R-DEALER: the dealers drawn by an independent implementation are drawn here too', () => {
  const { variant, cases } = readVectors<DealerVectors>('dealer');
  it.each(cases.map((vector, index) => ({ ...vector, index })))('$index: $firstDealer, $seats seats, $tag', (vector) => {
    const { firstDealer, seats, deck, dealer } = vector;
    expect(drawForDealer({ ...variant, firstDealer }, seats, deck)).toBe(dealer);
  });
});
