import { checkWatcher } from '../rules/round.js';
import type { Seat } from '../rules/state.js';
import { parseRecord } from './record.js';
import type { RedactedRecord, RoundRecord } from './recordSchema.js';
import { isRedacted, resultOf, seenCards, startOf, stepsOf } from './steps.js';

/**
 * What a seat, or a spectator (`null`), may see of a record: the moves, and of the deck only the cards that it has seen by now. Once
 * the round is over these are all but the rest of the stock.
 *
 * @throws `TypeError` or `RangeError` when `seat` is neither a seat nor `null`, or the record is redacted already.
 * @throws {@link SaveError} when the record is damaged.
 * @example
 * ```ts
 * import { createRecord, redactRecord, replay, shuffleDeck } from 'kings-corner';
 * const record = createRecord({ seats: 2, deck: shuffleDeck('hello') }, [{ type: 'draw' }]);
 * const seen = redactRecord(record, 1);
 * seen.deck.filter((card) => card !== null).length; // 11: the own hand and the cross
 * replay(seen).handSizes; // [8, 7]
 * ```
 */
export function redactRecord(record: RoundRecord, seat: Seat | null): RedactedRecord {
  const checked = parseRecord(record);
  checkWatcher(seat, checked.seats);
  if (isRedacted(checked)) throw new TypeError('record: is redacted already');
  const steps = [...stepsOf(checked)];
  const seen = seenCards(steps[steps.length - 1]?.after ?? startOf(checked), seat);
  return {
    ...checked,
    seat,
    deck: checked.deck.map((card) => (seen.has(card) ? card : null)),
    draws: steps.filter(({ move }) => move.type === 'draw').map(resultOf),
  };
}
