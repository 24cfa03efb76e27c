import { checkWatcher } from './round.js';
import type { RoundState, RoundView, Seat, Turn } from './state.js';

/**
 * What a seat, or a spectator (`null`), may see of a round. This is what a server sends; a {@link RoundState} it keeps.
 *
 * @throws `TypeError` or `RangeError` when `seat` is neither a seat nor `null`.
 * @example
 * ```ts
 * import { createRound, shuffleDeck, viewFor } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * const view = viewFor(round, 1);
 * view.hand.length; // 7
 * view.handSizes; // [7, 7]
 * view.stockSize; // 34
 * view.hands; // null: until the round is over
 * ```
 */
export function viewFor(round: RoundState, seat: Seat | null): RoundView {
  checkWatcher(seat, round.hands.length);
  return {
    kind: 'view',
    variant: round.variant,
    dealer: round.dealer,
    seat,
    hand: seat === null ? [] : (round.hands[seat] ?? []),
    handSizes: round.hands.map((hand) => hand.length),
    stockSize: round.stock.length,
    piles: round.piles,
    collected: round.collected,
    turn: redactTurn(round.turn, seat),
    passes: round.passes,
    idleTurns: round.idleTurns,
    ply: round.ply,
    outcome: round.outcome,
    hands: round.outcome === null ? null : round.hands,
  };
}

/** A turn without the card that another seat drew in it. */
function redactTurn(turn: Turn, seat: Seat | null): Turn {
  return turn.drawnCard === null || turn.seat === seat ? turn : { ...turn, drawnCard: null };
}
