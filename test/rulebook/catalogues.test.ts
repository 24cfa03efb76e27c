import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './sheets.js';

/** Every text of a catalogue, by its place. */
function textsOf(value: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as object).flatMap(([key, each]) => textsOf(each, `${place}.${key}`));
}

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+\??)/g)].map(([, name = '']) => name).sort();

const [english, ...others] = LANGUAGES.map(({ messages }) => messages);

describe('the catalogues', () => {
  it.each(LANGUAGES.map(({ messages }) => messages))('close every slot that they open ($locale)', (messages) => {
    for (const [place, text] of textsOf(messages)) {
      let rest = text;
      // innermost slots first, as they are filled
      while (/\{\w+(?:\?[^{}/]*(?:\/[^{}/]*)?)?\}/.test(rest))
        rest = rest.replace(/\{\w+(?:\?[^{}/]*(?:\/[^{}/]*)?)?\}/g, '');
      expect([place, rest]).toEqual([place, rest.replace(/[{}/?]/g, '')]);
    }
  });

  it.each(others)('have no slot that English does not have ($locale)', (messages) => {
    const known = new Set(textsOf(english).flatMap(([, text]) => namesIn(text)));
    const plurals = ['one?', 'many?'];
    for (const [place, text] of textsOf(messages)) {
      const strange = namesIn(text).filter((name) => !known.has(name) && !plurals.includes(name));
      expect([place, strange]).toEqual([place, []]);
    }
  });

  it.each(others)('translate every text ($locale)', (messages) => {
    const inEnglish = new Map(textsOf(english));
    const same = textsOf(messages).filter(([place, text]) => inEnglish.get(place) === text);
    expect(same.filter(([, text]) => !/^(\{\w+\}|\d+)$/.test(text))).toEqual([]);
  });
});
