import type { Card } from './cards.js';

/** One of the four piles of the cross, started at the deal. */
export type CrossId = 'N' | 'E' | 'S' | 'W';

/** One of the four corner piles, started by kings only. */
export type CornerId = 'NE' | 'SE' | 'SW' | 'NW';

/** Any of the eight foundation piles. */
export type PileId = CrossId | CornerId;

/** The cards of a pile: `[0]` is the base, the last is the top (the exposed card). Empty: a space, or an empty corner. */
export type Pile = readonly Card[];

/** The eight foundation piles by their ids. */
export type Piles = Readonly<Record<PileId, Pile>>;

/**
 * The piles of the cross, in the order in which they are dealt and listed.
 *
 * @example
 * ```ts
 * import { CROSS } from 'kings-corner';
 * CROSS.join(' '); // 'N E S W'
 * ```
 */
export const CROSS: readonly CrossId[] = ['N', 'E', 'S', 'W'];

/**
 * The corners, in the order in which kings turned up at the deal fill them.
 *
 * @example
 * ```ts
 * import { CORNERS } from 'kings-corner';
 * CORNERS.join(' '); // 'NE SE SW NW'
 * ```
 */
export const CORNERS: readonly CornerId[] = ['NE', 'SE', 'SW', 'NW'];

/**
 * All eight piles in listing order: the cross, then the corners.
 *
 * @example
 * ```ts
 * import { PILES } from 'kings-corner';
 * PILES.join(' '); // 'N E S W NE SE SW NW'
 * ```
 */
export const PILES: readonly PileId[] = ['N', 'E', 'S', 'W', 'NE', 'SE', 'SW', 'NW'];

/** Whether a pile is a corner: their ids are the ones of two letters. */
export function isCorner(id: PileId): id is CornerId {
  return id.length === 2;
}

/** Whether a value is the id of a pile. */
export function isPileId(value: unknown): value is PileId {
  return typeof value === 'string' && (PILES as readonly string[]).includes(value);
}

/** Whether a pile is an empty corner. */
export function isEmptyCorner(piles: Piles, id: PileId): boolean {
  return isCorner(id) && piles[id].length === 0;
}

/** Whether a pile is a space: an empty cross pile. */
export function isSpace(piles: Piles, id: PileId): boolean {
  return !isCorner(id) && piles[id].length === 0;
}

/** The first card of a pile, `undefined` for an empty one. */
export function baseOf(pile: Pile): Card | undefined {
  return pile.length === 0 ? undefined : pile[0];
}

/** The exposed card of a pile, `undefined` for an empty one. */
export function topOf(pile: Pile): Card | undefined {
  return pile.length === 0 ? undefined : pile[pile.length - 1]; // asked first: `pile[-1]` is many times slower
}

/** Whether some corner is empty. By T-CORNER one is whenever a king is in a hand or at the base of a cross pile. */
export function hasEmptyCorner(piles: Piles): boolean {
  return piles.NE.length === 0 || piles.SE.length === 0 || piles.SW.length === 0 || piles.NW.length === 0;
}

/** A copy of the piles with one of them replaced; the others keep their identity. */
export function withPile(piles: Piles, id: PileId, pile: Pile): Piles {
  // Spelt out, not `{ ...piles, [id]: pile }`: several times faster, and this runs once a ply.
  return {
    N: id === 'N' ? pile : piles.N,
    E: id === 'E' ? pile : piles.E,
    S: id === 'S' ? pile : piles.S,
    W: id === 'W' ? pile : piles.W,
    NE: id === 'NE' ? pile : piles.NE,
    SE: id === 'SE' ? pile : piles.SE,
    SW: id === 'SW' ? pile : piles.SW,
    NW: id === 'NW' ? pile : piles.NW,
  };
}
