import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import {
  applyMove,
  CARDS,
  type Card,
  checkVariant,
  createMatch,
  createRecord,
  createRound,
  defineVariant,
  drawForDealer,
  finishRound,
  IllegalMoveError,
  isKingsCornerError,
  legalMoves,
  moveIssue,
  PILES,
  type RoundState,
  redactEvents,
  redactRecord,
  SetupError,
  scoreRound,
  standard,
  startRound,
  transition,
  tryApplyMove,
  VariantError,
  type VariantOverrides,
  viewFor,
} from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { PRESET_LIST, walkOf } from '../walks.js';
import { frozen } from './freezing.js';
import { deckOf, position } from './positions.js';

const round = frozen(position({ hands: ['Qh 8d 2c', '3c 4c'], piles: { N: 'Kc', E: '9s', NE: 'Kh' }, stock: '5c 6c' }));
const over = frozen(position({ hands: ['', '3c 4c'], piles: { N: 'Kc' }, outcome: { type: 'out', seat: 0 } }));
const text = JSON.stringify(round);

/** The code by which every door refuses a value as a move. */
function codeOf(move: unknown, of: RoundState = round): string | null {
  const code = moveIssue(of, move);
  const result = tryApplyMove(of, move);
  const codes = [result.ok ? null : result.code, codeThrown(() => applyMove(of, move as never))];
  codes.push(codeThrown(() => transition(of, move as never)));
  if (codes.some((each) => each !== code)) throw new Error(`${code}, but ${codes}`);
  return code;
}

function codeThrown(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    return error.code;
  }
}

/** What a piece of work throws; `undefined` if nothing. */
function thrown(work: () => unknown): unknown {
  try {
    return void work();
  } catch (error) {
    return error;
  }
}

/** An object one of whose properties throws when it is read. */
function trap(key: string, rest: object): object {
  return Object.defineProperty({ ...rest }, key, {
    enumerable: true,
    get: () => {
      throw new Error('trapped');
    },
  });
}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

const NO_MOVES: readonly unknown[] = [
  ...[undefined, null, true, 0, 1, Number.NaN, 7n, '', 'draw', 'd', 'Qh@N', Symbol('draw'), () => ({ type: 'draw' })],
  ...[{}, [], ['draw'], [{ type: 'draw' }], { type: ['draw'] }, { type: new String('draw') }, { Type: 'draw' }],
  ...[
    { type: 'Draw' },
    { type: 'draw ' },
    { type: 'pass' },
    { type: '__proto__' },
    { type: 'toString' },
    { type: null },
  ],
  ...[{ type: 'play' }, { type: 'play', card: 'Qh' }, { type: 'play', to: 'N' }, { type: 'play', card: 'Qh', to: 'n' }],
  ...[
    'qh',
    'QH',
    '10h',
    'Q',
    'Qhh',
    '',
    '1h',
    'Qx',
    '\ud83d',
    'Q\u0000',
    ['Qh'],
    ['Q', 'h'],
    new String('Qh'),
    25,
    null,
  ].map((card) => ({ type: 'play', card, to: 'N' })),
  ...['', 'X', 'NN', 'ne', 'N ', ' N', ['N'], new String('N'), 0, null, 'constructor', '__proto__', 'length'].flatMap(
    (to) => [
      { type: 'play', card: 'Qh', to },
      { type: 'movePile', from: 'N', to },
      { type: 'movePile', from: to, to: 'N' },
    ],
  ),
  ...[{ type: 'movePile' }, { type: 'movePile', from: 'N' }, { type: 'movePile', to: 'N' }],
  ...[trap('type', {}), trap('card', { type: 'play', to: 'N' }), trap('to', { type: 'play', card: 'Qh' })],
  ...[trap('from', { type: 'movePile', to: 'N' }), trap('to', { type: 'movePile', from: 'N' })],
  ...[revoked({ type: 'draw' }), new Proxy({}, { get: () => Symbol.iterator })],
  ...[new Proxy({}, { get: (_, key) => ({ type: key }) }), new Date(0), new Map([['type', 'draw']]), /draw/],
];

