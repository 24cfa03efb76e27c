import { playableKinds } from '../kernel/listing.js';
import { makeMove } from '../kernel/making.js';
import { DRAW, FIRST_PILE_MOVE, type MoveNumber } from '../kernel/moveNumbers.js';
import { copyPosition, LIVE, type Position } from '../kernel/position.js';
import type { HintReason } from '../rules/hintReasons.js';
import { deskOf } from './desk.js';
import { handKinds } from './greedy.js';
import { planToHold } from './holdPlan.js';
import { countKinds } from './kindSets.js';

/** Why one would make a move, in the first words that apply. */
export function reasonFor(own: Position, move: MoveNumber, isOnly: boolean): HintReason {
  if (move >= DRAW) return reasonToStop(own, move);
  if (leadsOut(own, move)) return 'goes-out';
  if (isOnly) return 'forced';
  if ((move & 7) >= 4 && ((own.empty >> (move & 7)) & 1) === 1) return 'king-to-corner'; // only kings go there
  if (move >= FIRST_PILE_MOVE) return isRelocation(own, move) ? 'ends-turn' : 'opens-space';
  if (closesPile(own, move)) return 'blocks-next-seat';
  return penaltyOf(own, move) > meanPenalty(own) ? 'sheds-points' : 'shed-card';
}

/** A draw, or the end of the turn. */
function reasonToStop(own: Position, move: MoveNumber): HintReason {
  const mustStop = own.phase !== 1 || (handKinds(own) & playableKinds(own)) === 0;
  if (mustStop) return move === DRAW ? 'draw' : 'ends-turn';
  return nextIsNearlyOut(own) ? 'blocks-next-seat' : 'keeps-for-later';
}

/** Whether the seat can go out in this turn after a move, by doing all it can. */
function leadsOut(own: Position, move: MoveNumber): boolean {
  const { trial, plan } = deskOf(own.kernel);
  copyPosition(trial, own);
  makeMove(trial, move);
  if (trial.outcome !== LIVE) return trial.outcome === own.seat;
  if (trial.seat !== own.seat || trial.phase !== 1 || trial.turnNumber !== own.turnNumber) return false;
  const count = planToHold(trial, deskOf(own.kernel).second, plan, null);
  return count > 0 && deskOf(own.kernel).second.outcome === own.seat;
}

/** R-PILE: whether a move takes a pile into a space. */
export function isRelocation({ empty }: Position, move: MoveNumber): boolean {
  const to = move & 7;
  return move >= FIRST_PILE_MOVE && move < DRAW && to < 4 && ((empty >> to) & 1) === 1;
}

/** Whether fewer kinds of card fit the table once a card is played. */
function closesPile(own: Position, move: MoveNumber): boolean {
  const { trial } = deskOf(own.kernel);
  if (own.phase !== 1) return false;
  copyPosition(trial, own);
  makeMove(trial, move);
  return countKinds(playableKinds(trial)) < countKinds(playableKinds(own));
}

function nextIsNearlyOut({ kernel, seat, handSizes }: Position): boolean {
  const next = (seat + 1) % kernel.seats;
  return next % kernel.parties !== seat % kernel.parties && (handSizes[next] as number) <= 3;
}

function penaltyOf({ kernel }: Position, move: MoveNumber): number {
  return kernel.penalties[move >> 5] as number; // 8 × card + pile, and a card is 4 × rank + suit
}

function meanPenalty({ kernel, next, seat, handSizes }: Position): number {
  let sum = 0;
  for (let card = next[52 + seat] as number; card < 52; card = next[card] as number) {
    sum += kernel.penalties[card >> 2] as number;
  }
  return sum / (handSizes[seat] as number);
}
