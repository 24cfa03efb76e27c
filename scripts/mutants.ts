/**
 * Writes into docs/testing.md how many mutants of a file were killed and how many survive, from the report of the last mutation run.
 * Why they survive is for people to say: that column stays, and a file that is new in the table gets an empty one.
 *
 *     npm run test:mutation -- --mutate src/rules/reducer.ts && npm run mutants && npm run format
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

type Status =
  | 'Killed'
  | 'Timeout'
  | 'Survived'
  | 'NoCoverage'
  | 'CompileError'
  | 'RuntimeError'
  | 'Ignored'
  | 'Pending';

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: Status }[] }>>;
}

const PAGE = 'docs/testing.md';
const ROW = /^\| `(\w+\.ts)` +\| \d+ +\| \d+ +\| \d+ +\|(.*)\|$/gm;

const report: Report = JSON.parse(readFileSync('reports/mutation.json', 'utf8'));
const page = readFileSync(PAGE, 'utf8');
const reasons = new Map([...page.matchAll(ROW)].map(([row, file = '', why = '']) => [file, { row, why: why.trim() }]));

const rows = new Map([...reasons].map(([file, { row }]) => [file, row]));
for (const [path, { mutants }] of Object.entries(report.files)) {
  const count = (...statuses: readonly Status[]): number =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const [killed, survive] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  const file = basename(path);
  if (killed + survive === 0) continue; // not part of this run
  const cells = [`\`${file}\``, killed + survive, killed, survive, reasons.get(file)?.why ?? ''];
  rows.set(file, `| ${cells.join(' | ')} |`);
}

const table = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
const [first] = reasons.values();
if (first === undefined) throw new Error(`${PAGE} has no table of mutants`);
writeFileSync(PAGE, page.replace(first.row, `${table.join('\n')}\n@@`).replace(/@@\n(?:\| `\w+\.ts`.*\n)*/, ''));
