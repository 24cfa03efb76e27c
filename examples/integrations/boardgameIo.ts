import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import {
  createRound,
  legalMoves,
  type Move,
  type RoundState,
  type RoundView,
  type Seat,
  scoreRound,
  shuffleDeck,
  tryApplyMove,
  viewFor,
} from 'kings-corner';

/** On the server the round, on a client its view; nothing before the deal. */
export interface Cards {
  readonly round: RoundState | null;
  readonly view: RoundView | null;
}

export const kingsCorner: Game<Cards> = {
  name: 'kings-corner',
  minPlayers: 2,
  maxPlayers: 4,

  // boardgame.io sends the state of set-up to every client unfiltered, its random seed with it: so nothing is dealt yet, and the
  // cards do not come from its seed
  setup: () => ({ round: null, view: null }),

  moves: {
    deal: {
      client: false, // on the server alone: a client must not know the deck
      move: ({ G, ctx, events }) => {
        if (G.round !== null) return INVALID_MOVE;
        const deck = shuffleDeck(crypto.getRandomValues(new Uint8Array(32)));
        events.endTurn();
        return { round: createRound({ seats: ctx.numPlayers, deck }), view: null };
      },
    },
    play: {
      client: false,
      move: ({ G, playerID, events }, move: Move) => {
        if (G.round === null) return INVALID_MOVE;
        const result = tryApplyMove(G.round, move, { seat: Number(playerID) });
        if (!result.ok) return INVALID_MOVE;
        if (result.round.turn.seat !== G.round.turn.seat) events.endTurn();
        return { round: result.round, view: null };
      },
    },
  },

  turn: {
    order: {
      first: () => 0,
      next: ({ G }) => G.round?.turn.seat ?? 0,
    },
  },
  events: { endTurn: false, endGame: false }, // for clients: only the rules end a turn
  disableUndo: true, // it would take back draws

  endIf: ({ G }) => (G.round === null || G.round.outcome === null ? undefined : scoreRound(G.round)),

  playerView: ({ G, playerID }) => ({
    round: null,
    view: G.round === null ? null : viewFor(G.round, seatOf(playerID)),
  }),

  ai: {
    enumerate: (G) => {
      const round = G.round ?? G.view;
      return round === null
        ? [{ move: 'deal', args: [] }]
        : legalMoves(round).map((move) => ({ move: 'play', args: [move] }));
    },
  },
};

/** Players are seats as text; a spectator is `null` at a server, and other things in a local game. */
function seatOf(playerID: unknown): Seat | null {
  return typeof playerID === 'string' && /^\d$/.test(playerID) ? Number(playerID) : null;
}
