import * as v from 'valibot';
import { RANKS, type Rank } from './cards.js';
import { between, natural, noList, positive, strict } from './schemaParts.js';
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
  const seatCount = between(1, 6);

  const seats = v.pipe(
    noList(strict({ min: seatCount, max: seatCount })),
    v.check(({ min, max }) => min <= max, 'out-of-range'),
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

  const points = noList(
    strict(Object.fromEntries(RANKS.map((rank) => [rank, natural])) as Record<Rank, typeof natural>),
  );

  const scoring = v.variant('type', [
    strict({ type: v.picklist(['penalty']), points }),
    strict({ type: v.picklist(['none']) }),
    strict({ type: v.picklist(['chips']), ante: natural, pass: natural, perCard: natural }),
    strict({ type: v.picklist(['corners']), goingOut: natural }),
  ]);

  const match = v.variant('end', [
    strict({ end: v.picklist(['target']), scoringTarget: positive }),
    strict({ end: v.picklist(['round']) }),
    strict({ end: v.picklist(['rounds']), rounds: positive }),
    strict({ end: v.picklist(['elimination']), scoringTarget: positive }),
  ]);

  return noList(
    strict({
      name: v.pipe(
        v.string(),
        v.check(({ length }) => length > 0 && length <= 64, 'out-of-range'),
      ),
      seats,
      dealSize: v.lazy((size) => (typeof size === 'number' ? natural : dealTable)),
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
