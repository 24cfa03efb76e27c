import fc from 'fast-check';
import { CARDS } from 'kings-corner';
import {
  type ClassicDeal,
  classicDeck,
  classicFingerprint,
  type DealEnd,
  detectClassic,
  type FingerprintOver,
  type Sfc32Variant,
  sfc32,
  verifyClassic,
  xmur3,
} from 'kings-corner/fair';
import { describe, expect, it } from 'vitest';

const seedArb = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const schemeArb = fc.record({
  sfc32: fc.constantFrom<Sfc32Variant>('post', 'pre'),
  fingerprintOver: fc.constantFrom<FingerprintOver>('ascii-hex', 'bytes'),
  dealEnd: fc.constantFrom<DealEnd>('start', 'end'),
});

function dealOf(
  seed: string,
  scheme: { sfc32: Sfc32Variant; fingerprintOver: FingerprintOver; dealEnd: DealEnd },
): ClassicDeal {
  const array = classicDeck(seed, scheme.sfc32);
  const deck = scheme.dealEnd === 'end' ? array.toReversed() : array;
  return { seed, fingerprint: classicFingerprint(seed, scheme.fingerprintOver), ...scheme, deck };
}

const failed = (deal: unknown): readonly string[] =>
  verifyClassic(deal as ClassicDeal).checks.flatMap(({ id, status }) => (status === 'fail' ? id : []));

describe('the classic scheme', () => {
  it('verifies its own deals in every reading, as positions or as cards, and warns every time', () => {
    fc.assert(
      fc.property(seedArb, schemeArb, (seed, scheme) => {
        const deal = dealOf(seed, scheme);
        const named = { ...deal, deck: deal.deck.map((position) => CARDS[position as number] ?? 'Ac') };
        for (const each of [deal, named]) {
          const report = verifyClassic(each);
          if (!report.ok || report.warnings.join() !== 'weak-2^32') throw new Error(JSON.stringify(report));
        }
        const other = scheme.dealEnd === 'end' ? 'start' : 'end';
        if (failed({ ...deal, dealEnd: other }).join() !== 'deck') throw new Error('the end does not matter');
        const fingerprintOver = scheme.fingerprintOver === 'bytes' ? 'ascii-hex' : 'bytes';
        if (failed({ ...deal, fingerprintOver }).join() !== 'fingerprint') throw new Error('the hash does not matter');
      }),
    );
  });

  it('deals from the start of the array unless it is told otherwise', () => {
    const { dealEnd, ...deal } = dealOf('00'.repeat(16), { sfc32: 'pre', fingerprintOver: 'bytes', dealEnd: 'start' });
    expect(dealEnd).toBe('start');
    expect(failed(deal)).toEqual([]);
    expect(failed({ ...deal, site: 'a key of its own' })).toEqual([]);
  });

  it('finds the reading of a whole deal, and says so when several fit', () => {
    fc.assert(
      fc.property(seedArb, schemeArb, (seed, scheme) => {
        const { fingerprint, deck } = dealOf(seed, scheme);
        const { matches, warnings } = detectClassic({ seed, fingerprint, firstCards: deck });
        if (JSON.stringify(matches) !== JSON.stringify([scheme])) throw new Error(JSON.stringify(matches));
        if (warnings.join() !== 'weak-2^32') throw new Error('no warning');
        const some = detectClassic({ seed, fingerprint, firstCards: deck.slice(0, 1) }).matches;
        if (!some.some((match) => JSON.stringify(match) === JSON.stringify(scheme)))
          throw new Error('it is not among them');
      }),
    );
    // The variants agree on many first draws: the last cards of the array do not tell them apart.
    const { fingerprint, deck } = dealOf('00'.repeat(16), { sfc32: 'pre', fingerprintOver: 'bytes', dealEnd: 'end' });
    const matches = (count: number): number =>
      detectClassic({ seed: '00'.repeat(16), fingerprint, firstCards: deck.slice(0, count) }).matches.length;
    expect(matches(52)).toBe(1);
    expect([1, 2, 3, 4, 5].map(matches)).toContain(2);
  });

  it('finds nothing in clues that fit nothing', () => {
    const { seed, fingerprint, deck } = dealOf('ab'.repeat(16), {
      sfc32: 'pre',
      fingerprintOver: 'bytes',
      dealEnd: 'end',
    });
    for (const clues of [
      { seed, fingerprint: '00'.repeat(32), firstCards: deck },
      { seed: '11'.repeat(16), fingerprint, firstCards: deck },
      { seed, fingerprint, firstCards: deck.toReversed().with(40, deck[0] ?? 0) },
      { seed, fingerprint, firstCards: [] },
      { seed: seed.toUpperCase(), fingerprint, firstCards: deck },
    ]) {
      expect(detectClassic(clues)).toEqual({ matches: [], warnings: ['weak-2^32'] });
    }
  });

  it.each([
    ['an upper-case seed', { seed: 'AB'.repeat(16) }, ['shape']],
    ['a short seed', { seed: 'ab'.repeat(15) }, ['shape']],
    ['no variant', { sfc32: undefined }, ['shape']],
    ['no word on the hash', { fingerprintOver: undefined }, ['shape']],
    ['51 cards', { deck: Array.from({ length: 51 }, (_, i) => i) }, ['shape']],
    ['a card that is none', { deck: Array.from({ length: 52 }, () => 'Xx') }, ['shape']],
    ['an upper-case fingerprint', { fingerprint: 'AB'.repeat(32) }, ['fingerprint']],
    ['two cards exchanged', { deck: classicDeck('00'.repeat(16), 'pre').toReversed() }, ['deck']],
  ])('refuses %s, with the warning', (_, change, ids) => {
    const deal = dealOf('00'.repeat(16), { sfc32: 'pre', fingerprintOver: 'bytes', dealEnd: 'start' });
    const report = verifyClassic({ ...deal, ...change } as unknown as ClassicDeal);
    expect(report.ok).toBe(false);
    expect(report.warnings).toEqual(['weak-2^32']);
    expect(failed({ ...deal, ...change })).toEqual(ids);
  });

  it('is weak: a player who sees seven cards finds all the others by trying', () => {
    // The whole search is over 2^32 states of xmur3; here over the 2^16 around the true one, to see that one deck is left.
    const seed = '000102030405060708090a0b0c0d0e0f';
    const truth = classicDeck(seed, 'post');
    const hand = truth.slice(-7);
    const state = firstState(seed);
    let found = 0;
    for (let low = 0; low < 65_536; low += 1) {
      const deck = deckOfState(((state & 0xffff_0000) | low) >>> 0);
      if (hand.every((card, i) => card === deck[45 + i])) {
        found += 1;
        expect(deck).toEqual(truth);
      }
    }
    expect(found).toBe(1);
  });
});

