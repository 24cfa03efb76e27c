import { applyMove, CARDS, createRandom, createRound, legalMoves, PRESETS, shuffle, type Variant } from 'kings-corner';
// @ts-expect-error the yardstick is plain JavaScript
import { run as yardstick } from './yardstick.mjs';

interface Run {
  readonly plies: number;
  readonly seconds: number;
}

/** Uniformly random legal play through the public functions. */
function play(variant: Variant, seats: number, rounds: number, seed: number): Run {
  const random = createRandom(String(seed));
  const start = performance.now();
  let plies = 0;
  for (let n = 0; n < rounds; n++) {
    let round = createRound({ variant, seats, deck: shuffle(CARDS, random) });
    while (round.outcome === null) {
      const moves = legalMoves(round);
      const move = moves[Math.floor(random() * moves.length)];
      if (move === undefined) throw new Error('a live round without a legal move');
      round = applyMove(round, move);
      plies++;
    }
  }
  return { plies, seconds: (performance.now() - start) / 1000 };
}

const speed = ({ plies, seconds }: Run): number => plies / seconds / 1e6;

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const ROUNDS = 2000;
const TIMES = 15;

console.log(`medians of ${TIMES} alternating runs of ${ROUNDS} rounds each, uniformly random legal play\n`);
const only = process.argv[2];
const rows = Object.values(PRESETS)
  .filter(({ name }) => only === undefined || name === only)
  .map((variant) => {
    const seats = variant.seats.min;
    const pairs = Array.from({ length: variant.name === 'standard' ? TIMES : 5 }, (_, time) => ({
      ours: speed(play(variant, seats, ROUNDS, time)),
      theirs: speed(yardstick(ROUNDS, time) as Run),
    }));
    const ours = median(pairs.map((pair) => pair.ours));
    const theirs = median(pairs.map((pair) => pair.theirs));
    return {
      preset: variant.name,
      seats,
      'engine, M plies/s': ours.toFixed(2),
      'yardstick, M plies/s': theirs.toFixed(2),
      ratio: (ours / theirs).toFixed(2),
    };
  });
console.table(rows);
