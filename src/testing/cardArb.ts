import fc from 'fast-check';
import { CARDS, type Card } from '../rules/cards.js';

/**
 * Any of the 52 cards; shrinks towards the ace of clubs, the first of the fresh deck.
 *
 * @example
 * ```ts
 * import { CARDS } from 'kings-corner';
 * import { cardArb } from 'kings-corner/testing';
 * import fc from 'fast-check';
 * fc.assert(fc.property(cardArb(), (card) => CARDS.includes(card)));
 * ```
 */
export function cardArb(): fc.Arbitrary<Card> {
  return fc.constantFrom(...CARDS);
}

/**
 * The 52 cards in any order, all equally likely; shrinks towards the fresh deck, so that the cards of a failing deck that stand out
 * of order are those that matter.
 *
 * @example
 * ```ts
 * import { createRound } from 'kings-corner';
 * import { deckArb } from 'kings-corner/testing';
 * import fc from 'fast-check';
 * fc.assert(fc.property(deckArb(), (deck) => createRound({ seats: 2, deck }).stock.length > 30));
 * ```
 */
export function deckArb(): fc.Arbitrary<readonly Card[]> {
  return DECK_ARB;
}

/** How far each card is exchanged with a later one: 0, to which numbers shrink, leaves it where it is. */
const DISTANCES = CARDS.slice(1).map((_, index) => fc.noBias(fc.nat(CARDS.length - 1 - index)));

const DECK_ARB = fc.tuple(...DISTANCES).map((distances) => {
  const deck = [...CARDS];
  distances.forEach((distance, index) => {
    const held = deck[index] as Card; // index and index + distance are positions of the deck
    deck[index] = deck[index + distance] as Card;
    deck[index + distance] = held;
  });
  return deck;
});
