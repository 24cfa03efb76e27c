import type { Random } from '../chance/random.js';
import { shuffle } from '../chance/shuffle.js';
import { CARDS, type Card, isKing } from '../rules/cards.js';
import { withItem } from '../rules/lists.js';
import { PILES, topOf } from '../rules/piles.js';
import { canPlay } from '../rules/placing.js';
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
  const { variant, dealer, piles, collected, turn, passes, idleTurns, ply, outcome } = view;
  const { hands, stock } = dealHidden(view, random);
  const round = { variant, dealer, hands, stock, piles, collected, turn, passes, idleTurns, ply, outcome };
  const isDrawnCardHidden = turn.drawn > 0 && turn.drawnCard === null && view.seat !== turn.seat;
  return isDrawnCardHidden ? { ...round, turn: { ...turn, drawnCard: drawnCardOf(round, random) } } : round;
}

type Dealt = Pick<RoundState, 'hands' | 'stock'>;

function dealHidden(view: RoundView, random: Random): Dealt {
  const { turn, handSizes } = view;
  const hidden = hiddenCards(view);
  const found = isLastCardBound(view) ? shuffle(hidden.filter(goesOn(view)), random)[0] : null;
  if (found === undefined) throw new RangeError('view: no hidden card lets the turn go on');
  if (found === null) return dealFrom(view, shuffle(hidden, random), handSizes);

  // cards stand in the order received, so the one just drawn is the last of the hand
  const rest = hidden.filter((card) => card !== found);
  const others = withItem(handSizes, turn.seat, (handSizes[turn.seat] ?? 0) - 1);
  const { hands, stock } = dealFrom(view, shuffle(rest, random), others);
  return { hands: withItem(hands, turn.seat, [...(hands[turn.seat] ?? []), found]), stock };
}

/** The hands that the view shows; the others, and then the stock, from the cards given. */
function dealFrom(
  { seat: own, hand, hands: shown }: RoundView,
  cards: readonly Card[],
  sizes: readonly number[],
): Dealt {
  let dealt = 0;
  const hands = sizes.map((size, seat) => {
    const open = shown === null ? (seat === own ? hand : undefined) : shown[seat];
    if (open !== undefined) return open;
    dealt += size;
    return cards.slice(dealt - size, dealt);
  });
  return { hands, stock: cards.slice(dealt) };
}

/** The cards that lie in the stock, and in hands that the view does not show. */
function hiddenCards({ seat, hand, handSizes, hands, stockSize, piles, collected }: RoundView): readonly Card[] {
  const open = hands === null ? [hand] : hands;
  const seen = new Set([...open, ...PILES.map((id) => piles[id]), ...collected.flat()].flat());
  const hidden = CARDS.filter((card) => !seen.has(card));
  const concealed = handSizes.map((size, of) => (hands !== null || of === seat ? 0 : size));
  const needed = concealed.reduce((total, size) => total + size, stockSize);
  if (hidden.length !== needed)
    throw new RangeError(`view: ${needed} cards are hidden, but ${hidden.length} are unseen`);
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
