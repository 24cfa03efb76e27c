import { KingsCornerError } from './errors.js';
import type { RoundEvent } from './events.js';
import { beginTurn } from './handOver.js';
import { withItem, withoutItem } from './lists.js';
import { withPile } from './piles.js';
import type { RoundView, Seat } from './state.js';

/**
 * A view after events of its round: the same as a view of the round after those moves, so that a client can live on redacted events
 * alone. Takes whole moves or single events, as an animation does. What the events do not touch keeps its identity.
 *
 * Between two events of one move the view is a picture to be drawn, not a position: offer moves only after the last one. Until then
 * `legalMoves` may list what cannot be played (a draw again after `cardDrawn`, plays of the seat whose turn has ended).
 *
 * @throws {@link KingsCornerError} `out-of-step` when the events do not follow on the view: one was lost, or came twice. Ask for a
 * fresh view then.
 * @example
 * ```ts
 * import { applyEvents, createRound, redactEvents, shuffleDeck, transition, viewFor } from 'kings-corner';
 * const before = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * const { round, events } = transition(before, { type: 'draw' });
 * const view = applyEvents(viewFor(before, 1), redactEvents(events, 1));
 * view.handSizes; // [8, 7]
 * view.ply === round.ply; // true
 * ```
 */
export function applyEvents(view: RoundView, events: readonly RoundEvent[]): RoundView {
  return events.reduce(applyEvent, view);
}

function applyEvent(view: RoundView, event: RoundEvent): RoundView {
  checkFollows(view, event);
  return { ...view, ply: event.ply, ...changesBy(view, event) };
}

function changesBy(view: RoundView, event: RoundEvent): Partial<RoundView> {
  const { turn, hand, piles, passes, collected } = view;
  const { seat } = event;
  switch (event.type) {
    case 'cardDrawn': {
      const own = seat === view.seat ? event.card : null;
      return {
        hand: own === null ? hand : [...hand, own],
        handSizes: sizesAfter(view, seat, 1),
        stockSize: event.stockSize,
        turn: { ...turn, drawn: turn.drawn + 1, drawnCard: own },
      };
    }
    case 'cardPlayed':
      return {
        hand: seat === view.seat ? withoutItem(hand, event.from) : hand,
        handSizes: sizesAfter(view, seat, -1),
        piles: withPile(piles, event.to, [...piles[event.to], event.card]),
        turn: { ...turn, played: turn.played + 1, relocated: false },
      };
    case 'pileMoved': {
      const { cards, from, to } = event;
      const relocated = event.kind === 'relocation'; // R-PILE
      return {
        piles: withPile(withPile(piles, from, []), to, [...piles[to], ...cards]),
        turn: { ...turn, merged: turn.merged + (relocated ? 0 : 1), relocated },
      };
    }
    case 'cornerCollected': {
      const own = [...(collected[seat] ?? []), event.cards]; // R-COLLECT
      return { piles: withPile(piles, event.from, []), collected: withItem(collected, seat, own) };
    }
    case 'phaseChanged':
      return { turn: { ...turn, phase: event.phase } };
    case 'turnEnded': // R-HANDOVER
      return {
        passes: passes[seat] === event.passes ? passes : withItem(passes, seat, event.passes),
        idleTurns: event.idleTurns,
      };
    case 'turnStarted':
      return { turn: { ...beginTurn(view.variant, event.number, seat, 0), phase: event.phase } };
    case 'roundEnded':
      return { outcome: event.outcome, hands: event.hands };
  }
}

function sizesAfter({ handSizes }: RoundView, seat: Seat, change: number): readonly number[] {
  return withItem(handSizes, seat, (handSizes[seat] ?? 0) + change);
}

function checkFollows(view: RoundView, event: RoundEvent): void {
  if (isInStep(view, event) && view.outcome === null && fitsView(view, event)) return;
  throw new KingsCornerError('out-of-step', `${event.type} at ply ${event.ply} does not follow on ply ${view.ply}`);
}

/** Whether the event begins the next move, in the seat and phase that the view tells, or belongs to the one before. */
function isInStep({ ply, turn }: RoundView, { type, ply: at, seat }: RoundEvent): boolean {
  switch (type) {
    case 'cardDrawn':
    case 'cardPlayed':
    case 'pileMoved':
      return at === ply + 1 && seat === turn.seat && (turn.phase !== 'draw' || type === 'cardDrawn');
    case 'turnEnded': // by a move of its own, or by another
      return at === ply || (at === ply + 1 && turn.phase === 'play');
    default:
      return at === ply;
  }
}

/** Whether the event finds things as it tells them: an event that was applied already does not. */
function fitsView({ turn, stockSize, piles }: RoundView, event: RoundEvent): boolean {
  switch (event.type) {
    case 'cardDrawn':
      return event.stockSize === stockSize - 1;
    case 'cardPlayed':
    case 'pileMoved':
      return event.index === piles[event.to].length;
    case 'cornerCollected':
      return event.cards.length === piles[event.from].length;
    case 'turnStarted':
      return event.number === turn.number + 1;
    default:
      return event.seat === turn.seat;
  }
}
