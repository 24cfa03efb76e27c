import { ALL_KINDS, KINGS } from '../rules/kinds.js';
import { playableKinds } from './listing.js';
import { DRAW, END_TURN, FIRST_PILE_MOVE, type MoveNumber } from './moveNumbers.js';
import { BLOCKED, NO_CARD, type Position } from './position.js';

/**
 * Makes a move: the position becomes what `applyMove` gives. Allocates nothing.
 *
 * The move must be one that {@link listMoves} lists for this position; that is not checked, and any other leaves a
 * position that is none.
 *
 * @see docs/rules.md (the turn)
 * @example
 * ```ts
 * import { createRound, shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createMoveBuffer, createPosition } from 'kings-corner/kernel';
 * import { listMoves, LIVE, loadRound, makeMove } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(standard, 2));
 * const moves = createMoveBuffer();
 * loadRound(position, createRound({ seats: 2, deck: shuffleDeck('hello') }));
 * while (position.outcome === LIVE) makeMove(position, moves[listMoves(position, moves) - 1] ?? 0);
 * position.outcome; // -2: blocked
 * ```
 */
export function makeMove(position: Position, move: MoveNumber): void {
  position.ply++;
  if (move < FIRST_PILE_MOVE) playCard(position, move >> 3, move & 7);
  else if (move < DRAW) movePile(position, (move - FIRST_PILE_MOVE) >> 3, move & 7);
  else if (move === END_TURN) handOver(position);
  else drawCard(position);
}

/** R-OUT: place, collect a completed corner, go out; only then what the phase says. */
function playCard(position: Position, card: number, to: number): void {
  const { kernel, seat, phase } = position;
  takeFromHand(position, card);
  position.played++;
  position.relocated = 0;
  putOn(position, to, card, card);
  collect(position, to, card);
  if (position.handSizes[seat] === 0 && (kernel.seats > 1 || position.stockSize === 0)) {
    position.outcome = seat; // R-SOLO: with one seat, going out needs an empty stock too
  } else if (phase !== 1) {
    if (phase === 2 && position.stockSize > 0)
      position.phase = 0; // R-DRAW-UNTIL: then comes the final draw
    else handOver(position); // R-PLACE-KING: then the turn ends
  }
}

/** R-PILE: the whole pile moves, and leaves a space. */
function movePile(position: Position, from: number, to: number): void {
  const { bases, tops, empty } = position;
  const base = bases[from] as number; // eight piles have bases and tops
  const top = tops[from] as number;
  if (to < 4 && (empty & (1 << to)) !== 0) {
    position.relocated = 1;
  } else {
    position.merged++;
    position.relocated = 0;
  }
  clear(position, from);
  putOn(position, to, base, top);
  collect(position, to, top);
}

/** Lays a run of cards, already linked, on a pile that takes its base. */
export function putOn(position: Position, to: number, base: number, top: number): void {
  const { tops, fitting, next } = position;
  const bit = 1 << to;
  if ((position.empty & bit) !== 0) {
    position.empty &= ~bit;
    position.bases[to] = base;
  } else {
    next[tops[to] as number] = base;
    unfit(position, bit, base >> 1);
  }
  tops[to] = top;
  const taken = kindTakenBy(top);
  (fitting[taken + 2] as number) |= bit;
  position.fittingKinds |= (1 << taken) & ALL_KINDS; // nothing fits an ace
}

/** R-BUILD: the kind that fits a card, one rank lower and of the other colour; below 0 for an ace. */
export function kindTakenBy(card: number): number {
  const kind = card >> 1;
  return kind - 1 - ((kind & 1) << 1);
}

/** Notes that the pile of a bit does no longer take a kind. */
function unfit(position: Position, bit: number, kind: number): void {
  const rest = (position.fitting[kind + 2] as number) & ~bit;
  position.fitting[kind + 2] = rest;
  if (rest === 0) position.fittingKinds &= ~(1 << kind);
}

/** Makes a pile empty. */
function clear(position: Position, pile: number): void {
  const bit = 1 << pile;
  unfit(position, bit, kindTakenBy(position.tops[pile] as number));
  position.empty |= bit;
  position.bases[pile] = NO_CARD;
  position.tops[pile] = NO_CARD;
}

/** R-COLLECT: a corner pile down to its ace has all thirteen cards, and is taken off the table. */
function collect(position: Position, pile: number, top: number): void {
  if (top >= 4 || pile < 4 || !position.kernel.isCollecting) return;
  const index = position.collectedCount++;
  position.collectedKings[index] = position.bases[pile] as number;
  position.collectedSeats[index] = position.seat;
  clear(position, pile);
}

