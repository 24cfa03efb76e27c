import { ALL_KINDS } from '../rules/kinds.js';
import { checkSeat } from '../rules/round.js';
import { addToHand, beginTurn, putOn } from './making.js';
import { LIVE, NO_CARD, type Position } from './position.js';

/**
 * Fills a position with a new round, as `createRound` deals it: for self-play that never needs a `RoundState`.
 *
 * The deck is a list of all 52 card numbers, `deck[0]` dealt first. `dealer` is the last seat unless given.
 *
 * @throws `RangeError` when the deck is not the 52 cards once each, or `dealer` is no seat.
 * @see docs/rules.md (setting up)
 * @example
 * ```ts
 * import { shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createPosition, dealRound, numberOfCard } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(standard, 2));
 * dealRound(position, Uint8Array.from(shuffleDeck('hello'), numberOfCard));
 * position.stockSize; // 34
 * ```
 */
export function dealRound(position: Position, deck: Uint8Array, dealer: number = position.kernel.seats - 1): void {
  const { seats, dealSize } = position.kernel;
  checkDeck(deck);
  checkSeat('dealer', dealer, seats);
  const lead = (dealer + 1) % seats; // R-LEAD
  resetPosition(position);
  position.dealer = dealer;
  const handCards = seats * dealSize;
  let seat = lead;
  for (let index = 0; index < handCards; index++) {
    addToHand(position, seat, deck[index] as number); // R-DEAL; a deck has 52 cards
    seat = seat + 1 === seats ? 0 : seat + 1;
  }
  const dealt = turnUpCross(position, deck, handCards);
  position.stockSize = 52 - dealt;
  for (let index = dealt; index < 52; index++) position.stock[51 - index] = deck[index] as number;
  beginTurn(position, 1, lead);
}

/** Each of 52 numbers sets one of 52 bits, so none is set twice when all are. */
function checkDeck(deck: Uint8Array): void {
  let firstSuits = 0;
  let secondSuits = 0;
  let highest = 0;
  for (const card of deck) {
    if ((card & 1) === 0) firstSuits |= 1 << (card >> 1);
    else secondSuits |= 1 << (card >> 1);
    if (card > highest) highest = card;
  }
  const isDeck = deck.length === 52 && highest < 52 && firstSuits === ALL_KINDS && secondSuits === ALL_KINDS;
  if (!isDeck) throw new RangeError('deck: the 52 card numbers once each are needed');
}

/** R-CROSS, R-FLIP: gives how many cards of the deck are dealt now. */
function turnUpCross(position: Position, deck: Uint8Array, handCards: number): number {
  const { kingFlip } = position.kernel;
  let dealt = handCards;
  let corner = 4;
  for (let place = 0; place < 4 && dealt < 52; place++) {
    let card = deck[dealt++] as number;
    while (card >= 48 && card < 52 && kingFlip !== 2) {
      putOn(position, corner++, card, card);
      card = kingFlip === 0 && dealt < 52 ? (deck[dealt++] as number) : NO_CARD;
    }
    if (card !== NO_CARD) putOn(position, place, card, card);
  }
  return dealt;
}

/** Empties a position: no cards anywhere, no turn begun. */
export function resetPosition(position: Position): void {
  position.bytes.fill(0);
  position.bases.fill(NO_CARD);
  position.tops.fill(NO_CARD);
  for (let end = 52; end < 58; end++) {
    position.next[end] = end;
    position.previous[end] = end;
  }
  position.empty = 0xff;
  position.fittingKinds = 0;
  position.collectedCount = 0;
  position.idleTurns = 0;
  position.ply = 0;
  position.outcome = LIVE;
}
