import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { jaxChips, PRESETS, type RoundScore, standard, yorimichiSimple } from 'kings-corner';
import {
  commitList,
  contribution,
  createFairRecord,
  dealRules,
  type FairContext,
  type FairMove,
  type FairRecord,
  type FairWitness,
  newSecret,
  transcript,
  verifyRound,
  verifySession,
} from 'kings-corner/fair';
import { describe, expect, it } from 'vitest';
import { CONTEXT, recordOf, secretOf } from './table.js';

const records: readonly FairRecord[] = [
  recordOf({ variant: standard, seats: 2, players: ['ann', 'bob'], game: 'été 👑 "g"' }, 'one'),
  recordOf({ variant: jaxChips, seats: 3, players: ['srv', 'ann', 'bob', 'cyd'] }, 'two'),
  recordOf({ variant: yorimichiSimple, seats: 2, players: ['me'] }, 'three', 30),
];
const [first] = records as [FairRecord, ...FairRecord[]];
const failedIn = (record: unknown, witness?: FairWitness): readonly string[] =>
  verifyRound(record, { witness }).checks.flatMap(({ id, status }) => (status === 'fail' ? id : []));

/** The record with its moves changed, and everything that is computed from them computed anew: what a forger would do. */
function forged(record: FairRecord, moves: readonly FairMove[], rest: object = {}): FairRecord {
  const list = listOf(record);
  return { ...record, moves, head: transcript(record.context, list, record.root, moves).at(-1) ?? '', ...rest };
}

function listOf({ context, commitments }: FairRecord): string {
  return commitList(context, commitments);
}

