import { isBytes } from '@noble/hashes/utils.js';
import { KingsCornerError } from '../rules/errors.js';
import { isWellFormed, utf8 } from './bytes.js';

/** What chance starts from: any text (taken as UTF-8), or bytes. Equal seeds give equal results, for ever. */
export type Seed = string | Uint8Array;

/**
 * The bytes of a seed. Numbers are refused, not converted: cutting them to 32 bits, or writing every object as the same
 * text, is how different seeds come to give one deck.
 */
export function seedBytes(seed: Seed): Uint8Array {
  if (typeof seed === 'string') {
    if (isWellFormed(seed)) return utf8(seed);
    throw new KingsCornerError(
      'bad-seed',
      'seed: the text holds half of a surrogate pair, which has no bytes in UTF-8',
    );
  }
  if (isBytes(seed)) return seed;
  throw new TypeError(`seed: must be text or a Uint8Array, not ${seed === null ? 'null' : typeof seed}`);
}
