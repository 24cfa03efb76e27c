import * as v from 'valibot';
import { RANKS } from './cards.js';
import type { Variant } from './variant.js';

/**
 * The shape of a variant, option by option, as a valibot schema (and so a Standard Schema). What it cannot say, the rules
 * between options, {@link checkVariant} checks.
 *
 * @see RULES 3
 * @example
 * ```ts
 * import { standard, variantSchema } from 'kings-corner';
 * import * as v from 'valibot';
 * v.is(variantSchema, standard); // true
 * v.is(variantSchema, { ...standard, seats: 4 }); // false
 * ```
 */
export const variantSchema: v.GenericSchema<unknown, Variant> = /* @__PURE__ */ createVariantSchema();

/** Made in one call, so that bundlers can leave it out together with valibot. */
function createVariantSchema(): v.GenericSchema<unknown, Variant> {
  /** JSON does not know −0, so it becomes 0. */
  const count = v.pipe(
    v.number(),
    v.safeInteger('a whole number is needed'),
    v.transform((number) => number + 0),
  );
  const natural = v.pipe(count, v.minValue(0, 'must not be negative'));
  const positive = v.pipe(count, v.minValue(1, 'must be at least 1'));

  const seatCount = v.pipe(count, v.minValue(1, 'at least 1 seat'), v.maxValue(6, 'at most 6 seats'));

  const seats = v.pipe(
    strict({ min: seatCount, max: seatCount }),
    v.check(({ min, max }) => min <= max, 'min is above max'),
  );

  const dealTable = strict({
    1: v.exactOptional(natural),
    2: v.exactOptional(natural),
    3: v.exactOptional(natural),
    4: v.exactOptional(natural),
    5: v.exactOptional(natural),
    6: v.exactOptional(natural),
  });

  const points = strict(v.entriesFromList(RANKS, natural));

  const scoring = v.variant('type', [
    strict({ type: v.literal('penalty'), points }),
    strict({ type: v.literal('none') }),
    strict({ type: v.literal('chips'), ante: natural, pass: natural, perCard: natural }),
    strict({ type: v.literal('corners'), goingOut: natural }),
  ]);

  const match = v.variant('end', [
    strict({ end: v.literal('target'), scoringTarget: positive }),
    strict({ end: v.literal('round') }),
    strict({ end: v.literal('rounds'), rounds: positive }),
    strict({ end: v.literal('elimination'), scoringTarget: positive }),
  ]);

  return strict({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    seats,
    dealSize: v.union([natural, dealTable]),
    firstDealer: v.picklist(['lowestCard', 'highestCard', 'random']),
    kingFlip: v.picklist(['corner', 'vacate', 'stay']),
    drawTiming: v.picklist(['start', 'end', 'whenStuck', 'untilPlayable']),
    playObligation: v.picklist(['none', 'one', 'all']),
    kingObligation: v.picklist(['none', 'immediate', 'turn']),
    pileMoves: v.picklist(['relocate', 'merge', 'none']),
    spaceFill: v.picklist(['any', 'nonKing']),
    completedCorners: v.picklist(['stay', 'collect']),
    blockedWhen: v.picklist(['passCycle', 'noLegalMove']),
    blockedResult: v.picklist(['nobody', 'lowestPenalty', 'fewestCards']),
    scoring,
    match,
    tieBreak: v.picklist(['lastRound', 'shared']),
    teams: v.picklist(['none', 'partners']),
  });
}

/** An object with these entries and no others; unlike `v.strictObject` it names every key too many, not only the first. */
function strict<const E extends v.ObjectEntries>(
  entries: E,
): v.ObjectWithRestSchema<E, v.NeverSchema<undefined>, undefined> {
  return v.objectWithRest(entries, v.never());
}
