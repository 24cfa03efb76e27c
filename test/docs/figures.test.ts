import { existsSync, readFileSync } from 'node:fs';
import {
  applyMove,
  canUndo,
  createHistory,
  createRecord,
  createRound,
  legalMoves,
  type Move,
  PRESETS,
  push,
  type RoundState,
  shuffleDeck,
  standard,
  undo,
} from 'kings-corner';
import { createKernel, createPosition, MOVE_COUNT } from 'kings-corner/kernel';
import { describe, expect, it } from 'vitest';
import { readResults } from '../../bench/figures.js';
import { readBudgets, readMatrix } from '../../scripts/pageBlocks.js';
import { filesIn, readText } from './snippets.js';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const BY_ROUND_NUMBER: Readonly<Record<string, string>> = { 100000: 'a hundred thousand', 1000000: 'a million' };

/** A number in a file of the project, by a pattern around it. */
function numberIn(file: string, pattern: RegExp): number {
  const found = pattern.exec(readText(file))?.[1];
  if (found === undefined) throw new Error(`${file} has nothing like ${pattern}`);
  return Number(found.replaceAll('_', ''));
}

const packageJson = JSON.parse(readText('package.json'));
const engines = /^>=(\d+\.\d+)\.0$/.exec(packageJson.engines.node)?.[1];
const { deal, classicAttack } = readResults();
const presets = Object.keys(PRESETS).length;
const catalogues = filesIn('src/rulebook', '.ts').filter((file) => /\/[a-z]{2}\.ts$/.test(file));
const limitOf = (name: string): string | undefined => readBudgets().find((budget) => budget.name === name)?.limit;
const withCommas = (n: number): string => n.toLocaleString('en');

/** What the pages say with figures, made from what the figures are of. Gaps and line breaks are all the same. */
const FIGURES: readonly (readonly [page: string, says: string])[] = [
  ['README.md', `${presets} published rule sets are presets`],
  ['llms.txt', `the ${presets} presets and their sources`],
  ['README.md', `A whole round takes at most ${limitOf('root: a whole round')} (min+gzip)`],
  ['README.md', `Node.js ${engines} and newer`],
  ['CONTRIBUTING.md', `Node.js ${engines} or newer`],
  ['docs/architecture.md', `a number from 0 to ${MOVE_COUNT - 1}, one for every conceivable move`],
  [
    'docs/architecture.md',
    `about ${Math.round(createPosition(createKernel(standard, 2)).bytes.length / 100) * 100} bytes`,
  ],
  [
    'docs/architecture.md',
    `compares ${BY_ROUND_NUMBER[numberIn('test/kernel/equality.test.ts', /compareMany\(([\d_]+), /)]} positions`,
  ],
  [
    'docs/architecture.md',
    `compares ${BY_ROUND_NUMBER[numberIn('scripts/kernelEquality.ts', /\?\? ([\d_]+)\)/)]} and prints`,
  ],
  [
    'docs/testing.md',
    `over ${numberIn('test/laws/laws.test.ts', /spreadVariants\((\d+),/)} random variants with all their numbers of seats`,
  ],
  [
    'docs/testing.md',
    `${withCommas(numberIn('package.json', /"test:fuzz": "KINGS_CORNER_FUZZ=\$\{KINGS_CORNER_FUZZ:-(\d+)\}/))} hostile values`,
  ],
  [
    'docs/house-rules.md',
    `it plays ${numberIn('src/testing/assertVariant.ts', / walks = (\d+),/)} random walks and ` +
      `${numberIn('src/testing/assertVariant.ts', / matches = (\d+),/)} random matches`,
  ],
  [
    'docs/rulebook.md',
    `a score sheet for ${WORDS[numberIn('examples/printables/scoreSheet.ts', /^const MATCHES = (\d+);/m)]} matches of ` +
      `${WORDS[numberIn('examples/printables/scoreSheet.ts', /^const ROUNDS = (\d+);/m)]} rounds`,
  ],
  ['docs/errors.md', `one sentence for each code, in ${WORDS[catalogues.length]} languages`],
  ['docs/fair-deal.md', `in less than ${Math.ceil(readText('docs/verify.py').split('\n').length / 10) * 10} lines`],
  [
    'docs/fair-deal.md',
    `${(deal.figures.whole / 1000).toFixed(1)} ms, ${deal.figures.ratio.toFixed(1)} times the bare hash calls`,
  ],
  ['docs/fair-deal.md', `bench/deal.ts\`; ${deal.on})`],
  [
    'docs/fair-deal.md',
    `the entry adds at most ${numberIn('test/package/bundles.test.ts', /toBeLessThanOrEqual\((\d+)000\)/)} kB, minified and gzipped`,
  ],
  ['docs/fair-deal.md', `the true one: ${Math.round(classicAttack.figures.search)} seconds of one core`],
  ['docs/fair-deal.md', `deals it: ${classicAttack.figures.otherSeed.toFixed(2)} seconds`],
  ['docs/integrating.md', `The version is ${/^(\d+\.\d+)\./.exec(packageJson.devDependencies['@colyseus/core'])?.[1]}`],
  [
    'docs/rules.md',
    `stop after ${numberIn('src/simulate/selfPlay.ts', /return (\d+) \+ 101 \* seats/)} + ` +
      `${numberIn('src/simulate/selfPlay.ts', /return 148 \+ (\d+) \* seats/)} × seats turns`,
  ],
  ['docs/saving.md', `A history goes back ${stepsBack()} states unless told otherwise`],
];

