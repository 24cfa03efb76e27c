import type { Histogram, MatchesReport, Mean, Share, SimulationReport } from 'kings-corner/simulate';
import type { Results } from './results.js';
import type { Decisions, Speed } from './speed.js';
import { TASKS, type Table, type Task } from './tasks.js';

/** The tables of the study as Markdown, from whatever results there are. */
export function markdown(results: Results, speed: Speed | null): string {
  const sections = [
    published(results),
    pairs(results),
    seats(results),
    presets(results),
    ends(results),
    rules(results),
    budget(results),
    matches(results),
    ...(speed === null ? [] : [thinking(speed), matchUps(speed)]),
  ];
  return `# Results of the study\n\nWritten by \`npm run study\`; ± and brackets are 95 % intervals.\n\n${sections.filter((text) => text !== '').join('\n')}`;
}

/** A task of a table with its report. */
interface Played<R> {
  readonly task: Task;
  readonly report: R;
}

/** The rounds played for a table. */
export function roundsOf(results: Results, table: Table): readonly Played<SimulationReport>[] {
  return TASKS.filter((task) => task.table === table).flatMap((task) => {
    const report = results[task.id];
    return report?.format === 'kings-corner/simulation' ? [{ task, report }] : [];
  });
}

/** The matches played for a table. */
export function matchesOf(results: Results, table: Table): readonly Played<MatchesReport>[] {
  return TASKS.filter((task) => task.table === table).flatMap((task) => {
    const report = results[task.id];
    return report?.format === 'kings-corner/matches' ? [{ task, report }] : [];
  });
}

/** The name of a task within its table: what is special about its rules. */
export function labelOf({ id }: Task): string {
  return id.split('/')[1] ?? '';
}

const percent = (value: number, digits = 1): string => (100 * value).toFixed(digits);
const share = ({ share: value, low, high }: Share, digits = 1): string =>
  `${percent(value, digits)} [${percent(low, digits)}, ${percent(high, digits)}]`;
const mean = ({ mean: value, low, high }: Mean, digits = 2): string =>
  `${value.toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`;

function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
  return `## ${title}\n\n${table}\n`;
}

/** A figure that was published, and where in the results it is found again. */
interface Published {
  readonly figure: string;
  readonly value: number;
  /** Half of its 95 % interval, by the number of rounds published; `null` when it was given without rounds. */
  readonly reach: number | null;
  readonly players: string;
  readonly ours: (report: SimulationReport) => Interval;
}

interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const ofShare = ({ share: value, low, high }: Share): Interval => ({
  value: 100 * value,
  low: 100 * low,
  high: 100 * high,
});
const ofMean = ({ mean: value, low, high }: Mean): Interval => ({ value, low, high });
const wonBy = (bot: number) => (report: SimulationReport) => ofShare(report.byBot[bot]?.won ?? report.blocked);
const wonAt = (seat: number) => (report: SimulationReport) => ofShare(report.bySeat[seat]?.won ?? report.blocked);
const blocked = (report: SimulationReport): Interval => ofShare(report.blocked);

