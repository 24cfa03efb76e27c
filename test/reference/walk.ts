import { applyMove } from './apply.js';
import { PILES, present } from './cards.js';
import { CONCEIVABLE } from './issue.js';
import { handToMove, legalMoves } from './legal.js';
import { between, chance, pick, type Random } from './random.js';
import type { Move, Round } from './round.js';

/** Chooses one of at least one legal moves. */
export type Policy = (legal: readonly Move[], random: Random) => Move;

function uniform(legal: readonly Move[], random: Random): Move {
  return pick(random, legal);
}

/** Nine times out of ten a move of the first type that is there. */
function preferring(...types: readonly Move['type'][]): Policy {
  return (legal, random) => {
    const liked = types.map((type) => legal.filter((move) => move.type === type)).find((moves) => moves.length > 0);
    return liked === undefined || chance(random, 0.1) ? uniform(legal, random) : pick(random, liked);
  };
}

/** Ways to play that lead to different rounds: short ones, blocked ones, ones with long piles. */
export const POLICIES = {
  uniform,
  playing: preferring('play', 'draw', 'endTurn'),
  building: preferring('movePile', 'play'),
  passing: preferring('draw', 'endTurn'),
} as const satisfies Readonly<Record<string, Policy>>;

/** A policy that changes with every call, for rounds that no single habit leads to. */
export function moody(legal: readonly Move[], random: Random): Move {
  return pick(random, Object.values(POLICIES))(legal, random);
}

/** A move that may be anything: any conceivable one, one of a card of the hand, or an exit. */
export function anyMove(round: Round, random: Random): Move {
  const kind = random();
  const hand = handToMove(round);
  if (kind < 0.4 && hand.length > 0) return { type: 'play', card: pick(random, hand), to: pick(random, PILES) };
  if (kind < 0.65) return { type: 'movePile', from: pick(random, PILES), to: pick(random, PILES) };
  if (kind < 0.75) return { type: 'draw' };
  if (kind < 0.85) return { type: 'endTurn' };
  return present(CONCEIVABLE[between(random, 0, CONCEIVABLE.length - 1)]);
}

/** The turns within which a round ends unless somebody refuses for ever (T-END). */
export function turnBound(seats: number): number {
  return 148 + 101 * seats;
}

/** The reference's round after so many moody moves, or the final one. */
export function walkFrom(start: Round, moves: number, random: Random): Round {
  let round = start;
  for (let i = 0; i < moves && round.outcome === null; i++) round = applyMove(round, moody(legalMoves(round), random));
  return round;
}
