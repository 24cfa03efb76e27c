import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { CARDS, createRandom, type Random, shuffle, shuffleDeck } from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { macWith } from '../../src/chance/hash.js';
import { below } from '../../src/chance/shuffleDeck.js';
import vectors from '../conformance/chance.json' with { type: 'json' };
import fair from '../conformance/fair.json' with { type: 'json' };

const fromHex = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));
const fresh = [...CARDS].sort().join(' ');
const anySeed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.uint8Array({ maxLength: 100 }));

/** Chi-square of counts that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

/** The chi-square of `degrees` degrees of freedom lies below this but for one time in about 10^9 (Wilson–Hilferty, z = 6). */
function limit(degrees: number): number {
  return degrees * (1 - 2 / (9 * degrees) + 6 * Math.sqrt(2 / (9 * degrees))) ** 3;
}

describe('shuffleDeck', () => {
  it.each(vectors.decks.map((vector) => [JSON.stringify({ ...vector, deck: undefined }), vector] as const))(
    'deals the published deck of %s',
    (_, vector) => {
      const deck =
        vector.seedText !== undefined
          ? shuffleDeck(vector.seedText)
          : shuffleDeck(fromHex(vector.seedHex), fromHex(vector.contextHex));
      expect(deck).toEqual(vector.deck);
    },
  );

  it('gives the 52 cards once each, with no hole or undefined among them, for any seed', () => {
    fc.assert(
      fc.property(anySeed, fc.uint8Array({ maxLength: 40 }), (seed, context) => {
        if ([...shuffleDeck(seed, context)].sort().join(' ') !== fresh) throw new Error('not a deck');
      }),
    );
  });

  it('takes text and its UTF-8 bytes as the same seed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        if (shuffleDeck(text).join() !== shuffleDeck(new TextEncoder().encode(text)).join()) throw new Error(text);
      }),
    );
  });

  it('gives every text seed a deck of its own', () => {
    const texts = Array.from({ length: 1000 }, (_, i) => `seed ${i}`);
    expect(new Set(texts.map((text) => shuffleDeck(text).join())).size).toBe(1000);
  });

  it('tells seeds apart that differ past the first 32, 53 or 512 bits', () => {
    const long = (last: number): Uint8Array => new Uint8Array(200).fill(7).fill(last, 199);
    const numerals = ['1', '4294967297', '9007199254740993', '9007199254740992'];
    const decks = [...numerals.map((text) => shuffleDeck(text)), shuffleDeck(long(1)), shuffleDeck(long(2))];
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(decks.length);
  });

  it('gives another deck for another context of the same seed', () => {
    const decks = Array.from({ length: 256 }, (_, round) => shuffleDeck('match', new Uint8Array([round])).join());
    expect(new Set([shuffleDeck('match').join(), ...decks]).size).toBe(257);
  });

  it('refuses seeds that are neither text nor bytes, and names the argument', () => {
    for (const seed of [
      1,
      2 ** 32,
      Number.NaN,
      null,
      undefined,
      {},
      [1, 2],
      5n,
      true,
      new Uint16Array(4),
      new Date(0),
    ]) {
      expect(() => shuffleDeck(seed as never)).toThrow(TypeError);
      expect(() => shuffleDeck(seed as never)).toThrow(/^seed: /);
      expect(() => createRandom(seed as never)).toThrow(TypeError);
    }
    for (const context of [null, 'text', 0, [1]])
      expect(() => shuffleDeck('a', context as never)).toThrow(/^context: /);
  });

  it('refuses text with half of a surrogate pair: all such texts would be the same bytes', () => {
    for (const text of ['\ud83d', '\udc51', 'a\udc51\ud83db']) {
      expect(() => shuffleDeck(text)).toThrow(expect.objectContaining({ code: 'bad-seed' }));
      expect(() => createRandom(text)).toThrow(/surrogate/);
    }
    expect(shuffleDeck('\ud83d\udc51')).toHaveLength(52);
  });

  it('puts every card at every position equally often', () => {
    const rounds = 5200;
    const counts = Array.from({ length: 52 * 52 }, () => 0);
    const place = new Map(CARDS.map((card, i) => [card, i]));
    for (let round = 0; round < rounds; round += 1) {
      shuffleDeck(`round ${round}`).forEach((card, at) => {
        counts[at * 52 + (place.get(card) ?? Number.NaN)] = (counts[at * 52 + (place.get(card) ?? 0)] ?? 0) + 1;
      });
    }
    // Each row and each column adds up to the same, so 51 × 51 of the counts are free.
    expect(chiSquare(counts)).toBeLessThan(limit(51 * 51));
  });
});

