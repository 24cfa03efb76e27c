import type { Card } from '../rules/cards.js';
import { isEqualData } from '../rules/equality.js';
import { PILES, type Pile } from '../rules/piles.js';
import type { Phase, RoundState, Turn } from '../rules/state.js';
import { numberOfCard } from './cardNumbers.js';
import { resetPosition } from './dealing.js';
import type { Kernel } from './kernel.js';
import { addToHand, kindTakenBy, putOn } from './making.js';
import { BLOCKED, LIVE, NO_CARD, type Position } from './position.js';

/** The phases of a turn in the order of their numbers. */
export const PHASES: readonly Phase[] = ['draw', 'play', 'playFound', 'placeKing'];

/**
 * Fills a position with a round; `toRound` gives it back, card for card. The round is one that `applyMove` could play
 * on: it satisfies T-PILES and holds no card twice, but may lack cards.
 *
 * To fill one with what a seat sees, load a world that could be behind the view: `sampleRound(view, random)`. The moves
 * of that seat, `distinctMoves`, `exploreTurn` and `encodeView` do not depend on which world it is.
 *
 * @throws `RangeError` when the round is not for this kernel (another variant, another number of seats), holds a card
 * twice, has a pile that does not descend in alternating colours, or a counter above 2^31 − 1.
 * @example
 * ```ts
 * import { createRound, shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createPosition, loadRound } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(standard, 2));
 * loadRound(position, createRound({ seats: 2, deck: shuffleDeck('hello') }));
 * position.handSizes[0]; // 7
 * ```
 */
export function loadRound(position: Position, round: RoundState): void {
  checkFits(position.kernel, round);
  const { hands, stock, piles, collected, passes, outcome } = round;
  resetPosition(position);
  const unseen = new Uint8Array(52).fill(1);

  hands.forEach((hand, seat) => {
    for (const card of hand) addToHand(position, seat, take(unseen, card));
  });
  position.stockSize = stock.length;
  stock.forEach((card, index) => {
    position.stock[stock.length - 1 - index] = take(unseen, card);
  });
  PILES.forEach((id, index) => {
    const { base, top } = linkPile(position, unseen, piles[id]);
    if (base !== NO_CARD) putOn(position, index, base, top);
  });
  collected.forEach((own, seat) => {
    for (const pile of own) loadCollected(position, unseen, pile, seat);
  });

  passes.forEach((count, seat) => {
    position.passes[seat] = counter(count);
  });
  position.dealer = round.dealer;
  position.idleTurns = counter(round.idleTurns);
  position.ply = counter(round.ply);
  position.outcome = outcome === null ? LIVE : outcome.type === 'blocked' ? BLOCKED : outcome.seat;
  loadTurn(position, round.turn);
}

function checkFits({ variant, seats }: Kernel, round: RoundState): void {
  if (round.hands.length !== seats) throw new RangeError(`round: ${seats} seats are needed, not ${round.hands.length}`);
  if (round.variant !== variant && !isEqualData(round.variant, variant)) {
    throw new RangeError(`round: the variant is not the one of the kernel, ${variant.name}`);
  }
}

function loadTurn(position: Position, turn: Turn): void {
  position.turnNumber = counter(turn.number);
  position.seat = turn.seat;
  position.phase = PHASES.indexOf(turn.phase);
  position.drawn = counter(turn.drawn);
  position.played = counter(turn.played);
  position.merged = counter(turn.merged);
  position.relocated = turn.relocated ? 1 : 0;
  position.drawnCard = turn.drawnCard === null ? NO_CARD : numberOfCard(turn.drawnCard);
}

/** A number that 32 bits hold, with room to grow in no round that is ever played. */
function counter(count: number): number {
  if (count > 0x7fffffff) throw new RangeError(`round: a counter of ${count} is too high`);
  return count;
}

function take(unseen: Uint8Array, card: Card): number {
  const number = numberOfCard(card);
  if (unseen[number] !== 1) throw new RangeError(`round: ${card} stands twice`);
  unseen[number] = 0;
  return number;
}

/** Links the cards of a pile from its base up. */
function linkPile(position: Position, unseen: Uint8Array, pile: Pile): { base: number; top: number } {
  let base = NO_CARD;
  let top = NO_CARD;
  for (const card of pile) {
    const number = take(unseen, card);
    if (top === NO_CARD) base = number;
    else if (number >> 1 !== kindTakenBy(top)) throw new RangeError(`round: ${card} does not fit the card below it`);
    else position.next[top] = number;
    top = number;
  }
  return { base, top };
}

function loadCollected(position: Position, unseen: Uint8Array, pile: Pile, seat: number): void {
  const { base, top } = linkPile(position, unseen, pile);
  if (base < 48 || top >= 4) throw new RangeError('round: a collected pile is not complete');
  const index = position.collectedCount++;
  position.collectedKings[index] = base;
  position.collectedSeats[index] = seat;
}
