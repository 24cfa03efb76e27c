import { listMoves } from './listing.js';
import { DRAW, FIRST_PILE_MOVE } from './moveNumbers.js';
import type { Position } from './position.js';

/**
 * Writes the legal moves into a buffer as {@link listMoves} does, but of moves that differ only by symmetry just the
 * first: of two cards of one rank and colour in the hand, of spaces, of empty corners, and of piles of the cross, or
 * corners, whose cards are alike in rank and colour. The positions that equal moves lead to have the same key
 * (`writeKey`).
 *
 * Allocates nothing.
 *
 * @see T-SYMMETRY
 * @example
 * ```ts
 * import { createRound, shuffleDeck, solitaire } from 'kings-corner';
 * import { createKernel, createMoveBuffer, createPosition, loadRound } from 'kings-corner/kernel';
 * import { distinctMoves, DRAW, listMoves, makeMove } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(solitaire, 1));
 * const moves = createMoveBuffer();
 * loadRound(position, createRound({ variant: solitaire, seats: 1, deck: shuffleDeck('king') }));
 * makeMove(position, DRAW);
 * distinctMoves(position, moves) <= listMoves(position, moves); // true
 * ```
 */
export function distinctMoves(position: Position, moves: Uint16Array): number {
  const all = listMoves(position, moves);
  const piles = distinctPiles(position);
  let count = 0;
  let seenKinds = 0;
  let lastCard = -1;
  let isTwin = false;
  for (let index = 0; index < all; index++) {
    const move = moves[index] as number; // as many are listed
    if (move < FIRST_PILE_MOVE) {
      const card = move >> 3;
      if (card !== lastCard) {
        const kind = 1 << (card >> 1);
        isTwin = (seenKinds & kind) !== 0;
        seenKinds |= kind;
        lastCard = card;
      }
      if (isTwin || !has(piles, move & 7)) continue;
    } else if (move < DRAW && !(has(piles, move & 7) && has(piles, (move - FIRST_PILE_MOVE) >> 3))) {
      continue;
    }
    moves[count++] = move;
  }
  return count;
}

function has(piles: number, pile: number): boolean {
  return ((piles >> pile) & 1) !== 0;
}

/** The set of piles without those that are like an earlier one: of the same four, of the same kinds of card. */
function distinctPiles({ bases, tops }: Position): number {
  let piles = 0xff;
  for (let pile = 0; pile < 8; pile++) {
    const base = (bases[pile] as number) >> 1; // eight piles have bases and tops
    const top = (tops[pile] as number) >> 1;
    for (let earlier = pile & 4; earlier < pile; earlier++) {
      if ((bases[earlier] as number) >> 1 === base && (tops[earlier] as number) >> 1 === top) piles &= ~(1 << pile);
    }
  }
  return piles;
}
