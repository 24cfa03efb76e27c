import { Worker } from 'node:worker_threads';
import type { Piece, Report } from './tasks.js';

/** Plays pieces on so many threads, and tells of each as it is done. The order does not matter: reports add up in any. */
export async function playAll(
  pieces: readonly Piece[],
  threads: number,
  done: (piece: Piece, report: Report) => void,
): Promise<void> {
  const queue = [...pieces];
  await Promise.all(Array.from({ length: Math.min(threads, pieces.length) }, () => playQueue(queue, done)));
}

async function playQueue(queue: Piece[], done: (piece: Piece, report: Report) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url));
  try {
    for (let piece = queue.shift(); piece !== undefined; piece = queue.shift()) done(piece, await ask(worker, piece));
  } finally {
    await worker.terminate();
  }
}

function ask(worker: Worker, piece: Piece): Promise<Report> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
    worker.postMessage(piece);
  });
}
