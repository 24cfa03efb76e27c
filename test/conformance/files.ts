import { readdirSync, readFileSync } from 'node:fs';
import type { Card, RoundScore, RoundState, Seat, Variant } from 'kings-corner';

/** A whole round, played with the variant of its file; moves as move text. */
export interface RoundVector {
  readonly tag?: string;
  readonly seats: number;
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  readonly moves: readonly string[];
  readonly checkpoints: readonly {
    readonly ply: number;
    readonly legal: readonly string[];
    readonly state?: Omit<RoundState, 'variant'>;
  }[];
  readonly final: { readonly state: Omit<RoundState, 'variant'> } & RoundScore;
}

/** The vectors of one variant. */
export interface RoundFile {
  readonly variant: Variant;
  readonly rounds: readonly RoundVector[];
}

const OTHERS = ['matches', 'errors', 'variants', 'dealer', 'chance', 'fair'];

/** The names of the files that hold rounds. */
export const ROUND_FILES: readonly string[] = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))
  .filter((name) => !OTHERS.includes(name));

/** The content of a vector file; its shape is told by the README beside it. */
export function readVectors<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as T;
}
