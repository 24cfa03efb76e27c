/**
 * Breaks the rules on purpose, one sentence at a time, and asks whether a test of that paragraph notices.
 *
 * Each fault of plantFaults.faults.ts is planted in a copy of the sources by replacing a text, and the tests of test/rules run
 * there: at least one that fails must bear the id of the paragraph. Every paragraph of docs/rules.md needs a fault, a test, and a
 * comment in the sources.
 *
 *   npm run test:faults                    every fault
 *   npm run test:faults -- R-FLIP R-OUT    those of some paragraphs
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { bearsId, gapsOf } from './paragraphs.js';
import { FAULTS, type Fault } from './plantFaults.faults.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A fault may make the rules go round for ever; no run of the tests takes nearly as long. */
const LONGEST_RUN = 60_000;

interface Bench {
  readonly copy: string;
  readonly vitest: Vitest;
  readonly files: readonly TestSpecification[];
}

async function main(chosen: readonly string[]): Promise<number> {
  const planted = FAULTS.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const misplaced = planted.filter((fault) => placesOf(fault) !== 1);
  if (misplaced.length > 0) {
    return report(
      misplaced.map((fault) => `${placesOf(fault)} places in src/${fault.file}, not one, for ${fault.find}`),
    );
  }
  const bench = await openBench();
  try {
    const sound = await runTests(bench);
    if (sound.failed.length > 0) return report(['without any fault these tests fail:', ...sound.failed]);
    const gaps =
      chosen.length > 0
        ? []
        : gapsOf(
            sound.passed,
            FAULTS.map(({ id }) => id),
          );
    const missed: string[] = [];
    for (const fault of planted) {
      const { failed } = await runWith(bench, fault).catch((cause: unknown) => {
        throw new Error(`${fault.id}: ${fault.wrong}`, { cause });
      });
      const own = failed.filter((name) => bearsId(name, fault.id));
      console.log(`${own.length > 0 ? 'caught' : 'MISSED'}  ${fault.id}: ${fault.wrong}`);
      for (const name of own.slice(0, 3)) console.log(`          ${name}`);
      const others = failed.length - Math.min(own.length, 3);
      if (others > 0) console.log(`          and ${others} more`);
      if (own.length === 0) missed.push(`${fault.id}: ${fault.wrong} (${fault.file})`);
    }
    console.log(`\n${planted.length} faults in ${new Set(planted.map(({ id }) => id)).size} paragraphs`);
    return report([...gaps, ...missed.map((fault) => `no test of its paragraph catches ${fault}`)]);
  } finally {
    await bench.vitest.close();
    rmSync(bench.copy, { recursive: true, force: true });
  }
}

/** A copy of the sources with the tests that name paragraphs, and one vitest for all the runs. */
async function openBench(): Promise<Bench> {
  const copy = mkdtempSync(join(tmpdir(), 'plant-faults-'));
  for (const path of ['src', 'test', 'package.json', 'tsconfig.json', 'vitest.config.ts']) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const names = readdirSync(join(ROOT, 'test/rules')).filter((name) => name.endsWith('.test.ts'));
  const include = names
    .map((name) => `test/rules/${name}`)
    .filter((path) => readFileSync(join(ROOT, path), 'utf8').match(/^\s*'?R-|\('R-/m) !== null);
  const vitest = await createVitest('test', {
    root: copy,
    watch: false,
    include,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    typecheck: { enabled: false },
    reporters: [{}],
  });
  return { copy, vitest, files: await vitest.globTestSpecifications() };
}

function placesOf({ file, find }: Fault): number {
  return readFileSync(join(ROOT, 'src', file), 'utf8').split(find).length - 1;
}

interface Result {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** The tests by how they end with a fault in the sources; afterwards it is gone again. */
async function runWith(bench: Bench, { id, file, find, replace, wrong }: Fault): Promise<Result> {
  const path = join(bench.copy, 'src', file);
  const text = readFileSync(path, 'utf8');
  const places = text.split(find).length - 1;
  if (places !== 1)
    throw new Error(`${id}, ${wrong}: the text stands ${places} times in src/${file}, not once:\n${find}`);
  const plant = (content: string): void => {
    writeFileSync(path, content);
    bench.vitest.invalidateFile(path);
  };
  plant(text.replace(find, () => replace));
  try {
    return await runTests(bench);
  } finally {
    plant(text);
  }
}

async function runTests({ vitest, files }: Bench): Promise<Result> {
  const clock = setTimeout(() => {
    console.error(`a run of the tests took longer than ${LONGEST_RUN / 1000} s`);
    process.exit(1);
  }, LONGEST_RUN);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...files], true);
  clearTimeout(clock);
  if (unhandledErrors.length > 0) throw new Error('the tests could not run', { cause: unhandledErrors[0] });
  const broken = testModules.flatMap((module) => module.errors());
  if (broken.length > 0) throw new Error(`a test file could not run: ${broken[0]?.message}`);
  const tests = testModules.flatMap((module) => [...module.children.allTests()]);
  const crash = tests.flatMap((test) => test.result().errors ?? []).find(({ name }) => name === 'ReferenceError');
  if (crash !== undefined) throw new Error(`a fault that does not run proves nothing: ${crash.message}`);
  const namesOf = (state: string): readonly string[] =>
    tests.filter((test) => test.result().state === state).map(({ fullName }) => fullName);
  return { passed: namesOf('passed'), failed: namesOf('failed') };
}

/** The exit code. */
function report(problems: readonly string[]): number {
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? 'Every one is caught by a test of its paragraph.' : `${problems.length} problems`,
  );
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
