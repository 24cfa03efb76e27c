import fc from 'fast-check';
import { defineVariant, standard } from 'kings-corner';
import {
  type Bytes,
  classicDeck,
  classicFingerprint,
  commitList,
  contextHash,
  contribution,
  createFairRecord,
  dealDeck,
  dealOrder,
  dealRules,
  deckRoot,
  deckSeed,
  detectClassic,
  extendTranscript,
  type FairContext,
  FairError,
  type FairMove,
  newSecret,
  openCard,
  type Sfc32Variant,
  sfc32,
  transcript,
  verifyClassic,
  verifyOpening,
  verifyRound,
  verifySession,
  xmur3,
} from 'kings-corner/fair';
import { describe, expect, it, vi } from 'vitest';
import { CONTEXT, recordOf, secretOf } from './table.js';

const context: FairContext = CONTEXT;
const secrets = [secretOf('ann'), secretOf('bob')];
const commitments = secrets.map((secret, k) => contribution(context, k, secret));
const seed = deckSeed(context, { commitments, secrets });
const root = deckRoot(context, seed);
const opening = openCard(context, seed, 17);
const record = createFairRecord({ context, secrets, moves: [{ seat: 0, move: 'x' }] });
const dealt = recordOf({ variant: standard, seats: 2, players: ['ann', 'bob'] }, 'hostile');
const seedText = '000102030405060708090a0b0c0d0e0f';
const classic = {
  seed: seedText,
  fingerprint: classicFingerprint(seedText, 'bytes'),
  fingerprintOver: 'bytes' as const,
  sfc32: 'pre' as const,
  deck: classicDeck(seedText, 'pre'),
};

/** A `FairError` of that code, with its path. */
const refused = (path: string, code = 'bad-value') => expect.objectContaining({ name: 'FairError', code, path });

/** 32 bytes written in every wrong way. */
const BAD_HEX: readonly unknown[] = [
  'AB'.repeat(32),
  `0x${'ab'.repeat(31)}`,
  'ab'.repeat(31),
  'ab'.repeat(33),
  `${'ab'.repeat(31)}a`,
  `${'ab'.repeat(31)}g0`,
  ` ${'ab'.repeat(31)}a`,
  `${'ab'.repeat(32)}\n`,
  '',
  new Uint8Array(31),
  new Uint8Array(33),
  new Uint16Array(32),
  Array.from({ length: 32 }, () => 1),
  { length: 32 },
  null,
  undefined,
  0,
  1n,
];

/** Numbers that are no whole number from 0 up. */
const BAD_NUMBERS: readonly unknown[] = [
  Number.NaN,
  1.5,
  -1,
  -0,
  2 ** 32,
  Number.POSITIVE_INFINITY,
  '1',
  1n,
  null,
  undefined,
  true,
  {},
];

describe('bytes', () => {
  it('may come as Uint8Array, as a Buffer, or as lower-case hex, with the same result', () => {
    const bytes = new Uint8Array(Buffer.from(seed, 'hex'));
    for (const same of [bytes, Buffer.from(seed, 'hex')] as Bytes[]) {
      expect(dealOrder(context, same)).toEqual(dealOrder(context, seed));
      expect(contribution(context, 0, same)).toBe(contribution(context, 0, seed));
      expect(extendTranscript(same, 1, { seat: 0, move: 'd' })).toBe(extendTranscript(seed, 1, { seat: 0, move: 'd' }));
    }
  });

  it.each(BAD_HEX.map((bad) => [String(bad).slice(0, 20), bad as Bytes] as const))('are refused as %s', (_, bad) => {
    expect(() => contribution(context, 0, bad)).toThrow(refused('secret'));
    expect(() => commitList(context, [commitments[0] ?? '', bad])).toThrow(refused('commitments.1'));
    expect(() => deckSeed(context, { commitments, secrets: [bad, secrets[1] ?? ''] })).toThrow(refused('secrets.0'));
    expect(() => dealOrder(context, bad)).toThrow(refused('deckSeed'));
    expect(() => dealDeck(context, bad)).toThrow(refused('deckSeed'));
    expect(() => deckRoot(context, bad)).toThrow(refused('deckSeed'));
    expect(() => openCard(context, bad, 0)).toThrow(refused('deckSeed'));
    expect(() => transcript(context, bad, root, [])).toThrow(refused('list'));
    expect(() => transcript(context, root, bad, [])).toThrow(refused('root'));
    expect(() => extendTranscript(bad, 1, { seat: 0, move: 'd' })).toThrow(refused('head'));
    expect(verifyOpening(context, bad, opening)).toBe(false);
    expect(verifyOpening(context, root, { ...opening, salt: bad })).toBe(false);
    expect(verifyOpening(context, root, { ...opening, path: [bad, ...opening.path.slice(1)] })).toBe(false);
    for (const key of ['root', 'head'] as const) expect(verifyRound({ ...record, [key]: bad }).verdict).toBe('broken');
    for (const key of ['commitments', 'reveals'] as const) {
      expect(verifyRound({ ...record, [key]: [bad, record[key][1]] }).verdict).toBe('broken');
    }
    if (bad !== '') expect(verifyRound({ ...record, beaconValue: bad }).verdict).toBe('broken');
  });
});

