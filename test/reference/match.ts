import type { Card } from '../../src/rules/cards.js';
import type { Variant } from '../../src/rules/variant.js';
import { present } from './cards.js';
import { deal, type Round } from './round.js';
import { partiesWithHighest, partiesWithLowest, type Score, scoreRound } from './score.js';

export interface MatchRound {
  active: number[];
  dealer: number;
  score: Score;
}

/** The state of a match in the public shape, but mutable. */
export interface Match {
  variant: Variant;
  seats: number;
  active: number[];
  dealer: number;
  totals: number[];
  eliminated: number[];
  pot: number;
  rounds: MatchRound[];
  status: 'live' | 'over';
  winners: number[];
}

export function createMatch(variant: Variant, seats: number, dealer: number): Match {
  const parties = variant.teams === 'partners' ? 2 : seats;
  return {
    variant,
    seats,
    active: Array.from({ length: seats }, (_, seat) => seat),
    dealer,
    totals: Array.from({ length: parties }, () => 0),
    eliminated: [],
    pot: 0,
    rounds: [],
    status: 'live',
    winners: [],
  };
}

/** The seats of the round are the active seats of the match, in order. */
export function startRound(match: Match, deck: readonly Card[]): Round {
  return deal(match.variant, match.active.length, match.active.indexOf(match.dealer), deck);
}

/** R-MATCH: the match after a finished round; the given one stays as it was. */
export function finishRound(before: Match, round: Round): Match {
  const match = structuredClone(before);
  const score = scoreRound(round);
  match.rounds.push({ active: [...match.active], dealer: match.dealer, score });
  addPoints(match, score);
  carryPot(match, score);
  if (match.variant.match.end === 'elimination') eliminate(match);
  if (isOver(match)) {
    match.status = 'over';
    match.winners = winnersOf(match, score);
  } else {
    match.dealer = nextDealer(match);
  }
  return match;
}

/** R-MATCH: totals are kept per party. `active` is still that of the round. */
function addPoints(match: Match, score: Score): void {
  score.points.forEach((points, roundSeat) => {
    addToParty(match, seatOfMatch(match, roundSeat), points);
  });
}

/** R-SCORE, `chips`: a left-over pot goes to the party that next goes out. */
function carryPot(match: Match, score: Score): void {
  if (score.outcome.type === 'blocked') {
    match.pot += score.pot;
  } else {
    addToParty(match, seatOfMatch(match, score.outcome.seat), match.pot);
    match.pot = 0;
  }
}

function addToParty(match: Match, seat: number, points: number): void {
  const party = partyOf(match, seat);
  match.totals[party] = present(match.totals[party]) + points;
}

function seatOfMatch(match: Match, roundSeat: number): number {
  return present(present(match.rounds.at(-1)).active[roundSeat]);
}

function partyOf(match: Match, seat: number): number {
  return match.variant.teams === 'partners' ? seat % 2 : seat;
}

/** R-MATCH, `elimination`: who reaches the target leaves after that round. */
function eliminate(match: Match): void {
  const leaving = match.active.filter((seat) => present(match.totals[seat]) >= scoringTarget(match));
  match.eliminated.push(...leaving);
  match.active = match.active.filter((seat) => !leaving.includes(seat));
}

function scoringTarget(match: Match): number {
  const end = match.variant.match;
  return end.end === 'target' || end.end === 'elimination' ? end.scoringTarget : Number.POSITIVE_INFINITY;
}

function isOver(match: Match): boolean {
  const end = match.variant.match;
  switch (end.end) {
    case 'round':
      return true;
    case 'rounds':
      return match.rounds.length >= end.rounds;
    case 'target':
      return match.totals.some((total) => total >= end.scoringTarget);
    case 'elimination':
      return match.active.length <= 1;
  }
}

function winnersOf(match: Match, lastScore: Score): number[] {
  switch (match.variant.match.end) {
    case 'round':
      return lastWinners(match, lastScore);
    case 'rounds':
    case 'target':
      return seatsOfParties(match, breakTie(match, partiesWithBestTotal(match), lastScore));
    case 'elimination':
      return match.active.length === 1 ? [...match.active] : bestOfLastLeavers(match);
  }
}

/** The winners of the last round as seats of the match. */
function lastWinners(match: Match, lastScore: Score): number[] {
  return lastScore.winners.map((roundSeat) => seatOfMatch(match, roundSeat));
}

/** The best total: lowest for `penalty`, highest for `chips` and `corners`. */
function partiesWithBestTotal(match: Match): number[] {
  return match.variant.scoring.type === 'penalty' ? partiesWithLowest(match.totals) : partiesWithHighest(match.totals);
}

/** R-TIE */
function breakTie(match: Match, tied: number[], lastScore: Score): number[] {
  if (match.variant.tieBreak === 'shared') return tied;
  const wonLast = lastWinners(match, lastScore).map((seat) => partyOf(match, seat));
  const among = tied.filter((party) => wonLast.includes(party));
  return among.length > 0 ? among : tied;
}

function seatsOfParties(match: Match, parties: readonly number[]): number[] {
  return Array.from({ length: match.seats }, (_, seat) => seat).filter((seat) =>
    parties.includes(partyOf(match, seat)),
  );
}

/** R-MATCH: if the last ones leave together, the lowest total among them wins, ties shared. */
function bestOfLastLeavers(match: Match): number[] {
  const leavers = present(match.rounds.at(-1)).active;
  const lowest = Math.min(...leavers.map((seat) => present(match.totals[seat])));
  return leavers.filter((seat) => match.totals[seat] === lowest);
}

/** R-DEALER, R-MATCH: the deal passes clockwise to the next seat still active. */
function nextDealer(match: Match): number {
  let seat = match.dealer;
  do {
    seat = (seat + 1) % match.seats;
  } while (!match.active.includes(seat));
  return seat;
}
