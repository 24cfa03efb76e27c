import { type Card, isCard } from './cards.js';
import { type CrossId, isPileId, type PileId } from './piles.js';

/** Take `stock[0]` into the hand. A move of its own, because it is the only one that reveals a hidden card. */
export interface DrawMove {
  readonly type: 'draw';
}

/** Play one card from the hand. */
export interface PlayMove {
  readonly type: 'play';
  readonly card: Card;
  readonly to: PileId;
}

/** Move a whole cross pile: a merge, a transfer or a relocation. */
export interface PileMove {
  readonly type: 'movePile';
  readonly from: CrossId;
  readonly to: PileId;
}

/** End the turn. */
export interface EndTurnMove {
  readonly type: 'endTurn';
}

/**
 * One move, as plain data. The seat is not part of it: only `turn.seat` moves.
 *
 * @see docs/rules.md (moves)
 */
export type Move = DrawMove | PlayMove | PileMove | EndTurnMove;

/** A move that is well formed, but may take a pile from a corner, which no rule allows. */
export type ReadMove =
  | Exclude<Move, PileMove>
  | { readonly type: 'movePile'; readonly from: PileId; readonly to: PileId };

/**
 * A move read from a value of any origin, as a fresh object without extra keys; `null` when the value is no move at all.
 * Each property is read once, so that a value cannot change between check and use, and one that throws is no move.
 */
export function readMove(value: unknown): ReadMove | null {
  try {
    return readFields(value as Partial<Record<'type' | 'card' | 'from' | 'to', unknown>> | null | undefined);
  } catch {
    return null;
  }
}

function readFields(
  value: Partial<Record<'type' | 'card' | 'from' | 'to', unknown>> | null | undefined,
): ReadMove | null {
  if (typeof value !== 'object' || value === null) return null;
  const type = value.type;
  switch (type) {
    case 'draw':
    case 'endTurn':
      return { type };
    case 'play': {
      const { card, to } = value;
      return isCard(card) && isPileId(to) ? { type, card, to } : null;
    }
    case 'movePile': {
      const { from, to } = value;
      return isPileId(from) && isPileId(to) ? { type, from, to } : null;
    }
    default:
      return null;
  }
}
