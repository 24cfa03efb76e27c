/**
 * Why a hint ranks a move where it does: what a computer player says about a move, and what the rulebook makes a sentence of.
 *
 * When several hold of a move, docs/strategy.md says which is given. New reasons may be added in a minor version; none is renamed within a major one.
 */
export type HintReason =
  /** The last card of the hand is played, now or later in this turn. */
  | 'goes-out'
  /** A king starts a corner, and another card may follow it. */
  | 'king-to-corner'
  /** A place of the cross becomes a space. */
  | 'opens-space'
  /** The hand is kept together for later. */
  | 'keeps-for-later'
  /** The next seat can do less. */
  | 'blocks-next-seat'
  /** The turn goes on, or ends, with a draw. */
  | 'draw'
  /** There is no other legal move, and this one plays a card or moves a pile; a draw is `draw` and an end of the turn `ends-turn`. */
  | 'forced'
  /** The card would cost many points in the hand. */
  | 'sheds-points'
  /** One card less in the hand. */
  | 'shed-card'
  /** Nothing else is worth doing. */
  | 'ends-turn';
