import { parentPort } from 'node:worker_threads';
import { type Piece, play } from './tasks.js';

/** Plays the pieces that it is sent, one at a time. */
parentPort?.on('message', (piece: Piece) => {
  parentPort?.postMessage(play(piece));
});
