import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, type Variant } from 'kings-corner';
import { rulebook, toText } from 'kings-corner/rulebook';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../examples/printables/labels.js';
import { ruleSheet } from '../../examples/printables/ruleSheet.js';
import { scoreSheet } from '../../examples/printables/scoreSheet.js';
import type { Style } from '../../examples/printables/style.js';

const plain: Style = { paper: 'a4', ink: 'colour', diagrams: true, ...LANGUAGES.en };
const presets: readonly Variant[] = Object.values(PRESETS);

/** The text of a page without its drawings, as one line. */
function textOf(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>|<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');
}

describe('the rule sheets of all presets', () => {
  it.each(Object.entries(LANGUAGES))('say what the rulebook says, in %s', (_, language) => {
    for (const variant of presets) {
      const text = textOf(ruleSheet(variant, undefined, { ...plain, ...language }));
      const lines = toText(rulebook(variant, { messages: language.messages })).split('\n');
      const cells = lines.flatMap((line) => line.replace(/^\d+\. /, '').split(': ')).filter((cell) => cell !== '');
      const missing = cells.filter((cell) => !text.includes(cell.replace(/\s+/g, ' ')));
      expect([variant.name, missing]).toEqual([variant.name, []]);
    }
  });

  it('draw only what may be done, and nothing when asked for no diagrams', () => {
    const drawn = (variant: Variant, style: Style): readonly string[] =>
      [...ruleSheet(variant, undefined, style).matchAll(/aria-label="([^"]*)"/g)].map(([, name = '']) => name);
    expect(drawn(PRESETS.standard, plain)).toEqual(['Cards', 'Layout', 'Kings and corners', 'Moving piles']);
    expect(drawn(PRESETS.yorimichiSimple, plain)).toEqual(['Cards', 'Layout', 'Kings and corners']);
    expect(drawn(PRESETS.standard, { ...plain, diagrams: false })).toEqual([]);
    const spaces = (variant: Variant): number =>
      ruleSheet(variant, undefined, plain).split(`>${plain.labels.space}</text>`).length - 1;
    expect([spaces(PRESETS.standard), spaces(PRESETS.bicycle)]).toEqual([1, 0]);
  });

  it('show a stock only where cards are left for one', () => {
    const backs = (variant: Variant): number =>
      ruleSheet(variant, undefined, plain).split(`>${plain.labels.stock}</text>`).length - 1;
    expect(backs(PRESETS.standard)).toBe(1);
    expect(backs({ ...PRESETS.twoPlayerTen, dealSize: 24 })).toBe(0);
  });

  it('are for the seats asked for', () => {
    expect(textOf(ruleSheet(PRESETS.pagat, 5, plain))).toContain('The game is for 5 seats.');
  });
});

describe('the score sheets of all presets', () => {
  it('have two matches of twelve rounds with a column for each party, and the points of the variant', () => {
    for (const variant of presets) {
      const html = scoreSheet(variant, undefined, plain);
      const parties = variant.teams === 'partners' ? 2 : variant.seats.max;
      const rows = [...html.matchAll(/<tr><th scope="row">\d+<\/th>((?:<td><\/td>)*)<\/tr>/g)];
      expect(rows.map(([, cells = '']) => cells.length / '<td></td>'.length)).toEqual(Array(24).fill(parties));
      const scoring = toText(rulebook(variant).filter(({ id }) => id === 'scoring'));
      for (const line of scoring.split('\n').flatMap((each) => each.split(': '))) expect(textOf(html)).toContain(line);
    }
  });
});

describe('every sheet', () => {
  const styles: readonly Style[] = Object.values(LANGUAGES).flatMap((language) => [
    { ...plain, ...language },
    { ...plain, ...language, paper: 'letter', ink: 'saver' },
  ]);

  it('runs nothing, loads nothing, and closes what it opens', () => {
    for (const variant of presets) {
      for (const style of styles) {
        for (const html of [ruleSheet(variant, undefined, style), scoreSheet(variant, undefined, style)]) {
          expect(html).not.toMatch(/<script|\son\w+=|\bsrc=|url\(|@import|undefined|NaN/);
          const open: string[] = [];
          for (const [, slash, name = '', self] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*?(\/?)>/g)) {
            if (self === '/' || ['meta', 'link'].includes(name)) continue;
            if (slash === '') open.push(name);
            else if (open.pop() !== name) throw new Error(`${variant.name}: </${name}>`);
          }
          expect(open).toEqual([]);
        }
      }
    }
  });

  it('needs nothing but black ink when it is to be saved', () => {
    const colours = (style: Style): readonly string[] =>
      [ruleSheet, scoreSheet].flatMap((sheet) => [
        ...new Set(sheet(PRESETS.standard, 4, style).match(/(?<!&)#[0-9a-f]{3,6}\b/g) ?? []),
      ]);
    expect(colours({ ...plain, ink: 'saver' }).filter((colour) => !['#000', '#fff', '#111'].includes(colour))).toEqual(
      [],
    );
    expect(colours(plain)).toContain('#b3202c');
  });

  it('escapes the name of a variant', () => {
    const variant: Variant = { ...PRESETS.standard, name: '<b>&"' };
    for (const sheet of [ruleSheet, scoreSheet])
      expect(sheet(variant, undefined, plain)).toContain('&#60;b&#62;&#38;&#34;');
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kings-corner-printables-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const command = ['tsx', '--tsconfig', 'test/tsconfig.json', 'examples/printables/main.ts'];

  it('writes both sheets of every preset', () => {
    execFileSync('npx', [...command, '--all', '--language', 'fr', '--paper', 'letter', '--out', folder]);
    const names = Object.keys(PRESETS).flatMap((name) => [`${name}-rules.html`, `${name}-scores.html`]);
    expect(readdirSync(folder).sort()).toEqual(names.sort());
    const html = readFileSync(join(folder, 'pagat-rules.html'), 'utf8');
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('size: 8.5in 11in');
  });

  it.each([
    [['nothing-of-the-kind'], 'no such preset: nothing-of-the-kind'],
    [[], 'no preset'],
    [['pagat', '--seats', '9'], 'the variant is for 2 to 6 seats'],
    [['pagat', '--paper', 'a5'], 'no such paper: a5'],
    [['pagat', '--language', 'xx'], 'no such language: xx'],
    [['pagat', '--shiny'], "Unknown option '--shiny'"],
  ])('explains what is wrong with %j', (args, message) => {
    const { status, stderr } = spawnSync('npx', [...command, ...args, '--out', folder], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).toContain('usage: main.ts PRESET');
    expect(stderr).not.toContain('    at ');
  });
});
