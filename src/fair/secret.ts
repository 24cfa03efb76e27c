import { FairError } from './errors.js';
import { type Hex, toHex } from './hex.js';

/** The one thing that is asked of the platform. */
interface RandomSource {
  readonly crypto?: { readonly getRandomValues?: (bytes: Uint8Array) => Uint8Array };
}

/**
 * 32 fresh random bytes from the platform's cryptographic source: one contribution to one attempt at one deal.
 *
 * Never use one twice. It is the only randomness of this library that a seed does not decide.
 *
 * @throws {@link FairError} `no-crypto` where `globalThis.crypto` is missing.
 * @example
 * ```ts
 * import { newSecret } from 'kings-corner/fair';
 * newSecret().length; // 64
 * newSecret() === newSecret(); // false
 * ```
 */
export function newSecret(): Hex {
  const source = (globalThis as RandomSource).crypto; // present in browsers, Node, Deno, Bun; typed here without the DOM
  if (typeof source?.getRandomValues !== 'function') {
    throw new FairError('no-crypto', '', null, 'globalThis.crypto is missing');
  }
  return toHex(source.getRandomValues(new Uint8Array(32)));
}
