import { CARDS } from '../../rules/cards.js';
import { isEqualData } from '../../rules/equality.js';
import type { MatchState } from '../../rules/match.js';
import type { RoundScore } from '../../rules/scoring.js';
import type { RoundState, Seat } from '../../rules/state.js';
import type { Engine } from '../engine.js';
import type { MatchLaw } from './law.js';
import { codeThrown } from './legalityLaws.js';

/** R-MATCH, R-TIE, R-TEAM, and the pots of R-SCORE */
export const matchesAddUp: MatchLaw = {
  of: 'match',
  says: 'Totals are the sums of the rounds by party, pots wait for whoever next goes out, and the match ends when and as its rule says.',
  check({ matches, walks }, engine) {
    const [first] = matches;
    if (first === undefined) return null;
    if (!isEqualData(first, freshMatch(first))) return { round: 0, problem: 'the match does not start from nothing' };
    for (const [index, { rounds }] of walks.entries()) {
      const [before, round, after] = [matches[index], rounds.at(-1), matches[index + 1]];
      if (before === undefined || round === undefined || after === undefined) break;
      const problem = roundProblem(before, round, after, engine);
      if (problem !== null) return { round: index + 1, problem };
    }
    return null;
  },
};

function freshMatch({ variant, seats, dealer }: MatchState): MatchState {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    variant,
    seats,
    active: all,
    dealer,
    totals: (variant.teams === 'partners' ? [0, 1] : all).map(() => 0),
    eliminated: [],
    pot: 0,
    rounds: [],
    status: 'live',
    winners: [],
  };
}

function roundProblem(before: MatchState, round: RoundState, after: MatchState, engine: Engine): string | null {
  if (before.active[round.dealer] !== before.dealer || round.hands.length !== before.active.length) {
    return `seat ${round.dealer} of the round deals, for seat ${before.dealer} of the match`;
  }
  const score = engine.scoreRound(round);
  const expected = matchAfter(before, score);
  for (const part of Object.keys(expected) as (keyof MatchState)[]) {
    if (!isEqualData(after[part], expected[part])) {
      return `${part} is ${JSON.stringify(after[part])}, not ${JSON.stringify(expected[part])}`;
    }
  }
  return refusalProblem(before, round, after, engine);
}

/** A match that is over, a live round and a round of another match are refused. */
function refusalProblem(before: MatchState, round: RoundState, after: MatchState, engine: Engine): string | null {
  const live = { ...round, outcome: null };
  const others = [
    { ...round, variant: { ...round.variant, name: `${round.variant.name}!` } },
    { ...round, dealer: round.dealer + 1 },
    { ...round, hands: [...round.hands, []] },
  ];
  if (codeThrown(() => engine.finishRound(before, live)) !== 'round-live')
    return 'a live round is taken for a finished one';
  if (others.some((other) => codeThrown(() => engine.finishRound(before, other)) !== 'round-mismatch')) {
    return 'a round of another match is taken';
  }
  if (after.status === 'live') return null;
  const isRefused = [() => engine.finishRound(after, round), () => engine.startRound(after, CARDS)].every(
    (action) => codeThrown(action) === 'match-over',
  );
  return isRefused ? null : 'a match that is over goes on';
}

/** R-MATCH, as a table would keep its score sheet. */
function matchAfter(before: MatchState, score: RoundScore): MatchState {
  const { variant, active, dealer } = before;
  const partyOf = (seat: Seat): number => (variant.teams === 'partners' ? seat % 2 : seat);
  const totals = [...before.totals];
  const add = (seat: Seat, points: number): void => {
    totals[partyOf(seat)] = (totals[partyOf(seat)] ?? 0) + points;
  };
  for (const [place, seat] of active.entries()) add(seat, score.points[place] ?? 0);
  const out = score.outcome.type === 'out' ? active[score.outcome.seat] : undefined;
  if (out !== undefined) add(out, before.pot);
  const counted = {
    ...before,
    totals,
    pot: out === undefined ? before.pot + score.pot : 0,
    rounds: [...before.rounds, { active, dealer, score }],
  };
  const leaving =
    variant.match.end === 'elimination' ? active.filter((seat) => (totals[seat] ?? 0) >= scoringTargetOf(variant)) : [];
  const left = active.filter((seat) => !leaving.includes(seat));
  const stands = { ...counted, active: left, eliminated: [...before.eliminated, ...leaving] };
  if (!isOver(stands)) return { ...stands, dealer: nextDealer(before, left) };
  return { ...stands, status: 'over', winners: winnersOf(stands, leaving, partyOf) };
}

function scoringTargetOf({ match }: MatchState['variant']): number {
  return 'scoringTarget' in match ? match.scoringTarget : Number.POSITIVE_INFINITY;
}

function isOver({ variant, rounds, totals, active }: MatchState): boolean {
  const { match } = variant;
  switch (match.end) {
    case 'round':
      return true;
    case 'rounds':
      return rounds.length === match.rounds;
    case 'target':
      return Math.max(...totals) >= match.scoringTarget;
    case 'elimination':
      return active.length < 2;
  }
}

/** Clockwise from the last dealer, the first seat that is left. */
function nextDealer({ seats, dealer }: MatchState, left: readonly Seat[]): Seat {
  for (let step = 1; step <= seats; step += 1) {
    const seat = (dealer + step) % seats;
    if (left.includes(seat)) return seat;
  }
  return dealer;
}

function winnersOf(match: MatchState, leaving: readonly Seat[], partyOf: (seat: Seat) => number): readonly Seat[] {
  const { variant, seats, active, totals, rounds } = match;
  const last = rounds.at(-1);
  const lastWinners = last?.score.winners.map((place) => last.active[place] ?? -1) ?? [];
  if (variant.match.end === 'round') return lastWinners;
  const isLow = variant.scoring.type === 'penalty';
  const best = (seat: Seat, among: readonly Seat[]): boolean => {
    const all = among.map((each) => totals[partyOf(each)] ?? 0);
    return totals[partyOf(seat)] === (isLow ? Math.min(...all) : Math.max(...all));
  };
  if (variant.match.end === 'elimination') {
    return active.length === 1 ? active : leaving.filter((seat) => best(seat, leaving));
  }
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const tied = all.filter((seat) => best(seat, all));
  const favoured = tied.filter((seat) => lastWinners.some((winner) => partyOf(winner) === partyOf(seat)));
  return variant.tieBreak === 'lastRound' && favoured.length > 0 ? favoured : tied;
}
