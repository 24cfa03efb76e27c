import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, type Variant } from 'kings-corner';
import { rulebook, toText } from 'kings-corner/rulebook';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../examples/printables/labels.js';
import { ruleSheet } from '../../examples/printables/ruleSheet.js';
import { scoreSheet } from '../../examples/printables/scoreSheet.js';
import type { Style } from '../../examples/printables/style.js';
import { launchChromium } from './chromium.js';

/** Papers in points, as PDF files measure them. */
const SIZES = { a4: '594.96 x 841.92 pts (A4)', letter: '612 x 792 pts (letter)' } as const;

const { en, ...others } = LANGUAGES;

/** English on both papers; the other languages, which are longer, on the shorter one. */
const styles: readonly (readonly [name: string, style: Style])[] = [
  ['a4', { paper: 'a4', ink: 'colour', diagrams: true, ...en }],
  ['letter', { paper: 'letter', ink: 'colour', diagrams: true, ...en }],
  ['letter, ink-saver without diagrams', { paper: 'letter', ink: 'saver', diagrams: false, ...en }],
  ...Object.entries(others).map(
    ([name, language]) => [`letter ${name}`, { paper: 'letter', ink: 'colour', diagrams: true, ...language }] as const,
  ),
];

const folder = mkdtempSync(join(tmpdir(), 'kings-corner-sheets-'));
let browser: Browser;
let tab: Page;

beforeAll(async () => {
  browser = await launchChromium();
  tab = await browser.newPage();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

interface Printed {
  readonly pages: number;
  readonly size: string;
  /** Without any gaps: lines are broken anywhere. */
  readonly text: string;
}

async function print(html: string): Promise<Printed> {
  const faults: string[] = [];
  const note = (fault: { text(): string }): void => void faults.push(fault.text());
  tab.on('console', note);
  await tab.setContent(html);
  const file = join(folder, 'sheet.pdf');
  writeFileSync(file, await tab.pdf({ preferCSSPageSize: true, printBackground: true }));
  tab.off('console', note);
  expect(faults).toEqual([]);
  const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
  return {
    pages: Number(/^Pages: +(\d+)$/m.exec(info)?.[1]),
    size: /^Page size: +(.*)$/m.exec(info)?.[1] ?? '',
    text: withoutGaps(execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' })),
  };
}

function withoutGaps(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '');
}

describe.each(styles)('printed on %s', (name, style) => {
  const isReadable = !name.endsWith('ja'); // a machine may have no Japanese font

  it.each(Object.values(PRESETS))('the rules of $name stand on one or two pages', async (variant: Variant) => {
    const { pages, size, text } = await print(ruleSheet(variant, undefined, style));
    expect(pages).toBeLessThanOrEqual(2);
    expect(size).toBe(SIZES[style.paper]);
    if (!isReadable) return;
    const lines = toText(rulebook(variant, { messages: style.messages })).split('\n');
    const missing = lines.flatMap((line) => line.split(': ')).filter((part) => !text.includes(withoutGaps(part)));
    expect(missing).toEqual([]);
  });

  it.each(Object.values(PRESETS))('the score sheet of $name stands on one page', async (variant: Variant) => {
    const { pages, size, text } = await print(scoreSheet(variant, undefined, style));
    expect([pages, size]).toEqual([1, SIZES[style.paper]]);
    if (!isReadable) return;
    const { match, round, total } = style.labels;
    for (const part of [`${match} 1`, `${match} 2`, round, total]) expect(text).toContain(withoutGaps(part));
    const scoring = toText(rulebook(variant, { messages: style.messages }).filter(({ id }) => id === 'scoring'));
    const missing = scoring
      .split('\n')
      .flatMap((line) => line.split(': '))
      .filter((part) => !text.includes(withoutGaps(part)));
    expect(missing).toEqual([]);
  });
});
