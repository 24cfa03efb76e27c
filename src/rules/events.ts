import type { Card } from './cards.js';
import type { Move } from './moves.js';
import { type CornerId, type CrossId, isSpace, type Pile, type PileId } from './piles.js';
import type { Outcome, Phase, RoundState, Seat } from './state.js';

/** What every event tells: whose move it was, and the ply of the round after that move. */
interface EventBase {
  readonly ply: number;
  readonly seat: Seat;
}

/** A card went from the stock to the end of a hand. */
export interface CardDrawnEvent extends EventBase {
  readonly type: 'cardDrawn';
  /** `null` once redacted for another seat. */
  readonly card: Card | null;
  /** Its place in the hand, from 0. */
  readonly index: number;
  /** Cards left in the stock. */
  readonly stockSize: number;
}

/** A card went from a hand onto a pile. */
export interface CardPlayedEvent extends EventBase {
  readonly type: 'cardPlayed';
  readonly card: Card;
  /** Where it was in the hand, from 0. */
  readonly from: number;
  readonly to: PileId;
  /** Its place in the pile, from 0. */
  readonly index: number;
}

/** A whole cross pile moved. */
export interface PileMovedEvent extends EventBase {
  readonly type: 'pileMoved';
  /** A `merge` onto a pile, a `transfer` into a corner, a `relocation` into a space. */
  readonly kind: 'merge' | 'transfer' | 'relocation';
  readonly cards: Pile;
  readonly from: CrossId;
  readonly to: PileId;
  /** The place of its base in the pile it joined, from 0. */
  readonly index: number;
}

/** A corner pile was completed, taken off the table and credited to the seat (R-COLLECT). */
export interface CornerCollectedEvent extends EventBase {
  readonly type: 'cornerCollected';
  readonly from: CornerId;
  readonly cards: Pile;
}

/** The turn goes on in another phase. */
export interface PhaseChangedEvent extends EventBase {
  readonly type: 'phaseChanged';
  readonly phase: Phase;
}

/** The seat's turn ended (R-HANDOVER). */
export interface TurnEndedEvent extends EventBase {
  readonly type: 'turnEnded';
  /** How often the seat has passed by now. */
  readonly passes: number;
  readonly idleTurns: number;
}

/** The next seat's turn began; `seat` is that next seat. */
export interface TurnStartedEvent extends EventBase {
  readonly type: 'turnStarted';
  readonly number: number;
  readonly phase: Phase;
}

/** The round is over, and the hands are shown. */
export interface RoundEndedEvent extends EventBase {
  readonly type: 'roundEnded';
  readonly outcome: Outcome;
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
}

/**
 * What a table would see of a move, in order, with all that an animation needs. Redact before showing: {@link redactEvents}.
 */
export type RoundEvent =
  | CardDrawnEvent
  | CardPlayedEvent
  | PileMovedEvent
  | CornerCollectedEvent
  | PhaseChangedEvent
  | TurnEndedEvent
  | TurnStartedEvent
  | RoundEndedEvent;

/** The events of a legal move, told from the round before it and the round after it. */
export function eventsOf(before: RoundState, move: Move, after: RoundState): readonly RoundEvent[] {
  return [...moveEvents(before, move, after), ...collectEvents(before, move, after), ...turnEvents(before, after)];
}

function moveEvents(before: RoundState, move: Move, after: RoundState): readonly RoundEvent[] {
  const { hands, piles, stock, turn } = before;
  const base = { ply: after.ply, seat: turn.seat };
  const hand = hands[turn.seat] ?? [];
  switch (move.type) {
    case 'draw':
      return [
        { type: 'cardDrawn', ...base, card: stock[0] ?? null, index: hand.length, stockSize: after.stock.length },
      ];
    case 'play': {
      const { card, to } = move;
      return [{ type: 'cardPlayed', ...base, card, from: hand.indexOf(card), to, index: piles[to].length }];
    }
    case 'movePile': {
      const { from, to } = move;
      const kind = isSpace(piles, to) ? 'relocation' : piles[to].length === 0 ? 'transfer' : 'merge';
      return [{ type: 'pileMoved', ...base, kind, cards: piles[from], from, to, index: piles[to].length }];
    }
    case 'endTurn':
      return [];
  }
}

/** R-COLLECT */
function collectEvents(before: RoundState, move: Move, after: RoundState): readonly RoundEvent[] {
  const { seat } = before.turn;
  const own = after.collected[seat] ?? [];
  const cards = own[own.length - 1];
  if (before.collected === after.collected || cards === undefined || !('to' in move)) return [];
  return [{ type: 'cornerCollected', ply: after.ply, seat, from: move.to as CornerId, cards }]; // only corners are collected
}

/** R-TURN, R-HANDOVER, R-OUT, R-BLOCK */
function turnEvents(before: RoundState, after: RoundState): readonly RoundEvent[] {
  const { ply, outcome, turn, hands } = after;
  const base = { ply, seat: before.turn.seat };
  const ended: RoundEvent = {
    type: 'turnEnded',
    ...base,
    passes: after.passes[base.seat] ?? 0,
    idleTurns: after.idleTurns,
  };
  if (outcome !== null) {
    const over: RoundEvent = { type: 'roundEnded', ...base, outcome, hands };
    return outcome.type === 'blocked' ? [ended, over] : [over];
  }
  if (turn.number !== before.turn.number) {
    return [ended, { type: 'turnStarted', ply, seat: turn.seat, number: turn.number, phase: turn.phase }];
  }
  return turn.phase === before.turn.phase ? [] : [{ type: 'phaseChanged', ...base, phase: turn.phase }];
}
