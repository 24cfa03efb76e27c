import { cpus } from 'node:os';
import { createRandom, PRESETS, type PresetName, type RoundView, type Variant } from 'kings-corner';
import { type Bot, expert } from 'kings-corner/bots';
import { type Histogram, simulate } from 'kings-corner/simulate';
import { SEED } from './tasks.js';

/**
 * How long things take on the machine that measured it: unlike all other results it is another each time. In time of the processor,
 * that of compiling and of collecting garbage included, so that other work of the machine does not count.
 */
export interface Speed {
  readonly machine: string;
  readonly matchUps: readonly MatchUp[];
  readonly decisions: readonly Decisions[];
}

/** Rounds between players that do not search. */
export interface MatchUp {
  readonly players: readonly string[];
  readonly rounds: number;
  readonly seconds: number;
}

/** The decisions of an expert of the default budget, in one preset with one number of seats. */
export interface Decisions {
  readonly preset: PresetName;
  readonly seats: number;
  /** As it came, in tenths of a millisecond, rounded up. */
  readonly first: Histogram;
  /** The quickest of three repetitions at once, likewise: without what was compiled or tidied up by chance meanwhile. */
  readonly again: Histogram;
}

const REPEATS = 3;
const PLAYERS = ['easy', 'normal', 'hard', 'hold'] as const;

/** Measures the speed; `scale` shortens it for a try. */
export function measureSpeed(scale: number): Speed {
  return {
    machine: `${cpus()[0]?.model.trim() || 'an unknown processor'}, one core, Node ${process.versions.node}`,
    decisions: Object.values(PRESETS).flatMap((variant) => {
      const { min, max } = variant.seats;
      return Array.from({ length: max - min + 1 }, (_, more) => decisionsOf(variant, min + more, scale));
    }),
    matchUps: [2, 3, 4].flatMap((seats) => matchUps(seats, Math.max(1, Math.round(5000 * scale)))),
  };
}

function matchUps(seats: number, rounds: number): readonly MatchUp[] {
  return PLAYERS.flatMap((first, index) =>
    PLAYERS.slice(index).map((second) => {
      const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? first : second));
      const started = process.cpuUsage();
      simulate({ bots: players, rounds, seed: SEED, swapSeats: true });
      return { players, rounds, seconds: millisecondsSince(started) / 1000 };
    }),
  );
}

function decisionsOf(variant: Variant, seats: number, scale: number): Decisions {
  const first: number[] = [];
  const again: number[] = [];
  const timed = timedExpert((times) => {
    first.push(times[0] ?? 0);
    again.push(Math.min(...times.slice(1)));
  });
  const rounds = Math.max(1, Math.round(4 * scale));
  for (const other of seats === 1 || scale < 0.25 ? (['hard'] as const) : PLAYERS) {
    const others = Array.from({ length: seats - 1 }, () => other);
    simulate({ variant, bots: [timed, ...others], rounds, seed: `${SEED}: against ${other}`, swapSeats: true });
  }
  const preset = variant.name as PresetName; // a preset's name is its key
  return { preset, seats, first: histogramOf(first), again: histogramOf(again) };
}

/** The expert, and how long it takes for what it has to think about: at first, and again. */
function timedExpert(note: (times: readonly number[]) => void): Bot {
  let part = '';
  let numbers = createRandom(part);
  let drawn = 0;
  const counted = (): number => {
    drawn++;
    return numbers();
  };
  let random = counted;
  return (view, _, match) => {
    const now = `${view.seat} ${view.turn.number} ${view.turn.phase}`;
    if (now !== part) {
      part = now;
      numbers = createRandom(part);
      random = (): number => counted(); // the plan of another part of the round belongs to other numbers
    }
    const before = drawn;
    const [time, move] = timeOf(view, random, match);
    if (drawn > before) {
      const repeats = Array.from({ length: REPEATS }, () => timeOf(view, createRandom(part), match)[0]);
      note([time, ...repeats]);
    }
    return move;
  };
}

function timeOf(view: RoundView, random: () => number, match: Parameters<Bot>[2]): readonly [number, ReturnType<Bot>] {
  const started = process.cpuUsage();
  const move = match === undefined ? expert(view, random) : expert(view, random, match);
  return [millisecondsSince(started), move];
}

function millisecondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** Milliseconds by tenths, rounded up. */
function histogramOf(times: readonly number[]): Histogram {
  const counts = new Map<number, number>();
  for (const time of times) {
    const tenths = Math.ceil(10 * time);
    counts.set(tenths, (counts.get(tenths) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b);
}
