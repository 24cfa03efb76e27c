import { IllegalMoveError } from './errors.js';
import { eventsOf, type RoundEvent } from './events.js';
import { type IllegalCode, issueOf } from './legality.js';
import { type Move, readMove } from './moves.js';
import { checkNoView, reduce } from './reducer.js';
import type { RoundState, Seat } from './state.js';

/** A round after a move, with what a table would see of it. */
export interface Transition {
  readonly round: RoundState;
  readonly events: readonly RoundEvent[];
}

/**
 * What a server knows of a move that arrives: who sent it, and at which ply they believed the round to be. A field that is left
 * out is not checked; one that is there must be right, so that a missing seat or ply of a message (`undefined`) is refused.
 *
 * The ply tells tables apart only as long as nothing is taken back: after undo and another move a ply comes again, on another table.
 * A room with undo keeps a revision number beside it (docs/integrating.md, "A room with undo").
 */
export interface MoveGuard {
  /** `null`, of a spectator, is refused like another seat. */
  readonly seat?: Seat | null;
  /** As it came in the message: whatever is not the ply of the round is refused. */
  readonly ply?: unknown;
}

/** What {@link tryApplyMove} gives. */
export type MoveResult = ({ readonly ok: true } & Transition) | { readonly ok: false; readonly code: IllegalCode };

/**
 * A move applied, with its events in order.
 *
 * @throws {@link IllegalMoveError} as {@link applyMove} does.
 * @example
 * ```ts
 * import { createRound, shuffleDeck, transition } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * transition(round, { type: 'draw' }).events.map(({ type }) => type); // ['cardDrawn', 'phaseChanged']
 * ```
 */
export function transition(round: RoundState, move: Move): Transition {
  const result = tryApplyMove(round, move);
  if (!result.ok) throw new IllegalMoveError(result.code, move);
  return { round: result.round, events: result.events };
}

/**
 * A move of any origin applied, or the code of why not. With a guard, a move of another seat than the one to move is
 * `not-your-turn`, and one meant for another ply is `stale`.
 *
 * @throws `TypeError` when the guard is no object: `null` would guard nothing.
 * @example
 * ```ts
 * import { createRound, shuffleDeck, tryApplyMove } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * tryApplyMove(round, { type: 'draw' }, { seat: 1 }); // { ok: false, code: 'not-your-turn' }
 * tryApplyMove(round, { type: 'draw' }, { seat: 0, ply: 0 }).ok; // true
 * ```
 */
export function tryApplyMove(round: RoundState, move: unknown, guard: MoveGuard = {}): MoveResult {
  checkNoView(round);
  if (typeof guard !== 'object' || guard === null) throw new TypeError('guard: an object is needed');
  const read = readMove(move);
  const code = read === null ? 'malformed-move' : (guardIssue(round, guard) ?? issueOf(round, read));
  if (code !== null) return { ok: false, code };
  const legal = read as Move; // a legal move is a move
  const next = reduce(round, legal);
  return { ok: true, round: next, events: eventsOf(round, legal, next) };
}

function guardIssue(round: RoundState, guard: MoveGuard): IllegalCode | null {
  if (round.outcome !== null) return 'round-over';
  if ('seat' in guard && guard.seat !== round.turn.seat) return 'not-your-turn';
  return 'ply' in guard && guard.ply !== round.ply ? 'stale' : null;
}
