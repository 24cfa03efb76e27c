import type { Random } from '../chance/random.js';
import { makeMove } from '../kernel/making.js';
import { copyPosition, createPosition, type Position } from '../kernel/position.js';
import { type TurnPlan, turnPlans } from './candidates.js';
import { firstMove } from './greedy.js';
import { type Goal, weightsFor } from './holdWeights.js';
import { playOut, worthOf } from './rollout.js';
import { fillWorld, hiddenCards } from './worlds.js';

/** What a search is told. */
export interface SearchOptions {
  /** How many rounds it plays to their end, at most: whole, at least 1. */
  readonly rollouts: number;
  readonly goal: Goal;
}

/** A search for the rest of a turn. */
export interface TurnSearch {
  /** Rounds played to their end so far. */
  readonly rollouts: number;
  /** Plays a few more; `false` when there is nothing left to find out. */
  step(): boolean;
  /** The best way found so far to play the rest of the turn. */
  best(): TurnPlan;
}

/** A plan, with what came of it in the worlds in which it was tried. */
interface Candidate {
  readonly plan: TurnPlan;
  tries: number;
  worth: number;
  /** How far it was ahead of the first plan in the same worlds, and the squares of that. */
  ahead: number;
  aheadSquared: number;
}

/**
 * Compares the ways to play the rest of a turn by sequential halving: all plans are tried in the same random worlds, then the better
 * half in more of them, until two are left. The first plan, what `hold` would do, always stays, and is left only for one that is
 * significantly better.
 */
export function searchTurn(own: Position, random: Random, { rollouts, goal }: SearchOptions): TurnSearch {
  const weights = weightsFor(own.kernel.seats, goal);
  const plans = own.phase === 1 ? turnPlans(own, weights) : [[firstMove(own)]];
  const candidates = plans.map((plan): Candidate => ({ plan, tries: 0, worth: 0, ahead: 0, aheadSquared: 0 }));
  const [first] = candidates as [Candidate]; // there is always one
  const stages = Math.ceil(Math.log2(candidates.length));
  const world = createPosition(own.kernel);
  const future = createPosition(own.kernel);
  const hidden = hiddenCards(own);
  let alive: readonly Candidate[] = candidates;
  let stage = 0;
  let worldsLeft = 0;
  let played = 0;

  function beginStage(): boolean {
    if (stage === stages) return false;
    if (stage > 0) alive = betterHalf(alive, first);
    worldsLeft = Math.max(1, Math.floor(rollouts / (stages * alive.length)));
    stage++;
    return true;
  }

  function tryOut({ plan }: Candidate): number {
    copyPosition(future, world);
    for (const move of plan) makeMove(future, move);
    playOut(future, own.seat % own.kernel.parties, weights);
    return worthOf(future, own.seat, goal);
  }

  return {
    get rollouts() {
      return played;
    },
    step() {
      if (played >= rollouts || (worldsLeft === 0 && !beginStage())) return false;
      worldsLeft--;
      fillWorld(world, own, hidden, random);
      let worthOfFirst = 0;
      for (const candidate of alive) {
        const worth = tryOut(candidate);
        if (candidate === first) worthOfFirst = worth;
        note(candidate, worth, worth - worthOfFirst);
      }
      played += alive.length;
      return true;
    },
    best() {
      const needed = own.kernel.parties > 2 ? 1 : 1.5;
      const better = alive.filter((candidate) => significance(candidate) > needed);
      return better.reduce((best, candidate) => (meanAhead(candidate) > meanAhead(best) ? candidate : best), first)
        .plan;
    },
  };
}

function note(candidate: Candidate, worth: number, ahead: number): void {
  candidate.tries++;
  candidate.worth += worth;
  candidate.ahead += ahead;
  candidate.aheadSquared += ahead * ahead;
}

function meanAhead({ ahead, tries }: Candidate): number {
  return tries === 0 ? 0 : ahead / tries;
}

/** The mean lead over the first plan, in standard errors. */
function significance(candidate: Candidate): number {
  const { tries, aheadSquared } = candidate;
  const mean = meanAhead(candidate);
  if (tries < 2 || mean <= 0) return 0;
  const variance = Math.max(0, aheadSquared / tries - mean * mean) / (tries - 1);
  return mean / Math.sqrt(variance);
}

/** The first candidate, and as many of the others as make a half. */
function betterHalf(alive: readonly Candidate[], first: Candidate): readonly Candidate[] {
  const others = alive.filter((candidate) => candidate !== first).sort((a, b) => b.worth / b.tries - a.worth / a.tries);
  return [first, ...others.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))];
}