describe('a value that is no move', () => {
  it('is refused as malformed by every door, and never crashes one', () => {
    const wrong = NO_MOVES.flatMap((move, index) => (codeOf(move) === 'malformed-move' ? [] : [index]));
    expect(wrong).toEqual([]);
  });

  it('is refused as malformed before anything else: in a finished round, out of turn, too late', () => {
    for (const move of NO_MOVES) {
      const codes = [
        codeOf(move, over),
        moveIssue(viewFor(round, 1), move),
        moveIssue(viewFor(round, null), move),
        (tryApplyMove(round, move, { seat: 1, ply: 99 }) as { code?: string }).code,
      ];
      if (codes.some((code) => code !== 'malformed-move')) throw new Error(`${codes}`);
    }
  });

  it('is in the error as it was given', () => {
    for (const move of NO_MOVES) {
      const error = thrown(() => applyMove(round, move as never));
      if (!(error instanceof IllegalMoveError) || !Object.is(error.move, move)) throw new Error('another value');
    }
  });

  it('whatever it is, gets a code or makes a move', () => {
    const almost = fc.record(
      {
        type: fc.oneof(fc.constantFrom('draw', 'play', 'movePile', 'endTurn'), fc.string()),
        card: fc.oneof(fc.constantFrom(...CARDS), fc.anything()),
        from: fc.oneof(fc.constantFrom(...PILES), fc.anything()),
        to: fc.oneof(fc.constantFrom(...PILES), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const everything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.oneof(almost, everything), (move) => {
        codeOf(move);
        if (JSON.stringify(round) !== text) throw new Error('the round was changed');
      }),
      { numRuns: 500 },
    );
  });
});

it('a move is read once, so that it cannot change between check and use', () => {
  const reads: string[] = [];
  const move = new Proxy({ type: 'play', card: 'Qh', to: 'N' } as Record<string, string>, {
    get: (target, key) => {
      reads.push(String(key));
      const value = target[String(key)];
      target['card'] = 'Ks'; // another card from now on
      return reads.length > 3 ? 'NW' : key === 'card' ? 'Qh' : value;
    },
  });
  expect(applyMove(round, move as never).piles.N).toEqual(['Kc', 'Qh']);
  expect(reads).toEqual(['type', 'card', 'to']);
});

it('extra keys of a move are ignored, also those that throw', () => {
  const extra = trap('note', { type: 'play', card: 'Qh', to: 'N', from: 'NE', seat: 1 });
  expect(applyMove(round, extra as never)).toEqual(applyMove(round, { type: 'play', card: 'Qh', to: 'N' }));
  expect(applyMove(round, Object.assign(Object.create(null), { type: 'endTurn' })).turn.seat).toBe(1);
});

it('a card that is not in the hand is refused, wherever it is', () => {
  const elsewhere = ['3c', '5c', 'Kc', '9s', 'Kh', 'Ks']; // another hand, the stock, piles, nowhere
  for (const card of elsewhere) expect(codeOf({ type: 'play', card, to: 'N' })).toBe('card-not-in-hand');
});

it('a finished round takes no move, and lists none', () => {
  for (const move of [{ type: 'draw' }, { type: 'endTurn' }, { type: 'movePile', from: 'N', to: 'NE' }]) {
    expect(codeOf(move, over)).toBe('round-over');
    expect(tryApplyMove(over, move, { seat: 1, ply: 5 })).toEqual({ ok: false, code: 'round-over' });
  }
  expect(legalMoves(over)).toEqual([]);
  for (const seat of [0, 1, null]) {
    expect(legalMoves(viewFor(over, seat))).toEqual([]);
    expect(moveIssue(viewFor(over, seat), { type: 'draw' })).toBe('round-over');
  }
});

it('another seat has no moves, and a guard tells it so before anything about the move', () => {
  const play = { type: 'play', card: 'Qh', to: 'E' }; // does not fit
  expect(tryApplyMove(round, play, { seat: 1, ply: 99 })).toEqual({ ok: false, code: 'not-your-turn' });
  expect(tryApplyMove(round, play, { seat: 0, ply: 99 })).toEqual({ ok: false, code: 'stale' });
  expect(tryApplyMove(round, play, { seat: 0, ply: 0 })).toEqual({ ok: false, code: 'does-not-fit' });
  for (const seat of [1, null]) {
    expect(legalMoves(viewFor(round, seat))).toEqual([]);
    expect(moveIssue(viewFor(round, seat), { type: 'endTurn' })).toBe('not-your-turn');
  }
});

describe('a deck that is not the 52 cards once each', () => {
  const deck = deckOf('');
  const swapped = (index: number, card: unknown): unknown[] => deck.map((each, at) => (at === index ? card : each));
  const issuesOf = (value: unknown): readonly string[] => {
    const errors = [
      thrown(() => createRound({ seats: 2, deck: value as Card[] })),
      thrown(() => drawForDealer(standard, 2, value as Card[])),
      thrown(() => startRound(createMatch({ seats: 2, dealer: 0 }), value as Card[])),
    ];
    const lists = errors.map((error) => {
      if (!(error instanceof SetupError) || error.code !== 'invalid-setup') throw error;
      return error.issues.map(({ path, code, message }) => `${path} ${code}${message === '' ? '!' : ''}`);
    });
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[2]).toEqual(lists[0]);
    return lists[0] ?? [];
  };

  it('gets every issue with its path: doubled and missing, foreign, too short, too long', () => {
    expect(issuesOf(swapped(17, 'Ac'))).toEqual(['deck.17 card-doubled', 'deck card-missing']);
    expect(issuesOf(swapped(17, 'XX'))).toEqual(['deck.17 not-a-card', 'deck card-missing']);
    expect(issuesOf(deck.slice(0, 50))).toEqual(['deck deck-length', 'deck card-missing', 'deck card-missing']);
    expect(issuesOf([...deck, 'Ac'])).toEqual(['deck deck-length']);
    expect(issuesOf([])).toHaveLength(53);
    const two = swapped(0, 'Ks').map((card, index) => (index === 3 ? null : card));
    expect(issuesOf(two)).toEqual([
      'deck.3 not-a-card',
      'deck.51 card-doubled',
      'deck card-missing',
      'deck card-missing',
    ]);
  });

  it('is no deck at all when it is no array', () => {
    const others = [undefined, null, 52, 'Ac', deck.join(' '), {}, { ...deck, length: 52 }, new Set(deck), () => deck];
    for (const value of others) expect(issuesOf(value)).toEqual(['deck not-a-deck']);
  });

  it('is refused without a long look when it is huge, and without a crash when it is sparse', () => {
    expect(issuesOf(new Array(4_000_000_000))).toHaveLength(1 + 52 + 52);
    expect(issuesOf(new Array(52))).toHaveLength(52 + 52);
    expect(issuesOf(swapped(5, new String('6c')))).toEqual(['deck.5 not-a-card', 'deck card-missing']);
  });

  it('is refused when it throws as it is read', () => {
    const trapped = Object.defineProperty([...deck], 7, {
      get: () => {
        throw new Error('trapped');
      },
    });
    for (const value of [trapped, revoked([...deck])]) expect(issuesOf(value)).toEqual(['deck not-a-deck']);
    const length = new Proxy([...deck], {
      get: (target, key) => (key === 'length' ? Symbol('52') : Reflect.get(target, key)),
    });
    expect(issuesOf(length)).toEqual(['deck not-a-deck']);
  });

  it('is read once, so that it cannot change between check and deal', () => {
    const reads = new Map<string, number>();
    const moody = new Proxy([...deck], {
      get: (target, key) => {
        const count = reads.get(String(key)) ?? 0;
        reads.set(String(key), count + 1);
        return count > 0 && key !== 'length' ? 'Ks' : Reflect.get(target, key);
      },
    });
    expect(createRound({ seats: 2, deck: moody })).toEqual(createRound({ seats: 2, deck }));
  });
});

