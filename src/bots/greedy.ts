import { listMoves, playableKinds } from '../kernel/listing.js';
import { createMoveBuffer, DRAW, END_TURN, FIRST_PILE_MOVE, type MoveNumber } from '../kernel/moveNumbers.js';
import type { Position } from '../kernel/position.js';
import { KINGS, type Kinds } from '../rules/kinds.js';
import { highestKind, kindsAbove, lowestKind } from './kindSets.js';

/** No move. */
export const NO_MOVE = -1;

/**
 * Which of the cards that may be played goes first: the lowest; or the highest, and into a space the one from which most follows, which
 * sheds as much as any order can in all but the rarest of turns.
 */
export type CardOrder = 'lowest' | 'best';

/**
 * The next thing to do in phase `play` for a seat that does all it can: a king to a corner; else a pile onto another or into a corner;
 * else a card onto a pile; else a card into a space. {@link NO_MOVE} when nothing of it is left.
 */
export function greedyMove(position: Position, order: CardOrder): MoveNumber {
  const { kernel, empty, fitting } = position;
  const hand = handKinds(position);
  const emptyCorners = empty & 0xf0;
  const spaces = empty & 0x0f;
  const kings = hand & KINGS;
  if (kings !== 0 && emptyCorners !== 0) return playOf(position, lowestKind(kings), emptyCorners);
  if (kernel.pileMoves !== 2) {
    // 2: piles never move
    const move = greedyPileMove(position);
    if (move !== NO_MOVE) return move;
  }
  const fit = hand & position.fittingKinds;
  if (fit !== 0) {
    const kind = order === 'lowest' ? lowestKind(fit) : highestKind(fit);
    return playOf(position, kind, fitting[kind + 2] as number);
  }
  const free = spaces === 0 ? 0 : hand & kernel.spaceKinds;
  if (free === 0) return NO_MOVE;
  return playOf(position, order === 'lowest' ? lowestKind(free) : bestForSpace(position, free), spaces);
}

/** A card of a kind from the hand to the first of some piles. */
function playOf({ firstSuits, seat }: Position, kind: number, piles: number): MoveNumber {
  const isFirst = ((firstSuits[seat] as number) & (1 << kind)) !== 0;
  return (((kind << 1) | (isFirst ? 0 : 1)) << 3) | lowestKind(piles);
}

/**
 * The card for a space from which most follows: the highest of those onto which a cross pile can then be moved, so that there is a
 * space again; else of those that begin the longest run in the hand.
 */
function bestForSpace({ kernel, bases }: Position, kinds: Kinds): number {
  let under = 0;
  if (kernel.pileMoves !== 2) {
    for (let pile = 0; pile < 4; pile++) {
      const base = bases[pile] as number;
      if (base < 48) under |= 1 << (base >> 1);
    }
  }
  const freeing = kinds & kindsAbove(under);
  return highestKind(freeing !== 0 ? freeing : headsOfLongest(kinds));
}

/** The kinds that begin the longest run that a set of kinds can be laid in. */
function headsOfLongest(kinds: Kinds): Kinds {
  let heads = kinds;
  for (;;) {
    const longer = kinds & kindsAbove(heads);
    if (longer === 0) return heads;
    heads = longer;
  }
}

/** A merge or a transfer; relocations lead nowhere (T-RELOCATE). */
function greedyPileMove({ bases, empty, fitting }: Position): MoveNumber {
  for (let from = 0; from < 4; from++) {
    if ((empty & (1 << from)) !== 0) continue;
    const base = bases[from] as number;
    const piles = base < 48 ? (fitting[(base >> 1) + 2] as number) : empty & 0xf0;
    if (piles !== 0) return FIRST_PILE_MOVE + (from << 3) + lowestKind(piles);
  }
  return NO_MOVE;
}

/** The kinds in the hand of the seat to move. */
export function handKinds({ firstSuits, secondSuits, seat }: Position): Kinds {
  return (firstSuits[seat] as number) | (secondSuits[seat] as number);
}

/**
 * The draw or the end of the turn, whichever is legal in phase `play`, or {@link NO_MOVE} (T-ONE-EXIT, R-MAY-END). Without a list of
 * moves: a plan asks this of every position on its way.
 */
export function exitOf(position: Position): MoveNumber {
  const { kernel, stockSize, empty } = position;
  if (kernel.kingObligation !== 0 && (empty & 0xf0) !== 0 && (handKinds(position) & KINGS) !== 0) return NO_MOVE;
  const draws = stockSize > 0 && kernel.drawTiming !== 0;
  if (draws && kernel.drawTiming === 2 && position.drawn + position.played + position.merged === 0) {
    return canPlay(position) ? NO_MOVE : DRAW;
  }
  const owesCard = kernel.playObligation === 2 || (kernel.playObligation === 1 && position.played === 0);
  if (owesCard && canPlay(position)) return NO_MOVE;
  return draws && kernel.drawTiming !== 2 ? DRAW : END_TURN;
}

function canPlay(position: Position): boolean {
  return (handKinds(position) & playableKinds(position)) !== 0;
}

const moves: Uint16Array = /* @__PURE__ */ createMoveBuffer();

/** The first legal move: the only one in phase `draw`, and one as good as any in `placeKing`. */
export function firstMove(position: Position): MoveNumber {
  return listMoves(position, moves) === 0 ? NO_MOVE : (moves[0] as number);
}
