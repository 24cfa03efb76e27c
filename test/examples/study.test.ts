import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SimulationReport } from 'kings-corner/simulate';
import { afterAll, describe, expect, it } from 'vitest';
import { openJournal } from '../../examples/study/journal.js';
import { plots } from '../../examples/study/plots.js';
import { merged, type Results } from '../../examples/study/results.js';
import type { Speed } from '../../examples/study/speed.js';
import { advantages, markdown } from '../../examples/study/tables.js';
import { type Piece, piecesOf, play, TASKS, type Task } from '../../examples/study/tasks.js';

const folder = mkdtempSync(join(tmpdir(), 'kings-corner-study-'));
afterAll(() => rmSync(folder, { recursive: true }));

function study(...args: string[]): void {
  const tsx = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'test/tsconfig.json'];
  execFileSync('node', [...tsx, 'examples/study/run.ts', ...args], { stdio: 'pipe' });
}

const file = (name: string): string => join(folder, name);

function taskNamed(table: string, players: string): Task {
  const task = TASKS.find((one) => one.table === table && one.players.join('+') === players);
  if (task === undefined) throw new Error(`no task of ${players}`);
  return task;
}

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

    const journal = openJournal(`${file('resumed.json')}.part`);
    const pieces = piecesOf(rules, 0.0004);
    for (const piece of pieces.slice(5)) journal.note(piece, play(piece));
    appendFileSync(`${file('resumed.json')}.part`, '{"key":"broken o');
    study(...args, '--out', file('resumed.json'));
    expect(readFileSync(file('resumed.json'), 'utf8')).toBe(whole);
    expect(existsSync(`${file('resumed.json')}.part`)).toBe(false);
  });

  it('keeps what a run has played until it ends, for the very same pieces', () => {
    const [first, second] = piecesOf([taskNamed('pairs', 'normal+easy')], 1) as [Piece, Piece];
    const small: Piece = { ...first, count: 2 };
    const report = play(small);
    openJournal(file('run.part')).note(small, report);
    appendFileSync(file('run.part'), '{"key":"broken o');
    const journal = openJournal(file('run.part'));
    expect(journal.played({ ...small, task: { ...small.task } })).toEqual(report);
    expect(journal.played(second)).toBeUndefined();
    expect(journal.played({ ...small, count: 3 })).toBeUndefined();
    expect(journal.played({ ...small, task: { ...small.task, players: ['hard', 'easy'] } })).toBeUndefined();
    journal.note(second, report);
    expect(openJournal(file('run.part')).played(second)).toEqual(report);
    journal.close();
    expect(openJournal(file('run.part')).played(small)).toBeUndefined();
  });

  it('compares the expert with the other pair where partners play, and with every other where they do not', () => {
    const tasks = [taskNamed('presets', 'expert-50+hard+hard+hard'), taskNamed('presets', 'expert-50+hard')];
    const results = Object.fromEntries(tasks.map((task) => [task.id, play({ task, from: 0, count: 12 })]));
    for (const { preset, value, low, high, rollouts } of advantages(results)) {
      const { byBot } = results[tasks.find((task) => task.preset === preset)?.id ?? ''] as SimulationReport;
      expect(rollouts).toBe(50);
      expect(value).toBeCloseTo(100 * ((byBot[0]?.won.share ?? 0) - (byBot[1]?.won.share ?? 0)), 9);
      expect(low).toBeLessThan(value);
      expect(high).toBeGreaterThan(value);
    }
    expect(advantages(results).map(({ seats }) => seats)).toEqual([2, 4]);
    expect(tasks.map(({ preset }) => preset)).toEqual(['partners', 'standard']);
  });

  it('tells how long decisions take, and how many took long', async () => {
    const speed: Speed = {
      machine: 'a small server',
      matchUps: [{ players: ['hard', 'easy'], rounds: 5000, seconds: 1.5 }],
      decisions: [
        {
          preset: 'standard',
          seats: 2,
          first: [
            [90, 3],
            [700, 1],
          ],
          again: [[80, 4]],
        },
        {
          preset: 'standard',
          seats: 3,
          first: [[40, 4]],
          again: [
            [20, 2],
            [30, 2],
          ],
        },
        { preset: 'standard', seats: 4, first: [], again: [] },
      ],
    };
    const text = markdown({}, speed);
    expect(text).toContain('| all | 8 | 5.3 | 3.0 | 8.0 | 8.0 | 70.0 | 70.0 | 1 |');
    expect(text).toContain('| seats: 3 | 4 | 2.5 | 2.0 | 3.0 | 3.0 | 4.0 | 4.0 | 0 |');
    expect(text).not.toContain('seats: 4');
    expect(text).toContain('| hard v easy | 5000 | 1.50 | 300 |');
    expect(Object.keys(await plots({}, speed))).toEqual(['speed']);
  });

  it('makes tables and plots of whatever results there are', async () => {
    expect(markdown({}, null)).not.toContain('##');
    expect(await plots({}, null)).toEqual({});
    const tasks = TASKS.filter(
      ({ players, table }) => table !== 'presets' && players.every((name) => !name.startsWith('expert')),
    );
    const results: Results = Object.fromEntries(
      piecesOf(tasks, 0.0003).map((piece) => [piece.task.id, merged([play(piece)])]),
    );
    const text = markdown(results, null);
    for (const heading of ['The published figures', 'Two seats', 'More seats', 'What the rules do', 'Matches']) {
      expect(text).toContain(`## ${heading}`);
    }
    const drawn = await plots(results, null);
    for (const svg of Object.values(drawn)) expect(svg).toMatch(/^<svg[\s\S]*<\/svg>\n$/);
    expect(Object.keys(drawn)).toEqual(expect.arrayContaining(['pairs', 'turns']));
  });
});
