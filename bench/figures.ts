// What the benchmarks measured last: bench/results.json, which the pages of docs quote. `--write` after a command writes its part.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Speeds of uniformly random legal play for one preset, in millions of plies a second: medians. */
export interface Speed {
  readonly preset: string;
  readonly seats: number;
  readonly ours: number;
  readonly yardstick: number;
  /** The median of ours by the median of the yardstick. */
  readonly ratio: number;
}

/** What each benchmark writes. */
export interface Figures {
  readonly engine: readonly Speed[];
  readonly kernel: readonly Speed[];
  /** A whole deal that can be checked, and the bare hash calls of it, in microseconds: medians. */
  readonly deal: { readonly whole: number; readonly bareHashes: number; readonly ratio: number };
  /** Seconds of one core for each of the two attacks. */
  readonly classicAttack: { readonly search: number; readonly otherSeed: number };
}

export type Results = { readonly [K in keyof Figures]: { readonly on: string; readonly figures: Figures[K] } };

const FILE = new URL('results.json', import.meta.url);

export function readResults(): Results {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Writes a part, with the day and the machine, when the command says `--write` and nothing that makes it shorter. */
export function keep<K extends keyof Figures>(part: K, figures: Figures[K]): void {
  if (!process.argv.includes('--write') || parameter !== undefined) return;
  const on = `${new Date().toISOString().slice(0, 10)}, one core of ${cpus()[0]?.model ?? 'a machine'}, Node.js ${process.versions.node}`;
  writeFileSync(FILE, `${JSON.stringify({ ...readResults(), [part]: { on, figures } }, null, 2)}\n`);
}

/** The first word after the command that is no flag. */
export const parameter: string | undefined = process.argv.slice(2).find((word) => !word.startsWith('--'));

/** Rounded to three digits, as many as such a measurement is worth. */
export function rounded(figure: number): number {
  return Number(figure.toPrecision(3));
}
