import { expect, it } from 'vitest';
import { markdown } from '../../examples/study/tables.js';
import { readText } from './snippets.js';

const tables = readText('examples/study/results/tables.md');
const page = readText('docs/strategy.md')
  .replace(/^```[\s\S]*?^```$/gm, '')
  .replace(/\s+/g, ' ');

it('the tables of the study are made from its results', () => {
  const [results, speed] = ['results', 'speed'].map((name) =>
    JSON.parse(readText(`examples/study/results/${name}.json`)),
  );
  expect(tables).toBe(markdown(results, speed));
});

it('every interval of the page of strategy stands in the tables, with its figure', () => {
  const rows = [...tables.matchAll(/(-?\d+(?:\.\d+)?) \[(-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)\]/g)];
  const found = [...page.matchAll(/(\d+(?:\.\d+)?) \[(\d+(?:\.\d+)?), (\d+(?:\.\d+)?)\]/g)];
  const loose = found.filter(([, ...numbers]) => {
    const isRounding = (text: string | undefined, other: string | undefined): boolean =>
      Math.abs(Number(text) - Number(other)) <= 10 ** -(text?.split('.')[1]?.length ?? 0) / 2 + 1e-9;
    return !rows.some(([, ...others]) => numbers.every((number, n) => isRounding(number, others[n])));
  });
  expect(loose.map(([text]) => text)).toEqual([]);
  expect(found.length).toBeGreaterThan(3);
});