it('seats and deck are judged together', () => {
  const error = thrown(() => createRound({ seats: 7, deck: ['Ac'] }));
  if (!(error instanceof SetupError)) throw error;
  expect(error.issues.slice(0, 2).map(({ path, code }) => [path, code])).toEqual([
    ['seats', 'seats-out-of-range'],
    ['deck', 'deck-length'],
  ]);
  expect(isKingsCornerError(error)).toBe(true);
});

it('an error of this library is known as such from another realm', () => {
  const made = "Object.assign(new Error('x'), { code: 'stale', [Symbol.for('kings-corner/error')]: true })";
  expect(isKingsCornerError(runInNewContext(made))).toBe(true);
  for (const other of [new Error('x'), null, undefined, 'x', Symbol('x'), { code: 'stale' }]) {
    expect(isKingsCornerError(other)).toBe(false);
  }
});

describe("a programmer's mistake", () => {
  const deck = deckOf('');
  const errorOf = (work: () => unknown): string => {
    const error = thrown(work);
    if (!(error instanceof Error) || isKingsCornerError(error)) throw new Error(`not a mistake: ${String(error)}`);
    return `${error.name} ${error.message.split(':')[0]}`;
  };

  it('is a RangeError that names the argument when a number is no whole one, or no seat', () => {
    for (const bad of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2.0000001]) {
      expect(errorOf(() => createRound({ seats: bad, deck }))).toBe('RangeError seats');
      expect(errorOf(() => createMatch({ seats: bad, dealer: 0 }))).toBe('RangeError seats');
      expect(errorOf(() => drawForDealer(standard, bad, deck))).toBe('RangeError seats');
    }
    for (const bad of [9, 2, -1, -0, 0.5, Number.NaN]) {
      expect(errorOf(() => createRound({ seats: 2, dealer: bad, deck }))).toBe('RangeError dealer');
      expect(errorOf(() => createMatch({ seats: 2, dealer: bad }))).toBe('RangeError dealer');
      expect(errorOf(() => viewFor(round, bad))).toBe('RangeError seat');
    }
  });

  it('is a TypeError that names the argument when it is no number', () => {
    for (const bad of ['2', null, 2n, [2], {}, Symbol('2'), true] as unknown as number[]) {
      expect(errorOf(() => createRound({ seats: bad, deck }))).toBe('TypeError seats');
      expect(errorOf(() => createMatch({ seats: bad, dealer: 0 }))).toBe('TypeError seats');
      expect(errorOf(() => drawForDealer(standard, bad, deck))).toBe('TypeError seats');
    }
    for (const bad of ['1', 1n, [1], {}, Symbol('1'), true] as unknown as number[]) {
      expect(errorOf(() => createRound({ seats: 2, dealer: bad, deck }))).toBe('TypeError dealer');
      expect(errorOf(() => createMatch({ seats: 2, dealer: bad }))).toBe('TypeError dealer');
      expect(errorOf(() => viewFor(round, bad))).toBe('TypeError seat');
    }
    expect(errorOf(() => createRound({ deck } as never))).toBe('TypeError seats');
  });

  it('tells who forgot a seat how to ask for a spectator', () => {
    const forgot = undefined as unknown as null;
    const record = createRecord({ seats: 2, deck }, []);
    for (const ask of [
      () => viewFor(round, forgot),
      () => redactEvents([], forgot),
      () => redactRecord(record, forgot),
    ]) {
      expect(ask).toThrow(new TypeError('seat: a number is needed, or null for a spectator'));
    }
  });
});