/** R-DRAW: the card goes to the hand; what follows depends on the draw timing. */
function drawCard(position: Position): void {
  const { kernel, phase } = position;
  const timing = kernel.drawTiming;
  const laidNothing = position.played + position.merged === 0;
  const isSearching = timing === 3 && phase === 1 && laidNothing && !canPlay(position); // R-DRAW-UNTIL
  const card = position.stock[--position.stockSize] as number; // a draw is legal only with a stock
  addToHand(position, position.seat, card);
  position.drawn++;
  position.drawnCard = card;
  if (timing === 0) position.phase = 1; // R-DRAW-START: phase `play` follows
  if (timing === 0 || timing === 2) return; // R-DRAW-START, R-DRAW-STUCK
  if (isSearching) {
    if ((playableKinds(position) & (1 << (card >> 1))) !== 0) position.phase = 2;
    else if (position.stockSize === 0) handOver(position);
  } else if (card >= 48 && kernel.kingObligation === 1 && (position.empty & 0xf0) !== 0) {
    position.phase = 3; // R-PLACE-KING
  } else {
    handOver(position);
  }
}

/** Whether the seat to move is not stuck (R-STUCK). */
function canPlay(position: Position): boolean {
  return (handKinds(position, position.seat) & playableKinds(position)) !== 0;
}

/** R-HANDOVER. A turn that blocks the round stays as it is. */
function handOver(position: Position): void {
  const { kernel, seat } = position;
  if (position.played + position.merged === 0) {
    (position.passes[seat] as number)++;
    position.idleTurns = position.drawn === 0 ? position.idleTurns + 1 : 0;
  } else {
    position.idleTurns = 0;
  }
  if (kernel.isBlockedByPasses ? position.idleTurns >= kernel.seats : isDead(position)) {
    position.outcome = BLOCKED;
  } else {
    beginTurn(position, position.turnNumber + 1, seat + 1 === kernel.seats ? 0 : seat + 1);
  }
}

/** R-TURN: how a turn begins. */
export function beginTurn(position: Position, number: number, seat: number): void {
  position.turnNumber = number;
  position.seat = seat;
  position.phase = position.kernel.drawTiming === 0 && position.stockSize > 0 ? 0 : 1;
  position.drawn = 0;
  position.played = 0;
  position.merged = 0;
  position.relocated = 0;
  position.drawnCard = NO_CARD;
}

/** R-BLOCK, `'noLegalMove'`: no stock, no merge or transfer, and no hand with a card that has a legal play. */
function isDead(position: Position): boolean {
  if (position.stockSize > 0) return false;
  const kinds = playableKinds(position);
  for (let seat = 0; seat < position.kernel.seats; seat++) {
    if ((handKinds(position, seat) & kinds) !== 0) return false;
  }
  if (position.kernel.pileMoves === 2) return true;
  const movable = position.fittingKinds | ((position.empty & 0xf0) === 0 ? 0 : KINGS);
  for (let pile = 0; pile < 4; pile++) {
    const isSpace = (position.empty & (1 << pile)) !== 0;
    if (!isSpace && (movable & (1 << ((position.bases[pile] as number) >> 1))) !== 0) return false;
  }
  return true;
}

function handKinds({ firstSuits, secondSuits }: Position, seat: number): number {
  return (firstSuits[seat] as number) | (secondSuits[seat] as number);
}

/** Appends a card to a hand. */
export function addToHand(position: Position, seat: number, card: number): void {
  const { next, previous, handSizes } = position;
  const end = 52 + seat;
  const last = previous[end] as number;
  next[last] = card;
  previous[card] = last;
  next[card] = end;
  previous[end] = card;
  (handSizes[seat] as number)++;
  (suitsOf(position, card)[seat] as number) |= 1 << (card >> 1);
}

/** Takes a card out of the hand of the seat to move; the order of the others stays. */
function takeFromHand(position: Position, card: number): void {
  const { next, previous, handSizes, seat } = position;
  const after = next[card] as number;
  const before = previous[card] as number;
  next[before] = after;
  previous[after] = before;
  (handSizes[seat] as number)--;
  (suitsOf(position, card)[seat] as number) &= ~(1 << (card >> 1));
}

function suitsOf(position: Position, card: number): Int32Array {
  return (card & 1) === 0 ? position.firstSuits : position.secondSuits;
}
