import {
  type Card,
  CROSS,
  type CrossId,
  cardLabel,
  legalMoves,
  type Move,
  moveIssue,
  movesByCard,
  movesByPile,
  PILES,
  type PileId,
  type RoundView,
} from 'kings-corner';
import { explainCode } from 'kings-corner/rulebook';
import { type ReactElement, useMemo, useState } from 'react';

/** What is being dragged: a card of the hand, or a whole pile of the cross. */
type Dragged = { readonly card: Card } | { readonly from: CrossId };

/** A table for one player. It knows a view and nothing else; `send` hands a move to whoever keeps the round. */
export function DragTable({
  view,
  send,
}: {
  readonly view: RoundView;
  readonly send: (move: Move) => void;
}): ReactElement {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [why, setWhy] = useState('');
  const moves = useMemo(() => legalMoves(view), [view]);
  const byCard = useMemo(() => movesByCard(moves), [moves]);
  const byPile = useMemo(() => movesByPile(moves), [moves]);
  const targets: readonly PileId[] =
    (dragged === null ? [] : 'card' in dragged ? byCard[dragged.card] : byPile[dragged.from])?.map(({ to }) => to) ??
    [];

  const grab = (what: Dragged) => (): void => {
    setDragged(what);
    setWhy('');
  };
  const dropOn = (to: PileId): void => {
    if (dragged === null) return;
    const move: Move =
      'card' in dragged ? { type: 'play', card: dragged.card, to } : { type: 'movePile', from: dragged.from, to };
    const code = moveIssue(view, move);
    if (code === null) send(move);
    else setWhy(explainCode(code)); // why not: a sentence for the code
    setDragged(null);
  };

  return (
    <main>
      <ul>
        {PILES.map((id) => {
          const from = CROSS.find((cross) => cross === id && byPile[cross] !== undefined);
          return (
            <li
              key={id}
              data-pile={id}
              data-target={targets.includes(id)}
              draggable={from !== undefined}
              onDragStart={from && grab({ from })}
              // a drop is taken anywhere, so that a wrong one can be explained
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dropOn(id)}
            >
              {view.piles[id].map(cardLabel).join(' ') || id}
            </li>
          );
        })}
      </ul>
      <ul>
        {view.hand.map((card) => (
          <li
            key={card}
            data-card={card}
            data-playable={byCard[card] !== undefined}
            draggable
            onDragStart={grab({ card })}
          >
            {cardLabel(card)}
          </li>
        ))}
      </ul>
      {moves
        .filter(({ type }) => type === 'draw' || type === 'endTurn')
        .map((move) => (
          <button key={move.type} type="button" onClick={() => send(move)}>
            {move.type === 'draw' ? 'Draw' : 'End turn'}
          </button>
        ))}
      <p role="alert">{why}</p>
    </main>
  );
}
