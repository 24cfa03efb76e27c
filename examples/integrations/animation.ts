import {
  applyEvents,
  type Card,
  legalMoves,
  type Move,
  type PileId,
  type RoundEvent,
  type RoundView,
  type Seat,
} from 'kings-corner';

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
  /** Draws a view, with the moves that may be offered: none while something is still to fly. */
  readonly show: (view: RoundView, moves: readonly Move[]) => void;
}

export interface Animation {
  /** Takes the events of whole moves. They wait until those before them have landed; resolves when none is left. */
  readonly receive: (events: readonly RoundEvent[]) => Promise<void>;
  /** Shows a fresh view at once, and drops what was to fly. */
  readonly restart: (view: RoundView) => void;
}

/** Plays the events of moves one after the other, and offers moves only where all of them have landed. */
export function animate(start: RoundView, stage: Stage): Animation {
  let view = start;
  let waiting: RoundEvent[] = [];
  let flying: Promise<void> | null = null;

  async function land(): Promise<void> {
    for (let event = waiting[0]; event !== undefined; event = waiting[0]) {
      const queue = waiting;
      const flight = flightOf(event);
      if (flight !== null) await stage.fly(flight);
      if (waiting !== queue) continue; // a fresh view came during the flight
      waiting.shift();
      view = applyEvents(view, [event]);
      stage.show(view, waiting.length === 0 ? legalMoves(view) : []);
    }
  }

  return {
    receive(events) {
      waiting.push(...events);
      flying ??= land().finally(() => {
        flying = null;
      });
      return flying;
    },
    restart(fresh) {
      view = fresh;
      waiting = [];
      stage.show(view, legalMoves(view));
    },
  };
}
