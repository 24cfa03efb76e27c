import { type Card, colorOf, RANKS, rankOf } from '../rules/cards.js';
import { CORNERS, CROSS, PILES, type PileId, type Piles } from '../rules/piles.js';
import type { Variant } from '../rules/variant.js';

/*
 * The paragraphs of section 5 about places, told once more as slowly and plainly as they stand there. The laws judge the engine
 * by these, so nothing here may come from it.
 */

/** One rank lower and of the other colour. */
export function fitsOnto(card: Card, onto: Card): boolean {
  return RANKS.indexOf(rankOf(onto)) - RANKS.indexOf(rankOf(card)) === 1 && colorOf(card) !== colorOf(onto);
}

/** Descending by one rank in alternating colours. */
export function isRun(cards: readonly Card[]): boolean {
  return cards.every((card, index) => index === 0 || fitsOnto(card, cards[index - 1] as Card)); // index - 1 is in the list
}

export function isKingCard(card: Card): boolean {
  return rankOf(card) === 'K';
}

/** The empty corners. */
export function emptyCorners(piles: Piles): readonly PileId[] {
  return CORNERS.filter((corner) => piles[corner].length === 0);
}

function isCrossPile(id: PileId): boolean {
  return (CROSS as readonly PileId[]).includes(id);
}

/** R-PLACE: whether a pile takes a card from a hand, in whatever phase. */
export function takes(variant: Variant, piles: Piles, to: PileId, card: Card): boolean {
  const isKing = isKingCard(card);
  if (isKing && variant.kingObligation === 'immediate') {
    return emptyCorners(piles).includes(to); // R-KING-PLACE; a corner is always empty while a king is in a hand
  }
  const top = piles[to].at(-1);
  if (top !== undefined) return fitsOnto(card, top); // R-BUILD
  if (!isCrossPile(to)) return isKing; // R-CORNER
  return variant.spaceFill === 'any' || !isKing; // R-SPACE
}

/** R-PLACE: whether some pile takes a card. */
export function hasLegalPlay(variant: Variant, piles: Piles, card: Card): boolean {
  return PILES.some((to) => takes(variant, piles, to, card));
}

/** R-STUCK */
export function isStuck(variant: Variant, piles: Piles, hand: readonly Card[]): boolean {
  return !hand.some((card) => hasLegalPlay(variant, piles, card));
}

/** What moving a pile comes to, in the words of docs/rules.md. */
export type PileMoveKind = 'merge' | 'transfer' | 'relocation';

/** R-PILE, R-SPACE: what moving a cross pile would be, `null` when its place or the variant refuses it. */
export function pileMoveKind(variant: Variant, piles: Piles, from: PileId, to: PileId): PileMoveKind | null {
  const base = piles[from][0];
  const top = piles[to].at(-1);
  if (variant.pileMoves === 'none' || base === undefined || from === to || !isCrossPile(from)) return null;
  if (top !== undefined) return fitsOnto(base, top) ? 'merge' : null;
  if (!isCrossPile(to)) return isKingCard(base) ? 'transfer' : null;
  const isRefused = variant.pileMoves === 'merge' || (variant.spaceFill === 'nonKing' && isKingCard(base));
  return isRefused ? null : 'relocation';
}
