import fc from 'fast-check';
import { checkVariant, PRESETS, SetupError, standard, type Variant } from 'kings-corner';
import { type RuleBlock, type RuleSection, rulebook, toText } from 'kings-corner/rulebook';
import { describe, expect, it } from 'vitest';
import { type Asked, dealOf, PROBES, type ProbeName } from './probes.js';
import { type AskedFor, askedArb, askedFrom, countsOf, LANGUAGES, states, variantArb } from './sheets.js';

const NAMES = Object.keys(PROBES) as ProbeName[];

/** What every sheet says. */
const ALWAYS: readonly ProbeName[] = ['cards', 'only kings start corners'];

const SECTIONS = 'aim cards deal layout turn placing kings piles spaces roundEnd scoring match partners solitaire';

describe('a rule sheet', () => {
  it('states a rule exactly when it is in force, in every language', () => {
    fc.assert(
      fc.property(askedArb, (asked) => {
        checkStatements(NAMES, asked);
      }),
      { numRuns: 300 },
    );
  });

  it.each(NAMES.filter((name) => !ALWAYS.includes(name)))('states and leaves out: %s', (name) => {
    const asked = Array.from({ length: 4000 }, (_, seed) => askedFrom(seed));
    const [holding, failing] = [true, false].map((holds) => asked.filter((each) => PROBES[name](each) === holds));
    expect(holding?.length).toBeGreaterThan(0);
    expect(failing?.length).toBeGreaterThan(0);
    for (const each of [...(holding ?? []).slice(0, 5), ...(failing ?? []).slice(0, 5)]) checkStatements([name], each);
  });

  it('changes with an option exactly when a rule in force changes', () => {
    const changed = new Set<string>();
    fc.assert(
      fc.property(variantArb, variantArb, fc.nat(), (variant, other, choice) => {
        const options = Object.keys(variant).filter((option) => option !== 'name') as (keyof Variant)[];
        const option = options[choice % options.length] ?? 'teams';
        const next: Variant = { ...variant, [option]: other[option] };
        if (checkVariant(next).length > 0) return;
        const isSame = inForce(variant) === inForce(next);
        if (!isSame) changed.add(option);
        const language = choice % LANGUAGES.length;
        for (const { messages } of LANGUAGES.slice(language, language + 1)) {
          const [before, after] = [variant, next].map((each) => toText(rulebook(each, { messages })));
          if ((before === after) !== isSame) {
            throw new Error(`${messages.locale}: ${option} ${JSON.stringify(other[option])}:\n${before}\n\n${after}`);
          }
        }
      }),
      { numRuns: 1500 },
    );
    expect([...changed].sort()).toEqual(
      Object.keys(standard)
        .filter((option) => option !== 'name')
        .sort(),
    );
  });

  it('has only sections, blocks and cells that say something, in the order of a rule sheet', () => {
    fc.assert(
      fc.property(askedArb, ({ variant, seats }) => {
        for (const { messages } of LANGUAGES) {
          const sections = rulebook(variant, { seats, messages });
          const faults = sections.flatMap(faultsOf);
          if (faults.length > 0) throw new Error(faults.join('\n'));
          const ids = sections.map(({ id }) => id);
          const inOrder = SECTIONS.split(' ').filter((id) => ids.some((each) => each === id));
          if (inOrder.join(' ') !== ids.join(' ')) throw new Error(`sections ${ids.join(' ')}`);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is for the seats that are asked for, and deals only for them', () => {
    const variant: Variant = { ...standard, dealSize: { 2: 10, 3: 8, 4: 6, 5: 9 } };
    expect(toText(rulebook(variant))).toContain('10 cards (2 seats), 8 cards (3 seats) or 6 cards (4 seats).');
    expect(toText(rulebook(variant, { seats: 3 }))).toContain('for 3 seats.');
    expect(toText(rulebook(variant, { seats: 3 }))).toContain('Each seat gets 8 cards.');
    expect(toText(rulebook(variant, { seats: 3 }))).not.toMatch(/10 cards|6 cards/);
  });

  it('also deals for the seats that are left after eliminations', () => {
    const variant: Variant = { ...PRESETS.wikipediaElimination, dealSize: { 2: 10, 3: 8, 4: 6 } };
    const text = toText(rulebook(variant, { seats: 3 }));
    expect(text).toContain('for 3 seats.');
    expect(text).toContain('Each seat gets 10 cards (2 seats) or 8 cards (3 seats).');
  });

  it.each([
    [standard, 1],
    [standard, 5],
    [PRESETS.solitaire, 2],
    [standard, 0],
    [standard, -1],
  ])('refuses a number of seats that the variant is not for', (variant, seats) => {
    expect(() => rulebook(variant, { seats })).toThrow(SetupError);
  });

  it('refuses what is no number of seats', () => {
    expect(() => rulebook(standard, { seats: 2.5 })).toThrow(TypeError);
    expect(() => rulebook(standard, { seats: Number.NaN })).toThrow(TypeError);
    expect(() => rulebook(standard, { seats: '3' as unknown as number })).toThrow(TypeError);
  });

  it('leaves what it is given alone, and says the same twice', () => {
    for (const variant of Object.values(PRESETS)) {
      const before = structuredClone(variant);
      expect(rulebook(variant)).toEqual(rulebook(variant));
      expect(variant).toEqual(before);
    }
  });

  it('writes numbers and lists as the language does', () => {
    const variant: Variant = { ...standard, match: { end: 'target', scoringTarget: 12_345 } };
    const texts = LANGUAGES.map(({ messages }) => toText(rulebook(variant, { messages })));
    expect(texts.map((text) => /12\D?345/.exec(text)?.[0])).toEqual([
      '12,345',
      '12.345',
      '12\u202f345',
      '12.345',
      '12,345',
    ]);
    expect(texts.map((text) => /2, 3\D+4/.exec(text)?.[0] ?? /2、3\D+4/.exec(text)?.[0])).toEqual([
      '2, 3 or 4',
      '2, 3 oder 4',
      '2, 3 ou 4',
      '2, 3 o 4',
      '2、3、または4',
    ]);
  });

  it('has the singular and the plural of what is counted', () => {
    const one: Variant = { ...standard, dealSize: 1, match: { end: 'rounds', rounds: 1 } };
    const [en, de, fr, es, ja] = LANGUAGES.map(({ messages }) => toText(rulebook(one, { messages })));
    expect(en).toMatch(/gets 1 card\.[\s\S]*of 1 round\./);
    expect(de).toMatch(/bekommt 1 Karte\.[\s\S]*aus 1 Runde\./);
    expect(fr).toMatch(/reçoit 1 carte\.[\s\S]*de 1 manche\./);
    expect(es).toMatch(/recibe 1 carta\.[\s\S]*de 1 ronda\./);
    expect(ja).toMatch(/1人1枚です。[\s\S]*1ラウンドの点/);
  });
});

function checkStatements(names: readonly ProbeName[], { variant, seats, counts }: AskedFor): void {
  for (const { messages, fragments } of LANGUAGES) {
    const text = toText(rulebook(variant, { seats, messages }));
    const wrong = names.find((name) => states(text, fragments, name) !== PROBES[name]({ variant, counts }));
    if (wrong !== undefined) throw new Error(`${messages.locale}: '${wrong}' is wrong in\n${text}`);
  }
}

/** Everything that a sheet may depend on: what is in force, and the numbers in it. */
function inForce(variant: Variant): string {
  const asked: Asked = { variant, counts: countsOf(variant) };
  const { scoring, match, seats } = variant;
  const holds = NAMES.map((name) => Number(PROBES[name](asked))).join('');
  return JSON.stringify([holds, seats, asked.counts.map((count) => dealOf(variant, count)), scoring, match]);
}

function faultsOf({ id, title, blocks }: RuleSection): readonly string[] {
  const texts = [title, ...blocks.flatMap(textsOf)];
  const faults = texts.filter(
    (text) => text.trim() !== text || text === '' || /undefined|NaN|[{}\t\n]| {2}/.test(text),
  );
  const ragged = blocks.filter((block) => block.type === 'table' && !isTable(block));
  return [
    ...faults.map((text) => `${id}: '${text}'`),
    ...(blocks.length === 0 ? [`${id} is empty`] : []),
    ...ragged.map((block) => `${id}: ${JSON.stringify(block)}`),
  ];
}

function textsOf(block: RuleBlock): readonly string[] {
  switch (block.type) {
    case 'paragraph':
      return [block.text];
    case 'steps':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
  }
}

function isTable({ head, rows }: Extract<RuleBlock, { type: 'table' }>): boolean {
  return rows.length > 0 && rows.every((row) => row.length === head.length);
}
