import type { Variant } from '../rules/variant.js';
import { en } from './en.js';
import { fill } from './fill.js';
import type { Messages } from './messages.js';
import { valuesOf } from './values.js';

/**
 * What changes from one variant to another, a sentence for each option that means something else; `[]` when they play alike. Names
 * are no rules.
 *
 * @see docs/rules.md (options)
 * @example
 * ```ts
 * import { drawWhenStuck, pagat, standard } from 'kings-corner';
 * import { explainDifference } from 'kings-corner/rulebook';
 * explainDifference(standard, pagat).length; // 6
 * explainDifference(standard, drawWhenStuck)[0]; // 'Draw: if you cannot play instead of at the start of your turn.'
 * ```
 */
export function explainDifference(a: Variant, b: Variant, messages: Messages = en): readonly string[] {
  const before = optionsInWords(a, messages);
  return optionsInWords(b, messages).flatMap(([option, to], index) => {
    const from = before[index]?.[1];
    return from === to ? [] : [fill(messages.difference, { option, from, to })];
  });
}

/**
 * A variant in one line: how many seats, how many cards, when to draw, how piles move, and how it is won.
 *
 * @example
 * ```ts
 * import { fiveCard } from 'kings-corner';
 * import { summary } from 'kings-corner/rulebook';
 * summary(fiveCard).split(' · ')[1]; // 'Deal: 5 cards'
 * ```
 */
export function summary(variant: Variant, messages: Messages = en): string {
  const rows = optionsInWords(variant, messages).slice(0, 6);
  return rows.map((row) => row.join('')).join(' · ');
}

/** The options of a variant: what each is called, and its value in words. */
function optionsInWords(variant: Variant, messages: Messages): readonly (readonly string[])[] {
  const values = valuesOf(variant, messages);
  return messages.options.map((row) => fill(row, values).split('\t'));
}
