import { applyMove, type Card, moveIssue, type RoundState, type Seat } from 'kings-corner';
import { type Random, shuffled } from './reference/random.js';
import type { Walk } from './walks.js';

/**
 * The same moves in a round that differs only in cards which the seat (`null`: a spectator) has not seen when the walk ends: they are
 * dealt in another order. `null` when the moves would be illegal then, or the phases others, so that the table would notice.
 */
export function withOthersHidden(walk: Walk, seat: Seat | null, random: Random): Walk | null {
  const end = walk.rounds[walk.rounds.length - 1] as RoundState; // a walk has at least one round
  const hidden = [...(end.outcome === null ? end.hands.filter((_, of) => of !== seat) : []), end.stock].flat();
  const order = shuffled(random, hidden);
  const substitutes = new Map(hidden.map((card, index) => [card, order[index] as Card]));
  const substitute = (card: Card): Card => substitutes.get(card) ?? card;

  const [start] = walk.rounds as readonly [RoundState];
  let round: RoundState = {
    ...start,
    hands: start.hands.map((hand) => hand.map(substitute)),
    stock: start.stock.map(substitute),
  };
  const rounds = [round];
  for (const [ply, move] of walk.moves.entries()) {
    if (moveIssue(round, move) !== null) return null;
    round = applyMove(round, move);
    rounds.push(round);
    if (publicPart(round) !== publicPart(walk.rounds[ply + 1] as RoundState)) return null;
  }
  return { ...walk, rounds };
}

function publicPart({ turn, outcome }: RoundState): string {
  return JSON.stringify([turn.number, turn.phase, outcome]);
}
