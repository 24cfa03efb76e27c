import fc from 'fast-check';
import { CARDS } from 'kings-corner';
import {
  contextHash,
  dealDeck,
  dealOrder,
  deckRoot,
  type FairContext,
  type Opening,
  openCard,
  verifyOpening,
} from 'kings-corner/fair';
import { describe, expect, it } from 'vitest';
import { hashLeaf, hashTree, rootOfPath, treePath } from '../../src/fair/tree.js';
import { CONTEXT } from './table.js';

const base: FairContext = { ...CONTEXT, game: 'decks' };
const seedArb = fc.uint8Array({ minLength: 32, maxLength: 32 });
const sizeArb = fc.integer({ min: 1, max: 256 });

/** Every context that differs from another in one thing. */
const neighbours: readonly FairContext[] = [
  { ...base, game: 'deckS' },
  { ...base, round: 2 },
  { ...base, attempt: 1 },
  { ...base, rules: 'house2' },
  { ...base, beacon: 'x' },
  { ...base, players: ['bob', 'ann'] },
  { ...base, players: ['ann'] },
  { ...base, players: ['ann', 'bob', 'cyd'] },
  { ...base, players: ['a', 'nnbob'] },
  { ...base, game: 'deckshouse', rules: '' },
];

describe('decks', () => {
  it('are the positions 0 to n − 1, in an order that the seed and the whole context decide', () => {
    fc.assert(
      fc.property(seedArb, sizeArb, (seed, deckSize) => {
        const order = dealOrder({ ...base, deckSize }, seed);
        if (new Set(order).size !== deckSize || Math.max(...order) !== deckSize - 1)
          throw new Error('not the positions');
        if (order.join() !== dealOrder({ ...base, deckSize }, seed).join()) throw new Error('another order');
      }),
      { numRuns: 50 },
    );
    const seed = '07'.repeat(32);
    expect(new Set([base, ...neighbours].map((context) => dealOrder(context, seed).join())).size).toBe(11);
    expect(new Set([base, ...neighbours].map((context) => deckRoot(context, seed))).size).toBe(11);
    expect(new Set([base, ...neighbours].map((context) => contextHash(context))).size).toBe(11);
    expect(dealDeck(base, seed)).toEqual(dealOrder(base, seed).map((position) => CARDS[position]));
  });

  it('put every card at every position equally often', () => {
    const decks = 10_400;
    const counts = new Float64Array(52 * 52);
    for (let round = 0; round < decks; round += 1) {
      dealOrder({ ...base, round }, '00'.repeat(32)).forEach((card, at) => {
        counts[at * 52 + card] = (counts[at * 52 + card] ?? 0) + 1;
      });
    }
    const mean = decks / 52;
    const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    // 51 × 51 degrees of freedom, six standard deviations: once in a thousand million.
    expect(chiSquare).toBeLessThan(51 * 51 + 6 * Math.sqrt(2 * 51 * 51));
    expect(chiSquare).toBeGreaterThan(51 * 51 - 6 * Math.sqrt(2 * 51 * 51));
  });
});

describe('openings', () => {
  it('hold for every card, and for no other card, place, deck or context', () => {
    fc.assert(
      fc.property(
        seedArb,
        sizeArb,
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...neighbours),
        (seed, deckSize, i, j, other) => {
          const context = { ...base, deckSize };
          const root = deckRoot(context, seed);
          const index = i % deckSize;
          const opening = openCard(context, seed, index);
          if (opening.card !== dealOrder(context, seed)[index]) throw new Error('another card');
          if (!verifyOpening(context, root, opening)) throw new Error('it does not hold');
          const wrong = (j % (deckSize - 1 || 1)) + 1;
          const refused: readonly [FairContext, string, Opening][] = [
            [context, root, { ...opening, index: (index + wrong) % 257 }],
            [context, root, { ...opening, card: (opening.card + wrong) % 257 }],
            [context, deckRoot({ ...context, round: 9 }, seed), opening],
            [{ ...other, deckSize }, root, opening],
            [context, root, { ...opening, path: [...opening.path, root] }],
            [context, root, { ...opening, path: [...opening.path, ...opening.path] }],
            ...(opening.path.length > 0
              ? ([[context, root, { ...opening, path: opening.path.slice(1) }]] as [FairContext, string, Opening][])
              : []),
          ];
          for (const [where, to, what] of refused) {
            const isSame =
              what.path.length === opening.path.length && what.index === index && what.card === opening.card;
            if (isSame && to === root && where === context) continue; // a path of no hashes, doubled
            if (verifyOpening(where, to, what)) throw new Error(`it holds as ${JSON.stringify(what)}`);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('break with every single hex digit', () => {
    const seed = '09'.repeat(32);
    const root = deckRoot(base, seed);
    const text = JSON.stringify(openCard(base, seed, 50));
    let changed = 0;
    for (let i = 0; i < text.length; i += 1) {
      if (!/[0-9a-f]/.test(text[i] ?? '') || /[a-z]"|"[a-z]/.test(text.slice(i - 1, i + 2))) continue;
      const digit = text[i] === '0' ? '1' : '0';
      let opening: unknown;
      try {
        opening = JSON.parse(text.slice(0, i) + digit + text.slice(i + 1));
      } catch {
        continue; // a number must not begin with 0
      }
      changed += 1;
      if (verifyOpening(base, root, opening)) throw new Error(`digit ${i} does not matter`);
    }
    expect(changed).toBeGreaterThan(280);
  });

  it('show nothing of the other cards: equal cards have other salts, and no salt comes twice', () => {
    const salts = Array.from({ length: 52 }, (_, index) => openCard(base, '0a'.repeat(32), index).salt);
    expect(new Set(salts).size).toBe(52);
  });
});

describe('hash trees', () => {
  it('of any size lead from every leaf to the root that the definition gives', () => {
    /** The definition of RFC 6962: split at the largest power of two below the size. */
    const rootOf = (leaves: readonly Uint8Array[]): Uint8Array => {
      if (leaves.length === 1) return leaves[0] as Uint8Array;
      const half = 2 ** (Math.ceil(Math.log2(leaves.length)) - 1);
      const both = [rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half))];
      return hashTree(both as Uint8Array[]).at(-1)?.[0] as Uint8Array;
    };
    for (const size of [1, 2, 3, 4, 5, 7, 8, 9, 15, 31, 33, 52, 63, 64, 65, 127, 129, 255, 256]) {
      const leaves = Array.from({ length: size }, (_, i) => hashLeaf(new Uint8Array([i, size])));
      const tree = hashTree(leaves);
      const root = Buffer.from(rootOf(leaves)).toString('hex');
      expect(Buffer.from(tree.at(-1)?.[0] ?? []).toString('hex')).toBe(root);
      leaves.forEach((leaf, index) => {
        const path = treePath(tree, index);
        const reached = rootOfPath(leaf, index, size, path);
        if (reached === null || Buffer.from(reached).toString('hex') !== root) throw new Error(`${index} of ${size}`);
        if (path.length > Math.ceil(Math.log2(size))) throw new Error('a path too long');
      });
    }
  });
});
