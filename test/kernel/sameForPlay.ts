import { type Card, CORNERS, CROSS, colorOf, type PileId, type RoundState, rankOf } from 'kings-corner';

const kindOf = (card: Card): string => `${rankOf(card)}${colorOf(card)[0]}`;
const kindsOf = (cards: readonly Card[]): string => cards.map(kindOf).join('');

/**
 * All that play can depend on, as text: two rounds of one variant have the same when they differ only in places of
 * piles, suits of one colour, the order of hands, and counters that no rule asks for.
 */
export function sameForPlay({
  variant,
  hands,
  stock,
  piles,
  collected,
  turn,
  passes,
  idleTurns,
  outcome,
}: RoundState): string {
  const pilesIn = (ids: readonly PileId[]): string[] => ids.map((id) => kindsOf(piles[id])).sort();
  const isBound = turn.phase === 'playFound' || turn.phase === 'placeKing';
  return JSON.stringify([
    hands.map((hand) => hand.map(kindOf).sort().join('')),
    kindsOf(stock),
    pilesIn(CROSS),
    pilesIn(CORNERS),
    collected.map((own) => own.length),
    [turn.seat, turn.phase, turn.drawn > 0, turn.played > 0, turn.played + turn.merged > 0, turn.relocated],
    isBound && turn.drawnCard !== null ? kindOf(turn.drawnCard) : '',
    variant.scoring.type === 'chips' ? passes : [],
    variant.blockedWhen === 'passCycle' ? idleTurns : 0,
    outcome,
  ]);
}
