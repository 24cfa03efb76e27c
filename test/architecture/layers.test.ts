import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** The folders of src, and the folders and packages that each may import from beside itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: ['valibot'],
  chance: ['rules', '@noble/hashes'],
  notation: ['rules'],
  table: ['rules', 'chance'],
  saving: ['rules', 'notation', 'chance', 'valibot'],
  fair: ['rules', 'chance', 'notation', 'saving', '@noble/hashes'],
  kernel: ['rules', 'chance'],
  bots: ['rules', 'chance', 'kernel'],
  simulate: ['rules', 'chance', 'kernel', 'bots'],
  rulebook: ['rules'],
  testing: ['rules', 'chance', 'notation', 'table', 'saving', 'fair', 'fast-check'],
};

interface SourceFile {
  /** From src, such as `rules/cards.ts`. */
  readonly name: string;
  readonly text: string;
  /** Files from src, or packages. */
  readonly imports: readonly string[];
}

const files: readonly SourceFile[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => {
    const text = readFileSync(`${src}/${name}`, 'utf8');
    const imports = [...text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gms)].map(([, from]) => from ?? '');
    return { name, text, imports: imports.map((from) => resolved(name, from)) };
  });

function resolved(name: string, from: string): string {
  if (!from.startsWith('.'))
    return from.startsWith('@') ? from.split('/').slice(0, 2).join('/') : (from.split('/')[0] ?? '');
  return relative(src, resolve(src, dirname(name), from.replace(/\.js$/, '.ts')));
}

const folderOf = (name: string): string => name.split('/')[0] ?? '';
const isEntry = (name: string): boolean => !name.includes('/');

it('every folder imports only from the layers left of it', () => {
  const wrong = files
    .filter(({ name }) => !isEntry(name))
    .flatMap(({ name, imports }) =>
      imports
        .filter(
          (from) =>
            folderOf(from) !== folderOf(name) &&
            !MAY_IMPORT[folderOf(name)]?.includes(from.includes('.ts') ? folderOf(from) : from),
        )
        .map((from) => `${name} imports ${from}`),
    );
  expect(wrong).toEqual([]);
});

it('no file imports itself by a detour, not even for a type', () => {
  const importsOf = new Map(files.map(({ name, imports }) => [name, imports]));
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): readonly string[] => {
    if (path.includes(name)) return [[...path.slice(path.indexOf(name)), name].join(' → ')];
    if (done.has(name)) return [];
    const cycles = (importsOf.get(name) ?? []).flatMap((from) => visit(from, [...path, name]));
    done.add(name);
    return cycles;
  };
  expect(files.flatMap(({ name }) => visit(name, []))).toEqual([]);
});

it('entries only re-export, and no folder has an index or a drawer of odds and ends', () => {
  for (const { name, text } of files) {
    if (isEntry(name)) {
      const rest = text
        .replace(/\/\*\*.*?\*\//gs, '')
        .replace(/^export (?:type )?(?:\{[^}]*\}|\*(?: as \w+)?) from '[^']+';$/gm, '');
      expect(rest.trim(), `${name} does more than re-export`).toBe('');
    } else {
      expect(name).not.toMatch(/(?:^|\/)(?:index|utils?|helpers?|misc|common)\.ts$/);
    }
  }
});

it('the layers read the files that there are', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
  const folders = new Set(files.filter(({ name }) => !isEntry(name)).map(({ name }) => folderOf(name)));
  for (const folder of folders) expect(Object.keys(MAY_IMPORT)).toContain(folder);
});
