import { type Card, fits, isKing } from './cards.js';
import { variantIssuesWithin } from './checkVariant.js';
import type { Issue } from './errors.js';
import { hasEmptyCorner, isCorner, PILES, type Pile } from './piles.js';
import { canPlay } from './placing.js';
import { expecting, type RuleBetween } from './reading.js';
import type { RoundState } from './state.js';

/** A round, or what a view shows of one: hidden cards are `null`. */
export interface Position extends Omit<RoundState, 'hands' | 'stock'> {
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly stock: readonly (Card | null)[];
}

/** What makes a position of the right shape one that can be played on, or scored when it is over. */
export const POSITION_RULES: readonly RuleBetween<Position>[] = [
  { reads: ['variant'], issues: variantIssuesWithin },
  { reads: ['variant', 'hands', 'dealer', 'turn', 'collected', 'passes'], issues: seatIssues },
  { reads: ['hands', 'stock', 'piles', 'collected'], issues: cardIssues },
  {
    reads: ['piles'],
    issues: ({ piles }) => PILES.flatMap((id) => pileIssues(`piles.${id}`, piles[id], isCorner(id))),
  },
  { reads: ['variant', 'collected'], issues: collectedIssues },
  { reads: ['turn'], issues: drawnCardIssues },
  { reads: ['variant', 'hands', 'stock', 'piles', 'turn', 'outcome'], issues: phaseIssues },
  { reads: ['variant', 'hands', 'stock', 'piles', 'turn', 'idleTurns', 'outcome'], issues: outcomeIssues },
];

/** R-SEAT: every list by seat has one item for each seat, and every seat is one of them. */
function seatIssues({ variant, hands, dealer, turn, collected, passes }: Position): readonly Issue[] {
  const seats = hands.length;
  const { min, max } = variant.seats;
  const issues: Issue[] = [];
  if (seats < min || seats > max) issues.push(expecting('hands', 'seats-out-of-range', `${min} to ${max} seats`));
  for (const [path, { length }] of [
    ['collected', collected],
    ['passes', passes],
  ] as const) {
    if (length !== seats) issues.push(expecting(path, 'wrong-length', 'one item for each seat'));
  }
  for (const [path, seat] of [
    ['dealer', dealer],
    ['turn.seat', turn.seat],
  ] as const) {
    if (seat >= seats) issues.push(expecting(path, 'no-seat', 'a seat'));
  }
  return issues;
}

/** T-CARDS */
function cardIssues({ hands, stock, piles, collected }: Position): readonly Issue[] {
  const places: [path: string, cards: readonly (Card | null)[]][] = [
    ...hands.map((hand, seat) => [`hands.${seat}`, hand] as [string, typeof hand]),
    ['stock', stock],
    ...PILES.map((id) => [`piles.${id}`, piles[id]] as [string, Pile]),
    ...collected.flatMap((own, seat) => own.map((pile, at) => [`collected.${seat}.${at}`, pile] as [string, Pile])),
  ];
  const issues: Issue[] = [];
  const seen = new Set<Card>();
  let cards = 0;
  for (const [path, place] of places) {
    cards += place.length;
    place.forEach((card, index) => {
      if (card === null) return;
      if (seen.has(card)) issues.push(expecting(`${path}.${index}`, 'card-doubled', 'a card that lies nowhere else'));
      seen.add(card);
    });
  }
  if (cards !== 52) issues.push(expecting('', 'card-count', '52 cards'));
  return issues;
}

/** T-PILES */
function pileIssues(path: string, pile: Pile, needsKing: boolean): readonly Issue[] {
  return pile.flatMap((card, index) => {
    const below = pile[index - 1];
    if (below === undefined)
      return needsKing && !isKing(card) ? [expecting(`${path}.0`, 'corner-needs-king', 'a king')] : [];
    return fits(card, below) ? [] : [expecting(`${path}.${index}`, 'does-not-fit', 'a card that fits')];
  });
}

/** R-COLLECT */
function collectedIssues({ variant, collected }: Position): readonly Issue[] {
  return collected.flatMap((own, seat) =>
    own.flatMap((pile, at) => {
      const path = `collected.${seat}.${at}`;
      const isCollected = variant.completedCorners === 'collect' && pile.length === 13;
      return isCollected ? pileIssues(path, pile, true) : [expecting(path, 'not-collected', 'a completed corner')];
    }),
  );
}

function drawnCardIssues({ turn }: Position): readonly Issue[] {
  const isDrawn = turn.drawn > 0 || turn.drawnCard === null;
  return isDrawn ? [] : [expecting('turn.drawnCard', 'nothing-drawn', 'no card, for none was drawn')];
}

/** R-TURN: a live turn stands in a phase that its variant knows and that can go on. */
function phaseIssues(position: Position): readonly Issue[] {
  const isSound = position.outcome !== null || isPhasePlayable(position);
  return isSound ? [] : [expecting('turn.phase', 'phase-mismatch', 'a phase that can go on')];
}

function isPhasePlayable({ variant, hands, stock, piles, turn }: Position): boolean {
  const { drawTiming, kingObligation } = variant;
  const card = turn.drawnCard;
  // in the view of another seat both the drawn card and the cards of the hand are null
  const isHeld = hands[turn.seat]?.includes(card) ?? false;
  switch (turn.phase) {
    case 'draw': // R-DRAW-START, and the final draw of R-DRAW-UNTIL
      return stock.length > 0 && (drawTiming === 'start' || drawTiming === 'untilPlayable');
    case 'play':
      return drawTiming !== 'start' || turn.drawn > 0 || stock.length === 0;
    case 'playFound': // R-DRAW-UNTIL
      return drawTiming === 'untilPlayable' && isHeld && (card === null || canPlay(variant, piles, [card]));
    case 'placeKing': // R-PLACE-KING
      return (
        kingObligation === 'immediate' &&
        (drawTiming === 'end' || drawTiming === 'untilPlayable') &&
        isHeld &&
        (card === null || (isKing(card) && hasEmptyCorner(piles)))
      );
  }
}

/** R-OUT, R-SOLO, R-BLOCK: a hand is empty exactly when its seat went out, and a blocked round is blocked. */
function outcomeIssues({ variant, hands, stock, turn, idleTurns, outcome }: Position): readonly Issue[] {
  const out = outcome?.type === 'out' ? outcome.seat : null;
  const issues = hands.flatMap((hand, seat) => {
    const isOut = hand.length === 0 && (hands.length > 1 || stock.length === 0);
    if (isOut === (seat === out)) return [];
    return [expecting(`hands.${seat}`, 'hand-mismatch', isOut ? 'a card' : 'no card, for the seat went out')];
  });
  if (out !== null && out !== turn.seat) issues.push(expecting('outcome.seat', 'no-seat', 'the seat of the turn'));
  // T-NO-DEADLOCK: `noLegalMove` blocks no round that has all its cards; and no turn is idle while there is a stock
  const isBlocked = variant.blockedWhen === 'passCycle' && stock.length === 0 && idleTurns >= hands.length;
  if (outcome?.type === 'blocked' && !isBlocked) {
    issues.push(expecting('outcome', 'not-blocked', 'no outcome, for the round is not blocked'));
  }
  return issues;
}
