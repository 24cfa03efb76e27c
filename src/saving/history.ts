import { isEqualData } from '../rules/equality.js';
import type { RoundState } from '../rules/state.js';
import type { MatchSave } from './matchSave.js';

/** What a history keeps: rounds, or matches together with their rounds. */
export type Snapshot = RoundState | MatchSave;

/** The states that a round or a match went through, to step back and forth in them. Plain JSON; states share what they have in common. */
export interface History<S extends Snapshot> {
  /** Oldest first. */
  readonly past: readonly S[];
  readonly present: S;
  /** What was undone, the next to be redone first. */
  readonly future: readonly S[];
  /** How many past states are kept. */
  readonly limit: number;
}

/** How many states a history keeps. */
export interface HistoryOptions {
  /** From 1; 1000 unless given. */
  readonly limit?: number | undefined;
}

/** How far undo may go. */
export interface UndoOptions {
  /** Past draws, ended turns and ended rounds too: for solitaire, analysis and tests. Players would see hidden cards and take back what was shown. */
  readonly unlimited?: boolean | undefined;
}

/**
 * A history that begins with a round, or with a match and its round.
 *
 * @throws `RangeError` when `limit` is not a whole number from 1.
 * @example
 * ```ts
 * import { applyMove, canUndo, createHistory, createRound, push, shuffleDeck } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * const history = push(createHistory(round), applyMove(round, { type: 'draw' }));
 * history.present.ply; // 1
 * canUndo(history); // false: a draw shows a hidden card
 * canUndo(history, { unlimited: true }); // true
 * ```
 */
export function createHistory<S extends Snapshot>(present: S, { limit = 1000 }: HistoryOptions = {}): History<S> {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError('limit: a whole number from 1 is needed');
  return { past: [], present, future: [], limit };
}

/**
 * The history with a new present. What was undone can no longer be redone.
 *
 * @example
 * ```ts
 * import { applyMove, createHistory, createRound, push, shuffleDeck } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * push(createHistory(round), applyMove(round, { type: 'draw' })).past.length; // 1
 * ```
 */
export function push<S extends Snapshot>({ past, present, limit }: History<S>, next: S): History<S> {
  return { past: [...past, present].slice(-limit), present: next, future: [], limit };
}

/**
 * Whether there is a step back. Within the turn, and not past a draw, unless `unlimited`: nobody takes back what the others have seen.
 *
 * @example
 * ```ts
 * import { canUndo, createHistory, createRound, shuffleDeck } from 'kings-corner';
 * canUndo(createHistory(createRound({ seats: 2, deck: shuffleDeck('hello') }))); // false
 * ```
 */
export function canUndo({ past, present }: History<Snapshot>, { unlimited = false }: UndoOptions = {}): boolean {
  const before = past[past.length - 1];
  return before !== undefined && (unlimited || isSameTurn(roundOf(before), roundOf(present)));
}

/**
 * One step back; the same history when there is none.
 *
 * @example
 * ```ts
 * import { applyMove, createHistory, createRound, parseMove, push, shuffleDeck, standard, undo } from 'kings-corner';
 * const round = createRound({ variant: { ...standard, drawTiming: 'end' }, seats: 2, deck: shuffleDeck('hello') });
 * const history = push(createHistory(round), applyMove(round, parseMove('2h@S')));
 * undo(history).present === round; // true
 * ```
 */
export function undo<S extends Snapshot>(history: History<S>, options?: UndoOptions): History<S> {
  const { past, present, future, limit } = history;
  const before = past[past.length - 1];
  if (before === undefined || !canUndo(history, options)) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], limit };
}

/**
 * Whether something that was undone can be done again.
 *
 * @example
 * ```ts
 * import { canRedo, createHistory, createRound, shuffleDeck } from 'kings-corner';
 * canRedo(createHistory(createRound({ seats: 2, deck: shuffleDeck('hello') }))); // false
 * ```
 */
export function canRedo({ future }: History<Snapshot>): boolean {
  return future.length > 0;
}

/**
 * What was undone last, done again; the same history when there is nothing.
 *
 * @example
 * ```ts
 * import { applyMove, createHistory, createRound, push, redo, shuffleDeck, undo } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * const history = push(createHistory(round), applyMove(round, { type: 'draw' }));
 * redo(undo(history, { unlimited: true })).present.ply; // 1
 * ```
 */
export function redo<S extends Snapshot>(history: History<S>): History<S> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { ...history, past: [...history.past, history.present], present: next, future };
}

function roundOf(snapshot: Snapshot): RoundState | null {
  return 'match' in snapshot ? snapshot.round : snapshot;
}

/** Whether one round follows on another in the same turn, without a draw and without the end, at which the hands are shown. */
function isSameTurn(before: RoundState | null, after: RoundState | null): boolean {
  return (
    before !== null &&
    after?.outcome === null &&
    after.turn.number === before.turn.number &&
    after.ply > before.ply && // or it is the next round
    isEqualData(after.stock, before.stock)
  );
}
