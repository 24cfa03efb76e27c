import { isDeepStrictEqual } from 'node:util';
import {
  applyMove,
  CARDS,
  type Card,
  createRound,
  legalMoves,
  type Move,
  type RoundScore,
  type RoundState,
  scoreRound,
  type Variant,
} from 'kings-corner';
import {
  createKernel,
  createMoveBuffer,
  createPosition,
  dealRound,
  type Kernel,
  LIVE,
  leftOverPot,
  listMoves,
  loadRound,
  makeMove,
  moveOfNumber,
  numberOfCard,
  numberOfMove,
  outcomeOf,
  type Position,
  toRound,
  winnersOf,
  writePoints,
} from 'kings-corner/kernel';
import { pick, type Random, shuffled } from '../reference/random.js';

/** A round played by the reducer and by the kernel at once, ply by ply. */
export interface Walk {
  /** Positions compared. */
  readonly positions: number;
  /** The first thing in which the two differ, `null` if they never do. */
  readonly difference: string | null;
  /** The last round of the reducer. */
  readonly last: RoundState;
}

/** What the walks of a comparison start from. */
export interface Start {
  readonly variant: Variant;
  readonly seats: number;
  readonly dealer: number;
  readonly deck: readonly Card[];
}

const moves = createMoveBuffer();

/**
 * Plays from a deal. The kernel is made for `kernelVariant`, so that a difference can be planted; the rounds are
 * compared with their variants when it is not given.
 */
export function walkFromDeal(start: Start, random: Random, most: number, kernelVariant?: Variant): Walk {
  const position = usedPosition(createKernel(kernelVariant ?? start.variant, start.seats), random);
  dealRound(position, Uint8Array.from(start.deck, numberOfCard), start.dealer);
  return walk(createRound(start), position, random, most, kernelVariant === undefined);
}

/** Plays from any round, which the kernel loads. */
export function walkFrom(round: RoundState, random: Random, most: number): Walk {
  const position = usedPosition(createKernel(round.variant, round.hands.length), random);
  loadRound(position, round);
  return walk(round, position, random, most, true);
}

/** A position in which part of another round was played: nothing of it may be left in the next one. */
function usedPosition(kernel: Kernel, random: Random): Position {
  const position = createPosition(kernel);
  dealRound(position, Uint8Array.from(shuffled(random, CARDS), numberOfCard));
  for (let left = 30; left > 0 && position.outcome === LIVE; left--) {
    makeMove(position, pick(random, Array.from(moves.subarray(0, listMoves(position, moves)))));
  }
  return position;
}

function walk(from: RoundState, position: Position, random: Random, most: number, withVariant: boolean): Walk {
  let round = from;
  for (let positions = 1; ; positions++) {
    const legal = legalMoves(round);
    const difference = differenceOf(round, legal, position, withVariant);
    const move = legal[Math.floor(random() * legal.length)];
    if (difference !== null || move === undefined || positions >= most) return { positions, difference, last: round };
    round = applyMove(round, move);
    makeMove(position, numberOfMove(move));
  }
}

/** The first thing in which a round and a position differ. */
function differenceOf(
  round: RoundState,
  legal: readonly Move[],
  position: Position,
  withVariant: boolean,
): string | null {
  const listed = Array.from(moves.subarray(0, listMoves(position, moves)));
  if (!isDeepStrictEqual(listed, legal.map(numberOfMove))) return `moves at ply ${round.ply}`;
  if (!isDeepStrictEqual(listed.map(moveOfNumber), legal)) return `text of moves at ply ${round.ply}`;
  const image = toRound(position);
  const expected = withVariant ? round : { ...round, variant: position.kernel.variant };
  if (!isDeepStrictEqual(image, expected)) return `state at ply ${round.ply}`;
  if (round.outcome !== null && !isDeepStrictEqual(scoreOf(position), scoreRound(round))) return 'score';
  return null;
}

function scoreOf(position: Position): RoundScore {
  const points = new Float64Array(position.kernel.seats);
  writePoints(position, points);
  const outcome = outcomeOf(position);
  if (outcome === null) throw new Error('the round is live');
  const set = winnersOf(position);
  const winners = Array.from(points.keys()).filter((seat) => ((set >> seat) & 1) === 1);
  return { outcome, winners, points: Array.from(points), pot: leftOverPot(position) };
}
