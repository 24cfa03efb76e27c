import { type Card, isKing } from './cards.js';
import { IllegalMoveError } from './errors.js';
import { handOver } from './handOver.js';
import { kindOf } from './kinds.js';
import { issueOf } from './legality.js';
import { withItem, withoutItem } from './lists.js';
import { type Move, type PileMove, type PlayMove, readMove } from './moves.js';
import { isCorner, isSpace, type PileId, type Piles, withPile } from './piles.js';
import { canPlay, kingsAreBound, playableKinds } from './placing.js';
import { isView } from './situation.js';
import type { Phase, RoundState, Turn } from './state.js';

/**
 * The round after a move: a pure reducer, usable as it is in `useReducer`, Redux or zustand. What the move does not touch keeps
 * its identity; the given round is not changed.
 *
 * @throws {@link IllegalMoveError} with a code when the move is not legal, or is no move at all.
 * @throws `TypeError` when the round is a view: hidden cards cannot be moved.
 * @see docs/rules.md (the turn), T-LEGAL
 * @example
 * ```ts
 * import { applyMove, createRound, shuffleDeck } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * const next = applyMove(round, { type: 'draw' });
 * next.ply; // 1
 * next.stock.length; // 33
 * next.piles === round.piles; // true
 * ```
 */
export function applyMove(round: RoundState, move: Move): RoundState {
  checkNoView(round);
  const read = readMove(move);
  const issue = read === null ? 'malformed-move' : issueOf(round, read);
  if (issue !== null) throw new IllegalMoveError(issue, move);
  return reduce(round, read as Move); // a legal move is a move
}

/** Checks an argument that must be a round with all its cards. */
export function checkNoView(round: RoundState): void {
  if (isView(round)) throw new TypeError('round: a view of one');
}

/** The round after a move that is known to be legal. */
export function reduce(round: RoundState, move: Move): RoundState {
  switch (move.type) {
    case 'play':
      return playCard(round, move);
    case 'movePile':
      return movePile(round, move);
    case 'draw':
      return drawCard(round);
    case 'endTurn':
      return handOver(withTable(round, round.hands, round.stock, round.piles, round.turn));
  }
}

/** R-OUT: place, collect a completed corner, go out; only then what the phase says. */
function playCard(round: RoundState, { card, to }: PlayMove): RoundState {
  const { hands, stock, piles, turn } = round;
  const hand = hands[turn.seat] ?? [];
  const rest = withoutItem(hand, hand.indexOf(card));
  const pile = [...piles[to], card];
  const laid = collect(
    withTable(round, withItem(hands, turn.seat, rest), stock, withPile(piles, to, pile), turnAfterPlay(turn)),
    to,
  );
  if (rest.length === 0 && mayGoOut(laid)) return { ...laid, outcome: { type: 'out', seat: turn.seat } };
  switch (turn.phase) {
    case 'playFound': // R-DRAW-UNTIL: then comes the final draw
      return stock.length > 0 ? withPhase(laid, 'draw') : handOver(laid);
    case 'placeKing': // R-PLACE-KING: then the turn ends
      return handOver(laid);
    default:
      return laid;
  }
}

/** R-SOLO: with one seat, going out needs an empty stock too. */
function mayGoOut({ hands, stock }: RoundState): boolean {
  return hands.length > 1 || stock.length === 0;
}

/** R-PILE: the whole pile moves, and leaves a space. */
function movePile(round: RoundState, { from, to }: PileMove): RoundState {
  const { hands, stock, piles, turn } = round;
  const moved = piles[from];
  const pile = piles[to].length === 0 ? moved : [...piles[to], ...moved];
  const turnAfter = isSpace(piles, to) ? turnAfterRelocation(turn) : turnAfterMerge(turn);
  return collect(withTable(round, hands, stock, withPile(withPile(piles, from, []), to, pile), turnAfter), to);
}

