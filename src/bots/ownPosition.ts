import { resetPosition } from '../kernel/dealing.js';
import { createKernel, type Kernel } from '../kernel/kernel.js';
import { loadRound } from '../kernel/loading.js';
import { addToHand, putOn } from '../kernel/making.js';
import { createPosition, NO_CARD, type Position } from '../kernel/position.js';
import { isView } from '../rules/situation.js';
import type { RoundState, RoundView } from '../rules/state.js';
import type { Variant } from '../rules/variant.js';

/*
 * A position as the seat to move sees it: its own hand, the table, the sizes of the other hands and of the stock. The other hands
 * are empty lists and the stock is blank, so no player can read a hidden card from it, by mistake or otherwise.
 *
 * The moves of the turn may be made on it; a draw, and what follows the turn, may not: those need a world (worlds.ts).
 *
 * Here and in the other files of the players `as number` stands where a typed array is read at an index that is in its range.
 */

/**
 * The position behind a view, without the hidden cards.
 *
 * @throws `RangeError` when the seat of the view is not on turn, or the round is over; `TypeError` when it is no view.
 */
export function positionOf(view: RoundView): Position {
  if (!isView(view)) throw new TypeError('view: a round with all its cards; give viewFor(round, round.turn.seat)');
  const { seat, turn, outcome, handSizes } = view;
  if (outcome !== null || seat === null || seat !== turn.seat) {
    throw new RangeError('view: it must be the view of the seat to move, in a live round');
  }
  const position = createPosition(kernelOf(view.variant, handSizes.length));
  const hands = handSizes.map((_, of) => (of === seat ? view.hand : []));
  loadRound(position, { ...roundPart(view), hands, stock: [] });
  clearStock(position, view.stockSize);
  handSizes.forEach((size, of) => {
    position.handSizes[of] = size;
  });
  return position;
}

function roundPart({
  variant,
  dealer,
  piles,
  collected,
  turn,
  passes,
  idleTurns,
  ply,
  outcome,
}: RoundView): Omit<RoundState, 'hands' | 'stock'> {
  return { variant, dealer, piles, collected, turn, passes, idleTurns, ply, outcome };
}

/** Fills `own` with what the seat to move of a whole position may see. What `own` held before is gone. */
export function conceal(own: Position, whole: Position): void {
  const { seat, next, kernel } = whole;
  resetPosition(own);
  own.dealer = whole.dealer;
  own.seat = seat;
  own.phase = whole.phase;
  own.drawn = whole.drawn;
  own.played = whole.played;
  own.merged = whole.merged;
  own.relocated = whole.relocated;
  own.drawnCard = whole.drawnCard;
  own.turnNumber = whole.turnNumber;
  own.idleTurns = whole.idleTurns;
  own.ply = whole.ply;
  own.outcome = whole.outcome;
  for (let card = next[52 + seat] as number; card < 52; card = next[card] as number) addToHand(own, seat, card);
  for (let of = 0; of < kernel.seats; of++) {
    own.handSizes[of] = whole.handSizes[of] as number;
    own.passes[of] = whole.passes[of] as number;
  }
  for (let pile = 0; pile < 8; pile++) {
    const base = whole.bases[pile] as number;
    const top = whole.tops[pile] as number;
    if (base === NO_CARD) continue;
    copyRun(own, whole, base, top);
    putOn(own, pile, base, top);
  }
  copyCollected(own, whole);
  clearStock(own, whole.stockSize);
}

function copyRun(own: Position, { next }: Position, base: number, top: number): void {
  for (let card = base; card !== top; card = next[card] as number) own.next[card] = next[card] as number;
}

function copyCollected(own: Position, whole: Position): void {
  const { collectedCount, collectedKings, collectedSeats, next } = whole;
  own.collectedCount = collectedCount;
  for (let index = 0; index < collectedCount; index++) {
    const king = collectedKings[index] as number;
    own.collectedKings[index] = king;
    own.collectedSeats[index] = collectedSeats[index] as number;
    for (let card = king; card >= 4; card = next[card] as number) own.next[card] = next[card] as number;
  }
}

function clearStock(own: Position, size: number): void {
  own.stock.fill(NO_CARD);
  own.stockSize = size;
}

const kernels: WeakMap<Variant, Kernel[]> = /* @__PURE__ */ new WeakMap();

/** The kernel of a variant and a number of seats, made once. */
export function kernelOf(variant: Variant, seats: number): Kernel {
  const known = kernels.get(variant) ?? [];
  kernels.set(variant, known);
  const kernel = known[seats] ?? createKernel(variant, seats);
  known[seats] = kernel;
  return kernel;
}
