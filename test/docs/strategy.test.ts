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

/** The figures in a row of the tables, by how the row begins: the first of each cell, or all of it when asked. */
function rowOf(start: string): readonly string[] {
  const row = tables.split('\n').find((line) => line.startsWith(`| ${start} |`));
  if (row === undefined) throw new Error(`the tables have no row ${start}`);
  return row.split('|').slice(1, -1);
}

/** The first figure of a cell, counted from the last cell of what the row begins with; of lists `nth`. */
function figure(start: string, cell: number, nth: number = 0): number {
  const at = start.split('|').length - 1 + cell;
  return Number(rowOf(start)[at]?.match(/-?\d+(?:\.\d+)?/g)?.[nth]);
}

const whole = (start: string, cell: number = 1, nth: number = 0): number => Math.round(figure(start, cell, nth));
const FOUR = 'hold v hard v hard v hard';
const stopping = (row: string): string =>
  Number(/easy-stop-25: (\d+\.\d+)/.exec(rowOf(row).at(-1) ?? '')?.[1]).toFixed(1);
/** Seconds of the match-ups of 5,000 rounds, the longest first. */
const seconds = [...tables.matchAll(/^\| [a-z v]+ \| 5000 \| ([\d.]+) \|/gm)]
  .map(([, time]) => Number(time))
  .sort((a, b) => b - a);

/** What the page says in plain words, made from the tables. */
const SENTENCES: readonly string[] = [
  `without a fault, in ${whole('hold v hard')} of a hundred rounds`,
  `hoarding wins ${whole(FOUR)} of a hundred rounds against three that shed, where 25 would be fair`,
  `it leaves ${['six', 'seven', 'eight'][whole(FOUR, 4) - 6]} points in the hand on average`,
  `the others are left with less than ${['two', 'three', 'four'][Math.ceil(Math.max(...[1, 2, 3].map((seat) => figure(FOUR, 4, seat)))) - 2]}`,
  `\`hold\` wins only ${whole(`to 25 | ${FOUR}`)} of a hundred such matches`,
  `one round in ${['five', 'six', 'seven'][Math.round(100 / figure('hold v easy', 2)) - 5]} of a hoarder ends blocked`,
  `Of two \`hard\` players the first wins ${whole('dealSize 7 | hard', 2)} of a hundred rounds`,
  `of four, the seats win ${whole('seat 1 of 4', 2)}, ${whole('seat 2 of 4', 2)}, ${whole('seat 3 of 4', 2)} and ${whole('seat 4 of 4', 2)}`,
  `Of two \`hold\` players the first wins ${whole('dealSize 7 | hold', 2)}`,
  `where the draw ends the turn it wins ${whole('drawTiming end | hold', 2)}`,
  `${figure('mustPlay', 2)} and ${figure('drawWhenStuck', 2)} rounds of a hundred, and that may be chance`,
  `With its 1,000 it wins ${figure('mustPlay', 3)} and ${figure('drawWhenStuck', 3)} more of a hundred`,
  `A decision takes ${whole('all', 2)} ms on average, ${whole('seats: 2', 2)} ms at two seats`,
  `of ${figure('all', 1).toLocaleString('en')} in all presets and numbers of seats one in a hundred took more than ${whole('all', 4)} ms`,
  `none more than ${Math.ceil(figure('all', 5))} ms`,
  `takes longer, ${whole('all', 7)} ms there`,
  `(${figure('hard against easy: blocked', 2).toFixed(1)} instead of ${figure('hard against easy: blocked', 1).toFixed(1)} against \`hard\``,
  `${figure('normal against easy: blocked', 2).toFixed(1)} instead of ${figure('normal against easy: blocked', 1)} against \`normal\``,
  `gives ${stopping('hard against easy: blocked')} and ${stopping('normal against easy: blocked')}`,
  `(${figure('dealSize 10 | hard', 1)} turns with ten, ${figure('dealSize 7 | hard', 1)} with seven, ${figure('dealSize 5 | hard', 1)} with five)`,
  `drawing only when stuck makes them longer (${figure('drawTiming whenStuck | hard', 1)})`,
  `takes ${figure('to 25 | hard v hard', 3).toFixed(1)}, ${figure('to 25 | hard v hard v hard', 3)} and ${figure('to 25 | hard v hard v hard v hard', 3)} rounds`,
  `do not search take less than ${['two', 'three', 'four'][Math.ceil(seconds[1] ?? 0) - 2]} seconds, and ${
    ['seven', 'eight', 'nine'][Math.round(figure('hard v hold | 5000', 1)) - 7]
  } between`,
];

it.each(SENTENCES)('the page of strategy says what the tables do: %s', (sentence) => {
  expect(page).toContain(sentence);
});
