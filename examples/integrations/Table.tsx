import {
  applyMove,
  type Card,
  cardLabel,
  createRound,
  formatMove,
  legalMoves,
  PILES,
  type Pile,
  type PileId,
  scoreRound,
} from 'kings-corner';
import { memo, type ReactElement, useReducer } from 'react';

/** What a move does not touch keeps its identity, so that `memo` draws only the piles that changed. */
export const PileView = memo(function PileView({ id, pile }: { readonly id: PileId; readonly pile: Pile }) {
  return (
    <li data-pile={id}>
      {id}: {pile.length === 0 ? '–' : pile.map(cardLabel).join(' ')}
    </li>
  );
});

export const HandView = memo(function HandView({ hand }: { readonly hand: readonly Card[] }) {
  return <p>{hand.map(cardLabel).join(' ')}</p>;
});

/** Two seats at one device: the reducer is `applyMove` as it is, and the buttons are the legal moves. */
export function Table({ deck }: { readonly deck: readonly Card[] }): ReactElement {
  const [round, play] = useReducer(applyMove, deck, (cards) => createRound({ seats: 2, deck: cards }));
  const { turn, outcome, piles, hands, stock } = round;
  return (
    <main>
      <ul>
        {PILES.map((id) => (
          <PileView key={id} id={id} pile={piles[id]} />
        ))}
      </ul>
      <p>Stock: {stock.length}</p>
      {outcome === null ? (
        <section>
          <h2>Seat {turn.seat}</h2>
          <HandView hand={hands[turn.seat] ?? []} />
          {legalMoves(round).map((move) => (
            <button key={formatMove(move)} type="button" onClick={() => play(move)}>
              {formatMove(move)}
            </button>
          ))}
        </section>
      ) : (
        <h2>Winners: {scoreRound(round).winners.join(', ') || 'nobody'}</h2>
      )}
    </main>
  );
}
