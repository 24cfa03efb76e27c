export { type CardNumber, cardOfNumber, KERNEL_CARDS, numberOfCard } from './kernel/cardNumbers.js';
export { dealRound } from './kernel/dealing.js';
export { createKernel, type Kernel } from './kernel/kernel.js';
export { listMoves } from './kernel/listing.js';
export { loadRound } from './kernel/loading.js';
export { makeMove } from './kernel/making.js';
export {
  createMoveBuffer,
  DRAW,
  END_TURN,
  FIRST_PILE_MOVE,
  MOVE_COUNT,
  type MoveNumber,
  moveOfNumber,
  numberOfMove,
} from './kernel/moveNumbers.js';
export { BLOCKED, copyPosition, createPosition, LIVE, NO_CARD, type Position } from './kernel/position.js';
export { handPenalty, leftOverPot, winnersOf, writePoints } from './kernel/scoring.js';
export { outcomeOf, toRound } from './kernel/unloading.js';
