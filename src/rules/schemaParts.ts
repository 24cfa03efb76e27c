import * as v from 'valibot';

/** An object with these entries and no others; unlike `v.strictObject` it names every key too many, not only the first. */
export function strict<const E extends v.ObjectEntries>(
  entries: E,
): v.ObjectWithRestSchema<E, v.NeverSchema<undefined>, undefined> {
  return v.objectWithRest(entries, v.never());
}

/** A value that is no list: to valibot every list is an object too. */
export function noList<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.custom<unknown>((value) => !Array.isArray(value), 'an object'),
    schema,
  );
}

/** A list of at most so many items; a longer one is refused before its items are looked at. */
export function list<T>(item: v.GenericSchema<unknown, T>, most: number): v.GenericSchema<unknown, readonly T[]> {
  const isShort = (value: unknown): boolean => Array.isArray(value) && value.length <= most;
  return v.pipe(v.custom<unknown>(isShort, `a list of at most ${most}`), v.array(item));
}

/** A value that a function knows, described in a few words. */
export function known<T>(isKnown: (value: unknown) => value is T, words: string): v.GenericSchema<unknown, T> {
  return v.custom<T>(isKnown, words);
}

/** A whole number. JSON does not know −0, so it becomes 0. */
export const count: v.GenericSchema<unknown, number> = /* @__PURE__ */ createCount();

/** A whole number from 0. */
export const natural: v.GenericSchema<unknown, number> = /* @__PURE__ */ atLeast(0);

/** A whole number from 1. */
export const positive: v.GenericSchema<unknown, number> = /* @__PURE__ */ atLeast(1);

function createCount(): v.GenericSchema<unknown, number> {
  return v.pipe(
    v.number(),
    v.safeInteger('a whole number'),
    v.transform((number) => number + 0),
  );
}

function atLeast(least: number): v.GenericSchema<unknown, number> {
  return v.pipe(count, v.minValue(least, `at least ${least}`));
}
