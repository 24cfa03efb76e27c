export { type CardNumber, cardOfNumber, KERNEL_CARDS, numberOfCard } from './kernel/cardNumbers.js';
export { dealRound } from './kernel/dealing.js';
export { distinctMoves } from './kernel/distinct.js';
export { dealHidden, shuffleNumbers } from './kernel/hiddenCards.js';
export { createKernel, type Kernel } from './kernel/kernel.js';
export { writeKey } from './kernel/keys.js';
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
export { createTurnTree, exploreTurn, NO_EXIT, pathTo, TURN_OVER, type TurnTree } from './kernel/turnTree.js';
export { outcomeOf, toRound } from './kernel/unloading.js';
export { encodeView, VIEW_LENGTH } from './kernel/viewVector.js';
