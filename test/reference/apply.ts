import type { PileId } from '../../src/rules/piles.js';
import { CROSS, isCorner, isKing, PILES, present } from './cards.js';
import {
  drewPlayedOrMerged,
  handToMove,
  hasLegalPlay,
  isMerge,
  isRelocation,
  isStuck,
  isTransfer,
  legalMoves,
  playedOrMerged,
} from './legal.js';
import { formatMove } from './moveText.js';
import { beginTurn, copyRound, type Move, nextSeat, type Round } from './round.js';

/** The round after a legal move; the given one stays as it was. */
export function applyMove(before: Round, move: Move): Round {
  const text = formatMove(move);
  if (!legalMoves(before).some((legal) => formatMove(legal) === text)) throw new Error(`${text} is not legal`);
  const round = copyRound(before);
  round.ply += 1;
  switch (move.type) {
    case 'play':
      play(round, move);
      break;
    case 'movePile':
      movePile(round, move.from, move.to);
      break;
    case 'draw':
      draw(round);
      break;
    case 'endTurn':
      handOver(round);
      break;
  }
  return round;
}

/** R-OUT: place, collect a completed corner, go out; only then does the turn go on or end. */
function play(round: Round, move: Extract<Move, { type: 'play' }>): void {
  const hand = handToMove(round);
  hand.splice(hand.indexOf(move.card), 1);
  round.piles[move.to].push(move.card);
  round.turn.played += 1;
  round.turn.relocated = false;
  collect(round, move.to);
  if (goesOut(round)) {
    round.outcome = { type: 'out', seat: round.turn.seat };
    return;
  }
  switch (round.turn.phase) {
    case 'playFound': // R-DRAW-UNTIL: then comes the final draw, or with an empty stock the turn ends at once
      if (round.stock.length > 0) round.turn.phase = 'draw';
      else handOver(round);
      break;
    case 'placeKing': // R-PLACE-KING: then the turn ends, without another draw
      handOver(round);
      break;
  }
}

/** R-PILE */
function movePile(round: Round, from: PileId, to: PileId): void {
  if (isRelocation(round, from, to)) {
    round.turn.relocated = true;
  } else {
    round.turn.merged += 1;
    round.turn.relocated = false;
  }
  round.piles[to].push(...round.piles[from]);
  round.piles[from] = [];
  collect(round, to);
}

/** R-COLLECT */
function collect(round: Round, pile: PileId): void {
  if (round.variant.completedCorners === 'collect' && isCorner(pile) && round.piles[pile].length === 13) {
    present(round.collected[round.turn.seat]).push(round.piles[pile]);
    round.piles[pile] = [];
  }
}

/** R-OUT and R-SOLO: with one seat, going out needs an empty stock too. */
function goesOut(round: Round): boolean {
  if (handToMove(round).length > 0) return false;
  return round.hands.length > 1 || round.stock.length === 0;
}

/** R-DRAW: takes the card, then does what this draw leads to. */
function draw(round: Round): void {
  const searching = isSearching(round);
  const card = present(round.stock.shift());
  handToMove(round).push(card);
  round.turn.drawn += 1;
  round.turn.drawnCard = card;

  switch (round.variant.drawTiming) {
    case 'start': // R-DRAW-START
    case 'whenStuck': // R-DRAW-STUCK: phase `play` goes on
      round.turn.phase = 'play';
      break;
    case 'end':
      endTurnByDraw(round);
      break;
    case 'untilPlayable': // R-DRAW-UNTIL
      if (!searching) endTurnByDraw(round);
      else if (hasLegalPlay(round, card)) round.turn.phase = 'playFound';
      else if (round.stock.length === 0) handOver(round);
      break;
  }
}

/** R-DRAW-UNTIL: stuck, and has not played or merged this turn; the draw of phase `draw` is the final one. */
function isSearching(round: Round): boolean {
  return round.turn.phase === 'play' && isStuck(round) && !playedOrMerged(round);
}

/** R-PLACE-KING: a draw that ends the turn and brings a king under `immediate`. */
function endTurnByDraw(round: Round): void {
  if (round.variant.kingObligation === 'immediate' && isKing(present(round.turn.drawnCard))) {
    round.turn.phase = 'placeKing';
  } else {
    handOver(round);
  }
}

/** R-HANDOVER */
function handOver(round: Round): void {
  const seat = round.turn.seat;
  if (!playedOrMerged(round)) round.passes[seat] = present(round.passes[seat]) + 1;
  round.idleTurns = drewPlayedOrMerged(round) ? 0 : round.idleTurns + 1;
  if (isBlocked(round)) {
    round.outcome = { type: 'blocked' };
    return;
  }
  round.turn = beginTurn(round.variant, round.turn.number + 1, nextSeat(seat, round.hands.length), round.stock);
}

/** R-BLOCK */
function isBlocked(round: Round): boolean {
  switch (round.variant.blockedWhen) {
    case 'passCycle':
      return round.idleTurns === round.hands.length;
    case 'noLegalMove':
      return round.stock.length === 0 && !someMergeOrTransfer(round) && !someCardHasLegalPlay(round);
  }
}

function someMergeOrTransfer(round: Round): boolean {
  if (round.variant.pileMoves === 'none') return false;
  return CROSS.some((from) => PILES.some((to) => isMerge(round, from, to) || isTransfer(round, from, to)));
}

function someCardHasLegalPlay(round: Round): boolean {
  return round.hands.flat().some((card) => hasLegalPlay(round, card));
}
