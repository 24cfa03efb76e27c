import { NO_CARD, type Position } from './position.js';

/*
 * A key is a sum of random-looking words, one for each thing that a position has: a pile with its base and top, a card
 * in a hand. A sum does not ask in which order it is made, so equal piles in other places and equal suits give the same
 * key, and it changes by little when a move changes little.
 */

/** For each base and top of a pile, by {@link pileRow}: two words. */
export const PILE_WORDS: Int32Array = /* @__PURE__ */ wordsOf(0, 2 * 26 * 26);

/** For each kind of card in the hand of each seat, by 26 × seat + kind: two words. */
export const HAND_WORDS: Int32Array = /* @__PURE__ */ wordsOf(1, 6 * 26);

/** For each seat: two words for a corner that it collected. */
export const COLLECTED_WORDS: Int32Array = /* @__PURE__ */ wordsOf(2, 6);

const STOCK = 3;
const TURN = 4;
const IDLE = 5;
const PASSES = 6;

/**
 * Writes the key of a position, 64 bits in two words. Two positions have the same key when the same can be played from
 * them, up to the symmetries of {@link distinctMoves}: the same kinds of card (rank and colour) in the same hands, the
 * same stock, equal piles in the cross and in the corners, in whichever order, the same turn as far as its rules ask,
 * the same number of idle turns (if they can block) and of passes (if they cost chips). Other positions have other
 * keys, but for an accident.
 *
 * @see T-SYMMETRY
 * @example
 * ```ts
 * import { createRound, shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createPosition, DRAW, loadRound, makeMove, writeKey } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(standard, 2));
 * const [before, after] = [new Int32Array(2), new Int32Array(2)];
 * loadRound(position, createRound({ seats: 2, deck: shuffleDeck('hello') }));
 * writeKey(position, before);
 * makeMove(position, DRAW);
 * writeKey(position, after);
 * before[0] === after[0]; // false
 * ```
 */
export function writeKey(position: Position, key: Int32Array): void {
  key[0] = wordOf(position, 0);
  key[1] = wordOf(position, 1);
}

function wordOf(position: Position, which: 0 | 1): number {
  const { kernel, stock, stockSize, passes, next, collectedSeats, collectedCount } = position;
  let sum = word(which, TURN, turnFeature(position));
  if (kernel.isBlockedByPasses) sum += word(which, IDLE, position.idleTurns);
  for (let pile = 0; pile < 8; pile++) {
    if (position.bases[pile] !== NO_CARD) sum += PILE_WORDS[2 * pileRow(position, pile) + which] as number;
  }
  for (let seat = 0; seat < kernel.seats; seat++) {
    for (let card = next[52 + seat] as number; card < 52; card = next[card] as number) {
      sum += HAND_WORDS[2 * (26 * seat + (card >> 1)) + which] as number;
    }
    if (kernel.scoring === 2) sum += word(which, PASSES, 8 * (passes[seat] as number) + seat);
  }
  for (let index = 0; index < stockSize; index++) {
    sum += word(which, STOCK, 32 * index + ((stock[index] as number) >> 1));
  }
  for (let index = 0; index < collectedCount; index++) {
    sum += COLLECTED_WORDS[2 * (collectedSeats[index] as number) + which] as number;
  }
  return sum | 0;
}

/** The row of {@link PILE_WORDS} for a pile that is not empty. */
export function pileRow({ bases, tops }: Position, pile: number): number {
  return rowOf(pile, (bases[pile] as number) >> 1, (tops[pile] as number) >> 1);
}

/** The same for a base and a top of these kinds. */
export function rowOf(pile: number, base: number, top: number): number {
  return ((pile >> 2) * 26 + base) * 26 + top;
}

/** What the rules ask about a turn, as one number. */
function turnFeature(position: Position): number {
  const { seat, phase, drawn, played, merged, relocated, outcome } = position;
  const done = (drawn > 0 ? 1 : 0) | (played > 0 ? 2 : 0) | (played + merged > 0 ? 4 : 0) | (relocated << 3);
  const bound = phase === 2 || phase === 3 ? (position.drawnCard >> 1) + 1 : 0;
  return (((((outcome + 2) * 8 + seat) * 4 + phase) * 16 + done) << 5) + bound;
}

function wordsOf(domain: number, rows: number): Int32Array {
  return Int32Array.from({ length: 2 * rows }, (_, index) => word(index & 1, domain, index >> 1));
}

/** A random-looking word for a thing of a domain. */
function word(which: number, domain: number, value: number): number {
  return mix(mix(2 * domain + which + 1) ^ value);
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
