import { isBytes } from '@noble/hashes/utils.js';
import { isWellFormed, utf8 } from '../chance/bytes.js';
import { badValue } from './errors.js';
import { type Hex, toHex } from './hex.js';

/**
 * Takes an untrusted value apart: gives a fresh copy of the right shape or throws a {@link FairError} `bad-value`.
 *
 * Each place is read once, so that what is checked is what is used. Getters, holes, symbols, inherited keys, unknown keys
 * and numbers that JSON lacks are refused, and the bounds of the shape bound the work.
 */
export type Reader<T> = (value: unknown, path: string) => T;

/** A primitive value that passes a test. */
function that<T>(test: (value: T) => boolean, what: string): Reader<T> {
  return (value, path) => {
    if (test(value as T)) return value as T; // every test looks at the type first
    throw badValue(path, what);
  };
}

/** A whole number; −0 is none. */
export function whole(min: number, max: number): Reader<number> {
  return that(
    (value) => Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0),
    `a whole number from ${min} to ${max}`,
  );
}

/** Well-formed text of at most 255 bytes; one that is longer is refused in no time. */
export const text: Reader<string> = /* @__PURE__ */ that<string>(
  (value) => typeof value === 'string' && value.length < 256 && isWellFormed(value) && utf8(value).length < 256,
  'text of at most 255 bytes',
);

/** Lower-case hex of some number of bytes. */
export function hex(min: number, max: number = min): Reader<Hex> {
  const pattern = new RegExp(`^([0-9a-f]{2}){${min},${max}}$`);
  return that(
    (value) => typeof value === 'string' && pattern.test(value),
    `${sizes(min, max)} bytes in lower-case hex`,
  );
}

/** 32 bytes in lower-case hex: every hash, secret and salt. */
export const hex32: Reader<Hex> = /* @__PURE__ */ hex(32);

/** Bytes as {@link hex} reads them, or as they are. */
export function bytes(min: number, max: number = min): Reader<Hex> {
  const reader = hex(min, max);
  return (value, path) => reader(isBytes(value) ? toHex(value) : value, path);
}

/** 32 bytes in either form. */
export const bytes32: Reader<Hex> = /* @__PURE__ */ bytes(32);

/** One of a few texts or numbers. */
export function oneOf<T extends string | number>(...values: readonly T[]): Reader<T> {
  return that((value) => values.includes(value), values.join(' or '));
}

/** What another reader takes, or a value that stands for nothing: `null`, or `undefined` for a key that may be missing. */
export function orElse<T, N extends null | undefined>(nothing: N, reader: Reader<T>): Reader<T | N> {
  return (value, path) => (value === nothing ? nothing : reader(value, path));
}

/** A list of `min` to `max` items. */
export function list<T>(item: Reader<T>, min: number, max: number = min): Reader<T[]> {
  return (value, path) => {
    // A sparse list of four thousand million places costs its maker nothing: its length is looked at first.
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      throw badValue(path, `a list of ${sizes(min, max)}`);
    }
    const parts = partsOf(value, path, value.length + 1);
    return Array.from({ length: value.length }, (_, i) => item(parts.get(`${i}`), joined(path, `${i}`))); // a hole: undefined
  };
}

/** The path of a part. */
function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** A size, or the range of sizes. */
function sizes(min: number, max: number): string {
  return min === max ? `${min}` : `${min} to ${max}`;
}

/** An object with exactly these keys, but for those that may be missing; `others` may be ignored instead. */
export function object<T extends object>(
  shape: { readonly [K in keyof T]-?: Reader<T[K]> },
  others: 'refused' | 'ignored' = 'refused',
): Reader<T> {
  return (value, path) => {
    const at = (key: string): string => joined(path, key);
    // Of a list of bytes, or a text as an object, the keys alone could fill the memory.
    if (TAG.call(value) !== '[object Object]') throw badValue(path, 'an object');
    const parts = partsOf(value as object, path, 999); // by its tag
    const out: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries<Reader<unknown>>(shape)) {
      const part = reader(parts.get(key), at(key));
      if (part !== undefined) out[key] = part;
      parts.delete(key);
    }
    for (const key of others === 'refused' ? parts.keys() : []) throw badValue(at(key.slice(0, 40)), 'absent');
    return out as T; // one part for each key of the shape
  };
}

const TAG: () => string = Object.prototype.toString;

/** A value that another reader will take apart. */
export const unread: Reader<unknown> = (value) => value;

/** What an object or a list holds of its own, its length included. */
function partsOf(value: object, path: string, max: number): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  const keys = Reflect.ownKeys(value);
  if (keys.length > max) throw badValue(path, 'plain data');
  for (const key of keys) {
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (typeof key === 'symbol' || !property || !('value' in property)) throw badValue(path, 'plain data');
    parts.set(key, property.value);
  }
  return parts;
}

/** JSON with sorted keys and no white space, of plain data: one text for one value. */
export function canonicalJson(value: unknown): string {
  const keys = new Set<string>();
  JSON.stringify(value, (key, part: unknown) => {
    keys.add(key);
    return part;
  });
  // A list of keys tells which are written, and in which order.
  return JSON.stringify(value, [...keys].sort());
}
