// What the classic scheme gives away, with the time it takes on one core of this machine:
//   1. from the seven cards of one hand, all the others: a search of all 2^32 states behind its seeds;
//   2. for a deck that the dealer likes, a seed of 128 bits that deals it.
// Part of the states can be searched instead: npm run example -- bench/classicAttack.ts 0.05
import { classicDeck, newSecret } from 'kings-corner/fair';
import { keep, parameter, rounded } from './figures.js';

/** The inverse of 3432918353, the multiplier of xmur3, modulo 2^32. */
const INVERSE = inverseOf(3432918353);

const share = Number(parameter ?? 1);
const seed = newSecret().slice(0, 32);
const deck = classicDeck(seed, 'pre');
/** Dealt from the end of the array, seat 0 of two gets every other card of the first fourteen. */
const hand = Array.from({ length: 7 }, (_, i) => deck[51 - 2 * i] as number);

const start = process.cpuUsage();
const found = statesOf(hand);
const seconds = process.cpuUsage(start).user / 1e6;
const same = found.filter((state) => deckOf(state).join() === deck.join());
console.log(`${(share * 100).toFixed(0)} % of the states searched in ${seconds.toFixed(1)} CPU-seconds`);
console.log(`${found.length} deck(s) fit the hand, the true one is ${same.length > 0 ? '' : 'not '}among them`);

const begin = process.cpuUsage();
const other = seedFor(stateAfter(seed));
const forging = process.cpuUsage(begin).user / 1e6;
console.log(`another seed for the same deck in ${forging.toFixed(2)} CPU-seconds:`);
console.log(
  `  ${seed}\n  ${other}\n  ${classicDeck(other, 'pre').join() === deck.join() ? 'same deck' : 'another deck'}`,
);
if (share === 1) keep('classicAttack', { search: rounded(seconds), otherSeed: rounded(forging) });

/** All states whose deck, dealt from its end, gives a hand of every other card. */
function statesOf(cards: readonly number[]): number[] {
  const states: number[] = [];
  const first = cards[0];
  // With a share of less than all, the states searched end with the true one, so that it is among them.
  const count = Math.floor(share * 2 ** 32);
  const last = share < 1 ? stateAfter(seed) : 2 ** 32 - 1;
  const array = new Uint8Array(52);
  for (let i = 0; i < count; i += 1) {
    const state = (last - i) >>> 0;
    let h = state;
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    let a = h;
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    let b = h;
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    let c = h;
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    let d = (h + 1) | 0;
    // The first draw alone decides the card at the end of the array: one state in 52 passes.
    let t = (a + b + d) | 0;
    if (Math.floor(((t >>> 0) * 52) / 2 ** 32) !== first) continue;
    for (let k = 0; k < 52; k += 1) array[k] = k;
    let fits = true;
    for (let k = 51; k >= 39 && fits; k -= 1) {
      const j = Math.floor(((t >>> 0) * (k + 1)) / 2 ** 32);
      const card = array[j] as number;
      array[j] = array[k] as number;
      array[k] = card;
      if ((51 - k) % 2 === 0) fits = card === cards[(51 - k) / 2];
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + t) | 0;
      t = (a + b + d) | 0;
    }
    if (fits) states.push(state);
  }
  return states;
}

/** The deck of a state of xmur3. */
function deckOf(state: number): number[] {
  return classicDeck(seedFor(state), 'pre');
}

/** The state of xmur3 after it has read a text. */
function stateAfter(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) h = absorb(h, text.charCodeAt(i));
  return h >>> 0;
}

function absorb(h: number, code: number): number {
  const mixed = Math.imul(h ^ code, 3432918353);
  return (mixed << 13) | (mixed >>> 19);
}

/** The state before a character, from the state after it: multiplication by an odd number can be undone. */
function release(h: number, code: number): number {
  return Math.imul((h >>> 13) | (h << 19), INVERSE) ^ code;
}

/** A seed of 32 hex digits that leads to a state: half of its last eight digits forwards, half backwards, until they meet. */
function seedFor(state: number): string {
  const four = (n: number): string => n.toString(16).padStart(4, '0');
  for (;;) {
    const head = newSecret().slice(0, 24);
    const from = [...head].reduce((h, digit) => absorb(h, digit.charCodeAt(0)), 1779033703 ^ 32);
    const reached = new Map<number, number>();
    for (let n = 0; n < 65_536; n += 1) {
      reached.set([...four(n)].reduce((h, digit) => absorb(h, digit.charCodeAt(0)), from) >>> 0, n);
    }
    for (let n = 0; n < 65_536; n += 1) {
      const back = [...four(n)].reduceRight((h, digit) => release(h, digit.charCodeAt(0)), state | 0) >>> 0;
      const middle = reached.get(back);
      if (middle !== undefined) return head + four(middle) + four(n);
    }
  }
}

/** By Newton's iteration: each step doubles the bits that are right. */
function inverseOf(odd: number): number {
  let inverse = odd;
  for (let i = 0; i < 5; i += 1) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}
