import { type Card, isKing } from './cards.js';
import { type Kinds, kindOf, union } from './kinds.js';
import { type Move, type PlayMove, type ReadMove, readMove } from './moves.js';
import {
  baseOf,
  type CrossId,
  hasEmptyCorner,
  isCorner,
  isEmptyCorner,
  isSpace,
  PILES,
  type Pile,
  type PileId,
} from './piles.js';
import { canPlay, kindsAccepted, kindsByPile, kindsForSpaces, kingsAreBound, refusal } from './placing.js';
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
 * @see docs/rules.md (moves), T-LEGAL
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
  if (!now.hand.includes(card)) return 'card-not-in-hand';
  return kingIssue(now, card, to) ?? placeIssue(now, card, to);
}

/** Why a pile refuses a card by what lies there. */
function placeIssue({ variant, piles }: Situation, card: Card, to: PileId): ReturnType<typeof refusal> | null {
  const pile = piles[to];
  return (kindsAccepted(variant, to, pile) & kindOf(card)) !== 0 ? null : refusal(to, pile);
}

/** Why a card may not be played while kings are owed to the corners. */
function kingIssue(now: Situation, card: Card, to: PileId): 'king-to-corner' | 'king-first' | null {
  if (!kingsAreBound(now.variant, now.piles)) return null;
  if (isKing(card)) return isEmptyCorner(now.piles, to) ? null : 'king-to-corner'; // R-KING-PLACE
  return isKingFirst(now) ? 'king-first' : null; // R-KING-MUST
}

/** R-KING-MUST, `'immediate'`: whether only plays of kings into empty corners are legal now. */
function isKingFirst({ variant, piles, turn, hand }: Situation): boolean {
  return turn.phase === 'play' && kingsAreBound(variant, piles) && hand.some(isKing);
}

function pileMoveIssue(now: Situation, from: PileId, to: PileId): PileMoveIssue | null {
  const { variant, piles } = now;
  if (isCorner(from)) return 'corner-pile-fixed'; // R-CORNER
  if (variant.pileMoves === 'none') return 'pile-moves-off'; // R-PILE
  if (from === to) return 'same-pile';
  const base = baseOf(piles[from]);
  if (base === undefined) return 'pile-empty';
  if (isKingFirst(now)) return 'king-first'; // R-KING-MUST
  return isSpace(piles, to) ? relocationIssue(now, base) : placeIssue(now, base, to);
}

/** R-PILE: why a pile may not be moved into a space. */
function relocationIssue({ variant, turn }: Situation, base: Card): PileMoveIssue | null {
  if (variant.pileMoves !== 'relocate') return 'relocation-off';
  if ((kindsForSpaces(variant) & kindOf(base)) === 0) return 'space-refuses-king'; // R-SPACE
  return turn.relocated ? 'relocation-repeated' : null;
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
  const { variant, piles, hand } = now;
  const moves: Move[] = [];
  const accepted = kindsByPile(variant, piles);
  const anywhere = union(accepted);
  for (const card of hand) {
    if ((kindOf(card) & anywhere) !== 0) addPlays(now, card, accepted, moves);
  }
  if (variant.pileMoves !== 'none' && !isKingFirst(now)) {
    addPileMoves(now, 'N', piles.N, accepted, moves);
    addPileMoves(now, 'E', piles.E, accepted, moves);
    addPileMoves(now, 'S', piles.S, accepted, moves);
    addPileMoves(now, 'W', piles.W, accepted, moves);
  }
  if (drawIssue(now) === null) moves.push({ type: 'draw' });
  if (endTurnIssue(now) === null) moves.push({ type: 'endTurn' });
  return moves;
}

function addPlays(now: Situation, card: Card, accepted: readonly Kinds[], moves: Move[]): void {
  const kind = kindOf(card);
  for (let index = 0; index < accepted.length; index++) {
    if (((accepted[index] as Kinds) & kind) === 0) continue; // `index` is in range
    const to = PILES[index] as PileId; // likewise
    if (kingIssue(now, card, to) === null) moves.push({ type: 'play', card, to });
  }
}

function addPileMoves(now: Situation, from: CrossId, pile: Pile, accepted: readonly Kinds[], moves: Move[]): void {
  const base = baseOf(pile);
  if (base === undefined) return;
  const kind = kindOf(base);
  for (let index = 0; index < accepted.length; index++) {
    if (((accepted[index] as Kinds) & kind) === 0) continue; // as above
    const to = PILES[index] as PileId;
    // a base never fits the top of its own pile, so `to` is another one
    const isLegal = !isSpace(now.piles, to) || relocationIssue(now, base) === null;
    if (isLegal) moves.push({ type: 'movePile', from, to });
  }
}
