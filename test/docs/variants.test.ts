import { PRESETS, standard, type Variant } from 'kings-corner';
import { expect, it } from 'vitest';
import { readText } from './snippets.js';

const page = readText('docs/variants.md');

/** A value as the page writes it. */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${key}: ${literal(item)}`)
    .join(', ')} }`;
}

/** The rows of the table of a preset: the options that differ from standard. */
function rowsOf(preset: Variant): readonly string[] {
  const differing = (Object.keys(standard) as (keyof Variant)[]).filter(
    (option) => option !== 'name' && literal(preset[option]) !== literal(standard[option]),
  );
  return differing.map((option) => `| \`${option}\` | \`${literal(preset[option])}\` |`);
}

it.each(Object.values(PRESETS))('the page of the rule sets tells exactly how $name differs', (preset) => {
  const section = page.split(`\n## \`${preset.name}\`\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.replace(/ +/g, ' '));
  expect(rows).toEqual(rowsOf(preset));
  expect(section).toMatch(/Source: /);
});
