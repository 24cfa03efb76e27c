import * as v from 'valibot';
import { type Card, isCard } from '../rules/cards.js';
import type { Piles } from '../rules/piles.js';
import { PILES } from '../rules/piles.js';
import { known, list, natural, positive, strict } from '../rules/schemaParts.js';
import type { Outcome, RoundState, Seat } from '../rules/state.js';
import { variantSchema } from '../rules/variantSchema.js';

/** A card; its words name none, as a list of all would. */
export const cardSchema: v.GenericSchema<unknown, Card> = /* @__PURE__ */ known(isCard, 'a card');

/** A list of cards, no longer than a deck. */
export const cardsSchema: v.GenericSchema<unknown, readonly Card[]> = /* @__PURE__ */ list(cardSchema, 52);

/** A seat of some round (R-SEAT). */
export const seatSchema: v.GenericSchema<unknown, Seat> = /* @__PURE__ */ known(isSeat, 'a seat');

export const outcomeSchema: v.GenericSchema<unknown, Outcome> = /* @__PURE__ */ createOutcomeSchema();

/**
 * The shape of a {@link RoundState} as a valibot schema (and so a Standard Schema). What it cannot say, such as 52 cards once each,
 * {@link parseRound} checks.
 *
 * @example
 * ```ts
 * import { createRound, roundSchema, shuffleDeck } from 'kings-corner';
 * import * as v from 'valibot';
 * v.is(roundSchema, createRound({ seats: 2, deck: shuffleDeck('hello') })); // true
 * v.is(roundSchema, { ply: 0 }); // false
 * ```
 */
export const roundSchema: v.GenericSchema<unknown, RoundState> = /* @__PURE__ */ createRoundSchema();

/** A list with an item for each seat. */
export function bySeat<T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly T[]> {
  return list(item, 6);
}

function isSeat(value: unknown): value is Seat {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= 0 && (value as number) < 6;
}

function createOutcomeSchema(): v.GenericSchema<unknown, Outcome> {
  return v.variant('type', [
    strict({ type: v.literal('out'), seat: seatSchema }),
    strict({ type: v.literal('blocked') }),
  ]);
}

function createRoundSchema(): v.GenericSchema<unknown, RoundState> {
  return strict({
    variant: variantSchema,
    dealer: seatSchema,
    hands: bySeat(cardsSchema),
    stock: cardsSchema,
    piles: strict(v.entriesFromList(PILES, cardsSchema)) as v.GenericSchema<unknown, Piles>,
    collected: bySeat(list(cardsSchema, 4)),
    turn: strict({
      number: positive,
      seat: seatSchema,
      phase: v.picklist(['draw', 'play', 'playFound', 'placeKing']),
      drawn: natural,
      played: natural,
      merged: natural,
      relocated: v.boolean(),
      drawnCard: v.nullable(cardSchema),
    }),
    passes: bySeat(natural),
    idleTurns: natural,
    ply: natural,
    outcome: v.nullable(outcomeSchema),
  });
}
