import { CARDS, type Card, isRed, rankIndex, suitOf } from '../rules/cards.js';

/**
 * A card as a whole number from 0 to 51: 4 × rank + 2 × red + second suit of that colour. Ranks from the ace (0) to the
 * king (12); clubs and diamonds are the first suits of their colours, spades and hearts the second.
 *
 * `number >> 1` is the card's kind (rank and colour, 0 to 25; kings are 24 and 25): all that the rules ever ask of a
 * card.
 */
export type CardNumber = number;

/**
 * The 52 cards in the order of their numbers: `Ac As Ad Ah 2c 2s …`.
 *
 * @example
 * ```ts
 * import { KERNEL_CARDS } from 'kings-corner/kernel';
 * KERNEL_CARDS.slice(0, 5).join(' '); // 'Ac As Ad Ah 2c'
 * ```
 */
export const KERNEL_CARDS: readonly Card[] = /* @__PURE__ */ cardsByNumber();

function cardsByNumber(): Card[] {
  const cards = CARDS.slice();
  for (const card of CARDS) cards[numberOfCard(card)] = card;
  return cards;
}

/**
 * The number of a card.
 *
 * @example
 * ```ts
 * import { numberOfCard } from 'kings-corner/kernel';
 * numberOfCard('Ac'); // 0
 * numberOfCard('Kh'); // 51
 * ```
 */
export function numberOfCard(card: Card): CardNumber {
  const suit = suitOf(card);
  return 4 * rankIndex(card) + (isRed(card) ? 2 : 0) + (suit === 'h' || suit === 's' ? 1 : 0);
}

/**
 * The card of a number.
 *
 * @throws `RangeError` when the number is none from 0 to 51.
 * @example
 * ```ts
 * import { cardOfNumber } from 'kings-corner/kernel';
 * cardOfNumber(51); // 'Kh'
 * ```
 */
export function cardOfNumber(number: CardNumber): Card {
  const card = KERNEL_CARDS[number];
  if (card === undefined) throw new RangeError(`number: a card number from 0 to 51 is needed, not ${number}`);
  return card;
}
