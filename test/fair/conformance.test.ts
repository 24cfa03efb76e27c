import { CARDS } from 'kings-corner';
import {
  classicDeck,
  classicFingerprint,
  commitList,
  contextHash,
  contribution,
  dealDeck,
  dealOrder,
  deckRoot,
  deckSeed,
  detectClassic,
  extendTranscript,
  type FairContext,
  openCard,
  type Sfc32Variant,
  sfc32,
  transcript,
  verifyClassic,
  verifyOpening,
  verifyRound,
  xmur3,
} from 'kings-corner/fair';
import { describe, expect, it } from 'vitest';
import { encode } from '../../src/chance/hash.js';
import { hashLeaf, hashTree, rootOfPath, treePath } from '../../src/fair/tree.js';
import vectors from '../conformance/fair.json' with { type: 'json' };

type Words = [number, number, number, number];
const fromHex = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));
const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const take = (next: () => number, count: number): number[] => Array.from({ length: count }, next);
const dealOf = (id: string) => {
  const deal = vectors.deals.find((each) => each.id === id);
  if (deal === undefined) throw new Error(`no deal ${id}`);
  return deal;
};

describe('the classic generators', () => {
  it.each(vectors.xmur3)('xmur3 gives the published numbers for $id', ({ input, out }) => {
    expect(take(xmur3(input), out.length)).toEqual(out);
  });

  it.each(vectors.sfc32)('sfc32 gives the published numbers for $id', ({ variant, state, out }) => {
    expect(take(sfc32(...(state as Words), variant as Sfc32Variant), out.length)).toEqual(out);
  });

  it('sfc32 defaults to the variant of PractRand, whose published numbers it gives', () => {
    const { state, skip, out } = vectors.sfc32Anchor;
    const next = sfc32(...(state as Words));
    take(next, skip);
    expect(take(next, out.length)).toEqual(out);
  });

  it.each(vectors.classic)('deals the published classic deck $id', ({ variant, seed, words, firstJ, deck }) => {
    expect(take(xmur3(seed), 4)).toEqual(words);
    const next = sfc32(...(words as Words), variant as Sfc32Variant);
    expect(firstJ.map((_, i) => Number((BigInt(next()) * BigInt(52 - i)) >> 32n))).toEqual(firstJ);
    expect(classicDeck(seed, variant as Sfc32Variant)).toEqual(deck);
  });

  it.each(vectors.classicFingerprint)('takes the fingerprint over text or bytes as published for $seed', (vector) => {
    expect(classicFingerprint(vector.seed, 'ascii-hex')).toBe(vector.sha256OfAsciiHex);
    expect(classicFingerprint(vector.seed, 'bytes')).toBe(vector.sha256OfRawBytes);
  });

  it('gives two seeds one deck where the classic scheme does, and another fingerprint', () => {
    const { seeds, words, deckPost, deckPre } = vectors.classicTwinSeeds;
    for (const seed of seeds) {
      expect(take(xmur3(seed), 4)).toEqual(words);
      expect(classicDeck(seed, 'post')).toEqual(deckPost);
      expect(classicDeck(seed, 'pre')).toEqual(deckPre);
    }
    expect(new Set(seeds.map((seed) => classicFingerprint(seed, 'bytes'))).size).toBe(seeds.length);
  });

  it('never deals the deck of a seed that was lost on the way', () => {
    const { zeroStateDeckPost, zeroStateDeckPre } = vectors.classicBugSentinels;
    for (let i = 0; i < 200; i += 1) {
      expect(classicDeck(`seed ${i}`, 'post')).not.toEqual(zeroStateDeckPost);
      expect(classicDeck(`seed ${i}`, 'pre')).not.toEqual(zeroStateDeckPre);
    }
  });

  it.each(vectors.classicRecords)('judges $id as published, with the warning', ({ ok, ...record }) => {
    const { seed, fingerprint, deck } = record;
    const report = verifyClassic(record as unknown as Parameters<typeof verifyClassic>[0]);
    expect(report.ok).toBe(ok);
    expect(report.checks.some(({ status }) => status === 'fail')).toBe(!ok);
    expect(report.warnings).toEqual(['weak-2^32']);
    if (ok) {
      const { matches, warnings } = detectClassic({ seed, fingerprint, firstCards: deck.slice(0, 40) });
      const scheme = { sfc32: record.sfc32, fingerprintOver: record.fingerprintOver, dealEnd: 'start' };
      expect(matches).toEqual([scheme]);
      expect(warnings).toEqual(['weak-2^32']);
    }
  });
});

