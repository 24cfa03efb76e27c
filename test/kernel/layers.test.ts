import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** Every file of src that a file loads at run time, itself included. */
function loaded(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from '(\.[^']+)'/gms)) {
    if (from !== undefined) loaded(resolve(dirname(file), from.replace(/\.js$/, '.ts')), seen);
  }
  return seen;
}

it('is not loaded by the root entry', () => {
  const files = [...loaded(`${src}/index.ts`)].map((file) => file.slice(src.length));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => file.includes('/kernel'))).toEqual([]);
});
