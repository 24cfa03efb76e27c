import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the source. */
export const src: string = fileURLToPath(new URL('../../src', import.meta.url));

/** Every file that a file loads at run time, itself included; packages by their names. */
export function loaded(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.ts')) return seen;
  for (const [, from] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gms)) {
    if (from === undefined) continue;
    loaded(from.startsWith('.') ? resolve(dirname(file), from.replace(/\.js$/, '.ts')) : from, seen);
  }
  return seen;
}
