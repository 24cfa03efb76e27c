import * as v from 'valibot';
import type { Issue } from './errors.js';
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
    const parsed = v.safeParse(schema, give());
    const own = parsed.success ? [] : schemaIssues(parsed.issues);
    // an issue of the whole value leaves no field to look at
    const between = own.some(({ path }) => path === '') ? [] : issuesBetween(rules, parsed.output as T, own);
    const issues = [...own, ...between];
    return parsed.success && issues.length === 0 ? { ok: true, value: parsed.output } : { ok: false, issues };
  } catch {
    return { ok: false, issues: [expecting('', 'unreadable', 'a value that can be read')] };
  }
}

/** The issues of rules between fields, where the fields themselves may have some already. */
export function issuesBetween<T>(rules: readonly RuleBetween<T>[], value: T, own: readonly Issue[]): readonly Issue[] {
  const damaged = new Set(own.map(({ path }) => path.split('.')[0]));
  return rules.flatMap(({ reads, issues }) => (reads.some((field) => damaged.has(field)) ? [] : issues(value)));
}

export function issue(path: string, code: string, message: string): Issue {
  return { path, code, message };
}

/** An issue that says what should be there, never what is: that may be hidden from whoever reads it. */
export function expecting(path: string, code: string, words: string): Issue {
  return issue(path, code, words + EXPECTED);
}

/** The words of an issue that tells what should be there. */
export function wordsOf({ message }: Issue): string {
  return message.slice(0, -EXPECTED.length);
}

const EXPECTED = ' expected';

/** Issues of a value that is a part of a larger one. */
export function within(part: string, issues: readonly Issue[]): readonly Issue[] {
  return issues.map(({ path, code, message }) => issue(path === '' ? part : `${part}.${path}`, code, message));
}
