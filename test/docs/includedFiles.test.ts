import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES, readFrom, withFiles } from '../../scripts/includeFiles.js';

it.each(PAGES)('%s shows the files that are compiled and tested, word for word (npm run docs:files)', (path) => {
  const page = readFrom(path);
  expect(page).toBe(withFiles(page));
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