describe('an impossible variant', () => {
  it('says of a key that is missing, at any depth, that it is missing', () => {
    const scoring = { type: 'chips', ante: 1, perCard: 1 };
    expect(checkVariant({ ...standard, scoring })).toEqual([
      { path: 'scoring.pass', code: 'missing-key', message: 'missing key' },
    ]);
    expect(checkVariant(undefined)).toEqual([{ path: '', code: 'missing-key', message: 'Object expected' }]);
  });

  const paths = (overrides: object): readonly string[] =>
    checkVariant({ ...standard, ...overrides }).map(({ path, code }) => `${path} ${code}`);

  it('gets all its issues at once, each with its path and code', () => {
    const overrides = {
      name: '',
      seats: { min: 0, max: 4.5 },
      dealSize: { 2: -1, 3: 7, 9: 1 },
      drawTiming: 'never',
      pileMoves: 3,
      scoring: {
        type: 'penalty',
        points: { ...(standard.scoring as { points: object }).points, K: 0.5, X: 1, A: undefined },
      },
      match: { end: 'target', scoringTarget: 0 },
      teams: undefined,
      wild: true,
    };
    expect(paths(overrides)).toEqual([
      'name out-of-range',
      'seats.min out-of-range',
      'seats.max not-whole',
      'dealSize.2 out-of-range',
      'dealSize.9 unknown-key',
      'drawTiming unknown-value',
      'pileMoves unknown-value',
      'scoring.points.A missing-key',
      'scoring.points.K not-whole',
      'scoring.points.X unknown-key',
      'match.scoringTarget out-of-range',
      'teams missing-key',
      'wild unknown-key',
    ]);
  });

  it('breaks several rules between options at once', () => {
    const overrides: VariantOverrides = {
      seats: { min: 1, max: 6 },
      dealSize: { 1: 0, 2: 25, 3: 7, 4: 0, 5: 9 },
      teams: 'partners',
      scoring: { type: 'corners', goingOut: 0 },
      match: { end: 'elimination', scoringTarget: 9 },
    };
    const error = thrown(() => defineVariant(standard, overrides));
    if (!(error instanceof VariantError)) throw error;
    expect(error.code).toBe('invalid-variant');
    expect(error.issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'dealSize.2 too-many-cards',
      'dealSize.4 empty-hands',
      'dealSize.6 deal-size-missing',
      'teams partners-need-four',
      'scoring corners-not-collected',
      'match elimination-needs-two',
      'match elimination-with-partners',
      'match elimination-needs-penalty',
    ]);
    for (const { path, message } of error.issues) expect(error.message).toContain(`${path}: ${message}`);
  });

  it('a rule between options is tested only when its options are valid by themselves', () => {
    expect(paths({ teams: 'partners', seats: { min: 2, max: 9 } })).toEqual(['seats.max out-of-range']);
    expect(paths({ match: { end: 'elimination', scoringTarget: 5 }, teams: 'all' })).toEqual(['teams unknown-value']);
  });

  it('is never taken from a value of another kind, or one that throws as it is read', () => {
    for (const value of [trap('seats', standard), revoked({ ...standard }), trap('points', {})]) {
      expect(checkVariant(value)).not.toEqual([]);
    }
    expect(thrown(() => defineVariant(standard, trap('name', {}) as never))).toBeInstanceOf(VariantError);
    const polluting = JSON.parse('{ "__proto__": { "drawTiming": "end" } }');
    expect(thrown(() => defineVariant(standard, polluting))).toMatchObject({
      issues: [{ path: '__proto__', code: 'unknown-key' }],
    });
    expect(paths({ constructor: 1, prototype: 1 })).toEqual(['constructor unknown-key', 'prototype unknown-key']);
    for (const value of [undefined, null, 0, 'standard', [], [standard], () => standard, new Map()]) {
      expect(checkVariant(value).length).toBeGreaterThan(0);
    }
  });
});