/** kingscornercardgame.com, 45,000 rounds of three players against each other. */
const PUBLISHED: readonly Published[] = [
  { figure: 'hard against easy: won', value: 98.1, reach: 0.38, players: 'hard+easy', ours: wonBy(0) },
  { figure: 'hard against easy: lost', value: 0.92, reach: 0.26, players: 'hard+easy', ours: wonBy(1) },
  { figure: 'hard against easy: blocked', value: 0.98, reach: 0.27, players: 'hard+easy', ours: blocked },
  { figure: 'normal against easy: won', value: 95.1, reach: 0.59, players: 'normal+easy', ours: wonBy(0) },
  { figure: 'normal against easy: lost', value: 2.7, reach: 0.45, players: 'normal+easy', ours: wonBy(1) },
  { figure: 'normal against easy: blocked', value: 2.1, reach: 0.4, players: 'normal+easy', ours: blocked },
  { figure: 'hard against normal: won', value: 52.8, reach: 1.4, players: 'hard+normal', ours: wonBy(0) },
  { figure: 'seat 1 of 2', value: 51.7, reach: 1.4, players: 'hard+hard', ours: wonAt(0) },
  ...[36.2, 32.5, 31.3].map((value, seat) => ({
    figure: `seat ${seat + 1} of 3`,
    value,
    reach: 1.3,
    players: 'hard+hard+hard',
    ours: wonAt(seat),
  })),
  ...[27.8, 25.5, 23.3, 23.3].map((value, seat) => ({
    figure: `seat ${seat + 1} of 4`,
    value,
    reach: 1.2,
    players: 'hard+hard+hard+hard',
    ours: wonAt(seat),
  })),
  { figure: 'turns a round of 2', value: 21, reach: null, players: 'hard+hard', ours: ({ turns }) => ofMean(turns) },
  {
    figure: 'points in a losing hand ("just over 3")',
    value: 3.1,
    reach: null,
    players: 'hard+hard',
    ours: ({ byBot }) => ofMean(byBot[0]?.left.points ?? NOTHING),
  },
  {
    figure: 'losing hands with a king',
    value: 1.3,
    reach: 0.3,
    players: 'hard+hard',
    ours: ({ byBot, blocked: none }) => ofShare(byBot[0]?.left.withKing ?? none),
  },
  { figure: 'blocked between strong players', value: 0, reach: 0.04, players: 'hard+hard', ours: blocked },
];

const NOTHING: Mean = { mean: 0, low: 0, high: 0, of: 0, values: [] };

/** The other readings of each published player, by what they replace. */
const READINGS: readonly (readonly [string, readonly string[]])[] = [
  ['easy', ['easy-stop-0', 'easy-stop-10', 'easy-stop-25', 'easy-stop-30', 'easy-by-card']],
  ['normal', ['normal-highest']],
  ['hard', ['hard-shortest']],
];

function published(results: Results): string {
  const played = new Map(roundsOf(results, 'published').map(({ task, report }) => [task.players.join('+'), report]));
  const rows = PUBLISHED.flatMap(({ figure, value, reach, players, ours }) => {
    const report = played.get(players);
    if (report === undefined) return [];
    const found = ours(report);
    const readings = otherPlayers(players).flatMap((names) => {
      const other = played.get(names);
      return other === undefined ? [] : [`${names.split('+').join(' v ')}: ${ours(other).value.toFixed(2)}`];
    });
    return [
      [
        figure,
        reach === null ? `about ${value}` : `${value} ± ${reach}`,
        `${found.value.toFixed(2)} [${found.low.toFixed(2)}, ${found.high.toFixed(2)}]`,
        reach === null ? '' : verdict(value, reach, found),
        readings.join('; '),
      ],
    ];
  });
  return section('The published figures', ['figure', 'published', 'here', 'agree', 'other readings'], rows);
}

/** Whether two values differ by no more than chance allows: their distance against both intervals. */
function verdict(value: number, reach: number, { value: ours, low, high }: Interval): string {
  const allowed = Math.hypot(reach, (high - low) / 2);
  return Math.abs(value - ours) <= allowed ? 'yes' : `no: ${(ours - value).toFixed(2)}`;
}

/** The same match-up with one of its players read otherwise. */
function otherPlayers(players: string): readonly string[] {
  const names = players.split('+');
  if (names.length !== 2 || names[0] === names[1]) return [];
  return READINGS.flatMap(([name, others]) =>
    names.includes(name) ? others.map((other) => names.map((own) => (own === name ? other : own)).join('+')) : [],
  );
}

function pairs(results: Results): string {
  const rows = roundsOf(results, 'pairs').map(({ task, report }) => [
    task.players.join(' v '),
    share(report.byBot[0]?.wonOfDecided ?? report.decided),
    share(report.blocked, 2),
    mean(report.turns, 1),
    report.byBot.map(({ points }) => points.mean.toFixed(2)).join(' / '),
    String(report.rounds),
  ]);
  return section('Two seats', ['players', 'first wins %', 'blocked %', 'turns', 'mean points', 'rounds'], rows);
}

