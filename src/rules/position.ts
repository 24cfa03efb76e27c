import type { Card } from './cards.js';
import { PILES } from './piles.js';
import { isView } from './situation.js';
import type { RoundState, RoundView } from './state.js';

/** A round, or what a view shows of one: hidden cards are `null`. */
export interface Position extends Omit<RoundState, 'hands' | 'stock'> {
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly stock: readonly (Card | null)[];
}

/** The position of a round, or of a view with its hidden cards as `null`. */
export function positionOf(round: RoundState | RoundView): Position {
  if (!isView(round)) return round;
  const { variant, dealer, seat, hand, handSizes, stockSize, piles, collected, turn, passes, idleTurns, ply, outcome } =
    round;
  const hidden = (size: number): null[] => Array.from({ length: size }, () => null);
  const hands = round.hands ?? handSizes.map((size, of) => (of === seat ? hand : hidden(size)));
  return { variant, dealer, hands, stock: hidden(stockSize), piles, collected, turn, passes, idleTurns, ply, outcome };
}

/** The cards that are not hidden, and a `null` if some are. */
export function openCards({ hands, stock, piles, collected }: Position): ReadonlySet<Card | null> {
  return new Set([...hands, stock, ...PILES.map((id) => piles[id]), ...collected.flat()].flat());
}
