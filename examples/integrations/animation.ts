import { applyEvents, type Card, type PileId, type RoundEvent, type RoundView, type Seat } from 'kings-corner';

/** A place on the screen that cards fly from and to. */
export type Place =
  | { readonly type: 'stock' }
  | { readonly type: 'hand'; readonly seat: Seat; readonly index: number }
  | { readonly type: 'pile'; readonly id: PileId; readonly index: number }
  | { readonly type: 'collected'; readonly seat: Seat };

/** Cards that fly together; `null` is a card that is seen from behind. */
export interface Flight {
  readonly cards: readonly (Card | null)[];
  readonly from: Place;
  readonly to: Place;
}

/** What flies when an event happens: the event says which cards, from where, and to which place in the hand or pile. */
export function flightOf(event: RoundEvent): Flight | null {
  switch (event.type) {
    case 'cardDrawn':
      return {
        cards: [event.card],
        from: { type: 'stock' },
        to: { type: 'hand', seat: event.seat, index: event.index },
      };
    case 'cardPlayed':
      return {
        cards: [event.card],
        from: { type: 'hand', seat: event.seat, index: event.from },
        to: { type: 'pile', id: event.to, index: event.index },
      };
    case 'pileMoved':
      return {
        cards: event.cards,
        from: { type: 'pile', id: event.from, index: 0 },
        to: { type: 'pile', id: event.to, index: event.index },
      };
    case 'cornerCollected':
      return {
        cards: event.cards,
        from: { type: 'pile', id: event.from, index: 0 },
        to: { type: 'collected', seat: event.seat },
      };
    default:
      return null; // turns and phases change what is lit, and nothing flies
  }
}

/** The screen, in whatever library draws it. */
export interface Stage {
  readonly fly: (flight: Flight) => Promise<void>;
  readonly show: (view: RoundView) => void;
}

/** Plays the events of one or more moves one after the other, and gives the view after them. */
export async function animate(start: RoundView, events: readonly RoundEvent[], stage: Stage): Promise<RoundView> {
  let view = start;
  for (const event of events) {
    const flight = flightOf(event);
    if (flight !== null) await stage.fly(flight);
    view = applyEvents(view, [event]);
    stage.show(view);
  }
  return view;
}
