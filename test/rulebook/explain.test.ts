import { readFileSync } from 'node:fs';
import type { IllegalCode } from 'kings-corner';
import { en, explainCode, explainReason, type HintReason } from 'kings-corner/rulebook';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './sheets.js';

const CODES = Object.keys(en.codes) as IllegalCode[];
const REASONS = Object.keys(en.reasons) as HintReason[];

const SENTENCE = /^[^\s{}].*[.。]$/u;

describe('codes and reasons in words', () => {
  it('have a sentence in every language', () => {
    expect(CODES.length).toBe(26);
    expect(REASONS.length).toBe(10);
    for (const { messages } of LANGUAGES) {
      for (const code of CODES) expect(explainCode(code, messages)).toMatch(SENTENCE);
      for (const reason of REASONS) expect(explainReason(reason, messages)).toMatch(SENTENCE);
    }
  });

  it('are English unless a catalogue is given', () => {
    expect(explainCode('not-your-turn')).toBe('It is not your turn.');
    expect(explainReason('forced')).toBe('You can do nothing else.');
  });

  it('are given back when a catalogue does not know them', () => {
    expect(explainCode('from-the-future' as IllegalCode)).toBe('from-the-future');
    expect(explainReason('from-the-future' as HintReason)).toBe('from-the-future');
  });

  it('are the sentences of docs/errors.md', () => {
    const rows = [...readFileSync('docs/errors.md', 'utf8').matchAll(/^\| `([a-z-]+)` +\|[^|]*\| ([^|]*?) +\|$/gm)];
    const said = rows.flatMap(([, code = '', sentence = '']) => (code in en.codes ? [[code, sentence] as const] : []));
    expect([...new Set(said.map(([code]) => code))].sort()).toEqual([...CODES].sort());
    for (const [code, sentence] of said) expect([code, sentence]).toEqual([code, en.codes[code as IllegalCode]]);
  });
});
