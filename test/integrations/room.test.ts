import { once } from 'node:events';
import {
  createRandom,
  legalMoves,
  PILES,
  pagat,
  type RoundView,
  type Seat,
  scoreRound,
  shuffleDeck,
  viewFor,
} from 'kings-corner';
import { easy } from 'kings-corner/bots';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createRoom, type FromRoom, type Room } from '../../examples/integrations/room.js';
import { createRoomClient, type RoomClient } from '../../examples/integrations/roomClient.js';
import { serve } from '../../examples/integrations/socketServer.js';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Player extends RoomClient {
  readonly socket: WebSocket;
  /** Everything that came, as text. */
  readonly received: string[];
  readonly refused: string[];
}

async function tableFor(
  times: { readonly turnTime?: number; readonly grace?: number } = {},
): Promise<{ room: Room; port: number }> {
  let tokens = 0;
  const room = createRoom({
    setup: { variant: pagat, seats: 2, deck: shuffleDeck('hello') },
    bot: easy,
    random: createRandom('room'),
    newToken: () => `token ${++tokens}`,
    turnTime: times.turnTime ?? 60_000,
    grace: times.grace ?? 60_000,
  });
  const { port, close } = await serve(room, 0);
  closing.push(close);
  return { room, port };
}

async function join(port: number, token?: string): Promise<Player> {
  const socket = new WebSocket(`ws://localhost:${port}`);
  await once(socket, 'open');
  const received: string[] = [];
  const refused: string[] = [];
  const client = createRoomClient(
    (message) => socket.send(JSON.stringify(message)),
    (_, code) => {
      if (code !== null) refused.push(code);
    },
    token,
  );
  socket.on('message', (data) => {
    received.push(String(data));
    client.receive(JSON.parse(String(data)) as FromRoom);
  });
  await vi.waitUntil(() => client.view() !== null);
  return { ...client, socket, received, refused };
}

/** Until all of them are at the ply of the room. */
async function inStep(room: Room, players: readonly Player[]): Promise<void> {
  await vi.waitUntil(() => players.every((player) => player.view()?.ply === room.round().ply), { interval: 1 });
}

const viewOf = (player: Player): RoundView => player.view() as RoundView; // joined

it('plays a whole round over sockets; every client lives on its events, and sees what its seat may see', async () => {
  const { room, port } = await tableFor();
  const players = [await join(port), await join(port)];
  const watcher = await join(port);
  expect([...players, watcher].map((player) => viewOf(player).seat)).toEqual([0, 1, null]);
  expect(watcher.token()).toBeUndefined();

  for (let i = 0; i < 400 && room.round().outcome === null; i++) {
    const player = players[room.round().turn.seat] as Player;
    player.play(legalMoves(viewOf(player))[0] as never); // live
    await vi.waitUntil(() => room.round().ply > i, { interval: 1 });
    await inStep(room, [...players, watcher]);
    for (const each of [...players, watcher]) expect(viewOf(each)).toEqual(viewFor(room.round(), viewOf(each).seat));
    if (i === 30) {
      const open = PILES.flatMap((id) => room.round().piles[id]);
      const hidden = [...room.round().hands.flat(), ...room.round().stock];
      const told = watcher.received.join();
      expect(hidden.filter((card) => told.includes(`"${card}"`))).toEqual([]);
      expect(open.every((card) => told.includes(`"${card}"`))).toBe(true);
    }
  }
  expect(scoreRound(viewOf(watcher)).winners.length).toBeLessThanOrEqual(1);
  expect([...players, watcher].flatMap(({ refused }) => refused)).toEqual([]);
});

