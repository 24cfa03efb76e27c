import type { RuleBlock, RuleSection } from './sections.js';

/**
 * A rule sheet as semantic HTML, to be styled by the caller: a `section` with `data-section` for each section, headings of a level
 * from 1 to 6 (2 unless given), paragraphs, ordered lists, tables with named rows. Every text is escaped; no script, style or id.
 *
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * import { rulebook, toHtml } from 'kings-corner/rulebook';
 * toHtml(rulebook(standard)).startsWith('<section data-section="aim">\n<h2>Aim</h2>\n<p>Be the first'); // true
 * ```
 */
export function toHtml(sections: readonly RuleSection[], level = 2): string {
  return sections
    .map(({ id, title, blocks }) => {
      const parts = [`<h${level}>${escaped(title)}</h${level}>`, ...blocks.map(blockHtml)];
      return `<section data-section="${escaped(id)}">\n${parts.join('\n')}\n</section>\n`;
    })
    .join('');
}

function blockHtml(block: RuleBlock): string {
  switch (block.type) {
    case 'paragraph':
      return elements('p', [block.text]);
    case 'steps':
      return `<ol>${elements('li', block.items)}</ol>`;
    case 'table': {
      const rows = block.rows.map(
        ([name = '', ...cells]) => `<tr>${elements('th', [name], ' scope="row"')}${elements('td', cells)}</tr>`,
      );
      const head = elements('th', block.head, ' scope="col"');
      return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
    }
  }
}

/** The same element for each text. */
function elements(name: string, texts: readonly string[], attributes = ''): string {
  return texts.map((text) => `<${name}${attributes}>${escaped(text)}</${name}>`).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
