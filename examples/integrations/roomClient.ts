import { applyEvents, isKingsCornerError, type Move, type RoundView } from 'kings-corner';
import type { FromRoom, ToRoom } from './room.js';

/** What a client knows: its view, kept up to date by events alone, and the token with which it may come back. */
export interface RoomClient {
  readonly receive: (message: FromRoom) => void;
  readonly play: (move: Move) => void;
  readonly view: () => RoundView | null;
  readonly token: () => string | undefined;
}

/** `send` writes to the socket; `show` draws the view, and says why a move was refused. */
export function createRoomClient(
  send: (message: ToRoom) => void,
  show: (view: RoundView, refused: string | null) => void,
  token?: string,
): RoomClient {
  let view: RoundView | null = null;
  let own = token;
  const join = (): void => send(own === undefined ? { type: 'join' } : { type: 'join', token: own });
  join();
  return {
    receive(message) {
      switch (message.type) {
        case 'welcome':
          own = message.token ?? undefined;
          view = message.view;
          break;
        case 'refused':
          view = message.view;
          break;
        case 'events':
          try {
            if (view !== null) view = applyEvents(view, message.events);
          } catch (error) {
            if (!isKingsCornerError(error) || error.code !== 'out-of-step') throw error;
            join(); // a message was lost: ask for a fresh view
            return;
          }
      }
      if (view !== null) show(view, message.type === 'refused' ? message.code : null);
    },
    play(move) {
      if (view !== null) send({ type: 'move', move, ply: view.ply });
    },
    view: () => view,
    token: () => own,
  };
}
