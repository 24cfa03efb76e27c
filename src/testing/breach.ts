import type { RoundState } from '../rules/state.js';
import { ENGINE, type Engine } from './engine.js';
import { INVARIANTS, LAW_NAMES, type LawName } from './invariants.js';
import type { Law, Step } from './laws/law.js';
import type { MatchHistory } from './matchHistory.js';
import type { Trace, Walk } from './walk.js';

/** A law that does not hold. */
export interface Breach {
  readonly law: LawName;
  /** What is wrong, in words. */
  readonly problem: string;
  /** The way to the place where it shows: a walk that ends there, or a match whose last round shows it. */
  readonly at: Walk | MatchHistory;
}

/** What laws are looked at, under which engine. */
export interface LawSelection {
  /** All of {@link INVARIANTS} unless given. */
  readonly laws?: readonly LawName[] | undefined;
  /** {@link ENGINE} unless given. */
  readonly engine?: Engine | undefined;
}

/**
 * The first law that does not hold in a walk or a match, with the place where it shows; `null` when all do. Laws of walks are not
 * looked at in matches, nor the other way round.
 *
 * @example
 * ```ts
 * import { shuffleDeck } from 'kings-corner';
 * import { findBreach, parseWalk } from 'kings-corner/testing';
 * const deck = shuffleDeck('hello').join(' ');
 * findBreach(parseWalk(`variant pagat\nseats 2\ndealer 1\ndeck ${deck}\nmoves d d d d`)); // null
 * ```
 */
export function findBreach(
  played: Walk | MatchHistory,
  { laws = LAW_NAMES, engine = ENGINE }: LawSelection = {},
): Breach | null {
  return 'walks' in played ? breachInMatch(played, laws, engine) : breachInWalk(played, laws, engine);
}

function breachInMatch(history: MatchHistory, laws: readonly LawName[], engine: Engine): Breach | null {
  for (const name of laws) {
    const law = INVARIANTS[name];
    if (law.of !== 'match') continue;
    const found = guarded(
      () => law.check(history, engine),
      (problem) => ({ round: history.walks.length, problem }),
    );
    if (found === null) continue;
    const at = { matches: history.matches.slice(0, found.round + 1), walks: history.walks.slice(0, found.round) };
    return { law: name, problem: found.problem, at };
  }
  return null;
}

function breachInWalk(walk: Walk | Trace, laws: readonly LawName[], engine: Engine): Breach | null {
  if ('failure' in walk && walk.failure !== null) {
    const { doing, error } = walk.failure;
    return {
      law: walk.rounds.length === 0 ? 'R-DEAL' : 'T-LEGAL',
      problem: `${doing} throws ${String(error)}`,
      at: walk,
    };
  }
  // not made unless some law asks for them
  let steps: readonly PlacedStep[] | null = null;
  const allSteps = (): readonly PlacedStep[] => {
    steps ??= stepsOf(walk, engine);
    return steps;
  };
  for (const name of laws) {
    const found = placeOf(INVARIANTS[name], walk, allSteps, engine);
    if (found !== null) return { law: name, problem: found.problem, at: found.at };
  }
  return null;
}

interface Place {
  readonly problem: string;
  readonly at: Walk;
}

function placeOf(law: Law, walk: Walk, steps: () => readonly PlacedStep[], engine: Engine): Place | null {
  const { rounds } = walk;
  const problemIn = (check: () => string | null): string | null => guarded(check, (problem) => problem);
  switch (law.of) {
    case 'match':
      return null;
    case 'walk': {
      const found = guarded(
        () => law.check(walk, engine),
        (problem) => ({ ply: rounds.length - 1, problem }),
      );
      return found === null ? null : { problem: found.problem, at: cut(walk, found.ply) };
    }
    case 'position': {
      for (const [ply, round] of rounds.entries()) {
        if (law.isCostly && !isWorthIt(ply, rounds.length)) continue;
        const problem = problemIn(() => law.check(round, engine));
        if (problem !== null) return { problem, at: cut(walk, ply) };
      }
      return null;
    }
    case 'step': {
      for (const { ply, step } of steps()) {
        if (law.isCostly && !isWorthIt(ply, rounds.length)) continue;
        const problem = problemIn(() => law.check(step, engine));
        if (problem !== null) return { problem, at: afterStep(walk, ply, step) };
      }
      return null;
    }
  }
}

/** What throws is a breach too. */
function guarded<T>(check: () => T, broken: (problem: string) => T): T {
  try {
    return check();
  } catch (error) {
    return broken(`a function of the engine throws ${String(error)}`);
  }
}

/** The first plies, then powers of two, and the last one. */
function isWorthIt(ply: number, length: number): boolean {
  return ply < 4 || (ply & (ply - 1)) === 0 || ply === length - 1;
}

interface PlacedStep {
  readonly ply: number;
  readonly step: Step;
}

/** Every step of the walk, and where it is worth it every other one that could be made. */
function stepsOf({ rounds, moves }: Walk, engine: Engine): readonly PlacedStep[] {
  return rounds.flatMap((before, ply): PlacedStep[] => {
    const [move, after] = [moves[ply], rounds[ply + 1]];
    const made = move === undefined || after === undefined ? [] : [{ ply, step: { before, move, after } }];
    return isWorthIt(ply, rounds.length) ? [...made, ...branchesOf(before, ply, engine)] : made;
  });
}

function branchesOf(before: RoundState, ply: number, engine: Engine): readonly PlacedStep[] {
  try {
    return engine
      .legalMoves(before)
      .map((move) => ({ ply, step: { before, move, after: engine.applyMove(before, move) } }));
  } catch {
    return []; // T-LEGAL tells of a listed move that is not taken
  }
}

function cut({ deal, rounds, moves }: Walk, ply: number): Walk {
  return { deal, rounds: rounds.slice(0, ply + 1), moves: moves.slice(0, ply) };
}

function afterStep(walk: Walk, ply: number, { move, after }: Step): Walk {
  const { deal, rounds, moves } = cut(walk, ply);
  return { deal, rounds: [...rounds, after], moves: [...moves, move] };
}
