import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What a page would load that imports some names of some entries. */
export interface Bundle {
  /** Bytes, minified and gzipped, without fast-check, which its users bring. */
  readonly size: number;
  /** Packages of which code is left. */
  readonly packages: readonly string[];
}

/** Names to import by entry, such as `{ 'kings-corner/fair': '{ verifyRound }' }`; `*` is everything. */
export type Imports = Readonly<Record<string, string>>;

function optionsFor(imports: Imports): BuildOptions & { readonly write: false } {
  const contents = Object.entries(imports)
    .map(([entry, names]) => `export ${names === '*' ? `* as all${entry.length}` : names} from '${entry}';`)
    .join('\n');
  return {
    stdin: { contents, resolveDir: ROOT, sourcefile: 'page.js' },
    absWorkingDir: ROOT,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    external: ['fast-check'],
    write: false,
    outdir: 'out',
    logLevel: 'error',
  };
}

/** Bundles what `dist` holds, through the `exports` of the package. */
export async function bundle(imports: Imports): Promise<Bundle> {
  const { outputFiles, metafile } = await build({ ...optionsFor(imports), minify: true, metafile: true });
  const [output] = Object.values(metafile.outputs);
  const inside = Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput === 0 ? [] : (/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
  );
  const outside = (output?.imports ?? []).map(({ path }) => path);
  return {
    size: gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length,
    packages: [...new Set([...inside, ...outside])].sort(),
  };
}

/** The folders of `src` of which code is left in a bundle. */
export async function layersIn(imports: Imports): Promise<readonly string[]> {
  const { outputFiles } = await build({ ...optionsFor(imports), sourcemap: 'external' });
  const [map = '', code = ''] = ['.map', '.js'].map((end) => outputFiles.find(({ path }) => path.endsWith(end))?.text);
  const sourceMap = new SourceMap(JSON.parse(map));
  const layers = code.split('\n').flatMap((line, index) => {
    const entry = sourceMap.findEntry(index, line.search(/\S/));
    return 'originalSource' in entry ? (/\/src\/([^/]+)\/|^src\/([^/]+)\//.exec(entry.originalSource)?.[1] ?? []) : [];
  });
  return [...new Set(layers)].sort();
}

/** What single imports may weigh, and the packages that come with them, by `entry name`, as test/package/imports.txt has it. */
export function readImports(): ReadonlyMap<string, { readonly budget: number; readonly packages: string }> {
  const lines = readFileSync(`${ROOT}test/package/imports.txt`, 'utf8').trim().split('\n');
  const parts = lines.map((line) => /^(\S+ \S+) (\d+) ?(.*)$/.exec(line) ?? []);
  return new Map(parts.map(([, name = '', budget, packages = '']) => [name, { budget: Number(budget), packages }]));
}

/** Every value of every entry, alone in a bundle, by `entry name`. */
export async function eachImport(entries: readonly string[]): Promise<ReadonlyMap<string, Bundle>> {
  const bundles = new Map<string, Bundle>();
  for (const entry of entries) {
    const names = Object.keys(await import(/* @vite-ignore */ entry));
    for (const name of names.sort()) bundles.set(`${entry} ${name}`, await bundle({ [entry]: `{ ${name} }` }));
  }
  return bundles;
}
