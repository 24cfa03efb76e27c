import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CORPUS } from './corpus.js';
import { NASTY } from './hostile.js';
import { TARGETS, type Target } from './targets.js';

/** More in a longer run, and another seed: `npm run test:fuzz`. */
const RUNS = Number(process.env['KINGS_CORNER_FUZZ'] ?? 1500);
const SEED = Number(process.env['KINGS_CORNER_SEED'] ?? 1);

/** Longer than any call may take, on a slow machine too. */
const LONG = 3000;

function timed(target: Target, input: unknown): void {
  const start = performance.now();
  target.call(input);
  const took = performance.now() - start;
  if (took > LONG) throw new Error(`took ${Math.round(took)} ms`);
}

describe('values from outside get a typed error or are sound', () => {
  it.each(TARGETS)('$name', (target) => {
    fc.assert(
      fc.property(target.inputs, (make) => timed(target, make())),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

describe('inputs that once found a fault, or are likely to', () => {
  it.each(TARGETS)('$name', (target) => {
    const cases = CORPUS[target.name];
    expect(cases?.length).toBeGreaterThan(0);
    for (const make of [...(cases ?? []), ...NASTY]) timed(target, make());
  });
});
