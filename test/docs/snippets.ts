import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A piece of TypeScript in the documentation: a `ts` block of a page, or an example of a doc comment. */
export interface Snippet {
  /** File and line, from the root of the project. */
  readonly where: string;
  readonly code: string;
}

const ROOT = new URL('../../', import.meta.url);

/** Every snippet of README, docs and the doc comments of src. */
export function allSnippets(): readonly Snippet[] {
  const pages = ['README.md', ...filesIn('docs', '.md')].flatMap((file) => snippetsOf(file, (line) => line));
  const examples = filesIn('src', '.ts').flatMap((file) => snippetsOf(file, (line) => line.replace(/^\s*\* ?/, '')));
  return [...pages, ...examples];
}

/** The files below a folder of the project whose names end so, by their paths from its root. */
export function filesIn(folder: string, ending: string): readonly string[] {
  const names = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith(ending) && !name.startsWith('api'))
    .map((name) => `${folder}/${name}`)
    .sort();
}

export function readText(file: string): string {
  return readFileSync(fileURLToPath(new URL(file, ROOT)), 'utf8');
}

function snippetsOf(file: string, unwrap: (line: string) => string): readonly Snippet[] {
  const snippets: Snippet[] = [];
  let block: { readonly start: number; readonly indent: string; readonly lines: string[] } | null = null;
  for (const [index, raw] of readText(file).split('\n').entries()) {
    const line = unwrap(raw);
    const fence = /^(\s*)```(\S*)\s*$/.exec(line);
    if (block === null) {
      if (fence?.[2] === 'ts') block = { start: index + 1, indent: fence[1] ?? '', lines: [] };
    } else if (fence === null) {
      block.lines.push(line.startsWith(block.indent) ? line.slice(block.indent.length) : line);
    } else {
      snippets.push({ where: `${file}:${block.start}`, code: block.lines.join('\n') });
      block = null;
    }
  }
  return snippets;
}

/** A line `expression; // value` of a snippet, perhaps behind a condition. */
export interface Claim {
  /** What stands before the expression: nothing, or `if (…) `. */
  readonly condition: string;
  readonly expression: string;
  readonly value: unknown;
}

/** What a line claims, or `null`: statements, and comments that are no value, claim nothing. */
export function claimOf(line: string): Claim | null {
  const match = /^\s*(.+?);\s+\/\/ (.+)$/.exec(line);
  const statement = match?.[1];
  const comment = match?.[2];
  if (statement === undefined || comment === undefined) return null;
  const condition = conditionOf(statement);
  const expression = statement.slice(condition.length);
  if (STATEMENT.test(expression)) return null;
  const value = literalIn(comment);
  return value === undefined ? null : { condition, expression, value: value.value };
}

/** The `if (…) ` that a statement begins with, or nothing. */
function conditionOf(statement: string): string {
  if (!statement.startsWith('if (')) return '';
  let depth = 0;
  for (const [index, character] of [...statement].entries()) {
    if (character === '(') depth++;
    if (character === ')' && --depth === 0) return statement.slice(0, index + 2);
  }
  return '';
}

const STATEMENT = /^\s*(?:const|let|import|export|return|throw|if|for|while|type|interface|declare)\b|^\s*[\w.]+ = /;

/** The literal that a comment is, or begins with before a colon that explains it. */
function literalIn(comment: string): { readonly value: unknown } | undefined {
  const candidates = [comment, comment.split(/: (?![^{]*})/)[0] ?? ''];
  for (const text of candidates) {
    if (!/^(?:['"[{]|-?\d|true$|false$|null$|undefined$)/.test(text)) continue;
    try {
      return { value: new Function(`return (${text});`)() };
    } catch {
      // no literal after all
    }
  }
  return undefined;
}
