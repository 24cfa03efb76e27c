import { bytesToHex, hexToBytes, isBytes } from '@noble/hashes/utils.js';
import { FairError } from './errors.js';

/** Bytes as text: an even number of lower-case hex digits, nothing before or between them. */
export type Hex = string;

/** Bytes handed in: as they are, or as {@link Hex}. */
export type Bytes = Uint8Array | Hex;

/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): Hex {
  return bytesToHex(bytes);
}

/** Whether a value is lower-case hex of `min` to `max` bytes. */
export function isHex(value: unknown, min: number, max: number = min): value is Hex {
  return (
    typeof value === 'string' &&
    value.length >= 2 * min &&
    value.length <= 2 * max && // before the pattern: a text of any length is refused in no time
    /^(?:[0-9a-f]{2})*$/.test(value)
  );
}

/**
 * The bytes of a value that must be `min` to `max` of them, in either form; always a copy.
 *
 * @throws {@link FairError} `bad-value`
 */
export function readBytes(value: unknown, path: string, min: number, max: number = min): Uint8Array {
  if (isHex(value, min, max)) return hexToBytes(value);
  if (isBytes(value) && value.length >= min && value.length <= max) return Uint8Array.from(value);
  throw new FairError('bad-value', path, `must be ${sizes(min, max)} bytes, as a Uint8Array or as lower-case hex`);
}

/**
 * The hex text of a record or message, where only text is allowed.
 *
 * @throws {@link FairError} `bad-value`
 */
export function readHex(value: unknown, path: string, min: number, max: number = min): Hex {
  if (isHex(value, min, max)) return value;
  throw new FairError('bad-value', path, `must be ${sizes(min, max)} bytes in lower-case hex`);
}

function sizes(min: number, max: number): string {
  return min === max ? `${min}` : `${min} to ${max}`;
}
