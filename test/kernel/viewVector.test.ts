import {
  type Card,
  dealSizeFor,
  PILES,
  RANKS,
  type RoundView,
  type Scoring,
  sampleRound,
  type Variant,
  viewFor,
} from 'kings-corner';
import { encodeView, KERNEL_CARDS, numberOfCard, VIEW_LENGTH } from 'kings-corner/kernel';
import { expect, it } from 'vitest';
import { createRandom } from '../reference/random.js';
import { positionOf, roundsOnWalks } from './positions.js';

const OPTIONS = [
  ['kingFlip', ['corner', 'vacate', 'stay']],
  ['drawTiming', ['start', 'end', 'whenStuck', 'untilPlayable']],
  ['playObligation', ['none', 'one', 'all']],
  ['kingObligation', ['none', 'immediate', 'turn']],
  ['pileMoves', ['relocate', 'merge', 'none']],
  ['spaceFill', ['any', 'nonKing']],
  ['completedCorners', ['stay', 'collect']],
  ['blockedWhen', ['passCycle', 'noLegalMove']],
  ['blockedResult', ['nobody', 'lowestPenalty', 'fewestCards']],
] as const;

/** The vector as its table tells it, from the view alone. */
function expected(view: RoundView): number[] {
  const { variant, seat, piles, turn, outcome } = view;
  const seats = view.handSizes.length;
  if (seat === null) throw new Error('no seat');
  const away = (other: number): number => (other - seat + seats) % seats;
  const bySeat = (numbers: readonly number[]): number[] =>
    [0, 1, 2, 3, 4, 5].map((place) => (place < seats ? (numbers[(seat + place) % seats] ?? 0) : 0));
  const cardAt = (card: Card | undefined): number => (card === undefined ? 0 : numberOfCard(card) + 1);
  return [
    ...KERNEL_CARDS.map((card) => placeOf(view, card, away)),
    ...PILES.map((id) => cardAt(piles[id][0])),
    ...PILES.map((id) => cardAt(piles[id].at(-1))),
    ...bySeat(view.handSizes),
    ...bySeat(view.passes),
    ...bySeat(view.collected.map((own) => own.length)),
    ...[view.stockSize, away(turn.seat), away(view.dealer)],
    ['draw', 'play', 'playFound', 'placeKing'].indexOf(turn.phase),
    ...[turn.drawn, turn.played, turn.merged, turn.relocated ? 1 : 0, cardAt(turn.drawnCard ?? undefined)],
    ...[view.idleTurns, turn.number, view.ply],
    outcome === null ? 0 : outcome.type === 'blocked' ? 1 : 2 + away(outcome.seat),
    ...[seats, dealSizeFor(variant, seats)],
    ...variantNumbers(variant),
  ];
}

function placeOf(
  { seat: own, hand, hands, piles, collected }: RoundView,
  card: Card,
  away: (s: number) => number,
): number {
  const inHand = (hands ?? []).findIndex((cards) => cards.includes(card));
  const pile = PILES.findIndex((id) => piles[id].includes(card));
  const collector = collected.findIndex((own) => own.flat().includes(card));
  if (hand.includes(card) && own !== null) return 1 + away(own);
  if (inHand >= 0) return 1 + away(inHand);
  if (pile >= 0) return 7 + pile;
  return collector >= 0 ? 15 + away(collector) : 0;
}

function variantNumbers(variant: Variant): number[] {
  const { scoring } = variant;
  const of = <T extends Scoring['type']>(type: T): Extract<Scoring, { type: T }> | undefined =>
    scoring.type === type ? (scoring as Extract<Scoring, { type: T }>) : undefined;
  const chips = of('chips');
  return [
    ...OPTIONS.map(([option, values]) => (values as readonly string[]).indexOf(variant[option])),
    ['penalty', 'none', 'chips', 'corners'].indexOf(scoring.type),
    variant.teams === 'partners' ? 1 : 0,
    ...RANKS.map((rank) => of('penalty')?.points[rank] ?? 0),
    ...[chips?.ante ?? 0, chips?.pass ?? 0, chips?.perCard ?? 0, of('corners')?.goingOut ?? 0],
  ];
}

it('writes what the view of a seat holds, whichever world is behind it', () => {
  const random = createRandom(1);
  const rounds = roundsOnWalks(60);
  let vectors = 0;
  for (const round of rounds) {
    for (const seat of round.hands.keys()) {
      const view = viewFor(round, seat);
      const vector = new Int32Array(VIEW_LENGTH).fill(-1);
      encodeView(positionOf(round), seat, vector);
      const text = expected(view).join();
      if (vector.join() !== text) throw new Error(`ply ${round.ply}, seat ${seat}: ${vector.join()} is not ${text}`);
      if (round.outcome !== null) continue;
      encodeView(positionOf(sampleRound(view, random)), seat, vector);
      if (vector.join() !== text) throw new Error(`ply ${round.ply}, seat ${seat}: another world, another vector`);
      vectors++;
    }
  }
  expect(vectors).toBeGreaterThan(5000);
  expect(rounds.some(({ outcome }) => outcome !== null)).toBe(true);
});

it('writes numbers that 32 bits do not hold as the highest', () => {
  const [round] = roundsOnWalks(1);
  if (round === undefined) throw new Error('no round');
  const variant: Variant = { ...round.variant, scoring: { type: 'chips', ante: 2 ** 40, pass: 0, perCard: 2 } };
  const vector = new Int32Array(VIEW_LENGTH);
  encodeView(positionOf({ ...round, variant }), 0, vector);
  expect(Array.from(vector.subarray(125))).toEqual([2 ** 31 - 1, 0, 2, 0]);
});
