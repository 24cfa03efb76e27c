import { rankOf } from '../../rules/cards.js';
import { isEqualData } from '../../rules/equality.js';
import type { RoundState, Seat } from '../../rules/state.js';
import type { PositionLaw } from './law.js';
import { codeThrown } from './legalityLaws.js';

/** R-SCORE */
export const pointsAddUp: PositionLaw = {
  of: 'position',
  says: 'The points of a finished round are those of the scoring, and chips are neither made nor lost; a live round has no score.',
  isCostly: true,
  check(round, engine) {
    if (round.outcome === null) {
      const code = codeThrown(() => engine.scoreRound(round));
      return code === 'round-live' ? null : `the score of a live round gives ${code ?? 'points'}`;
    }
    const { points, pot, outcome } = engine.scoreRound(round);
    if (!isEqualData(outcome, round.outcome)) return 'the score tells of another outcome';
    const expected = round.hands.map((_, seat) => pointsOf(round, seat));
    if (!isEqualData(points, expected)) return `the points are ${points}, not ${expected}`;
    const left = round.outcome.type === 'blocked' ? potOf(round) : 0;
    return pot === left ? null : `${pot} chips are left over, not ${left}`;
  },
};

/** R-WIN, R-BLOCK-RESULT, R-TEAM, R-SOLO */
export const winnersAreRight: PositionLaw = {
  of: 'position',
  says: 'A finished round is won by whoever the paragraphs on winning and on blocked rounds name, partners together.',
  isCostly: false,
  check(round, engine) {
    if (round.outcome === null) return null;
    const { winners } = engine.scoreRound(round);
    const parties = winningParties(round);
    const expected = [...round.hands.keys()].filter((seat) => parties.includes(partyOf(round, seat)));
    return isEqualData(winners, expected) ? null : `the winners are ${winners}, not ${expected}`;
  },
};

function pointsOf({ variant, outcome, hands, collected, passes }: RoundState, seat: Seat): number {
  const { scoring } = variant;
  const isOut = outcome?.type === 'out' && outcome.seat === seat;
  switch (scoring.type) {
    case 'penalty':
      return sum((hands[seat] ?? []).map((card) => scoring.points[rankOf(card)]));
    case 'none':
      return 0;
    case 'chips':
      return isOut ? potOf({ variant, hands, passes }) : 0;
    case 'corners':
      return (collected[seat]?.length ?? 0) + (isOut ? scoring.goingOut : 0);
  }
}

function potOf({ variant, hands, passes }: Pick<RoundState, 'variant' | 'hands' | 'passes'>): number {
  const { scoring } = variant;
  if (scoring.type !== 'chips') return 0;
  return scoring.ante * hands.length + scoring.pass * sum(passes) + scoring.perCard * hands.flat().length;
}

function winningParties(round: RoundState): readonly number[] {
  const { variant, outcome, hands, collected } = round;
  const seats = [...hands.keys()];
  const out = outcome?.type === 'out' ? partyOf(round, outcome.seat) : null;
  if (out === null && seats.length === 1) return []; // R-SOLO
  const most = (value: (seat: Seat) => number): readonly number[] => bestParties(round, value);
  if (variant.scoring.type === 'corners') {
    if (out === null && collected.flat().length === 0) return [];
    const best = most((seat) => pointsOf(round, seat));
    return out !== null && best.includes(out) ? [out] : best;
  }
  if (out !== null) return [out];
  if (variant.scoring.type === 'chips') return [];
  switch (variant.blockedResult) {
    case 'nobody':
      return [];
    case 'fewestCards':
      return most((seat) => -(hands[seat]?.length ?? 0));
    case 'lowestPenalty':
      return variant.scoring.type === 'penalty' ? most((seat) => -pointsOf(round, seat)) : [];
  }
}

/** The parties whose seats have the greatest sum. */
function bestParties(round: RoundState, value: (seat: Seat) => number): readonly number[] {
  const seats = [...round.hands.keys()];
  const parties = [...new Set(seats.map((seat) => partyOf(round, seat)))];
  const sums = parties.map((party) => sum(seats.filter((seat) => partyOf(round, seat) === party).map(value)));
  return parties.filter((_, index) => sums[index] === Math.max(...sums));
}

/** R-TEAM */
function partyOf({ variant }: RoundState, seat: Seat): number {
  return variant.teams === 'partners' ? seat % 2 : seat;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
