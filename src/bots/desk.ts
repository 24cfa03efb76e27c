import type { Kernel } from '../kernel/kernel.js';
import { createMoveBuffer } from '../kernel/moveNumbers.js';
import { createPosition, type Position } from '../kernel/position.js';
import { createTurnTree, type TurnTree } from '../kernel/turnTree.js';

/** Room to think in for a kernel: kept, so that a decision allocates little. Its content means nothing between calls. */
export interface Desk {
  /** For all that a turn can be, but for seats that hoard. */
  readonly tree: TurnTree;
  /** For what a search looks at: of larger turns the ends with few moves. */
  readonly searchTree: TurnTree;
  readonly path: Uint16Array;
  /** For trying out the plays of one turn, and for writing them down. */
  readonly trial: Position;
  readonly second: Position;
  readonly plan: Uint16Array;
}

const desks: WeakMap<Kernel, Desk> = /* @__PURE__ */ new WeakMap();

/** The desk of a kernel. */
export function deskOf(kernel: Kernel): Desk {
  const known = desks.get(kernel);
  if (known !== undefined) return known;
  const desk: Desk = {
    tree: createTurnTree(kernel, 20_000),
    searchTree: createTurnTree(kernel, 1_000),
    path: createMoveBuffer(),
    trial: createPosition(kernel),
    second: createPosition(kernel),
    plan: createMoveBuffer(),
  };
  desks.set(kernel, desk);
  return desk;
}