/** R-COLLECT: a corner pile of all thirteen cards is taken off the table and credited to the seat that moved. */
function collect(round: RoundState, to: PileId): RoundState {
  const { variant, piles, collected, turn } = round;
  const pile = piles[to];
  if (variant.completedCorners === 'stay' || !isCorner(to) || pile.length < 13) return round;
  const own = [...(collected[turn.seat] ?? []), pile];
  return { ...round, piles: withPile(piles, to, []), collected: withItem(collected, turn.seat, own) };
}

/** R-DRAW: what follows on a draw depends on the draw timing. */
function drawCard(round: RoundState): RoundState {
  const drawn = takeCard(round);
  const card = round.stock[0] as Card; // a draw is legal only with a stock
  switch (round.variant.drawTiming) {
    case 'start': // R-DRAW-START
    case 'whenStuck': // R-DRAW-STUCK
      return drawn;
    case 'end':
      return endByDraw(drawn, card);
    case 'untilPlayable': // R-DRAW-UNTIL
      return isSearching(round) ? afterSearch(drawn, card) : endByDraw(drawn, card);
  }
}

/** The card goes to the hand, and nothing follows yet. */
export function takeCard(round: RoundState): RoundState {
  const { variant, hands, stock, piles, turn } = round;
  const card = stock[0] as Card; // as above
  const held = withItem(hands, turn.seat, [...(hands[turn.seat] ?? []), card]);
  const phase = variant.drawTiming === 'start' ? 'play' : turn.phase; // R-DRAW-START: phase `play` follows
  return withTable(round, held, stock.slice(1), piles, turnAfterDraw(turn, phase, card));
}

/** R-DRAW-UNTIL: whether a seat that draws now looks for a card it can play. In phase `draw` it makes its final draw. */
function isSearching({ variant, hands, piles, turn }: RoundState): boolean {
  const laidNothing = turn.played + turn.merged === 0;
  return turn.phase === 'play' && laidNothing && !canPlay(variant, piles, hands[turn.seat] ?? []);
}

/** R-DRAW-UNTIL: a card found must be played; otherwise the search goes on while the stock lasts. */
function afterSearch(drawn: RoundState, card: Card): RoundState {
  if ((playableKinds(drawn.variant, drawn.piles) & kindOf(card)) !== 0) return withPhase(drawn, 'playFound');
  return drawn.stock.length > 0 ? drawn : handOver(drawn);
}

/** A draw that ends the turn; R-PLACE-KING: unless it brings a king that must be placed. */
function endByDraw(drawn: RoundState, card: Card): RoundState {
  return isKing(card) && kingsAreBound(drawn.variant, drawn.piles) ? withPhase(drawn, 'placeKing') : handOver(drawn);
}

/** The round one ply later, with what a move can change about it. Spelt out, because it is built for every ply. */
function withTable(
  round: RoundState,
  hands: RoundState['hands'],
  stock: RoundState['stock'],
  piles: Piles,
  turn: Turn,
): RoundState {
  return {
    variant: round.variant,
    dealer: round.dealer,
    hands,
    stock,
    piles,
    collected: round.collected,
    turn,
    passes: round.passes,
    idleTurns: round.idleTurns,
    ply: round.ply + 1,
    outcome: null,
  };
}

function withPhase(round: RoundState, phase: Phase): RoundState {
  return { ...round, turn: { ...round.turn, phase } };
}

function turnAfterPlay({ number, seat, phase, drawn, played, merged, drawnCard }: Turn): Turn {
  return { number, seat, phase, drawn, played: played + 1, merged, relocated: false, drawnCard };
}

function turnAfterMerge({ number, seat, phase, drawn, played, merged, drawnCard }: Turn): Turn {
  return { number, seat, phase, drawn, played, merged: merged + 1, relocated: false, drawnCard };
}

function turnAfterRelocation({ number, seat, phase, drawn, played, merged, drawnCard }: Turn): Turn {
  return { number, seat, phase, drawn, played, merged, relocated: true, drawnCard };
}

function turnAfterDraw({ number, seat, drawn, played, merged, relocated }: Turn, phase: Phase, drawnCard: Card): Turn {
  return { number, seat, phase, drawn: drawn + 1, played, merged, relocated, drawnCard };
}
