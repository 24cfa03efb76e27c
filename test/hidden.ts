import { applyMove, type Card, moveIssue, type RoundState, type Seat } from 'kings-corner';
import { between, type Random, shuffled } from './reference/random.js';
import type { Walk } from './walks.js';

/**
 * The same moves in a round that differs only in cards which the seat (`null`: a spectator) has not seen when the walk ends: some or
 * all of them are dealt in another order. `null` when in every order tried a move would be illegal or a phase another, so that the
 * table would notice.
 */
export function withOthersHidden(walk: Walk, seat: Seat | null, random: Random): Walk | null {
  const end = walk.rounds[walk.rounds.length - 1] as RoundState; // a walk has at least one round
  const hidden = [...(end.outcome === null ? end.hands.filter((_, of) => of !== seat) : []), end.stock].flat();
  for (let tries = 0; tries < 8 && hidden.length > 1; tries++) {
    const moved = shuffled(random, hidden).slice(0, between(random, 2, hidden.length));
    const order = [...moved.slice(1), ...moved.slice(0, 1)];
    const other = dealtOtherwise(walk, new Map(moved.map((card, index) => [card, order[index] as Card])));
    if (other !== null) return other;
  }
  return null;
}

function dealtOtherwise(walk: Walk, substitutes: ReadonlyMap<Card, Card>): Walk | null {
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
  return { ...walk, deck: walk.deck.map(substitute), rounds };
}

function publicPart({ turn, outcome }: RoundState): string {
  return JSON.stringify([turn.number, turn.phase, outcome]);
}
