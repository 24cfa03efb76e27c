import {
  createMatch,
  createRound,
  defineVariant,
  finishRound,
  jaxChips,
  type MatchEnd,
  MatchOverError,
  type MatchState,
  type Outcome,
  RoundLiveError,
  RoundMismatchError,
  type RoundState,
  standard,
  standings,
  startRound,
  type Variant,
  type VariantOverrides,
  wikipediaCorners,
  wikipediaElimination,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { cards, deckOf, run } from './positions.js';

const BLOCKED = { type: 'blocked' } as const;
const out = (seat: number): Outcome => ({ type: 'out', seat });

/** A match of a variant that differs from `base`; the last seat deals first. */
function matchOf(seats: number, overrides: VariantOverrides, base: Variant = standard): MatchState {
  return createMatch({ variant: defineVariant(base, overrides), seats, dealer: seats - 1 });
}

/** The match after one more round, which ended so; by round seat the cards left in the hands, and what else matters. */
function after(
  match: MatchState,
  outcome: Outcome,
  hands: readonly string[],
  more: Partial<RoundState> = {},
): MatchState {
  const round = startRound(match, deckOf(''));
  return finishRound(match, { ...round, hands: hands.map(cards), ...more, outcome });
}

/** Hands worth so many points under the standard table. */
function worth(...points: readonly number[]): readonly string[] {
  const kings = ['Kc', 'Kd', 'Kh', 'Ks'];
  const others = cards(`${run('Qc', 'A')} ${run('Qs', 'A')}`);
  return points.map((each) => {
    const held = each >= 10 ? kings.splice(0, Math.floor(each / 10)) : [];
    return [...held, ...others.splice(0, each % 10)].join(' ');
  });
}

it('R-MATCH: totals are kept by party, over the rounds', () => {
  const first = after(matchOf(3, {}), out(0), worth(0, 3, 12));
  expect([first.totals, first.status, first.winners]).toEqual([[0, 3, 12], 'live', []]);
  const second = after(first, out(1), worth(2, 0, 4));
  expect(second.totals).toEqual([2, 3, 16]);
  expect(second.rounds.map(({ score }) => score.points)).toEqual([
    [0, 3, 12],
    [2, 0, 4],
  ]);
});

it('R-MATCH round: over after one round, and its winners win', () => {
  const match = after(matchOf(3, { match: { end: 'round' } }), out(1), worth(1, 0, 12));
  expect(match).toMatchObject({ status: 'over', winners: [1] });
  const blocked = after(matchOf(3, { match: { end: 'round' } }), BLOCKED, worth(1, 2, 3));
  expect(blocked).toMatchObject({ status: 'over', winners: [] }); // not who has the best total
});

it('R-MATCH rounds: over after that many rounds, and the best total wins', () => {
  let match = matchOf(3, { match: { end: 'rounds', rounds: 3 } });
  match = after(match, out(0), worth(0, 30, 5));
  match = after(match, out(0), worth(0, 2, 5));
  expect(match.status).toBe('live');
  match = after(match, out(1), worth(11, 0, 0));
  expect(match).toMatchObject({ status: 'over', totals: [11, 32, 10], winners: [2] });
});

it('R-MATCH target: over after the round in which a total reaches the target, and not before', () => {
  const target = { match: { end: 'target', scoringTarget: 13 } } as const;
  const before = after(matchOf(3, target), out(0), worth(0, 12, 5));
  expect(before.status).toBe('live');
  expect(after(before, out(0), worth(0, 1, 5))).toMatchObject({ status: 'over', totals: [0, 13, 10], winners: [0] });
  expect(after(before, out(1), worth(2, 0, 9))).toMatchObject({ status: 'over', totals: [2, 12, 14], winners: [0] });
});

it('R-MATCH: the highest total wins under chips and corners, the lowest under penalty', () => {
  const chips = matchOf(2, { match: { end: 'target', scoringTarget: 5 } }, jaxChips);
  expect(after(chips, out(1), ['2c 3c 4c', ''])).toMatchObject({ status: 'over', totals: [0, 5], winners: [1] });
  const corners = matchOf(2, { match: { end: 'rounds', rounds: 1 } }, wikipediaCorners);
  const collected = { collected: [[], [cards(run('Kc', 'A'))]] };
  expect(after(corners, out(0), ['', '2s'], collected)).toMatchObject({ status: 'over', totals: [0, 1], winners: [1] });
  const penalty = matchOf(2, { match: { end: 'rounds', rounds: 1 } });
  expect(after(penalty, out(0), worth(0, 7)).winners).toEqual([0]);
});

const ELIMINATION = { match: { end: 'elimination', scoringTarget: 20 }, scoring: standard.scoring } as const;

it('R-MATCH elimination: a seat that reaches the target leaves after that round, and the others go on in order', () => {
  const first = after(matchOf(4, ELIMINATION, wikipediaElimination), out(0), worth(0, 20, 9, 3));
  expect(first).toMatchObject({ status: 'live', active: [0, 2, 3], eliminated: [1], totals: [0, 20, 9, 3] });
  const round = startRound(first, deckOf(''));
  expect(round.hands).toHaveLength(3);
  // round seats 0, 1 and 2 are seats 0, 2 and 3 of the match
  const second = after(first, out(1), worth(20, 0, 4));
  expect(second).toMatchObject({ status: 'live', active: [2, 3], eliminated: [1, 0], totals: [20, 20, 9, 7] });
  expect(second.rounds.map(({ active }) => active)).toEqual([
    [0, 1, 2, 3],
    [0, 2, 3],
  ]);
  const third = after(second, out(0), worth(0, 13));
  expect(third).toMatchObject({
    status: 'over',
    active: [2],
    eliminated: [1, 0, 3],
    winners: [2],
    totals: [20, 20, 9, 20],
  });
});

it('R-MATCH elimination: one short of the target stays', () => {
  const match = after(matchOf(2, ELIMINATION, wikipediaElimination), out(0), worth(0, 19));
  expect(match).toMatchObject({ status: 'live', active: [0, 1], eliminated: [] });
});

it('R-MATCH elimination: if the last ones leave together the lowest total among them wins, ties shared', () => {
  const start = after(matchOf(3, ELIMINATION, wikipediaElimination), out(0), worth(0, 21, 10));
  const together = after(start, BLOCKED, worth(22, 11));
  expect(together).toMatchObject({
    status: 'over',
    active: [],
    eliminated: [1, 0, 2],
    totals: [22, 21, 21],
    winners: [2],
  });
  const tied = after(start, BLOCKED, worth(21, 11));
  expect(tied).toMatchObject({ status: 'over', winners: [0, 2] }); // and not seat 1, which left before
});

it('R-MATCH: the dealer is a seat of the match, and the deal passes clockwise to the next seat still active', () => {
  const first = after(matchOf(4, ELIMINATION, wikipediaElimination), out(1), worth(20, 0, 1, 1)); // seat 3 dealt
  expect([first.active, first.dealer]).toEqual([[1, 2, 3], 1]); // not seat 0, which left
  expect(startRound(first, deckOf('')).dealer).toBe(0); // the place of seat 1 among the active
  const second = after(first, out(0), worth(0, 1, 20));
  expect([second.active, second.dealer]).toEqual([[1, 2], 2]);
  const third = after(second, out(0), worth(0, 1));
  expect(third.dealer).toBe(1); // round the table
  expect(third.rounds.map(({ dealer }) => dealer)).toEqual([3, 1, 2]);
});

it('R-MATCH: a dealer who leaves passes the deal on all the same', () => {
  const match = after(matchOf(4, ELIMINATION, wikipediaElimination), out(0), worth(0, 1, 20, 20));
  expect([match.active, match.dealer]).toEqual([[0, 1], 0]);
});

const POTS: MatchEnd = { end: 'rounds', rounds: 4 };

it('R-SCORE chips: the match carries a left-over pot, and adds it to the total of the party that next goes out', () => {
  let match = matchOf(3, { match: POTS }, jaxChips);
  match = after(match, BLOCKED, ['2c', '3c', '4c'], { passes: [1, 1, 2] });
  expect([match.totals, match.pot]).toEqual([[0, 0, 0], 10]);
  match = after(match, BLOCKED, ['2c', '3c', '4c']);
  expect([match.totals, match.pot]).toEqual([[0, 0, 0], 16]);
  match = after(match, out(2), ['2c', '3c', '']);
  expect([match.totals, match.pot]).toEqual([[0, 0, 5 + 16], 0]);
  expect(match.rounds.map(({ score }) => [score.points, score.pot])).toEqual([
    [[0, 0, 0], 10],
    [[0, 0, 0], 6],
    [[0, 0, 5], 0],
  ]);
});

it('R-SCORE chips: a pot left when the match ends goes to nobody', () => {
  const match = after(matchOf(2, { match: { end: 'rounds', rounds: 1 } }, jaxChips), BLOCKED, ['2c', '3c']);
  expect(match).toMatchObject({ status: 'over', totals: [0, 0], pot: 4 });
});

it('R-SCORE chips: the pot goes to the party, with partners', () => {
  const partners = { teams: 'partners', seats: { min: 4, max: 4 }, match: POTS } as const;
  let match = matchOf(4, partners, jaxChips);
  match = after(match, BLOCKED, ['2c', '3c', '4c', '5c']);
  match = after(match, out(3), ['2c', '3c', '4c', '']);
  expect(match).toMatchObject({ totals: [0, 8 + 7], pot: 0 });
});

it('R-TIE lastRound: of tied parties those among the winners of the last round win', () => {
  const start = matchOf(3, { match: { end: 'rounds', rounds: 2 } });
  const level = after(start, out(0), worth(0, 4, 4));
  expect(after(level, out(1), worth(4, 0, 0))).toMatchObject({ totals: [4, 4, 4], winners: [1] });
  expect(after(level, out(2), worth(4, 0, 0))).toMatchObject({ totals: [4, 4, 4], winners: [2] });
});

it('R-TIE lastRound: if none of them won the last round, all tied share', () => {
  const start = matchOf(3, { match: { end: 'rounds', rounds: 2 } });
  const level = after(start, out(0), worth(0, 9, 3));
  expect(after(level, out(1), worth(3, 0, 0))).toMatchObject({ totals: [3, 9, 3], winners: [0, 2] });
  expect(after(level, BLOCKED, worth(4, 1, 1))).toMatchObject({ totals: [4, 10, 4], winners: [0, 2] });
});

it('R-TIE lastRound: it decides among the best only, and only when they are tied', () => {
  const start = matchOf(3, { match: { end: 'rounds', rounds: 2 } });
  const level = after(start, out(0), worth(0, 4, 9));
  expect(after(level, out(2), worth(3, 2, 0))).toMatchObject({ totals: [3, 6, 9], winners: [0] });
});

it('R-TIE shared: tied parties share, whoever won the last round', () => {
  for (const match of [
    { end: 'rounds', rounds: 2 },
    { end: 'target', scoringTarget: 9 },
  ] as const) {
    const level = after(matchOf(3, { match, tieBreak: 'shared' }), out(0), worth(0, 4, 8));
    expect(after(level, out(1), worth(4, 0, 1))).toMatchObject({ totals: [4, 4, 9], status: 'over', winners: [0, 1] });
  }
});

it('R-TIE lastRound: partners are one party', () => {
  const partners = { teams: 'partners', seats: { min: 4, max: 4 }, match: { end: 'rounds', rounds: 2 } } as const;
  const level = after(matchOf(4, partners), out(0), worth(0, 2, 2, 0));
  expect(after(level, out(3), worth(1, 1, 0, 0))).toMatchObject({ totals: [3, 3], winners: [1, 3] });
});

it('R-MATCH: a match that is over takes no further round', () => {
  const live = matchOf(2, { match: { end: 'round' } });
  const over = after(live, out(0), worth(0, 2));
  const round = { ...startRound(live, deckOf('')), outcome: BLOCKED };
  expect(() => startRound(over, deckOf(''))).toThrow(MatchOverError);
  expect(() => finishRound(over, round)).toThrow(MatchOverError);
});

it('R-MATCH: a round that is live, or belongs to another match, is not taken', () => {
  const match = matchOf(3, {});
  const round = startRound(match, deckOf(''));
  expect(() => finishRound(match, round)).toThrow(RoundLiveError);
  const other = (setup: Parameters<typeof createRound>[0]): RoundState => ({ ...createRound(setup), outcome: BLOCKED });
  const { variant } = match;
  const deck = deckOf('');
  const wrong = [
    other({ variant: defineVariant(variant, { tieBreak: 'shared' }), seats: 3, deck }),
    other({ variant, seats: 2, deck }),
    other({ variant, seats: 3, dealer: 0, deck }),
  ];
  const parts = wrong.map((each) => {
    try {
      return finishRound(match, each).status;
    } catch (error) {
      return error instanceof RoundMismatchError ? error.part : error;
    }
  });
  expect(parts).toEqual(['variant', 'seats', 'dealer']);
  const copy = structuredClone({ ...round, outcome: BLOCKED as Outcome });
  expect(finishRound(match, copy).rounds).toHaveLength(1); // equal data will do
});

it('R-MATCH: standings tell the best first, those who left last before those who left first', () => {
  const first = after(matchOf(4, ELIMINATION, wikipediaElimination), out(0), worth(0, 20, 9, 3));
  expect(standings(first).map(({ party, place }) => [party, place])).toEqual([
    [0, 1],
    [3, 2],
    [2, 3],
    [1, 4],
  ]);
});

it('R-MATCH: of parties with the same total the winners stand first, and who left later before who left earlier', () => {
  const two = createMatch({ seats: 2, dealer: 0 });
  const placesOf = (match: MatchState): unknown => standings(match).map(({ party, place }) => [party, place]);
  expect(placesOf({ ...two, totals: [25, 25], winners: [1] })).toEqual([
    [1, 1],
    [0, 2],
  ]);
  expect(placesOf({ ...two, totals: [25, 25], winners: [0] })).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(placesOf({ ...two, totals: [25, 25] })).toEqual([
    [0, 1],
    [1, 1],
  ]);

  const three = createMatch({ variant: wikipediaElimination, seats: 3, dealer: 0 });
  const rounds = [
    [0, 1, 2],
    [0, 1],
  ].map((active) => ({ active })) as unknown as MatchState['rounds']; // all that standings read
  expect(placesOf({ ...three, rounds, totals: [5, 30, 20], eliminated: [2, 1], active: [0] })).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});
