import { PRESETS, type Variant } from 'kings-corner';
import { keep, parameter, rounded } from './figures.js';
// @ts-expect-error the yardstick is plain JavaScript
import { run as yardstick } from './yardstick.mjs';

/** What a run of random play came to. */
export interface Run {
  readonly plies: number;
  readonly seconds: number;
}

/** What is measured against the yardstick. */
export interface Contender {
  readonly name: 'engine' | 'kernel';
  /** Rounds of each run. */
  readonly rounds: number;
  /** Runs for a variant. */
  readonly times: (variant: Variant) => number;
  /** Prepares a variant, and gives what plays one run of it. */
  readonly prepare: (variant: Variant, seats: number) => (rounds: number, seed: number) => Run;
  /** More columns of a variant. */
  readonly more?: (variant: Variant, seats: number) => Readonly<Record<string, string>>;
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Prints the speed of a contender beside the yardstick's, alternating in one process, for every preset or for the one named on the
 * command line; `--write` keeps what all of them came to.
 */
export function printAgainstYardstick({ name, rounds, times, prepare, more }: Contender): void {
  console.log(
    `medians of alternating runs of ${rounds} rounds each, uniformly random legal play: millions of plies a second\n`,
  );
  const variants = Object.values(PRESETS).filter(({ name }) => parameter === undefined || name === parameter);
  const speeds = variants.map((variant) => {
    const seats = variant.seats.min;
    const play = prepare(variant, seats);
    const pairs = Array.from({ length: times(variant) }, (_, time) => ({
      ours: speed(play(rounds, time)),
      theirs: speed(yardstick(rounds, time) as Run),
    }));
    const ours = median(pairs.map((pair) => pair.ours));
    const theirs = median(pairs.map((pair) => pair.theirs));
    return {
      preset: variant.name,
      seats,
      ours: rounded(ours),
      yardstick: rounded(theirs),
      ratio: rounded(ours / theirs),
    };
  });
  console.table(variants.map((variant, index) => ({ ...speeds[index], ...more?.(variant, variant.seats.min) })));
  keep(name, speeds);
}

const speed = ({ plies, seconds }: Run): number => plies / seconds / 1e6;
