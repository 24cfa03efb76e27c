import type { Card } from './cards.js';
import { rankOf } from './cards.js';
import { RoundLiveError } from './errors.js';
import type { Outcome, RoundState, RoundView, Seat } from './state.js';
import type { Variant } from './variant.js';

/** What a finished round came to. */
export interface RoundScore {
  readonly outcome: Outcome;
  /** In seat order; partners both; empty when nobody won. */
  readonly winners: readonly Seat[];
  /**
   * By seat. Lower is better for `penalty`, higher for `chips` and `corners`; all 0 for `none`. Of `chips`, what a seat takes from the
   * pot: what it paid (`ante`, passes, cards left) is not subtracted, so who goes out has the whole pot and everybody else 0.
   */
  readonly points: readonly number[];
  /** Chips of this round that nobody won, otherwise 0. */
  readonly pot: number;
}

/** A finished round, as far as scoring asks. */
interface Finished {
  readonly variant: Variant;
  readonly outcome: Outcome;
  readonly hands: readonly (readonly Card[])[];
  readonly collected: readonly (readonly unknown[])[];
  readonly passes: readonly number[];
}

/**
 * The points and winners of a finished round, or of a view of one. Knows nothing of earlier rounds.
 *
 * @throws {@link RoundLiveError} while the round is live.
 * @see R-SCORE, R-WIN
 * @example
 * ```ts
 * import { applyMove, createRound, legalMoves, scoreRound, shuffleDeck } from 'kings-corner';
 * let round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * while (round.outcome === null) round = applyMove(round, legalMoves(round)[0]!);
 * scoreRound(round).points.length; // 2
 * ```
 */
export function scoreRound(round: RoundState | RoundView): RoundScore {
  const finished = finishedRound(round);
  const points = pointsBySeat(finished);
  return { outcome: finished.outcome, winners: winners(finished, points), points, pot: leftOverPot(finished) };
}

/**
 * The penalty points of the cards in a hand; 0 under every other scoring.
 *
 * @see R-SCORE
 * @example
 * ```ts
 * import { handPoints, standard } from 'kings-corner';
 * handPoints(['Kh', '2c', '9d'], standard); // 12
 * ```
 */
export function handPoints(hand: readonly Card[], variant: Variant): number {
  const { scoring } = variant;
  return scoring.type === 'penalty' ? sum(hand.map((card) => scoring.points[rankOf(card)])) : 0;
}

/** The number of parties: two with partners, otherwise one for each seat. */
export function partyCount(variant: Variant, seats: number): number {
  return variant.teams === 'partners' ? 2 : seats;
}

/** R-TEAM: the party of a seat; partners sit opposite. */
export function partyOf(variant: Variant, seat: Seat): number {
  return variant.teams === 'partners' ? seat % 2 : seat;
}

/** The sum over the seats of each party of a number that each seat has. */
export function byParty(variant: Variant, bySeat: readonly number[]): readonly number[] {
  const sums = Array.from({ length: partyCount(variant, bySeat.length) }, () => 0);
  bySeat.forEach((number, seat) => {
    const party = partyOf(variant, seat);
    sums[party] = (sums[party] ?? 0) + number;
  });
  return sums;
}

/** The places in a list where its least, or greatest, number stands. */
export function bestOf(numbers: readonly number[], better: 'lowest' | 'highest'): readonly number[] {
  const best = better === 'lowest' ? Math.min(...numbers) : Math.max(...numbers);
  return numbers.flatMap((number, index) => (number === best ? [index] : []));
}

function finishedRound(round: RoundState | RoundView): Finished {
  const { variant, outcome, hands, collected, passes } = round;
  if (outcome === null || hands === null) throw new RoundLiveError();
  return { variant, outcome, hands, collected, passes };
}

/** R-SCORE */
function pointsBySeat({ variant, outcome, hands, collected, passes }: Finished): readonly number[] {
  const { scoring } = variant;
  const wentOut = (seat: Seat): boolean => outcome.type === 'out' && outcome.seat === seat;
  switch (scoring.type) {
    case 'penalty':
      return hands.map((hand) => handPoints(hand, variant));
    case 'none':
      return hands.map(() => 0);
    case 'chips': {
      const pot = potOf(scoring, hands, passes);
      return hands.map((_, seat) => (wentOut(seat) ? pot : 0));
    }
    case 'corners':
      return collected.map((piles, seat) => piles.length + (wentOut(seat) ? scoring.goingOut : 0));
  }
}

/** R-SCORE, `chips`: antes, passes, and cards left in all hands. */
function potOf(
  { ante, pass, perCard }: Extract<Variant['scoring'], { type: 'chips' }>,
  hands: Finished['hands'],
  passes: readonly number[],
): number {
  return hands.length * ante + pass * sum(passes) + perCard * sum(hands.map((hand) => hand.length));
}

/** R-SCORE: a blocked round for chips leaves its pot over. */
function leftOverPot({ variant, outcome, hands, passes }: Finished): number {
  return variant.scoring.type === 'chips' && outcome.type === 'blocked' ? potOf(variant.scoring, hands, passes) : 0;
}

/** R-WIN */
function winners(round: Finished, points: readonly number[]): readonly Seat[] {
  const { variant, outcome, hands } = round;
  const parties =
    variant.scoring.type === 'corners'
      ? cornerWinners(round, points)
      : outcome.type === 'out'
        ? [partyOf(variant, outcome.seat)]
        : blockedWinners(round, points);
  return hands.flatMap((_, seat) => (parties.includes(partyOf(variant, seat)) ? [seat] : []));
}

/** R-WIN, `corners`: the parties with most points; tied, the one that went out if it is among them. */
function cornerWinners({ variant, outcome, collected }: Finished, points: readonly number[]): readonly number[] {
  if (outcome.type === 'blocked') {
    const isWon = collected.length > 1 && collected.some((piles) => piles.length > 0); // R-SOLO
    return isWon ? bestOf(byParty(variant, points), 'highest') : [];
  }
  const best = bestOf(byParty(variant, points), 'highest');
  const out = partyOf(variant, outcome.seat);
  return best.includes(out) ? [out] : best;
}

/** R-BLOCK-RESULT */
function blockedWinners({ variant, hands }: Finished, points: readonly number[]): readonly number[] {
  const { blockedResult, scoring } = variant;
  if (hands.length === 1 || scoring.type === 'chips') return []; // R-SOLO, R-WIN
  switch (blockedResult) {
    case 'nobody':
      return [];
    case 'lowestPenalty':
      return scoring.type === 'penalty' ? bestOf(byParty(variant, points), 'lowest') : [];
    case 'fewestCards':
      return bestOf(
        byParty(
          variant,
          hands.map((hand) => hand.length),
        ),
        'lowest',
      );
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
