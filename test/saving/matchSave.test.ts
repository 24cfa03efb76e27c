import fc from 'fast-check';
import {
  CARDS,
  createMatch,
  defineVariant,
  finishRound,
  type MatchState,
  PRESETS,
  parseMatch,
  type RoundState,
  serializeMatch,
  shuffleDeck,
  standard,
  startRound,
  tryParseMatch,
  type Variant,
} from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { isEqualData } from '../../src/rules/equality.js';
import { between, createRandom, type Random, shuffled } from '../reference/random.js';
import { randomVariant } from '../reference/randomVariant.js';
import { walkFrom } from '../walks.js';

interface Stage {
  readonly match: MatchState;
  readonly round: RoundState | null;
}

/** A match played at random, at most so many rounds: the stages at which a program may save it. */
function stagesOf(variant: Variant, random: Random, most: number): Stage[] {
  const seats = between(random, variant.seats.min, variant.seats.max);
  let match = createMatch({ variant, seats, dealer: between(random, 0, seats - 1) });
  const stages: Stage[] = [{ match, round: null }];
  while (match.status === 'live' && match.rounds.length < most) {
    const { rounds } = walkFrom(startRound(match, shuffled(random, CARDS)), random, 600);
    const round = rounds.at(-1) as RoundState;
    stages.push({ match, round: rounds[between(random, 0, rounds.length - 1)] as RoundState }, { match, round });
    if (round.outcome === null) break; // refused for ever, as noLegalMove lets seats do
    match = finishRound(match, round);
    stages.push({ match, round: null }, { match, round });
  }
  return stages;
}

function checkKept({ match, round }: Stage): void {
  const kept = parseMatch(serializeMatch(match, round));
  if (!isEqualData(kept, { match, round }))
    throw new Error(`another match came back from ${serializeMatch(match, round)}`);
}

it('keeps every match of every variant, before, between, in and after its rounds', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 31 }), (seed) => {
      const random = createRandom(seed);
      stagesOf(randomVariant(random), random, 6).forEach(checkKept);
    }),
    { numRuns: 60 },
  );
});

it.each(Object.values(PRESETS))('keeps the matches of $name', (variant) => {
  for (let seed = 1; seed <= 3; seed++) stagesOf(variant, createRandom(seed), 8).forEach(checkKept);
});

/** Whether the match of a save counted its finished round already, as the doc comment of `MatchSave` tells. */
const isCounted = ({ match, round }: Stage): boolean =>
  match.status === 'over' || match.active.length !== round?.hands.length || match.active[round.dealer] !== match.dealer;

it.each(Object.values(PRESETS))('tells of a finished round whether $name counted it', (variant) => {
  let told = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const stages = stagesOf(variant, createRandom(seed), 12);
    const over = stages.filter(({ match, round }) => match.seats > 1 && round !== null && round.outcome !== null);
    for (const stage of over) {
      const own = stages.find(({ round }) => round === stage.round)?.match; // it was dealt from this one
      if (isCounted(stage) !== (stage.match !== own)) throw new Error(`not told: ${JSON.stringify(stage)}`);
      told++;
    }
  }
  expect(told > 0 || variant.seats.max === 1).toBe(true);
});