function seats(results: Results): string {
  const rows = roundsOf(results, 'seats').map(({ task, report }) => [
    task.players.join(' v '),
    report.byBot.map(({ wonOfDecided }) => percent(wonOfDecided.share)).join(' / '),
    share(report.byBot[0]?.wonOfDecided ?? report.decided),
    report.bySeat.map(({ wonOfDecided }) => percent(wonOfDecided.share)).join(' / '),
    report.byBot.map(({ points }) => points.mean.toFixed(2)).join(' / '),
    String(report.rounds),
  ]);
  return section(
    'More seats',
    ['players', 'won %', 'the first', 'by seat, the leader first', 'mean points', 'rounds'],
    rows,
  );
}

/** How far an expert is ahead of `hard` in a preset, in percentage points of rounds won. */
export interface Advantage {
  readonly preset: string;
  readonly seats: number;
  readonly rollouts: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
  readonly unfinished: number;
}

/**
 * The expert's share of the rounds won less that of `hard`: of one `hard`, on average; with partners, of the other pair; of one that
 * sits alone, of `hard` on the same deals. The interval is that of the difference of two shares of the same rounds.
 */
export function advantages(results: Results): readonly Advantage[] {
  const played = roundsOf(results, 'presets');
  return played.flatMap(({ task, report }) => {
    const [mine, next] = report.byBot;
    if (mine === undefined || task.players[0] === 'hard') return [];
    const { preset, players } = task;
    const alone = played.find((other) => other.task.preset === preset && other.task.players.join() === 'hard');
    const isTeam = report.variant.teams === 'partners';
    const others = players.length === 1 ? alone?.report.byBot : isTeam ? next && [next] : report.byBot.slice(1);
    if (others === undefined) return [];
    const other = others.reduce((sum, { won }) => sum + won.share, 0) / others.length;
    const { share: own, of } = mine.won;
    const value = own - other;
    const together = players.length === 1 ? 0 : own * other;
    const spread = own * (1 - own) + (other * (1 - other)) / others.length + 2 * together;
    const reach = 1.96 * Math.sqrt(spread / of);
    return [
      {
        preset,
        seats: players.length,
        rollouts: rolloutsOf(task),
        value: 100 * value,
        low: 100 * (value - reach),
        high: 100 * (value + reach),
        rounds: report.rounds,
        unfinished: report.unfinished.count + (players.length === 1 ? (alone?.report.unfinished.count ?? 0) : 0),
      },
    ];
  });
}

/** The budget of the expert that a task is about. */
function rolloutsOf({ players }: Task): number {
  return Number(players[0]?.split('-')[1] ?? 1000);
}

function presets(results: Results): string {
  const all = advantages(results);
  const budgets = [...new Set(all.map(({ rollouts }) => rollouts))].sort((a, b) => a - b);
  const names = [...new Set(all.map(({ preset }) => preset))];
  const rows = names.map((name) => {
    const own = all.filter(({ preset }) => preset === name);
    const cells = budgets.map((budgetOf) => {
      const found = own.find(({ rollouts }) => rollouts === budgetOf);
      if (found === undefined) return 'not played';
      const { value, low, high, rounds } = found;
      return `${value.toFixed(1)} [${low.toFixed(1)}, ${high.toFixed(1)}] of ${rounds} rounds`;
    });
    const unfinished = own.reduce((sum, found) => sum + found.unfinished, 0);
    return [name, String(own[0]?.seats), ...cells, String(unfinished)];
  });
  return section(
    'Every preset: how far the expert is ahead of hard, in rounds won of a hundred',
    ['preset', 'seats', ...budgets.map((rollouts) => `${rollouts} rollouts`), 'unfinished'],
    rows,
  );
}

function ends(results: Results): string {
  const played = roundsOf(results, 'ends').map(({ report }) => report);
  const sum = (counts: readonly number[]): string => String(counts.reduce((total, count) => total + count, 0));
  const row = [
    String(played.length),
    sum(played.map(({ rounds }) => rounds)),
    sum(played.map(({ unfinished }) => unfinished.count)),
    String(Math.max(...played.map(({ turns }) => turns.values.at(-1)?.[0] ?? 0))),
  ];
  return section(
    'Every preset and number of seats: easy, normal, hard and hold together',
    ['tables', 'rounds', 'unfinished', 'turns of the longest'],
    played.length === 0 ? [] : [row],
  );
}

