import type { Move } from '../rules/moves.js';
import { CROSS, PILES } from '../rules/piles.js';
import { cardOfNumber, numberOfCard } from './cardNumbers.js';

/**
 * A move as a whole number from 0 to 449, one for every conceivable move:
 *
 * - 0 to 415, a play: 8 × {@link CardNumber} + pile;
 * - 416 to 447, a pile move: 416 + 8 × pile moved (0 to 3) + pile it goes to;
 * - 448, the draw; 449, the end of the turn.
 *
 * Piles are numbered in the order of `PILES`: `N E S W` are 0 to 3, `NE SE SW NW` 4 to 7. So `number & 7` is where a
 * play or a pile move goes. A pile moved onto itself has a number, but is never legal.
 */
export type MoveNumber = number;

/**
 * How many numbers of moves there are; also the length of a buffer that holds the moves of any position.
 *
 * @example
 * ```ts
 * import { createMoveBuffer, MOVE_COUNT } from 'kings-corner/kernel';
 * createMoveBuffer().length === MOVE_COUNT; // true
 * ```
 */
export const MOVE_COUNT = 450;

/**
 * The first number of a pile move.
 *
 * @example
 * ```ts
 * import { FIRST_PILE_MOVE, moveOfNumber } from 'kings-corner/kernel';
 * moveOfNumber(FIRST_PILE_MOVE + 1); // { type: 'movePile', from: 'N', to: 'E' }
 * ```
 */
export const FIRST_PILE_MOVE = 416;

/**
 * The number of the draw.
 *
 * @example
 * ```ts
 * import { DRAW, moveOfNumber } from 'kings-corner/kernel';
 * moveOfNumber(DRAW); // { type: 'draw' }
 * ```
 */
export const DRAW: MoveNumber = 448;

/**
 * The number of the end of the turn.
 *
 * @example
 * ```ts
 * import { END_TURN, moveOfNumber } from 'kings-corner/kernel';
 * moveOfNumber(END_TURN); // { type: 'endTurn' }
 * ```
 */
export const END_TURN: MoveNumber = 449;

/**
 * A buffer for the moves of any position.
 *
 * @example
 * ```ts
 * import { createMoveBuffer } from 'kings-corner/kernel';
 * createMoveBuffer().length; // 450
 * ```
 */
export function createMoveBuffer(): Uint16Array {
  return new Uint16Array(MOVE_COUNT);
}

/**
 * The number of a move.
 *
 * @example
 * ```ts
 * import { numberOfMove } from 'kings-corner/kernel';
 * numberOfMove({ type: 'play', card: 'Kh', to: 'NE' }); // 412
 * numberOfMove({ type: 'draw' }); // 448
 * ```
 */
export function numberOfMove(move: Move): MoveNumber {
  switch (move.type) {
    case 'play':
      return 8 * numberOfCard(move.card) + PILES.indexOf(move.to);
    case 'movePile':
      return FIRST_PILE_MOVE + 8 * CROSS.indexOf(move.from) + PILES.indexOf(move.to);
    case 'draw':
      return DRAW;
    case 'endTurn':
      return END_TURN;
  }
}

/**
 * The move of a number, as a fresh object.
 *
 * @throws `RangeError` when the number is none from 0 to 449.
 * @example
 * ```ts
 * import { moveOfNumber } from 'kings-corner/kernel';
 * moveOfNumber(412); // { type: 'play', card: 'Kh', to: 'NE' }
 * ```
 */
export function moveOfNumber(number: MoveNumber): Move {
  if (number === DRAW) return { type: 'draw' };
  if (number === END_TURN) return { type: 'endTurn' };
  const to = PILES[number & 7];
  const from = CROSS[(number - FIRST_PILE_MOVE) >> 3];
  if (to === undefined || !Number.isInteger(number) || number < 0 || number >= DRAW) {
    throw new RangeError(`number: a move number from 0 to ${MOVE_COUNT - 1} is needed, not ${number}`);
  }
  return from === undefined ? { type: 'play', card: cardOfNumber(number >> 3), to } : { type: 'movePile', from, to };
}
