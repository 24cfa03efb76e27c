import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from './bytes.js';

/** The one domain prefix: no hash made here can be mistaken for one made elsewhere, or for one of another purpose. */
const PREFIX = 'kings-corner/fair/v1/';

/**
 * The unambiguous encoding that is hashed: prefix and tag, then every part, each after its length as four bytes, so
 * that no two lists of parts give the same bytes.
 */
export function encode(tag: string, parts: readonly Uint8Array[]): Uint8Array {
  const name = utf8(PREFIX + tag);
  let size = 4 + name.length;
  for (const part of parts) size += 4 + part.length;
  const out = new Uint8Array(size);
  let at = put(out, 0, name);
  for (const part of parts) at = put(out, at, part);
  return out;
}

function put(out: Uint8Array, at: number, part: Uint8Array): number {
  const size = part.length;
  out[at] = size >>> 24;
  out[at + 1] = size >>> 16;
  out[at + 2] = size >>> 8;
  out[at + 3] = size;
  out.set(part, at + 4);
  return at + 4 + size;
}

/** SHA-256 of the encoded parts: 32 bytes. */
export function hash(tag: string, ...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(encode(tag, parts));
}

/** HMAC-SHA-256 of the encoded parts: 32 bytes. */
export function mac(key: Uint8Array, tag: string, ...parts: readonly Uint8Array[]): Uint8Array {
  return macWith(key)(encode(tag, parts));
}

/** HMAC-SHA-256 (RFC 2104) under one key, of many bare messages: the key is worked in once. */
export function macWith(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256.create().update(block.map((byte) => byte ^ 0x36));
  const outer = sha256.create().update(block.map((byte) => byte ^ 0x5c));
  return (message) => outer.clone().update(inner.clone().update(message).digest()).digest();
}