function rules(results: Results): string {
  const rows = roundsOf(results, 'rules').map(({ task, report }) => [
    labelOf(task),
    task.players[0] ?? '',
    mean(report.turns, 1),
    share(report.bySeat[0]?.wonOfDecided ?? report.decided),
    mean(report.byBot[0]?.left.points ?? NOTHING),
    share(report.blocked, 2),
  ]);
  return section(
    'What the rules do, between two alike',
    ['rule', 'players', 'turns', 'the leader wins %', 'losing hand', 'blocked %'],
    rows,
  );
}

function budget(results: Results): string {
  const rows = roundsOf(results, 'budget').map(({ task, report }) => [
    task.players[0]?.split('-')[1] ?? '',
    String(task.players.length),
    share(report.byBot[0]?.wonOfDecided ?? report.decided),
    String(report.rounds),
  ]);
  return section('Strength against budget', ['rollouts', 'seats', 'wins % of rounds against hard', 'rounds'], rows);
}

function matches(results: Results): string {
  const rows = matchesOf(results, 'matches').map(({ task, report }) => [
    labelOf(task),
    task.players.join(' v '),
    report.byBot.map(({ won }) => percent(won.share)).join(' / '),
    share(report.byBot[0]?.won ?? report.unfinished),
    mean(report.rounds, 1),
    report.byBot.map(({ total }) => total.mean.toFixed(1)).join(' / '),
    String(report.matches),
  ]);
  return section('Matches', ['', 'players', 'won %', 'the first', 'rounds', 'mean totals', 'matches'], rows);
}

/** All counts of several histograms in one. */
export function summed(histograms: readonly Histogram[]): Histogram {
  const counts = new Map<number, number>();
  for (const [value, count] of histograms.flat()) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].sort(([a], [b]) => a - b);
}

/** How many decisions a histogram counts, all of them or those that took longer than so many milliseconds. */
function countOf(histogram: Histogram, above = 0): number {
  return histogram.reduce((sum, [tenths, count]) => sum + (tenths > 10 * above ? count : 0), 0);
}

/** The milliseconds within which a part of the decisions lie. */
function quantile(histogram: Histogram, part: number): string {
  const all = countOf(histogram);
  let seen = 0;
  for (const [tenths, count] of histogram) {
    seen += count;
    if (seen >= part * all) return (tenths / 10).toFixed(1);
  }
  return '';
}

function thinking({ machine, decisions }: Speed): string {
  const row = (name: string, some: readonly Decisions[]): readonly string[] => {
    const again = summed(some.map((one) => one.again));
    const first = summed(some.map((one) => one.first));
    const average = again.reduce((sum, [tenths, count]) => sum + tenths * count, 0) / countOf(again) / 10;
    return [
      name,
      String(countOf(again)),
      average.toFixed(1),
      ...[0.5, 0.99, 1].map((part) => quantile(again, part)),
      ...[0.99, 1].map((part) => quantile(first, part)),
      String(countOf(first, 50)),
    ];
  };
  const counts = [...new Set(decisions.map(({ seats: count }) => count))].sort((a, b) => a - b);
  const names = [...new Set(decisions.map(({ preset }) => preset))];
  const groups: readonly (readonly [string, readonly Decisions[]])[] = [
    ['all', decisions],
    ...counts.map((count) => [`seats: ${count}`, decisions.filter((one) => one.seats === count)] as const),
    ...names.map((name) => [name, decisions.filter(({ preset }) => preset === name)] as const),
  ];
  const rows = groups
    .filter(([, some]) => some.some(({ again }) => again.length > 0))
    .map(([name, some]) => row(name, some));
  return section(
    `How long an expert of 1,000 rollouts thinks, in milliseconds (${machine})`,
    [
      '',
      'decisions',
      'mean',
      'median',
      '99 %',
      'longest',
      '99 % as it came',
      'longest as it came',
      'over 50 as it came',
    ],
    rows,
  );
}

function matchUps({ machine, matchUps: all }: Speed): string {
  const rows = all.map(({ players, rounds, seconds }) => [
    players.join(' v '),
    String(rounds),
    seconds.toFixed(2),
    Math.round((1e6 * seconds) / rounds).toString(),
  ]);
  return section(
    `How long rounds without a search take (${machine})`,
    ['players', 'rounds', 'seconds', 'microseconds a round'],
    rows,
  );
}
