import * as v from 'valibot';
import type { Card } from '../rules/cards.js';
import { cardSchema, outcomeSchema, seatSchema } from '../rules/roundSchema.js';
import { list, natural, strict } from '../rules/schemaParts.js';
import type { Outcome, Phase, Seat } from '../rules/state.js';
import type { Variant } from '../rules/variant.js';
import { variantSchema } from '../rules/variantSchema.js';

/** What a round was played from, and its moves: all that is needed to see every step of it again. Plain JSON. */
export interface RoundRecord extends RecordBase {
  /** The 52 cards, once each; `deck[0]` is dealt first. */
  readonly deck: readonly Card[];
}

/** What one seat, or a spectator, may see of a record at the time it was redacted. */
export interface RedactedRecord extends RecordBase {
  /** Whose record it is; `null` for a spectator. */
  readonly seat: Seat | null;
  /** `null` where the seat has not seen the card. */
  readonly deck: readonly (Card | null)[];
  /** What followed on each draw, in order: the table saw it, and hidden cards decided it. */
  readonly draws: readonly DrawResult[];
}

/** What follows on a draw: a phase of the same turn, or the end of the turn (R-DRAW). */
export type DrawResult = Exclude<Phase, 'draw'> | 'turnEnded';

/** A record of either kind. */
export type AnyRecord = RoundRecord | RedactedRecord;

interface RecordBase {
  readonly format: 'kings-corner/round';
  readonly version: 1;
  readonly variant: Variant;
  readonly seats: number;
  readonly dealer: Seat;
  /** As move text. */
  readonly moves: readonly string[];
  /** Absent while the round is live. */
  readonly outcome?: Outcome;
}

/** Far more moves than a round has; every one read is played. */
const MOST_MOVES = 10_000;

/**
 * The shape of a record, redacted or not, as a valibot schema (and so a Standard Schema). What it cannot say, such as moves that are
 * legal, {@link parseRecord} checks.
 *
 * @example
 * ```ts
 * import { createRecord, recordSchema, shuffleDeck } from 'kings-corner';
 * import * as v from 'valibot';
 * v.is(recordSchema, createRecord({ seats: 2, deck: shuffleDeck('hello') })); // true
 * ```
 */
export const recordSchema: v.GenericSchema<unknown, AnyRecord> = /* @__PURE__ */ createRecordSchema();

function createRecordSchema(): v.GenericSchema<unknown, AnyRecord> {
  const schema = strict({
    format: v.picklist(['kings-corner/round']),
    version: v.picklist([1]),
    variant: variantSchema,
    seats: natural,
    dealer: seatSchema,
    seat: v.exactOptional(v.nullable(seatSchema)),
    deck: list(v.nullable(cardSchema), 52),
    moves: list(v.string(), MOST_MOVES),
    draws: v.exactOptional(list(v.picklist(['play', 'playFound', 'placeKing', 'turnEnded']), MOST_MOVES)),
    outcome: v.exactOptional(outcomeSchema),
  });
  // that `seat` and `draws` come together, and cards are hidden only with them, is checked with the moves
  return schema as v.GenericSchema<unknown, AnyRecord>;
}
