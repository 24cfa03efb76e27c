import type { Move } from '../rules/moves.js';
import type { RoundSetup } from '../rules/round.js';
import type { RoundState } from '../rules/state.js';
import { ENGINE, type Engine } from './engine.js';

/** A round and legal moves played in it. `rounds[i]` is the round before `moves[i]`, and the last one is where the walk stops. */
export interface Walk {
  /** What the round was dealt from; `null` when the walk starts at a position that no deal led to. */
  readonly deal: Deal | null;
  /** One more than there are moves. */
  readonly rounds: readonly RoundState[];
  readonly moves: readonly Move[];
}

/** What a round is dealt from, with nothing left to defaults. */
export type Deal = { readonly [Part in keyof RoundSetup]-?: Exclude<RoundSetup[Part], undefined> };

/** Where a walk starts. */
export type Start = { readonly deal: Deal } | { readonly position: RoundState };

/** A walk before it is played: at each ply the choice, 0 to 255, says how far down the list of legal moves the next one stands. */
export interface Plan {
  readonly start: Start;
  readonly choices: readonly number[];
}

/** A walk under an engine that may be faulty: what it threw when the walk could not go on. */
export interface Trace extends Walk {
  readonly failure: { readonly doing: string; readonly error: unknown } | null;
}

/** Plays a plan until its choices or the round are at an end. */
export function playPlan({ start, choices }: Plan, engine: Engine = ENGINE): Trace {
  return play(start, engine, (round, ply) => {
    const choice = choices[ply];
    if (choice === undefined || round.outcome !== null) return undefined;
    const moves = engine.legalMoves(round);
    return moves[Math.floor((choice * moves.length) / 256)];
  });
}

/** Plays given moves, as far as the engine takes them. */
export function playMoves(start: Start, moves: readonly Move[], engine: Engine = ENGINE): Trace {
  return play(start, engine, (round, ply) => {
    const move = moves[ply];
    return move === undefined || engine.moveIssue(round, move) !== null ? undefined : move;
  });
}

type Next = (round: RoundState, ply: number) => Move | undefined;

/** Plays from a round on for as long as there is a next move. */
export function playFrom(start: RoundState, engine: Engine, next: Next): Pick<Walk, 'rounds' | 'moves'> {
  const rounds = [start];
  const moves: Move[] = [];
  let round = start;
  for (;;) {
    const move = next(round, moves.length);
    if (move === undefined) return { rounds, moves };
    round = engine.applyMove(round, move);
    moves.push(move);
    rounds.push(round);
  }
}

/** The same from a deal or a position, under an engine that may throw. */
function play(start: Start, engine: Engine, next: Next): Trace {
  const deal = 'deal' in start ? start.deal : null;
  const rounds: RoundState[] = [];
  const moves: Move[] = [];
  let doing = 'the deal';
  try {
    const first = 'deal' in start ? engine.createRound(start.deal) : start.position;
    rounds.push(first);
    doing = 'legalMoves';
    playFrom(first, engine, (round, ply) => {
      if (ply > 0) rounds.push(round);
      doing = 'legalMoves';
      const move = next(round, ply);
      if (move !== undefined) moves.push(move);
      doing = `applyMove of ${JSON.stringify(move)}`;
      return move;
    });
  } catch (error) {
    return { deal, rounds, moves: moves.slice(0, rounds.length - 1), failure: { doing, error } };
  }
  return { deal, rounds, moves, failure: null };
}
