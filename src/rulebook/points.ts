import { RANKS, type Rank } from '../rules/cards.js';
import type { PointTable } from '../rules/variant.js';

/** How cards and points are told. */
interface PointWords {
  readonly number: (value: number) => string;
  readonly ranks: (ranks: readonly Rank[]) => string;
  readonly groups: readonly [every: string, others: string, printed: string];
}

/** R-SCORE, `penalty`: what cards cost, dearest first, each row as the words for the cards and for the points. */
export function pointRows(table: PointTable, { number, ranks, groups }: PointWords): readonly (readonly string[])[] {
  const [every, others, printed] = groups;
  // the numbers printed on the cards are one price, where several cost that
  const asPrinted = RANKS.filter((rank, index) => index > 0 && index < 10 && table[rank] === index + 1);
  const priceOf = (rank: Rank): string =>
    asPrinted.length > 3 && asPrinted.includes(rank) ? printed : number(table[rank]);
  const prices = [...new Set([...RANKS].sort((a, b) => table[b] - table[a]).map(priceOf))];
  const rows = prices.map((price) => ({ price, cards: RANKS.filter((rank) => priceOf(rank) === price) }));
  // most of the cards stand last, as those that the others are not
  const isMost = (cards: readonly Rank[]): boolean => cards.length > 6;
  return rows
    .sort((a, b) => Number(isMost(a.cards)) - Number(isMost(b.cards)))
    .map(({ price, cards }) => [isMost(cards) ? (rows.length > 1 ? others : every) : ranks(cards), price]);
}
