import type { RoundEvent } from './events.js';
import { checkWatcher } from './round.js';
import type { Seat } from './state.js';

/**
 * The events of a move as one seat, or a spectator (`null`), may see them: without the cards that other seats drew. This is what a
 * server sends. Events that hide nothing keep their identity.
 *
 * @throws `TypeError` or `RangeError` when `seat` is neither a seat nor `null`.
 * @example
 * ```ts
 * import { createRound, redactEvents, shuffleDeck, transition } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * const { events } = transition(round, { type: 'draw' });
 * redactEvents(events, 1)[0]; // { type: 'cardDrawn', ply: 1, seat: 0, card: null, index: 7, stockSize: 33 }
 * ```
 */
export function redactEvents(events: readonly RoundEvent[], seat: Seat | null): readonly RoundEvent[] {
  checkWatcher(seat, MOST_SEATS);
  return events.map((event) =>
    event.type === 'cardDrawn' && event.seat !== seat && event.card !== null ? { ...event, card: null } : event,
  );
}

/** R-SEAT: events do not tell how many seats their round has, but none has more. */
const MOST_SEATS = 6;