describe('a context', () => {
  it.each([
    ['game', 'x'.repeat(256)],
    ['game', 'é'.repeat(128)],
    ['game', '\ud83d'],
    ['rules', 7],
    ['beacon', null],
    ['deckSize', 0],
    ['deckSize', 257],
    ['players', []],
    ['players', [...'abcdefghi']],
    ['players', 'ann'],
    ...BAD_NUMBERS.flatMap((bad) => [
      ['round', bad],
      ['attempt', bad],
      ['deckSize', bad],
    ]),
  ] as [keyof FairContext, unknown][])('is refused with %s %s', (key, bad) => {
    const wrong = { ...context, [key]: bad } as FairContext;
    expect(() => contextHash(wrong)).toThrow(refused(`context.${key}`));
    expect(() => dealOrder(wrong, seed)).toThrow(FairError);
    expect(verifyOpening(wrong, root, opening)).toBe(false);
    expect(verifyRound({ ...record, context: wrong }).verdict).toBe('broken');
  });

  it('is refused with keys missing, too many, inherited or computed, and with players that repeat', () => {
    const { beacon, ...short } = context;
    expect(beacon).toBe('');
    const wrong =
      (value: unknown): (() => string) =>
      () =>
        contextHash(value as FairContext);
    expect(wrong(short)).toThrow(refused('context.beacon'));
    expect(wrong({ ...context, extra: 1 })).toThrow(refused('context.extra'));
    expect(wrong(JSON.parse(JSON.stringify(context).replace('{', '{"__proto__":{},')))).toThrow(
      refused('context.__proto__'),
    );
    expect(wrong(Object.create(context))).toThrow(refused('context.game'));
    expect(
      wrong({
        ...short,
        get beacon() {
          return '';
        },
      }),
    ).toThrow(refused('context'));
    expect(wrong({ ...context, [Symbol('s')]: 1 })).toThrow(refused('context'));
    expect(wrong({ ...context, players: ['ann', 'ann'] })).toThrow(refused('context.players'));
    expect(wrong({ ...context, players: ['ann', '\udc51'] })).toThrow(refused('context.players.1'));
    expect(wrong({ ...context, players: Object.assign(['ann'], { extra: 1 }) })).toThrow(refused('context.players'));
    // biome-ignore lint/suspicious/noSparseArray: a hole is what is tested
    expect(wrong({ ...context, players: ['ann', , 'bob'] })).toThrow(refused('context.players.1'));
    for (const bad of [null, undefined, 1, 'text', [], () => context]) expect(wrong(bad)).toThrow(FairError);
  });

  it('at its limits is taken', () => {
    const players = [...'abcdefgh'].map((id) => id.repeat(255));
    const full = {
      ...context,
      game: 'é'.repeat(127),
      rules: '',
      round: 2 ** 32 - 1,
      attempt: 2 ** 32 - 1,
      deckSize: 256,
      players,
    };
    const order = dealOrder(full, seed);
    expect([...order].sort((a, b) => a - b)).toEqual(order.map((_, i) => i));
    expect(verifyOpening(full, deckRoot(full, seed), openCard(full, seed, 255))).toBe(true);
    const one = { ...context, deckSize: 1 };
    expect(dealOrder(one, seed)).toEqual([0]);
    expect(verifyOpening(one, deckRoot(one, seed), openCard(one, seed, 0))).toBe(true);
    expect(openCard(one, seed, 0).path).toEqual([]);
    expect(() => dealDeck(one, seed)).toThrow(refused('context.deckSize'));
  });
});

