import { listMoves } from '../kernel/listing.js';
import { createMoveBuffer, DRAW, END_TURN, FIRST_PILE_MOVE, type MoveNumber } from '../kernel/moveNumbers.js';
import type { Position } from '../kernel/position.js';
import { KINGS, type Kinds } from '../rules/kinds.js';
import { highestKind, lowestKind } from './kindSets.js';

/** No move. */
export const NO_MOVE = -1;

/** Which of the cards that may be played goes first: the lowest, or the highest. */
export type CardOrder = 'lowest' | 'highest';

/**
 * The next thing to do in phase `play` for a seat that does all it can: a king to a corner; else a pile onto another or into a corner;
 * else a card onto a pile; else a card into a space. {@link NO_MOVE} when nothing of it is left.
 */
export function greedyMove(position: Position, order: CardOrder): MoveNumber {
  const { kernel, empty, seat, fitting } = position;
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
  return playOf(position, order === 'lowest' ? lowestKind(free) : highestKind(free), spaces);

  function playOf({ firstSuits }: Position, kind: number, piles: number): MoveNumber {
    const isFirst = ((firstSuits[seat] as number) & (1 << kind)) !== 0;
    return (((kind << 1) | (isFirst ? 0 : 1)) << 3) | lowestKind(piles);
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

const moves: Uint16Array = /* @__PURE__ */ createMoveBuffer();

/** The draw or the end of the turn, whichever is legal in phase `play`, or {@link NO_MOVE} (T-ONE-EXIT). */
export function exitOf(position: Position): MoveNumber {
  const { kernel, stockSize } = position;
  const isFree = kernel.playObligation === 0 && kernel.kingObligation === 0 && kernel.drawTiming !== 2;
  if (isFree) return stockSize === 0 || kernel.drawTiming === 0 ? END_TURN : DRAW;
  const count = listMoves(position, moves);
  const last = count === 0 ? NO_MOVE : (moves[count - 1] as number);
  return last >= DRAW ? last : NO_MOVE;
}

/** The first legal move: the only one in phase `draw`, and one as good as any in `placeKing`. */
export function firstMove(position: Position): MoveNumber {
  return listMoves(position, moves) === 0 ? NO_MOVE : (moves[0] as number);
}