/** The state of xmur3 after a text, read off its first output: every step of the mixing can be undone. */
function firstState(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return h >>> 0;
}

function deckOfState(state: number): number[] {
  let h = state;
  const word = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
  const next = sfc32(word(), word(), word(), word());
  const deck = Array.from({ length: 52 }, (_, i) => i);
  for (let i = 51; i > 0; i -= 1) {
    const j = Math.floor((next() / 2 ** 32) * (i + 1));
    [deck[i], deck[j]] = [deck[j] ?? 0, deck[i] ?? 0];
  }
  return deck;
}

describe('the classic generators', () => {
  it('sfc32 pre is post with its counter one further on', () => {
    fc.assert(
      fc.property(fc.tuple(...Array.from({ length: 4 }, () => fc.nat(2 ** 32 - 1))), ([a, b, c, d]) => {
        const words = [a, b, c, d] as [number, number, number, number];
        const pre = sfc32(...words, 'pre');
        const post = sfc32(words[0], words[1], words[2], (words[3] + 1) % 2 ** 32);
        for (let i = 0; i < 5; i += 1) if (pre() !== post()) throw new Error(words.join());
      }),
    );
  });

  it('xmur3 goes by code units, and tells texts apart', () => {
    expect(new Set(Array.from({ length: 5000 }, (_, i) => xmur3(`${i}`)())).size).toBeGreaterThan(4998);
    expect(xmur3('\ud83d')()).not.toBe(xmur3('\ud83e')());
  });
});
