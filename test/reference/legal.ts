import type { Card } from '../../src/rules/cards.js';
import type { PileId } from '../../src/rules/piles.js';
import { CORNERS, CROSS, fits, isCorner, isKing, PILES, present } from './cards.js';
import type { Move, Round } from './round.js';

/**
 * All legal moves in listing order: plays (cards in hand order, piles in pile order), pile moves, `draw`, `endTurn`.
 *
 * Written as a list of what each phase allows; `issue.ts` says the same a second time, as what it refuses.
 */
export function legalMoves(round: Round): Move[] {
  if (round.outcome !== null) return [];
  switch (round.turn.phase) {
    case 'draw': // R-DRAW-START, and the final draw of R-DRAW-UNTIL
      return [{ type: 'draw' }];
    case 'playFound': // R-DRAW-UNTIL: that card must be played, and nothing else is legal
      return playsOf(round, present(round.turn.drawnCard));
    case 'placeKing': // R-PLACE-KING: that king must be played into an empty corner
      return playsIntoEmptyCorners(round, present(round.turn.drawnCard));
    case 'play':
      return kingMustGoNow(round) ? kingPlays(round) : playPhaseMoves(round);
  }
}

function playPhaseMoves(round: Round): Move[] {
  const moves: Move[] = handToMove(round).flatMap((card) => playsOf(round, card));
  for (const from of CROSS) {
    for (const to of PILES) {
      if (pileMayMove(round, from, to)) moves.push({ type: 'movePile', from, to });
    }
  }
  if (mayDraw(round)) moves.push({ type: 'draw' });
  if (mayEndTurn(round)) moves.push({ type: 'endTurn' });
  return moves;
}

function playsOf(round: Round, card: Card): Move[] {
  return PILES.filter((to) => takes(round, card, to)).map((to) => ({ type: 'play', card, to }));
}

function playsIntoEmptyCorners(round: Round, king: Card): Move[] {
  return CORNERS.filter((to) => isEmpty(round, to)).map((to) => ({ type: 'play', card: king, to }));
}

function kingPlays(round: Round): Move[] {
  return handToMove(round)
    .filter(isKing)
    .flatMap((king) => playsIntoEmptyCorners(round, king));
}

/** The hand of the seat whose turn it is. */
export function handToMove(round: Round): Card[] {
  return present(round.hands[round.turn.seat]);
}

export function isEmpty(round: Round, pile: PileId): boolean {
  return round.piles[pile].length === 0;
}

/** A space is an empty cross pile. */
export function isSpace(round: Round, pile: PileId): boolean {
  return !isCorner(pile) && isEmpty(round, pile);
}

export function isEmptyCorner(round: Round, pile: PileId): boolean {
  return isCorner(pile) && isEmpty(round, pile);
}

export function someCornerIsEmpty(round: Round): boolean {
  return CORNERS.some((corner) => isEmpty(round, corner));
}

/** R-PLACE: whether a pile takes a card of a hand, whatever the phase and whosever hand. */
export function takes(round: Round, card: Card, pile: PileId): boolean {
  if (kingGoesToCornersOnly(round, card) && !isEmptyCorner(round, pile)) return false;
  if (isSpace(round, pile)) return spaceTakes(round, card);
  if (isEmptyCorner(round, pile)) return cornerTakes(card);
  return buildTakes(round, card, pile);
}

/** R-BUILD */
export function buildTakes(round: Round, card: Card, pile: PileId): boolean {
  return fits(card, present(round.piles[pile].at(-1)));
}

/** R-CORNER */
export function cornerTakes(card: Card): boolean {
  return isKing(card);
}

/** R-SPACE */
export function spaceTakes(round: Round, card: Card): boolean {
  return round.variant.spaceFill === 'any' || !isKing(card);
}

/** R-KING-PLACE */
export function kingGoesToCornersOnly(round: Round, card: Card): boolean {
  return round.variant.kingObligation === 'immediate' && isKing(card) && someCornerIsEmpty(round);
}