describe('nothing that is given is changed', () => {
  it('every function takes deeply frozen values, over whole rounds of every preset', () => {
    for (const [seed, variant] of PRESET_LIST.entries()) {
      frozen(variant);
      const { rounds, moves } = walkOf(seed, variant);
      for (const [index, move] of moves.entries()) {
        const before = frozen(rounds[index] as RoundState);
        const next = transition(before, frozen(move));
        frozen(legalMoves(before));
        frozen(viewFor(before, before.turn.seat));
        if (JSON.stringify(next.round) !== JSON.stringify(rounds[index + 1]))
          throw new Error(`${variant.name}, ply ${index}`);
      }
    }
  });

  it('a refused move leaves the round as it was', () => {
    for (const move of [...NO_MOVES, { type: 'draw' }, { type: 'play', card: '8d', to: 'N' }]) codeOf(move);
    expect(JSON.stringify(round)).toBe(text);
  });

  it('a deck, a match and a finished round may be frozen', () => {
    const deck = frozen(deckOf('5c 6d'));
    const match = frozen(createMatch({ seats: 2, dealer: drawForDealer(standard, 2, deck) }));
    const finished = frozen<RoundState>({ ...startRound(match, deck), outcome: { type: 'blocked' } });
    expect(finishRound(match, finished).rounds).toHaveLength(1);
    expect(frozen(scoreRound(finished)).points).toHaveLength(2);
    expect(deck).toEqual(deckOf('5c 6d'));
  });
});

it('tryApplyMove: a guard with a missing seat or ply refuses, a guard without them does not ask', () => {
  const round = createRound({ seats: 2, deck: CARDS });
  const guard = JSON.parse('{}') as { seat: number; ply: number };
  const { seat, ply } = guard; // what a server gets from a message that lacks them
  expect(tryApplyMove(round, { type: 'draw' }, { seat, ply: 0 })).toEqual({ ok: false, code: 'not-your-turn' });
  expect(tryApplyMove(round, { type: 'draw' }, { seat: 0, ply })).toEqual({ ok: false, code: 'stale' });
  expect(tryApplyMove(round, { type: 'draw' }, {}).ok).toBe(true);
});

it('tryApplyMove: a guard that is no object is a TypeError that names it, and guards nothing by mistake', () => {
  const round = createRound({ seats: 2, deck: CARDS });
  for (const guard of [null, 'seat 0', 0, true]) {
    expect(() => tryApplyMove(round, { type: 'draw' }, guard as never)).toThrow(/^guard: /);
    expect(() => tryApplyMove(round, 'no move', guard as never)).toThrow(TypeError);
  }
});

it('a view in the place of a round, or a name in the place of a variant, is a TypeError that names the argument', () => {
  const view = viewFor(createRound({ seats: 2, deck: CARDS }), 0) as unknown as RoundState;
  expect(() => applyMove(view, { type: 'draw' })).toThrow(/^round: /);
  expect(() => tryApplyMove(view, { type: 'draw' })).toThrow(TypeError);
  expect(() => createRound({ variant: 'pagat' as never, seats: 2, deck: CARDS })).toThrow(/^variant: /);
  expect(() => createMatch({ variant: 'pagat' as never, seats: 2, dealer: 0 })).toThrow(TypeError);
});
