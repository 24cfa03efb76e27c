import { type Card, fits, isKing } from './cards.js';
import { variantIssuesWithin } from './checkVariant.js';
import { type Issue, issue } from './errors.js';
import { hasEmptyCorner, isCorner, PILES, type Pile } from './piles.js';
import { canPlay } from './placing.js';
import type { Position } from './position.js';
import type { RuleBetween } from './reading.js';

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
  if (seats < min || seats > max) issues.push(issue('hands', 'seats-out-of-range'));
  for (const [path, { length }] of [
    ['collected', collected],
    ['passes', passes],
  ] as const) {
    if (length !== seats) issues.push(issue(path, 'wrong-length'));
  }
  for (const [path, seat] of [
    ['dealer', dealer],
    ['turn.seat', turn.seat],
  ] as const) {
    if (seat >= seats) issues.push(issue(path, 'no-seat'));
  }
  return issues;
}

/** T-CARDS */
function cardIssues({ hands, stock, piles, collected }: Position): readonly Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<Card>();
  let cards = 0;
  const visit = (path: string, place: readonly (Card | null)[]): void => {
    cards += place.length;
    place.forEach((card, index) => {
      if (card === null) return;
      if (seen.has(card)) issues.push(issue(`${path}.${index}`, 'card-doubled'));
      seen.add(card);
    });
  };
  hands.forEach((hand, seat) => {
    visit(`hands.${seat}`, hand);
  });
  visit('stock', stock);
  for (const id of PILES) visit(`piles.${id}`, piles[id]);
  collected.forEach((own, seat) => {
    own.forEach((pile, at) => {
      visit(`collected.${seat}.${at}`, pile);
    });
  });
  return cards === 52 ? issues : [...issues, issue('', 'card-count')];
}

/** T-PILES */
function pileIssues(path: string, pile: Pile, needsKing: boolean): readonly Issue[] {
  return pile.flatMap((card, index) => {
    const below = pile[index - 1];
    if (below === undefined) return needsKing && !isKing(card) ? [issue(`${path}.0`, 'corner-needs-king')] : [];
    return fits(card, below) ? [] : [issue(`${path}.${index}`, 'does-not-fit')];
  });
}

/** R-COLLECT */
function collectedIssues({ variant, collected }: Position): readonly Issue[] {
  return collected.flatMap((own, seat) =>
    own.flatMap((pile, at) => {
      const path = `collected.${seat}.${at}`;
      const isCollected = variant.completedCorners === 'collect' && pile.length === 13;
      return isCollected ? pileIssues(path, pile, true) : [issue(path, 'not-collected')];
    }),
  );
}

function drawnCardIssues({ turn }: Position): readonly Issue[] {
  const isDrawn = turn.drawn > 0 || turn.drawnCard === null;
  return isDrawn ? [] : [issue('turn.drawnCard', 'nothing-drawn')];
}

/** R-TURN: a live turn stands in a phase that its variant knows and that can go on. */
function phaseIssues(position: Position): readonly Issue[] {
  const isSound = position.outcome !== null || isPhasePlayable(position);
  return isSound ? [] : [issue('turn.phase', 'phase-mismatch')];
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
    return [issue(`hands.${seat}`, 'hand-mismatch')];
  });
  if (out !== null && out !== turn.seat) issues.push(issue('outcome.seat', 'no-seat'));
  // T-NO-DEADLOCK: `noLegalMove` blocks no round that has all its cards; and no turn is idle while there is a stock
  const isBlocked = variant.blockedWhen === 'passCycle' && stock.length === 0 && idleTurns >= hands.length;
  if (outcome?.type === 'blocked' && !isBlocked) {
    issues.push(issue('outcome', 'not-blocked'));
  }
  return issues;
}
