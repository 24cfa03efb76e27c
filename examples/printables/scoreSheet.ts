import type { Variant } from 'kings-corner';
import { rulebook, summary, toHtml } from 'kings-corner/rulebook';
import { escaped, page } from './page.js';
import type { Style } from './style.js';

const MATCHES = 2;
const ROUNDS = 12;

const CSS = `
.matches { display: flex; gap: 6mm; padding-right: 0.4mm; }
.matches table { flex: 1; table-layout: fixed; width: 100%; }
.matches caption { text-align: left; font-weight: bold; font-size: 12pt; padding-bottom: 1mm; }
.matches th, .matches td { height: 10.6mm; padding: 0 1mm; text-align: center; overflow: hidden; }
.matches th:first-child { width: 15mm; font-size: 9pt; }
.matches thead th { height: 12mm; }
.matches tfoot th, .matches tfoot td { border-top: 0.6mm solid; font-weight: bold; }
.reminders { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm 6mm; margin-top: 5mm; font-size: 9.5pt; }
.reminders ul { margin: 2mm 0 0; padding-left: 4mm; }`;

/** Two matches of twelve rounds, with a column for each party, and what must be remembered about the variant. */
export function scoreSheet(variant: Variant, seats: number | undefined, style: Style): string {
  const { labels, messages } = style;
  const parties = variant.teams === 'partners' ? 2 : (seats ?? variant.seats.max);
  const matches = Array.from({ length: MATCHES }, (_, index) => matchTable(index + 1, parties, style)).join('\n');
  const sections = rulebook(variant, { seats, messages });
  const reminders = ['scoring', 'match'].map((id) => toHtml(sections.filter((section) => section.id === id)));
  const facts = summary(variant, messages)
    .split(' · ')
    .slice(0, 4) // the scoring and the match have their own sections
    .map((fact) => `<li>${escaped(fact)}</li>`);
  const header = `<header><h1>${escaped(labels.game)}</h1><div>${escaped(`${labels.scores} · ${variant.name}`)}</div></header>`;
  return page(
    `${labels.game}: ${labels.scores}`,
    CSS,
    `${header}\n<main>\n<div class="matches">\n${matches}\n</div>\n` +
      `<div class="reminders">\n<div>${reminders[0]}<ul>${facts.join('')}</ul></div>\n<div>${reminders[1]}</div>\n</div>\n</main>`,
    style,
  );
}

function matchTable(number: number, parties: number, { labels, messages }: Style): string {
  const cells = '<td></td>'.repeat(parties);
  const count = (value: number): string => value.toLocaleString(messages.locale);
  const rounds = Array.from(
    { length: ROUNDS },
    (_, index) => `<tr><th scope="row">${count(index + 1)}</th>${cells}</tr>`,
  );
  return (
    `<table><caption>${escaped(`${labels.match} ${count(number)}`)}</caption>` +
    `<thead><tr><th scope="col">${escaped(labels.round)}</th>${'<th scope="col"></th>'.repeat(parties)}</tr></thead>` +
    `<tbody>${rounds.join('')}</tbody>` +
    `<tfoot><tr><th scope="row">${escaped(labels.total)}</th>${cells}</tr></tfoot></table>`
  );
}
