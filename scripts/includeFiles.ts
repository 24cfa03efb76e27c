/**
 * Writes the files that pages of docs include into them: the block after `<!-- examples/integrations/store.ts -->` is that file.
 *
 *     npm run docs:files
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../', import.meta.url);

/** The pages that include files. */
export const PAGES: readonly string[] = ['docs/integrating.md'];

export function readFrom(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

/** A page with every block that is a file filled with it. */
export function withFiles(page: string): string {
  return page.replace(
    /(<!-- (examples\/\S+) -->\n\n```(\w+)\n)[\s\S]*?(?=```)/g,
    (_, opening: string, path: string) => opening + readFrom(path),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const path of PAGES) writeFileSync(new URL(path, ROOT), withFiles(readFrom(path)));
}
