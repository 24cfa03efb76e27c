import type { MatchState } from '../rules/match.js';
import type { Seat } from '../rules/state.js';

/** How a match stands, for players that play for the match. */
export interface MatchStanding {
  /** By party, before this round. */
  readonly totals: readonly number[];
  /** The seats of the match that play this round: `active[roundSeat]`. */
  readonly active: readonly Seat[];
  /** The total that ends the match or eliminates; `null` when there is none. */
  readonly scoringTarget: number | null;
}

/**
 * What bots are told of a match, as their third argument: how it stands before the round that is being played. Nothing of it is
 * hidden from anybody.
 *
 * @example
 * ```ts
 * import { createMatch, createRandom, shuffleDeck, startRound, viewFor } from 'kings-corner';
 * import { expert, standingOf } from 'kings-corner/bots';
 * const match = createMatch({ seats: 2, dealer: 1 });
 * standingOf(match); // { totals: [0, 0], active: [0, 1], scoringTarget: 25 }
 * const round = startRound(match, shuffleDeck('first round'));
 * expert(viewFor(round, 0), createRandom('any'), standingOf(match)); // { type: 'draw' }
 * ```
 */
export function standingOf({ variant, totals, active }: MatchState): MatchStanding {
  const scoringTarget = 'scoringTarget' in variant.match ? variant.match.scoringTarget : null;
  return { totals, active, scoringTarget };
}
