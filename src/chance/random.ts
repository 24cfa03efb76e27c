import { hash } from './hash.js';
import { type Seed, seedBytes } from './seed.js';
import { createSfc32 } from './sfc32.js';

/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * A fast seeded generator for bots and simulations: numbers from 0 up to 1 in steps of 2^-32, the same for the same
 * seed on every machine.
 *
 * Its outputs give its state away. Deal cards that someone hides with {@link shuffleDeck} and a secret seed instead.
 *
 * @throws `TypeError` when the seed is neither text nor bytes.
 * @throws {@link KingsCornerError} `bad-seed` when a text holds half of a surrogate pair.
 * @example
 * ```ts
 * import { createRandom } from 'kings-corner';
 * const random = createRandom('hello');
 * Math.floor(random() * 6); // 4
 * Math.floor(random() * 6); // 5
 * ```
 */
export function createRandom(seed: Seed): Random {
  const words = hash('random', seedBytes(seed));
  const view = new DataView(words.buffer, words.byteOffset, words.byteLength);
  const next = createSfc32(view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12));
  return () => next() / 0x1_0000_0000;
}
