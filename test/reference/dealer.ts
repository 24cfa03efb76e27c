import type { Card } from '../../src/rules/cards.js';
import type { FirstDealer } from '../../src/rules/variant.js';
import { FRESH_DECK, present, rankNumber } from './cards.js';

/** R-DEALER: the seat that deals the first round. */
export function drawForDealer(firstDealer: FirstDealer, seats: number, deck: readonly Card[]): number {
  let drawing = Array.from({ length: seats }, (_, seat) => seat);
  let rest = [...deck];
  for (;;) {
    const lowestTied = present(drawing[0]);
    if (rest.length < drawing.length) return lowestTied; // the deck ran out
    const drawn = drawing.map((seat, i) => ({ seat, value: worth(firstDealer, present(rest[i])) }));
    rest = rest.slice(drawing.length);
    const best = Math.max(...drawn.map(({ value }) => value));
    drawing = drawn.filter(({ value }) => value === best).map(({ seat }) => seat);
    if (drawing.length === 1) return present(drawing[0]);
  }
}

/** The higher, the more it makes its seat the dealer. */
function worth(firstDealer: FirstDealer, card: Card): number {
  switch (firstDealer) {
    case 'lowestCard':
      return -rankNumber(card);
    case 'highestCard':
      return rankNumber(card);
    case 'random':
      return FRESH_DECK.indexOf(card);
  }
}
