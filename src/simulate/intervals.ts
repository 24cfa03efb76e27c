import type { Histogram } from './histogram.js';

/** How often something happened, with its 95 % interval. */
export interface Share {
  readonly count: number;
  /** Out of how many. */
  readonly of: number;
  /** `count / of`; 0 when `of` is 0. */
  readonly share: number;
  /** The 95 % interval by Wilson's score: within 0 and 1, and sound also where `count` is 0 or `of`. */
  readonly low: number;
  readonly high: number;
}

/** A mean, with its 95 % interval. */
export interface Mean {
  readonly mean: number;
  /** The 95 % interval: the mean ± 1.96 standard errors. */
  readonly low: number;
  readonly high: number;
  /** Over how many values. */
  readonly of: number;
  /** The values, ascending, each with how often it came. */
  readonly values: Histogram;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

/**
 * A share with Wilson's 95 % interval.
 *
 * @throws `RangeError` when `count` and `of` are not whole numbers with 0 ≤ `count` ≤ `of`.
 * @example
 * ```ts
 * import { shareOf } from 'kings-corner/simulate';
 * shareOf(50, 100).share; // 0.5
 * shareOf(50, 100).low.toFixed(4); // '0.4038'
 * shareOf(0, 100).high.toFixed(4); // '0.0370'
 * ```
 */
export function shareOf(count: number, of: number): Share {
  if (!Number.isSafeInteger(of) || of < 0) throw new RangeError('of: a whole number of at least 0 is needed');
  if (!Number.isSafeInteger(count) || count < 0 || count > of) {
    throw new RangeError(`count: a whole number from 0 to ${of} is needed`);
  }
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const share = count / of;
  const spread = (Z * Z) / of;
  const centre = share + spread / 2;
  const reach = Z * Math.sqrt((share * (1 - share) + spread / 4) / of);
  const low = count === 0 ? 0 : (centre - reach) / (1 + spread);
  const high = count === of ? 1 : (centre + reach) / (1 + spread);
  return { count, of, share, low, high };
}

/** The mean of the values of a histogram; 0 when it is empty. */
export function meanOf(values: Histogram): Mean {
  let of = 0;
  let sum = 0;
  for (const [value, count] of values) {
    of += count;
    sum += value * count;
  }
  const mean = of === 0 ? 0 : sum / of;
  let squares = 0;
  for (const [value, count] of values) squares += count * (value - mean) ** 2;
  const reach = of < 2 ? 0 : Z * Math.sqrt(squares / (of - 1) / of);
  return { mean, low: mean - reach, high: mean + reach, of, values };
}
