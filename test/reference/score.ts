import { present, rankOf } from './cards.js';
import type { Outcome, Round } from './round.js';

export interface Score {
  outcome: Outcome;
  winners: number[];
  points: number[];
  pot: number;
}

/** R-SCORE and R-WIN of a finished round. */
export function scoreRound(round: Round): Score {
  const outcome = present(round.outcome);
  const points = pointsBySeat(round, outcome);
  const pot = round.variant.scoring.type === 'chips' && outcome.type === 'blocked' ? chipsInPot(round) : 0;
  return { outcome: { ...outcome }, winners: winnersOf(round, outcome, points), points, pot };
}

/** R-SCORE, by seat. */
function pointsBySeat(round: Round, outcome: Outcome): number[] {
  return round.hands.map((_, seat) => pointsOf(round, seat, outcome.type === 'out' && outcome.seat === seat));
}

function pointsOf(round: Round, seat: number, wentOut: boolean): number {
  const scoring = round.variant.scoring;
  switch (scoring.type) {
    case 'penalty':
      return sum(present(round.hands[seat]).map((card) => scoring.points[rankOf(card)]));
    case 'none':
      return 0;
    case 'chips':
      return wentOut ? chipsInPot(round) : 0;
    case 'corners':
      return present(round.collected[seat]).length + (wentOut ? scoring.goingOut : 0);
  }
}

/** R-SCORE, `chips`: seats × ante + pass × (all passes) + perCard × (cards left in all hands). */
function chipsInPot(round: Round): number {
  const scoring = round.variant.scoring;
  if (scoring.type !== 'chips') return 0;
  const cardsLeft = sum(round.hands.map((hand) => hand.length));
  return round.hands.length * scoring.ante + scoring.pass * sum(round.passes) + scoring.perCard * cardsLeft;
}

/** R-WIN: seats in seat order. */
function winnersOf(round: Round, outcome: Outcome, points: readonly number[]): number[] {
  const seats = round.hands.map((_, seat) => seat);
  if (outcome.type === 'blocked' && seats.length === 1) return []; // R-SOLO
  const parties = winningParties(round, outcome, points);
  return seats.filter((seat) => parties.includes(partyOf(round, seat)));
}

function winningParties(round: Round, outcome: Outcome, points: readonly number[]): number[] {
  if (round.variant.scoring.type === 'corners') return mostCorners(round, outcome, points);
  if (outcome.type === 'out') return [partyOf(round, outcome.seat)];
  return blockedWinners(round, points);
}

/** R-WIN, `corners`: most points; tied, the party that went out if among them; blocked with no corner, nobody. */
function mostCorners(round: Round, outcome: Outcome, points: readonly number[]): number[] {
  if (outcome.type === 'blocked' && round.collected.every((piles) => piles.length === 0)) return [];
  const best = partiesWithHighest(byParty(round, points));
  if (outcome.type === 'out' && best.includes(partyOf(round, outcome.seat))) return [partyOf(round, outcome.seat)];
  return best;
}

/** R-BLOCK-RESULT */
function blockedWinners(round: Round, points: readonly number[]): number[] {
  const scoring = round.variant.scoring.type;
  if (scoring === 'chips') return [];
  switch (round.variant.blockedResult) {
    case 'nobody':
      return [];
    case 'lowestPenalty':
      return scoring === 'penalty' ? partiesWithLowest(byParty(round, points)) : [];
    case 'fewestCards':
      return partiesWithLowest(
        byParty(
          round,
          round.hands.map((hand) => hand.length),
        ),
      );
  }
}

/** R-TEAM: a seat, or with partners the pair of opposite seats. */
function partyOf(round: Round, seat: number): number {
  return round.variant.teams === 'partners' ? seat % 2 : seat;
}

function byParty(round: Round, bySeat: readonly number[]): number[] {
  if (round.variant.teams === 'none') return [...bySeat];
  return [0, 1].map((party) => sum(bySeat.filter((_, seat) => seat % 2 === party)));
}

export function partiesWithLowest(values: readonly number[]): number[] {
  const lowest = Math.min(...values);
  return values.flatMap((value, party) => (value === lowest ? [party] : []));
}

export function partiesWithHighest(values: readonly number[]): number[] {
  const highest = Math.max(...values);
  return values.flatMap((value, party) => (value === highest ? [party] : []));
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
