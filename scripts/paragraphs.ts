import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ID = /\bR(?:-[A-Z]+)+\b/g;

/** The ids of the paragraphs of docs/rules.md, in their order. */
export function paragraphIds(): readonly string[] {
  const rules = readFileSync(`${ROOT}docs/rules.md`, 'utf8');
  return [...rules.matchAll(/^- \*\*(R-[A-Z-]+)\*\*/gm)].map(([, id]) => id ?? '');
}

/** Whether the name of a test begins with the id, and not with a longer one. */
export function bearsId(name: string, id: string): boolean {
  return name.startsWith(id) && !/^[A-Z-]/.test(name.slice(id.length));
}

/** What keeps a paragraph from being covered by comments, tests and faults, as sentences. */
export function gapsOf(tests: readonly string[], faults: readonly string[]): readonly string[] {
  const ids = paragraphIds();
  const inRules = idsInComments('src/rules');
  const gaps = ids.flatMap((id) => [
    ...(inRules.has(id) ? [] : [`no comment in src/rules names ${id}`]),
    ...(tests.some((name) => bearsId(name, id)) ? [] : [`no test bears the id ${id}`]),
    ...(faults.includes(id) ? [] : [`no fault is planted in ${id}`]),
  ]);
  const unknown = [...new Set([...idsInComments('src'), ...faults])].filter((id) => !ids.includes(id));
  return [...gaps, ...unknown.map((id) => `docs/rules.md has no paragraph ${id}`)];
}

function idsInComments(folder: string): ReadonlySet<string> {
  const names = readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${ROOT}${folder}/${name}`, 'utf8'));
  const comments = texts.join('\n').match(/\/\/.*|\/\*[\s\S]*?\*\//g) ?? [];
  return new Set(comments.join('\n').match(ID));
}
