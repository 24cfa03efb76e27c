import { MatchOverError } from '../rules/errors.js';
import type { MatchState } from '../rules/match.js';
import type { FairDeal } from './dealRules.js';

/** The deal of a round of a match, and which round that is. */
export interface MatchDeal extends FairDeal {
  /** From 1: the rounds of the match so far, and one. */
  readonly round: number;
}

/**
 * The deal that a match waits for, as options of {@link createDealer}: its variant, a seat for each that is still in the match, the
 * round's seat of the match's dealer, and the number of the round. What is dealt so, `finishRound` takes.
 *
 * Seat `i` of the round is seat `match.active[i]` of the match, so `players` are to be named in that order.
 *
 * @throws {@link MatchOverError} when the match is over.
 * @see R-MATCH
 * @example
 * ```ts
 * import { createMatch } from 'kings-corner';
 * import { createDealer, newSecret, nextDeal } from 'kings-corner/fair';
 * const match = createMatch({ seats: 3, dealer: 1 });
 * const dealer = createDealer({ game: 'g1', ...nextDeal(match), players: ['ann'], secret: newSecret() });
 * [dealer.deal.seats, dealer.deal.dealer, dealer.context.round]; // [3, 1, 1]
 * ```
 */
export function nextDeal(match: MatchState): MatchDeal {
  if (match.status === 'over') throw new MatchOverError();
  const { variant, active } = match;
  return { variant, seats: active.length, dealer: active.indexOf(match.dealer), round: match.rounds.length + 1 };
}
