import { applyMove, CARDS, createRandom, createRound, legalMoves, shuffle, type Variant } from 'kings-corner';
import { printAgainstYardstick, type Run } from './versus.js';

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

printAgainstYardstick({
  name: 'engine',
  rounds: 2000,
  times: ({ name }) => (name === 'standard' ? 15 : 5),
  prepare: (variant, seats) => (rounds, seed) => play(variant, seats, rounds, seed),
});