describe('a damaged match', () => {
  const { match, round } = stagesOf(PRESETS.wikipediaElimination, createRandom(5), 2).at(-2) as Stage;
  const issuesOf = (save: unknown): readonly string[] => {
    const result = tryParseMatch({ format: 'kings-corner/match-save', version: 1, ...(save as object) });
    return result.ok ? [] : result.issues.map(({ path, code }) => `${path} ${code}`);
  };
  const [first, second] = match.rounds as [MatchState['rounds'][number], MatchState['rounds'][number]];
  const withFirst = (change: object): object => ({ ...match, rounds: [{ ...first, ...change }, second] });
  const withScore = (change: object): object => withFirst({ score: { ...first.score, ...change } });

  it('is whole before it is damaged', () => {
    expect(match.rounds).toHaveLength(2);
    expect(round).toBeNull();
    expect(issuesOf({ match, round: null })).toEqual([]);
  });

  it.each<readonly [what: string, issue: string, match: object]>([
    [
      'totals that are not the sums of the rounds',
      'match.totals disagrees',
      { ...match, totals: match.totals.map((n) => n + 1) },
    ],
    ['a total too few', 'match.totals disagrees', { ...match, totals: match.totals.slice(1) }],
    ['another dealer', 'match.dealer disagrees', { ...match, dealer: (match.dealer + 1) % match.seats }],
    ['a seat that left without reason', 'match.eliminated disagrees', { ...match, eliminated: [0] }],
    ['a seat that is missing', 'match.active disagrees', { ...match, active: match.active.slice(1) }],
    ['a pot from nowhere', 'match.pot disagrees', { ...match, pot: 3 }],
    ['an end that has not come', 'match.status disagrees', { ...match, status: 'over' }],
    ['winners of a live match', 'match.winners disagrees', { ...match, winners: [0] }],
    ['a round that is missing', 'match.totals disagrees', { ...match, rounds: [first] }],
    ['rounds of another order of dealers', 'match.rounds.1 round-mismatch', { ...match, rounds: [first, first] }],
    ['a first dealer who has no seat', 'match.rounds.0.dealer no-seat', withFirst({ dealer: 5 })],
    ['a winner who did not play', 'match.rounds.0.score wrong-score', withScore({ winners: [5] })],
    ['winners out of order', 'match.rounds.0.score wrong-score', withScore({ winners: [1, 0] })],
    ['points of a seat too few', 'match.rounds.0.score wrong-score', withScore({ points: [] })],
    [
      'a seat that went out and did not play',
      'match.rounds.0.score wrong-score',
      withScore({ outcome: { type: 'out', seat: 5 } }),
    ],
    ['chips left over without chips', 'match.rounds.0.score wrong-score', withScore({ pot: 1 })],
    [
      'points below zero',
      'match.rounds.0.score.points.0 out-of-range',
      withScore({ points: first.score.points.map(() => -1) }),
    ],
    ['seats out of range', 'match.seats seats-out-of-range', { ...match, seats: 9 }],
    ['a dealer of no seat before the first round', 'match.dealer no-seat', { ...match, rounds: [], dealer: 5 }],
    [
      'a broken variant',
      'match.variant.teams partners-need-four',
      { ...match, variant: { ...match.variant, teams: 'partners' } },
    ],
    ['more rounds than a match has', 'match.rounds wrong-type', { ...match, rounds: new Array(10_001).fill(first) }],
    ['a key that nobody knows', 'match.clock unknown-key', { ...match, clock: 1 }],
  ])('is refused for %s: %s', (_, issue, damaged) => {
    expect(issuesOf({ match: damaged, round: null })).toContain(issue);
  });

  it('is refused when rounds follow on its end', () => {
    const variant = defineVariant(standard, { match: { end: 'round' } });
    const [, , , over] = stagesOf(variant, createRandom(1), 3) as [Stage, Stage, Stage, Stage];
    const [played] = over.match.rounds;
    expect(over.match.status).toBe('over');
    expect(issuesOf({ match: { ...over.match, rounds: [played, played] }, round: null })).toEqual([
      'match.rounds.1 match-over',
    ]);
  });

  it('is refused with a round that is not its own', () => {
    const own = startRound(match, shuffleDeck('own'));
    const { active, seats } = match;
    expect(issuesOf({ match, round: own })).toEqual([]);
    const strange = [
      { ...own, dealer: (own.dealer + 1) % active.length },
      { ...own, variant: { ...own.variant, name: 'other' } },
      startRound(createMatch({ seats, dealer: match.dealer }), shuffleDeck('other')),
    ];
    for (const round of strange) expect(issuesOf({ match, round })).toEqual(['round round-mismatch']);
  });

  it('is refused with all that is wrong at once', () => {
    expect(issuesOf({ match: { ...match, status: 'paused', pot: -1 }, round: { ply: 'many' } })).toEqual(
      expect.arrayContaining([
        'match.status unknown-value',
        'match.pot out-of-range',
        'round.ply wrong-type',
        'round.stock missing-key',
      ]),
    );
  });
});
