/**
 * Changes the sources in every small way that Stryker knows, and counts the changes that no test notices.
 *
 *   npm run test:mutation                        every area: src/rules, src/notation, src/fair
 *   npm run test:mutation -- fair notation       some of them
 *   npm run test:mutation -- rules match.ts      some files of one
 *
 * A JSON report of each area goes to reports/mutation. The counts go into the table of docs/testing.md; why mutants survive is for
 * people to say, so that column stays as it is, and a file that is new in the table gets an empty one.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const AREAS = ['rules', 'notation', 'fair'];
const PAGE = 'docs/testing.md';
const SUM = /Of [\d,]+ mutants [\d,]+ are killed, [\d.]+ %\./;
const ROW = /^\| `(\w+\/\w+\.ts)` +\| *(\d+) +\| *(\d+) +\| *\d+ +\|(.*)\|$/gm;

type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored';

/** The part of a report of Stryker that is read here. */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: Status }[] }>>;
}

/** A line of the table. */
interface Score {
  /** With its area: `rules/match.ts`. */
  readonly file: string;
  readonly mutants: number;
  /** Those that a test notices: by failing, or by never ending. */
  readonly killed: number;
  readonly why: string;
}

function mutate(area: string, files: readonly string[]): void {
  const only = files.length === 0 ? [] : ['--mutate', files.map((file) => `src/${area}/${file}`).join(',')];
  const { status } = spawnSync('npx', ['stryker', 'run', ...only], {
    stdio: 'inherit',
    env: { ...process.env, KINGS_CORNER_AREA: area },
  });
  if (status !== 0) throw new Error(`Stryker ended with ${status}`);
}

/** The scores of the files of an area that were in its last run and have anything to mutate. */
function scoresOf(area: string): readonly Omit<Score, 'why'>[] {
  const { files } = JSON.parse(readFileSync(`reports/mutation/${area}.json`, 'utf8')) as Report;
  return Object.entries(files).flatMap(([path, { mutants }]) => {
    const count = (...wanted: readonly Status[]): number =>
      mutants.filter(({ status }) => wanted.includes(status)).length;
    const killed = count('Killed', 'Timeout');
    const all = killed + count('Survived', 'NoCoverage');
    return all === 0 ? [] : [{ file: `${area}/${basename(path)}`, mutants: all, killed }];
  });
}

function rowOf({ file, mutants, killed, why }: Score): string {
  return `| \`${file}\` | ${mutants} | ${killed} | ${mutants - killed} | ${why.trim()} |`;
}

/** The page with new counts; files of which there are none keep theirs. */
function withScores(page: string, scores: readonly Omit<Score, 'why'>[]): string {
  const rows = [...page.matchAll(ROW)];
  const known = rows.map(([, file = '', mutants, killed, why = '']): Score => {
    return { file, mutants: Number(mutants), killed: Number(killed), why };
  });
  const table = new Map(known.map((score) => [score.file, score]));
  for (const score of scores) table.set(score.file, { ...score, why: table.get(score.file)?.why ?? '' });
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`${PAGE} has no table of mutants`);
  const sorted = [...table.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  const rewritten = page.slice(0, first.index) + sorted.map(rowOf).join('\n') + page.slice(last.index + last[0].length);
  return rewritten.replace(SUM, sumOf(sorted));
}

/** The sentence above the table. */
function sumOf(scores: readonly Omit<Score, 'why'>[]): string {
  const mutants = scores.reduce((sum, each) => sum + each.mutants, 0);
  const killed = scores.reduce((sum, each) => sum + each.killed, 0);
  const share = ((100 * killed) / mutants).toFixed(1);
  return `Of ${mutants.toLocaleString('en')} mutants ${killed.toLocaleString('en')} are killed, ${share} %.`;
}

const given = process.argv.slice(2);
const files = given.filter((word) => !AREAS.includes(word));
const areas = given.length === files.length ? AREAS : given.filter((word) => AREAS.includes(word));
if (files.length > 0 && areas.length !== 1) throw new Error('files of one area: name it first');
for (const area of areas) mutate(area, files);
const scores = areas.flatMap(scoresOf);
writeFileSync(PAGE, withScores(readFileSync(PAGE, 'utf8'), scores));
spawnSync('npx', ['biome', 'format', '--write', PAGE], { stdio: 'inherit' });
console.log(sumOf(scores));
