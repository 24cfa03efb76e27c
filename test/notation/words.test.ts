import {
  createRound,
  defineVariant,
  formatPosition,
  NotationError,
  parseMove,
  parsePosition,
  shuffleDeck,
  standard,
  viewFor,
} from 'kings-corner';
import { expect, it } from 'vitest';

// Where a text is wrong, and what is expected there.

const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
const text = formatPosition(round);
const seen = formatPosition(viewFor(round, 0));

/** Where the error of a text is, and its message. */
function refusalOf(wrong: unknown): string {
  try {
    parsePosition(wrong as string);
  } catch (error) {
    if (error instanceof NotationError) return error.message;
    throw error;
  }
  return 'not refused';
}

/** A text with another value of a field, and where that value begins. */
function withField(name: string, value: string, of: string = text): { readonly wrong: string; readonly at: number } {
  const at = of.indexOf(` ${name}=`) + name.length + 2;
  const end = of.indexOf(' ', at);
  return { wrong: of.slice(0, at) + value + (end === -1 ? '' : of.slice(end)), at };
}

it('no text is a text', () => {
  expect(refusalOf(5)).toBe('at position 0: the text of a position expected');
  expect(() => parseMove(5 as never)).toThrow('at position 0: the text of a move expected');
});

it('a field that there is not, one that comes twice, and a word that is none', () => {
  const end = text.length + 1;
  expect(refusalOf(`${text} extra=1`)).toBe(`at position ${end + 6}: another field expected`);
  expect(refusalOf(`${text} dealer=1`)).toBe(`at position ${end}: another field expected`);
  expect(refusalOf(`${text} word`)).toBe(`at position ${end}: another field expected`);
  expect(refusalOf(`${text} =x`)).toBe(`at position ${end + 1}: another field expected`);
});

it('what is no card', () => {
  const stock = withField('stock', 'QhXh');
  expect(refusalOf(stock.wrong)).toBe(`at position ${stock.at + 2}: a card expected`);
  const suit = withField('stock', 'QhKx');
  expect(refusalOf(suit.wrong)).toBe(`at position ${suit.at + 3}: a suit expected`);
});

it.each(['1x', 'x1', '-1', '1.0'])('%s is no number', (value) => {
  const { wrong, at } = withField('dealer', value);
  expect(refusalOf(wrong)).toMatch(new RegExp(`^at position ${at}: a sound position \\(.+\\) expected$`));
});

it('a variant that is no JSON', () => {
  const options = text.slice(text.indexOf(' '));
  for (const variant of ['{"dealSize":', 'grandma', '{}}']) {
    expect(refusalOf(variant + options)).toMatch(/^at position 0: a sound position \(/);
  }
});

it('hidden cards without a seat that does not see them, and a seat that sees others', () => {
  expect(refusalOf(seen.replace(' view=0', ''))).toMatch(/: a field view expected$/);
  for (const seat of ['1', '2', '1x', 'x1', '0x', 'x0', '00', '']) {
    const { wrong, at } = withField('view', seat, seen);
    expect(refusalOf(wrong)).toBe(`at position ${at}: the seat that sees these cards expected`);
  }
  const [own = '', other = ''] = (/hands=(\S+)/.exec(seen)?.[1] ?? '').split('/');
  const hidden = withField('hands', `${'?'.repeat(own.length / 2)}/${other}`, seen).wrong;
  expect(refusalOf(hidden)).toMatch(/: the seat that sees these cards expected$/);
});

it('a variant that only bears the name of a preset is written out', () => {
  const variant = { ...defineVariant(standard, { dealSize: 5 }), name: 'standard' };
  const other = createRound({ variant, seats: 2, deck: shuffleDeck('hello') });
  expect(formatPosition(other)).toMatch(/^\{"dealSize":5\} /);
  expect(parsePosition(formatPosition(other))).toEqual(other);
});
