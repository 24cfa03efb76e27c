import { type Card, isKing } from './cards.js';
import { type Kinds, kindOf } from './kinds.js';
import { type Move, type PlayMove, type ReadMove, readMove } from './moves.js';
import { CROSS, hasEmptyCorner, isCorner, isEmptyCorner, isSpace, PILES, type PileId } from './piles.js';
import { canPlay, kindsAccepted, kindsByPile, kingsAreBound, placeIssue, refusal } from './placing.js';
import { type Situation, situationOf } from './situation.js';
import type { RoundState, RoundView, Turn } from './state.js';

/** Why a card may not be played. */
export type PlayIssue =
  | 'card-not-in-hand'
  | 'king-to-corner'
  | 'king-first'
  | 'corner-needs-king'
  | 'space-refuses-king'
  | 'does-not-fit';

/** Why a pile may not be moved. */
export type PileMoveIssue =
  | 'corner-pile-fixed'
  | 'pile-moves-off'
  | 'same-pile'
  | 'pile-empty'
  | 'king-first'
  | 'corner-needs-king'
  | 'does-not-fit'
  | 'relocation-off'
  | 'space-refuses-king'
  | 'relocation-repeated';

/** What a seat still owes before its turn may end (R-MAY-END). */
export type MayEndIssue = 'must-play-king' | 'must-play';

/** Why no card may be drawn. */
export type DrawIssue = 'stock-empty' | 'king-first' | 'cannot-draw' | 'already-acted' | 'not-stuck' | MayEndIssue;

/** Why the turn may not be ended. */
export type EndTurnIssue = 'king-first' | 'must-draw' | 'must-act' | MayEndIssue;

/**
 * Why a move is refused. When several codes apply, the first in the order of the table in docs/errors.md is given.
 *
 * `stale` comes only from the guard of {@link tryApplyMove}.
 */
export type IllegalCode =
  | 'malformed-move'
  | 'round-over'
  | 'not-your-turn'
  | 'stale'
  | 'must-draw'
  | 'must-play-found'
  | 'must-place-king'
  | PlayIssue
  | PileMoveIssue
  | DrawIssue
  | EndTurnIssue;

/**
 * The legal moves in listing order: plays (cards in hand order, for each the piles in {@link PILES} order), pile moves, draw,
 * end of turn. Reads only what the seat to move may see, so a round and that seat's view give the same.
 *
 * `[]` for a finished round, and for the view of a seat that is not to move or of a spectator.
 *
 * @see RULES 2, T-LEGAL
 * @example
 * ```ts
 * import { createRound, formatMove, legalMoves, shuffleDeck } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * legalMoves(round).map(formatMove).join(' '); // 'd'
 * ```
 */
export function legalMoves(round: RoundState | RoundView): Move[] {
  if (round.outcome !== null) return [];
  const situation = situationOf(round);
  return situation === null ? [] : movesIn(situation);
}

/**
 * Why a move is not legal now, as a code; `null` for a legal move. The move may be any value.
 *
 * @see docs/errors.md
 * @example
 * ```ts
 * import { createRound, moveIssue, shuffleDeck } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * moveIssue(round, { type: 'draw' }); // null
 * moveIssue(round, { type: 'endTurn' }); // 'must-draw'
 * moveIssue(round, 'draw'); // 'malformed-move'
 * ```
 */
export function moveIssue(round: RoundState | RoundView, move: unknown): IllegalCode | null {
  const read = readMove(move);
  return read === null ? 'malformed-move' : issueOf(round, read);
}

/** The same for a move that is well formed. */
export function issueOf(round: RoundState | RoundView, move: ReadMove): IllegalCode | null {
  if (round.outcome !== null) return 'round-over';
  const situation = situationOf(round);
  return situation === null ? 'not-your-turn' : issueIn(situation, move);
}

/** R-TURN: each phase has its own moves. */
function issueIn(now: Situation, move: ReadMove): IllegalCode | null {
  switch (now.turn.phase) {
    case 'draw': // R-DRAW-START, and the final draw of R-DRAW-UNTIL
      return move.type === 'draw' ? null : 'must-draw';
    case 'playFound': // R-DRAW-UNTIL
      return isPlayOfDrawnCard(now, move) ? playIssue(now, move) : 'must-play-found';
    case 'placeKing': // R-PLACE-KING
      return isPlayOfDrawnCard(now, move) && isEmptyCorner(now.piles, move.to)
        ? playIssue(now, move)
        : 'must-place-king';
    case 'play':
      switch (move.type) {
        case 'play':
          return playIssue(now, move);
        case 'movePile':
          return pileMoveIssue(now, move.from, move.to);
        case 'draw':
          return drawIssue(now);
        case 'endTurn':
          return endTurnIssue(now);
      }
  }
}

function isPlayOfDrawnCard(now: Situation, move: ReadMove): move is PlayMove {
  return move.type === 'play' && move.card === now.turn.drawnCard;
}

function playIssue(now: Situation, { card, to }: PlayMove): PlayIssue | null {
  return now.hand.includes(card) ? playIssueOf(now, card, to) : 'card-not-in-hand';
}

/** The same for a card that is in the hand. */
function playIssueOf(now: Situation, card: Card, to: PileId): PlayIssue | null {
  if (!isKing(card) && isKingFirst(now)) return 'king-first'; // R-KING-MUST
  return placeIssue(now.variant, now.piles, card, to); // R-BUILD, R-CORNER, R-SPACE, R-KING-PLACE
}

