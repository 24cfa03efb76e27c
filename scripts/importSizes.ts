/**
 * Writes how much each single import may weigh, minified and gzipped, and the packages that come with it. Bundles what `dist` holds.
 *
 *     npm run build && npm run size:imports
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { budgetFor, eachImport } from '../test/package/bundle.js';
import { entriesOf } from '../test/package/consumer.js';

const entries = entriesOf(JSON.parse(readFileSync('package.json', 'utf8'))).map((entry) => `kings-corner${entry}`);
const lines = [...(await eachImport(entries))].map(([name, { size, packages }]) =>
  [name, budgetFor(size), ...packages].join(' '),
);
writeFileSync('test/package/imports.txt', `${lines.join('\n')}\n`);
