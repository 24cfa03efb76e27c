import { SetupError } from '../rules/errors.js';
import { seatRangeIssues } from '../rules/round.js';
import type { Variant } from '../rules/variant.js';
import { en } from './en.js';
import { fill } from './fill.js';
import type { Messages } from './messages.js';
import { blocksOf, type RuleSection, type SectionId } from './sections.js';
import { valuesOf } from './values.js';

/** What a rule sheet is written for. */
export interface RulebookOptions {
  /** A seat count of the variant: the sheet is then for that many seats alone. All counts of the variant unless given. */
  readonly seats?: number | undefined;
  /** The language; English unless given. */
  readonly messages?: Messages | undefined;
}

/**
 * The rules of a variant as text for people, section by section: exactly those in force, in the order of a rule sheet. The variant is
 * trusted; check an untrusted one with `checkVariant`.
 *
 * @throws `SetupError` when `seats` is outside the variant's range, `TypeError` when it is no whole number.
 * @see docs/rules.md
 * @example
 * ```ts
 * import { pagat } from 'kings-corner';
 * import { rulebook, toText } from 'kings-corner/rulebook';
 * const sections = rulebook(pagat, { seats: 2 });
 * sections.map(({ title }) => title)[4]; // 'Your turn'
 * toText(sections).includes('Each seat gets 7 cards.'); // true
 * ```
 */
export function rulebook(variant: Variant, options: RulebookOptions = {}): readonly RuleSection[] {
  const { seats, messages = en } = options;
  const values = valuesOf(seats === undefined ? variant : withSeats(variant, seats), messages);
  const sections = Object.entries(messages.sheet).map(([id, lines]): RuleSection => {
    const [title = '', ...rest] = fill(lines.join('\n'), values).split('\n');
    return { id: id as SectionId, title, blocks: blocksOf(rest) }; // the type of a sheet says so
  });
  return sections.filter(({ blocks }) => blocks.length > 0);
}

/** R-SEAT: the variant for a single number of seats. */
function withSeats(variant: Variant, seats: number): Variant {
  if (!Number.isInteger(seats)) throw new TypeError('seats: a whole number is needed');
  const issues = seatRangeIssues(variant, seats);
  if (issues.length > 0) throw new SetupError(issues);
  return { ...variant, seats: { min: seats, max: seats } };
}
