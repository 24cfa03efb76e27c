import { distinctMoves } from './distinct.js';
import type { Kernel } from './kernel.js';
import { COLLECTED_WORDS, HAND_WORDS, PILE_WORDS, pileRow, rowOf } from './keys.js';
import { makeMove } from './making.js';
import { createMoveBuffer, DRAW, FIRST_PILE_MOVE, MOVE_COUNT, type MoveNumber } from './moveNumbers.js';
import { copyPosition, createPosition, LIVE, type Position } from './position.js';

/**
 * In {@link TurnTree.exits}: the turn must go on here.
 *
 * @example
 * ```ts
 * import { END_TURN, NO_EXIT } from 'kings-corner/kernel';
 * NO_EXIT > END_TURN; // true: it is no move
 * ```
 */
export const NO_EXIT: number = MOVE_COUNT;

/**
 * In {@link TurnTree.exits}: the turn is over here, with the round or because it was handed over.
 *
 * @example
 * ```ts
 * import { NO_EXIT, TURN_OVER } from 'kings-corner/kernel';
 * TURN_OVER > NO_EXIT; // true: it is no move either
 * ```
 */
export const TURN_OVER: number = MOVE_COUNT + 1;

/**
 * The positions that one seat can reach in its turn without drawing, each once. Made by {@link createTurnTree}, filled
 * by {@link exploreTurn} as often as you like.
 */
export interface TurnTree {
  readonly kernel: Kernel;
  /** The most positions that it holds. */
  readonly capacity: number;
  /** Positions found; 0 is the one from which the turn was explored. */
  size: number;
  /** Whether these are all there are; `false` when the capacity did not suffice. */
  isComplete: boolean;
  /** By position found: the one that it was first reached from; of position 0 it means nothing. */
  readonly parents: Int32Array;
  /** By position found: the move that led to it from its parent. */
  readonly moves: Uint16Array;
  /**
   * By position found: how the seat may leave the table so, `DRAW`, `END_TURN`, {@link NO_EXIT} or {@link TURN_OVER}.
   */
  readonly exits: Uint16Array;
  /** @internal The keys of the positions found, two words each. */
  readonly keys: Int32Array;
  /** @internal A hash table of positions found, plus 1; 0 is free. */
  readonly table: Int32Array;
  /** @internal By position found: its place in the hash table. */
  readonly places: Int32Array;
  /** @internal The position that is being looked at, and its moves. */
  readonly current: Position;
  readonly listed: Uint16Array;
  readonly path: Uint16Array;
}

/**
 * Room for exploring turns. Takes about 40 bytes for each position of its capacity; keep it and use it again.
 *
 * Turns have 12 positions on average, one in a hundred has more than 200; a seat that hoards its cards can have
 * millions.
 *
 * @throws `RangeError` when the capacity is no whole number from 1 to 2^24.
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * import { createKernel, createTurnTree } from 'kings-corner/kernel';
 * createTurnTree(createKernel(standard, 2)).capacity; // 20000
 * ```
 */
export function createTurnTree(kernel: Kernel, capacity: number = 20_000): TurnTree {
  if (!(Number.isInteger(capacity) && capacity >= 1 && capacity <= 2 ** 24)) {
    throw new RangeError(`capacity: a whole number from 1 to 2^24 is needed, not ${capacity}`);
  }
  return {
    kernel,
    capacity,
    size: 0,
    isComplete: true,
    parents: new Int32Array(capacity),
    moves: new Uint16Array(capacity),
    exits: new Uint16Array(capacity),
    keys: new Int32Array(2 * capacity),
    table: new Int32Array(2 ** Math.ceil(Math.log2(2 * capacity))),
    places: new Int32Array(capacity),
    current: createPosition(kernel),
    listed: createMoveBuffer(),
    path: createMoveBuffer(),
  };
}

/**
 * Finds every position that the seat to move can reach in this turn by plays and pile moves, each once however it is
 * reached, and up to the symmetries of {@link distinctMoves}; those by fewer moves first. Draws and ends of the turn
 * are not made: `exits` tells where they could be. Relocations are left out, because they only rename places
 * (T-RELOCATE). Beyond the capacity of the tree no position is added.
 *
 * `visit` is called once for each position found, in order, with the position itself (only to be read, and only during
 * the call) and its number in the tree. Nothing found depends on cards that the seat to move cannot see.
 *
 * @throws `RangeError` when the position has another kernel than the tree.
 * @example
 * ```ts
 * import { createRound, shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createPosition, createTurnTree, DRAW, exploreTurn } from 'kings-corner/kernel';
 * import { loadRound, makeMove } from 'kings-corner/kernel';
 * const kernel = createKernel(standard, 2);
 * const position = createPosition(kernel);
 * loadRound(position, createRound({ seats: 2, deck: shuffleDeck('hello') }));
 * makeMove(position, DRAW);
 * const tree = createTurnTree(kernel);
 * let fewest = 52;
 * exploreTurn(tree, position, ({ handSizes }) => { fewest = Math.min(fewest, handSizes[0] ?? 52); });
 * tree.isComplete; // true
 * ```
 */
