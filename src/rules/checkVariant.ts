import { type Issue, issue, VariantError } from './errors.js';
import { issuesBetween, type Reading, type RuleBetween, readValue, within } from './reading.js';
import { dealSizeFor, type MatchEnd, type Scoring, type Variant } from './variant.js';
import { variantSchema } from './variantSchema.js';

/**
 * One thing that is wrong with a variant. `path` is dotted, its first part the option (`scoring.points.K`), `''` for the whole.
 *
 * Codes of one option: `unknown-key` `missing-key` `wrong-type` `unknown-value` `not-whole` `out-of-range` `unreadable`. Codes of
 * rules between options: see docs/errors.md.
 */
export interface VariantIssue extends Issue {}

/** What may be given to {@link defineVariant}: any options, each replaced whole; `undefined` counts as absent. */
export type VariantOverrides = { readonly [Option in keyof Variant]?: Variant[Option] | undefined };

/**
 * A variant from another one and what differs, checked. The merge is shallow: a union such as `match` is replaced whole. Without a
 * `name` of its own the variant is called `custom`.
 *
 * @throws {@link VariantError} with every problem at once, each with path and code.
 * @see docs/rules.md (options)
 * @example
 * ```ts
 * import { defineVariant, standard } from 'kings-corner';
 * const quick = defineVariant(standard, { name: 'quick', dealSize: 5, match: { end: 'round' } });
 * quick.drawTiming; // 'start'
 * ```
 */
export function defineVariant(base: Variant, overrides: VariantOverrides): Variant {
  const reading = readVariant(() => {
    const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
    return { ...base, name: 'custom', ...Object.fromEntries(given) };
  });
  if (!reading.ok) throw new VariantError(reading.issues);
  return reading.value;
}

/**
 * What keeps a value of any origin from being a variant; `[]` for a valid one. A rule between options is tested only when those
 * options are valid by themselves.
 *
 * @see docs/rules.md (options)
 * @example
 * ```ts
 * import { checkVariant, standard } from 'kings-corner';
 * checkVariant(standard); // []
 * checkVariant({ ...standard, dealSize: 13, teams: 'partners' }).map(({ path }) => path); // ['dealSize.4', 'teams']
 * ```
 */
export function checkVariant(value: unknown): VariantIssue[] {
  const reading = readVariant(() => value);
  return reading.ok ? [] : [...reading.issues];
}

/** A fresh variant from a value of any origin, or all that is wrong with it. */
export function readVariant(give: () => unknown): Reading<Variant> {
  return readValue(variantSchema, RULES_BETWEEN, give);
}

/** What is wrong between the options of a variant that is a part, `variant`, of a larger value. */
export function variantIssuesWithin({ variant }: { readonly variant: Variant }): readonly Issue[] {
  return within('variant', issuesBetween(RULES_BETWEEN, variant, []));
}

const RULES_BETWEEN: readonly RuleBetween<Variant>[] = [
  { reads: ['dealSize', 'seats'], issues: dealSizeIssues },
  {
    reads: ['teams', 'seats'],
    issues: ({ teams, seats }) =>
      teams === 'partners' && !(seats.min === 4 && seats.max === 4) ? [issue('teams', 'partners-need-four')] : [],
  },
  {
    reads: ['scoring', 'completedCorners'],
    issues: ({ scoring, completedCorners }) =>
      scoring.type === 'corners' && completedCorners !== 'collect' ? [issue('scoring', 'corners-not-collected')] : [],
  },
  { reads: ['match', 'seats'], issues: matchSeatIssues },
  {
    reads: ['match', 'teams'],
    issues: ({ match, teams }) =>
      match.end === 'elimination' && teams === 'partners' ? [issue('match', 'elimination-with-partners')] : [],
  },
  { reads: ['match', 'scoring'], issues: ({ match, scoring }) => matchScoringIssues(match, scoring) },
];

/** R-DEAL: every seat count in range needs a deal size that leaves four cards for the cross. */
function dealSizeIssues(variant: Variant): readonly Issue[] {
  const { seats, dealSize } = variant;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
  return counts.flatMap((count) => {
    const path = `dealSize.${count}`;
    if (typeof dealSize !== 'number' && !Object.hasOwn(dealSize, count)) {
      return [issue(path, 'deal-size-missing')];
    }
    const size = dealSizeFor(variant, count);
    if (count * size + 4 > 52) return [issue(path, 'too-many-cards')];
    if (size === 0 && count > 1) return [issue(path, 'empty-hands')];
    return [];
  });
}

function matchSeatIssues({ match, seats }: Variant): readonly Issue[] {
  if (match.end === 'elimination' && seats.min !== 2) {
    return [issue('match', 'elimination-needs-two')];
  }
  if (match.end === 'target' && seats.min < 2) {
    return [issue('match', 'target-needs-two')];
  }
  return [];
}

function matchScoringIssues(match: MatchEnd, scoring: Scoring): readonly Issue[] {
  const countsPoints = match.end === 'target' || match.end === 'elimination';
  if (match.end === 'elimination' && scoring.type !== 'penalty') {
    return [issue('match', 'elimination-needs-penalty')];
  }
  if (match.end !== 'round' && scoring.type === 'none') {
    return [issue('match', 'match-needs-points')];
  }
  if (countsPoints && !canScore(scoring)) {
    return [issue('match', 'nothing-to-score')];
  }
  return [];
}

function canScore(scoring: Scoring): boolean {
  switch (scoring.type) {
    case 'penalty':
      return Object.values(scoring.points).some((points) => points > 0);
    case 'none':
      return false;
    case 'chips':
      return scoring.ante + scoring.pass + scoring.perCard > 0;
    case 'corners':
      return true;
  }
}
