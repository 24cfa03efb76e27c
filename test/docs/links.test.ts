import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { type Link, linksOf } from './pageLinks.js';
import { filesIn, readText } from './snippets.js';

const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', ...filesIn('docs', '.md')];

const links: readonly Link[] = PAGES.flatMap((page) => linksOf(page, readText(page)));

/** The anchor that a heading gets. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replace(/ /g, '-');

const anchorsOf = (page: string): readonly string[] =>
  [...readText(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));

it('every link inside the project leads to a file, and to a heading of it', () => {
  const broken = links
    .filter(({ target }) => !/^[a-z]+:/.test(target))
    .filter(({ page, target }) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : normalize(join(dirname(page), path));
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(file).includes(anchor);
    });
  expect(broken).toEqual([]);
  expect(links.length).toBeGreaterThan(20);
});

it('every link out of the project is well formed, and none names a package registry', () => {
  for (const { target } of links.filter(({ target }) => /^[a-z]+:/.test(target))) {
    expect(() => new URL(target)).not.toThrow();
    expect(target).toMatch(/^https:\/\/[\w.-]+(?:\/|$)/);
  }
  for (const page of PAGES) expect(readText(page)).not.toMatch(/npmjs\.|registry\.|unpkg\.|jsdelivr\./);
});

it('every page that a doc comment sends its reader to exists', () => {
  const pages = filesIn('src', '.ts').flatMap((file) =>
    [...readText(file).matchAll(/docs\/[\w-]+\.(?:md|py)/g)].map(([page]) => ({ file, page })),
  );
  expect(pages.filter(({ page }) => !existsSync(page))).toEqual([]);
  expect(pages.length).toBeGreaterThan(20);
});

it('the pages that people read without a clone do not send them into the source', () => {
  const guides = ['README.md', ...filesIn('docs', '.md')].filter((page) => !/architecture|testing/.test(page));
  const into = links.filter(({ page, target }) => guides.includes(page) && /\b(?:src|test)\//.test(target));
  expect(into).toEqual([]);
});
