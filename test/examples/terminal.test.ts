import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseMatch } from 'kings-corner';
import { afterAll, beforeEach, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'kings-corner-play-'));
const file = join(folder, 'game.json');
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

interface Session {
  readonly text: string;
  readonly status: number | null;
  readonly errors: string;
}

/** Plays with these lines typed; then the input ends. */
function play(lines: readonly string[], ...args: readonly string[]): Session {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'examples/terminal.ts', '--file', file, ...args],
    {
      input: lines.map((line) => `${line}\n`).join(''),
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: 'test/tsconfig.json' },
    },
  );
  return { text: stdout, status, errors: stderr };
}

const PAGAT = ['--preset', 'pagat', '--seats', '3', '--seed', 'terminal'];

/** Every table that was drawn. */
const tables = (text: string): readonly string[] =>
  [...text.matchAll(/^\w+, turn \d+: [\s\S]*?\n\n[\s\S]*?\n\n[\s\S]*?\n\n/gm)].map(([table]) => table);

it('asks for the rules and the seats, explains answers that are none, and ends with its input', () => {
  const { text, status, errors } = play(['chess', '22', '11', '7', 'two', '2'], '--seed', 'terminal');
  expect(errors).toBe('');
  expect(text).toContain('11  pagat');
  expect(text).toContain('"chess" is none of them.');
  expect(text).toContain('"22" is none of them.');
  expect(text).toContain('"7" is none of them. pagat is for 2 to 6 seats.');
  expect(text).toContain('"two" is none of them.');
  expect(text).toContain('── Round 1, dealt by seat');
  expect(text).toMatch(/> seat 0 {2}(?:[A2-9TJQK][cdhs] ?)+\n/);
  expect(text).toMatch(/ {2}seat 1 {2}\d+ cards\n/);
  expect(text).toMatch(/The game is kept in .*\. Good-bye\.\n$/);
  expect(status).toBe(0);
});

it('explains wrong entries and leaves the table as it is', () => {
  const { text, status } = play(['99', 'Qh to N', 'N>', 'NE>N', '', '?', 'hint', 'table', 'undo', 'redo'], ...PAGAT);
  expect(text).toMatch(/There is no move 99: choose 1 to \d+\./);
  expect(text).toContain('That is no move (at position 2: @ expected).');
  expect(text).toContain('That is no move (at position 2: a pile expected).');
  expect(text).toContain('Corner piles');
  expect(text).toMatch(/There are \d+ moves: choose one\./);
  expect(text).toContain('Enter makes the only move there is.');
  expect(text).toContain('There is nothing to take back');
  expect(text).toContain('There is nothing to do again.');
  const { round } = parseMatch(readFileSync(file, 'utf8'));
  expect(round?.turn.played).toBe(0);
  expect(status).toBe(0);
});

it('undoes and redoes within the turn, quits, and goes on from the file', () => {
  const { text, status } = play(['1', 'undo', 'redo', 'undo', 'undo', 'quit'], ...PAGAT);
  expect(text).toContain('You play');
  const [start, played, ...others] = tables(text);
  expect(played).not.toBe(start);
  expect(others).toEqual([start, played, start]);
  expect(text).toContain('There is nothing to take back');
  expect(text).toMatch(/The game is kept in .*\. Good-bye\.\n$/);
  expect(status).toBe(0);

  const resumed = play(['maybe', 'y', '1']).text;
  expect(resumed).toContain('holds a game: pagat, 3 seats, round 1.');
  expect(resumed).toContain('"maybe" is none of them.');
  expect(tables(resumed)).toEqual([start, played]);
  expect(parseMatch(readFileSync(file, 'utf8')).round?.turn.played).toBe(1);
});

it('plays a whole match by number, tells who won, and leaves no file behind', () => {
  const { text, status, errors } = play(
    new Array(4000).fill('1'),
    '--preset',
    'standard',
    '--seats',
    '2',
    '--seed',
    'whole',
  );
  expect(errors).toBe('');
  expect(text).toContain('Enter deals the next round.');
  expect(text).toMatch(/The match is over\.\n {2}1\. seat \d: \d+\n {2}2\. seat \d: \d+\n$/);
  expect(text).not.toMatch(/Seat 1 draws [^a]/);
  expect(existsSync(file)).toBe(false);
  expect(status).toBe(0);
});

it('tells what is wrong with a damaged file, and does not touch it', () => {
  writeFileSync(file, '{"format":"kings-corner/match-save","version":1,"match":{},"round":null}');
  const { text, status } = play(['y']);
  expect(text).toContain('cannot be read:');
  expect(text).toContain('match.variant');
  expect(status).toBe(1);
  expect(readFileSync(file, 'utf8')).toContain('"match":{}');
});

it('refuses a player that there is not', () => {
  expect(play([], '--bot', 'perfect')).toMatchObject({
    status: 1,
    text: '--bot: one of easy, normal, hard, hold, expert\n',
  });
});
