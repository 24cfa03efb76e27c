export { cardArb, deckArb } from './testing/cardArb.js';
export { createEngine, ENGINE, type Engine } from './testing/engine.js';
export { illegalMoveArb, legalMoveArb, moveArb } from './testing/moveArb.js';
export { type PositionConstraints, positionArb } from './testing/positionArb.js';
export { variantArb } from './testing/variantArb.js';
export type { Deal, Walk } from './testing/walk.js';
export { roundArb, viewArb, type WalkConstraints, walkArb } from './testing/walkArb.js';
export { formatWalk, parseWalk } from './testing/walkText.js';
