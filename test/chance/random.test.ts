import { createRandom } from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { encode, hash, mac, macWith } from '../../src/chance/hash.js';
import { createSfc32 } from '../../src/chance/sfc32.js';
import vectors from '../conformance/chance.json' with { type: 'json' };
import fair from '../conformance/fair.json' with { type: 'json' };

const fromHex = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));
const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('createRandom', () => {
  it.each(vectors.random)('gives the published numbers for "$seedText"', ({ seedText, u32 }) => {
    const random = createRandom(seedText);
    expect(u32.map(() => random())).toEqual(u32.map((word) => word / 2 ** 32));
  });

  it('stays from 0 up to 1, and two generators of one seed do not disturb each other', () => {
    const one = createRandom('same');
    const two = createRandom('same');
    const first = Array.from({ length: 10_000 }, () => one());
    expect(first.every((x) => x >= 0 && x < 1)).toBe(true);
    expect(first.map(() => two())).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(9_990);
  });

  it('gives every seed numbers of its own', () => {
    expect(new Set(Array.from({ length: 5000 }, (_, i) => createRandom(`${i}`)())).size).toBe(5000);
  });
});

describe('createSfc32', () => {
  it.each(fair.sfc32.filter(({ variant }) => variant === 'post'))('follows $state as published', ({ state, out }) => {
    const next = createSfc32(...(state as [number, number, number, number]));
    expect(out.map(() => next())).toEqual(out);
  });
});

describe('the encoding that is hashed', () => {
  it.each(fair.enc)('is the published one for $tag', ({ tag, parts, enc, H }) => {
    expect(toHex(encode(tag, parts.map(fromHex)))).toBe(enc);
    expect(toHex(hash(tag, ...parts.map(fromHex)))).toBe(H);
  });

  it('differs whenever the list of parts differs', () => {
    const lists = [[], [''], ['', ''], ['ab'], ['a', 'b'], ['', 'ab'], ['ab', '']];
    const bytes = lists.map((parts) =>
      toHex(
        encode(
          't',
          parts.map((part) => new TextEncoder().encode(part)),
        ),
      ),
    );
    expect(new Set(bytes).size).toBe(lists.length);
  });

  it('writes lengths past one, two and three bytes', () => {
    for (const size of [255, 256, 65_536, 16_777_216]) {
      const bytes = encode('', [new Uint8Array(size)]);
      expect(new DataView(bytes.buffer).getUint32(4 + 'kings-corner/fair/v1/'.length)).toBe(size);
    }
  });

  it('gives the same codes with a key worked in once', async () => {
    const key = await crypto.subtle.importKey(
      'raw',
      new Uint8Array(32).fill(9),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    const subtle = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
      toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes)));
    const code = macWith(new Uint8Array(32).fill(9));
    const messages = [new Uint8Array(0), new Uint8Array([1]), new Uint8Array(100).fill(3)];
    for (const message of messages) expect(toHex(code(message))).toBe(await subtle(message));
    expect(toHex(mac(new Uint8Array(32).fill(9), 't', new Uint8Array([1])))).toBe(
      await subtle(new Uint8Array(encode('t', [new Uint8Array([1])]))),
    );
  });
});
