import { KINGS, type Kinds } from '../rules/kinds.js';
import { DRAW, END_TURN, FIRST_PILE_MOVE } from './moveNumbers.js';
import { LIVE, type Position } from './position.js';

/**
 * Writes the legal moves into a buffer, in the order of `legalMoves`, and gives their number; 0 for a finished round.
 * What stood in the buffer behind them stays there.
 *
 * Allocates nothing. A buffer of `createMoveBuffer()` is long enough for any position.
 *
 * @see docs/rules.md (moves), T-LEGAL
 * @example
 * ```ts
 * import { createRound, shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createMoveBuffer, createPosition } from 'kings-corner/kernel';
 * import { listMoves, loadRound, moveOfNumber } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(standard, 2));
 * loadRound(position, createRound({ seats: 2, deck: shuffleDeck('hello') }));
 * const moves = createMoveBuffer();
 * listMoves(position, moves); // 1
 * moveOfNumber(moves[0] ?? 0); // { type: 'draw' }
 * ```
 */
export function listMoves(position: Position, moves: Uint16Array): number {
  if (position.outcome !== LIVE) return 0;
  switch (position.phase) {
    case 0: // R-DRAW-START, and the final draw of R-DRAW-UNTIL
      moves[0] = DRAW;
      return 1;
    case 1:
      return listInPlay(position, moves);
    default:
      return listDrawnCard(position, moves);
  }
}

/** The kinds that have a legal play (R-PLACE). */
export function playableKinds({ kernel, empty, fittingKinds }: Position): Kinds {
  const onSpaces = (empty & 0x0f) === 0 ? 0 : kernel.spaceKinds; // R-SPACE
  const onCorners = (empty & 0xf0) === 0 ? 0 : KINGS; // R-CORNER
  return fittingKinds | onSpaces | onCorners; // R-BUILD
}

/** Phases `playFound` (R-DRAW-UNTIL) and `placeKing` (R-PLACE-KING): only the card drawn may be played. */
function listDrawnCard(position: Position, moves: Uint16Array): number {
  const card = position.drawnCard;
  const kind = card >> 1;
  const piles = position.phase === 3 ? position.empty & 0xf0 : takers(position, kind);
  return listPiles(moves, 0, card << 3, piles);
}

/** R-PLACE: the piles that take a kind of card from a hand. */
function takers(position: Position, kind: number): number {
  if (kind >= 24) return takersOfKings(position);
  return (position.fitting[kind + 2] as number) | (position.empty & 0x0f); // the table has a row for every kind
}

/**
 * R-KING-PLACE: under `'immediate'` a king goes to an empty corner while there is one. Nothing but spaces and corners
 * takes one.
 */
function takersOfKings({ kernel, empty }: Position): number {
  const corners = empty & 0xf0;
  if (kernel.kingObligation === 1 && corners !== 0) return corners;
  return corners | (kernel.spacesTakeKings ? empty & 0x0f : 0);
}

/**
 * Phase `play`. The numbers of the moves come out in listing order, because the piles of a set are listed from bit 0.
 */
function listInPlay(position: Position, moves: Uint16Array): number {
  const { kernel, seat, empty } = position;
  // both lists have a row for every seat
  const hand = (position.firstSuits[seat] as number) | (position.secondSuits[seat] as number);
  const emptyCorners = empty & 0xf0;
  const holdsKingForCorner = emptyCorners !== 0 && (hand & KINGS) !== 0;
  if (kernel.kingObligation === 1 && holdsKingForCorner) return listKings(position, moves); // R-KING-MUST, immediate

  const playable = hand & playableKinds(position);
  const canPlay = playable !== 0;
  let count = canPlay ? listPlays(position, moves, playable) : 0;
  if (kernel.pileMoves !== 2) count = listPileMoves(position, moves, count);

  const owesKing = kernel.kingObligation === 2 && holdsKingForCorner; // R-KING-MUST, turn
  const owesCard = kernel.playObligation === 2 || (kernel.playObligation === 1 && position.played === 0); // R-MUST
  const mayEnd = !owesKing && !(owesCard && canPlay); // R-MAY-END
  if (position.stockSize === 0 || kernel.drawTiming === 0) {
    if (mayEnd) moves[count++] = END_TURN;
  } else if (kernel.drawTiming === 2) {
    // R-DRAW, whenStuck
    if (position.drawn + position.played + position.merged === 0) {
      if (!canPlay) moves[count++] = DRAW;
    } else if (mayEnd) moves[count++] = END_TURN;
  } else if (mayEnd) moves[count++] = DRAW; // R-DRAW, end and untilPlayable
  return count;
}

/** R-KING-MUST, `'immediate'`: only plays of kings into empty corners. */
function listKings(position: Position, moves: Uint16Array): number {
  const { next, seat, empty } = position;
  let count = 0;
  for (let card = next[52 + seat] as number; card < 52; card = next[card] as number) {
    if (card >= 48) count = listPiles(moves, count, card << 3, empty & 0xf0);
  }
  return count;
}

/** Plays of some kinds of card: in hand order. */
function listPlays(position: Position, moves: Uint16Array, kinds: Kinds): number {
  const { next, fitting, seat } = position;
  const first = position.firstSuits[seat] as number;
  const second = position.secondSuits[seat] as number;
  if ((kinds & (kinds - 1)) === 0 && (first & second & kinds) === 0) {
    // mostly it is a single card, and found without going through the hand
    const kind = 31 - Math.clz32(kinds);
    const card = (kind << 1) | ((second >> kind) & 1);
    return listPiles(moves, 0, card << 3, takers(position, kind));
  }
  const spaces = position.empty & 0x0f;
  const forKings = takersOfKings(position);
  let count = 0;
  for (let card = next[52 + seat] as number; card < 52; card = next[card] as number) {
    const piles = card < 48 ? (fitting[(card >> 1) + 2] as number) | spaces : forKings;
    if (piles !== 0) count = listPiles(moves, count, card << 3, piles);
  }
  return count;
}

/** R-PILE: merges, transfers and relocations. */
function listPileMoves(position: Position, moves: Uint16Array, counted: number): number {
  const { kernel, fitting, bases, empty } = position;
  const mayRelocate = kernel.pileMoves === 0 && position.relocated === 0;
  const spaces = mayRelocate ? empty & 0x0f : 0;
  const forKings = (empty & 0xf0) | (kernel.spacesTakeKings ? spaces : 0); // R-CORNER, R-SPACE
  let count = counted;
  for (let from = 0; from < 4; from++) {
    if ((empty & (1 << from)) !== 0) continue;
    const base = bases[from] as number;
    // no pile takes its own base: it stands at or above its top
    const piles = base < 48 ? (fitting[(base >> 1) + 2] as number) | spaces : forKings;
    if (piles !== 0) count = listPiles(moves, count, FIRST_PILE_MOVE + (from << 3), piles);
  }
  return count;
}

/** One move for each pile of a set. */
function listPiles(moves: Uint16Array, counted: number, first: number, piles: number): number {
  let count = counted;
  for (let rest = piles; rest !== 0; rest &= rest - 1) {
    moves[count++] = first | (31 - Math.clz32(rest & -rest));
  }
  return count;
}
