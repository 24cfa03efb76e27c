// Shows the next version, its changelog and the files of its tarball, in a copy: nothing here changes. Needs a build.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const copy = mkdtempSync(join(tmpdir(), 'kings-corner-release-'));
const run = (...command) => execFileSync(command[0], command.slice(1), { cwd: copy, encoding: 'utf8' });
try {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  cpSync('dist', join(copy, 'dist'), { recursive: true });
  run('git', 'init', '-q', '-b', 'main');
  run('npx', 'changeset', 'version');
  const { version } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  if (version === '0.0.0') throw new Error('the changesets make no version');
  console.log(readFileSync(join(copy, 'CHANGELOG.md'), 'utf8'));
  const [packed] = JSON.parse(run('npm', 'pack', '--dry-run', '--json', '--ignore-scripts'));
  console.log(
    `kings-corner ${version}: ${packed.files.length} files, ${Math.round(packed.unpackedSize / 1024)} kB unpacked`,
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
}