/** R-KING-MUST, `'immediate'`: whether only plays of kings into empty corners are legal now. */
function isKingFirst({ variant, piles, turn, hand }: Situation): boolean {
  return turn.phase === 'play' && kingsAreBound(variant, piles) && hand.some(isKing);
}

function pileMoveIssue(now: Situation, from: PileId, to: PileId): PileMoveIssue | null {
  const { variant, piles, turn } = now;
  if (isCorner(from)) return 'corner-pile-fixed'; // R-CORNER
  if (variant.pileMoves === 'none') return 'pile-moves-off'; // R-PILE
  if (from === to) return 'same-pile';
  const base = piles[from][0];
  if (base === undefined) return 'pile-empty';
  if (isKingFirst(now)) return 'king-first';
  const isAccepted = (kindsAccepted(variant, to, piles[to]) & kindOf(base)) !== 0;
  if (!isSpace(piles, to)) return isAccepted ? null : refusal(to, piles[to]); // R-PILE: a merge or a transfer
  if (variant.pileMoves !== 'relocate') return 'relocation-off'; // R-PILE
  if (!isAccepted) return refusal(to, piles[to]); // R-SPACE
  return turn.relocated ? 'relocation-repeated' : null; // R-PILE
}

/** R-MAY-END */
function mayEndIssue({ variant, piles, turn, hand }: Situation): MayEndIssue | null {
  const owesKing = variant.kingObligation === 'turn' && hasEmptyCorner(piles) && hand.some(isKing); // R-KING-MUST
  if (owesKing) return 'must-play-king';
  const owesPlay = variant.playObligation === 'all' || (variant.playObligation === 'one' && turn.played === 0); // R-MUST
  return owesPlay && canPlay(variant, piles, hand) ? 'must-play' : null;
}

/** R-DRAW, the column of the draw; in phase `play`. */
function drawIssue(now: Situation): DrawIssue | null {
  const { variant, piles, turn, hand, stockSize } = now;
  if (stockSize === 0) return 'stock-empty';
  if (isKingFirst(now)) return 'king-first'; // R-KING-MUST
  switch (variant.drawTiming) {
    case 'start':
      return 'cannot-draw';
    case 'whenStuck': // R-DRAW-STUCK
      if (hasActed(turn)) return 'already-acted';
      return canPlay(variant, piles, hand) ? 'not-stuck' : null;
    case 'end':
    case 'untilPlayable':
      return mayEndIssue(now);
  }
}

/** R-DRAW, the column of the end of the turn; in phase `play`. */
function endTurnIssue(now: Situation): EndTurnIssue | null {
  if (isKingFirst(now)) return 'king-first'; // R-KING-MUST
  return mayEndIssue(now) ?? owedIssue(now);
}

/** R-DRAW: what a seat owes its turn while there is a stock. */
function owedIssue({ variant, piles, turn, hand, stockSize }: Situation): 'must-draw' | 'must-act' | null {
  if (stockSize === 0) return null; // with an empty stock nothing is drawn and no draw is owed
  switch (variant.drawTiming) {
    case 'start':
      return null;
    case 'whenStuck': // R-DRAW-STUCK
      if (hasActed(turn)) return null;
      return canPlay(variant, piles, hand) ? 'must-act' : 'must-draw';
    case 'end':
    case 'untilPlayable':
      return 'must-draw';
  }
}

/** Whether something was drawn, played or merged this turn. */
function hasActed({ drawn, played, merged }: Turn): boolean {
  return drawn + played + merged > 0;
}

function movesIn(now: Situation): Move[] {
  switch (now.turn.phase) {
    case 'draw':
      return [{ type: 'draw' }];
    case 'playFound':
    case 'placeKing':
      return playsOfDrawnCard(now);
    case 'play':
      return movesInPlay(now);
  }
}

function playsOfDrawnCard(now: Situation): Move[] {
  const card = now.turn.drawnCard;
  if (card === null) return [];
  const plays = PILES.map((to): PlayMove => ({ type: 'play', card, to }));
  return plays.filter((play) => issueIn(now, play) === null);
}

/**
 * The moves of phase `play`, without asking about each of the 450 conceivable ones: what a pile accepts is found once, and most
 * cards and bases are accepted nowhere.
 */
function movesInPlay(now: Situation): Move[] {
  const moves: Move[] = [];
  const accepted = kindsByPile(now.variant, now.piles);
  for (const card of now.hand) {
    forEachAccepting(accepted, card, (to) => {
      if (playIssueOf(now, card, to) === null) moves.push({ type: 'play', card, to });
    });
  }
  for (const from of CROSS) {
    const base = now.piles[from][0];
    if (base === undefined) continue;
    forEachAccepting(accepted, base, (to) => {
      if (pileMoveIssue(now, from, to) === null) moves.push({ type: 'movePile', from, to });
    });
  }
  if (drawIssue(now) === null) moves.push({ type: 'draw' });
  if (endTurnIssue(now) === null) moves.push({ type: 'endTurn' });
  return moves;
}

function forEachAccepting(accepted: readonly Kinds[], card: Card, action: (to: PileId) => void): void {
  const kind = kindOf(card);
  PILES.forEach((to, index) => {
    if (((accepted[index] ?? 0) & kind) !== 0) action(to);
  });
}
