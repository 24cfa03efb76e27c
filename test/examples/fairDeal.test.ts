import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the fair deal is witnessed when all are honest, and each of the five ways to cheat is noticed by its victim', () => {
  const story = execFileSync('npx', ['tsx', '--tsconfig', 'test/tsconfig.json', 'examples/fairDeal.ts'], {
    encoding: 'utf8',
  });
  const lines = story.trim().split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/^Everybody is honest: ann, bob and cyd have witnessed all \d+ moves\.$/);
  const noticed = lines
    .slice(1)
    .map((line) => /: (\w+) notices\. False: (.*)\.$/.exec(line)?.slice(1).join(': ') ?? line);
  expect(noticed).toEqual([
    'bob: Mine is in the list',
    'cyd: We agree on the list',
    expect.stringMatching(/^ann: Position \d+ holds ..$/),
    expect.stringMatching(/^bob: Positions \d+ are due$/),
    'ann: The moves lead to the head',
  ]);
});
