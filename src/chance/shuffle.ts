import type { Random } from './random.js';

/**
 * A shuffled copy of a list, by Fisher and Yates: every order is equally likely when `random` is uniform.
 *
 * @throws `RangeError` when `random` gives something that is not at least 0 and less than 1.
 * @example
 * ```ts
 * import { createRandom, shuffle } from 'kings-corner';
 * const seats = [0, 1, 2, 3];
 * shuffle(seats, createRandom('hello')).join(' '); // '1 0 2 3'
 * seats.join(' '); // '0 1 2 3'
 * ```
 */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const out = [...items];
  for (let last = out.length - 1; last > 0; last -= 1) {
    const part = random();
    if (!(part >= 0 && part < 1)) throw new RangeError(`random: gave ${part}, which is not at least 0 and less than 1`);
    swap(out, last, Math.floor(part * (last + 1)));
  }
  return out;
}

/** Exchanges two items of a list, in place. */
export function swap<T>(items: T[], i: number, j: number): void {
  const held = items[i] as T; // both are positions of the list
  items[i] = items[j] as T;
  items[j] = held;
}