describe('a record', () => {
  it('is consistent as it was made', () => {
    for (const record of records) {
      const { verdict, checks } = verifyRound(JSON.parse(JSON.stringify(record)));
      expect(checks.filter(({ status }) => status === 'fail')).toEqual([]);
      expect(verdict).toBe('consistent');
    }
    expect(records.map(({ result }) => result !== undefined)).toEqual([true, true, false]);
  });

  it('is broken by every single-byte change to a string or number of its compact JSON', () => {
    fc.assert(
      fc.property(fc.constantFrom(...records), fc.nat(), fc.integer({ min: 0x20, max: 0x7e }), (record, at, code) => {
        const json = JSON.stringify(record);
        const i = at % json.length;
        const byte = String.fromCharCode(code);
        if (byte === json[i]) return;
        let changed: unknown;
        try {
          changed = JSON.parse(json.slice(0, i) + byte + json.slice(i + 1));
        } catch {
          return; // no longer JSON
        }
        if (verifyRound(changed).verdict !== 'broken') throw new Error(`${json.slice(i - 20, i)} → ${byte}`);
      }),
      { numRuns: 1500 },
    );
  });

  it('is broken by every byte put in or left out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...records),
        fc.nat(),
        fc.constantFrom('', '-', '0', '1', 'a', 'e'),
        (record, at, byte) => {
          const json = JSON.stringify(record);
          const i = at % json.length;
          let changed: unknown;
          try {
            changed = JSON.parse(json.slice(0, i) + byte + json.slice(byte === '' ? i + 1 : i));
          } catch {
            return;
          }
          if (verifyRound(changed).verdict !== 'broken') throw new Error(`${json.slice(i - 20, i)} → ${byte}`);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('is broken by every value of the whole record put in the place of another', () => {
    const values = [0, 51, '', null, [], {}];
    const places: (readonly (string | number)[])[] = [];
    const walk = (value: unknown, path: readonly (string | number)[]): void => {
      if (path.length > 0) places.push(path);
      if (typeof value !== 'object' || value === null) return;
      const entries = Object.entries(value).slice(0, Array.isArray(value) ? 2 : 20);
      for (const [key, part] of entries) walk(part, [...path, Array.isArray(value) ? Number(key) : key]);
    };
    walk(first, []);
    expect(places.length).toBeGreaterThan(60);
    for (const path of places) {
      const copy = JSON.parse(JSON.stringify(first));
      const holder = path.slice(0, -1).reduce((part, key) => part[key], copy);
      const key = path.at(-1) ?? '';
      for (const value of values) {
        if (JSON.stringify(value) === JSON.stringify(holder[key])) continue;
        const kept = holder[key];
        holder[key] = value;
        if (verifyRound(copy).verdict !== 'broken') throw new Error(`${path.join('.')} = ${JSON.stringify(value)}`);
        holder[key] = kept;
      }
    }
  });

  it('is broken by any key too many or missing, but for the optional ones', () => {
    for (const key of Object.keys(first) as (keyof FairRecord)[]) {
      const { [key]: _, ...rest } = first;
      const verdict = verifyRound(rest).verdict;
      // Without its result nothing is claimed; without its rules nothing can be replayed: neither is a lie.
      expect(verdict, key).toBe(key === 'result' || key === 'deal' ? 'consistent' : 'broken');
    }
    for (const key of ['commitments', 'reveals'] as const) {
      expect(failedIn({ ...first, [key]: first[key].slice(1) })).toEqual(['shape']);
      expect(failedIn({ ...first, [key]: [...first[key], '00'.repeat(32)] })).toEqual(['shape']);
    }
    expect(failedIn({ ...first, extra: 1 })).toEqual(['shape']);
    expect(failedIn({ ...first, deal: { ...first.deal, extra: 1 } })).toEqual(['shape']);
    expect(failedIn({ ...first, moves: [{ ...first.moves[0], extra: 1 }] })).toEqual(['shape']);
    expect(failedIn({ ...first, result: { ...(first.result as RoundScore), extra: 1 } })).toEqual(['result']);
  });

  it('names the check that each kind of forgery fails, when all the rest is computed anew', () => {
    const { moves } = first;
    const last = moves.at(-1) as FairMove;
    expect(failedIn(forged(first, moves))).toEqual([]);
    expect(failedIn(forged(first, [...moves, { seat: 0, move: 'd' }]))).toEqual(['replay']);
    expect(failedIn(forged(first, moves.slice(0, -1)))).toEqual(['result']);
    expect(failedIn(forged(first, [...moves.slice(0, -1), { ...last, seat: 1 - last.seat }]))).toEqual(['replay']);
    expect(failedIn(forged(first, [{ seat: 65_535, move: 'd' }, ...moves.slice(1)]))).toEqual(['replay']);
    expect(failedIn(forged(first, [{ seat: moves[0]?.seat ?? 0, move: 'D' }, ...moves.slice(1)]))).toEqual(['replay']);
    expect(failedIn(forged(first, [{ seat: moves[0]?.seat ?? 0, move: 'draw' }, ...moves.slice(1)]))).toEqual([
      'replay',
    ]);
    const score = first.result as RoundScore;
    expect(failedIn({ ...first, result: { ...score, points: score.points.toReversed() } })).toEqual(['result']);
    expect(failedIn({ ...first, result: null })).toEqual(['result']);
    const { deal } = first;
    if (deal === undefined) throw new Error('a deal');
    expect(failedIn({ ...first, deal: { ...deal, variant: { ...deal.variant, name: 'other' } } })).toEqual(['rules']);
    expect(failedIn({ ...first, deal: { ...deal, dealer: 0 } })).toContain('rules');
    const [c0 = ''] = first.commitments;
    expect(failedIn({ ...first, commitments: [c0, c0] })).toEqual(
      expect.arrayContaining(['commitments-distinct', 'commitment-1', 'root', 'chain']),
    );
    expect(failedIn({ ...first, root: '00'.repeat(32) })).toEqual(['root', 'openings', 'chain']);
    expect(failedIn({ ...first, reveals: first.reveals.toReversed() })).toEqual(
      expect.arrayContaining(['commitment-0', 'commitment-1', 'root', 'openings']),
    );
    const live = records[2] as FairRecord;
    expect(
      failedIn({ ...live, result: { outcome: { type: 'blocked' }, winners: [], points: [0, 0], pot: 0 } }),
    ).toEqual(['result']);
  });

  it('with a deck of another size, or a name for its rules that is none, cannot be replayed', () => {
    const deal = { variant: standard, seats: 2, dealer: 1 };
    const secrets = [secretOf('ann')];
    const small: FairContext = {
      game: 'g',
      round: 1,
      attempt: 0,
      rules: dealRules(deal),
      deckSize: 51,
      beacon: '',
      players: ['ann'],
    };
    expect(() => createFairRecord({ context: small, deal, secrets, moves: [] })).toThrow(/replay/);
    const plain = createFairRecord({ context: small, secrets, moves: [] });
    expect(failedIn({ ...plain, deal })).toEqual(['replay']);
    const named = { ...small, deckSize: 52, rules: 'house' };
    expect(() => createFairRecord({ context: named, deal, secrets, moves: [] })).toThrow(/rules/);
    expect(() =>
      createFairRecord({
        context: { ...named, rules: dealRules(deal) },
        deal,
        secrets,
        moves: [{ seat: 0, move: '.' }],
      }),
    ).toThrow(/must-draw/);
    expect(() => createFairRecord({ context: named, secrets: [], moves: [] })).toThrow(/secrets/);
    const two = { ...named, players: ['ann', 'bob'] };
    expect(() => createFairRecord({ context: two, secrets: [secrets[0] ?? '', secrets[0] ?? ''], moves: [] })).toThrow(
      /reveals-distinct/,
    );
  });

  it('without rules carries any moves and any result, and says that they were not checked', () => {
    const context: FairContext = { ...CONTEXT, deckSize: 5, players: ['ann'] };
    const moves = [
      { seat: 65_535, move: 'deal' },
      { seat: 3, move: 'Ünïcödé 👑' },
    ];
    const record = createFairRecord({ context, secrets: [secretOf('ann')], moves, result: { won: 'ann' } });
    const { verdict, checks } = verifyRound(record);
    expect(verdict).toBe('consistent');
    expect(checks.filter(({ status }) => status === 'skipped').map(({ id }) => id)).toEqual(['replay', 'result']);
    expect(record.result).toEqual({ won: 'ann' });
    expect(failedIn({ ...record, moves: moves.toReversed() })).toEqual(['chain']);
  });

  it('with a beacon is checked as far as somebody looks the beacon up', () => {
    const context: FairContext = { ...CONTEXT, beacon: 'drand 77', players: ['ann'] };
    const record = createFairRecord({ context, secrets: [secretOf('ann')], moves: [], beaconValue: 'ab'.repeat(48) });
    const beaconOf = (verifyBeacon?: (beacon: string, value: string) => boolean): string =>
      verifyRound(record, { verifyBeacon }).checks.find(({ id }) => id === 'beacon')?.status ?? '';
    expect(beaconOf()).toBe('skipped');
    expect(beaconOf((beacon, value) => beacon === 'drand 77' && value === 'ab'.repeat(48))).toBe('pass');
    expect(beaconOf(() => false)).toBe('fail');
    expect(failedIn({ ...record, beaconValue: '' })).toContain('beacon');
    expect(failedIn({ ...record, beaconValue: 'ac'.repeat(48) })).toEqual(['root', 'openings']);
    expect(failedIn({ ...record, context: { ...context, beacon: '' } })).toContain('beacon');
  });
});

describe('a witness of a record', () => {
  const { commitments, root, head, reveals } = first;
  const list = listOf(first);
  const verdictWith = (witness: FairWitness): string => verifyRound(first, { witness }).verdict;

  it('makes it witnessed by the commitments, or their hash, and the root; nothing less will do', () => {
    expect(verdictWith({ commitments, root })).toBe('witnessed');
    expect(verdictWith({ list, root })).toBe('witnessed');
    expect(verdictWith({ commitments, list, root, head, ownSecret: reveals[1] })).toBe('witnessed');
    expect(verdictWith({ commitments, root: new Uint8Array(Buffer.from(root, 'hex')) })).toBe('witnessed');
    for (const less of [{}, { root }, { commitments }, { list }, { head, ownSecret: reveals[0] }, { head, root }]) {
      expect(verdictWith(less)).toBe('consistent');
    }
  });

  it('calls it broken when anything differs from what was seen', () => {
    const other = newSecret();
    expect(failedIn(first, { commitments: commitments.toReversed(), root })).toEqual(['witness-commitments']);
    expect(failedIn(first, { commitments: commitments.slice(1), root })).toEqual(['witness-commitments']);
    expect(failedIn(first, { list: other, root })).toEqual(['witness-list']);
    expect(failedIn(first, { commitments, root: other })).toEqual(['witness-root']);
    expect(failedIn(first, { commitments, root, head: other })).toEqual(['witness-head']);
    expect(failedIn(first, { commitments, root, ownSecret: other })).toEqual(['witness-secret']);
    expect(failedIn(first, { commitments, root: root.toUpperCase() })).toEqual(['witness-root']);
  });

  it('is needed, because a dealer can make up a whole round afterwards', () => {
    const invented = recordOf({ variant: standard, seats: 2, players: ['ann', 'bob'], game: 'invented' }, 'afterwards');
    expect(verifyRound(invented).verdict).toBe('consistent');
    expect(failedIn(invented, { commitments, root })).toEqual(['witness-commitments', 'witness-root']);
  });
});

describe('a session', () => {
  const contextOf = (round: number, attempt = 0): FairContext => ({
    game: 's',
    round,
    attempt,
    rules: 'house',
    deckSize: 52,
    beacon: '',
    players: ['ann', 'bob'],
  });
  const roundOf = (round: number, attempt = 0, secrets = [newSecret(), newSecret()]): FairRecord =>
    createFairRecord({ context: contextOf(round, attempt), secrets, moves: [] });
  /** An attempt that bob broke off, before or after committing. */
  const abortOf = (round: number, attempt: number, committed = true) => {
    const context = contextOf(round, attempt);
    const secrets = [newSecret(), newSecret()];
    const commitments = secrets.map((secret, k) => contribution(context, k, secret));
    return {
      v: 1,
      scheme: 'kc-fair-v1',
      context,
      commitments: committed ? commitments : [commitments[0], null],
      reveals: committed ? [secrets[0], null] : [null, null],
    };
  };
  const failed = (entries: readonly unknown[]): readonly string[] =>
    verifySession(entries).checks.flatMap(({ id, status }) => (status === 'fail' ? id : []));

  it('holds when rounds and attempts follow each other, from any round on', () => {
    expect(failed([roundOf(1)])).toEqual([]);
    expect(failed([roundOf(0), roundOf(1), roundOf(2)])).toEqual([]);
    expect(failed([roundOf(7), roundOf(8)])).toEqual([]);
    const report = verifySession([roundOf(1), abortOf(2, 0), abortOf(2, 1, false), roundOf(2, 2), roundOf(3)]);
    expect(report.verdict).toBe('consistent');
    expect(report.aborted).toEqual([
      { round: 2, attempt: 0, silent: ['bob'] },
      { round: 2, attempt: 1, silent: ['bob'] },
    ]);
  });

  it.each([
    ['a round is missing', [roundOf(1), roundOf(3)]],
    ['a round comes twice', [roundOf(1), roundOf(1)]],
    ['rounds run backwards', [roundOf(2), roundOf(1)]],
    ['an attempt is missing', [abortOf(1, 0), roundOf(1, 2)]],
    ['a round was dealt again after it was played', [roundOf(1), roundOf(1, 1)]],
    ['the first attempt was left out', [roundOf(1, 1)]],
    ['an aborted attempt is passed over', [abortOf(1, 0), roundOf(2)]],
    [
      'another game slips in',
      [
        roundOf(1),
        {
          ...roundOf(2),
          ...createFairRecord({
            context: { ...contextOf(2), game: 't' },
            secrets: [newSecret(), newSecret()],
            moves: [],
          }),
        },
      ],
    ],
  ])('does not hold when %s', (_, entries) => {
    expect(failed(entries)).toEqual(['contiguous']);
  });

  it('does not hold when a secret is used twice, by anybody, even in an attempt that came to nothing', () => {
    const [ann, bob] = [newSecret(), newSecret()];
    expect(failed([roundOf(1, 0, [ann, bob]), roundOf(2, 0, [ann, newSecret()])])).toEqual(['secrets-fresh']);
    expect(failed([roundOf(1, 0, [ann, bob]), roundOf(2, 0, [newSecret(), ann])])).toEqual(['secrets-fresh']);
    const gone = abortOf(1, 0);
    expect(failed([gone, roundOf(1, 1, [gone.reveals[0] ?? '', newSecret()])])).toEqual(['secrets-fresh']);
  });

  it('names the record that fails, and its checks', () => {
    const bad = { ...roundOf(2), head: '00'.repeat(32) };
    const { checks, verdict } = verifySession([roundOf(1), bad, roundOf(3)]);
    expect(verdict).toBe('broken');
    expect(checks.filter(({ status }) => status === 'fail').map(({ id }) => id)).toEqual(['record-1']);
    expect(checks.find(({ id }) => id === 'record-1')?.detail).toContain('chain');
  });

  it.each([
    [
      'a secret that was not committed to',
      (e: ReturnType<typeof abortOf>) => ({ ...e, reveals: [newSecret(), null] }),
      ['record-0'],
    ],
    [
      'nothing missing',
      (e: ReturnType<typeof abortOf>) => ({
        ...e,
        reveals: [e.reveals[0], null],
        commitments: e.commitments,
        context: { ...e.context, players: ['ann'] },
      }),
      ['record-0'],
    ],
    [
      'a secret revealed before everybody had committed',
      (e: ReturnType<typeof abortOf>) => ({ ...e, commitments: [null, e.commitments[1]] }),
      ['record-0'],
    ],
    ['no list of secrets', (e: ReturnType<typeof abortOf>) => ({ ...e, reveals: null }), ['shape']],
    ['another scheme', (e: ReturnType<typeof abortOf>) => ({ ...e, scheme: 'x' }), ['shape']],
    ['a key too many', (e: ReturnType<typeof abortOf>) => ({ ...e, note: 'x' }), ['shape']],
  ])('refuses an aborted attempt with %s', (_, change, ids) => {
    expect(failed([change(abortOf(1, 0))])).toEqual(ids);
  });

  it('takes an attempt of which nothing is missing only where a beacon gave no value', () => {
    const complete = (beacon: string) => {
      const context = { ...contextOf(1), beacon };
      const reveals = [newSecret(), newSecret()];
      const commitments = reveals.map((secret, k) => contribution(context, k, secret));
      return { v: 1, scheme: 'kc-fair-v1', context, commitments, reveals };
    };
    expect(failed([complete('')])).toEqual(['record-0']);
    expect(failed([complete('drand 9')])).toEqual([]);
    expect(verifySession([complete('drand 9')]).aborted).toEqual([{ round: 1, attempt: 0, silent: [] }]);
  });

  it('wants one place for every player of an aborted attempt, and no more', () => {
    const entry = abortOf(1, 0);
    expect(failed([{ ...entry, commitments: [...entry.commitments, newSecret()] }])).toEqual(['record-0']);
    expect(failed([{ ...entry, commitments: entry.commitments.slice(0, 1) }])).toEqual(['record-0']);
    expect(failed([{ ...entry, reveals: [...entry.reveals, null] }])).toEqual(['record-0']);
    expect(failed([{ ...entry, reveals: entry.reveals.slice(0, 1) }])).toEqual(['record-0']);
  });

  it('is a list of 1 to 4096 records', () => {
    for (const bad of [[], null, {}, 'x', Array(4097).fill(first)]) expect(failed(bad as unknown[])).toEqual(['shape']);
  });
});

describe('records of earlier versions', () => {
  const fixture = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));

  it('are verified by this one: kc-fair-v1 with rules', () => {
    const record = fixture('kc-fair-v1') as FairRecord;
    const { verdict, checks } = verifyRound(record, { witness: { list: listOf(record), root: record.root } });
    expect(checks.filter(({ status }) => status !== 'pass')).toEqual([]);
    expect(verdict).toBe('witnessed');
    expect(record.result).toBeDefined();
  });

  it('are verified by this one: a session with an aborted attempt', () => {
    const { verdict, aborted } = verifySession(fixture('session-v1') as unknown[]);
    expect(verdict).toBe('consistent');
    expect(aborted).toEqual([{ round: 1, attempt: 0, silent: ['bob'] }]);
  });
});

it('every preset can be replayed from its record', () => {
  for (const variant of Object.values(PRESETS)) {
    const players = Array.from({ length: variant.seats.max + 1 }, (_, k) => `p${k}`);
    const record = recordOf({ variant, seats: variant.seats.max, players }, variant.name, 25);
    const replay = verifyRound(record).checks.find(({ id }) => id === 'replay');
    expect(replay?.status).toBe('pass');
  }
});
