/** Values in ascending order, each with how often it came. Counts add up exactly, in any order. */
export type Histogram = readonly (readonly [value: number, count: number])[];

/** Counts of values, by value. */
export type Counts = Map<number, number>;

/** Counts a value once more, or more often. */
export function addTo(counts: Counts, value: number, times = 1): void {
  counts.set(value, (counts.get(value) ?? 0) + times);
}

/** The counts as a histogram. */
export function histogramOf(counts: Counts): Histogram {
  return [...counts].sort(([a], [b]) => a - b);
}

/** Adds the values of a histogram to counts. */
export function addHistogram(counts: Counts, histogram: Histogram): void {
  for (const [value, count] of histogram) addTo(counts, value, count);
}
