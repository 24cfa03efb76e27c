import { Error as ERROR, logger, parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import type { Results } from './results.js';
import type { Speed } from './speed.js';
import { advantages, labelOf, matchesOf, roundsOf, summed } from './tables.js';

/** The plots of the study by name, as SVG, from whatever results there are. */
export async function plots(results: Results, speed: Speed | null): Promise<Readonly<Record<string, string>>> {
  const specs: Readonly<Record<string, TopLevelSpec | null>> = {
    budget: budgetPlot(results),
    pairs: pairsPlot(results),
    presets: presetsPlot(results),
    turns: turnsPlot(results),
    matches: matchesPlot(results),
    speed: speed === null ? null : speedPlot(speed),
  };
  const drawn: Record<string, string> = {};
  for (const [name, spec] of Object.entries(specs)) if (spec !== null) drawn[name] = await svgOf(spec);
  return drawn;
}

async function svgOf(spec: TopLevelSpec): Promise<string> {
  const view = new View(parse(compile(spec, { logger: logger(ERROR) }).spec), { renderer: 'none' });
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
      labelFlush: false,
      titleFontSize: 12,
      titleFontWeight: 'normal',
      gridColor: '#e6e6e6',
      domainColor: '#999',
    },
    title: { fontSize: 14, subtitleFontSize: 12, subtitlePadding: 4, anchor: 'start', offset: 12 },
    view: { stroke: null },
    legend: { labelFontSize: 12, titleFontSize: 12, labelLimit: 240 },
    point: { opacity: 1 },
    header: { labelFontSize: 12, labelAnchor: 'start', labelPadding: 6 },
  },
} as const;

const BLUE = '#1f5fa8';
const LIGHT_BLUE = '#8ab4e0';

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
    title: { text: 'Rounds that the expert wins against hard', subtitle: 'with 95 % intervals' },
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
    title: null,
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
    title: { text: 'Rounds won of those decided (%)', subtitle: 'two seats: the player of the row against the other' },
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
  const all = advantages(results);
  if (all.length === 0) return null;
  const values = all.map((one) => ({ ...one, budget: `${one.rollouts.toLocaleString('en')} rollouts` }));
  const best = new Map([...all].sort((a, b) => a.rollouts - b.rollouts).map(({ preset, value }) => [preset, value]));
  const names = [...best].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const budgets = [...new Set(values.sort((a, b) => b.rollouts - a.rollouts).map(({ budget }) => budget))];
  const y = { field: 'preset', type: 'nominal', sort: names, title: null, axis: { ticks: false } } as const;
  const yOffset = { field: 'budget', type: 'nominal', sort: budgets, scale: { paddingOuter: 0.6 } } as const;
  const color = {
    field: 'budget',
    type: 'nominal',
    sort: budgets,
    title: null,
    scale: { range: [BLUE, LIGHT_BLUE] },
    legend: { orient: 'bottom-right' },
  } as const;
  return {
    ...LOOK,
    title: { text: 'How far the expert is ahead of hard', subtitle: 'in every preset, with 95 % intervals' },
    width: 420,
    height: { step: 22, for: 'position' },
    data: { values },
    layer: [
      {
        data: { values: [{}] },
        mark: { type: 'rule', color: '#888', strokeDash: [4, 3] },
        encoding: { x: { datum: 0 } },
      },
      {
        mark: { type: 'rule', strokeWidth: 2 },
        encoding: { y, yOffset, color, x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' } },
      },
      {
        mark: { type: 'point', filled: true, size: 40 },
        encoding: {
          y,
          yOffset,
          color,
          x: { field: 'value', type: 'quantitative', title: 'rounds of a hundred that it wins more than hard' },
        },
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
    resolve: { scale: { y: 'independent' } }, // rounds of two that hoard end within few turns of each other
    facet: { row: { field: 'player', type: 'nominal', title: null, header: { labelOrient: 'top' } } },
    spec: {
      width: 420,
      height: 150,
      mark: { type: 'line', strokeWidth: 2 },
      encoding: {
        x: { field: 'turns', type: 'quantitative', title: 'turns', scale: { domain: [0, 50], clamp: true } },
        y: { field: 'share', type: 'quantitative', title: '% of rounds' },
        color: {
          field: 'deal',
          type: 'ordinal',
          sort: ['5 cards each', '7 cards each', '10 cards each'],
          title: null,
          scale: { range: [LIGHT_BLUE, BLUE, '#0c2a4d'] },
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
    const [name = '', rollouts] = first.split('-');
    return [
      {
        player: rollouts === undefined ? name : `${name}, ${rollouts} rollouts`,
        rank: ORDER.indexOf(name),
        seats: `${task.players.length} seats`,
        won: 100 * won.share,
        low: 100 * won.low,
        high: 100 * won.high,
        text: (100 * won.share).toFixed(1),
        fair: 100 / task.players.length,
      },
    ];
  });
  if (values.length === 0) return null;
  const y = {
    field: 'player',
    type: 'nominal',
    title: null,
    sort: { field: 'rank', op: 'max', order: 'descending' },
    axis: { ticks: false },
  } as const;
  const won = {
    field: 'won' as const,
    type: 'quantitative' as const,
    title: 'won %',
    scale: { domain: [0, 100] },
  };
  return {
    ...LOOK,
    title: { text: 'Matches to 25 won against hard', subtitle: 'with 95 % intervals; grey: a fair share' },
    resolve: { scale: { y: 'independent' } },
    data: { values },
    facet: { row: { field: 'seats', type: 'nominal', title: null, header: { labelOrient: 'top' } } },
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
        { mark: { type: 'point', filled: true, size: 50, color: BLUE }, encoding: { y, x: won } },
        {
          mark: { type: 'text', dy: -9, fontSize: 11 },
          encoding: { y, x: won, text: { field: 'text', type: 'nominal' } },
        },
      ],
    },
  };
}

/** Decisions by how long their work takes, in whole milliseconds, rounded up. */
function speedPlot({ decisions }: Speed): TopLevelSpec {
  const again = summed(decisions.map((one) => one.again));
  const all = again.reduce((sum, [, count]) => sum + count, 0);
  const counts = new Map<number, number>();
  for (const [tenths, count] of again) {
    const milliseconds = Math.ceil(tenths / 10);
    counts.set(milliseconds, (counts.get(milliseconds) ?? 0) + count);
  }
  const values = [...counts].map(([to, count]) => ({ from: to - 1, to, share: (100 * count) / all }));
  return {
    ...LOOK,
    title: {
      text: 'How long an expert of 1,000 rollouts thinks',
      subtitle: `${all.toLocaleString('en')} decisions in all presets`,
    },
    width: 420,
    height: 180,
    data: { values },
    mark: { type: 'bar', color: BLUE, stroke: 'white', strokeWidth: 0.5 },
    encoding: {
      x: { field: 'from', type: 'quantitative', title: 'milliseconds', bin: { binned: true, step: 1 } },
      x2: { field: 'to' },
      y: { field: 'share', type: 'quantitative', title: '% of decisions' },
    },
  };
}
