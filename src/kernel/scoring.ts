import type { Kernel } from './kernel.js';
import { BLOCKED, LIVE, type Position } from './position.js';

/**
 * Writes the points of a finished round by seat, as `scoreRound` gives them; of a live one what they would be if it
 * were blocked now. Allocates nothing. `points` has a place for every seat.
 *
 * @see R-SCORE
 * @example
 * ```ts
 * import { createRound, handPoints, shuffleDeck, standard } from 'kings-corner';
 * import { createKernel, createPosition, loadRound, writePoints } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(standard, 2));
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * const points = new Float64Array(2);
 * loadRound(position, round);
 * writePoints(position, points);
 * points[1] === handPoints(round.hands[1] ?? [], standard); // true
 * ```
 */
export function writePoints(position: Position, points: Float64Array): void {
  const { kernel, outcome, collectedSeats, collectedCount } = position;
  for (let seat = 0; seat < kernel.seats; seat++) points[seat] = handPenalty(position, seat);
  if (kernel.scoring === 3) {
    for (let index = 0; index < collectedCount; index++) (points[collectedSeats[index] as number] as number)++;
    if (outcome >= 0) (points[outcome] as number) += kernel.goingOut;
  } else if (kernel.scoring === 2 && outcome >= 0) {
    points[outcome] = chipsPlayedFor(position);
  }
}

/**
 * The penalty points of the cards in a hand; 0 under every other scoring.
 *
 * @see R-SCORE
 * @example
 * ```ts
 * import { createRound, shuffleDeck, solitaire } from 'kings-corner';
 * import { createKernel, createPosition, handPenalty, loadRound } from 'kings-corner/kernel';
 * const position = createPosition(createKernel(solitaire, 1));
 * loadRound(position, createRound({ variant: solitaire, seats: 1, deck: shuffleDeck('hello') }));
 * handPenalty(position, 0); // 0: solitaire starts with an empty hand
 * ```
 */
export function handPenalty({ kernel, next }: Position, seat: number): number {
  let sum = 0;
  for (let card = next[52 + seat] as number; card < 52; card = next[card] as number) {
    sum += kernel.penalties[card >> 2] as number; // a row for every rank
  }
  return sum;
}

/**
 * The chips of a blocked round that nobody won, as `scoreRound` gives them; otherwise 0.
 *
 * @see R-SCORE
 * @example
 * ```ts
 * import { jaxChips } from 'kings-corner';
 * import { createKernel, createPosition, leftOverPot } from 'kings-corner/kernel';
 * leftOverPot(createPosition(createKernel(jaxChips, 2))); // 0: the round is live
 * ```
 */
export function leftOverPot(position: Position): number {
  return position.kernel.scoring === 2 && position.outcome === BLOCKED ? chipsPlayedFor(position) : 0;
}

/** R-SCORE, `chips`: antes, passes, and cards left in all hands. */
function chipsPlayedFor({ kernel, passes, handSizes }: Position): number {
  let pot = kernel.seats * kernel.ante;
  for (let seat = 0; seat < kernel.seats; seat++) {
    pot += (passes[seat] as number) * kernel.pass + (handSizes[seat] as number) * kernel.perCard;
  }
  return pot;
}

/**
 * The set of seats that won, one bit a seat (bit 0 is seat 0), as `scoreRound` names them; 0 when nobody won, or the
 * round is live.
 *
 * @see R-WIN
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * import { createKernel, createPosition, winnersOf } from 'kings-corner/kernel';
 * winnersOf(createPosition(createKernel(standard, 2))); // 0
 * ```
 */
export function winnersOf(position: Position): number {
  const { kernel, outcome } = position;
  if (outcome === LIVE) return 0;
  if (kernel.scoring === 3) return cornerWinners(position);
  if (outcome !== BLOCKED) return partyOf(kernel, outcome);
  if (kernel.seats === 1 || kernel.scoring === 2) return 0; // R-SOLO, R-WIN
  if (kernel.blockedResult === 0) return 0; // R-BLOCK-RESULT
  if (kernel.blockedResult === 1)
    return kernel.scoring === 0 ? bestParties(kernel, (seat) => -handPenalty(position, seat)) : 0;
  return bestParties(kernel, (seat) => -(position.handSizes[seat] as number));
}

/** R-WIN, `corners`: the parties with most points; tied, the one that went out if it is among them. */
function cornerWinners(position: Position): number {
  const { kernel, outcome, collectedCount } = position;
  if (outcome === BLOCKED && (kernel.seats === 1 || collectedCount === 0)) return 0; // R-SOLO
  const best = bestParties(kernel, (seat) => cornerPoints(position, seat));
  const out = outcome === BLOCKED ? 0 : partyOf(kernel, outcome);
  return (best & out) !== 0 ? out : best;
}

function cornerPoints({ kernel, outcome, collectedSeats, collectedCount }: Position, seat: number): number {
  let points = outcome === seat ? kernel.goingOut : 0;
  for (let index = 0; index < collectedCount; index++) if (collectedSeats[index] === seat) points++;
  return points;
}

/** R-TEAM: the seats of the party of a seat. */
function partyOf({ seats, parties }: Kernel, seat: number): number {
  let party = 0;
  for (let other = seat % parties; other < seats; other += parties) party |= 1 << other;
  return party;
}

/** The seats of the parties whose merits sum up highest. */
function bestParties(kernel: Kernel, meritOf: (seat: number) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  let seats = 0;
  for (let party = 0; party < kernel.parties; party++) {
    let merit = 0;
    for (let seat = party; seat < kernel.seats; seat += kernel.parties) merit += meritOf(seat);
    if (merit > best) seats = 0;
    if (merit < best) continue;
    best = merit;
    seats |= partyOf(kernel, party);
  }
  return seats;
}
