import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createConsumer, entriesOf } from './consumer.js';
import { TOOLS } from './tools.js';

const entries = entriesOf(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));
// fast-check is an optional peer: people who use `testing` bring it
const consumer = createConsumer('module', [TOOLS.fastCheck]);
afterAll(consumer.remove);

const ROUND = `
let round = kc.createRound({ seats: 2, deck: kc.shuffleDeck('hello') });
while (round.outcome === null) round = kc.applyMove(round, kc.legalMoves(round)[0]);
console.log(round.ply + ' ' + JSON.stringify(kc.scoreRound(round).points));`;

const script = (kind: 'import' | 'require', code: string): string => {
  const load = kind === 'import' ? "const kc = await import('kings-corner');" : "const kc = require('kings-corner');";
  const flags =
    kind === 'import' ? ['--input-type=module'] : ['--input-type=commonjs', '--no-experimental-require-module'];
  return consumer.run(process.execPath, ...flags, '-e', load + code);
};

describe('the packed tarball, installed in an empty project', () => {
  it('plays the same round by import and by require', () => {
    const byImport = script('import', ROUND);
    expect(byImport).toMatch(/^\d+ \[\d+,\d+\]$/);
    expect(script('require', ROUND)).toBe(byImport);
  });

  it.each(entries)('loads kings-corner%s by import and by require, with the same names', (entry) => {
    const byImport = script('import', `console.log(Object.keys(await import('kings-corner${entry}')).sort().join())`);
    const byRequire = script(
      'require',
      `console.log(Object.keys(require('kings-corner${entry}')).filter((name) => name !== '__esModule').sort().join())`,
    );
    expect(byImport.length).toBeGreaterThan(0);
    expect(byRequire).toBe(byImport);
  });

  it.each(['import', 'require'] as const)('has one identity of an error class across entries (%s)', (kind) => {
    const load = kind === 'import' ? 'await import' : 'require';
    const code = `
      const { FairError } = ${load}('kings-corner/fair');
      console.log(Object.getPrototypeOf(FairError) === kc.KingsCornerError);`;
    expect(script(kind, code)).toBe('true');
  });

  it('tells the errors of one format in the other', () => {
    const code = `
      const { createRequire } = await import('node:module');
      const other = createRequire(process.cwd() + '/x.js')('kings-corner');
      try { other.parseMove('?'); } catch (error) {
        console.log(error instanceof kc.KingsCornerError, kc.isKingsCornerError(error), error.code);
      }`;
    expect(script('import', code)).toBe('false true bad-notation');
  });

  it('ships what it needs and the guides, no sources', () => {
    const files = consumer.run('find', 'node_modules/kings-corner', '-type', 'f').split('\n');
    const extra = files.filter(
      (file) =>
        !/kings-corner\/(?:dist\/.+|docs\/[\w-]+\.(?:md|py)|examples\/study\/results\/\w+\.(?:svg|md)|[A-Z]+\.md|package\.json|llms\.txt|LICENSE)$/.test(
          file,
        ),
    );
    expect(extra).toEqual([]);
  });
});
