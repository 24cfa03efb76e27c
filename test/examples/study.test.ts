import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { plots } from '../../examples/study/plots.js';
import { merged, type Results } from '../../examples/study/results.js';
import { markdown } from '../../examples/study/tables.js';
import { piecesOf, play, TASKS } from '../../examples/study/tasks.js';

const folder = mkdtempSync(join(tmpdir(), 'kings-corner-study-'));
afterAll(() => rmSync(folder, { recursive: true }));

function study(...args: string[]): void {
  execFileSync('npx', ['tsx', '--tsconfig', 'test/tsconfig.json', 'examples/study/run.ts', ...args], { stdio: 'pipe' });
}

const file = (name: string): string => join(folder, name);

describe('the study', () => {
  it('cuts every task into pieces that hold each round once', () => {
    for (const scale of [1, 0.01]) {
      const pieces = piecesOf(TASKS, scale);
      for (const task of TASKS) {
        const own = pieces.filter((piece) => piece.task === task);
        let next = 0;
        for (const { from, count } of own) {
          expect(from).toBe(next);
          next += count;
        }
        expect(next).toBe(Math.max(1, Math.round(task.count * scale)));
      }
    }
    expect(new Set(TASKS.map(({ id }) => id)).size).toBe(TASKS.length);
  });

  it('gives the same results from shards played on threads as in one piece', () => {
    const args = ['--table', 'rules', '--scale', '0.0004', '--threads', '1'];
    study(...args, '--out', file('whole.json'));
    study(...args, '--shard', '1/2', '--out', file('one.json'));
    study(...args, '--shard', '2/2', '--out', file('two.json'));
    study('--merge', file('two.json'), file('one.json'), '--out', file('merged.json'));
    const whole = readFileSync(file('whole.json'), 'utf8');
    expect(readFileSync(file('merged.json'), 'utf8')).toBe(whole);
    const rules = TASKS.filter(({ table }) => table === 'rules');
    expect(Object.keys(JSON.parse(whole))).toEqual(rules.map(({ id }) => id));
  });

  it('makes tables and plots of whatever results there are', async () => {
    expect(markdown({})).not.toContain('##');
    expect(await plots({})).toEqual({});
    const tasks = TASKS.filter(
      ({ players, table }) => table !== 'presets' && players.every((name) => !name.startsWith('expert')),
    );
    const results: Results = Object.fromEntries(
      piecesOf(tasks, 0.0003).map((piece) => [piece.task.id, merged([play(piece)])]),
    );
    const text = markdown(results);
    for (const heading of ['The published figures', 'Two seats', 'More seats', 'What the rules do', 'Matches']) {
      expect(text).toContain(`## ${heading}`);
    }
    const drawn = await plots(results);
    for (const svg of Object.values(drawn)) expect(svg).toMatch(/^<svg[\s\S]*<\/svg>\n$/);
    expect(Object.keys(drawn)).toEqual(expect.arrayContaining(['pairs', 'turns']));
  });
});
