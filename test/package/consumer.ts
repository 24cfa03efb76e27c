import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A project of somebody else's in an empty folder, with the packed library installed from its tarball. */
export interface Consumer {
  readonly folder: string;
  /** Writes a file of the project. */
  readonly write: (name: string, text: string) => void;
  /** Runs a program in the project and gives what it printed. */
  readonly run: (program: string, ...args: readonly string[]) => string;
  readonly remove: () => void;
}

/** The tarball that `npm run check:package` packed. */
export function tarball(): string {
  const name = readdirSync(join(ROOT, '.pack')).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new Error('no tarball in .pack: run `npm run check:package` first');
  return join(ROOT, '.pack', name);
}

export function createConsumer(type: 'module' | 'commonjs', packages: readonly string[] = []): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'kings-corner-consumer-'));
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const run = (program: string, ...args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    return stdout.trim();
  };
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type }));
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball(), ...packages);
  return { folder, write, run, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The entries of the package, from its own package.json: `''` is the root. */
export function entriesOf(packageJson: { readonly exports: Readonly<Record<string, unknown>> }): readonly string[] {
  return Object.keys(packageJson.exports)
    .filter((path) => path !== './package.json')
    .map((path) => path.slice(1));
}
