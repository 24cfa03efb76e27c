import * as v from 'valibot';
import type { MatchState } from '../rules/match.js';
import { bySeat, outcomeSchema, seatSchema } from '../rules/roundSchema.js';
import { list, natural, strict } from '../rules/schemaParts.js';
import { variantSchema } from '../rules/variantSchema.js';

/** Far more rounds than a match has; every one read takes time. */
const MOST_ROUNDS = 10_000;

/**
 * The shape of a {@link MatchState} as a valibot schema (and so a Standard Schema). What it cannot say, such as totals that are the
 * sums of the rounds, {@link parseMatch} checks.
 *
 * @example
 * ```ts
 * import { createMatch, matchSchema } from 'kings-corner';
 * import * as v from 'valibot';
 * v.is(matchSchema, createMatch({ seats: 2, dealer: 0 })); // true
 * ```
 */
export const matchSchema: v.GenericSchema<unknown, MatchState> = /* @__PURE__ */ createMatchSchema();

function createMatchSchema(): v.GenericSchema<unknown, MatchState> {
  const seats = bySeat(seatSchema);
  const score = strict({ outcome: outcomeSchema, winners: seats, points: bySeat(natural), pot: natural });
  return strict({
    variant: variantSchema,
    seats: natural,
    active: seats,
    dealer: seatSchema,
    totals: bySeat(natural),
    eliminated: seats,
    pot: natural,
    rounds: list(strict({ active: seats, dealer: seatSchema, score }), MOST_ROUNDS),
    status: v.picklist(['live', 'over']),
    winners: seats,
  });
}
