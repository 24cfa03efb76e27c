import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Client, type Room } from 'colyseus.js';
import { applyEvents, CARDS, legalMoves, PILES, type RoundEvent, type RoundView } from 'kings-corner';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { KingsCornerRoom } from '../../examples/integrations/colyseusRoom.js';

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
let url = '';

beforeAll(async () => {
  server.define('kings-corner', KingsCornerRoom);
  await server.listen(0);
  url = `ws://localhost:${(http.address() as AddressInfo).port}`;
});
afterAll(() => server.gracefullyShutdown(false));

interface Player {
  readonly room: Room;
  readonly view: () => RoundView;
  readonly refused: string[];
  readonly told: string[];
}

async function join(id?: string): Promise<Player> {
  const client = new Client(url);
  const room = await (id === undefined ? client.create('kings-corner') : client.joinById(id));
  let view: RoundView | null = null;
  const refused: string[] = [];
  const told: string[] = [];
  room.onMessage('view', (message: RoundView) => {
    told.push(JSON.stringify(message));
    view = message;
  });
  room.onMessage('events', (events: readonly RoundEvent[]) => {
    told.push(JSON.stringify(events));
    if (view !== null) view = applyEvents(view, events);
  });
  room.onMessage('refused', (message: { code: string; view: RoundView }) => {
    refused.push(message.code);
    view = message.view;
  });
  await vi.waitUntil(() => view !== null);
  return { room, view: () => view as RoundView, refused, told };
}

it('plays in a Colyseus room: seats, spectators, refusals, secrets, and a bot for who left', async () => {
  const first = await join();
  const second = await join(first.room.roomId);
  const watcher = await join(first.room.roomId);
  const everyone = [first, second, watcher];
  expect(everyone.map(({ view }) => view().seat)).toEqual([0, 1, null]);

  const play = async (): Promise<void> => {
    const { turn, ply } = watcher.view();
    const player = [first, second][turn.seat] as Player;
    player.room.send('move', { move: legalMoves(player.view())[0], ply });
    await vi.waitUntil(() => everyone.every(({ view }) => view().ply === ply + 1), { interval: 1 });
  };
  for (let i = 0; i < 15; i++) await play();

  const open = PILES.flatMap((id) => watcher.view().piles[id]);
  expect(CARDS.filter((card) => watcher.told.join().includes(`"${card}"`)).sort()).toEqual([...open].sort());
  expect(JSON.stringify(watcher.room.state ?? null)).not.toMatch(/"[A2-9TJQK][cdhs]"/);

  const idle = [first, second][1 - watcher.view().turn.seat] as Player;
  idle.room.send('move', { move: { type: 'draw' }, ply: watcher.view().ply });
  idle.room.send('move', null);
  await vi.waitUntil(() => idle.refused.length === 2);
  expect(idle.refused[0]).toBe('not-your-turn');

  const { ply, turn } = watcher.view();
  await ([first, second][turn.seat] as Player).room.leave();
  await vi.waitUntil(() => watcher.view().ply > ply, { timeout: 10_000 });
  expect(watcher.view().turn.seat === turn.seat || watcher.view().ply > ply).toBe(true);
  for (const player of everyone) if (player.room.connection.isOpen) await player.room.leave();
});
