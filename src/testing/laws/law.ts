import type { Move } from '../../rules/moves.js';
import type { RoundState } from '../../rules/state.js';
import type { Engine } from '../engine.js';
import type { MatchHistory } from '../matchHistory.js';
import type { Walk } from '../walk.js';

/** One ply: the round before a move, the move, and the round after it. */
export interface Step {
  readonly before: RoundState;
  readonly move: Move;
  readonly after: RoundState;
}

/** A law of every position. */
export interface PositionLaw {
  readonly of: 'position';
  /** One sentence. */
  readonly says: string;
  /** Checked on the first plies of a walk and then at powers of two. */
  readonly isCostly: boolean;
  /** What is wrong with a position, in words, or `null`. */
  readonly check: (round: RoundState, engine: Engine) => string | null;
}

/** A law of every move that is made, and at some plies of every move that could be. */
export interface StepLaw {
  readonly of: 'step';
  readonly says: string;
  readonly isCostly: boolean;
  /** What is wrong with a move, in words, or `null`. */
  readonly check: (step: Step, engine: Engine) => string | null;
}

/** A law of a walk as a whole. */
export interface WalkLaw {
  readonly of: 'walk';
  readonly says: string;
  /** What is wrong with a walk, in words, and at which ply; or `null`. */
  readonly check: (walk: Walk, engine: Engine) => { readonly ply: number; readonly problem: string } | null;
}

/** A law of the rounds of a match. */
export interface MatchLaw {
  readonly of: 'match';
  readonly says: string;
  /** What is wrong with a match, in words, and in which round; or `null`. */
  readonly check: (
    history: MatchHistory,
    engine: Engine,
  ) => { /** From 1; 0 is the match before its rounds. */ readonly round: number; readonly problem: string } | null;
}

/** A law, by what it is about. */
export type Law = PositionLaw | StepLaw | WalkLaw | MatchLaw;
