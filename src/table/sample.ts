import type { Random } from '../chance/random.js';
import { shuffle } from '../chance/shuffle.js';
import { CARDS, type Card, isKing } from '../rules/cards.js';
import { PILES, topOf } from '../rules/piles.js';
import { canPlay } from '../rules/placing.js';
import { openCards, type Position, positionOf } from '../rules/position.js';
import type { RoundState, RoundView } from '../rules/state.js';

/**
 * A full round that could be behind a view: its view is that view again. The cards that are hidden lie in a random order, every one
 * in which the round could go on being equally likely: a seat that must play or place the card it drew holds one that it can.
 *
 * Whether a card drawn in another seat's turn is still in the hand, a view does not tell and no rule asks; it is taken to be there
 * where it may be.
 *
 * @throws `RangeError` when there is no such round, because the view is not one of a round, or when `random` gives a number that is
 * not at least 0 and less than 1.
 * @example
 * ```ts
 * import { createRandom, createRound, sampleRound, shuffleDeck, viewFor } from 'kings-corner';
 * const view = viewFor(createRound({ seats: 2, deck: shuffleDeck('hello') }), 0);
 * const round = sampleRound(view, createRandom('any'));
 * round.hands[0]; // view.hand
 * round.hands[1]?.length; // 7
 * round.stock.length; // 34
 * ```
 */
export function sampleRound(view: RoundView, random: Random): RoundState {
  const position = positionOf(view);
  const { turn } = view;
  const hidden = hiddenCards(position);
  const found = isLastCardBound(view) ? shuffle(hidden.filter(goesOn(view)), random)[0] : null;
  if (found === undefined) throw new RangeError('view: no round looks so');
  const rest = shuffle(
    hidden.filter((card) => card !== found),
    random,
  );
  const dealt = (cards: readonly (Card | null)[]): readonly Card[] => cards.map((card) => card ?? (rest.pop() as Card)); // one for each
  // cards stand in the order received, so the one that was found is the last of the hand
  const hands = position.hands.map((hand, seat) =>
    found !== null && seat === turn.seat ? [...dealt(hand.slice(0, -1)), found] : dealt(hand),
  );
  const round = { ...position, hands, stock: dealt(position.stock) };
  const isDrawnCardHidden = turn.drawn > 0 && turn.drawnCard === null && view.seat !== turn.seat;
  return isDrawnCardHidden ? { ...round, turn: { ...turn, drawnCard: drawnCardOf(round, random) } } : round;
}

/** The cards that lie where the view shows none. */
function hiddenCards(position: Position): readonly Card[] {
  const open = openCards(position);
  const hidden = CARDS.filter((card) => !open.has(card));
  const places = [...position.hands, position.stock].flat().filter((card) => card === null).length;
  if (hidden.length !== places) throw new RangeError('view: no round looks so');
  return hidden;
}

/** Whether the hidden last card of the hand that is on turn must be such that the turn can go on (R-DRAW-UNTIL, R-PLACE-KING). */
function isLastCardBound({ outcome, seat, turn }: RoundView): boolean {
  return outcome === null && seat !== turn.seat && (turn.phase === 'playFound' || turn.phase === 'placeKing');
}

function goesOn({ variant, piles, turn }: RoundView): (card: Card) => boolean {
  return turn.phase === 'placeKing' ? isKing : (card) => canPlay(variant, piles, [card]);
}

/** A card that may have been the last one drawn: the last of the hand, or, when it must have been played, the top of a pile. */
function drawnCardOf({ hands, piles, turn }: RoundState, random: Random): Card | null {
  const hand = hands[turn.seat] ?? [];
  const last = hand[hand.length - 1];
  const isFoundAndPlayed = turn.phase === 'draw'; // R-DRAW-UNTIL: before the final draw
  if (last !== undefined && !isFoundAndPlayed) return last;
  const tops = PILES.map((id) => topOf(piles[id])).filter((top) => top !== undefined);
  return shuffle(turn.phase === 'placeKing' ? tops.filter(isKing) : tops, random)[0] ?? null;
}
