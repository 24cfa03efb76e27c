import type { Kinds } from '../rules/kinds.js';

/** The black kinds, and the red ones. */
const BLACK: Kinds = 0x1555555;
const RED: Kinds = 0x2aaaaaa;

/** How many kinds a set holds. */
export function countKinds(kinds: Kinds): number {
  let count = kinds - ((kinds >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The kinds that fit a card of one of these kinds: one rank lower, of the other colour (R-BUILD). */
export function kindsBelow(kinds: Kinds): Kinds {
  return ((kinds & BLACK) >>> 1) | ((kinds & RED) >>> 3);
}

/** The kinds on which a card of one of these kinds fits; kings fit nowhere. */
export function kindsAbove(kinds: Kinds): Kinds {
  return (((kinds & BLACK) << 3) | ((kinds & RED) << 1)) & 0x3ffffff;
}

/** The lowest kind of a set that is not empty. */
export function lowestKind(kinds: Kinds): number {
  return 31 - Math.clz32(kinds & -kinds);
}

/** The highest kind of a set that is not empty. */
export function highestKind(kinds: Kinds): number {
  return 31 - Math.clz32(kinds);
}
