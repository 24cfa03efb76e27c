import type { Random } from '../chance/random.js';
import { addToHand } from './making.js';
import { LIVE, NO_CARD, type Position } from './position.js';

/**
 * Deals the cards that a seat cannot see anew: the other hands and the stock keep their sizes, and every deal of the
 * hidden cards is equally likely. So one world loaded from `sampleRound(view, random)` gives any number of others,
 * without allocating.
 *
 * The round is live, and `seat` is to move, or the seat to move is in phase `draw` or `play`: otherwise the card that
 * it drew is bound, and only `sampleRound` gives such worlds.
 *
 * @throws `RangeError` when the round is over or the card drawn is bound, or when `random` gives a number that is not
 * at least 0 and less than 1 (the position is then none any more).
 * @example
 * ```ts
 * import { createRandom, createRound, sampleRound, shuffleDeck, standard, viewFor } from 'kings-corner';
 * import { createKernel, createPosition, dealHidden, loadRound, toRound } from 'kings-corner/kernel';
 * const random = createRandom('worlds');
 * const view = viewFor(createRound({ seats: 2, deck: shuffleDeck('hello') }), 0);
 * const position = createPosition(createKernel(standard, 2));
 * loadRound(position, sampleRound(view, random));
 * dealHidden(position, 0, random);
 * viewFor(toRound(position), 0); // view
 * ```
 */
export function dealHidden(position: Position, seat: number, random: Random): void {
  const { kernel, next, stock, stockSize, handSizes } = position;
  if (position.outcome !== LIVE) throw new RangeError('position: the round is over, nothing is hidden but the stock');
  if (position.seat !== seat && position.phase > 1) throw new RangeError('position: the card drawn is bound');
  let count = stockSize;
  for (let other = 0; other < kernel.seats; other++) {
    if (other === seat) continue;
    const end = 52 + other;
    for (let card = next[end] as number; card < 52; card = next[card] as number) stock[count++] = card;
  }
  shuffleNumbers(stock, random, count);
  for (let other = 0; other < kernel.seats; other++) {
    if (other === seat) continue;
    const size = handSizes[other] as number; // one for every seat
    emptyHand(position, other);
    for (let held = 0; held < size; held++) addToHand(position, other, stock[--count] as number);
  }
  if (position.seat !== seat && position.drawnCard !== NO_CARD) {
    position.drawnCard = position.previous[52 + position.seat] as number; // received last, if it is still there
  }
}

function emptyHand(position: Position, seat: number): void {
  position.handSizes[seat] = 0;
  position.firstSuits[seat] = 0;
  position.secondSuits[seat] = 0;
  position.next[52 + seat] = 52 + seat;
  position.previous[52 + seat] = 52 + seat;
}

/**
 * Shuffles the first `count` numbers of a list in place, by Fisher and Yates: every order is equally likely when
 * `random` is uniform.
 *
 * @throws `RangeError` when `random` gives something that is not at least 0 and less than 1.
 * @example
 * ```ts
 * import { createRandom } from 'kings-corner';
 * import { shuffleNumbers } from 'kings-corner/kernel';
 * const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
 * shuffleNumbers(deck, createRandom('self-play'));
 * new Set(deck).size; // 52
 * ```
 */
export function shuffleNumbers(numbers: Uint8Array, random: Random, count: number = numbers.length): void {
  for (let last = count - 1; last > 0; last--) {
    const part = random();
    if (!(part >= 0 && part < 1)) throw new RangeError(`random: gave ${part}, which is not at least 0 and less than 1`);
    const other = Math.floor(part * (last + 1));
    const held = numbers[last] as number; // both are places of the list
    numbers[last] = numbers[other] as number;
    numbers[other] = held;
  }
}
