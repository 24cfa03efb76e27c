import { compareMany } from '../test/kernel/equality.js';

// The long run of the equality of kernel and reducer: `npm run test:kernel -- 1000000 1` (positions, first seed). Fails with the
// first difference; prints how many positions had each value of each option.
const positions = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? 1);
const start = performance.now();
const coverage = compareMany(positions, seed);
const seconds = (performance.now() - start) / 1000;
console.log(`${coverage.positions} positions of ${coverage.walks} walks, no difference, ${seconds.toFixed(1)} s`);
console.table(Object.fromEntries([...coverage.counts].sort().map(([what, count]) => [what, { positions: count }])));