describe('below', () => {
  it.each(fair.below)('reads $bytes for numbers below $n as published', ({ n, bytes, result, consumed }) => {
    let read = 0;
    const next = (): number => {
      read += 1;
      return bytes[read - 1] ?? Number.NaN;
    };
    expect(below(n, next)).toBe(result);
    expect(read).toBe(consumed);
  });

  it('gives every number from the same count of byte values, for each bound from 1 to 256', () => {
    for (let m = 2; m <= 256; m += 1) {
      const counts = Array.from({ length: m }, () => 0);
      for (let byte = 0; byte < 256; byte += 1) {
        const queue = [byte];
        const value = below(m, () => queue.pop() ?? m - 1); // a rejected byte is followed by one that is taken
        if (byte < 256 - (256 % m)) counts[value] = (counts[value] ?? 0) + 1;
        else if (value !== m - 1) throw new Error(`${byte} was taken below ${m}`);
      }
      if (new Set(counts).size !== 1) throw new Error(`numbers below ${m} are not equally likely`);
    }
    expect(below(1, () => expect.unreachable('one number needs no byte'))).toBe(0);
  });
});

describe('shuffle', () => {
  it('gives all orders of a short list equally often', () => {
    const random = createRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i += 1) {
      const order = shuffle(['a', 'b', 'c', 'd'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(limit(23));
  });

  it('maps every sequence of draws to one order and reaches them all', () => {
    // With draws i / (k + 1) the choices are enumerated one by one: n! of them must give n! orders.
    const orders = new Set<string>();
    for (let a = 0; a < 4; a += 1)
      for (let b = 0; b < 3; b += 1)
        for (let c = 0; c < 2; c += 1) {
          const draws = [a / 4, b / 3, c / 2];
          orders.add(shuffle([0, 1, 2, 3], () => draws.shift() ?? Number.NaN).join());
        }
    expect(orders.size).toBe(24);
  });

  it('keeps the items, leaves the list alone, and never draws more often than it must', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items];
        const random = createRandom(seed);
        let draws = 0;
        const shuffled = shuffle(items, () => {
          draws += 1;
          return random();
        });
        if (shuffled === items || items.join() !== before.join()) throw new Error('the list was changed');
        if ([...shuffled].sort().join() !== before.sort().join()) throw new Error('items were lost');
        if (draws !== Math.max(0, items.length - 1)) throw new Error(`${draws} draws`);
      }),
    );
  });

  it('refuses a random that leaves its range, at either end', () => {
    for (const bad of [1, -0.1, Number.NaN, Number.POSITIVE_INFINITY, undefined, '1'] as unknown[]) {
      expect(() => shuffle([1, 2, 3], (() => bad) as Random)).toThrow(RangeError);
    }
    expect(shuffle([1, 2, 3], () => 0)).toEqual([2, 3, 1]);
    expect(shuffle([1, 2, 3], () => 1 - 2 ** -53)).toEqual([1, 2, 3]);
  });
});

it('authenticates messages as HMAC-SHA-256 does, with keys shorter and longer than a block', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ minLength: 63, maxLength: 65 })),
      fc.uint8Array({ maxLength: 200 }),
      (key, message) => {
        const expected = createHmac('sha256', key).update(message).digest('hex');
        const code = macWith(key);
        if ([code(message), code(message)].some((each) => Buffer.from(each).toString('hex') !== expected))
          throw new Error(expected);
      },
    ),
    { numRuns: 300 },
  );
});
