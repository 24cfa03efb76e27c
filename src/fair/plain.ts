import { isWellFormed } from '../chance/bytes.js';
import { FairError } from './errors.js';

/** Plain data, as `JSON.parse` gives it. */
export type Plain = null | boolean | number | string | readonly Plain[] | PlainObject;

/** A plain object; every key is its own. */
export interface PlainObject {
  readonly [key: string]: Plain;
}

/** Values in one record, at most: a round of 65,536 moves. Bounds the work that a hostile value can cause. */
const MAX_VALUES = 262_144;

/** Levels of nesting, at most: a record needs six. Cycles end here too. */
const MAX_DEPTH = 10;

/**
 * A copy of an untrusted value that holds plain data and nothing else, read once, so that what is checked is what is
 * used: no getters, holes, symbols, inherited keys, cycles or numbers that JSON lacks.
 *
 * @throws {@link FairError} `bad-value`, also for whatever a hostile value throws when it is read.
 */
export function plainCopy(value: unknown, path: string): Plain {
  const budget = { left: MAX_VALUES };
  try {
    return copy(value, path, MAX_DEPTH, budget);
  } catch (error) {
    throw error instanceof FairError ? error : bad(path, 'cannot be read');
  }
}

function copy(value: unknown, path: string, depth: number, budget: { left: number }): Plain {
  budget.left -= 1;
  if (budget.left < 0) throw bad(path, 'holds too many values');
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') {
    if (Number.isFinite(value) && !Object.is(value, -0)) return value;
    throw bad(path, `${Object.is(value, -0) ? '-0' : value} is no number of a record`);
  }
  if (typeof value !== 'object') throw bad(path, `${typeof value} is no plain data`);
  if (depth === 0) throw bad(path, 'is nested too deeply');
  return Array.isArray(value) ? copyList(value, path, depth, budget) : copyObject(value, path, depth, budget);
}

function copyList(value: readonly unknown[], path: string, depth: number, budget: { left: number }): Plain[] {
  // The length is looked at first: a sparse list of four thousand million places costs its maker nothing.
  const { length } = value;
  if (length > budget.left) throw bad(path, 'holds too many values');
  const out: Plain[] = [];
  for (let i = 0; i < length; i += 1) out.push(copy(ownValue(value, `${i}`, path), `${path}.${i}`, depth - 1, budget));
  if (Reflect.ownKeys(value).length !== length + 1) throw bad(path, 'a list with keys of its own');
  return out;
}

function copyObject(value: object, path: string, depth: number, budget: { left: number }): PlainObject {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Judged by shape, not identity: a record may come from another realm, such as a frame or a test runner.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) throw bad(path, 'is no plain object');
  const out: Record<string, Plain> = {};
  for (const key of Reflect.ownKeys(value)) {
    if (typeof key === 'symbol' || key === '__proto__') throw bad(path, `unknown key ${String(key)}`);
    out[key] = copy(ownValue(value, key, path), path === '' ? key : `${path}.${key}`, depth - 1, budget);
  }
  return out;
}

function ownValue(holder: object, key: string, path: string): unknown {
  const property = Object.getOwnPropertyDescriptor(holder, key);
  if (property === undefined || !('value' in property)) throw bad(`${path}.${key}`, 'missing, or computed on reading');
  return property.value;
}

/** The object with exactly these keys, `optional` ones perhaps. */
export function readObject(
  value: Plain,
  path: string,
  required: readonly string[],
  optional: readonly string[] = [],
): PlainObject {
  if (value === null || typeof value !== 'object' || isList(value)) throw bad(path, 'must be an object');
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  for (const key of Object.keys(value)) {
    if (!required.includes(key) && !optional.includes(key)) throw bad(at(key.slice(0, 40)), 'unknown key');
  }
  for (const key of required) if (!Object.hasOwn(value, key)) throw bad(at(key), 'missing');
  return value;
}

/** The list of `min` to `max` values. */
export function readList(value: Plain | undefined, path: string, min: number, max: number): readonly Plain[] {
  if (value === undefined || !isList(value)) throw bad(path, 'must be a list');
  if (value.length >= min && value.length <= max) return value;
  throw bad(path, `must hold ${min === max ? min : `${min} to ${max}`} values, not ${value.length}`);
}

/** The whole number from `min` to `max`. */
export function readWhole(value: Plain | undefined, path: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw bad(path, `must be a whole number from ${min} to ${max}`);
}

/** The text of at most 255 bytes in UTF-8. */
export function readText(value: Plain | undefined, path: string): string {
  if (typeof value !== 'string') throw bad(path, 'must be text');
  if (value.length > 255 || utf8Length(value) > 255) throw bad(path, 'must be at most 255 bytes long');
  if (!isWellFormed(value)) throw bad(path, 'holds half of a surrogate pair');
  return value;
}

function utf8Length(text: string): number {
  let length = 0;
  for (const character of text) {
    const code = character.codePointAt(0) as number; // a character of the text has a code
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return length;
}

/**
 * JSON with sorted keys and no white space: one text for one value.
 *
 * @throws {@link FairError} `bad-value` for half of a surrogate pair.
 */
export function canonicalJson(value: Plain, path: string): string {
  if (value === null || typeof value !== 'object') {
    if (typeof value === 'string' && !isWellFormed(value)) throw bad(path, 'holds half of a surrogate pair');
    return JSON.stringify(value);
  }
  if (isList(value)) return `[${value.map((item, i) => canonicalJson(item, `${path}.${i}`)).join(',')}]`;
  const parts = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] as Plain, `${path}.${key}`)}`); // its own key
  return `{${parts.join(',')}}`;
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

function bad(path: string, message: string): FairError {
  return new FairError('bad-value', path, message);
}
