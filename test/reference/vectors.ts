import type { Card } from '../../src/rules/cards.js';
import type { FirstDealer, Variant } from '../../src/rules/variant.js';
import type { Match } from './match.js';
import type { Outcome, Round } from './round.js';
import type { Score } from './score.js';

type Stateless = Omit<Round, 'variant'>;

export interface RoundVector {
  readonly seats: number;
  readonly dealer: number;
  readonly deck: readonly Card[];
  readonly moves: readonly string[];
  readonly checkpoints: readonly {
    readonly ply: number;
    readonly legal: readonly string[];
    readonly state?: Stateless;
  }[];
  readonly final: {
    readonly state: Stateless;
    readonly outcome: Outcome;
    readonly points: number[];
    readonly winners: number[];
    readonly pot: number;
  };
}

export interface MatchVector {
  readonly tag: string;
  readonly variant: Variant;
  readonly seats: number;
  readonly dealer: number;
  readonly rounds: readonly {
    readonly active: number[];
    readonly dealer: number;
    readonly pot: number;
    readonly roundSeats: number;
    readonly roundDealer: number;
    readonly deck: readonly Card[];
    readonly moves: readonly string[];
    readonly score: Score;
    readonly after: Omit<Match, 'variant' | 'seats' | 'rounds'>;
  }[];
  readonly over: boolean;
  readonly winners: number[];
}

export interface ErrorVector {
  readonly variant: Variant;
  readonly seats: number;
  readonly dealer: number;
  readonly deck: readonly Card[];
  readonly moves: readonly string[];
  readonly illegal: readonly {
    readonly move: unknown;
    readonly raw?: boolean;
    readonly guard?: { readonly seat?: number; readonly ply?: number };
    readonly view?: number | null;
    readonly code: string;
  }[];
}

export interface VariantVectors {
  readonly presets: Readonly<Record<string, Variant>>;
  readonly valid: readonly {
    readonly base: string;
    readonly overrides: Readonly<Record<string, unknown>>;
    readonly result: Variant;
  }[];
  readonly invalid: readonly {
    readonly overrides: Readonly<Record<string, unknown>>;
    readonly options: readonly string[];
  }[];
}

export interface DealerVectors {
  readonly variant: Variant;
  readonly cases: readonly {
    readonly firstDealer: FirstDealer;
    readonly seats: number;
    readonly deck: readonly Card[];
    readonly dealer: number;
  }[];
}
