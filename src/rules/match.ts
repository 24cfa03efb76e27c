import type { Card } from './cards.js';
import { isEqualData } from './equality.js';
import { MatchOverError, RoundLiveError, RoundMismatchError, SetupError } from './errors.js';
import { upTo } from './lists.js';
import { standard } from './presets.js';
import { checkSeat, createRound, seatIssues } from './round.js';
import { bestOf, byParty, partyCount, partyOf, type RoundScore, scoreRound } from './scoring.js';
import type { RoundState, Seat } from './state.js';
import type { Variant } from './variant.js';

/** What a match is made from. */
export interface MatchSetup {
  /** Trusted; {@link standard} unless given. */
  readonly variant?: Variant | undefined;
  readonly seats: number;
  /** The first dealer; {@link drawForDealer} finds it. */
  readonly dealer: Seat;
}

/** A round of a match that is over. */
export interface MatchRound {
  /** The seats of the match that played it, as round seats 0, 1, …. */
  readonly active: readonly Seat[];
  /** A seat of the match. */
  readonly dealer: Seat;
  /** By seat of the round. */
  readonly score: RoundScore;
}

/** A match: rounds until the variant says that it is over. Plain JSON. */
export interface MatchState {
  readonly variant: Variant;
  /** Seats of the match, those that left it included. */
  readonly seats: number;
  /** The seats still in it, in order: `active[roundSeat]` is a seat of the match. Of a finished match: who is left. */
  readonly active: readonly Seat[];
  /** The seat of the match that deals the next round, or dealt the last one. */
  readonly dealer: Seat;
  /** By party: with partners two of them, otherwise one for each seat of the match. */
  readonly totals: readonly number[];
  /** In order of leaving, those of one round in seat order. */
  readonly eliminated: readonly Seat[];
  /** Chips left over, for the party that next goes out. */
  readonly pot: number;
  readonly rounds: readonly MatchRound[];
  readonly status: 'live' | 'over';
  /** In seat order; empty while the match is live, and when nobody won. */
  readonly winners: readonly Seat[];
}

/** A party's place in a match. */
export interface Standing {
  readonly party: number;
  /** The seats of the party. */
  readonly seats: readonly Seat[];
  readonly total: number;
  /** 1 for the best; equal places for equal totals. */
  readonly place: number;
  /** Whether the party has left the match. */
  readonly eliminated: boolean;
}

/**
 * A match before its first round.
 *
 * @throws {@link SetupError} when the variant is not for that many seats.
 * @throws `TypeError` or `RangeError` when `seats` is no whole number or `dealer` is no seat.
 * @see R-MATCH
 * @example
 * ```ts
 * import { createMatch, startRound, shuffleDeck } from 'kings-corner';
 * const match = createMatch({ seats: 3, dealer: 2 });
 * match.totals; // [0, 0, 0]
 * startRound(match, shuffleDeck('first round')).turn.seat; // 0
 * ```
 */
export function createMatch({ variant = standard, seats, dealer }: MatchSetup): MatchState {
  const issues = seatIssues(variant, seats);
  if (issues.length > 0) throw new SetupError(issues);
  checkSeat('dealer', dealer, seats);
  return {
    variant,
    seats,
    active: upTo(seats),
    dealer,
    totals: Array.from({ length: partyCount(variant, seats) }, () => 0),
    eliminated: [],
    pot: 0,
    rounds: [],
    status: 'live',
    winners: [],
  };
}

/**
 * Deals the next round of a match among its active seats. Seat `i` of the round is seat `match.active[i]` of the match.
 *
 * @throws {@link MatchOverError} when the match is over.
 * @throws {@link SetupError} when the deck is not the 52 cards once each.
 * @see R-MATCH
 * @example
 * ```ts
 * import { createMatch, shuffleDeck, startRound } from 'kings-corner';
 * const round = startRound(createMatch({ seats: 2, dealer: 0 }), shuffleDeck('hello'));
 * round.dealer; // 0
 * ```
 */
export function startRound(match: MatchState, deck: readonly Card[]): RoundState {
  if (match.status === 'over') throw new MatchOverError();
  const { variant, active } = match;
  return createRound({ variant, seats: active.length, dealer: active.indexOf(match.dealer), deck });
}

/**
 * The match after a finished round of it: totals, pot, who left, who deals next, and whether it is over.
 *
 * @throws {@link MatchOverError} when the match is over already.
 * @throws {@link RoundLiveError} when the round is not.
 * @throws {@link RoundMismatchError} when variant, seat count or dealer of the round are not those of the match.
 * @see R-MATCH, R-TIE
 * @example
 * ```ts
 * import { applyMove, createMatch, finishRound, legalMoves, shuffleDeck, singleRound, startRound } from 'kings-corner';
 * const match = createMatch({ variant: singleRound, seats: 2, dealer: 0 });
 * let round = startRound(match, shuffleDeck('hello'));
 * while (round.outcome === null) round = applyMove(round, legalMoves(round)[0]!);
 * finishRound(match, round).status; // 'over'
 * ```
 */
export function finishRound(match: MatchState, round: RoundState): MatchState {
  if (match.status === 'over') throw new MatchOverError();
  if (round.outcome === null) throw new RoundLiveError();
  checkBelongs(match, round);
  return withScore(match, scoreRound(round));
}

