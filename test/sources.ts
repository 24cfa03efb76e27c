import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/** For the configurations of vitest: what tests import as the package are its sources. */
export const SOURCES: readonly { readonly find: RegExp; readonly replacement: string }[] = [
  { find: /^kings-corner$/, replacement: `${src}index.ts` },
  { find: /^kings-corner\/(.+)$/, replacement: `${src}$1.ts` },
];
