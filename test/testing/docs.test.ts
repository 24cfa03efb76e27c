import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PRESETS } from 'kings-corner';
import { LAW_NAMES } from 'kings-corner/testing';
import { expect, it } from 'vitest';
import counts from '../playthroughs/perft.json' with { type: 'json' };
import { FAULTS } from './faults.js';

/** A page, with the cells of its tables set close. */
const page = (name: string): string =>
  readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')
    .replace(/ +\|/g, ' |')
    .replace(/-{3,} \|/g, '--- |');

it('docs/testing.md lists the planted faults and the perft numbers as they are', () => {
  const faults = FAULTS.map(({ does, variant, caughtBy }) => `| ${does} | \`${variant.name}\` | \`${caughtBy}\` |`);
  expect(page('testing')).toContain(
    `| an engine that | is caught on | by |\n| --- | --- | --- |\n${faults.join('\n')}\n\n`,
  );
  const numbers: Readonly<Record<string, readonly number[]>> = counts;
  for (const { name, seats } of Object.values(PRESETS)) {
    const row = numbers[`${name}-${seats.min}`]?.join(' | ');
    expect(page('testing')).toContain(`| \`${name}\` | ${seats.min} | ${row} |\n`);
  }
});

it('docs/house-rules.md names every law', () => {
  for (const name of LAW_NAMES) expect(page('house-rules')).toContain(`\`${name}\``);
});

it('the example of house rules shows sound variants, a dead end and a careless use', () => {
  const story = execFileSync('npx', ['tsx', '--tsconfig', 'test/tsconfig.json', 'examples/houseRules.ts'], {
    encoding: 'utf8',
  });
  expect(story).toContain('sunday: every law holds\n');
  expect(story).toContain('patient: every law holds\n');
  expect(story).toContain('at most three, but all: T-LIVE: the round is live, but no move is legal\n');
  expect(story).toContain('careless: input-unchanged: applyMove of . throws');
  expect(story.match(/^moves /gm)).toHaveLength(2);
});
