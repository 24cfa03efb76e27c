import type { RuleBlock, RuleSection } from './sections.js';

/**
 * A rule sheet as plain text: a line for each title, paragraph, step and row, with an empty line between all but steps and rows. A row
 * reads `an empty corner: a king`; the head of a table is left out, since without columns it would read like one more row.
 *
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * import { rulebook, toText } from 'kings-corner/rulebook';
 * toText(rulebook(standard)).startsWith('Aim\n\nBe the first'); // true
 * ```
 */
export function toText(sections: readonly RuleSection[]): string {
  const parts = sections.flatMap(({ title, blocks }) => [title, ...blocks.map(blockText)]);
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: RuleBlock): string {
  switch (block.type) {
    case 'paragraph':
      return block.text;
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'table':
      return block.rows.map((cells) => cells.join(': ')).join('\n');
  }
}
