import type { Variant } from 'kings-corner';
import {
  createKernel,
  createMoveBuffer,
  createPosition,
  dealRound,
  LIVE,
  listMoves,
  makeMove,
  type Position,
  shuffleNumbers,
} from 'kings-corner/kernel';
import { printAgainstYardstick, type Run } from './versus.js';
// @ts-expect-error the yardstick is plain JavaScript
import { random as createYardRandom } from './yardstick.mjs';

const moves = createMoveBuffer();
const deck = Uint8Array.from({ length: 52 }, (_, card) => card);

/** Uniformly random legal play, from the deal to the end; the generator is the one of the yardstick. */
function play(position: Position, rounds: number, seed: number): Run {
  const random = createYardRandom(seed) as () => number;
  const start = performance.now();
  let plies = 0;
  for (let round = 0; round < rounds; round++) {
    shuffleNumbers(deck, random);
    dealRound(position, deck);
    while (position.outcome === LIVE) {
      const count = listMoves(position, moves);
      makeMove(position, moves[Math.floor(random() * count)] as number); // a live round has a legal move
      plies++;
    }
  }
  return { plies, seconds: (performance.now() - start) / 1000 };
}

/** Bytes that the heap grows by for each ply; the generator keeps its state outside the heap. */
function bytesPerPly(variant: Variant, seats: number): number {
  const position = createPosition(createKernel(variant, seats));
  const state = Int32Array.of(12345);
  const run = (plies: number): void => {
    let left = plies;
    while (left > 0) {
      dealRound(position, deck);
      while (position.outcome === LIVE && left > 0) {
        const count = listMoves(position, moves);
        state[0] = Math.imul(state[0] as number, 1664525) + 1013904223;
        makeMove(position, moves[((state[0] as number) >>> 8) % count] as number);
        left--;
      }
    }
  };
  run(300_000); // until it is compiled
  const before = process.memoryUsage().heapUsed;
  run(1_000_000);
  return (process.memoryUsage().heapUsed - before) / 1_000_000;
}

printAgainstYardstick({
  name: 'kernel',
  rounds: 3000,
  times: () => 15,
  prepare: (variant, seats) => {
    const position = createPosition(createKernel(variant, seats));
    return (rounds, seed) => play(position, rounds, seed);
  },
  more: (variant, seats) => ({ 'heap, bytes a ply': bytesPerPly(variant, seats).toFixed(3) }),
});
