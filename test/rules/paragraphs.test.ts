import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gapsOf, paragraphIds } from '../../scripts/paragraphs.js';
import { FAULTS } from '../../scripts/plantFaults.faults.js';

const here = new URL('.', import.meta.url);

it('every paragraph of the rules stands in a comment of src, in the name of a test, and has a fault to be planted', () => {
  const texts = readdirSync(here).map((name) => readFileSync(new URL(name, here), 'utf8'));
  const names = [...texts.join('\n').matchAll(/^\s*(?:it|it\.each\(.*\)|\] satisfies .*\))?\(?\s*['`"](R-[^'`"]*)/gm)];
  expect(paragraphIds().length).toBeGreaterThan(30);
  expect(
    gapsOf(
      names.map(([, name]) => name ?? ''),
      FAULTS.map(({ id }) => id),
    ),
  ).toEqual([]);
});
