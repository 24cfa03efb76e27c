import { applyMove, CROSS, legalMoves, type Move, type RoundState, sampleRound, viewFor } from 'kings-corner';
import {
  createKernel,
  createMoveBuffer,
  createPosition,
  createTurnTree,
  DRAW,
  END_TURN,
  exploreTurn,
  loadRound,
  moveOfNumber,
  NO_EXIT,
  pathTo,
  TURN_OVER,
  type TurnTree,
  toRound,
} from 'kings-corner/kernel';
import { expect, it } from 'vitest';
import { createRandom } from '../reference/random.js';
import { positionOf, roundsOnWalks } from './positions.js';
import { sameForPlay } from './sameForPlay.js';

const MOST = 150;

/** Rounds whose turn can be enumerated slowly, with what that gives. */
const turns = roundsOnWalks(45)
  .filter((round, index) => index % 3 === 0 && round.outcome === null)
  .map((round) => ({ round, slowly: enumerate(round, false) }))
  .filter(({ slowly }) => slowly.size <= MOST);

interface Found {
  readonly round: RoundState;
  readonly depth: number;
}

/** All positions that the seat to move reaches without drawing, by what they are for play. */
function enumerate(root: RoundState, relocating: boolean): Map<string, Found> {
  const found = new Map<string, Found>([[sameForPlay(root), { round: root, depth: 0 }]]);
  for (const { round, depth } of found.values()) {
    if (isOver(root, round) || found.size > MOST) continue;
    for (const move of legalMoves(round)) {
      if (move.type === 'draw' || move.type === 'endTurn' || (!relocating && isRelocation(round, move))) continue;
      const next = applyMove(round, move);
      const text = sameForPlay(next);
      if (!found.has(text)) found.set(text, { round: next, depth: depth + 1 });
    }
  }
  return found;
}

function isOver(root: RoundState, round: RoundState): boolean {
  return round.outcome !== null || round.turn.number !== root.turn.number;
}

function isRelocation({ piles }: RoundState, move: Move): boolean {
  return move.type === 'movePile' && CROSS.some((id) => id === move.to) && piles[move.to].length === 0;
}

function explored(round: RoundState, capacity?: number): { tree: TurnTree; visited: RoundState[] } {
  const position = positionOf(round);
  const tree = createTurnTree(position.kernel, capacity);
  const visited: RoundState[] = [];
  exploreTurn(tree, position, (at, node) => {
    if (node !== visited.length) throw new Error('out of order');
    visited.push(toRound(at));
  });
  return { tree, visited };
}

it('finds each position of a turn once, those by fewer moves first', () => {
  for (const { round, slowly } of turns) {
    const { tree, visited } = explored(round);
    const texts = visited.map(sameForPlay);
    if (!tree.isComplete || tree.size !== visited.length || new Set(texts).size !== texts.length)
      throw new Error('twice');
    if (texts.length !== slowly.size || !texts.every((text) => slowly.has(text))) throw new Error('others');
    const depths = texts.map((text) => slowly.get(text)?.depth ?? 0);
    const lengths = visited.map((_, node) => pathTo(tree, node, createMoveBuffer()));
    if (depths.join() !== lengths.join()) throw new Error(`${lengths} instead of ${depths}`);
  }
  expect(turns.length).toBeGreaterThan(600);
  expect(turns.filter(({ slowly }) => slowly.size > 50).length).toBeGreaterThan(15);
});

it('gives the moves that lead to each', () => {
  for (const { round } of turns) {
    const { tree, visited } = explored(round);
    visited.forEach((expected, node) => {
      const path = createMoveBuffer();
      const moves = Array.from(path.subarray(0, pathTo(tree, node, path)), moveOfNumber);
      const played = moves.reduce(applyMove, round);
      if (JSON.stringify(played) !== JSON.stringify(expected))
        throw new Error(`${JSON.stringify(moves)} leads elsewhere`);
    });
  }
});

it('tells how the turn may be left at each', () => {
  const seen = new Map<number, number>();
  for (const { round } of turns) {
    const { tree, visited } = explored(round);
    visited.forEach((at, node) => {
      const exit = tree.exits[node] ?? -1;
      if (exit !== exitOf(round, at)) throw new Error(`${exit} instead of ${exitOf(round, at)}`);
      seen.set(exit, (seen.get(exit) ?? 0) + 1);
    });
  }
  for (const exit of [DRAW, END_TURN, NO_EXIT, TURN_OVER]) expect(seen.get(exit)).toBeGreaterThan(50);
});

