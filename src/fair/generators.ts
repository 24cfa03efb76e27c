import { createSfc32 } from '../chance/sfc32.js';
import { badValue } from './errors.js';
import { list, oneOf, type Reader, whole } from './readers.js';

/** Which text of sfc32 is meant: `post` adds the counter and then increments it, `pre` the other way round. */
export type Sfc32Variant = 'post' | 'pre';

/**
 * The text hash of the classic scheme: a function that gives unsigned 32-bit numbers.
 *
 * However long the text, it keeps 32 bits of it.
 *
 * @throws {@link FairError} `bad-value` when `text` is no text.
 * @see F-CLASSIC
 * @example
 * ```ts
 * import { xmur3 } from 'kings-corner/fair';
 * const next = xmur3('a');
 * next(); // 519299066
 * ```
 */
export function xmur3(text: string): () => number {
  if (typeof text !== 'string') throw badValue('text', 'text');
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
}

/**
 * The generator of the classic scheme, with no warm-up: a function that gives unsigned 32-bit numbers.
 *
 * @throws {@link FairError} `bad-value` when a word is no whole number from 0 to 2^32 − 1, or for an unknown variant.
 * @see F-CLASSIC
 * @example
 * ```ts
 * import { sfc32 } from 'kings-corner/fair';
 * const next = sfc32(1, 2, 3, 4);
 * next(); // 7
 * const older = sfc32(1, 2, 3, 4, 'pre');
 * older(); // 8
 * ```
 */
export function sfc32(a: number, b: number, c: number, d: number, variant: Sfc32Variant = 'post'): () => number {
  list(whole(0, 0xffff_ffff), 4)([a, b, c, d], 'abcd');
  // Incrementing first is the same as starting one further on.
  return createSfc32(a, b, c, readSfc32Variant(variant, 'variant') === 'pre' ? d + 1 : d);
}

/** The variant in an untrusted value. */
export const readSfc32Variant: Reader<Sfc32Variant> = /* @__PURE__ */ oneOf<Sfc32Variant>('post', 'pre');
