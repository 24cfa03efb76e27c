import { isBytes } from '@noble/hashes/utils.js';
import { CARDS, type Card } from '../rules/cards.js';
import { NO_BYTES, u32 } from './bytes.js';
import { mac, macWith } from './hash.js';
import { type Seed, seedBytes } from './seed.js';
import { swap } from './shuffle.js';

/**
 * The 52 cards in an order that depends on the seed alone, now and in every later release of this major version;
 * `[0]` is dealt first.
 *
 * Exactly uniform over all orders when the seed is 32 random bytes. `context` (bytes) sets decks of one seed apart, such
 * as those of different rounds. Seeds that differ only in zero bytes at the end count as the same seed, as keys of
 * HMAC do.
 *
 * @throws `TypeError` when the seed is neither text nor bytes, or the context is not bytes.
 * @throws {@link KingsCornerError} `bad-seed` when a text holds half of a surrogate pair.
 * @example
 * ```ts
 * import { createRound, shuffleDeck } from 'kings-corner';
 * const deck = shuffleDeck('hello');
 * deck.slice(0, 3).join(' '); // '4d 6d Tc'
 * createRound({ seats: 2, deck });
 * ```
 */
export function shuffleDeck(seed: Seed, context: Uint8Array = NO_BYTES): Card[] {
  if (!isBytes(context)) throw new TypeError('context: must be a Uint8Array');
  return shuffledPositions(CARDS.length, mac(seedBytes(seed), 'shuffle', context)).map(
    (position) => CARDS[position] as Card, // a permutation of the positions of CARDS
  );
}

/** The positions 0 … size − 1 in the order that the key alone decides; at most 256 of them. */
export function shuffledPositions(size: number, key: Uint8Array): number[] {
  const next = byteStream(key);
  const out = Array.from({ length: size }, (_, position) => position);
  for (let last = size - 1; last > 0; last -= 1) swap(out, last, below(last + 1, next));
  return out;
}

/**
 * A uniform whole number from 0 to m − 1, for m from 1 to 256. Bytes at or past the last multiple of m are thrown away:
 * a bare remainder would favour the low numbers.
 */
export function below(m: number, next: () => number): number {
  if (m === 1) return 0;
  const limit = 256 - (256 % m);
  let byte = next();
  while (byte >= limit) byte = next();
  return byte % m;
}

/** Bytes without end from a key: HMAC of a counter, block after block. */
function byteStream(key: Uint8Array): () => number {
  const blockOf = macWith(key);
  let counter = 0;
  let block = NO_BYTES;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = blockOf(u32(counter));
      counter += 1;
      at = 0;
    }
    const byte = block[at] as number; // at < block.length: a fresh block has 32 bytes
    at += 1;
    return byte;
  };
}
