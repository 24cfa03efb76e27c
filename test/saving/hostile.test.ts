import { tryParseMatch, tryParseRound } from 'kings-corner';
import { describe, expect, it } from 'vitest';

const trap = (): never => {
  throw new Error('a trap');
};
const everTrap = new Proxy({}, { get: trap, has: trap, ownKeys: trap, getOwnPropertyDescriptor: trap });
const round = { format: 'kings-corner/round-save', version: 1 };

const HOSTILE: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', Number.NaN],
  ['a symbol', Symbol('save')],
  ['a function', () => round],
  ['a list', [round]],
  [
    'a getter that throws',
    {
      ...round,
      get round(): never {
        return trap();
      },
    },
  ],
  ['a value that throws whatever is asked', everTrap],
  ['a part that throws whatever is asked', { ...round, round: everTrap }],
  ['a list that throws', { ...round, round: { stock: new Proxy([], { get: trap }) } }],
  [
    'a list without end',
    { ...round, round: { hands: new Array(2 ** 32 - 1), stock: Object.assign([], { length: 1e9 }) } },
  ],
  ['a value that holds itself', Object.assign({ ...round }, { round: null as unknown, self: null as unknown })],
  [
    'a prototype in the text',
    '{"format":"kings-corner/round-save","version":1,"__proto__":{"polluted":1},"round":{"__proto__":{"polluted":1}}}',
  ],
  ['half a surrogate pair', '"\ud800'],
  ['an empty text', ''],
  ['deep nesting', '['.repeat(100_000)],
  ['deep nesting that closes', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['another format', '{"format":"kings-corner/round","version":1}'],
  ['a version of the future', { ...round, version: 2, round: {} }],
  ['version 0', { ...round, version: 0 }],
  ['a version in words', { ...round, version: '1' }],
  ['no version', { format: round.format }],
];

describe.each([
  ['tryParseRound', tryParseRound],
  ['tryParseMatch', tryParseMatch],
] as const)('%s', (_, parse) => {
  it.each(HOSTILE)('answers %s with issues', (_what, value) => {
    const result = parse(value);
    expect(result.ok).toBe(false);
    expect((Object.prototype as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

it('names what is wrong with the envelope', () => {
  const issue = (value: unknown): unknown => {
    const result = tryParseRound(value);
    return result.ok ? null : result.issues.map(({ path, code }) => `${path} ${code}`);
  };
  expect(issue('{')).toEqual([' not-json']);
  expect(issue('[]')).toEqual(['format unknown-format']);
  expect(issue('3')).toEqual([' wrong-type']);
  expect(issue({ format: 'kings-corner/match-save', version: 1 })).toEqual(['format unknown-format']);
  expect(issue({ ...round, version: 2 })).toEqual(['version unknown-version']);
  expect(issue(round)).toEqual(['round missing-key']);
  expect(issue(everTrap)).toEqual([' unreadable']);
});

it('keeps what the text was out of the messages', () => {
  const text = '{"format":"kings-corner/round-save","version":1,"round":{"stock":["Kh","Kh",';
  expect(JSON.stringify(tryParseRound(text))).not.toContain('Kh');
  expect(JSON.stringify(tryParseRound(`${text}"Kh"]}}`))).not.toContain('Kh');
});
