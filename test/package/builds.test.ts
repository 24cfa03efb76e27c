import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createConsumer } from './consumer.js';
import { TOOLS } from './tools.js';

const PLAY = `
import { applyMove, createRound, legalMoves, scoreRound, standard } from 'kings-corner';
export function play(deck) {
  let round = createRound({ variant: standard, seats: 2, deck });
  while (round.outcome === null) round = applyMove(round, legalMoves(round)[0]);
  return scoreRound(round);
}
globalThis.play = play;
`;

describe('the packed tarball in other people’s tools', () => {
  const vite = createConsumer('module', [TOOLS.vite]);
  const jest = createConsumer('commonjs', [TOOLS.jest]);
  afterAll(() => {
    vite.remove();
    jest.remove();
  });

  it('is built by Vite, without the parts that a page does not use', () => {
    vite.write('index.html', '<!doctype html><script type="module" src="/main.js"></script>');
    vite.write('main.js', PLAY);
    vite.run('npx', 'vite', 'build', '--logLevel', 'warn');
    const assets = join(vite.folder, 'dist/assets');
    const code = readdirSync(assets)
      .map((name) => readFileSync(join(assets, name), 'utf8'))
      .join('');
    expect(code).toContain('corner-needs-king');
    expect(code).not.toContain('~standard'); // valibot
    expect(code).not.toContain('jaxChips');
    expect(code.length).toBeLessThan(20_000);
  });

  it('is required by a Jest test', () => {
    jest.write(
      'round.test.js',
      `const { createRound, legalMoves, shuffleDeck } = require('kings-corner');
       test('a round begins with a draw', () => {
         expect(legalMoves(createRound({ seats: 2, deck: shuffleDeck('jest') }))).toEqual([{ type: 'draw' }]);
       });`,
    );
    expect(() => jest.run('npx', 'jest', '--silent')).not.toThrow();
  });
});
