import type { CardNumber } from './cardNumbers.js';
import type { Kernel } from './kernel.js';

/**
 * In a place for a card: no card.
 *
 * @example
 * ```ts
 * import { createRound, shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createPosition, NO_CARD, loadRound } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(standard, 2));
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * loadRound(position, round);
 * position.drawnCard === NO_CARD; // true
 * ```
 */
export const NO_CARD = 255;

/**
 * {@link Position.outcome} of a live round.
 *
 * @example
 * ```ts
 * import { createRound, shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createPosition, LIVE, loadRound } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(standard, 2));
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * loadRound(position, round);
 * position.outcome === LIVE; // true
 * ```
 */
export const LIVE = -1;

/**
 * {@link Position.outcome} of a blocked round.
 *
 * @example
 * ```ts
 * import { createRound, shuffleDeck, standard } from 'kings-corner';
 * import { BLOCKED, createKernel, createPosition, loadRound } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(standard, 2));
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * loadRound(position, { ...round, outcome: { type: 'blocked' } });
 * position.outcome === BLOCKED; // true
 * ```
 */
export const BLOCKED = -2;

/**
 * A round as small numbers, changed in place: the fast image of a `RoundState`. Made by {@link createPosition}, filled
 * by {@link loadRound}, {@link dealRound} or {@link copyPosition}, and from then on changed by {@link makeMove} alone,
 * without allocating. Read it freely; write only through these functions.
 *
 * Piles are numbered `N E S W NE SE SW NW` = 0 to 7. A set of piles has one bit for each (bit 0 is N); a set of kinds
 * one for each kind of card (bit = card number >> 1).
 */
export interface Position {
  readonly kernel: Kernel;
  dealer: number;
  /** The seat to move. */
  seat: number;
  /** 0 draw, 1 play, 2 playFound, 3 placeKing. */
  phase: number;
  /** Of this turn: cards drawn, cards played, merges and transfers. */
  drawn: number;
  played: number;
  merged: number;
  /** 1 when a pile was relocated since the last play, merge or transfer of this turn, otherwise 0. */
  relocated: number;
  /** The last card drawn this turn, or {@link NO_CARD}. */
  drawnCard: CardNumber;
  turnNumber: number;
  idleTurns: number;
  ply: number;
  /** {@link LIVE}, {@link BLOCKED}, or the seat that went out. */
  outcome: number;
  /** Cards left in the stock. */
  stockSize: number;
  /** The set of empty piles: spaces in bits 0 to 3, empty corners in bits 4 to 7. */
  empty: number;
  /** The set of kinds that the top of some pile takes (R-BUILD). */
  fittingKinds: number;
  /** Corner piles collected so far, by all seats. */
  collectedCount: number;

  /**
   * By seat: the kinds in the hand of which it holds the first suit (c, d), and those of which it holds the second (s,
   * h).
   */
  readonly firstSuits: Int32Array;
  readonly secondSuits: Int32Array;
  /** By seat. */
  readonly passes: Int32Array;
  /** By seat. */
  readonly handSizes: Uint8Array;
  /**
   * The card after a card, in its hand or in its pile (there upwards, up to the top). Of a hand the list is closed by
   * `52 + seat`, which also stands before its first card.
   */
  readonly next: Uint8Array;
  /** The card before a card in its hand. */
  readonly previous: Uint8Array;
  /** The stock from its bottom: the card at `stockSize - 1` is drawn next. */
  readonly stock: Uint8Array;
  /** By pile, or {@link NO_CARD}. */
  readonly bases: Uint8Array;
  readonly tops: Uint8Array;
  /** By kind + 2: the set of non-empty piles whose top takes it (R-BUILD). Rows 0 and 1 mean nothing. */
  readonly fitting: Uint8Array;
  /** Of each pile collected, in order: its king and the seat that collected it. */
  readonly collectedKings: Uint8Array;
  readonly collectedSeats: Uint8Array;
  /** All the arrays above as bytes, for copying. */
  readonly bytes: Uint8Array;
}

/**
 * An empty position to be filled. It takes about 700 bytes; keep it and fill it again, rather than making new ones.
 *
 * @example
 * ```ts
 * import { createRound, shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createPosition, loadRound } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(standard, 2));
 * loadRound(position, createRound({ seats: 2, deck: shuffleDeck('hello') }));
 * position.stockSize; // 34
 * ```
 */
export function createPosition(kernel: Kernel): Position {
  const buffer = new ArrayBuffer(304);
  const take = (offset: number, length: number): Uint8Array => new Uint8Array(buffer, offset, length);
  return {
    kernel,
    dealer: 0,
    seat: 0,
    phase: 0,
    drawn: 0,
    played: 0,
    merged: 0,
    relocated: 0,
    drawnCard: NO_CARD,
    turnNumber: 1,
    idleTurns: 0,
    ply: 0,
    outcome: LIVE,
    stockSize: 0,
    empty: 0xff,
    fittingKinds: 0,
    collectedCount: 0,
    firstSuits: new Int32Array(buffer, 0, 6),
    secondSuits: new Int32Array(buffer, 24, 6),
    passes: new Int32Array(buffer, 48, 6),
    handSizes: take(72, 6),
    next: take(78, 58),
    previous: take(136, 58),
    stock: take(194, 52),
    bases: take(246, 8),
    tops: take(254, 8),
    fitting: take(262, 28),
    collectedKings: take(290, 4),
    collectedSeats: take(294, 4),
    bytes: take(0, 304),
  };
}

/**
 * Makes one position equal to another of the same kernel.
 *
 * Positions have no undo: search copies to a position for each depth instead, which costs less than a move.
 *
 * @throws `RangeError` when the positions have different kernels.
 * @example
 * ```ts
 * import { createRound, shuffleDeck, standard } from 'kings-corner';
 * import { copyPosition, createKernel, createPosition, DRAW, loadRound, makeMove } from 'kings-corner/kernel';
 * const kernel = createKernel(standard, 2);
 * const [root, child] = [createPosition(kernel), createPosition(kernel)];
 * loadRound(root, createRound({ seats: 2, deck: shuffleDeck('hello') }));
 * copyPosition(child, root);
 * makeMove(child, DRAW);
 * [root.stockSize, child.stockSize]; // [34, 33]
 * ```
 */
export function copyPosition(target: Position, source: Position): void {
  if (target.kernel !== source.kernel) throw new RangeError('source: a position of the same kernel is needed');
  target.dealer = source.dealer;
  target.seat = source.seat;
  target.phase = source.phase;
  target.drawn = source.drawn;
  target.played = source.played;
  target.merged = source.merged;
  target.relocated = source.relocated;
  target.drawnCard = source.drawnCard;
  target.turnNumber = source.turnNumber;
  target.idleTurns = source.idleTurns;
  target.ply = source.ply;
  target.outcome = source.outcome;
  target.stockSize = source.stockSize;
  target.empty = source.empty;
  target.fittingKinds = source.fittingKinds;
  target.collectedCount = source.collectedCount;
  target.bytes.set(source.bytes);
}
