import type { Card } from './cards.js';
import type { Piles } from './piles.js';
import type { RoundState, RoundView, Turn } from './state.js';
import type { Variant } from './variant.js';

/** All that legality depends on: what the seat to move can see. */
export interface Situation {
  readonly variant: Variant;
  readonly piles: Piles;
  readonly turn: Turn;
  /** The hand of the seat to move. */
  readonly hand: readonly Card[];
  readonly stockSize: number;
}

/** Whether a round is given whole, or as a view of it. */
export function isView(round: RoundState | RoundView): round is RoundView {
  return 'kind' in round;
}

/** The situation of the seat to move; `null` in the view of another seat or of a spectator. */
export function situationOf(round: RoundState | RoundView): Situation | null {
  const { variant, piles, turn } = round;
  if (!isView(round)) {
    return { variant, piles, turn, hand: round.hands[turn.seat] ?? [], stockSize: round.stock.length };
  }
  if (round.seat !== turn.seat) return null;
  return { variant, piles, turn, hand: round.hand, stockSize: round.stockSize };
}
