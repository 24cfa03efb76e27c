import {
  applyMove,
  type Card,
  createRound,
  type IllegalCode,
  IllegalMoveError,
  type Move,
  type MoveGuard,
  moveIssue,
  parseMove,
  type RoundState,
  type Seat,
  tryApplyMove,
  type Variant,
  viewFor,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { readVectors } from './files.js';

interface ErrorCase {
  readonly variant: Variant;
  readonly seats: number;
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  readonly moves: readonly string[];
  readonly illegal: readonly {
    readonly move: unknown;
    readonly raw?: true;
    readonly guard?: MoveGuard;
    readonly view?: Seat | null;
    readonly code: IllegalCode;
  }[];
}

const { cases } = readVectors<{ cases: ErrorCase[] }>('errors');

function codeThrown(round: RoundState, move: unknown): IllegalCode | null {
  try {
    applyMove(round, move as Move); // a value of any kind, on purpose
    return null;
  } catch (error) {
    if (error instanceof IllegalMoveError) return error.code;
    throw error;
  }
}

it.each(cases.map((vector, index) => ({ ...vector, index })))(
  'case $index, $variant.name: every illegal move gets the first code that applies',
  (vector) => {
    const start = createRound({ ...vector });
    const round = vector.moves.map(parseMove).reduce(applyMove, start);
    const before = JSON.stringify(round);
    for (const { move, raw, guard, view, code } of vector.illegal) {
      const value = raw ? move : parseMove(move as string); // text unless raw
      if (guard !== undefined) expect(tryApplyMove(round, value, guard)).toEqual({ ok: false, code });
      else if (view !== undefined) expect(moveIssue(viewFor(round, view), value)).toBe(code);
      else {
        expect(moveIssue(round, value)).toBe(code);
        expect(codeThrown(round, value)).toBe(code);
        expect(tryApplyMove(round, value)).toEqual({ ok: false, code });
      }
    }
    expect(JSON.stringify(round)).toBe(before);
  },
);
