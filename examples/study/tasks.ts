import { defineVariant, PRESETS, type PresetName, standard, type Variant, type VariantOverrides } from 'kings-corner';
import { type MatchesReport, type SimulationReport, simulate, simulateMatches } from 'kings-corner/simulate';
import { playerNamed } from './players.js';

/** One match-up of the study, as plain data: workers and other machines get it as JSON. */
export interface Task {
  readonly id: string;
  /** Which table of the results it belongs to. */
  readonly table: Table;
  readonly kind: 'rounds' | 'matches';
  readonly preset: PresetName;
  readonly overrides: VariantOverrides;
  readonly players: readonly string[];
  /** Rounds or matches. */
  readonly count: number;
  /** How many make a piece of work: some seconds. */
  readonly piece: number;
}

export type Table = 'published' | 'pairs' | 'seats' | 'presets' | 'ends' | 'rules' | 'budget' | 'matches';

export type Report = SimulationReport | MatchesReport;

/** Part of a task: so many rounds or matches from a number on. */
export interface Piece {
  readonly task: Task;
  readonly from: number;
  readonly count: number;
}

/** The seed of everything. */
export const SEED = 'kings-corner study 1';

/** Seats 0, 1, … of one player. */
function mirror(player: string, seats: number): readonly string[] {
  return Array.from({ length: seats }, () => player);
}

/** One player against others that are all alike. */
function against(player: string, other: string, seats: number): readonly string[] {
  return [player, ...mirror(other, seats - 1)];
}

function task(
  table: Table,
  players: readonly string[],
  count: number,
  {
    kind = 'rounds',
    preset = 'standard',
    overrides = {},
    label = '',
  }: Partial<Task> & { readonly label?: string } = {},
): Task {
  const id = [table, label || preset, players.join('+'), kind].join('/');
  const weight = players.reduce((sum, name) => sum + weightOf(name), 0) * (kind === 'matches' ? 8 : 1);
  return { id, table, kind, preset, overrides, players, count, piece: Math.max(1, Math.ceil(4000 / weight)) };
}

/** About how long a player takes, beside the quickest. */
function weightOf(name: string): number {
  if (!name.startsWith('expert')) return name.includes('-') ? 10 : 1;
  return 1 + Number(name.split('-')[1] ?? 1000) / 5;
}

const DEALS = [5, 7, 10] as const;
const CHEAP = ['easy', 'normal', 'hard', 'hold'] as const;
const SEATS = [2, 3, 4] as const;
const BUDGETS = [50, 200, 1000, 4000] as const;

