import * as v from 'valibot';
import { type Issue, issue } from './errors.js';
import { schemaIssues } from './schemaIssues.js';

/** What reading a value of any origin gives: a fresh value that is sound, or all that is wrong. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** A rule between fields of a value: what a schema cannot say. It reads some fields, and is tested only when these are sound. */
export interface RuleBetween<T> {
  readonly reads: readonly KeyOf<T>[];
  readonly issues: (value: T) => readonly Issue[];
}

/** The keys of any member of a union. */
type KeyOf<T> = T extends unknown ? keyof T & string : never;

/** A value read by its schema and then by the rules between its fields. It is read once, and one that throws is unreadable. */
export function readValue<T>(
  schema: v.GenericSchema<unknown, T>,
  rules: readonly RuleBetween<T>[],
  give: () => unknown,
): Reading<T> {
  try {
    const value = give();
    const unsafe = unsafeKeyIssues(value, '', DEEPEST, { seen: new Set(), keys: 0 }); // first: it bounds the work
    const parsed = v.safeParse(schema, value);
    const own = [...(parsed.success ? [] : schemaIssues(parsed.issues)), ...unsafe];
    // a whole that is no object leaves no field to look at
    const between = isRecord(parsed.output) ? issuesBetween(rules, parsed.output as T, own) : [];
    const issues = [...own, ...between];
    return parsed.success && issues.length === 0 ? { ok: true, value: parsed.output } : { ok: false, issues };
  } catch {
    return { ok: false, issues: [issue('', 'unreadable')] };
  }
}

/** Deeper than any value that a schema knows. */
const DEEPEST = 8;

/** No schema knows longer lists. */
const LONGEST = 10_000;

/** Far more keys than any object that a schema knows; each one too many is an issue, and takes time. */
const WIDEST = 1000;

/** More keys than any value that a schema knows, a match of very many rounds included; a proxy may go on for ever. */
const MOST_KEYS = 500_000;

/** The keys that valibot passes over in silence, wherever an object has them for its own. */
const UNSAFE_KEYS: readonly string[] = ['__proto__', 'prototype', 'constructor'];

/** What a search for them has come across. */
interface Search {
  readonly seen: Set<object>;
  keys: number;
}

/** Lists included. Each object is looked at once: the ways through one that holds itself are without number. */
function unsafeKeyIssues(value: unknown, path: string, depth: number, search: Search): readonly Issue[] {
  if (typeof value !== 'object' || value === null || depth === 0 || search.seen.has(value)) return [];
  if (Array.isArray(value) && value.length > LONGEST) return []; // its schema refuses it
  search.seen.add(value);
  const keys = Object.keys(value);
  search.keys += keys.length;
  if (search.keys > MOST_KEYS || (isRecord(value) && keys.length > WIDEST)) throw new RangeError('value: too large');
  return keys.flatMap((key) => {
    const inner = path === '' ? key : `${path}.${key}`;
    if (UNSAFE_KEYS.includes(key)) return [issue(inner, 'unknown-key')];
    return unsafeKeyIssues((value as Readonly<Record<string, unknown>>)[key], inner, depth - 1, search);
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The issues of rules between fields, where the fields themselves may have some already. */
export function issuesBetween<T>(rules: readonly RuleBetween<T>[], value: T, own: readonly Issue[]): readonly Issue[] {
  const damaged = new Set(own.map(({ path }) => path.split('.')[0]));
  return rules.flatMap(({ reads, issues }) => (reads.some((field) => damaged.has(field)) ? [] : issues(value)));
}

/** The same for a part of a larger value; its issues tell their paths from there. */
export function readPart<T>(
  whole: Readonly<Record<string, unknown>>,
  part: string,
  schema: v.GenericSchema<unknown, T>,
  rules: readonly RuleBetween<T>[],
): Reading<T> {
  const reading = readValue(schema, rules, () => whole[part]);
  return reading.ok ? reading : { ok: false, issues: within(part, reading.issues) };
}

/** Issues of a value that is a part of a larger one. */
export function within(part: string, issues: readonly Issue[]): readonly Issue[] {
  return issues.map(({ path, code, message }) => issue(path === '' ? part : `${part}.${path}`, code, message));
}
