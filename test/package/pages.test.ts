import { execFileSync } from 'node:child_process';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { linksOf } from '../docs/pageLinks.js';
import { tarball } from './consumer.js';

const tar = (...args: readonly string[]): string => execFileSync('tar', args, { encoding: 'utf8' });
const files = tar('-tzf', tarball())
  .split('\n')
  .filter((path) => path !== '')
  .map((path) => path.replace(/^package\//, ''));

it('every link of a page in the tarball leads out of the project, or to a file in the tarball', () => {
  const pages = files.filter((path) => /^[^/]+\.(?:md|txt)$|^(?:docs|examples)\/.*\.md$/.test(path));
  const links = pages.flatMap((page) => linksOf(page, tar('-xOzf', tarball(), `package/${page}`)));
  const broken = links
    .map(({ page, target }) => ({ page, path: target.split('#')[0] ?? '' }))
    .filter(({ path }) => path !== '' && !/^[a-z]+:/.test(path))
    .filter(({ page, path }) => !files.includes(normalize(join(dirname(page), path))));
  expect(broken).toEqual([]);
  expect(pages).toContain('docs/strategy.md');
  expect(links.length).toBeGreaterThan(20);
});
