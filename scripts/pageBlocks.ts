import { readFileSync } from 'node:fs';
import { readResults } from '../bench/figures.js';
import { TOOLS } from '../test/package/tools.js';

/** What `npm run matrix` found. */
export interface Matrix {
  /** The day. */
  readonly on: string;
  /** The text that seeded the round which was played everywhere, and its plies. */
  readonly seed: string;
  readonly plies: number;
  readonly chromium: string;
  readonly runtimes: readonly {
    readonly name: string;
    readonly version: string;
    readonly import: boolean;
    /** `null` where there is no such thing. */
    readonly require: boolean | null;
  }[];
}

interface Budget {
  readonly name: string;
  readonly path: string | readonly string[];
  readonly import: string | Readonly<Record<string, string>>;
  readonly limit: string;
  readonly ignore?: readonly string[];
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
}

export const readMatrix = (): Matrix => readJson('test/package/matrix.json');
export const readBudgets = (): readonly Budget[] => readJson('.size-limit.json');

/** Parts of pages that are made from data, by the name in `<!-- name -->`. */
export const BLOCKS: Readonly<Record<string, () => string>> = {
  'table of what is tested': tested,
  'table of runtimes': runtimes,
  'table of sizes': sizes,
  'table of speeds': speeds,
};

function tested(): string {
  const { on, chromium, runtimes } = readMatrix();
  const versions = (name: string): string =>
    runtimes
      .filter((runtime) => runtime.name === name)
      .map(({ version }) => version)
      .join(', ');
  const matrix = `\`npm run matrix\`, last on ${on}`;
  return table(
    ['the packed tarball in', 'version', 'what is tested', 'when'],
    [
      ['Node.js', versions('Node.js'), 'every entry by `import` and `require`, a round', matrix],
      ['Deno', versions('Deno'), 'every entry by `import`, a round', matrix],
      ['Bun', versions('Bun'), 'every entry by `import` and `require`, a round', matrix],
      ['Chromium', chromium, 'a page built by Vite, a page with an import map, a module worker', 'every change'],
      [
        'TypeScript',
        versionOf(TOOLS.typescript),
        'strict, `nodenext` (ESM and CommonJS) and `bundler`, the snippets above',
        'every change',
      ],
      ['Vite', versionOf(TOOLS.vite), 'a build, without the parts that are not imported', 'every change'],
      ['Jest', versionOf(TOOLS.jest), 'a test that requires it', 'every change'],
    ],
  );
}

const versionOf = (tool: string): string => tool.split('@')[1] ?? '';

function runtimes(): string {
  const result = (passes: boolean | null): string => (passes === null ? '–' : passes ? 'passes' : 'FAILS');
  const { on, plies, runtimes: found } = readMatrix();
  const rows = found.map((runtime) => [runtime.name, runtime.version, result(runtime.import), result(runtime.require)]);
  return `${table(['runtime', 'version', '`import`', '`require`'], rows)}

Found by \`npm run matrix\` on ${on}, with a round of ${plies} plies.`;
}

function sizes(): string {
  const rows = readBudgets().flatMap(({ path, import: names, limit, ignore = [] }) => {
    if (typeof path !== 'string' || typeof names !== 'string') return [];
    const entry = path.replace(/^dist\/(?:index)?|\.js$/g, '').replace(/^(?=.)/, '/');
    const everything = ['everything', ...ignore].join(', without ');
    return [[`\`kings-corner${entry}\``, names === '*' ? everything : `\`${names}\``, limit]];
  });
  return table(['from', 'import', 'at most'], rows);
}

function speeds(): string {
  const { engine, kernel } = readResults();
  const row = (what: string, { figures }: typeof engine): readonly string[] => {
    const { ours, ratio } = figures.find(({ preset }) => preset === 'standard') ?? {
      ours: Number.NaN,
      ratio: Number.NaN,
    };
    return [what, `${ours.toFixed(1)} million`, ratio.toFixed(1)];
  };
  const rows = [row('`legalMoves` and `applyMove`', engine), row('`kings-corner/kernel`', kernel)];
  const when = [...new Set([engine.on, kernel.on])].join('; ');
  return `${table(['`standard`, two seats', 'plies a second', 'times the yardstick'], rows)}

Medians (${when}, shared with others); the last column depends less on the machine.`;
}

/** A table with its columns set as the formatter sets them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), 3));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
