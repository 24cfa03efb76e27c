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
    v.custom<unknown>((value) => !Array.isArray(value)),
    schema,
  );
}

/** A list of at most so many items; a longer one is refused before its items are looked at. */
export function list<T>(item: v.GenericSchema<unknown, T>, most: number): v.GenericSchema<unknown, readonly T[]> {
  const isShort = (value: unknown): boolean => Array.isArray(value) && value.length <= most;
  return v.pipe(v.custom<unknown>(isShort), v.array(item));
}

/** A value that a function knows. Its issues list no values, as those of a picklist would. */
export function known<T>(isKnown: (value: unknown) => value is T): v.GenericSchema<unknown, T> {
  return v.custom<T>(isKnown);
}

/** A whole number. JSON does not know −0, so it becomes 0. */
export const count: v.GenericSchema<unknown, number> = /* @__PURE__ */ createCount();

/** A whole number from 0. */
export const natural: v.GenericSchema<unknown, number> = /* @__PURE__ */ between(0, Infinity);

/** A whole number from 1. */
export const positive: v.GenericSchema<unknown, number> = /* @__PURE__ */ between(1, Infinity);

function createCount(): v.GenericSchema<unknown, number> {
  return v.pipe(
    v.number(),
    v.check((number) => Number.isSafeInteger(number), 'not-whole'),
    v.transform((number) => number + 0),
  );
}

/** A whole number within bounds, both included. */
export function between(least: number, most: number): v.GenericSchema<unknown, number> {
  return v.pipe(
    count,
    v.check((number) => number >= least && number <= most, 'out-of-range'),
  );
}