describe('other arguments', () => {
  it.each(BAD_NUMBERS.map((bad) => [String(bad), bad as number] as const))('are no number as %s', (_, bad) => {
    expect(() => contribution(context, bad, seed)).toThrow(refused('k'));
    expect(() => contribution(context, bad, seed)).toThrow(/^k: must be a whole number from 0 to 1$/);
    expect(() => openCard(context, seed, bad)).toThrow(refused('index'));
    expect(() => extendTranscript(root, bad, { seat: 0, move: 'd' })).toThrow(refused('t'));
    expect(() => extendTranscript(root, 1, { seat: bad, move: 'd' })).toThrow(refused('move.seat'));
    expect(() => transcript(context, root, root, [{ seat: bad, move: 'd' }])).toThrow(refused('moves.0.seat'));
    if (bad !== undefined) expect(() => sfc32(1, 2, bad, 4)).toThrow(FairError);
    expect(verifyOpening(context, root, { ...opening, index: bad })).toBe(false);
    expect(verifyOpening(context, root, { ...opening, card: bad })).toBe(false);
    expect(verifyRound({ ...record, moves: [{ seat: bad, move: 'x' }] }).verdict).toBe('broken');
    expect(verifyRound({ ...dealt, deal: { ...dealt.deal, dealer: bad } }).verdict).toBe('broken');
  });

  it('are refused out of range', () => {
    expect(() => contribution(context, 2, seed)).toThrow(refused('k'));
    expect(() => openCard(context, seed, 52)).toThrow(refused('index'));
    expect(() => extendTranscript(root, 0, { seat: 0, move: 'd' })).toThrow(refused('t'));
    expect(() => extendTranscript(root, 1, { seat: 65_536, move: 'd' })).toThrow(refused('move.seat'));
    expect(() => extendTranscript(root, 1, { seat: 0, move: 'x'.repeat(256) })).toThrow(refused('move.move'));
    expect(() => extendTranscript(root, 1, { seat: 0, move: '\ud800' })).toThrow(refused('move.move'));
    expect(() => transcript(context, root, root, Array(65_537).fill({ seat: 0, move: 'd' }))).toThrow(refused('moves'));
    expect(() => sfc32(0, 0, 0, 0, 'later' as Sfc32Variant)).toThrow(refused('variant'));
    expect(() => classicDeck('x', 'later' as Sfc32Variant)).toThrow(refused('variant'));
    for (const bad of [5, null, undefined, {}]) expect(() => xmur3(bad as unknown as string)).toThrow(refused('text'));
    expect(() => classicFingerprint(seedText.toUpperCase(), 'bytes')).toThrow(refused('seed'));
    expect(() => classicFingerprint(seedText, 'hex' as 'bytes')).toThrow(refused('over'));
    expect(() => dealRules({ variant: standard, seats: 2, dealer: 2 })).toThrow(refused('deal'));
    expect(() => dealRules({ variant: standard, seats: 5, dealer: 0 })).toThrow(refused('deal'));
    const odd = { ...standard, name: '\ud83d' };
    expect(() => dealRules({ variant: odd, seats: 2, dealer: 0 })).toThrow(refused('deal.variant'));
  });

  it('name the player whose commitment does not hold', () => {
    const wrong = (input: Parameters<typeof deckSeed>[1]) => () => deckSeed(context, input);
    expect(wrong({ commitments, secrets: [secrets[0] ?? '', secretOf('eve')] })).toThrow(
      expect.objectContaining({
        code: 'bad-commitment',
        player: 'bob',
        path: 'secrets.1',
        message: expect.stringContaining('bob'),
      }),
    );
    expect(wrong({ commitments, secrets: [secretOf('eve'), secrets[1] ?? ''] })).toThrow(
      expect.objectContaining({ code: 'bad-commitment', player: 'ann' }),
    );
    expect(wrong({ commitments: [commitments[0] ?? '', commitments[0] ?? ''], secrets })).toThrow(
      expect.objectContaining({ code: 'bad-commitment', player: 'bob', path: 'commitments.1' }),
    );
    expect(wrong({ commitments, secrets: [secrets[0] ?? '', secrets[0] ?? ''] })).toThrow(
      expect.objectContaining({ code: 'bad-commitment', player: 'bob', path: 'secrets.1' }),
    );
    expect(wrong({ commitments: commitments.slice(1), secrets })).toThrow(refused('commitments'));
    expect(wrong({ commitments, secrets: [...secrets, seed] })).toThrow(refused('secrets'));
    expect(wrong({ commitments, secrets, beaconValue: 'ab' })).toThrow(refused('beaconValue'));
    const beacon = { ...context, beacon: 'drand 5' };
    const mine = secrets.map((secret, k) => contribution(beacon, k, secret));
    expect(() => deckSeed(beacon, { commitments: mine, secrets })).toThrow(refused('beaconValue'));
    expect(() => deckSeed(beacon, { commitments: mine, secrets, beaconValue: 'ab'.repeat(256) })).toThrow(
      refused('beaconValue'),
    );
    expect(deckSeed(beacon, { commitments: mine, secrets, beaconValue: 'ab' })).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('newSecret', () => {
  it('gives 32 bytes that never come again', () => {
    const many = Array.from({ length: 1000 }, () => newSecret());
    expect(new Set(many).size).toBe(1000);
    expect(many.every((secret) => /^[0-9a-f]{64}$/.test(secret))).toBe(true);
  });

  it('says so where the platform has no source of random bytes', () => {
    for (const crypto of [undefined, {}]) {
      vi.stubGlobal('crypto', crypto);
      expect(newSecret).toThrow(refused('', 'no-crypto'));
      vi.unstubAllGlobals();
    }
  });
});

/** Values that cost their maker nothing and a careless reader everything. */
function traps(): readonly unknown[] {
  const huge: unknown[] = [];
  huge.length = 2 ** 32 - 1;
  const cycle: Record<string, unknown> = { ...record };
  cycle['context'] = cycle;
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i += 1) deep = [deep];
  const bomb = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
      get: () => {
        throw new Error('no');
      },
    },
  );
  const endless = new Proxy([], { get: (_, key) => (key === 'length' ? 2 ** 53 - 1 : { seat: 0, move: 'd' }) });
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  return [
    null,
    undefined,
    0,
    1n,
    '',
    'text',
    true,
    Symbol('s'),
    () => record,
    [],
    {},
    huge,
    cycle,
    deep,
    bomb,
    endless,
    revoked.proxy,
    new Map(),
    new Date(0),
    new Error('x'),
    Object.create(null),
    Object.create(record),
    new Uint8Array(64),
    'x'.repeat(1e6),
    Array(1e6).fill('ab'),
    JSON.parse('{"__proto__":{"v":1}}'),
  ];
}

const TRAPS = traps();

/** What stands, or may stand, at a place anyhow. */
const HARMLESS: Readonly<Record<string, readonly unknown[]>> = {
  'record.deal': [undefined],
  'record.result': [undefined],
  'record.beaconValue': [''],
  'context.beacon': [''],
  'context.attempt': [0],
};

describe('verify… never throws and ends soon', () => {
  const places: readonly [string, (trap: unknown) => unknown][] = [
    ['the record', (trap) => verifyRound(trap).verdict],
    ...Object.keys(dealt).map((key): [string, (trap: unknown) => unknown] => [
      `record.${key}`,
      (trap) => verifyRound({ ...dealt, [key]: trap }).verdict,
    ]),
    ...Object.keys(context).map((key): [string, (trap: unknown) => unknown] => [
      `context.${key}`,
      (trap) => verifyRound({ ...dealt, context: { ...dealt.context, [key]: trap } }).verdict,
    ]),
    ['a move', (trap) => verifyRound({ ...dealt, moves: [trap, ...dealt.moves.slice(1)] }).verdict],
    ['deal.variant', (trap) => verifyRound({ ...dealt, deal: { ...dealt.deal, variant: trap } }).verdict],
    [
      'variant.scoring',
      (trap) => verifyRound({ ...dealt, deal: { ...dealt.deal, variant: { ...standard, scoring: trap } } }).verdict,
    ],
    ['the session', (trap) => verifySession(trap as unknown[]).verdict],
    ['a record of a session', (trap) => verifySession([dealt, trap]).verdict],
    ['the opening', (trap) => verifyOpening(context, root, trap)],
    ['opening.path', (trap) => verifyOpening(context, root, { ...opening, path: trap })],
    ['the root', (trap) => verifyOpening(context, trap as Bytes, opening)],
    ['the context', (trap) => verifyOpening(trap as FairContext, root, opening)],
    ['the classic deal', (trap) => verifyClassic(trap as typeof classic).ok],
    ['classic.deck', (trap) => verifyClassic({ ...classic, deck: trap as number[] }).ok],
    ['classic.seed', (trap) => verifyClassic({ ...classic, seed: trap as string }).ok],
    ['the clues', (trap) => detectClassic(trap as Parameters<typeof detectClassic>[0]).matches.length],
  ];

  it.each(places)('with a trap for %s', (place, verify) => {
    const start = performance.now();
    for (const trap of TRAPS) {
      const result = verify(trap);
      const isSame = HARMLESS[place]?.includes(trap) === true;
      if (!isSame && !['broken', false, 0].includes(result as string)) {
        throw new Error(`${String(trap).slice(0, 40)} as ${place} gives ${String(result)}`);
      }
    }
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it('whatever stands in a record, a witness, the options or an opening', () => {
    const anything = fc.anything({
      withNullPrototype: true,
      withSparseArray: true,
      withBigInt: true,
      withDate: true,
      withMap: true,
    });
    const keys = fc.constantFrom(...Object.keys(dealt), 'extra');
    const witnessKeys = fc.constantFrom('commitments', 'list', 'ownSecret', 'root', 'head');
    fc.assert(
      fc.property(anything, keys, witnessKeys, (value, key, witnessKey) => {
        verifyRound(value);
        verifySession([value, dealt]);
        verifyOpening(context, root, value);
        const { verdict } = verifyRound({ ...dealt, [key]: value });
        if (verdict !== 'broken' && value !== undefined) throw new Error(`a record with that ${key} is ${verdict}`);
        const seen = verifyRound(record, { witness: { [witnessKey]: value } });
        if (value !== undefined && seen.verdict !== 'broken') throw new Error(`${witnessKey} is remembered so`);
        verifyRound(record, value as object);
        verifyRound(record, { witness: value as object });
      }),
      { numRuns: 60 },
    );
  });

  it('when a caller hands in functions that throw, promise or lie', () => {
    const failed = (options: unknown): readonly string[] =>
      verifyRound(record, options as object).checks.flatMap(({ id, status }) => (status === 'fail' ? id : []));
    expect(failed({ replay: () => true })).toEqual([]);
    for (const answer of [false, undefined, 1, 'true', Promise.resolve(true)])
      expect(failed({ replay: () => answer })).toEqual(['replay']);
    expect(
      failed({
        replay: () => {
          throw new Error('illegal');
        },
      }),
    ).toEqual(['replay']);
    expect(failed({ replay: 'no function' })).toEqual(['replay']);
    expect(
      failed({
        get witness() {
          throw new Error('no');
        },
      }),
    ).toEqual(['shape']);
    expect(failed(null)).toEqual([]);
  });

  it('hands a judge the deck and the moves, as copies', () => {
    const seen: [readonly number[], readonly FairMove[]][] = [];
    const replay = (deck: readonly number[], moves: readonly FairMove[]): boolean => seen.push([deck, moves]) > 0;
    expect(verifyRound(record, { replay }).checks.find(({ id }) => id === 'replay')?.status).toBe('pass');
    expect(seen).toEqual([[dealOrder(context, seed), record.moves]]);
    expect(verifyRound(dealt, { replay: () => false }).verdict).toBe('broken');
  });

  it('takes 65,536 moves and no more', () => {
    const moves = (count: number): FairMove[] =>
      Array.from({ length: count }, (_, i) => ({ seat: 65_535, move: `${i}` }));
    const failed = (count: number): readonly string[] =>
      verifyRound({ ...record, moves: moves(count) }).checks.flatMap(({ id, status }) => (status === 'fail' ? id : []));
    expect(failed(65_536)).toEqual(['chain']);
    expect(failed(65_537)).toEqual(['shape']);
  });

  it('takes records from another realm, such as a frame', async () => {
    const { runInNewContext } = await import('node:vm');
    const foreign: unknown = runInNewContext('JSON.parse(text)', { text: JSON.stringify(dealt) });
    expect(verifyRound(foreign).verdict).toBe('consistent');
    expect(verifyRound(Object.assign(Object.create(null), dealt)).verdict).toBe('consistent');
  });

  it('changes nothing that it is given', () => {
    const freeze = <T>(value: T): T => {
      if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
      return value;
    };
    const copy = freeze(JSON.parse(JSON.stringify(dealt)));
    expect(verifyRound(copy).verdict).toBe('consistent');
    expect(verifySession(freeze([copy])).verdict).toBe('consistent');
  });

  it('refuses a variant with a number that JSON would write otherwise', () => {
    const variant = defineVariant(standard, { completedCorners: 'collect', scoring: { type: 'corners', goingOut: 0 } });
    const good = recordOf({ variant, seats: 2, players: ['ann', 'bob'] }, 'corners', 10);
    expect(verifyRound(good).verdict).toBe('consistent');
    const minus = { ...variant, scoring: { type: 'corners', goingOut: -0 } };
    expect(verifyRound({ ...good, deal: { ...good.deal, variant: minus } }).verdict).toBe('broken');
  });
});
