import type { Random } from '../chance/random.js';
import { shuffleNumbers } from '../kernel/hiddenCards.js';
import { addToHand } from '../kernel/making.js';
import { copyPosition, NO_CARD, type Position } from '../kernel/position.js';

/** The cards that a seat does not see, of its own position ({@link conceal}): they lie in the stock and in the other hands. */
export function hiddenCards(own: Position): Uint8Array {
  const { next, seat, bases, tops, collectedCount, collectedKings } = own;
  const isSeen = new Uint8Array(52);
  for (let card = next[52 + seat] as number; card < 52; card = next[card] as number) isSeen[card] = 1;
  const seeRun = (base: number, top: number): void => {
    let card = base;
    isSeen[card] = 1;
    while (card !== top && card >= 4) {
      card = next[card] as number;
      isSeen[card] = 1;
    }
  };
  for (let pile = 0; pile < 8; pile++) {
    const base = bases[pile] as number;
    if (base !== NO_CARD) seeRun(base, tops[pile] as number);
  }
  for (let index = 0; index < collectedCount; index++) seeRun(collectedKings[index] as number, NO_CARD);
  return Uint8Array.from({ length: 52 }, (_, card) => card).filter((card) => isSeen[card] === 0);
}

/**
 * Fills `world` with a round that could be behind a seat's own position: the hidden cards, shuffled in place, go to the other hands
 * and to the stock, every order being equally likely.
 */
export function fillWorld(world: Position, own: Position, hidden: Uint8Array, random: Random): void {
  copyPosition(world, own);
  const { seat, kernel, handSizes, stockSize } = own;
  shuffleNumbers(hidden, random);
  let dealt = 0;
  for (let of = 0; of < kernel.seats; of++) {
    if (of === seat) continue;
    world.handSizes[of] = 0;
    for (let count = handSizes[of] as number; count > 0; count--) addToHand(world, of, hidden[dealt++] as number);
  }
  for (let index = 0; index < stockSize; index++) world.stock[index] = hidden[dealt++] as number;
}
