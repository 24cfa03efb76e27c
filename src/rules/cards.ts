/**
 * A rank, low to high: `A 2 3 4 5 6 7 8 9 T J Q K`. The ace is always low; nothing wraps around.
 *
 * @see docs/rules.md (words)
 */
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';

/** A suit: `c` clubs and `s` spades are black, `d` diamonds and `h` hearts are red. */
export type Suit = 'c' | 'd' | 'h' | 's';

/** The colour of a suit: all that the rules ever ask of it. */
export type Color = 'black' | 'red';

/** A card as two characters, rank then suit: `Kh`, `Td`, `2c`. */
export type Card = `${Rank}${Suit}`;

/**
 * The thirteen ranks, low to high.
 *
 * @example
 * ```ts
 * import { RANKS } from 'kings-corner';
 * RANKS.indexOf('K'); // 12
 * ```
 */
export const RANKS: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/**
 * The four suits in the order of a fresh deck: clubs, diamonds, hearts, spades.
 *
 * @example
 * ```ts
 * import { SUITS } from 'kings-corner';
 * SUITS.join(' '); // 'c d h s'
 * ```
 */
export const SUITS: readonly Suit[] = ['c', 'd', 'h', 's'];

/**
 * The fresh deck: all 52 cards, suits in the order c d h s, each from ace to king (position = 13 × suit + rank).
 *
 * @example
 * ```ts
 * import { CARDS } from 'kings-corner';
 * CARDS.length; // 52
 * CARDS[0]; // 'Ac'
 * CARDS[51]; // 'Ks'
 * ```
 */
export const CARDS: readonly Card[] = /* @__PURE__ */ SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${rank}${suit}`),
);

/** Positions of ranks by character code: cards are compared millions of times in a simulation. */
const RANK_BY_CODE: Int8Array = /* @__PURE__ */ tableByCode(RANKS, (_, index) => index);

const RED_BY_CODE: Int8Array = /* @__PURE__ */ tableByCode(SUITS, (suit) => (suit === 'd' || suit === 'h' ? 1 : 0));

function tableByCode<T extends string>(
  letters: readonly T[],
  numberOf: (letter: T, index: number) => number,
): Int8Array {
  const table = new Int8Array(128);
  letters.forEach((letter, index) => {
    table[letter.charCodeAt(0)] = numberOf(letter, index);
  });
  return table;
}

const KING = 75; // 'K'

/**
 * The rank of a card.
 *
 * @example
 * ```ts
 * import { rankOf } from 'kings-corner';
 * rankOf('Td'); // 'T'
 * ```
 */
export function rankOf(card: Card): Rank {
  return card[0] as Rank; // the type of a card says so; TypeScript does not split template literals by index
}

/**
 * The suit of a card.
 *
 * @example
 * ```ts
 * import { suitOf } from 'kings-corner';
 * suitOf('Td'); // 'd'
 * ```
 */
export function suitOf(card: Card): Suit {
  return card[1] as Suit; // as above
}

/**
 * The colour of a card: clubs and spades are black, diamonds and hearts are red.
 *
 * @example
 * ```ts
 * import { colorOf } from 'kings-corner';
 * colorOf('Td'); // 'red'
 * ```
 */
export function colorOf(card: Card): Color {
  return isRed(card) ? 'red' : 'black';
}

/** The position of a card's rank in {@link RANKS}: 0 for an ace, 12 for a king. */
export function rankIndex(card: Card): number {
  return RANK_BY_CODE[card.charCodeAt(0)] as number; // a card's first character is a rank, so the table has a row
}

/** Whether a card is a diamond or a heart. */
export function isRed(card: Card): boolean {
  return RED_BY_CODE[card.charCodeAt(1)] === 1;
}

/** Whether a card is a king: the only card that may start a corner. */
export function isKing(card: Card): boolean {
  return card.charCodeAt(0) === KING;
}

/**
 * Whether `card` fits `onto`: exactly one rank lower and of the other colour. Nothing fits an ace.
 *
 * @see docs/rules.md (words), R-BUILD
 * @example
 * ```ts
 * import { fits } from 'kings-corner';
 * fits('Qh', 'Ks'); // true
 * fits('Qh', 'Kd'); // false: both are red
 * fits('Kd', 'Ah'); // false: no wrap-around
 * ```
 */
export function fits(card: Card, onto: Card): boolean {
  return rankIndex(card) + 1 === rankIndex(onto) && isRed(card) !== isRed(onto);
}

/**
 * A card as people write it, with a suit sign: `10♥`, `K♠`.
 *
 * @example
 * ```ts
 * import { cardLabel } from 'kings-corner';
 * cardLabel('Th'); // '10♥'
 * ```
 */
export function cardLabel(card: Card): string {
  const rank = rankOf(card);
  return `${rank === 'T' ? '10' : rank}${SIGNS[suitOf(card)]}`;
}

const SIGNS: Readonly<Record<Suit, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** Whether a value is a card: a primitive string of one rank and one suit. */
export function isCard(value: unknown): value is Card {
  return typeof value === 'string' && value.length === 2 && CARD_SET.has(value);
}

const CARD_SET: ReadonlySet<string> = /* @__PURE__ */ new Set<string>(CARDS);
