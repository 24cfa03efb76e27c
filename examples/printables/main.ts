/**
 * Writes the rule sheet and the score sheet of a preset as HTML files that print to one or two pages.
 *
 *     npm run --silent example -- examples/printables/main.ts pagat
 *     npm run --silent example -- examples/printables/main.ts pagat --seats 3 --paper letter --ink-saver --no-diagrams
 *     npm run --silent example -- examples/printables/main.ts --all --language de --out sheets
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PRESETS, type Variant } from 'kings-corner';
import { LANGUAGES } from './labels.js';
import { ruleSheet } from './ruleSheet.js';
import { scoreSheet } from './scoreSheet.js';
import type { Style } from './style.js';

const USAGE = `usage: main.ts PRESET [--seats N] | --all
               [--paper a4|letter] [--ink-saver] [--no-diagrams] [--language ${Object.keys(LANGUAGES).join('|')}] [--out FOLDER]
presets: ${Object.keys(PRESETS).join(' ')}`;

/** What the command line asks for. */
interface Order {
  readonly variants: readonly Variant[];
  readonly seats: number | undefined;
  readonly style: Style;
  readonly folder: string;
}

try {
  const { variants, seats, style, folder } = orderFrom(process.argv.slice(2));
  mkdirSync(folder, { recursive: true });
  for (const variant of variants) {
    write(join(folder, `${variant.name}-rules.html`), ruleSheet(variant, seats, style));
    write(join(folder, `${variant.name}-scores.html`), scoreSheet(variant, seats, style));
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  process.exitCode = 1;
}

function orderFrom(args: string[]): Order {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      seats: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      'ink-saver': { type: 'boolean', default: false },
      'no-diagrams': { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      out: { type: 'string', default: 'printables' },
    },
  });
  const { paper, language, seats } = values;
  if (paper !== 'a4' && paper !== 'letter') throw new Error(`no such paper: ${paper}`);
  const spoken = Object.entries(LANGUAGES).find(([name]) => name === language)?.[1];
  if (spoken === undefined) throw new Error(`no such language: ${language}`);
  const names = values.all ? Object.keys(PRESETS) : positionals;
  const variants = names.map((name) => {
    const variant = Object.values(PRESETS).find((preset) => preset.name === name);
    if (variant === undefined) throw new Error(`no such preset: ${name}`);
    return variant;
  });
  if (variants.length === 0) throw new Error('no preset');
  return {
    variants,
    seats: seats === undefined ? undefined : Number(seats),
    style: { paper, ink: values['ink-saver'] ? 'saver' : 'colour', diagrams: !values['no-diagrams'], ...spoken },
    folder: values.out,
  };
}

function write(file: string, text: string): void {
  writeFileSync(file, text);
  console.log(file);
}