function exitOf(root: RoundState, round: RoundState): number {
  if (isOver(root, round)) return TURN_OVER;
  const types = legalMoves(round).map(({ type }) => type);
  return types.includes('draw') ? DRAW : types.includes('endTurn') ? END_TURN : NO_EXIT;
}

it('loses nothing by leaving relocations out', () => {
  // whatever the places of the piles: what is left of the hand, and what lies on the table
  const table = (text: string): string => JSON.stringify((JSON.parse(text) as unknown[]).slice(0, 5));
  let relocated = 0;
  for (const { round, slowly } of turns) {
    const all = enumerate(round, true);
    if (all.size > MOST) continue;
    const [with_, without] = [new Set([...all.keys()].map(table)), new Set([...slowly.keys()].map(table))];
    if ([...with_].sort().join() !== [...without].sort().join()) throw new Error('a relocation led elsewhere');
    if (all.size > slowly.size) relocated++;
  }
  expect(relocated).toBeGreaterThan(50);
});

it('stops at its capacity, and keeps what it found first', () => {
  for (const { round, slowly } of turns.filter(({ slowly: { size } }) => size > 5)) {
    const whole = explored(round);
    const part = explored(round, 5);
    if (part.tree.isComplete || part.visited.length !== 5) throw new Error('more, or less');
    if (JSON.stringify(part.visited) !== JSON.stringify(whole.visited.slice(0, 5))) throw new Error('others');
    if (explored(round, 1).tree.size !== 1) throw new Error('the start alone has room');
    const enough = explored(round, slowly.size);
    if (!enough.tree.isComplete) throw new Error('the capacity sufficed');
  }
});

it('is complete again when a smaller turn follows one that was too big', () => {
  const [big] = turns.filter(({ slowly }) => slowly.size > 20);
  if (big === undefined) throw new Error('no turns');
  const position = positionOf(big.round);
  const tree = createTurnTree(position.kernel, 20);
  exploreTurn(tree, position);
  expect(tree.isComplete).toBe(false);
  const over = createPosition(position.kernel);
  loadRound(over, { ...big.round, outcome: { type: 'blocked' } });
  exploreTurn(tree, over);
  expect([tree.size, tree.isComplete, tree.exits[0]]).toEqual([1, true, TURN_OVER]);
});

it('explores another turn in the same tree as in a new one', () => {
  const [first, ...others] = turns.filter(({ round }) => round.hands.length === 2).slice(0, 200);
  if (first === undefined) throw new Error('no turns');
  for (const { round } of others) {
    const position = positionOf(round);
    const tree = createTurnTree(position.kernel);
    const before = createPosition(position.kernel);
    loadRound(before, { ...first.round, variant: round.variant });
    exploreTurn(tree, before);
    exploreTurn(tree, position);
    exploreTurn(tree, position); // once more: nothing of it may count as found
    const anew = explored(round).tree;
    const { size } = anew;
    expect(tree.size).toBe(size);
    expect(tree.moves.subarray(0, size)).toEqual(anew.moves.subarray(0, size));
  }
});

it('finds the same whatever cards are hidden from the seat to move', () => {
  const random = createRandom(1);
  for (const { round } of turns) {
    const { tree } = explored(round);
    const other = explored(sampleRound(viewFor(round, round.turn.seat), random)).tree;
    const { size } = tree;
    if (other.size !== size) throw new Error('more, or less');
    if (tree.moves.subarray(0, size).join() !== other.moves.subarray(0, size).join()) throw new Error('other moves');
    if (tree.exits.subarray(0, size).join() !== other.exits.subarray(0, size).join()) throw new Error('other exits');
  }
});

it('does not change the position it starts from', () => {
  for (const { round } of turns.slice(0, 300)) {
    const position = positionOf(round);
    exploreTurn(createTurnTree(position.kernel, 100), position);
    expect(toRound(position)).toEqual(round);
  }
});

it('refuses capacities, nodes and positions that do not go with it', () => {
  const [first] = turns;
  if (first === undefined) throw new Error('no turns');
  const position = positionOf(first.round);
  const { kernel } = position;
  for (const capacity of [0, -1, 1.5, Number.NaN, 2 ** 24 + 1]) {
    expect(() => createTurnTree(kernel, capacity)).toThrow(RangeError);
  }
  const tree = createTurnTree(kernel);
  expect(() => exploreTurn(tree, createPosition(createKernel(kernel.variant, kernel.seats)))).toThrow(RangeError);
  expect(() => pathTo(tree, 0, createMoveBuffer())).toThrow(RangeError);
  exploreTurn(tree, position);
  expect(pathTo(tree, 0, createMoveBuffer())).toBe(0);
  expect(() => pathTo(tree, tree.size, createMoveBuffer())).toThrow(RangeError);
});