/** R-PLACE: a card has a legal play. */
export function hasLegalPlay(round: Round, card: Card): boolean {
  return PILES.some((pile) => takes(round, card, pile));
}

/** R-STUCK, of the seat to move. */
export function isStuck(round: Round): boolean {
  return !handToMove(round).some((card) => hasLegalPlay(round, card));
}

/** R-PILE: a whole cross pile moved onto a non-empty pile its base fits. */
export function isMerge(round: Round, from: PileId, to: PileId): boolean {
  const base = round.piles[from][0];
  const top = round.piles[to].at(-1);
  return from !== to && base !== undefined && top !== undefined && fits(base, top);
}

/** R-PILE: a whole cross pile whose base is a king moved into an empty corner. */
export function isTransfer(round: Round, from: PileId, to: PileId): boolean {
  const base = round.piles[from][0];
  return base !== undefined && isKing(base) && isEmptyCorner(round, to);
}

/** R-PILE: a whole cross pile moved into a space. */
export function isRelocation(round: Round, from: PileId, to: PileId): boolean {
  return from !== to && !isEmpty(round, from) && isSpace(round, to);
}

/** R-PILE, with R-CORNER (corner piles never move) and what R-SPACE says of relocations. */
function pileMayMove(round: Round, from: PileId, to: PileId): boolean {
  if (isCorner(from) || round.variant.pileMoves === 'none') return false;
  if (isMerge(round, from, to) || isTransfer(round, from, to)) return true;
  if (!isRelocation(round, from, to) || round.variant.pileMoves === 'merge') return false;
  return spaceTakes(round, present(round.piles[from][0])) && !round.turn.relocated;
}

/** R-DRAW, the second column, in phase `play`. */
function mayDraw(round: Round): boolean {
  const stock = round.stock.length > 0;
  switch (round.variant.drawTiming) {
    case 'start':
      return false;
    case 'end':
    case 'untilPlayable':
      return stock && mayEnd(round);
    case 'whenStuck':
      return stock && !drewPlayedOrMerged(round) && isStuck(round);
  }
}

/** R-DRAW, the third column, in phase `play`. */
function mayEndTurn(round: Round): boolean {
  const stock = round.stock.length > 0;
  switch (round.variant.drawTiming) {
    case 'start':
      return mayEnd(round);
    case 'end':
    case 'untilPlayable':
      return !stock && mayEnd(round);
    case 'whenStuck':
      return mayEnd(round) && (drewPlayedOrMerged(round) || !stock);
  }
}

export function playedOrMerged(round: Round): boolean {
  return round.turn.played > 0 || round.turn.merged > 0;
}

export function drewPlayedOrMerged(round: Round): boolean {
  return round.turn.drawn > 0 || playedOrMerged(round);
}

/** R-MAY-END */
function mayEnd(round: Round): boolean {
  return !owesPlay(round) && !owesKing(round);
}

/** R-MUST */
export function owesPlay(round: Round): boolean {
  switch (round.variant.playObligation) {
    case 'none':
      return false;
    case 'one':
      return round.turn.played === 0 && !isStuck(round);
    case 'all':
      return !isStuck(round);
  }
}

/** R-KING-MUST, `turn`: no end of turn with a king in the hand and a corner for it. */
export function owesKing(round: Round): boolean {
  return round.variant.kingObligation === 'turn' && kingInHandHasCorner(round);
}

/** R-KING-MUST, `immediate`: in phase `play` only plays of kings into empty corners are legal. */
export function kingMustGoNow(round: Round): boolean {
  return round.variant.kingObligation === 'immediate' && round.turn.phase === 'play' && kingInHandHasCorner(round);
}

function kingInHandHasCorner(round: Round): boolean {
  return handToMove(round).some(isKing) && someCornerIsEmpty(round);
}
