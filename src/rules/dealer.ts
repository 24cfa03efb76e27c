import { CARDS, type Card, rankIndex } from './cards.js';
import { SetupError } from './errors.js';
import { upTo } from './lists.js';
import { readDeck, seatIssues } from './round.js';
import type { Seat } from './state.js';
import type { Variant } from './variant.js';

/**
 * The seat that deals the first round: each seat draws a card from a shuffled deck, seat 0 first, and the variant says whose card
 * counts. The cards go back: shuffle anew for the round.
 *
 * @throws {@link SetupError} when the deck is not the 52 cards once each, or the variant is not for that many seats.
 * @throws `TypeError` or `RangeError` when `seats` is no whole number.
 * @see R-DEALER
 * @example
 * ```ts
 * import { drawForDealer, shuffleDeck, standard } from 'kings-corner';
 * const deck = shuffleDeck('who deals');
 * deck.slice(0, 3); // the cards of seats 0, 1 and 2
 * drawForDealer(standard, 3, deck); // the seat with the lowest of them
 * ```
 */
export function drawForDealer(variant: Variant, seats: number, deck: readonly Card[]): Seat {
  const { cards, issues: deckIssues } = readDeck(deck);
  const issues = [...seatIssues(variant, seats), ...deckIssues];
  if (issues.length > 0) throw new SetupError(issues);
  return drawAmong(upTo(seats), cards, rankingOf(variant));
}

/** By each `firstDealer`, the number by which the highest card is found. */
function rankingOf({ firstDealer }: Variant): (card: Card) => number {
  switch (firstDealer) {
    case 'lowestCard':
      return (card) => -rankIndex(card);
    case 'highestCard':
      return rankIndex;
    case 'random':
      return (card) => CARDS.indexOf(card);
  }
}

/** Tied seats draw again among themselves from the rest of the deck; if it runs out, the lowest of them deals. */
function drawAmong(seats: readonly Seat[], deck: readonly Card[], ranking: (card: Card) => number): Seat {
  const lowestSeat = seats[0] ?? 0;
  if (deck.length < seats.length) return lowestSeat;
  const ranks = deck.slice(0, seats.length).map(ranking);
  const best = Math.max(...ranks);
  const tied = seats.filter((_, index) => ranks[index] === best);
  return tied.length === 1 ? (tied[0] ?? lowestSeat) : drawAmong(tied, deck.slice(seats.length), ranking);
}
