import type { Card } from '../rules/cards.js';
import { upTo } from '../rules/lists.js';
import type { CornerId, CrossId, Pile, Piles } from '../rules/piles.js';
import type { Outcome, RoundState } from '../rules/state.js';
import { cardOfNumber } from './cardNumbers.js';
import { PHASES } from './loading.js';
import { BLOCKED, LIVE, NO_CARD, type Position } from './position.js';

/**
 * The position as a fresh `RoundState`, deeply equal to the one that the same moves give by `applyMove`.
 *
 * @example
 * ```ts
 * import { applyMove, createRound, shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createPosition, DRAW, loadRound, makeMove, toRound } from 'kings-corner/kernel';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * const position = createPosition(createKernel(standard, 2));
 * loadRound(position, round);
 * toRound(position); // round
 * makeMove(position, DRAW);
 * toRound(position); // applyMove(round, { type: 'draw' })
 * ```
 */
export function toRound(position: Position): RoundState {
  const { kernel, passes, stock, stockSize } = position;
  const seats = upTo(kernel.seats);
  return {
    variant: kernel.variant,
    dealer: position.dealer,
    hands: seats.map((seat) => handOf(position, seat)),
    stock: Array.from(stock.subarray(0, stockSize), cardOfNumber).reverse(),
    piles: pilesOf(position),
    collected: seats.map((seat) => collectedBy(position, seat)),
    turn: {
      number: position.turnNumber,
      seat: position.seat,
      phase: PHASES[position.phase] ?? 'play', // a phase is 0 to 3
      drawn: position.drawn,
      played: position.played,
      merged: position.merged,
      relocated: position.relocated === 1,
      drawnCard: position.drawnCard === NO_CARD ? null : cardOfNumber(position.drawnCard),
    },
    passes: seats.map((seat) => passes[seat] ?? 0),
    idleTurns: position.idleTurns,
    ply: position.ply,
    outcome: outcomeOf(position),
  };
}

/**
 * How the round ended, as a `RoundState` tells it; `null` while it is live.
 *
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * import { createKernel, createPosition, outcomeOf } from 'kings-corner/kernel';
 * outcomeOf(createPosition(createKernel(standard, 2))); // null
 * ```
 */
export function outcomeOf({ outcome }: Position): Outcome | null {
  if (outcome === LIVE) return null;
  return outcome === BLOCKED ? { type: 'blocked' } : { type: 'out', seat: outcome };
}

function handOf({ next }: Position, seat: number): readonly Card[] {
  const hand: Card[] = [];
  const end = 52 + seat;
  for (let card = next[end] ?? end; card !== end; card = next[card] ?? end) hand.push(cardOfNumber(card));
  return hand;
}

function pilesOf(position: Position): Piles {
  const pile = (index: number): Pile => runFrom(position, position.bases[index], position.tops[index]);
  const cross: Record<CrossId, Pile> = { N: pile(0), E: pile(1), S: pile(2), W: pile(3) };
  const corners: Record<CornerId, Pile> = { NE: pile(4), SE: pile(5), SW: pile(6), NW: pile(7) };
  return { ...cross, ...corners };
}

function collectedBy(position: Position, seat: number): readonly Pile[] {
  const { collectedKings, collectedSeats, collectedCount, next } = position;
  const piles: Pile[] = [];
  for (let index = 0; index < collectedCount; index++) {
    if (collectedSeats[index] !== seat) continue;
    let ace = collectedKings[index] ?? NO_CARD;
    while (ace >= 4 && ace < 52) ace = next[ace] ?? NO_CARD;
    piles.push(runFrom(position, collectedKings[index], ace));
  }
  return piles;
}

/** The cards from a base up to a top. */
function runFrom({ next }: Position, base: number = NO_CARD, top: number = NO_CARD): Pile {
  const cards: Card[] = [];
  if (base === NO_CARD) return cards;
  for (let card = base; card !== top; card = next[card] ?? top) cards.push(cardOfNumber(card));
  cards.push(cardOfNumber(top));
  return cards;
}
