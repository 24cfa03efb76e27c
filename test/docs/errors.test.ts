import { expect, it } from 'vitest';
import { filesIn, readText } from './snippets.js';

const page = readText('docs/errors.md');
const sources = filesIn('src', '.ts').map((file) => ({ file, text: readText(file) }));

it('the page of errors has every error class', () => {
  const classes = sources.flatMap(({ text }) =>
    [...text.matchAll(/export class (\w+Error) /g)].map(([, name]) => name),
  );
  expect(classes.length).toBeGreaterThan(10);
  expect(classes.filter((name) => name !== 'IssuesError' && !page.includes(`\`${name}\``))).toEqual([]);
});

it('the page of errors has every code of an issue', () => {
  const calls = /(?:issue|expecting|refused)\(\s*[^,()]+,\s*'([a-z-]+)'|code: '([a-z-]+)'/g;
  const codes = sources.flatMap(({ text }) =>
    [...text.matchAll(calls)].map(([, first, second]) => first ?? second ?? ''),
  );
  expect(codes.length).toBeGreaterThan(30);
  expect([...new Set(codes)].filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});

it('the page of errors has every code of an illegal move', () => {
  const text = readText('src/rules/legality.ts');
  const types = text.slice(text.indexOf('export type PlayIssue'), text.indexOf('The legal moves in listing order'));
  const codes = [...types.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code);
  expect(new Set(codes).size).toBe(26);
  expect(codes.filter((code) => !page.includes(`| \`${code}\``))).toEqual([]);
});
