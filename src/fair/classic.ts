import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from '../chance/bytes.js';
import { swap } from '../chance/shuffle.js';
import { CARDS } from '../rules/cards.js';
import { FairError } from './errors.js';
import { readVariant, type Sfc32Variant, sfc32, xmur3 } from './generators.js';
import { type Hex, isHex, readBytes, toHex } from './hex.js';

/** What the fingerprint is a hash of: the 32 hex digits as text, or the 16 bytes that they stand for. */
export type FingerprintOver = 'ascii-hex' | 'bytes';

/** Bytes of a classic seed. */
const SEED_BYTES = 16;

/**
 * The shuffled array of the classic scheme, as positions in the fresh deck. Any text is a seed here.
 *
 * Not safe for hidden cards: only 2^32 decks can come out, and a search of all of them finds the deck from one hand.
 *
 * @throws `TypeError` when the seed is no text.
 * @throws {@link FairError} `bad-value` for an unknown variant.
 * @see FAIR 2
 * @example
 * ```ts
 * import { classicDeck } from 'kings-corner/fair';
 * classicDeck('000102030405060708090a0b0c0d0e0f', 'post').slice(0, 3).join(' '); // '47 39 40'
 * ```
 */
export function classicDeck(seed: string, variant: Sfc32Variant): number[] {
  const word = xmur3(seed);
  const next = sfc32(word(), word(), word(), word(), readVariant(variant, 'variant'));
  const deck = CARDS.map((_, position) => position);
  // A 32-bit number times at most 52 is exact in a double.
  for (let last = deck.length - 1; last > 0; last -= 1) {
    swap(deck, last, Math.floor((next() * (last + 1)) / 0x1_0000_0000));
  }
  return deck;
}

/**
 * The fingerprint that is shown before a classic deal: SHA-256 of the seed.
 *
 * @throws {@link FairError} `bad-value` unless the seed is 32 lower-case hex digits and `over` is one of the two.
 * @see FAIR 2
 * @example
 * ```ts
 * import { classicFingerprint } from 'kings-corner/fair';
 * classicFingerprint('000102030405060708090a0b0c0d0e0f', 'ascii-hex').slice(0, 8); // 'd65df89f'
 * ```
 */
export function classicFingerprint(seed: string, over: FingerprintOver): Hex {
  if (!isHex(seed, SEED_BYTES)) throw new FairError('bad-value', 'seed', 'must be 32 lower-case hex digits');
  if (over !== 'ascii-hex' && over !== 'bytes') {
    throw new FairError('bad-value', 'over', "must be 'ascii-hex' or 'bytes'");
  }
  return toHex(sha256(over === 'bytes' ? readBytes(seed, 'seed', SEED_BYTES) : utf8(seed)));
}
