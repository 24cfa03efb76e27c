import type { Sheet } from './messages.js';

/** A section of a rule sheet. */
export type SectionId = keyof Sheet;

/** A part of a section. All text is plain: nothing in it is markup. */
export type RuleBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  /** Steps to be taken in this order. */
  | { readonly type: 'steps'; readonly items: readonly string[] }
  /** Each row has as many cells as the head; the first cell of a row names it. */
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A section of a rule sheet; it has at least one block. */
export interface RuleSection {
  readonly id: SectionId;
  readonly title: string;
  readonly blocks: readonly RuleBlock[];
}

/** A block that lines are still added to. */
type GrowingBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'steps'; readonly items: string[] }
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: string[][] };

/** The blocks of a sheet's lines: a step begins with a dash, a row has tabs, the first row of a table is its head. */
export function blocksOf(lines: readonly string[]): readonly RuleBlock[] {
  const blocks: GrowingBlock[] = [];
  for (const line of lines) {
    const text = line.trim();
    const last = blocks.at(-1);
    const cells = text.split('\t');
    if (cells.length > 1) {
      if (last?.type === 'table') last.rows.push(cells);
      else blocks.push({ type: 'table', head: cells, rows: [] });
    } else if (text.startsWith('- ')) {
      const item = text.slice(2);
      if (last?.type === 'steps') last.items.push(item);
      else blocks.push({ type: 'steps', items: [item] });
    } else if (text) blocks.push({ type: 'paragraph', text });
  }
  return blocks;
}
