import {
  canUndo,
  createHistory,
  createRound,
  type IllegalCode,
  push,
  type RoundEvent,
  type RoundSetup,
  type RoundState,
  type RoundView,
  redactEvents,
  type Seat,
  tryApplyMove,
  undo,
  viewFor,
} from 'kings-corner';

/** Which table a client was looking at when it sent its message; as it came, so anything at all. */
export interface Seen {
  readonly ply: unknown;
  readonly revision: unknown;
}

/** What goes with every message: how often something was taken back, and whether this client may take back now. */
export interface Standing {
  readonly revision: number;
  readonly canUndo: boolean;
}

/** What a client gets. A `view` replaces all that it knew. */
export type FromUndoRoom = Standing &
  (
    | { readonly type: 'view'; readonly view: RoundView }
    | { readonly type: 'events'; readonly events: readonly RoundEvent[] }
    | { readonly type: 'refused'; readonly code: IllegalCode | 'cannot-undo'; readonly view: RoundView }
  );

export type Connection = (message: FromUndoRoom) => void;

export interface UndoRoom {
  /** Who sits where is settled elsewhere; `null` is a spectator. */
  readonly join: (connection: Connection, seat: Seat | null) => void;
  readonly move: (connection: Connection, move: unknown, seen: Seen) => void;
  readonly undo: (connection: Connection, seen: Seen) => void;
  /** The round, whole; for the server alone. */
  readonly round: () => RoundState;
}

/** Keeps one round in which the seat on turn may take back what it did since its last draw. */
export function createUndoRoom(setup: RoundSetup): UndoRoom {
  let history = createHistory(createRound(setup));
  let revision = 0;
  const seats = new Map<Connection, Seat | null>();

  const mayUndo = (seat: Seat | null): boolean => seat === history.present.turn.seat && canUndo(history);
  const standingOf = (seat: Seat | null): Standing => ({ revision, canUndo: mayUndo(seat) });
  const viewOf = (seat: Seat | null): RoundView => viewFor(history.present, seat);
  const sendView = (connection: Connection, seat: Seat | null): void =>
    connection({ type: 'view', view: viewOf(seat), ...standingOf(seat) });
  const refuse = (connection: Connection, seat: Seat | null, code: IllegalCode | 'cannot-undo'): void =>
    connection({ type: 'refused', code, view: viewOf(seat), ...standingOf(seat) });

  return {
    join(connection, seat) {
      seats.set(connection, seat);
      sendView(connection, seat);
    },
    move(connection, move, seen) {
      const seat = seats.get(connection);
      if (seat === undefined) return; // has not joined
      const ply = seen.revision === revision ? seen.ply : null; // what was taken back is at no ply
      const result = tryApplyMove(history.present, move, { seat, ply });
      if (!result.ok) return refuse(connection, seat, result.code);
      history = push(history, result.round);
      for (const [each, of] of seats) {
        each({ type: 'events', events: redactEvents(result.events, of), ...standingOf(of) });
      }
    },
    undo(connection, seen) {
      const seat = seats.get(connection);
      if (seat === undefined) return;
      if (seen.revision !== revision || seen.ply !== history.present.ply) return refuse(connection, seat, 'stale');
      if (!mayUndo(seat)) return refuse(connection, seat, 'cannot-undo');
      history = undo(history);
      revision++;
      for (const [each, of] of seats) sendView(each, of); // there are no events that lead back
    },
    round: () => history.present,
  };
}
