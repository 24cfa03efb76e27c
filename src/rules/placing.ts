import type { Card } from './cards.js';
import { ALL_KINDS, KINGS, type Kinds, kindOf, kindsFitting, union } from './kinds.js';
import { hasEmptyCorner, isCorner, type Pile, type PileId, type Piles, topOf } from './piles.js';
import type { Variant } from './variant.js';

/** The kinds of card that a pile accepts by what lies there, from a hand or as the base of a moved pile. */
export function kindsAccepted(variant: Variant, to: PileId, pile: Pile): Kinds {
  const top = topOf(pile);
  if (top !== undefined) return kindsFitting(top); // R-BUILD
  if (isCorner(to)) return KINGS; // R-CORNER
  return kindsForSpaces(variant);
}

/** R-SPACE: a space takes any card, or any but a king; so does the relocation of a pile, by its base. */
export function kindsForSpaces(variant: Variant): Kinds {
  return variant.spaceFill === 'nonKing' ? ALL_KINDS & ~KINGS : ALL_KINDS;
}

/** Why a pile that does not accept a card by what lies there refuses it. */
export function refusal(to: PileId, pile: Pile): 'corner-needs-king' | 'space-refuses-king' | 'does-not-fit' {
  if (pile.length > 0) return 'does-not-fit'; // R-BUILD
  return isCorner(to) ? 'corner-needs-king' : 'space-refuses-king'; // R-CORNER, R-SPACE
}

/** R-KING-PLACE: whether the kings of the hands, in every phase, may be played only into an empty corner. */
export function kingsAreBound(variant: Variant, piles: Piles): boolean {
  return variant.kingObligation === 'immediate' && hasEmptyCorner(piles);
}

/** For each pile in listing order the kinds that it accepts. */
export function kindsByPile(variant: Variant, piles: Piles): readonly Kinds[] {
  return [
    kindsAccepted(variant, 'N', piles.N),
    kindsAccepted(variant, 'E', piles.E),
    kindsAccepted(variant, 'S', piles.S),
    kindsAccepted(variant, 'W', piles.W),
    kindsAccepted(variant, 'NE', piles.NE),
    kindsAccepted(variant, 'SE', piles.SE),
    kindsAccepted(variant, 'SW', piles.SW),
    kindsAccepted(variant, 'NW', piles.NW),
  ];
}

/**
 * The kinds of card that have a legal play (R-PLACE). R-KING-PLACE changes nothing here: it forbids a king other places only
 * while a corner takes it.
 */
export function playableKinds(variant: Variant, piles: Piles): Kinds {
  return union(kindsByPile(variant, piles));
}

/** Whether some card of a hand has a legal play. If none has, its seat is stuck (R-STUCK). */
export function canPlay(variant: Variant, piles: Piles, hand: readonly Card[]): boolean {
  const kinds = playableKinds(variant, piles);
  return hand.some((card) => (kinds & kindOf(card)) !== 0);
}
