import {
  createRound,
  type IllegalCode,
  type Random,
  type RoundEvent,
  type RoundSetup,
  type RoundState,
  type RoundView,
  redactEvents,
  type Seat,
  type Transition,
  tryApplyMove,
  viewFor,
} from 'kings-corner';
import type { Bot } from 'kings-corner/bots';

/** What a client sends: a token, if it has one, to sit down again; a move, with the ply at which it believes the round to be. */
export type ToRoom =
  | { readonly type: 'join'; readonly token?: string }
  | { readonly type: 'move'; readonly move: unknown; readonly ply: unknown };

/** What a client gets, never more than its seat may see. */
export type FromRoom =
  | { readonly type: 'welcome'; readonly token: string | null; readonly view: RoundView }
  | { readonly type: 'events'; readonly events: readonly RoundEvent[] }
  | { readonly type: 'refused'; readonly code: IllegalCode; readonly view: RoundView };

/** One client, over whatever carries messages. */
export type Connection = (message: FromRoom) => void;

export interface RoomOptions {
  readonly setup: RoundSetup;
  /** Plays for those who left, and for those who take too long. */
  readonly bot: Bot;
  readonly random: Random;
  readonly newToken: () => string;
  /** Milliseconds for a turn, and for coming back in one's own turn before the bot plays it. */
  readonly turnTime: number;
  readonly grace: number;
}

export interface Room {
  readonly join: (connection: Connection, token?: string) => void;
  readonly move: (connection: Connection, move: unknown, ply: unknown) => void;
  readonly leave: (connection: Connection) => void;
  /** The round, whole; for the server alone. */
  readonly round: () => RoundState;
  readonly close: () => void;
}

/** Keeps one round for its players and any number of spectators. The clock is the room's: the rules know none. */
export function createRoom({ setup, bot, random, newToken, turnTime, grace }: RoomOptions): Room {
  let round = createRound(setup);
  const tokens: (string | null)[] = round.hands.map(() => null); // by seat; null until somebody sits down
  const seats = new Map<Connection, Seat | null>(); // null for spectators
  let clock: ReturnType<typeof setTimeout> | undefined;

  const isPresent = (seat: Seat): boolean => [...seats.values()].includes(seat);

  /** (Re)starts the clock of the turn; who left gets less time. */
  function startClock(): void {
    clearTimeout(clock);
    if (round.outcome !== null) return;
    const { number, seat } = round.turn;
    clock = setTimeout(() => playTurn(number), isPresent(seat) || tokens[seat] === null ? turnTime : grace);
  }

  /** The bot plays what is left of a turn. It sees what the seat may see. */
  function playTurn(number: number): void {
    while (round.outcome === null && round.turn.number === number) {
      const { seat } = round.turn;
      const result = tryApplyMove(round, bot(viewFor(round, seat), random), { seat, ply: round.ply });
      if (!result.ok) throw new Error(`the bot made an illegal move: ${result.code}`);
      accept(result);
    }
  }

  function accept({ round: next, events }: Transition): void {
    const isNewTurn = next.turn.number !== round.turn.number || next.outcome !== null;
    round = next;
    for (const [connection, seat] of seats) connection({ type: 'events', events: redactEvents(events, seat) });
    if (isNewTurn) startClock();
  }

  startClock();
  return {
    join(connection, token) {
      const known = token === undefined ? -1 : tokens.indexOf(token);
      const found = known >= 0 ? known : tokens.indexOf(null);
      const seat = found >= 0 ? found : null; // all seats are taken: a spectator
      // a seat has one connection: who comes back takes over from the one that was lost
      for (const [other, of] of seats) if (seat !== null && of === seat) seats.delete(other);
      seats.set(connection, seat);
      if (seat !== null) tokens[seat] ??= newToken();
      connection({ type: 'welcome', token: seat === null ? null : (tokens[seat] ?? null), view: viewFor(round, seat) });
      if (seat === round.turn.seat) startClock();
    },
    move(connection, move, ply) {
      const seat = seats.get(connection);
      if (seat === undefined) return; // has not joined, or was taken over
      const result = tryApplyMove(round, move, { seat, ply });
      if (result.ok) accept(result);
      else connection({ type: 'refused', code: result.code, view: viewFor(round, seat) });
    },
    leave(connection) {
      const seat = seats.get(connection);
      seats.delete(connection);
      if (seat === round.turn.seat) startClock();
    },
    round: () => round,
    close() {
      clearTimeout(clock);
    },
  };
}
