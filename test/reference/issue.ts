import { FRESH_DECK, isCorner, isKing, PILES, present } from './cards.js';
import {
  buildTakes,
  cornerTakes,
  drewPlayedOrMerged,
  handToMove,
  isEmpty,
  isEmptyCorner,
  isSpace,
  isStuck,
  kingGoesToCornersOnly,
  kingMustGoNow,
  owesKing,
  owesPlay,
  spaceTakes,
} from './legal.js';
import type { Move, Round } from './round.js';

/** What a caller claims: the seat that moves (`null`: a spectator) and the ply it has seen. */
export interface Claim {
  readonly seat?: number | null;
  readonly ply?: number;
}

/** The code of an illegal move, the first that applies in the order of the public code table; `null` when legal. */
export function moveIssue(round: Round, value: unknown, claim: Claim = {}): string | null {
  const move = readMove(value);
  if (move === null) return 'malformed-move';
  if (round.outcome !== null) return 'round-over';
  if (claim.seat !== undefined && claim.seat !== round.turn.seat) return 'not-your-turn';
  if (claim.ply !== undefined && claim.ply !== round.ply) return 'stale';
  switch (round.turn.phase) {
    case 'draw':
      return move.type === 'draw' ? null : 'must-draw';
    case 'playFound':
      return move.type === 'play' && move.card === round.turn.drawnCard ? playIssue(round, move) : 'must-play-found';
    case 'placeKing':
      return move.type === 'play' && move.card === round.turn.drawnCard && isEmptyCorner(round, move.to)
        ? null
        : 'must-place-king';
    case 'play':
      return playPhaseIssue(round, move);
  }
}

function playPhaseIssue(round: Round, move: Move): string | null {
  switch (move.type) {
    case 'play':
      return playIssue(round, move);
    case 'movePile':
      return movePileIssue(round, move);
    case 'draw':
      return drawIssue(round);
    case 'endTurn':
      return endTurnIssue(round);
  }
}

function playIssue(round: Round, { card, to }: Extract<Move, { type: 'play' }>): string | null {
  if (!handToMove(round).includes(card)) return 'card-not-in-hand';
  if (kingGoesToCornersOnly(round, card) && !isEmptyCorner(round, to)) return 'king-to-corner';
  if (kingMustGoNow(round) && !isKing(card)) return 'king-first';
  if (isEmptyCorner(round, to)) return cornerTakes(card) ? null : 'corner-needs-king';
  if (isSpace(round, to)) return spaceTakes(round, card) ? null : 'space-refuses-king';
  return buildTakes(round, card, to) ? null : 'does-not-fit';
}

function movePileIssue(round: Round, { from, to }: Extract<Move, { type: 'movePile' }>): string | null {
  if (isCorner(from)) return 'corner-pile-fixed';
  if (round.variant.pileMoves === 'none') return 'pile-moves-off';
  if (from === to) return 'same-pile';
  if (isEmpty(round, from)) return 'pile-empty';
  if (kingMustGoNow(round)) return 'king-first';
  const base = present(round.piles[from][0]);
  if (isEmptyCorner(round, to)) return cornerTakes(base) ? null : 'corner-needs-king';
  if (!isEmpty(round, to)) return buildTakes(round, base, to) ? null : 'does-not-fit';
  if (round.variant.pileMoves === 'merge') return 'relocation-off';
  if (!spaceTakes(round, base)) return 'space-refuses-king';
  return round.turn.relocated ? 'relocation-repeated' : null;
}

function drawIssue(round: Round): string | null {
  const timing = round.variant.drawTiming;
  if (round.stock.length === 0) return 'stock-empty';
  if (kingMustGoNow(round)) return 'king-first';
  if (timing === 'start') return 'cannot-draw';
  if (timing === 'whenStuck') {
    if (drewPlayedOrMerged(round)) return 'already-acted';
    return isStuck(round) ? null : 'not-stuck';
  }
  return mayEndIssue(round);
}

function endTurnIssue(round: Round): string | null {
  const timing = round.variant.drawTiming;
  if (kingMustGoNow(round)) return 'king-first';
  const obligation = mayEndIssue(round);
  if (obligation !== null) return obligation;
  if (timing === 'start' || round.stock.length === 0) return null;
  if (timing === 'end' || timing === 'untilPlayable') return 'must-draw';
  if (drewPlayedOrMerged(round)) return null;
  return isStuck(round) ? 'must-draw' : 'must-act';
}

function mayEndIssue(round: Round): string | null {
  if (owesKing(round)) return 'must-play-king';
  return owesPlay(round) ? 'must-play' : null;
}

/** A value as a move, or `null` when it is none; extra keys are ignored. */
function readMove(value: unknown): Move | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, card, from, to } = value as Record<string, unknown>; // any object may be asked for any key
  if (type === 'draw' || type === 'endTurn') return { type };
  const target = PILES.find((pile) => pile === to);
  if (target === undefined) return null;
  if (type === 'play') {
    const played = FRESH_DECK.find((known) => known === card);
    return played === undefined ? null : { type, card: played, to: target };
  }
  if (type === 'movePile') {
    const source = PILES.find((pile) => pile === from);
    return source === undefined ? null : { type, from: source, to: target };
  }
  return null;
}

/** Every move that can be written down at all: 1 + 52 × 8 + 8 × 8 + 1. */
export const CONCEIVABLE: readonly Move[] = [
  ...FRESH_DECK.flatMap((card) => PILES.map((to): Move => ({ type: 'play', card, to }))),
  ...PILES.flatMap((from) => PILES.map((to): Move => ({ type: 'movePile', from, to }))),
  { type: 'draw' },
  { type: 'endTurn' },
];
