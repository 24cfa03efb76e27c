import { dealSizeFor, type Variant } from 'kings-corner';
import { rulebook, toHtml } from 'kings-corner/rulebook';
import { diagramFor } from './diagrams.js';
import { escaped, page } from './page.js';
import type { Style } from './style.js';

const CSS = `
main { column-count: 2; column-gap: 7mm; }
section { break-inside: avoid; margin-bottom: 2.4mm; }
section[data-section="layout"] figure { float: right; margin: 0 0 1mm 3mm; }
section[data-section="layout"]::after { content: ""; display: block; clear: both; }
section table { margin-bottom: 1mm; }`;

/** The rules of a variant on one or two pages, in two columns. */
export function ruleSheet(variant: Variant, seats: number | undefined, style: Style): string {
  const { labels, messages } = style;
  const stock = hasStock(variant, seats);
  const sections = rulebook(variant, { seats, messages }).map((section) => {
    const html = toHtml([section]);
    if (!style.diagrams) return html;
    const diagram = diagramFor(section, variant, stock, style);
    // the table stands beside its text, the other drawings below it
    return section.id === 'layout'
      ? html.replace('</h2>', `</h2>${diagram}`)
      : html.replace('</section>', `${diagram}</section>`);
  });
  const title = `${labels.game}: ${labels.rules}`;
  const header = `<header><h1>${escaped(labels.game)}</h1><div>${escaped(`${labels.rules} · ${variant.name}`)}</div></header>`;
  const size = `\nmain { font-size: ${style.diagrams ? 9.8 : 11}pt; }`;
  return page(title, CSS + size, `${header}\n<main>\n${sections.join('')}</main>`, style);
}

/** Whether hands and cross leave cards for a stock. */
function hasStock(variant: Variant, seats: number | undefined): boolean {
  const count = seats ?? variant.seats.min;
  return count * dealSizeFor(variant, count) + 4 < 52;
}
