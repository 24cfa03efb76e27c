import fc from 'fast-check';
import type { Variant } from '../rules/variant.js';
import { deckArb } from './cardArb.js';
import { chooserOf, type MatchHistory, type MatchPlan, playMatch } from './matchHistory.js';
import { variantArb } from './variantArb.js';

/** What match histories are drawn for. */
export interface MatchConstraints {
  /** A variant, or an arbitrary of variants; any variant unless given. */
  readonly variant?: Variant | fc.Arbitrary<Variant> | undefined;
  /** Within the range of the variant; any number in it unless given. */
  readonly seats?: number | undefined;
  /** At most so many rounds are played; 12 unless given, which is more than most matches last. */
  readonly maxRounds?: number | undefined;
}

/**
 * A match and its finished rounds, from none at all to the end of the match; shrinks towards few rounds.
 *
 * @see R-MATCH
 * @example
 * ```ts
 * import { partners } from 'kings-corner';
 * import { matchArb } from 'kings-corner/testing';
 * import fc from 'fast-check';
 * fc.assert(fc.property(matchArb({ variant: partners }), ({ matches }) => matches.at(-1)?.totals.length === 2));
 * ```
 */
export function matchArb(constraints: MatchConstraints = {}): fc.Arbitrary<MatchHistory> {
  return matchPlanArb(constraints).map((plan) => playMatch(plan));
}

/** Matches before they are played: under which engine, is for others to say. */
export function matchPlanArb({ variant, seats, maxRounds = 12 }: MatchConstraints): fc.Arbitrary<MatchPlan> {
  const choice = fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.noBias(fc.nat(255)) },
    { weight: 1, arbitrary: fc.constant(255) },
  );
  const round = fc.record({
    choices: fc.array(choice, { minLength: 1, maxLength: 20, size: 'max' }),
    deck: deckArb(),
  });
  return fc
    .record({
      rounds: fc.array(round, { maxLength: maxRounds, size: 'max' }),
      variant: variant === undefined ? variantArb() : variant instanceof fc.Arbitrary ? variant : fc.constant(variant),
      seats: fc.nat(59),
      dealer: fc.nat(59),
    })
    .map((drawn) => {
      const { min, max } = drawn.variant.seats;
      const count = seats ?? min + (drawn.seats % (max - min + 1));
      const rounds = drawn.rounds.map(({ deck, choices }) => ({ deck, next: chooserOf(choices) }));
      return { variant: drawn.variant, seats: count, dealer: count - 1 - (drawn.dealer % count), rounds };
    });
}
