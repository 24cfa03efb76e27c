import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filled, PAGES, readFrom } from '../../scripts/includeFiles.js';
import { BLOCKS } from '../../scripts/pageBlocks.js';

it.each(PAGES)(
  '%s shows files that are tested and figures that were measured as they are (npm run docs:files)',
  (path) => {
    const page = readFrom(path);
    expect(page).toBe(filled(page));
  },
);

it('every table that can be made is shown somewhere', () => {
  const shown = PAGES.flatMap((path) =>
    [...readFrom(path).matchAll(/^<!-- (table of .+) -->$/gm)].map(([, name]) => name),
  );
  expect(shown.sort()).toEqual(Object.keys(BLOCKS).sort());
});

it('every integration is shown', () => {
  const files = readdirSync(new URL('../../examples/integrations/', import.meta.url)).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const shown = [...readFrom('docs/integrating.md').matchAll(/<!-- examples\/integrations\/(\S+) -->/g)].map(
    ([, name]) => name,
  );
  expect(shown.sort()).toEqual(files.sort());
});
