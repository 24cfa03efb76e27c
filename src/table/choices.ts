import type { Card } from '../rules/cards.js';
import { legalMoves } from '../rules/legality.js';
import type { Move, PileMove, PlayMove } from '../rules/moves.js';
import type { PileId } from '../rules/piles.js';
import type { RoundState, RoundView } from '../rules/state.js';

/** The plays of each card that has one, in listing order. */
export type MovesByCard = { readonly [C in Card]?: readonly PlayMove[] };

/** The moves of each pile that has one, in listing order. A corner has none; it may be asked for, as in a loop over all piles. */
export type MovesByPile = { readonly [Id in PileId]?: readonly PileMove[] };

/**
 * The plays among some moves by the card that is played: where a card of the hand may be dropped.
 *
 * @example
 * ```ts
 * import { createRound, legalMoves, movesByCard, pagat, shuffleDeck } from 'kings-corner';
 * const round = createRound({ variant: pagat, seats: 2, deck: shuffleDeck('hello') });
 * const plays = movesByCard(legalMoves(round));
 * Object.keys(plays); // ['2h']
 * plays['2h']?.map(({ to }) => to); // ['S']
 * ```
 */
export function movesByCard(moves: readonly Move[]): MovesByCard {
  return groupBy(
    moves.filter((move) => move.type === 'play'),
    ({ card }) => card,
  );
}

/**
 * The pile moves among some moves by the pile that moves: where a pile of the cross may be dropped.
 *
 * @example
 * ```ts
 * import { movesByPile } from 'kings-corner';
 * movesByPile([{ type: 'draw' }, { type: 'movePile', from: 'N', to: 'NE' }]); // { N: [{ type: 'movePile', from: 'N', to: 'NE' }] }
 * ```
 */
export function movesByPile(moves: readonly Move[]): MovesByPile {
  return groupBy(
    moves.filter((move) => move.type === 'movePile'),
    ({ from }) => from,
  );
}

/**
 * The only legal move, when there is exactly one: an interface may make it without asking. `null` when there is a choice, and when
 * there is none because the round is over or another seat is to move.
 *
 * @example
 * ```ts
 * import { createRound, forcedMove, shuffleDeck } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * forcedMove(round); // { type: 'draw' }
 * ```
 */
export function forcedMove(round: RoundState | RoundView): Move | null {
  const [move, ...others] = legalMoves(round);
  return move !== undefined && others.length === 0 ? move : null;
}

function groupBy<M, K extends string>(moves: readonly M[], keyOf: (move: M) => K): Partial<Record<K, M[]>> {
  // Without a prototype: a look-up of any text, `constructor` too, finds what was put in or nothing.
  const groups: Partial<Record<K, M[]>> = Object.create(null);
  for (const move of moves) {
    const key = keyOf(move);
    const group = groups[key];
    if (group === undefined) groups[key] = [move];
    else group.push(move);
  }
  return groups;
}
