import { utf8ToBytes } from '@noble/hashes/utils.js';

/** No bytes at all: the empty context, an absent beacon. */
export const NO_BYTES: Uint8Array = /* @__PURE__ */ new Uint8Array(0);

/** Whether a text can be written as UTF-8 at all: it holds no half of a surrogate pair. */
export function isWellFormed(text: string): boolean {
  // With the `u` flag a whole pair is one character, so this finds the halves only.
  return !/[\uD800-\uDFFF]/u.test(text);
}

/** The UTF-8 bytes of a well-formed text; an encoder would turn the halves of pairs into one and the same character. */
export function utf8(text: string): Uint8Array {
  if (!isWellFormed(text)) throw new RangeError('text: holds half of a surrogate pair, which UTF-8 cannot write');
  return utf8ToBytes(text);
}

/** Two bytes, big-endian; 0 to 65535. */
export function u16(value: number): Uint8Array {
  return new Uint8Array([value >>> 8, value]);
}

/** Four bytes, big-endian; 0 to 2^32 − 1. */
export function u32(value: number): Uint8Array {
  return new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);
}
