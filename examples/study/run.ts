/**
 * Plays the study, or a shard of it, on worker threads, with a bar that shows how far it is.
 *
 *     npm run study                                  all of it, from nothing to tables and plots: hours
 *     npm run study -- --quick                       a hundredth of it in two minutes, in a folder of its own
 *     npm run study -- --table published             one table; or several: --table published,speed
 *     npm run study -- --task mustPlay               the match-ups in whose names that stands
 *     npm run study -- --shard 2/8 --out shard2.json the second of eight parts, for a job queue or a cluster
 *     npm run study -- --merge shard*.json           adds shards up
 *     npm run study -- --render                      tables and plots from the results there are
 *
 * Shards may be cut and added up in any way: the results are the same, byte for byte. A run that was broken off goes on where it
 * was when it is started again, from the file beside the results that ends in `.part`. Tables and plots are written beside results
 * that are called `results.json`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { type Journal, openJournal } from './journal.js';
import { playAll } from './pool.js';
import { mergedResults, type Results } from './results.js';
import { measureSpeed, type Speed } from './speed.js';
import { markdown } from './tables.js';
import { type Piece, piecesOf, type Report, TASKS, type Task } from './tasks.js';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Of the whole study, for a run of about two minutes on one core. */
const QUICK = 0.01;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    scale: { type: 'string' },
    table: { type: 'string' },
    task: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string' },
    merge: { type: 'boolean', default: false },
    render: { type: 'boolean', default: false },
  },
});
const out = values.out ?? join(FOLDER, values.quick ? 'quick' : 'results', 'results.json');
const scale = positive('scale', values.scale ?? String(values.quick ? QUICK : 1));
const speedFile = join(dirname(out), 'speed.json');

mkdirSync(dirname(out), { recursive: true });
if (values.merge) writeJson(out, mergedResults(positionals.map(readResults), TASKS));
else if (!values.render) await play();
if (basename(out) === 'results.json') await render();

async function play(): Promise<void> {
  const tables = values.table?.split(',') ?? null;
  const unknown = tables?.find((name) => name !== 'speed' && !TASKS.some(({ table }) => table === name));
  if (unknown !== undefined) throw new Error(`--table: there is no table ${unknown}`);
  const tasks = TASKS.filter(
    ({ id, table }) => (tables === null || tables.includes(table)) && id.includes(values.task),
  );
  await playShard(tasks);
  // what depends on the machine is no part of a shard
  const withSpeed = tables === null ? values.task === '' && values.shard === '1/1' : tables.includes('speed');
  if (withSpeed) writeJson(speedFile, measureSpeed(scale));
}

/** Plays the pieces of this shard; what other tasks have stays in the file. */
async function playShard(tasks: readonly Task[]): Promise<void> {
  const pieces = piecesOf(tasks, scale).filter((_, index) => isMine(index));
  if (pieces.length === 0) return;
  const journal = openJournal(`${out}.part`);
  const played = mergedResults(await playWithBar(pieces, journal), tasks);
  const kept: Results = existsSync(out) ? readResults(out) : {};
  writeJson(out, inOrder({ ...kept, ...played }, TASKS));
  journal.close();
}

/** Every n-th piece, so that all shards take about the same time. */
function isMine(index: number): boolean {
  const [number = 0, of = 0] = values.shard.split('/').map(Number);
  if (!(Number.isInteger(of) && Number.isInteger(number) && number >= 1 && number <= of)) {
    throw new Error(`--shard: something like 2/8 is needed, not ${values.shard}`);
  }
  return index % of === number - 1;
}

async function playWithBar(pieces: readonly Piece[], journal: Journal): Promise<readonly Results[]> {
  const bar = new SingleBar(
    { format: ' {bar} {percentage}%  {value}/{total} pieces  {eta_formatted} left  {now}', hideCursor: true },
    Presets.shades_classic,
  );
  const parts: Results[] = [];
  const left: Piece[] = [];
  for (const piece of pieces) {
    const report = journal.played(piece);
    if (report === undefined) left.push(piece);
    else parts.push({ [piece.task.id]: report });
  }
  bar.start(pieces.length, parts.length, { now: '' });
  const done = (piece: Piece, report: Report): void => {
    journal.note(piece, report);
    parts.push({ [piece.task.id]: report });
    bar.increment({ now: piece.task.id });
  };
  try {
    await playAll(left, positive('threads', values.threads), done);
  } finally {
    bar.stop();
  }
  return parts;
}

async function render(): Promise<void> {
  const results = existsSync(out) ? readResults(out) : {};
  const speed = existsSync(speedFile) ? (JSON.parse(readFileSync(speedFile, 'utf8')) as Speed) : null; // likewise
  const { plots } = await import('./plots.js'); // large, and no shard needs it
  writeFileSync(join(dirname(out), 'tables.md'), markdown(results, speed));
  for (const [name, svg] of Object.entries(await plots(results, speed))) {
    writeFileSync(join(dirname(out), `${name}.svg`), svg);
  }
  console.log(`tables and plots are in ${dirname(out)}`);
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

function readResults(file: string): Results {
  return JSON.parse(readFileSync(file, 'utf8')) as Results; // a file that this program wrote
}

function writeJson(file: string, value: Results | Speed): void {
  writeFileSync(file, `${JSON.stringify(value)}\n`);
}
