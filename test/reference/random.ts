import { present } from './cards.js';

/** A number in [0, 1), as the reference's generators take it. */
export type Random = () => number;

/** mulberry32: small, and quite good enough to choose variants and moves. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return present(items[between(random, 0, items.length - 1)]);
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const rest = [...items];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(between(random, 0, rest.length - 1), 1));
  return result;
}
