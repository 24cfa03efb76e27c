import type { Card } from '../rules/cards.js';
import type { MatchState } from '../rules/match.js';
import type { RoundState, Seat } from '../rules/state.js';
import type { Variant } from '../rules/variant.js';
import { ENGINE, type Engine } from './engine.js';
import { playFrom, type Walk } from './walk.js';

/** A match and the rounds that were played in it, up to its end or to any stage before. */
export interface MatchHistory {
  /** `matches[i]` is the match before `walks[i]`; the last one is where it stands. */
  readonly matches: readonly MatchState[];
  /** Each to the end of its round. */
  readonly walks: readonly Walk[];
}

/** A match before it is played. */
export interface MatchPlan {
  readonly variant: Variant;
  readonly seats: number;
  readonly dealer: Seat;
  readonly rounds: readonly RoundPlan[];
}

/** A round of a plan. */
export interface RoundPlan {
  readonly deck: readonly Card[];
  /** The next move of a live round; a round without one is not finished, and ends the history. */
  readonly next: (round: RoundState, engine: Engine) => ReturnType<Engine['legalMoves']>[number] | undefined;
}

/** Plays the rounds of a plan until they, or the match, are at an end. */
export function playMatch({ variant, seats, dealer, rounds }: MatchPlan, engine: Engine = ENGINE): MatchHistory {
  let match = engine.createMatch({ variant, seats, dealer });
  const matches = [match];
  const walks: Walk[] = [];
  for (const { deck, next } of rounds) {
    if (match.status === 'over') break;
    const start = engine.startRound(match, deck);
    const deal = { variant, seats: match.active.length, dealer: start.dealer, deck };
    const walk: Walk = { deal, ...playFrom(start, engine, (round) => next(round, engine)) };
    const last = walk.rounds.at(-1) as RoundState; // a walk has at least one round
    if (last.outcome === null) break;
    match = engine.finishRound(match, last);
    walks.push(walk);
    matches.push(match);
  }
  return { matches, walks };
}

/** Far more than a round lasts: under a faulty engine a turn may go on for ever. */
const MOST_PLIES = 10_000;

/**
 * Chooses by numbers from 0 to 255, taken in turns, for as long as a round may last by T-END; then every seat plays what it can,
 * because under `noLegalMove` a round can be prolonged for ever by refusal (R-BLOCK).
 */
export function chooserOf(choices: readonly number[]): RoundPlan['next'] {
  return (round, engine) => {
    const patience = 148 + 101 * round.hands.length;
    if (round.outcome !== null || round.turn.number > 2 * patience || round.ply > MOST_PLIES) return undefined;
    const moves = engine.legalMoves(round);
    const choice = round.turn.number > patience ? 0 : (choices[round.ply % choices.length] ?? 0);
    return moves[Math.floor((choice * moves.length) / 256)];
  };
}
