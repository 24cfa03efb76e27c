import { kindOf } from './kinds.js';
import { withItem } from './lists.js';
import { baseOf, CROSS, isSpace, PILES, type Piles } from './piles.js';
import { canPlay, kindsAccepted } from './placing.js';
import type { RoundState, Seat, Turn } from './state.js';
import type { Variant } from './variant.js';

/** R-TURN: how a turn begins. */
export function beginTurn(variant: Variant, number: number, seat: Seat, stockSize: number): Turn {
  return {
    number,
    seat,
    phase: variant.drawTiming === 'start' && stockSize > 0 ? 'draw' : 'play',
    drawn: 0,
    played: 0,
    merged: 0,
    relocated: false,
    drawnCard: null,
  };
}

/**
 * R-HANDOVER: the turn ends, and either the round with it or the next seat begins. A turn that blocks the round stays as it is.
 */
export function handOver(round: RoundState): RoundState {
  const { variant, hands, stock, turn } = round;
  const laidNothing = turn.played + turn.merged === 0;
  const wasIdle = laidNothing && turn.drawn === 0;
  const idleTurns = wasIdle ? round.idleTurns + 1 : 0;
  const blocked = isBlocked(round, idleTurns);
  return {
    variant,
    dealer: round.dealer,
    hands,
    stock,
    piles: round.piles,
    collected: round.collected,
    turn: blocked ? turn : beginTurn(variant, turn.number + 1, (turn.seat + 1) % hands.length, stock.length),
    passes: laidNothing ? withItem(round.passes, turn.seat, (round.passes[turn.seat] ?? 0) + 1) : round.passes,
    idleTurns,
    ply: round.ply,
    outcome: blocked ? { type: 'blocked' } : null,
  };
}

/** R-BLOCK, tested at a hand-over. */
function isBlocked({ variant, hands, stock, piles }: RoundState, idleTurns: number): boolean {
  switch (variant.blockedWhen) {
    case 'passCycle':
      // `>=`: a hand-made position may count more idle turns than seats, and must end too
      return idleTurns >= hands.length;
    case 'noLegalMove':
      return (
        stock.length === 0 && !hasMergeOrTransfer(variant, piles) && !hands.some((h) => canPlay(variant, piles, h))
      );
  }
}

/** Whether some cross pile could be merged or transferred now. */
function hasMergeOrTransfer(variant: Variant, piles: Piles): boolean {
  if (variant.pileMoves === 'none') return false;
  return CROSS.some((from) => {
    const base = baseOf(piles[from]);
    if (base === undefined) return false;
    return PILES.some((to) => !isSpace(piles, to) && (kindsAccepted(variant, to, piles[to]) & kindOf(base)) !== 0);
  });
}
