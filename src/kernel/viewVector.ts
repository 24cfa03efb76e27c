import type { Kernel } from './kernel.js';
import { BLOCKED, LIVE, NO_CARD, type Position } from './position.js';

/**
 * How many numbers {@link encodeView} writes, whatever the variant and the number of seats.
 *
 * @example
 * ```ts
 * import { VIEW_LENGTH } from 'kings-corner/kernel';
 * new Float32Array(VIEW_LENGTH).length; // 129
 * ```
 */
export const VIEW_LENGTH = 129;

/**
 * Writes what a seat sees of a position as 129 whole numbers (`VIEW_LENGTH`), for people who train players. They depend
 * on nothing that `viewFor(round, seat)` does not show. Seats are counted from the one that sees: relative seat 0 is
 * that seat, 1 the next one.
 *
 * | from | numbers | content |
 * |---|---|---|
 * | 0 | 52 | by card number, where the card lies: 0 out of sight, 1 + relative seat: in a hand (of another seat only once the round is over), 7 + pile: on a pile, 15 + relative seat: in a corner that seat collected |
 * | 52 | 8 | by pile, card number of the base + 1; 0 for an empty pile |
 * | 60 | 8 | by pile, card number of the top + 1; 0 for an empty pile |
 * | 68 | 6 | by relative seat, cards in the hand |
 * | 74 | 6 | by relative seat, passes |
 * | 80 | 6 | by relative seat, corners collected |
 * | 86 | 1 | cards in the stock |
 * | 87 | 2 | relative seat to move, relative seat of the dealer |
 * | 89 | 1 | phase: 0 draw, 1 play, 2 playFound, 3 placeKing |
 * | 90 | 4 | of this turn: cards drawn, cards played, merges and transfers, 1 if a pile was relocated since |
 * | 94 | 1 | card number of the card drawn last + 1; 0 if none, or if another seat drew it |
 * | 95 | 3 | idle turns, number of the turn, ply |
 * | 98 | 1 | outcome: 0 live, 1 blocked, 2 + relative seat that went out |
 * | 99 | 2 | number of seats, cards dealt to each |
 * | 101 | 1 | kingFlip: 0 corner, 1 vacate, 2 stay |
 * | 102 | 1 | drawTiming: 0 start, 1 end, 2 whenStuck, 3 untilPlayable |
 * | 103 | 1 | playObligation: 0 none, 1 one, 2 all |
 * | 104 | 1 | kingObligation: 0 none, 1 immediate, 2 turn |
 * | 105 | 1 | pileMoves: 0 relocate, 1 merge, 2 none |
 * | 106 | 3 | 1 for: spaceFill nonKing, completedCorners collect, blockedWhen noLegalMove |
 * | 109 | 1 | blockedResult: 0 nobody, 1 lowestPenalty, 2 fewestCards |
 * | 110 | 2 | scoring: 0 penalty, 1 none, 2 chips, 3 corners; 1 for teams partners |
 * | 112 | 13 | by rank from the ace, penalty points |
 * | 125 | 4 | ante, pass, perCard, goingOut |
 *
 * Places of seats that there are not hold 0. Points and chips above 2^31 − 1 are written as that. Allocates nothing.
 *
 * @example
 * ```ts
 * import { createRound, shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createPosition, encodeView, loadRound, numberOfCard, VIEW_LENGTH } from 'kings-corner/kernel';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * const position = createPosition(createKernel(standard, 2));
 * loadRound(position, round);
 * const vector = new Int32Array(VIEW_LENGTH);
 * encodeView(position, 0, vector);
 * vector[numberOfCard(round.hands[0]?.[0] ?? 'Kh')]; // 1: in the own hand
 * vector[numberOfCard(round.hands[1]?.[0] ?? 'Kh')]; // 0: out of sight
 * ```
 */
export function encodeView(position: Position, seat: number, vector: Int32Array): void {
  const { kernel, outcome } = position;
  vector.fill(0, 0, VIEW_LENGTH);
  encodeHands(position, seat, vector);
  encodePiles(position, vector);
  encodeCollected(position, seat, vector);
  vector[86] = position.stockSize;
  vector[87] = relative(kernel, position.seat, seat);
  vector[88] = relative(kernel, position.dealer, seat);
  vector[89] = position.phase;
  vector[90] = position.drawn;
  vector[91] = position.played;
  vector[92] = position.merged;
  vector[93] = position.relocated;
  vector[94] = position.seat === seat && position.drawnCard !== NO_CARD ? position.drawnCard + 1 : 0;
  vector[95] = position.idleTurns;
  vector[96] = position.turnNumber;
  vector[97] = position.ply;
  vector[98] = outcome === LIVE ? 0 : outcome === BLOCKED ? 1 : 2 + relative(kernel, outcome, seat);
  encodeVariant(kernel, vector);
}

/** A seat as counted from another one. */
function relative({ seats }: Kernel, seat: number, from: number): number {
  return seat >= from ? seat - from : seat - from + seats;
}

function encodeHands({ kernel, next, handSizes, passes, outcome }: Position, from: number, vector: Int32Array): void {
  for (let seat = 0; seat < kernel.seats; seat++) {
    const place = relative(kernel, seat, from);
    vector[68 + place] = handSizes[seat] as number; // a row for every seat
    vector[74 + place] = passes[seat] as number;
    if (seat !== from && outcome === LIVE) continue;
    for (let card = next[52 + seat] as number; card < 52; card = next[card] as number) vector[card] = 1 + place;
  }
}

function encodePiles({ next, bases, tops }: Position, vector: Int32Array): void {
  for (let pile = 0; pile < 8; pile++) {
    const base = bases[pile] as number; // a row for every pile
    const top = tops[pile] as number;
    if (base === NO_CARD) continue;
    vector[52 + pile] = base + 1;
    vector[60 + pile] = top + 1;
    for (let card = base; card !== top; card = next[card] as number) vector[card] = 7 + pile;
    vector[top] = 7 + pile;
  }
}

function encodeCollected(position: Position, from: number, vector: Int32Array): void {
  const { kernel, next, collectedKings, collectedSeats, collectedCount } = position;
  for (let index = 0; index < collectedCount; index++) {
    const place = relative(kernel, collectedSeats[index] as number, from); // a row for each corner collected
    (vector[80 + place] as number)++;
    let card = collectedKings[index] as number;
    for (let rank = 12; rank >= 0; rank--) {
      vector[card] = 15 + place;
      card = next[card] as number;
    }
  }
}

function encodeVariant(kernel: Kernel, vector: Int32Array): void {
  vector[99] = kernel.seats;
  vector[100] = kernel.dealSize;
  vector[101] = kernel.kingFlip;
  vector[102] = kernel.drawTiming;
  vector[103] = kernel.playObligation;
  vector[104] = kernel.kingObligation;
  vector[105] = kernel.pileMoves;
  vector[106] = kernel.spacesTakeKings ? 0 : 1;
  vector[107] = kernel.isCollecting ? 1 : 0;
  vector[108] = kernel.isBlockedByPasses ? 0 : 1;
  vector[109] = kernel.blockedResult;
  vector[110] = kernel.scoring;
  vector[111] = kernel.parties === kernel.seats ? 0 : 1;
  for (let rank = 0; rank < 13; rank++) vector[112 + rank] = capped(kernel.penalties[rank] as number);
  vector[125] = capped(kernel.ante);
  vector[126] = capped(kernel.pass);
  vector[127] = capped(kernel.perCard);
  vector[128] = capped(kernel.goingOut);
}

function capped(number: number): number {
  return Math.min(number, 0x7fffffff);
}
