import type { Card } from './cards.js';
import type { Pile, Piles } from './piles.js';
import type { Variant } from './variant.js';

/** A seat: 0 to n − 1, clockwise. */
export type Seat = number;

/** What a turn is waiting for (R-TURN). */
export type Phase = 'draw' | 'play' | 'playFound' | 'placeKing';

/**
 * Everything one seat does between two hand-overs.
 *
 * @see R-TURN
 */
export interface Turn {
  /** From 1, over the whole round. */
  readonly number: number;
  readonly seat: Seat;
  readonly phase: Phase;
  /** Cards drawn this turn. */
  readonly drawn: number;
  /** Cards played from the hand this turn. */
  readonly played: number;
  /** Merges and transfers this turn. */
  readonly merged: number;
  /** Whether a pile was relocated since the last play, merge or transfer of this turn. */
  readonly relocated: boolean;
  /** The last card drawn this turn; `null` if none, and in the views of other seats. */
  readonly drawnCard: Card | null;
}

/** How a round ended: a seat went out (R-OUT), or it was blocked (R-BLOCK). */
export type Outcome = { readonly type: 'out'; readonly seat: Seat } | { readonly type: 'blocked' };

/**
 * A round, whole: plain JSON, with every hidden card in it. Show players {@link RoundView}s instead.
 *
 * What a move does not touch keeps its identity (`===`) in the next state.
 */
export interface RoundState {
  readonly variant: Variant;
  readonly dealer: Seat;
  /** By seat, each in the order received. */
  readonly hands: readonly (readonly Card[])[];
  /** The face-down rest of the deck; `[0]` is drawn next. */
  readonly stock: readonly Card[];
  readonly piles: Piles;
  /** By seat: the corner piles it completed (R-COLLECT). */
  readonly collected: readonly (readonly Pile[])[];
  /** Of a finished round: the turn in which it ended. */
  readonly turn: Turn;
  /** By seat: turns in which it played and merged nothing. */
  readonly passes: readonly number[];
  /** Turns in a row in which nothing was drawn, played or merged. */
  readonly idleTurns: number;
  /** Moves applied so far; lets a server reject a stale move. */
  readonly ply: number;
  /** `null` while the round is live. */
  readonly outcome: Outcome | null;
}

/**
 * A round as one seat, or a spectator, may see it: plain JSON, without a card that is hidden from them.
 *
 * Two rounds that differ only in cards hidden from a seat have deep-equal views for it.
 */
export interface RoundView {
  readonly kind: 'view';
  readonly variant: Variant;
  readonly dealer: Seat;
  /** Whose view it is; `null` for a spectator. */
  readonly seat: Seat | null;
  /** The own hand; `[]` for a spectator. */
  readonly hand: readonly Card[];
  /** Cards in each hand, by seat. */
  readonly handSizes: readonly number[];
  readonly stockSize: number;
  readonly piles: Piles;
  readonly collected: readonly (readonly Pile[])[];
  /** `drawnCard` is `null` unless it is the own turn. */
  readonly turn: Turn;
  readonly passes: readonly number[];
  readonly idleTurns: number;
  readonly ply: number;
  readonly outcome: Outcome | null;
  /** Every hand, by seat, once the round is over; `null` before. */
  readonly hands: readonly (readonly Card[])[] | null;
}