/** How many steps a history of more moves than it keeps goes back. */
function stepsBack(): number {
  const round = createRound({ seats: 2, deck: shuffleDeck('history') });
  let history = createHistory(round);
  for (let n = 0; n < 3000; n++) {
    const { present } = history;
    const [move] = legalMoves(present);
    history = push(history, present.outcome === null && move !== undefined ? applyMove(present, move) : round);
  }
  let steps = 0;
  while (canUndo(history, { unlimited: true })) {
    history = undo(history, { unlimited: true });
    steps++;
  }
  return steps;
}

/** The first legal move, again and again. */
function movesToTheEnd(start: RoundState): readonly Move[] {
  const moves: Move[] = [];
  for (let round = start; round.outcome === null; ) {
    const [move] = legalMoves(round);
    if (move === undefined) throw new Error('a live round without a legal move');
    moves.push(move);
    round = applyMove(round, move);
  }
  return moves;
}

/** Text without line breaks, and without what stands in blocks of code or in tables that are made. */
function proseOf(page: string): string {
  return readFileSync(page, 'utf8')
    .replace(/^ *```[\s\S]*?^ *```$/gm, '')
    .replace(/<!-- table of [\s\S]*?<!-- end -->/g, '')
    .replace(/ +/g, ' ');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Pages whose figures are all of the kind above: what is measured or counted, and may change. Others hold rules and formats. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'llms.txt',
  ...['architecture', 'compatibility', 'fair-deal', 'house-rules', 'integrating', 'rulebook', 'saving', 'testing'].map(
    (name) => `docs/${name}.md`,
  ),
];

const UNITS =
  'kB|B|bytes|bits|ms|µs|seconds|minutes|hours|times|million|thousand|plies|presets|published|random|hostile|positions|states|lines|' +
  'matches|walks|rounds|variants|values|languages|percent|% ';
const MEASURE = new RegExp(
  `\\b(?:[\\d.,]*\\d|a hundred|${WORDS.slice(2).join('|')})(?: to [\\d.]+)? (?:${UNITS})\\b`,
  'g',
);

/** What looks like a figure of that kind and is part of a rule, a format or a manner of speaking. */
const NO_MEASURES: readonly RegExp[] = [
  /32 (?:random )?bytes/,
  /26 bits for each/,
  /seed of 128 bits/,
  /keeps 32 bits of it/,
  /rarely more than 250 lines/, // see below
  /checked variant in ten minutes/,
  /every law over 5,000 random variants/, // an example of a command
  /a file takes one to five minutes/,
];

describe('the figures of the pages', () => {
  it.each(FIGURES)('%s: %s', (page, says) => {
    expect(oneLine(proseOf(page))).toContain(says);
  });

  it.each(PAGES)('%s has no figure that nothing vouches for', (page) => {
    const prose = oneLine(proseOf(page)).split('## The format, byte by byte')[0] ?? '';
    const vouched = [
      ...FIGURES.filter(([of]) => of === page).map(([, says]) => says),
      ...NO_MEASURES.map((pattern) => pattern.exec(prose)?.[0] ?? ''),
    ].filter((text) => text !== '');
    const spans = vouched.map((text) => ({ from: prose.indexOf(text), to: prose.indexOf(text) + text.length }));
    const loose = [...prose.matchAll(MEASURE)]
      .filter(({ index }) => !spans.some(({ from, to }) => from !== -1 && from <= index && index < to))
      .map(({ index }) => prose.slice(Math.max(0, index - 30), index + 40));
    expect(loose).toEqual([]);
  });

  it('hardly a file of src has more lines than the house rules want', () => {
    const files = filesIn('src', '.ts');
    const long = files.filter((file) => readText(file).split('\n').length > 251);
    expect(long.length).toBeLessThan(files.length / 20);
  });

  it('a record of a whole round takes about a kilobyte', () => {
    const bytes = ['one', 'two', 'three', 'four', 'five'].map((seed) => {
      const setup = { seats: 2, deck: shuffleDeck(seed) };
      const moves = movesToTheEnd(createRound(setup));
      return JSON.stringify(createRecord(setup, moves)).length;
    });
    for (const size of bytes) expect(Math.abs(size - 1000)).toBeLessThan(500);
  });

  it('the round of the matrix has as many plies as its runtimes found', () => {
    const { seed, plies } = readMatrix();
    expect(movesToTheEnd(createRound({ seats: 2, deck: shuffleDeck(seed) }))).toHaveLength(plies);
  });

  it('the counts of mutants add up, and their files exist', () => {
    const rows = [...readText('docs/testing.md').matchAll(/^\| `(\w+\/\w+\.ts)` +\| (\d+) +\| (\d+) +\| (\d+) +\|/gm)];
    expect(rows.length).toBeGreaterThan(3);
    for (const [, file = '', mutants, killed, survive] of rows) {
      expect(existsSync(`src/${file}`), file).toBe(true);
      expect([file, Number(killed) + Number(survive)]).toEqual([file, Number(mutants)]);
    }
    const [mutants, killed] = [2, 3].map((cell) => rows.reduce((sum, row) => sum + Number(row[cell]), 0)) as [
      number,
      number,
    ];
    expect(oneLine(readText('docs/testing.md'))).toContain(
      `Of ${withCommas(mutants)} mutants ${withCommas(killed)} are killed, ${((100 * killed) / mutants).toFixed(1)} %`,
    );
  });

  it('the table of presets names each preset once', () => {
    const rows = readText('README.md').split('\n## Presets\n')[1]?.split('\n## ')[0] ?? '';
    const names = [...rows.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(Object.keys(PRESETS).sort());
  });
});
