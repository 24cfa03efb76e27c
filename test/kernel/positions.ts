import { applyMove, createRound, legalMoves, PRESETS, type RoundState } from 'kings-corner';
import { createKernel, createPosition, loadRound, type Position } from 'kings-corner/kernel';
import { chance, createRandom, pick } from '../reference/random.js';
import { randomStart, startOf } from './starts.js';

/**
 * Rounds met on random walks, in presets and in random variants; moves that lay something down are taken more often.
 */
export function roundsOnWalks(seeds: number): RoundState[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const random = createRandom(seed);
    const start = chance(random, 0.5) ? startOf(pick(random, Object.values(PRESETS)), random) : randomStart(random);
    const rounds = [createRound(start)];
    for (let round = rounds[0]; round !== undefined && round.outcome === null && rounds.length < 120; ) {
      const legal = legalMoves(round);
      const laying = legal.filter(({ type }) => type === 'play' || type === 'movePile');
      round = applyMove(round, pick(random, laying.length > 0 && chance(random, 0.5) ? laying : legal));
      rounds.push(round);
    }
    return rounds;
  }).flat();
}

/** A fresh position with a round in it. */
export function positionOf(round: RoundState): Position {
  const position = createPosition(createKernel(round.variant, round.hands.length));
  loadRound(position, round);
  return position;
}
