import { CARDS, type Card } from '../rules/cards.js';
import { createRound } from '../rules/round.js';
import type { Seat } from '../rules/state.js';
import { dealSizeFor } from '../rules/variant.js';
import type { FairDeal } from './dealRules.js';

/**
 * The position of the player at each seat: in order, from seat 0, after the dealer where there are more players than seats.
 * The dealer moves for the seats that are left over.
 */
export function seatingOf(seats: number, players: number): number[] {
  const first = players > seats ? 1 : 0;
  return Array.from({ length: seats }, (_, seat) => (seat + first < players ? seat + first : 0));
}

/** The seat that gets each of the first positions of a deck, up to the last hand card (R-DEAL). */
export function handSeats({ variant, seats, dealer }: FairDeal): Seat[] {
  return Array.from({ length: seats * dealSizeFor(variant, seats) }, (_, index) => (dealer + 1 + index) % seats);
}

/**
 * Whether exactly these cards are turned up when they come after the hands: the engine deals a deck with them in place,
 * which for the rest holds the other cards in any order.
 */
export function areTurnedUp(deal: FairDeal, cards: readonly Card[]): boolean {
  const others = CARDS.filter((card) => !cards.includes(card));
  const hands = others.splice(0, handSeats(deal).length);
  const round = createRound({ ...deal, deck: [...hands, ...cards, ...others] });
  return Object.values(round.piles).flat().length === cards.length;
}
