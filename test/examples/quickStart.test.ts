import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const run = (...args: string[]): string =>
  execFileSync('npx', ['tsx', '--tsconfig', 'test/tsconfig.json', 'examples/quickStart.ts', ...args], {
    encoding: 'utf8',
  });

it('the quick start plays a whole match to 25 points, the same for the same seed', () => {
  const story = run();
  expect(story).toContain('a match to 25 points');
  expect(story).toMatch(/── Round 1, dealt by seat \d/);
  expect(story).toMatch(/The match is over after \d+ rounds\.\n {2}1\. seat \d: \d+ points\n/);
  const totals = /Totals: ([\d, ]+)\.\n\nThe match is over/.exec(story)?.[1]?.split(', ').map(Number) ?? [];
  expect(Math.max(...totals)).toBeGreaterThanOrEqual(25);
  expect(run()).toBe(story);
  expect(run('another seed')).not.toBe(story);
});
