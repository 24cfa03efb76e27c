import { assertVariant, LawError } from 'kings-corner/testing';
import { pairsOf, spreadVariants, validPairs } from '../test/laws/spread.js';

/*
 * The laws over many variants: `npm run test:laws -- 5000 7` for 5,000 of them, drawn with the seed 7.
 */

const [count = 5000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const started = Date.now();

/** Enough variants at a time that each batch has nearly every pair of values. */
const BATCH = 250;
const pairs = new Set<string>();
const valid = validPairs();
let variants = 0;
let tables = 0;
let checked = 0;

console.log(`${count} variants, seed ${seed}`);
for (let batch = 0; variants < count; batch += 1) {
  for (const variant of spreadVariants(Math.min(BATCH, count - variants), seed + batch)) {
    try {
      assertVariant(variant, {
        seed: seed + variants,
        walks: 6,
        matches: 2,
        onProgress: () => {
          checked += 1;
        },
      });
    } catch (error) {
      console.error(error instanceof LawError ? error.message : error);
      process.exit(1);
    }
    for (const pair of pairsOf(variant)) pairs.add(pair);
    variants += 1;
    tables += variant.seats.max - variant.seats.min + 1;
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${variants} variants, ${tables} tables, ${checked} walks and matches, ${seconds} s`);
}
console.log(
  `every law held; ${[...valid].filter((pair) => pairs.has(pair)).length} of ${valid.size} valid pairs of option values`,
);
