import { type Card, isRed, rankIndex } from './cards.js';

/**
 * A set of kinds of card. A kind is a rank and a colour: no rule asks for more (T-SYMMETRY), so there are 26 of them, one bit
 * each: bit 2 × rank for black, 2 × rank + 1 for red.
 */
export type Kinds = number;

/** Every kind. */
export const ALL_KINDS: Kinds = 0x3ffffff;

/** Both kinds of king. */
export const KINGS: Kinds = 0x3000000;

/** The kind of a card, as a set of one. */
export function kindOf(card: Card): Kinds {
  return 1 << (2 * rankIndex(card) + (isRed(card) ? 1 : 0));
}

/** R-BUILD: the kind that fits a card, one rank lower and of the other colour, as a set of one; empty for an ace. */
export function kindsFitting(onto: Card): Kinds {
  const black = 1 << (2 * rankIndex(onto));
  return isRed(onto) ? black >>> 2 : black >>> 1; // one rank lower is two bits down, red one bit up from black
}

/** All kinds of several sets. */
export function union(sets: readonly Kinds[]): Kinds {
  let all = 0;
  for (const kinds of sets) all |= kinds;
  return all;
}
