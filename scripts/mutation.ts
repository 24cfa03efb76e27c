/**
 * Changes the sources in every small way that Stryker knows, and counts the changes that no test notices.
 *
 *   npm run test:mutation                        every area: src/rules, src/notation, src/fair
 *   npm run test:mutation -- fair notation       some of them
 *   npm run test:mutation -- rules match.ts      some files of one
 *
 * A JSON report of each area goes to reports/mutation; the table of all files at the end is that of docs/testing.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const AREAS = ['rules', 'notation', 'fair'];

/** The part of a report of Stryker that is read here. */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** Mutants of a file, and those that a test notices: by failing, or by never ending. */
interface Score {
  readonly mutants: number;
  readonly killed: number;
}

function mutate(area: string, files: readonly string[]): void {
  const only = files.length === 0 ? [] : ['--mutate', files.map((file) => `src/${area}/${file}`).join(',')];
  const { status } = spawnSync('npx', ['stryker', 'run', ...only], {
    stdio: 'inherit',
    env: { ...process.env, KINGS_CORNER_AREA: area },
  });
  if (status !== 0) throw new Error(`Stryker ended with ${status}`);
}

function scoresOf(area: string): readonly (readonly [string, Score])[] {
  const { files } = JSON.parse(readFileSync(`reports/mutation/${area}.json`, 'utf8')) as Report;
  return Object.entries(files).map(([path, { mutants }]) => {
    const valid = mutants.filter(({ status }) => !['CompileError', 'RuntimeError', 'Ignored'].includes(status));
    const killed = valid.filter(({ status }) => status === 'Killed' || status === 'Timeout');
    return [`${area}/${basename(path)}`, { mutants: valid.length, killed: killed.length }];
  });
}

function line(name: string, { mutants, killed }: Score): string {
  return `${name.padEnd(28)} ${String(killed).padStart(5)} of ${String(mutants).padStart(5)}  ${((100 * killed) / mutants).toFixed(1)} %`;
}

const given = process.argv.slice(2);
const files = given.filter((word) => !AREAS.includes(word));
const areas = given.length === files.length ? AREAS : given.filter((word) => AREAS.includes(word));
if (files.length > 0 && areas.length !== 1) throw new Error('files of one area: name it first');
for (const area of areas) mutate(area, files);
const scores = areas.flatMap(scoresOf);
const total = scores.reduce(
  (sum, [, { mutants, killed }]) => ({ mutants: sum.mutants + mutants, killed: sum.killed + killed }),
  { mutants: 0, killed: 0 },
);
for (const [name, score] of scores) console.log(line(name, score));
console.log(line('all', total));
