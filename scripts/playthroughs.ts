import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { perftTable, playthroughOf, TABLES } from '../test/playthroughs/playthrough.js';

/*
 * Writes the playthroughs and the table of perft numbers anew: `npm run playthroughs`. What changes in them is what changed in the
 * rules, so look at the difference line by line before you keep it.
 */

const folder = fileURLToPath(new URL('../test/playthroughs/rounds/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) rmSync(folder + name);
for (const table of TABLES) writeFileSync(`${folder}${table.name}.txt`, playthroughOf(table));

const rows = Object.entries(perftTable()).map(([name, counts]) => `  "${name}": [${counts.join(', ')}]`);
writeFileSync(
  fileURLToPath(new URL('../test/playthroughs/perft.json', import.meta.url)),
  `{\n${rows.join(',\n')}\n}\n`,
);
console.log(`${TABLES.length} playthroughs, ${rows.length} rows of perft numbers`);
