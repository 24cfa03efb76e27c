import {
  checkVariant,
  createMatch,
  createRound,
  defineVariant,
  finishRound,
  serializeMatch,
  shuffleDeck,
  singleRound,
  standard,
  tryParseMatch,
  VariantError,
} from 'kings-corner';
import { expect, it } from 'vitest';

const optionsOf = (value: unknown): readonly string[] => checkVariant(value).map(({ path, code }) => `${path} ${code}`);
const withJson = (before: string, after: string): unknown =>
  JSON.parse(JSON.stringify(standard).replace(before, after));

it('a variant has no keys of its own that name a prototype', () => {
  expect(optionsOf({ ...standard, constructor: 1 })).toEqual(['constructor unknown-key']);
  expect(optionsOf({ ...standard, prototype: {} })).toEqual(['prototype unknown-key']);
  expect(optionsOf(withJson('"name"', '"__proto__":{"x":1},"name"'))).toEqual(['__proto__ unknown-key']);
  expect(optionsOf(withJson('"min"', '"__proto__":1,"min"'))).toEqual(['seats.__proto__ unknown-key']);
  expect(optionsOf(withJson('"K":10', '"K":10,"constructor":1'))).toEqual(['scoring.points.constructor unknown-key']);
  expect(() => defineVariant(standard, { constructor: 1 } as object)).toThrow(VariantError);
});

it('a list is no variant, and no part of one', () => {
  expect(optionsOf([])).toEqual([' wrong-type']);
  expect(optionsOf({ ...standard, dealSize: [undefined, undefined, 7, 7, 7] })).toEqual(['dealSize wrong-type']);
  expect(optionsOf({ ...standard, dealSize: Object.assign([], { 2: 7, 3: 7, 4: 7 }) })).toEqual([
    'dealSize wrong-type',
  ]);
  for (const option of ['seats', 'scoring', 'match'] as const) {
    expect(optionsOf({ ...standard, [option]: Object.assign([], standard[option]) })).toEqual([`${option} wrong-type`]);
  }
});

it('an unknown key without letters does not silence the rules between options', () => {
  expect(optionsOf({ ...standard, '': 1, dealSize: 13 })).toEqual([' unknown-key', 'dealSize.4 too-many-cards']);
});

it('a value that holds itself is refused, not followed for ever', () => {
  const loop: Record<string, unknown> = { ...standard };
  loop['self'] = loop;
  expect(optionsOf(loop)).toEqual(['self unknown-key']);
});

it('a value that holds itself in many places is refused in no time', () => {
  const loops: Record<string, unknown> = {};
  for (let key = 0; key < 100; key++) loops[`k${key}`] = loops;
  expect(optionsOf({ ...standard, name: loops })).toEqual(['name wrong-type']);
});

it('a value that never ends, or has keys without number, is unreadable', () => {
  const keys = Object.fromEntries(Array.from({ length: 1000 }, (_, key) => [`k${key}`, 1]));
  const endless = (): object => new Proxy(keys, { get: endless });
  expect(optionsOf({ ...standard, name: endless() })).toEqual([' unreadable']);
  expect(optionsOf({ ...standard, ...keys })).toEqual([' unreadable']);
  expect(optionsOf(new Uint8Array(100_000))).toEqual([' unreadable']);
});

it('the items of a list have no such keys either', () => {
  const deck = shuffleDeck('hello');
  const match = createMatch({ variant: singleRound, seats: 2, dealer: 1 });
  const over = { ...createRound({ variant: singleRound, seats: 2, deck }), outcome: { type: 'blocked' } as const };
  const save = serializeMatch(finishRound(match, over));
  const result = tryParseMatch(save.replace('"score":{', '"score":{"__proto__":{"x":1},'));
  expect(tryParseMatch(save).ok).toBe(true);
  expect(result).toMatchObject({ issues: [{ path: 'match.rounds.0.score.__proto__', code: 'unknown-key' }] });
});
