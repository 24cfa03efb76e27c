import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import type { Results } from './results.js';
import { advantages, labelOf, matchesOf, roundsOf } from './tables.js';

/** The plots of the study by name, as SVG, from whatever results there are. */
export async function plots(results: Results): Promise<Readonly<Record<string, string>>> {
  const specs: Readonly<Record<string, TopLevelSpec | null>> = {
    budget: budgetPlot(results),
    pairs: pairsPlot(results),
    presets: presetsPlot(results),
    turns: turnsPlot(results),
    matches: matchesPlot(results),
  };
  const drawn: Record<string, string> = {};
  for (const [name, spec] of Object.entries(specs)) if (spec !== null) drawn[name] = await svgOf(spec);
  return drawn;
}

async function svgOf(spec: TopLevelSpec): Promise<string> {
  const view = new View(parse(compile(spec).spec), { renderer: 'none' });
  return `${await view.toSVG()}\n`;
}

/** What all plots have in common. */
const LOOK = {
  $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
  background: 'white',
  padding: 12,
  config: {
    font: 'system-ui, sans-serif',
    axis: {
      labelFontSize: 12,
      labelLimit: 240,
      titleFontSize: 12,
      titleFontWeight: 'normal',
      gridColor: '#e6e6e6',
      domainColor: '#999',
    },
    title: { fontSize: 14, anchor: 'start', offset: 12 },
    view: { stroke: null },
    legend: { labelFontSize: 12, titleFontSize: 12 },
  },
} as const;

const BLUE = '#1f5fa8';