export function exploreTurn(tree: TurnTree, root: Position, visit?: (position: Position, node: number) => void): void {
  const { current, listed, exits } = tree;
  if (root.kernel !== tree.kernel) throw new RangeError('root: a position of the same kernel as the tree is needed');
  reset(tree);
  for (let node = 0; node < tree.size; node++) {
    goTo(tree, root, node);
    const isOver = current.outcome !== LIVE || current.turnNumber !== root.turnNumber;
    const count = isOver ? 0 : distinctMoves(current, listed);
    exits[node] = isOver ? TURN_OVER : NO_EXIT;
    for (let index = 0; index < count; index++) {
      const move = listed[index] as number; // as many are listed
      if (move >= DRAW) exits[node] = move;
      else addChild(tree, node, move);
    }
    visit?.(current, node);
  }
}

/**
 * Writes the moves that lead to a position found into a buffer, in order, and gives their number.
 *
 * @throws `RangeError` when the tree has no such position.
 * @example
 * ```ts
 * import { createRound, shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createMoveBuffer, createPosition, loadRound } from 'kings-corner/kernel';
 * import { createTurnTree, exploreTurn, pathTo } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(standard, 2));
 * loadRound(position, createRound({ seats: 2, deck: shuffleDeck('hello') }));
 * const tree = createTurnTree(position.kernel);
 * exploreTurn(tree, position);
 * pathTo(tree, 0, createMoveBuffer()); // 0: position 0 is where it starts
 * ```
 */
export function pathTo(tree: TurnTree, node: number, path: Uint16Array): number {
  if (!(node >= 0 && node < tree.size))
    throw new RangeError(`node: the tree has ${tree.size} positions, none is ${node}`);
  return writePath(tree, node, path);
}

/** Leaves the root alone in the tree. */
function reset(tree: TurnTree): void {
  const { table, places } = tree;
  for (let node = 0; node < tree.size; node++) table[places[node] as number] = 0; // quicker than clearing it all
  tree.size = 0;
  tree.isComplete = true;
  addNode(tree, 0, 0, 0, 0); // one turn has one seat and one stock, so what the root has may count for nothing
}

/** Makes the position of a node the current one, by the moves that lead to it. */
function goTo(tree: TurnTree, root: Position, node: number): void {
  const { current, path } = tree;
  copyPosition(current, root);
  const count = writePath(tree, node, path);
  for (let index = 0; index < count; index++) makeMove(current, path[index] as number);
}

function writePath({ parents, moves }: TurnTree, node: number, path: Uint16Array): number {
  let count = 0;
  for (let at = node; at !== 0; at = parents[at] as number) count++; // a row for every node
  let index = count;
  for (let at = node; at !== 0; at = parents[at] as number) path[--index] = moves[at] as number;
  return count;
}

/** Adds the position after a move of the current one, unless it was found before or the move is a relocation. */
function addChild(tree: TurnTree, parent: number, move: MoveNumber): void {
  const { current, keys } = tree;
  const to = move & 7;
  const isEmpty = ((current.empty >> to) & 1) === 1;
  let first = keys[2 * parent] as number;
  let second = keys[2 * parent + 1] as number;
  let base: number;
  let top: number;
  if (move < FIRST_PILE_MOVE) {
    base = move >> 4;
    top = base;
    const row = 2 * (26 * current.seat + base);
    first -= HAND_WORDS[row] as number;
    second -= HAND_WORDS[row + 1] as number;
  } else {
    if (isEmpty && to < 4) return;
    const from = (move - FIRST_PILE_MOVE) >> 3;
    base = (current.bases[from] as number) >> 1;
    top = (current.tops[from] as number) >> 1;
    const row = 2 * pileRow(current, from);
    first -= PILE_WORDS[row] as number;
    second -= PILE_WORDS[row + 1] as number;
  }
  if (!isEmpty) {
    const row = 2 * pileRow(current, to);
    first -= PILE_WORDS[row] as number;
    second -= PILE_WORDS[row + 1] as number;
    base = (current.bases[to] as number) >> 1;
  }
  if (to >= 4 && top < 2 && current.kernel.isCollecting) {
    first += COLLECTED_WORDS[2 * current.seat] as number;
    second += COLLECTED_WORDS[2 * current.seat + 1] as number;
  } else {
    const row = 2 * rowOf(to, base, top);
    first += PILE_WORDS[row] as number;
    second += PILE_WORDS[row + 1] as number;
  }
  addNode(tree, parent, move, first | 0, second | 0);
}

/** Adds a node with a key, unless there is one or the tree is full. */
function addNode(tree: TurnTree, parent: number, move: MoveNumber, first: number, second: number): void {
  const { table, keys, size } = tree;
  const mask = table.length - 1;
  let place = first & mask;
  for (;;) {
    const node = (table[place] as number) - 1; // the mask keeps to the table
    if (node < 0) break;
    if (keys[2 * node] === first && keys[2 * node + 1] === second) return;
    place = (place + 1) & mask;
  }
  if (size === tree.capacity) {
    tree.isComplete = false;
    return;
  }
  table[place] = size + 1;
  tree.places[size] = place;
  keys[2 * size] = first;
  keys[2 * size + 1] = second;
  tree.parents[size] = parent;
  tree.moves[size] = move;
  tree.size = size + 1;
}
