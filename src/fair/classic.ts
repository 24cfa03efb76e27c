import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from '../chance/bytes.js';
import { swap } from '../chance/shuffle.js';
import { CARDS } from '../rules/cards.js';
import { readSfc32Variant, type Sfc32Variant, sfc32, xmur3 } from './generators.js';
import { fromHex, type Hex, toHex } from './hex.js';
import { hex, oneOf, type Reader } from './readers.js';

/** What the fingerprint is a hash of: the 32 hex digits as text, or the 16 bytes that they stand for. */
export type FingerprintOver = 'ascii-hex' | 'bytes';

/** A seed of a record: 16 bytes. */
export const readSeed: Reader<string> = /* @__PURE__ */ hex(16);

export const readOver: Reader<FingerprintOver> = /* @__PURE__ */ oneOf<FingerprintOver>('ascii-hex', 'bytes');

/**
 * The shuffled array of the classic scheme, as positions in the fresh deck. Any text is a seed here.
 *
 * Not safe for hidden cards: only 2^32 decks can come out, and a search of all of them finds the deck from one hand.
 *
 * @throws {@link FairError} `bad-value` for a seed that is no text, or an unknown variant.
 * @see F-CLASSIC
 * @example
 * ```ts
 * import { classicDeck } from 'kings-corner/fair';
 * classicDeck('000102030405060708090a0b0c0d0e0f', 'post').slice(0, 3).join(' '); // '47 39 40'
 * ```
 */
export function classicDeck(seed: string, variant: Sfc32Variant): number[] {
  const word = xmur3(seed);
  const next = sfc32(word(), word(), word(), word(), readSfc32Variant(variant, 'variant'));
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
 * @see F-CLASSIC
 * @example
 * ```ts
 * import { classicFingerprint } from 'kings-corner/fair';
 * classicFingerprint('000102030405060708090a0b0c0d0e0f', 'ascii-hex').slice(0, 8); // 'd65df89f'
 * ```
 */
export function classicFingerprint(seed: string, over: FingerprintOver): Hex {
  const digits = readSeed(seed, 'seed');
  return toHex(sha256(readOver(over, 'over') === 'bytes' ? fromHex(digits) : utf8(digits)));
}
