import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Connection, FromRoom, Room } from './room.js';

/** Serves one room over WebSockets; port 0 takes any that is free. */
export async function serve(room: Room, port: number): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = new WebSocketServer({ port, maxPayload: 1024 }); // no message of a client is longer
  server.on('connection', (socket) => connect(room, socket));
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      room.close();
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

function connect(room: Room, socket: WebSocket): void {
  const connection: Connection = (message: FromRoom) => socket.send(JSON.stringify(message));
  socket.on('message', (data) => {
    const message = readMessage(String(data));
    if (message?.['type'] === 'join')
      room.join(connection, typeof message['token'] === 'string' ? message['token'] : undefined);
    else if (message?.['type'] === 'move') room.move(connection, message['move'], message['ply']);
    else socket.close(1003, 'unknown message');
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => room.leave(connection));
}

/** Whatever a client sent; what the move is, the room lets the rules find out. */
function readMessage(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