/** All match-ups. */
export const TASKS: readonly Task[] = [
  ...[
    ['hard', 'easy'],
    ['normal', 'easy'],
    ['hard', 'normal'],
    ['hard', 'hard'],
    ...['easy-stop-0', 'easy-stop-10', 'easy-stop-25', 'easy-stop-30', 'easy-by-card'].map((easy) => ['hard', easy]),
    ...['easy-stop-0', 'easy-stop-10', 'easy-stop-25', 'easy-stop-30', 'easy-by-card'].map((easy) => ['normal', easy]),
    ['normal-highest', 'easy'],
    ['hard', 'normal-highest'],
    ['hard-shortest', 'easy'],
    ['hard-shortest', 'normal'],
  ].map((players) => task('published', players, players.some((name) => name.includes('-')) ? 4000 : 20_000)),
  ...[3, 4].map((seats) => task('published', mirror('hard', seats), 20_000)),

  ...CHEAP.flatMap((first, index) => CHEAP.slice(0, index).map((second) => task('pairs', [first, second], 10_000))),
  ...CHEAP.map((second) => task('pairs', ['expert', second], second === 'hard' ? 4000 : 1000)),

  ...[3, 4].flatMap((seats) => [
    ...['easy', 'normal', 'hold'].map((player) => task('seats', against(player, 'hard', seats), 10_000)),
    task('seats', against('expert', 'hard', seats), 4000),
  ]),
  task('seats', mirror('hold', 2), 10_000),
  task('seats', mirror('hold', 4), 10_000),

  ...Object.values(PRESETS).flatMap((preset) => presetTasks(preset)),
  ...Object.values(PRESETS).flatMap((preset) => endTasks(preset)),

  ...DEALS.map((dealSize) =>
    task('rules', mirror('hard', 2), 10_000, { overrides: { dealSize }, label: `dealSize ${dealSize}` }),
  ),
  ...DEALS.map((dealSize) =>
    task('rules', mirror('hold', 2), 10_000, { overrides: { dealSize }, label: `dealSize ${dealSize}` }),
  ),
  ...(['start', 'end', 'whenStuck', 'untilPlayable'] as const).flatMap((drawTiming) =>
    ['hard', 'hold'].map((player) =>
      task('rules', mirror(player, 2), 10_000, { overrides: { drawTiming }, label: `drawTiming ${drawTiming}` }),
    ),
  ),
  ...(['corner', 'vacate', 'stay'] as const).map((kingFlip) =>
    task('rules', mirror('hard', 2), 10_000, { overrides: { kingFlip }, label: `kingFlip ${kingFlip}` }),
  ),

  ...BUDGETS.map((rollouts) => task('budget', [`expert-${rollouts}`, 'hard'], rollouts > 1000 ? 300 : 1000)),
  ...BUDGETS.map((rollouts) => task('budget', against(`expert-${rollouts}`, 'hard', 4), 2000)),

  ...SEATS.flatMap((seats) =>
    [25, 50].map((scoringTarget) =>
      task('matches', mirror('hard', seats), 2000, {
        kind: 'matches',
        overrides: { match: { end: 'target', scoringTarget } },
        label: `to ${scoringTarget}`,
      }),
    ),
  ),
  ...SEATS.flatMap((seats) => [
    task('matches', against('hold', 'hard', seats), 2000, { kind: 'matches', label: 'to 25' }),
    // at four seats more, because the figure is the smallest
    task('matches', against(seats === 2 ? 'expert-200' : 'expert', 'hard', seats), seats === 4 ? 5000 : 1000, {
      kind: 'matches',
      label: 'to 25',
    }),
  ]),
];

/** The expert, on a small budget and on its own, against `hard` in a preset; alone, each on the same deals. */
function presetTasks(variant: Variant): readonly Task[] {
  const preset = variant.name as PresetName; // a preset's name is its key
  const seats = variant.seats.min;
  const experts = ['expert-50', 'expert'];
  if (seats === 1) return [...experts, 'hard'].map((player) => task('presets', [player], 2000, { preset }));
  return experts.map((player) => task('presets', against(player, 'hard', seats), 2000, { preset }));
}

/** The players that do not search, all together, in a preset with every number of seats: does every round come to an end? */
function endTasks({ name, seats: { min, max } }: Variant): readonly Task[] {
  const preset = name as PresetName; // as above
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const players = Array.from({ length: min + index }, (__, seat) => CHEAP[(seat + index) % CHEAP.length] ?? 'easy');
    return task('ends', players, 2000, { preset });
  });
}

/** The work of a task in pieces; `scale` shortens the study for a try. */
export function piecesOf(tasks: readonly Task[], scale: number): readonly Piece[] {
  return tasks.flatMap((whole) => {
    const total = Math.max(1, Math.round(whole.count * scale));
    const starts = Array.from({ length: Math.ceil(total / whole.piece) }, (_, index) => index * whole.piece);
    return starts.map((from) => ({ task: whole, from, count: Math.min(whole.piece, total - from) }));
  });
}

/** Plays a piece. */
export function play({ task: { preset, overrides, players, kind }, from, count }: Piece): Report {
  const variant = Object.keys(overrides).length === 0 ? PRESETS[preset] : defineVariant(standard, overrides);
  const options = { variant, bots: players.map(playerNamed), seed: SEED, swapSeats: true, from };
  return kind === 'rounds' ? simulate({ ...options, rounds: count }) : simulateMatches({ ...options, matches: count });
}