function budgetPlot(results: Results): TopLevelSpec | null {
  const values = roundsOf(results, 'budget').flatMap(({ task, report }) => {
    const won = report.byBot[0]?.wonOfDecided;
    if (won === undefined) return [];
    const rollouts = Number(task.players[0]?.split('-')[1]);
    return [
      {
        rollouts,
        seats: `${task.players.length} seats`,
        won: 100 * won.share,
        low: 100 * won.low,
        high: 100 * won.high,
      },
    ];
  });
  if (values.length === 0) return null;
  const x = {
    field: 'rollouts',
    type: 'quantitative' as const,
    scale: { type: 'log' as const, domain: [40, 5000] },
    axis: { values: [50, 200, 1000, 4000], format: ',d' },
    title: 'rollouts a turn',
  };
  const color = { field: 'seats', type: 'nominal', title: null, scale: { range: [BLUE, '#c4572e'] } } as const;
  return {
    ...LOOK,
    title: 'Rounds that the expert wins against hard, with 95 % intervals',
    width: 420,
    height: 260,
    data: { values },
    layer: [
      {
        mark: { type: 'line', point: { size: 50 } },
        encoding: { x, y: { field: 'won', type: 'quantitative', title: 'won %', scale: { domain: [0, 100] } }, color },
      },
      {
        mark: { type: 'rule', strokeWidth: 1.5 },
        encoding: { x, y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' }, color },
      },
    ],
  };
}

const ORDER = ['easy', 'normal', 'hard', 'hold', 'expert'];

function pairsPlot(results: Results): TopLevelSpec | null {
  const values = roundsOf(results, 'pairs').flatMap(({ task, report }) => {
    const [first = '', second = ''] = task.players;
    const won = report.byBot[0]?.wonOfDecided.share;
    if (won === undefined || first === second) return [];
    return [
      { player: first, other: second, won: 100 * won, text: (100 * won).toFixed(1) },
      { player: second, other: first, won: 100 - 100 * won, text: (100 - 100 * won).toFixed(1) },
    ];
  });
  if (values.length === 0) return null;
  const x = {
    field: 'other',
    type: 'nominal',
    sort: ORDER,
    title: 'against',
    axis: { labelAngle: 0, orient: 'top', domain: false, ticks: false },
  } as const;
  const y = {
    field: 'player',
    type: 'nominal',
    sort: [...ORDER].reverse(),
    title: null,
    axis: { domain: false, ticks: false },
  } as const;
  return {
    ...LOOK,
    title: 'Rounds won of those decided, two seats (%)',
    width: { step: 76 },
    height: { step: 44 },
    data: { values },
    layer: [
      {
        mark: { type: 'rect', stroke: 'white', strokeWidth: 2 },
        encoding: {
          x,
          y,
          color: {
            field: 'won',
            type: 'quantitative',
            scale: { domain: [0, 50, 100], range: ['#c4572e', '#f4f1ea', BLUE], interpolate: 'rgb' },
            legend: null,
          },
        },
      },
      {
        mark: { type: 'text', fontSize: 13 },
        encoding: {
          x,
          y,
          text: { field: 'text', type: 'nominal' },
          color: { condition: { test: 'datum.won < 15 || datum.won > 85', value: 'white' }, value: '#222' },
        },
      },
    ],
  };
}

function presetsPlot(results: Results): TopLevelSpec | null {
  const values = advantages(results);
  if (values.length === 0) return null;
  const y = { field: 'preset', type: 'nominal', sort: { field: 'value', order: 'descending' }, title: null } as const;
  return {
    ...LOOK,
    title: 'How far the expert (50 rollouts) is ahead of hard, by preset',
    width: 420,
    height: { step: 20 },
    data: { values: [...values] },
    layer: [
      { mark: { type: 'rule', color: '#888', strokeDash: [4, 3] }, encoding: { x: { datum: 0 } } },
      {
        mark: { type: 'rule', color: BLUE, strokeWidth: 2 },
        encoding: { y, x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' } },
      },
      {
        mark: { type: 'point', filled: true, size: 60, color: BLUE },
        encoding: { y, x: { field: 'value', type: 'quantitative', title: 'rounds won of a hundred, more than hard' } },
      },
    ],
  };
}

function turnsPlot(results: Results): TopLevelSpec | null {
  const values = roundsOf(results, 'rules').flatMap(({ task, report }) =>
    labelOf(task).startsWith('dealSize')
      ? report.turns.values.map(([turns, count]) => ({
          turns,
          share: (100 * count) / report.turns.of,
          deal: labelOf(task).replace('dealSize ', '').concat(' cards each'),
          player: `two ${task.players[0]} players`,
        }))
      : [],
  );
  if (values.length === 0) return null;
  return {
    ...LOOK,
    title: 'Turns a round takes, by cards dealt',
    data: { values },
    facet: {
      row: {
        field: 'player',
        type: 'nominal',
        title: null,
        header: { labelFontSize: 12, labelAngle: 0, labelAlign: 'left', labelOrient: 'top' },
      },
    },
    spec: {
      width: 420,
      height: 150,
      mark: { type: 'line', interpolate: 'monotone', strokeWidth: 2 },
      encoding: {
        x: { field: 'turns', type: 'quantitative', title: 'turns', scale: { domain: [0, 50], clamp: true } },
        y: { field: 'share', type: 'quantitative', title: '% of rounds' },
        color: {
          field: 'deal',
          type: 'ordinal',
          sort: ['5 cards each', '7 cards each', '10 cards each'],
          title: null,
          scale: { range: ['#8ab4e0', BLUE, '#0c2a4d'] },
        },
      },
    },
  };
}

function matchesPlot(results: Results): TopLevelSpec | null {
  const values = matchesOf(results, 'matches').flatMap(({ task, report }) => {
    const [first = '', second = ''] = task.players;
    const won = report.byBot[0]?.won;
    if (won === undefined || first === second) return [];
    const fair = 100 / task.players.length;
    return [
      {
        player: first,
        seats: `${task.players.length} seats`,
        won: 100 * won.share,
        low: 100 * won.low,
        high: 100 * won.high,
        fair,
      },
    ];
  });
  if (values.length === 0) return null;
  const y = { field: 'player', type: 'nominal', title: null, sort: ['expert', 'hold'] } as const;
  return {
    ...LOOK,
    title: 'Matches to 25 won against hard, with 95 % intervals; grey: a fair share',
    resolve: { scale: { y: 'independent' } },
    data: { values },
    facet: {
      row: {
        field: 'seats',
        type: 'nominal',
        title: null,
        header: { labelFontSize: 12, labelAngle: 0, labelAlign: 'left' },
      },
    },
    spec: {
      width: 420,
      height: { step: 26 },
      layer: [
        {
          mark: { type: 'tick', color: '#888', thickness: 1.5, size: 26 },
          encoding: { y, x: { field: 'fair', type: 'quantitative' } },
        },
        {
          mark: { type: 'rule', color: BLUE, strokeWidth: 2 },
          encoding: { y, x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' } },
        },
        {
          mark: { type: 'point', filled: true, size: 60, color: BLUE },
          encoding: { y, x: { field: 'won', type: 'quantitative', title: 'won %', scale: { domain: [0, 100] } } },
        },
      ],
    },
  };
}
