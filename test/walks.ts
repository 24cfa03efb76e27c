import {
  applyMove,
  CARDS,
  type Card,
  createRound,
  legalMoves,
  type Move,
  PRESETS,
  type RoundState,
  type Seat,
  type Variant,
} from 'kings-corner';
import { between, createRandom, pick, type Random, shuffled } from './reference/random.js';
import { randomVariant } from './reference/randomVariant.js';

/** A round of random legal moves: `rounds[i]` is the round before `moves[i]`, and the last one is where the walk stopped. */
export interface Walk {
  readonly variant: Variant;
  readonly seats: number;
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  readonly rounds: readonly RoundState[];
  readonly moves: readonly Move[];
}

/** A walk that depends on the seed alone; of the given variant, or of a random one. Mostly it ends with the round. */
export function walkOf(seed: number, given?: Variant): Walk {
  const random = createRandom(seed);
  const variant = given ?? randomVariant(random);
  const seats = between(random, variant.seats.min, variant.seats.max);
  const dealer = between(random, 0, seats - 1);
  const deck = shuffled(random, CARDS);
  const start = createRound({ variant, seats, dealer, deck });
  const most = random() < 0.3 ? between(random, 0, 60) : 600;
  return { variant, seats, dealer, deck, ...walkFrom(start, random, most) };
}

/** Random legal moves from a round on, at most so many. */
export function walkFrom(start: RoundState, random: Random, most: number): Pick<Walk, 'rounds' | 'moves'> {
  const rounds = [start];
  const moves: Move[] = [];
  let round = start;
  while (round.outcome === null && moves.length < most) {
    const move = pick(random, legalMoves(round));
    round = applyMove(round, move);
    moves.push(move);
    rounds.push(round);
  }
  return { rounds, moves };
}

/** A walk cut short at random, so that the round is mostly live. */
export function cut(walk: Walk, random: Random): Walk {
  const plies = between(random, 0, walk.moves.length);
  return { ...walk, moves: walk.moves.slice(0, plies), rounds: walk.rounds.slice(0, plies + 1) };
}

/** Every seat of a round, and `null` for a spectator. */
export function watchersOf(round: RoundState): readonly (Seat | null)[] {
  return [...round.hands.keys(), null];
}

/** All presets. */
export const PRESET_LIST: readonly Variant[] = Object.values(PRESETS);
