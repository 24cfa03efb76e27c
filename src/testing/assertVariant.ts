import fc from 'fast-check';
import { checkVariant } from '../rules/checkVariant.js';
import { VariantError } from '../rules/errors.js';
import type { Variant } from '../rules/variant.js';
import { readRound } from '../saving/roundSave.js';
import { type Breach, findBreach, type LawSelection } from './breach.js';
import { ENGINE } from './engine.js';
import { LAW_NAMES } from './invariants.js';
import { LawError } from './lawError.js';
import { matchPlanArb } from './matchArb.js';
import { type MatchHistory, playMatch } from './matchHistory.js';
import { playPlan, type Walk } from './walk.js';
import { planArb } from './walkArb.js';

/** How much {@link assertVariant} checks. */
export interface AssertParams extends LawSelection {
  /** 1 unless given; the same seed checks the same walks and matches. */
  readonly seed?: number | undefined;
  /** Walks for each number of seats; 75 unless given. */
  readonly walks?: number | undefined;
  /** Matches for each number of seats; 15 unless given. */
  readonly matches?: number | undefined;
  /** Called after each walk and match. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** How far {@link assertVariant} has come. */
export interface Progress {
  readonly variant: string;
  readonly seats: number;
  /** Walks and matches checked so far, over all numbers of seats. */
  readonly done: number;
  readonly total: number;
}

/**
 * Checks every law on a variant, with every number of seats that it allows, in a few seconds: random walks from deals and from
 * positions, and whole matches.
 *
 * @throws {@link VariantError} when the variant is not valid.
 * @throws {@link LawError} when a law does not hold: which one, what is wrong, and the shortest way there that was found.
 * @example
 * ```ts
 * import { defineVariant, standard } from 'kings-corner';
 * import { assertVariant } from 'kings-corner/testing';
 * const nine = defineVariant(standard, { name: 'nine', dealSize: 9, playObligation: 'one' });
 * assertVariant(nine, { walks: 10, matches: 2 });
 * ```
 */
export function assertVariant(variant: Variant, params: AssertParams = {}): void {
  const issues = checkVariant(variant);
  if (issues.length > 0) throw new VariantError(issues);
  const { seed = 1, walks = 75, matches = 15, laws, engine = ENGINE, onProgress } = params;
  const { min, max } = variant.seats;
  const total = (walks + matches) * (max - min + 1);
  let done = 0;
  for (let seats = min; seats <= max; seats += 1) {
    const advance = (): void => {
      done += 1;
      onProgress?.({ variant: variant.name, seats, done: Math.min(done, total), total });
    };
    const plans = planArb({ variant, seats, from: 'either' });
    search(plans, (plan) => playPlan(plan, engine), { laws, engine }, { seed, numRuns: walks }, advance);
    const matchPlans = matchPlanArb({ variant, seats });
    search(matchPlans, (plan) => playMatch(plan, engine), { laws, engine }, { seed, numRuns: matches }, advance);
  }
}

/** Plans tried to find a shorter way to a breach: enough for a short one, and still an end when each takes long to play. */
const MOST_TRIES = 3000;

/** Looks for a breach, and having found one, for the shortest way to a breach of the same law. */
function search<Plan>(
  plans: fc.Arbitrary<Plan>,
  play: (plan: Plan) => Walk | MatchHistory,
  selection: LawSelection,
  params: { readonly seed: number; readonly numRuns: number },
  advance: () => void,
): void {
  let breach: Breach | null = null;
  let tries = 0;
  const holds = (plan: Plan): boolean => {
    if (breach === null) advance();
    else tries += 1;
    if (tries > MOST_TRIES) return true;
    const found = breachOf(() => play(plan), breach === null ? selection : { ...selection, laws: [breach.law] });
    if (found === null) return true;
    breach = found; // fast-check goes on to smaller plans only from one that fails, so the last breach is the smallest
    return false;
  };
  if (params.numRuns > 0) fc.check(fc.property(plans, holds), params);
  if (breach !== null) throw new LawError(shortened(breach, selection));
}

/** Of a walk that stays long, the last move alone, from the position before it. */
function shortened(breach: Breach, selection: LawSelection): Breach {
  const { at, law } = breach;
  if ('walks' in at || at.moves.length <= LONG) return breach;
  const tail: Walk = { deal: null, rounds: at.rounds.slice(-2), moves: at.moves.slice(-1) };
  const isReadable = tail.rounds[0] !== undefined && readRound(tail.rounds[0]).ok;
  return (isReadable ? findBreach(tail, { ...selection, laws: [law] }) : null) ?? breach;
}

/** More moves than one likes to follow. */
const LONG = 10;

function breachOf(play: () => Walk | MatchHistory, selection: LawSelection): Breach | null {
  try {
    return findBreach(play(), selection);
  } catch (error) {
    // a walk carries what its engine throws; a match cannot go on without its rounds
    const { laws = LAW_NAMES } = selection;
    const at = { matches: [], walks: [] };
    return laws.includes('R-MATCH') ? { law: 'R-MATCH', problem: `the match stops with ${String(error)}`, at } : null;
  }
}
