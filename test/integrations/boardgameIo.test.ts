import { RandomBot, Simulate } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import { CARDS, legalMoves, type RoundView } from 'kings-corner';
import { afterEach, expect, it, vi } from 'vitest';
import { type Cards, kingsCorner } from '../../examples/integrations/boardgameIo.js';

type AnyClient = ReturnType<typeof Client<Cards>>;

const clients: AnyClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
});

let tables = 0;

/** Two seats and a spectator at one server inside this process. */
function table(): readonly [AnyClient, AnyClient, AnyClient] {
  const multiplayer = Local();
  const matchID = `table ${++tables}`; // one server keeps them all
  const join = (playerID?: string): AnyClient => {
    const client = Client<Cards>({
      game: kingsCorner,
      numPlayers: 2,
      multiplayer,
      matchID,
      ...(playerID === undefined ? {} : { playerID }),
      debug: false,
    });
    client.start();
    clients.push(client);
    return client;
  };
  return [join('0'), join('1'), join()];
}

/** Makes a move, and waits until everybody has heard of it. */
async function make(seats: readonly AnyClient[], act: () => void): Promise<void> {
  const stepOf = (client: AnyClient): number => client.getState()?._stateID ?? -1;
  await vi.waitUntil(() =>
    seats.every((client) => stepOf(client) >= 0 && stepOf(client) === stepOf(seats[0] as AnyClient)),
  );
  const step = stepOf(seats[0] as AnyClient);
  act();
  await vi.waitUntil(() => seats.every((client) => stepOf(client) === step + 1), { interval: 1 });
}

const viewOf = (client: AnyClient): RoundView => client.getState()?.G.view as RoundView; // once dealt

it('plays a whole round between two clients, turn by turn as the rules have it', async () => {
  const seats = table();
  await make(seats, () => seats[0].moves['deal']?.());
  for (let i = 0; i < 600 && seats[0].getState()?.ctx.gameover === undefined; i++) {
    const turn = viewOf(seats[0]).turn.seat;
    expect(seats[0].getState()?.ctx.currentPlayer).toBe(String(turn));
    const client = seats[turn] as AnyClient;
    await make(seats, () => client.moves['play']?.(legalMoves(viewOf(client))[0]));
  }
  expect(seats[1].getState()?.ctx.gameover).toMatchObject({ outcome: {}, winners: expect.any(Array) });
});

it('refuses moves that are not legal, and those of the other seat', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const seats = table();
  await make(seats, () => seats[0].moves['deal']?.());
  const { turn } = viewOf(seats[0]);
  const before = JSON.stringify(seats[0].getState()?.G);
  seats[turn.seat]?.moves['play']?.({ type: 'endTurn' });
  seats[turn.seat]?.moves['play']?.('draw');
  seats[turn.seat]?.moves['deal']?.();
  seats[1 - turn.seat]?.moves['play']?.({ type: 'draw' });
  await new Promise((resolve) => setTimeout(resolve, 20)); // nobody hears of anything
  expect(JSON.stringify(seats[0].getState()?.G)).toBe(before);
  expect(errors).toHaveBeenCalled();
});

it('sends no client a card that it must not see, in no part of what it holds', async () => {
  const seats = table();
  await make(seats, () => seats[0].moves['deal']?.());
  for (let i = 0; i < 20; i++) {
    const client = seats[viewOf(seats[0]).turn.seat] as AnyClient;
    await make(seats, () => client.moves['play']?.(legalMoves(viewOf(client))[0]));
  }
  const held = seats.map((client) => JSON.stringify([client.getState(), client.getInitialState(), client.log]));
  const hands = [viewOf(seats[0]).hand, viewOf(seats[1]).hand];
  for (const [client, text] of held.entries()) {
    const hidden = hands.filter((_, seat) => seat !== client).flat();
    expect(hidden.filter((card) => text.includes(`"${card}"`))).toEqual([]);
  }
  // a spectator sees only what lies on the table
  const open = Object.values(viewOf(seats[2]).piles).flat();
  expect(CARDS.filter((card) => held[2]?.includes(`"${card}"`)).sort()).toEqual([...open].sort());
});

it('lets its bots play, by enumerating the legal moves', async () => {
  const state = InitializeGame({ game: kingsCorner, numPlayers: 2 });
  const { enumerate } = kingsCorner.ai as NonNullable<typeof kingsCorner.ai>;
  const bots = {
    0: new RandomBot({ enumerate }),
    1: new RandomBot({ enumerate }),
  };
  const result = await Simulate({ game: kingsCorner, bots: bots as never, state, depth: 600 });
  const ply = result.state.G.round?.ply ?? 0;
  expect(ply).toBeGreaterThan(5); // the deck is a random one, and may be played out soon
  expect(result.state.ctx.gameover !== undefined || ply > 50).toBe(true);
});
