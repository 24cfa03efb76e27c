/**
 * Fills the parts of pages that are made: the block of code after `<!-- examples/integrations/store.ts -->` is that file, and what stands
 * between `<!-- table of sizes -->` and `<!-- end -->` comes from the figures that the benchmarks and budgets keep.
 *
 *     npm run docs:files
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BLOCKS } from './pageBlocks.js';

const ROOT = new URL('../', import.meta.url);

/** The pages that have such parts. */
export const PAGES: readonly string[] = ['README.md', ...pagesIn('docs')].filter((path) =>
  /^<!-- (?:examples\/|table of )/m.test(readFrom(path)),
);

function pagesIn(folder: string): readonly string[] {
  const names = readdirSync(new URL(folder, ROOT)).filter((name) => name.endsWith('.md'));
  return names.sort().map((name) => `${folder}/${name}`);
}

export function readFrom(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

/** A page with every part that is made filled in. */
export function filled(page: string): string {
  return page
    .replace(
      /(<!-- (examples\/\S+) -->\n\n```(\w+)\n)[\s\S]*?(?=```)/g,
      (_, opening: string, path: string) => opening + readFrom(path),
    )
    .replace(/(<!-- (table of .+?) -->\n)(?:(?!<!--)[\s\S])*(?=<!-- end -->)/g, (_, opening: string, name: string) => {
      const block = BLOCKS[name];
      if (block === undefined) throw new Error(`there is no ${name}`);
      return `${opening}\n${block()}\n\n`;
    });
}

/** Fills every page. */
export function fillPages(): void {
  for (const path of PAGES) writeFileSync(new URL(path, ROOT), filled(readFrom(path)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) fillPages();
