import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Packs the library once, before the tests, unless `npm run check:package` did. */
export default function setup(): void {
  mkdirSync(`${ROOT}.pack`, { recursive: true });
  if (readdirSync(`${ROOT}.pack`).some((name) => name.endsWith('.tgz'))) return;
  execFileSync('npm', ['pack', '--silent', '--pack-destination', '.pack'], { cwd: ROOT, stdio: 'ignore' });
}