it('refuses moves that are stale, illegal or another seat’s, and brings the client in step', async () => {
  const { room, port } = await tableFor();
  const players = [await join(port), await join(port), await join(port)] as const;
  const { seat } = room.round().turn;
  const [mine, other, watcher] = [players[seat as 0 | 1], players[(1 - seat) as 0 | 1], players[2]];
  other.play({ type: 'draw' });
  watcher.play({ type: 'draw' });
  await vi.waitUntil(() => other.refused.length + watcher.refused.length === 2);
  expect([...other.refused, ...watcher.refused]).toEqual(['not-your-turn', 'not-your-turn']);

  const sent = { type: 'move', move: legalMoves(viewOf(mine))[0], ply: 0 };
  mine.socket.send(JSON.stringify(sent));
  mine.socket.send(JSON.stringify(sent)); // the same click again
  mine.socket.send(JSON.stringify({ type: 'move', move: { type: 'endTurn' }, ply: 1 }));
  mine.socket.send(JSON.stringify({ type: 'move', move: 'draw', ply: 1 }));
  mine.socket.send(JSON.stringify({ type: 'move', move: { type: 'draw' } }));
  await vi.waitUntil(() => mine.refused.length === 4);
  expect(mine.refused).toEqual(['stale', 'must-draw', 'malformed-move', 'stale']);
  expect(room.round().ply).toBe(1);
});

it('closes the socket of who sends rubbish, and lets play go on', async () => {
  const { room, port } = await tableFor();
  for (const rubbish of ['{', '[]', 'null', '{"type":"win"}', 'x'.repeat(5000)]) {
    const player = await join(port);
    player.socket.send(rubbish);
    await once(player.socket, 'close');
  }
  expect(room.round().ply).toBe(0);
});

it('gives a seat back to who comes with its token, and a fresh view with it', async () => {
  const { room, port } = await tableFor();
  const first = await join(port);
  const second = await join(port);
  first.socket.terminate();
  await vi.waitUntil(() => first.socket.readyState === WebSocket.CLOSED);
  expect(viewOf(await join(port)).seat).toBeNull(); // the seat is kept

  const back = await join(port, first.token());
  expect(viewOf(back)).toEqual(viewFor(room.round(), 0));
  const turn = room.round().turn.seat === 0 ? back : second;
  turn.play(legalMoves(viewOf(turn))[0] as never);
  await vi.waitUntil(() => room.round().ply === 1);
  await inStep(room, [back, second]);
  expect((await join(port, 'a token that is none')).token()).toBeUndefined();
});

it('lets the bot play for who left, and for who takes too long', async () => {
  const { room, port } = await tableFor({ turnTime: 40, grace: 5 });
  const players = [await join(port), await join(port)];
  const away: Seat = 1;
  players[away]?.socket.close();
  await vi.waitUntil(() => room.round().outcome !== null, { timeout: 60_000 }); // seat 0 never moves, seat 1 is gone
  await inStep(room, [players[0] as Player]);
  expect(viewOf(players[0] as Player)).toEqual(viewFor(room.round(), 0));
});

it('asks for a fresh view when a message was lost', async () => {
  const { room, port } = await tableFor();
  const players = [await join(port), await join(port)] as const;
  const { seat } = room.round().turn;
  const [turn, other] = [players[seat as 0 | 1], players[(1 - seat) as 0 | 1]];
  const play = async (): Promise<void> => {
    const { ply } = room.round();
    turn.play(legalMoves(viewOf(turn))[0] as never);
    await vi.waitUntil(() => room.round().ply > ply, { interval: 1 });
    await inStep(room, [turn]);
  };

  const [receive] = other.socket.listeners('message') as ((data: unknown) => void)[];
  other.socket.removeAllListeners('message');
  await play();
  await vi.waitUntil(() => viewOf(turn).ply === 1);
  other.socket.on('message', receive as () => void);
  expect(viewOf(other).ply).toBe(0);

  await play();
  await inStep(room, [other]);
  expect(viewOf(other)).toEqual(viewFor(room.round(), viewOf(other).seat));
  expect(other.received.filter((text) => text.includes('welcome'))).toHaveLength(2);
});
