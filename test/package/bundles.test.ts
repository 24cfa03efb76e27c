import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundle, eachImport, layersIn, readImports } from './bundle.js';
import { entriesOf } from './consumer.js';

const entries = entriesOf(JSON.parse(readFileSync('package.json', 'utf8'))).map((entry) => `kings-corner${entry}`);

const ROOT = ['chance', 'notation', 'rules', 'saving', 'table'];
const HASHES = '@noble/hashes';

/** What may stand in a bundle of everything that an entry has: layers, and packages. */
const CONTENTS: Readonly<Record<string, { readonly layers: readonly string[]; readonly packages: readonly string[] }>> =
  {
    'kings-corner': { layers: ROOT, packages: [HASHES, 'valibot'] },
    'kings-corner/fair': { layers: ['chance', 'fair', 'notation', 'rules'], packages: [HASHES, 'valibot'] },
    'kings-corner/kernel': { layers: ['kernel', 'rules'], packages: [] },
    'kings-corner/bots': { layers: ['bots', 'chance', 'kernel', 'rules'], packages: [HASHES] },
    'kings-corner/simulate': { layers: ['bots', 'chance', 'kernel', 'rules', 'simulate'], packages: [HASHES] },
    'kings-corner/rulebook': { layers: ['rulebook', 'rules'], packages: [] },
    'kings-corner/rulebook/ja': { layers: ['rulebook'], packages: [] },
    'kings-corner/rulebook/de': { layers: ['rulebook'], packages: [] },
    'kings-corner/rulebook/fr': { layers: ['rulebook'], packages: [] },
    'kings-corner/rulebook/es': { layers: ['rulebook'], packages: [] },
    'kings-corner/testing': { layers: [...ROOT, 'testing'], packages: [HASHES, 'fast-check', 'valibot'] },
  };

describe('a bundle of dist holds no more than it should', () => {
  it.each(entries)('%s', async (entry) => {
    const { packages } = await bundle({ [entry]: '*' });
    expect({ layers: await layersIn({ [entry]: '*' }), packages }).toEqual(CONTENTS[entry]);
  });

  it('rounds, views and matches come without any package', async () => {
    const names =
      '{ createRound, legalMoves, moveIssue, applyMove, transition, tryApplyMove, scoreRound, viewFor, redactEvents }';
    expect((await bundle({ 'kings-corner': names })).packages).toEqual([]);
    expect(await layersIn({ 'kings-corner': names })).toEqual(['rules']);
    const match = '{ createMatch, startRound, finishRound, standings }';
    expect((await bundle({ 'kings-corner': match })).packages).toEqual([]);
  });

  it('the fair deal adds at most 8,000 bytes to the root, minified and gzipped', async () => {
    const alone = await bundle({ 'kings-corner': '*' });
    const both = await bundle({ 'kings-corner': '*', 'kings-corner/fair': '*' });
    expect(both.size - alone.size).toBeLessThanOrEqual(8000);
    expect(both.size).toBeGreaterThan(alone.size + 1000);
  });
});

it('every single import keeps to its budget and its packages (npm run size:imports)', async () => {
  const budgets = readImports();
  const bundles = await eachImport(entries);
  expect([...bundles.keys()]).toEqual([...budgets.keys()]);
  const over = [...bundles].filter(([name, { size }]) => size > (budgets.get(name)?.budget ?? 0));
  expect(over.map(([name, { size }]) => `${name}: ${size}`)).toEqual([]);
  const others = [...bundles].filter(([name, { packages }]) => packages.join(' ') !== budgets.get(name)?.packages);
  expect(others.map(([name, { packages }]) => `${name}: ${packages.join(' ')}`)).toEqual([]);
  expect(bundles.size).toBeGreaterThan(150);
}, 120_000);
