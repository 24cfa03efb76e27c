import fc from 'fast-check';
import { PRESETS, standard } from 'kings-corner';
import { type RuleSection, rulebook, toHtml, toMarkdown, toText } from 'kings-corner/rulebook';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, variantArb } from './sheets.js';

/** One line of text, with much of what is markup somewhere. */
const lineArb: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...'ab1 .)-+=*_`#<>&"\'|\\~{}[]!あ👑', '<script>', '</p>', '&amp;', '- ', '1. ', '---'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim() || 'a');

const sectionArb: fc.Arbitrary<RuleSection> = fc.record({
  id: fc.constant('aim'),
  title: lineArb,
  blocks: fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('paragraph'), text: lineArb }),
      fc.record({ type: fc.constant('steps'), items: fc.array(lineArb, { minLength: 1, maxLength: 3 }) }),
      fc.record({
        type: fc.constant('table'),
        head: fc.tuple(lineArb, lineArb),
        rows: fc.array(
          fc.tuple(lineArb, lineArb).map((row) => [...row]),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    ),
    { minLength: 1, maxLength: 4 },
  ),
});

const sheetArb: fc.Arbitrary<readonly RuleSection[]> = fc.array(sectionArb, { minLength: 1, maxLength: 3 });

describe('a sheet as plain text', () => {
  it('has every text but the heads of tables, and nothing that marks it up', () => {
    fc.assert(
      fc.property(sheetArb, (sections) => {
        const lines = toText(sections)
          .split('\n')
          .filter((line) => line !== '');
        const expected = sections.flatMap(({ title, blocks }) => [
          title,
          ...blocks.flatMap((block) => {
            if (block.type === 'paragraph') return [block.text];
            if (block.type === 'steps') return block.items.map((item, index) => `${index + 1}. ${item}`);
            return block.rows.map((row) => row.join(': ')); // without columns a head would read like a row
          }),
        ]);
        if (lines.join('\n') !== expected.join('\n')) throw new Error(lines.join('\n'));
      }),
    );
  });
});

describe('a sheet as HTML', () => {
  it('holds the texts and no element but its own, whatever the texts are', () => {
    const tag =
      /<\/?(?:section|h[1-6]|p|ol|li|table|thead|tbody|tr|th|td)(?: data-section="aim"| scope="(?:row|col)")?>/g;
    fc.assert(
      fc.property(sheetArb, (sections) => {
        const html = toHtml(sections);
        const texts = html
          .split(tag)
          .map(unescaped)
          .filter((text) => text.trim() !== '');
        if (/[<>"']/.test(html.replace(tag, ''))) throw new Error(html);
        if (/&(?!#\d+;)/.test(html)) throw new Error(html);
        if (texts.join('\n') !== sections.flatMap(textsOf).join('\n')) throw new Error(html);
      }),
    );
  });

  it('is made of sections with headings, lists and named rows', () => {
    const html = toHtml(rulebook(standard), 3);
    expect(html).toContain('<section data-section="placing">\n<h3>What goes where</h3>\n<table><thead><tr>');
    expect(html).toContain('<tr><th scope="row">king</th><td>10</td></tr>');
    expect(html).toContain('<ol><li>Draw one card.</li><li>');
    expect(html.match(/<section /g)).toHaveLength(rulebook(standard).length);
  });

  it('nests as it should for every preset in every language', () => {
    for (const variant of Object.values(PRESETS)) {
      for (const { messages } of LANGUAGES) {
        const open: string[] = [];
        for (const [, slash, name = ''] of toHtml(rulebook(variant, { messages })).matchAll(/<(\/?)(\w+)[^>]*>/g)) {
          if (slash === '') open.push(name);
          else if (open.pop() !== name) throw new Error(`${variant.name}: </${name}>`);
        }
        expect(open).toEqual([]);
      }
    }
  });
});

describe('a sheet as Markdown', () => {
  it('escapes what would be markup, and loses nothing', () => {
    fc.assert(
      fc.property(sheetArb, fc.integer({ min: 1, max: 6 }), (sections, level) => {
        const markdown = toMarkdown(sections, level);
        const bare = markdown.replace(/\\[\\`*_{}[\]<>&|#~\-+=.)]/g, 'x');
        const lines = bare.split('\n').map((line) => line.replace(/^(?:#{1,6} |\d+\. (?=.|$)|\| )/, ''));
        // only the table's own signs are left
        const left = lines.filter(
          (line) => /[\\`*_{}[\]<>&#~]/.test(line) || /^(?:[-+=]|\d+[.)])/.test(line.replace(/^--- \| ---/, '')),
        );
        if (left.length > 0) throw new Error(`${left.join('\n')}\nof\n${markdown}`);
        const texts = sections.flatMap(textsOf).join('');
        const kept = unmarked(markdown);
        if (kept !== texts.replace(/ /g, '')) throw new Error(`${kept}\nis not\n${texts}`);
      }),
    );
  });

  it('has headings of the wanted level, numbered steps and tables', () => {
    const markdown = toMarkdown(rulebook(standard), 3);
    expect(markdown.startsWith('### Aim\n\nBe the first')).toBe(true);
    expect(markdown).toContain('\n\n1. Draw one card.\n2. Play as many');
    expect(markdown).toContain('| Card | Points |\n| --- | --- |\n| king | 10 |\n| every other card | 1 |\n');
  });

  it('is the plain text where nothing need be escaped', () => {
    fc.assert(
      fc.property(variantArb, (variant) => {
        for (const { messages } of LANGUAGES) {
          const sections = rulebook(variant, { messages });
          const kept = unmarked(toMarkdown(sections));
          if (kept !== sections.flatMap(textsOf).join('').replace(/ /g, '')) throw new Error(kept);
        }
      }),
      { numRuns: 50 },
    );
  });
});

/** Markdown without its marks and gaps. */
function unmarked(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => line !== '| --- | --- |')
    .map((line) =>
      line
        .replace(/^(?:#{1,6} |\d+\. )/, '')
        .replace(/^\| (.*) \|$/, '$1')
        .replace(/(?<!\\)((?:\\\\)*) \| /, '$1'),
    )
    .join('')
    .replace(/\\(.)/g, '$1')
    .replace(/ /g, '');
}

function unescaped(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

function textsOf({ title, blocks }: RuleSection): readonly string[] {
  return [
    title,
    ...blocks.flatMap((block) => {
      if (block.type === 'paragraph') return [block.text];
      return block.type === 'steps' ? block.items : [...block.head, ...block.rows.flat()];
    }),
  ];
}
