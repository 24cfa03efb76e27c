import * as v from 'valibot';
import { RANKS } from './cards.js';
import { count, natural, noList, positive, strict } from './schemaParts.js';
import type { Variant } from './variant.js';

/**
 * The shape of a variant, option by option, as a valibot schema (and so a Standard Schema). What it cannot say, the rules
 * between options, {@link checkVariant} checks.
 *
 * @see docs/rules.md (options)
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
  const nameLength = 'a name of 1 to 64 characters';
  const seatCount = v.pipe(count, v.minValue(1, '1 to 6 seats'), v.maxValue(6, '1 to 6 seats'));

  const seats = v.pipe(
    noList(strict({ min: seatCount, max: seatCount })),
    v.check(({ min, max }) => min <= max, 'min not above max'),
  );

  const dealTable = noList(
    strict({
      1: v.exactOptional(natural),
      2: v.exactOptional(natural),
      3: v.exactOptional(natural),
      4: v.exactOptional(natural),
      5: v.exactOptional(natural),
      6: v.exactOptional(natural),
    }),
  );

  const points = noList(strict(v.entriesFromList(RANKS, natural)));

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

  return noList(
    strict({
      name: v.pipe(v.string(), v.minLength(1, nameLength), v.maxLength(64, nameLength)),
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
      scoring: noList(scoring),
      match: noList(match),
      tieBreak: v.picklist(['lastRound', 'shared']),
      teams: v.picklist(['none', 'partners']),
    }),
  );
}
