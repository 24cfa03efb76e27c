/**
 * Writes how much each single import may weigh, minified and gzipped, and the packages that come with it. Bundles what `dist` holds.
 *
 *     npm run build && npm run size:imports
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { eachImport, readImports } from '../test/package/bundle.js';
import { entriesOf } from '../test/package/consumer.js';

const entries = entriesOf(JSON.parse(readFileSync('package.json', 'utf8'))).map((entry) => `kings-corner${entry}`);
const known = readImports();
const lines = [...(await eachImport(entries))].map(([name, { size, packages }]) =>
  [name, budgetFor(size, known.get(name)?.budget), ...packages].join(' '),
);
writeFileSync('test/package/imports.txt', `${lines.join('\n')}\n`);

/** Some room for small changes, in steps that are easy to read; what was there stays while it is about right. */
function budgetFor(size: number, before = 0): number {
  const budget = Math.ceil((size * 1.05) / 50) * 50;
  return before >= size && before <= budget * 1.1 ? before : budget;
}
