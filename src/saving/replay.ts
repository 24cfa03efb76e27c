import { eventsOf, type RoundEvent } from '../rules/events.js';
import type { Move } from '../rules/moves.js';
import { redactEvents } from '../rules/redactEvents.js';
import type { RoundState, RoundView } from '../rules/state.js';
import { viewFor } from '../rules/view.js';
import { parseRecord } from './record.js';
import type { AnyRecord, RedactedRecord, RoundRecord } from './recordSchema.js';
import { isRedacted, startOf, stepsOf } from './steps.js';

/** One move of a record, with what became of it. */
export interface ReplayStep<R extends RoundState | RoundView> {
  readonly move: Move;
  readonly events: readonly RoundEvent[];
  /** After the move. */
  readonly round: R;
}

/** How far to replay. */
export interface ReplayOptions {
  /** The number of moves to make; all of them unless given. */
  readonly ply?: number | undefined;
}

/**
 * The round that a record leads to; of a redacted record, the view of its seat. Every move is checked.
 *
 * @throws {@link SaveError} when the record is damaged; an issue such as path `moves.17` names the ply, its code the reason.
 * @throws `RangeError` when the record has fewer moves than `ply`.
 * @example
 * ```ts
 * import { createRecord, redactRecord, replay, shuffleDeck } from 'kings-corner';
 * const record = createRecord({ seats: 2, deck: shuffleDeck('hello') }, [{ type: 'draw' }]);
 * replay(record).hands[0]?.length; // 8
 * replay(record, { ply: 0 }).hands[0]?.length; // 7
 * replay(redactRecord(record, 1)).hand.length; // 7
 * ```
 */
export function replay(record: RoundRecord, options?: ReplayOptions): RoundState;
export function replay(record: RedactedRecord, options?: ReplayOptions): RoundView;
export function replay(record: AnyRecord, options?: ReplayOptions): RoundState | RoundView;
export function replay(record: AnyRecord, { ply }: ReplayOptions = {}): RoundState | RoundView {
  const checked = parseRecord(record);
  const rounds = [startOf(checked), ...[...stepsOf(checked)].map(({ after }) => after)];
  const round = rounds[ply ?? rounds.length - 1];
  if (round === undefined) throw new RangeError(`ply: a whole number from 0 to ${rounds.length - 1} is needed`);
  return shown(checked, round);
}

/**
 * The moves of a record one by one, with their events and the round after each; of a redacted record, as its seat saw them.
 *
 * @throws {@link SaveError} when the record is damaged, before the first step.
 * @example
 * ```ts
 * import { createRecord, replaySteps, shuffleDeck } from 'kings-corner';
 * const record = createRecord({ seats: 2, deck: shuffleDeck('hello') }, [{ type: 'draw' }, { type: 'endTurn' }]);
 * [...replaySteps(record)].map(({ round }) => round.turn.seat); // [0, 1]
 * ```
 */
export function replaySteps(record: RoundRecord): readonly ReplayStep<RoundState>[];
export function replaySteps(record: RedactedRecord): readonly ReplayStep<RoundView>[];
export function replaySteps(record: AnyRecord): readonly ReplayStep<RoundState | RoundView>[];
export function replaySteps(record: AnyRecord): readonly ReplayStep<RoundState | RoundView>[] {
  const checked = parseRecord(record);
  return [...stepsOf(checked)].map(({ before, move, after }) => {
    const events = eventsOf(before, move, after);
    return {
      move,
      events: isRedacted(checked) ? redactEvents(events, checked.seat) : events,
      round: shown(checked, after),
    };
  });
}

function shown(record: AnyRecord, round: RoundState): RoundState | RoundView {
  return isRedacted(record) ? viewFor(round, record.seat) : round;
}
