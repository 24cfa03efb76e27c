import { CARDS, type Card, isCard, isKing } from './cards.js';
import { type Issue, issue, SetupError } from './errors.js';
import { beginTurn } from './handOver.js';
import { CORNERS, CROSS, type Pile, type PileId } from './piles.js';
import { standard } from './presets.js';
import type { RoundState, Seat } from './state.js';
import { dealSizeFor, type Variant } from './variant.js';

/** What a round is made from. */
export interface RoundSetup {
  /** Trusted; {@link standard} unless given. Check an untrusted one with {@link checkVariant}. */
  readonly variant?: Variant | undefined;
  /** Within the variant's range. */
  readonly seats: number;
  /** 0 to seats − 1; the last seat unless given, so that seat 0 leads. */
  readonly dealer?: Seat | undefined;
  /** The 52 cards, once each; `deck[0]` is dealt first. */
  readonly deck: readonly Card[];
}

/**
 * Deals a round: hands, cross, kings turned up, and the first turn for the seat after the dealer.
 *
 * @throws {@link SetupError} when the deck is not the 52 cards once each, or the variant is not for that many seats; all issues at
 * once.
 * @throws `TypeError` or `RangeError` when `seats` is no whole number or `dealer` is no seat.
 * @see docs/rules.md (setting up)
 * @example
 * ```ts
 * import { createRound, pagat, shuffleDeck } from 'kings-corner';
 * const round = createRound({ variant: pagat, seats: 3, deck: shuffleDeck('hello') });
 * round.hands.map((hand) => hand.length); // [7, 7, 7]
 * round.turn.seat; // 0
 * ```
 */
export function createRound({ variant = standard, seats, dealer, deck }: RoundSetup): RoundState {
  const { cards, issues: deckIssues } = readDeck(deck);
  const issues = [...seatIssues(variant, seats), ...deckIssues];
  if (issues.length > 0) throw new SetupError(issues);
  const dealerSeat = dealer ?? seats - 1;
  checkSeat('dealer', dealerSeat, seats);

  const lead = (dealerSeat + 1) % seats; // R-LEAD
  const handCards = seats * dealSizeFor(variant, seats);
  const hands = dealHands(cards.slice(0, handCards), seats, lead);
  const { piles, dealt } = turnUpCross(variant, cards.slice(handCards));
  const stock = cards.slice(handCards + dealt);
  return {
    variant,
    dealer: dealerSeat,
    hands,
    stock,
    piles,
    collected: hands.map(() => []),
    turn: beginTurn(variant, 1, lead, stock.length),
    passes: hands.map(() => 0),
    idleTurns: 0,
    ply: 0,
    outcome: null,
  };
}

/** R-DEAL: one card at a time, clockwise, the seat after the dealer first. */
function dealHands(cards: readonly Card[], seats: number, lead: Seat): Card[][] {
  const hands: Card[][] = Array.from({ length: seats }, () => []);
  cards.forEach((card, index) => {
    hands[(lead + index) % seats]?.push(card);
  });
  return hands;
}

/** R-CROSS: the next cards are turned up on N, E, S, W; a place for which no card is left stays a space. */
function turnUpCross(variant: Variant, rest: readonly Card[]): { piles: Record<PileId, Pile>; dealt: number } {
  const piles: Record<PileId, Pile> = { N: [], E: [], S: [], W: [], NE: [], SE: [], SW: [], NW: [] };
  const corners = CORNERS.values();
  let dealt = 0;
  for (const place of CROSS) {
    let card = rest[dealt++];
    // R-FLIP
    while (card !== undefined && isKing(card) && variant.kingFlip !== 'stay') {
      const corner = corners.next().value;
      if (corner !== undefined) piles[corner] = [card];
      card = variant.kingFlip === 'corner' ? rest[dealt++] : undefined;
    }
    if (card !== undefined) piles[place] = [card];
  }
  return { piles, dealt };
}

/**
 * R-SEAT: what is wrong with a number of seats.
 *
 * @throws `TypeError` or `RangeError` when it is no whole number.
 */
export function seatIssues(variant: Variant, seats: number): Issue[] {
  checkWhole('seats', seats);
  if (typeof variant !== 'object' || variant === null) throw new TypeError('variant: no object');
  return seatRangeIssues(variant, seats);
}

/** The same for a variant and a whole number. */
export function seatRangeIssues({ seats: { min, max } }: Variant, seats: number): Issue[] {
  if (seats >= min && seats <= max) return [];
  return [issue('seats', 'seats-out-of-range', `the variant is for ${min} to ${max} seats`)];
}

/** The cards of a deck, each read once, and what keeps the value from being the 52 cards once each; no message names a card. */
export function readDeck(deck: unknown): { readonly cards: readonly Card[]; readonly issues: readonly Issue[] } {
  const read = readItems(deck);
  if (read === null) return { cards: [], issues: [issue('deck', 'not-a-deck')] };
  const issues: Issue[] = read.length === 52 ? [] : [issue('deck', 'deck-length')];
  const seen = new Set<Card>();
  for (const [index, card] of read.items.entries()) {
    if (!isCard(card)) issues.push(issue(`deck.${index}`, 'not-a-card'));
    else if (seen.has(card)) issues.push(issue(`deck.${index}`, 'card-doubled'));
    else seen.add(card);
  }
  for (const card of CARDS) if (!seen.has(card)) issues.push(issue('deck', 'card-missing'));
  return { cards: [...seen], issues };
}

/** The first items of a value that should be an array of 52; `null` when it is none, or throws when it is read. */
function readItems(value: unknown): { readonly length: number; readonly items: readonly unknown[] } | null {
  try {
    if (!Array.isArray(value)) return null;
    const length = Number(value.length); // a proxy may call anything its length
    return { length, items: Array.from({ length: Math.min(length, 52) }, (_, index): unknown => value[index]) };
  } catch {
    return null;
  }
}

/** Checks an argument that must be a seat: a programmer's mistake if not. */
export function checkSeat(name: string, seat: number, seats: number): void {
  checkWhole(name, seat);
  const isSeat = seat >= 0 && seat < seats && !Object.is(seat, -0); // JSON does not know −0
  if (isSeat) return;
  const given = Object.is(seat, -0) ? '-0' : seat;
  throw new RangeError(`${name}: a seat from 0 to ${seats - 1} is needed, not ${given}`);
}

/** Checks an argument that must be a seat, or `null`. */
export function checkWatcher(seat: Seat | null, seats: number): void {
  if (seat === undefined) throw new TypeError('seat: a number is needed, or null for a spectator');
  if (seat !== null) checkSeat('seat', seat, seats);
}

/** Checks an argument that must be a whole number: a programmer's mistake if not. */
export function checkWhole(name: string, value: number): void {
  if (typeof value !== 'number') throw new TypeError(`${name}: a whole number is needed, not ${typeof value}`);
  if (!Number.isInteger(value)) throw new RangeError(`${name}: a whole number is needed, not ${value}`);
}
