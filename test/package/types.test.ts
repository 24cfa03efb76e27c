import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createConsumer } from './consumer.js';
import { TOOLS } from './tools.js';

const consumer = createConsumer('module', [TOOLS.typescript, TOOLS.fastCheck]);
afterAll(consumer.remove);

const PROGRAM = `
import { applyMove, createRound, type IllegalCode, legalMoves, moveIssue, type RoundState, shuffleDeck } from 'kings-corner';
import { verifyRound } from 'kings-corner/fair';
const round: RoundState = createRound({ seats: 2, deck: shuffleDeck('types') });
const moves = legalMoves(round);
const [first] = moves;
export const next: RoundState = first === undefined ? round : applyMove(round, first);
export const code: IllegalCode | null = moveIssue(round, { type: 'endTurn' });
export const verdict: 'broken' | 'consistent' | 'witnessed' = verifyRound({}).verdict;
// @ts-expect-error a pile never leaves a corner
applyMove(round, { type: 'movePile', from: 'NE', to: 'N' });
`;

describe('the types of the packed tarball', () => {
  it.each([
    { module: 'nodenext', moduleResolution: 'nodenext' },
    { module: 'esnext', moduleResolution: 'bundler' },
  ])('compile in a strict project with $moduleResolution', (settings) => {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      ...settings,
    };
    consumer.write('program.ts', PROGRAM);
    consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    expect(consumer.run('npx', 'tsc', '-p', '.')).toBe('');
  });

  it('compile in a CommonJS project', () => {
    const compilerOptions = { strict: true, noEmit: true, target: 'es2022', lib: ['es2022', 'dom'], types: [] };
    consumer.write('program.cts', PROGRAM);
    const settings = { ...compilerOptions, module: 'nodenext', moduleResolution: 'nodenext' };
    consumer.write('tsconfig.json', JSON.stringify({ compilerOptions: settings, files: ['program.cts'] }));
    expect(consumer.run('npx', 'tsc', '-p', '.')).toBe('');
  });

  it('compile every snippet of the README under strict settings, and the snippets run', () => {
    const snippets = [...readFileSync('README.md', 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(
      ([, code]) => `${code}export {};\n`,
    );
    const names = snippets.map((_, index) => `snippet${index}`);
    for (const [index, code] of snippets.entries()) consumer.write(`${names[index]}.ts`, code);
    const compilerOptions = {
      strict: true,
      outDir: 'out',
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      module: 'nodenext',
      moduleResolution: 'nodenext',
    };
    consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, files: names.map((name) => `${name}.ts`) }));
    expect(consumer.run('npx', 'tsc', '-p', '.')).toBe('');
    for (const name of names) expect(consumer.run(process.execPath, `out/${name}.js`)).toBe('');
    expect(snippets.length).toBeGreaterThan(4);
  });
});
