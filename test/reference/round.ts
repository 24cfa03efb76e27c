import type { Card } from '../../src/rules/cards.js';
import type { CrossId, PileId } from '../../src/rules/piles.js';
import type { Variant } from '../../src/rules/variant.js';
import { CORNERS, CROSS, isKing, PILES, present } from './cards.js';

/** A move; `from` may be a corner here, since an illegal move may name one. */
export type Move =
  | { type: 'draw' }
  | { type: 'play'; card: Card; to: PileId }
  | { type: 'movePile'; from: PileId; to: PileId }
  | { type: 'endTurn' };

export interface Turn {
  number: number;
  seat: number;
  phase: 'draw' | 'play' | 'playFound' | 'placeKing';
  drawn: number;
  played: number;
  merged: number;
  relocated: boolean;
  drawnCard: Card | null;
}

export type Outcome = { type: 'out'; seat: number } | { type: 'blocked' };

/** The state of a round in the public shape, but mutable: the reference changes it in place. */
export interface Round {
  variant: Variant;
  dealer: number;
  hands: Card[][];
  stock: Card[];
  piles: Record<PileId, Card[]>;
  collected: Card[][][];
  turn: Turn;
  passes: number[];
  idleTurns: number;
  ply: number;
  outcome: Outcome | null;
}

/** R-SEAT, R-DEAL, R-CROSS, R-FLIP, R-LEAD. */
export function deal(variant: Variant, seats: number, dealer: number, deck: readonly Card[]): Round {
  const stock = [...deck];
  const hands = dealHands(variant, seats, dealer, stock);
  const piles = emptyPiles();
  for (const place of CROSS) turnUp(variant, piles, place, stock);
  const perSeat = Array.from({ length: seats });
  return {
    variant,
    dealer,
    hands,
    stock,
    piles,
    collected: perSeat.map(() => []),
    turn: beginTurn(variant, 1, nextSeat(dealer, seats), stock),
    passes: perSeat.map(() => 0),
    idleTurns: 0,
    ply: 0,
    outcome: null,
  };
}

/** The next seat, clockwise. */
export function nextSeat(seat: number, seats: number): number {
  return (seat + 1) % seats;
}

/** R-DEAL: one card at a time, clockwise, the seat after the dealer first. */
function dealHands(variant: Variant, seats: number, dealer: number, stock: Card[]): Card[][] {
  const hands: Card[][] = Array.from({ length: seats }, () => []);
  for (let lap = 0; lap < dealSize(variant, seats); lap++) {
    let seat = dealer;
    for (let i = 0; i < seats; i++) {
      seat = nextSeat(seat, seats);
      present(hands[seat]).push(present(stock.shift()));
    }
  }
  return hands;
}

function dealSize(variant: Variant, seats: number): number {
  if (typeof variant.dealSize === 'number') return variant.dealSize;
  const table: Readonly<Record<number, number>> = variant.dealSize;
  return present(table[seats]);
}

function emptyPiles(): Record<PileId, Card[]> {
  return { N: [], E: [], S: [], W: [], NE: [], SE: [], SW: [], NW: [] };
}

/** R-CROSS and R-FLIP for one place of the cross. A place for which no card is left stays a space. */
function turnUp(variant: Variant, piles: Record<PileId, Card[]>, place: CrossId, stock: Card[]): void {
  const card = stock.shift();
  if (card === undefined) return;
  if (!isKing(card) || variant.kingFlip === 'stay') {
    piles[place].push(card);
    return;
  }
  const corner = present(CORNERS.find((id) => piles[id].length === 0));
  piles[corner].push(card);
  if (variant.kingFlip === 'corner') turnUp(variant, piles, place, stock);
}

/** R-TURN: the phase in which a turn begins, all counters at nothing. */
export function beginTurn(variant: Variant, number: number, seat: number, stock: readonly Card[]): Turn {
  const phase = variant.drawTiming === 'start' && stock.length > 0 ? 'draw' : 'play';
  return { number, seat, phase, drawn: 0, played: 0, merged: 0, relocated: false, drawnCard: null };
}

/** A round that shares nothing with the given one but the variant. */
export function copyRound(round: Round): Round {
  return {
    variant: round.variant,
    dealer: round.dealer,
    hands: round.hands.map((hand) => [...hand]),
    stock: [...round.stock],
    piles: copyPiles(round.piles),
    collected: round.collected.map((piles) => piles.map((pile) => [...pile])),
    turn: { ...round.turn },
    passes: [...round.passes],
    idleTurns: round.idleTurns,
    ply: round.ply,
    outcome: round.outcome === null ? null : { ...round.outcome },
  };
}

function copyPiles(piles: Record<PileId, Card[]>): Record<PileId, Card[]> {
  const copy = emptyPiles();
  for (const id of PILES) copy[id] = [...piles[id]];
  return copy;
}