describe('the hash tree', () => {
  const { leafInputs, roots, paths } = vectors.rfc6962;
  const leaves = leafInputs.map((input) => hashLeaf(fromHex(input)));

  it('has the published roots of the first 1 to 8 leaves', () => {
    for (let size = 1; size <= 8; size += 1) {
      expect(toHex(hashTree(leaves.slice(0, size)).at(-1)?.[0] ?? new Uint8Array())).toBe(roots[size]);
    }
  });

  it.each(paths)('has the published path of leaf $index of $size', ({ index, size, path }) => {
    const tree = hashTree(leaves.slice(0, size));
    expect(treePath(tree, index).map(toHex)).toEqual(path);
    const reached = rootOfPath(leaves[index] ?? new Uint8Array(), index, size, path.map(fromHex));
    expect(reached && toHex(reached)).toBe(roots[size]);
    const leaf = leaves[index] ?? new Uint8Array();
    expect(rootOfPath(leaf, index, size, [...path.map(fromHex), leaf])).toBe(null);
    if (path.length > 0) expect(rootOfPath(leaf, index, size, path.slice(1).map(fromHex))).not.toEqual(reached);
  });
});

describe.each(vectors.deals)('the deal $id', (deal) => {
  const context: FairContext = deal.context;
  const { commitments, secrets, beaconValue } = deal;

  it('has the published hashes from context to root', () => {
    expect(contextHash(context)).toBe(deal.ctx);
    expect(secrets.map((secret, k) => contribution(context, k, secret))).toEqual(commitments);
    expect(commitList(context, commitments)).toBe(deal.commitList);
    expect(deckSeed(context, { commitments, secrets, beaconValue })).toBe(deal.deckSeed);
    expect(dealOrder(context, deal.deckSeed)).toEqual(deal.deck);
    expect(deckRoot(context, deal.deckSeed)).toBe(deal.root);
    if (context.deckSize === 52) {
      expect(dealDeck(context, fromHex(deal.deckSeed))).toEqual(deal.deck.map((position) => CARDS[position]));
    }
  });

  it('has the published openings, which hold, as do those of all other cards', () => {
    for (const opening of deal.openings) expect(openCard(context, deal.deckSeed, opening.index)).toEqual(opening);
    deal.deck.forEach((card, index) => {
      const opening = openCard(context, deal.deckSeed, index);
      expect(opening.card).toBe(card);
      expect(verifyOpening(context, deal.root, opening)).toBe(true);
      expect(verifyOpening(context, fromHex(deal.root), opening)).toBe(true);
    });
  });
});

describe('openings and transcripts', () => {
  it.each(vectors.badOpenings)('refuses $id', ({ deal, opening, valid }) => {
    const { context, root } = dealOf(deal);
    expect(verifyOpening(context, root, opening)).toBe(valid);
  });

  it('could be guessed without salts, as the published leaf shows', () => {
    const { leaf, index, ctx, recoveredCard } = vectors.unsaltedDemo;
    const two = (value: number): Uint8Array => new Uint8Array([value >> 8, value]);
    const found = CARDS.findIndex(
      (_, card) => toHex(hashLeaf(encode('card', [fromHex(ctx), two(index), two(card), new Uint8Array(0)]))) === leaf,
    );
    expect(found).toBe(recoveredCard);
  });

  it.each(vectors.chains)('gives the published heads of $id', ({ deal, moves, heads }) => {
    const known = vectors.deals.find((each) => each.id === deal); // the deals of some chains are not published
    if (known) expect(transcript(known.context, known.commitList, known.root, moves)).toEqual(heads);
    moves.forEach((move, i) => {
      expect(extendTranscript(heads[i] ?? '', i + 1, move)).toBe(heads[i + 1]);
    });
  });

  it.each(vectors.records)('judges $id as published', ({ record, ok, failed }) => {
    const { verdict, checks } = verifyRound(record);
    expect(verdict === 'broken').toBe(!ok);
    expect(checks.flatMap(({ id, status }) => (status === 'fail' ? [id] : []))).toEqual(expect.arrayContaining(failed));
    expect(checks.every(({ detail }) => /^[A-Z].*[.?]$/s.test(detail) && detail.length < 200)).toBe(true);
  });
});
