// The reference plays by the rule text alone: of src it uses types, never values.
import type { Card, Rank, Suit } from '../../src/rules/cards.js';
import type { CornerId, CrossId, PileId } from '../../src/rules/piles.js';

export const RANKS: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
export const SUITS: readonly Suit[] = ['c', 'd', 'h', 's'];

export const CROSS: readonly CrossId[] = ['N', 'E', 'S', 'W'];
export const CORNERS: readonly CornerId[] = ['NE', 'SE', 'SW', 'NW'];
export const PILES: readonly PileId[] = [...CROSS, ...CORNERS];

/** Suits in the order c d h s, each A…K. */
export const FRESH_DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

/** 0 for an ace, 12 for a king. */
export function rankNumber(card: Card): number {
  return RANKS.indexOf(rankOf(card));
}

export function rankOf(card: Card): Rank {
  return card.charAt(0) as Rank; // the first character of a card is its rank
}

export function isKing(card: Card): boolean {
  return rankOf(card) === 'K';
}

function isRed(card: Card): boolean {
  return card.endsWith('d') || card.endsWith('h');
}

/** Exactly one rank lower and of the other colour. */
export function fits(card: Card, onto: Card): boolean {
  return rankNumber(card) === rankNumber(onto) - 1 && isRed(card) !== isRed(onto);
}

/** Whether a pile is a corner. */
export function isCorner(pile: PileId): pile is CornerId {
  return (CORNERS as readonly PileId[]).includes(pile);
}

/** A value that the reference knows to be there. */
export function present<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('the reference expected a value here');
  return value;
}
