import { KingsCornerError } from './errors.js';
import type { CardDrawnEvent, CardPlayedEvent, CornerCollectedEvent, PileMovedEvent, RoundEvent } from './events.js';
import { withItem, withoutItem } from './lists.js';
import { withPile } from './piles.js';
import type { RoundView, Seat, Turn } from './state.js';

/**
 * A view after events of its round: the same as a view of the round after those moves, so that a client can live on redacted events
 * alone. Takes whole moves or single events, as an animation does. What the events do not touch keeps its identity.
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
  const next = { ...view, ply: event.ply };
  switch (event.type) {
    case 'cardDrawn':
      return afterDraw(next, event);
    case 'cardPlayed':
      return afterPlay(next, event);
    case 'pileMoved':
      return afterPileMove(next, event);
    case 'cornerCollected':
      return afterCollection(next, event);
    case 'phaseChanged':
      return { ...next, turn: { ...view.turn, phase: event.phase } };
    case 'turnEnded': {
      const { seat, passes, idleTurns } = event;
      return {
        ...next,
        passes: view.passes[seat] === passes ? view.passes : withItem(view.passes, seat, passes),
        idleTurns,
      };
    }
    case 'turnStarted': {
      const { number, seat, phase } = event;
      const turn: Turn = { number, seat, phase, drawn: 0, played: 0, merged: 0, relocated: false, drawnCard: null };
      return { ...next, turn };
    }
    case 'roundEnded':
      return { ...next, outcome: event.outcome, hands: event.hands };
  }
}

function afterDraw(view: RoundView, { seat, card, stockSize }: CardDrawnEvent): RoundView {
  const { turn, hand } = view;
  const own = seat === view.seat ? card : null;
  return {
    ...view,
    hand: own === null ? hand : [...hand, own],
    handSizes: withSize(view, seat, 1),
    stockSize,
    turn: { ...turn, drawn: turn.drawn + 1, drawnCard: own },
  };
}

function afterPlay(view: RoundView, { seat, card, from, to }: CardPlayedEvent): RoundView {
  const { turn, hand, piles } = view;
  return {
    ...view,
    hand: seat === view.seat ? withoutItem(hand, from) : hand,
    handSizes: withSize(view, seat, -1),
    piles: withPile(piles, to, [...piles[to], card]),
    turn: { ...turn, played: turn.played + 1, relocated: false },
  };
}

/** R-PILE */
function afterPileMove(view: RoundView, { kind, cards, from, to }: PileMovedEvent): RoundView {
  const { turn, piles } = view;
  const isRelocation = kind === 'relocation';
  return {
    ...view,
    piles: withPile(withPile(piles, from, []), to, [...piles[to], ...cards]),
    turn: { ...turn, merged: turn.merged + (isRelocation ? 0 : 1), relocated: isRelocation },
  };
}

/** R-COLLECT */
function afterCollection(view: RoundView, { seat, from, cards }: CornerCollectedEvent): RoundView {
  const { piles, collected } = view;
  return {
    ...view,
    piles: withPile(piles, from, []),
    collected: withItem(collected, seat, [...(collected[seat] ?? []), cards]),
  };
}

function withSize({ handSizes }: RoundView, seat: Seat, change: number): readonly number[] {
  return withItem(handSizes, seat, (handSizes[seat] ?? 0) + change);
}

function checkFollows(view: RoundView, event: RoundEvent): void {
  const isNext = event.ply === view.ply || event.ply === view.ply + 1;
  if (isNext && view.outcome === null && fitsView(view, event)) return;
  const message = `${event.type} of ply ${event.ply} does not follow on the view, which is at ply ${view.ply}`;
  throw new KingsCornerError('out-of-step', message);
}

/** Whether the event finds things as it tells them: an event that was applied already does not. */
function fitsView({ turn, handSizes, hand, seat, stockSize, piles }: RoundView, event: RoundEvent): boolean {
  switch (event.type) {
    case 'cardDrawn':
      return event.stockSize === stockSize - 1 && event.index === handSizes[event.seat];
    case 'cardPlayed':
      return event.index === piles[event.to].length && (event.seat !== seat || hand[event.from] === event.card);
    case 'pileMoved':
      return event.index === piles[event.to].length && event.cards.length === piles[event.from].length;
    case 'cornerCollected':
      return event.cards.length === piles[event.from].length;
    case 'turnStarted':
      return event.number === turn.number + 1;
    case 'phaseChanged':
    case 'turnEnded':
    case 'roundEnded':
      return event.seat === turn.seat;
  }
}
