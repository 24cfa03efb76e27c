import { applyMove, createRound, formatMove, legalMoves, parseMove, type RoundState, scoreRound } from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { ROUND_FILES, type RoundFile, type RoundVector, readVectors } from './files.js';

const withoutVariant = ({ variant: _, ...rest }: RoundState): Omit<RoundState, 'variant'> => rest;

function replay(variant: RoundState['variant'], vector: RoundVector): void {
  let round = createRound({ variant, seats: vector.seats, dealer: vector.dealer, deck: vector.deck });
  const checkpoints = new Map(vector.checkpoints.map((checkpoint) => [checkpoint.ply, checkpoint]));
  for (const [ply, move] of vector.moves.entries()) {
    const checkpoint = checkpoints.get(ply);
    if (checkpoint !== undefined) {
      expect(legalMoves(round).map(formatMove)).toEqual(checkpoint.legal);
      if (checkpoint.state !== undefined) expect(withoutVariant(round)).toEqual(checkpoint.state);
    }
    round = applyMove(round, parseMove(move));
  }
  const { state, ...score } = vector.final;
  expect(withoutVariant(round)).toEqual(state);
  expect(scoreRound(round)).toEqual(score);
  expect(legalMoves(round)).toEqual([]);
}

describe('the rounds of an independent implementation are replayed move for move', () => {
  it.each(ROUND_FILES)('%s', (name) => {
    const { variant, rounds } = readVectors<RoundFile>(name);
    expect(rounds.length).toBeGreaterThan(0);
    for (const vector of rounds) replay(variant, vector);
  });
});
