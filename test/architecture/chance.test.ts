import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loaded, src } from './loaded.js';

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
