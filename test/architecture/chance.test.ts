import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** Every file that a file loads at run time, itself included; packages by their names. */
function loaded(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.ts')) return seen;
  for (const [, from] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gms)) {
    if (from === undefined) continue;
    loaded(from.startsWith('.') ? resolve(dirname(file), from.replace(/\.js$/, '.ts')) : from, seen);
  }
  return seen;
}

it('loads no hash function to play a round', () => {
  const rules = readdirSync(`${src}/rules`).map((name) => `${src}/rules/${name}`);
  expect(rules.length).toBeGreaterThan(0);
  for (const file of rules) {
    expect([...loaded(file)].filter((each) => each.includes('@noble'))).toEqual([]);
  }
});

it('loads the rules for chance only as far as the cards and the errors', () => {
  const chance = readdirSync(`${src}/chance`).map((name) => `${src}/chance/${name}`);
  const rules = chance.flatMap((file) => [...loaded(file)]).filter((each) => each.includes('/rules/'));
  expect([...new Set(rules)].sort()).toEqual([`${src}/rules/cards.ts`, `${src}/rules/errors.ts`]);
});
