/**
 * Plays the study, or a shard of it, on worker threads, with a bar that shows how far it is.
 *
 *     npm run study                                  all of it: hours
 *     npm run study -- --scale 0.01                  a hundredth, for a try
 *     npm run study -- --table published             one table; or several: --table published,rules
 *     npm run study -- --shard 2/8 --out shard2.json the second of eight parts, for a job queue or a cluster
 *     npm run study -- --merge shard*.json           adds shards up
 *     npm run study -- --render                      tables and plots from the results there are
 *
 * Shards may be cut and added up in any way: the results are the same, byte for byte.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { plots } from './plots.js';
import { playAll } from './pool.js';
import { mergedResults, type Results } from './results.js';
import { markdown } from './tables.js';
import { type Piece, piecesOf, type Report, TASKS, type Task } from './tasks.js';

const FOLDER = fileURLToPath(new URL('./results/', import.meta.url));
const RESULTS = `${FOLDER}results.json`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '1' },
    table: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: RESULTS },
    merge: { type: 'boolean', default: false },
    render: { type: 'boolean', default: false },
  },
});

if (values.merge) write(values.out, mergedResults(positionals.map(read), TASKS));
else if (!values.render) write(values.out, await playShard());
if (values.out === RESULTS) await render(read(RESULTS));

/** Plays the pieces of this shard; what other tables have stays in the file. */
async function playShard(): Promise<Results> {
  const tables = values.table?.split(',');
  const tasks = TASKS.filter(({ table }) => tables === undefined || tables.includes(table));
  const pieces = piecesOf(tasks, positive('scale', values.scale)).filter((_, index) => isMine(index));
  const reports = await playWithBar(pieces);
  const played = mergedResults(reports, tasks);
  const kept: Results = existsSync(values.out) ? read(values.out) : {};
  return inOrder({ ...kept, ...played }, TASKS);
}

/** Every n-th piece, so that all shards take about the same time. */
function isMine(index: number): boolean {
  const [number = 0, of = 0] = values.shard.split('/').map(Number);
  if (!(Number.isInteger(of) && Number.isInteger(number) && number >= 1 && number <= of)) {
    throw new Error(`--shard: something like 2/8 is needed, not ${values.shard}`);
  }
  return index % of === number - 1;
}

async function playWithBar(pieces: readonly Piece[]): Promise<readonly Results[]> {
  const bar = new SingleBar(
    { format: ' {bar} {percentage}%  {value}/{total} pieces  {eta_formatted} left  {now}', hideCursor: true },
    Presets.shades_classic,
  );
  const parts: Results[] = [];
  bar.start(pieces.length, 0, { now: '' });
  const done = ({ task }: Piece, report: Report): void => {
    parts.push({ [task.id]: report });
    bar.increment({ now: task.id });
  };
  try {
    await playAll(pieces, positive('threads', values.threads), done);
  } finally {
    bar.stop();
  }
  return parts;
}

async function render(results: Results): Promise<void> {
  writeFileSync(`${FOLDER}tables.md`, markdown(results));
  for (const [name, svg] of Object.entries(await plots(results))) writeFileSync(`${FOLDER}${name}.svg`, svg);
  console.log(`tables and plots are in ${FOLDER}`);
}

function inOrder(results: Results, tasks: readonly Task[]): Results {
  return Object.fromEntries(
    tasks.flatMap(({ id }) => {
      const report = results[id];
      return report === undefined ? [] : [[id, report]];
    }),
  );
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name}: a number above 0 is needed, not ${text}`);
  return number;
}

function read(file: string): Results {
  return JSON.parse(readFileSync(file, 'utf8')) as Results; // a file that this program wrote
}

function write(file: string, results: Results): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `${JSON.stringify(results)}\n`);
}
