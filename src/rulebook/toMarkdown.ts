import type { RuleBlock, RuleSection } from './sections.js';

/**
 * A rule sheet as Markdown (with tables as on GitHub), with headings of a level from 1 to 6, 2 unless given. What would be markup in
 * the texts is escaped.
 *
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * import { rulebook, toMarkdown } from 'kings-corner/rulebook';
 * toMarkdown(rulebook(standard), 3).startsWith('### Aim\n'); // true
 * ```
 */
export function toMarkdown(sections: readonly RuleSection[], level = 2): string {
  const parts = sections.flatMap(({ title, blocks }) => [
    `${'#'.repeat(level)} ${escaped(title)}`,
    ...blocks.map(blockMarkdown),
  ]);
  return `${parts.join('\n\n')}\n`;
}

function blockMarkdown(block: RuleBlock): string {
  switch (block.type) {
    case 'paragraph':
      return escaped(block.text);
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${escaped(item)}`).join('\n');
    case 'table': {
      const [head, ...rows] = [block.head, ...block.rows].map((cells) => cells.map(escaped));
      return [head, block.head.map(() => '---'), ...rows].map((cells) => `| ${cells?.join(' | ')} |`).join('\n');
    }
  }
}

/** A line without markup: signs that mean something anywhere, and those that mean something at its start. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>&|#~]|^[-+=]|(?<=^\d+)[.)]/g, '\\$&');
}
