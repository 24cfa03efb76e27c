import { CARDS, type RoundState, type Variant } from 'kings-corner';
import { between, chance, pick, type Random, shuffled } from '../reference/random.js';
import { randomVariant } from '../reference/randomVariant.js';
import type { Start } from './comparison.js';

/** A random deal of a random variant, for a seat count that it allows. */
export function randomStart(random: Random): Start {
  return startOf(randomVariant(random), random);
}

/** A random deal of a variant. */
export function startOf(variant: Variant, random: Random): Start {
  const seats = between(random, variant.seats.min, variant.seats.max);
  return { variant, seats, dealer: between(random, 0, seats - 1), deck: shuffled(random, CARDS) };
}

/**
 * A round with cards taken away: the stock, and some of the hands, never the last card. Only so can a position come up
 * in which nobody has a legal move (T-NO-DEADLOCK), and turns in which there is nothing to draw come up early.
 */
export function withCardsTakenAway(round: RoundState, random: Random): RoundState {
  const kept = pick(random, [0, 0.2, 0.5]);
  const hands = round.hands.map((hand) => hand.filter((_, index) => index === 0 || chance(random, kept)));
  const { turn } = round;
  const phase = turn.phase === 'draw' ? 'play' : turn.phase;
  const isKept = turn.drawnCard === null || hands[turn.seat]?.includes(turn.drawnCard);
  return isKept
    ? { ...round, hands, stock: [], turn: { ...turn, phase } }
    : { ...round, stock: [], turn: { ...turn, phase } };
}
