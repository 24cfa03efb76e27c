import * as v from 'valibot';
import { type Card, isCard } from './cards.js';
import { PILES, type PileId } from './piles.js';
import type { Position } from './position.js';
import { known, list, natural, positive, strict } from './schemaParts.js';
import type { Outcome, RoundState, Seat } from './state.js';
import { variantSchema } from './variantSchema.js';

/** A card. */
export const cardSchema: v.GenericSchema<unknown, Card> = /* @__PURE__ */ known(isCard);

/** A list of cards, no longer than a deck. */
export const cardsSchema: v.GenericSchema<unknown, readonly Card[]> = /* @__PURE__ */ list(cardSchema, 52);

/** A seat of some round (R-SEAT). */
export const seatSchema: v.GenericSchema<unknown, Seat> = /* @__PURE__ */ known(isSeat);

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
export const roundSchema: v.GenericSchema<unknown, RoundState> = /* @__PURE__ */ createPositionSchema(cardSchema);

/** The same, with `null` for cards of hands and stock that are hidden. */
export const positionSchema: v.GenericSchema<unknown, Position> = /* @__PURE__ */ createPositionSchema(
  /* @__PURE__ */ v.nullable(cardSchema),
);

/** A list with an item for each seat. */
export function bySeat<T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly T[]> {
  return list(item, 6);
}

function isSeat(value: unknown): value is Seat {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= 0 && (value as number) < 6;
}

function createOutcomeSchema(): v.GenericSchema<unknown, Outcome> {
  return v.variant('type', [
    strict({ type: v.picklist(['out']), seat: seatSchema }),
    strict({ type: v.picklist(['blocked']) }),
  ]);
}

function createPositionSchema<C extends Card | null>(
  card: v.GenericSchema<unknown, C>,
): v.GenericSchema<unknown, Position & { readonly hands: readonly (readonly C[])[]; readonly stock: readonly C[] }> {
  const cards = list(card, 52);
  return strict({
    variant: variantSchema,
    dealer: seatSchema,
    hands: bySeat(cards),
    stock: cards,
    piles: strict(Object.fromEntries(PILES.map((id) => [id, cardsSchema])) as Record<PileId, typeof cardsSchema>),
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