/** A live match after a round of it that came to this. */
export function withScore(match: MatchState, score: RoundScore): MatchState {
  const played: MatchRound = { active: match.active, dealer: match.dealer, score };
  const counted: MatchState = {
    ...match,
    totals: totalsAfter(match, score),
    pot: score.outcome.type === 'out' ? 0 : match.pot + score.pot,
    rounds: [...match.rounds, played],
  };
  switch (match.variant.match.end) {
    case 'round':
      return over(counted, seatsOfMatch(match, score.winners));
    case 'rounds':
      return counted.rounds.length >= match.variant.match.rounds
        ? over(counted, bestSeats(counted))
        : passDeal(counted);
    case 'target': {
      const { scoringTarget } = match.variant.match;
      const isReached = counted.totals.some((total) => total >= scoringTarget);
      return isReached ? over(counted, bestSeats(counted)) : passDeal(counted);
    }
    case 'elimination':
      return afterElimination(counted, match.variant.match.scoringTarget);
  }
}

/**
 * The parties of a match, best first: those still in it before those that left, later leavers first, then by total.
 *
 * @see R-MATCH
 * @example
 * ```ts
 * import { createMatch, partners, standings } from 'kings-corner';
 * standings(createMatch({ variant: partners, seats: 4, dealer: 0 })).map(({ seats }) => seats); // [[0, 2], [1, 3]]
 * ```
 */
export function standings(match: MatchState): readonly Standing[] {
  const parties = match.totals.map((total, party) => {
    const seats = seatsOfParties(match, [party]);
    const eliminated = match.eliminated.includes(party);
    return { standing: { party, seats, total, eliminated }, merits: meritsOf(match, party, total, eliminated) };
  });
  const ranked = parties.map(({ standing, merits }) => ({
    ...standing,
    place: 1 + parties.filter((other) => isBetter(other.merits, merits)).length,
  }));
  return ranked.sort((a, b) => a.place - b.place);
}

/** What decides a party's place, the weightiest first; higher is better. */
function meritsOf(match: MatchState, party: number, total: number, eliminated: boolean): readonly number[] {
  const won = match.winners.some((seat) => partyOf(match.variant, seat) === party);
  const roundsPlayed = match.rounds.filter(({ active }) => active.includes(party)).length;
  return [won ? 1 : 0, eliminated ? 0 : 1, roundsPlayed, isLowBest(match.variant) ? -total : total];
}

function isBetter(merits: readonly number[], than: readonly number[]): boolean {
  const first = merits.findIndex((merit, index) => merit !== than[index]);
  return first >= 0 && (merits[first] ?? 0) > (than[first] ?? 0);
}

function checkBelongs(match: MatchState, round: RoundState): void {
  if (!isEqualData(round.variant, match.variant)) throw new RoundMismatchError('variant');
  if (round.hands.length !== match.active.length) throw new RoundMismatchError('seats');
  if (match.active[round.dealer] !== match.dealer) throw new RoundMismatchError('dealer');
}

/** The totals with a round's points, and with the pot of earlier rounds for the party that went out (R-SCORE). */
function totalsAfter(match: MatchState, { points, outcome }: RoundScore): readonly number[] {
  const bySeat = Array.from({ length: match.seats }, () => 0);
  match.active.forEach((seat, roundSeat) => {
    const pot = outcome.type === 'out' && outcome.seat === roundSeat ? match.pot : 0;
    bySeat[seat] = (points[roundSeat] ?? 0) + pot;
  });
  const gains = byParty(match.variant, bySeat);
  return match.totals.map((total, party) => total + (gains[party] ?? 0));
}

/** R-MATCH, `elimination`: seats that reached the target leave; the last one left wins. */
function afterElimination(match: MatchState, scoringTarget: number): MatchState {
  const totalOf = (seat: Seat): number => match.totals[seat] ?? 0; // no partners here: parties are seats
  const leaving = match.active.filter((seat) => totalOf(seat) >= scoringTarget);
  const active = match.active.filter((seat) => !leaving.includes(seat));
  const after: MatchState = { ...match, active, eliminated: [...match.eliminated, ...leaving] };
  if (active.length > 1) return passDeal(after);
  if (active.length === 1) return over(after, active);
  const best = bestOf(leaving.map(totalOf), 'lowest');
  return over(
    after,
    leaving.filter((_, index) => best.includes(index)),
  );
}

/** R-MATCH: the deal passes clockwise to the next seat still active. */
function passDeal(match: MatchState): MatchState {
  const { active, dealer } = match;
  return { ...match, dealer: active.find((seat) => seat > dealer) ?? active[0] ?? dealer };
}

function over(match: MatchState, winners: readonly Seat[]): MatchState {
  return { ...match, status: 'over', winners };
}

/** R-MATCH, R-TIE: the seats of the parties with the best total. */
function bestSeats(match: MatchState): readonly Seat[] {
  const { variant, totals, rounds } = match;
  const best = bestOf(totals, isLowBest(variant) ? 'lowest' : 'highest');
  const last = rounds[rounds.length - 1];
  const lastWinners =
    last === undefined ? [] : last.score.winners.map((seat) => partyOf(variant, last.active[seat] ?? 0));
  const favoured = variant.tieBreak === 'lastRound' ? best.filter((party) => lastWinners.includes(party)) : [];
  return seatsOfParties(match, favoured.length > 0 ? favoured : best);
}

function isLowBest(variant: Variant): boolean {
  return variant.scoring.type === 'penalty';
}

function seatsOfParties({ variant, seats }: MatchState, parties: readonly number[]): readonly Seat[] {
  return upTo(seats).filter((seat) => parties.includes(partyOf(variant, seat)));
}

/** Seats of a round as seats of the match. */
function seatsOfMatch(match: MatchState, roundSeats: readonly Seat[]): readonly Seat[] {
  return match.active.filter((_, roundSeat) => roundSeats.includes(roundSeat));
}
