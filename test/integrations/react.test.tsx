// @vitest-environment happy-dom
import {
  applyMove,
  type Card,
  createRound,
  legalMoves,
  type Move,
  moveIssue,
  movesByCard,
  type Pile,
  pagat,
  type RoundView,
  shuffleDeck,
  viewFor,
} from 'kings-corner';
import { explainCode } from 'kings-corner/rulebook';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DragTable } from '../../examples/integrations/DragTable.js';
import { PileView, Table } from '../../examples/integrations/Table.js';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => act(() => root.unmount()));

const draw = (element: ReactElement): void => act(() => root.render(element));
const all = (selector: string): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement => all(selector)[0] as HTMLElement; // fails on use when there is none
const click = (element: HTMLElement): void => act(() => element.click());
const fire = (element: HTMLElement, type: string): boolean => {
  let taken = false;
  act(() => {
    taken = !element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  });
  return taken;
};

it('a reducer plays a whole round by its buttons, the last winner shown', () => {
  draw(<Table deck={shuffleDeck('hello')} />);
  let round = createRound({ seats: 2, deck: shuffleDeck('hello') });
  for (let i = 0; i < 500 && round.outcome === null; i++) {
    expect(one('h2').textContent).toBe(`Seat ${round.turn.seat}`);
    const moves = legalMoves(round);
    expect(all('button')).toHaveLength(moves.length);
    click(one('button'));
    round = applyMove(round, moves[0] as Move);
  }
  expect(round.outcome).not.toBeNull();
  expect(one('h2').textContent).toMatch(/^Winners: \d/);
});

it('a memoised pile is drawn anew only when it changed', () => {
  let round = createRound({ seats: 2, deck: shuffleDeck('hello') });
  let drawn = 0;
  const counted = new Map<Pile, Pile>();
  /** The same pile, always as the same object, that counts how often it is drawn. */
  const counting = (pile: Pile): Pile => {
    const known =
      counted.get(pile) ??
      Object.assign([...pile], { map: (label: (card: Card) => string) => [drawn++, pile.map(label)][1] });
    counted.set(pile, known as Pile);
    return known as Pile;
  };
  const show = (): void => draw(<PileView id="S" pile={counting(round.piles.S)} />);
  show();
  const counts = [{ type: 'draw' }, { type: 'play', card: '2h', to: 'S' }, { type: 'endTurn' }].map((move) => {
    const before = drawn;
    round = applyMove(round, move as Move);
    show();
    return drawn - before;
  });
  expect(counts).toEqual([0, 1, 0]);
});

/** A drag table whose moves are made at once, as a server would. */
function dragTable(): { readonly sent: Move[]; readonly view: () => RoundView } {
  let round = createRound({ variant: pagat, seats: 2, deck: shuffleDeck('hello') });
  const sent: Move[] = [];
  const show = (): void =>
    draw(
      <DragTable
        view={viewFor(round, 0)}
        send={(move) => {
          sent.push(move);
          round = applyMove(round, move);
          show();
        }}
      />,
    );
  show();
  return { sent, view: () => viewFor(round, 0) };
}

it('a card can be dragged to the piles that take it, and to no others', () => {
  const { sent, view } = dragTable();
  const [[card, plays]] = Object.entries(movesByCard(legalMoves(view()))) as unknown as [[string, { to: string }[]]]; // one card can be played
  expect(all('[data-playable="true"]').map(({ dataset }) => dataset['card'])).toEqual([card]);
  fire(one(`[data-card="${card}"]`), 'dragstart');
  const targets = all('[data-target="true"]').map(({ dataset }) => dataset['pile']);
  expect(targets).toEqual(plays.map(({ to }) => to));
  expect(fire(one(`[data-pile="${targets[0]}"]`), 'dragover')).toBe(true);
  fire(one(`[data-pile="${targets[0]}"]`), 'drop');
  expect(sent).toEqual([{ type: 'play', card, to: targets[0] }]);
  expect(all(`[data-card="${card}"]`)).toEqual([]);
  expect(one('[role=alert]').textContent).toBe('');
});

it('a wrong drop is explained, and nothing is sent', () => {
  const { sent, view } = dragTable();
  const [card] = view().hand.filter((each) => movesByCard(legalMoves(view()))[each] === undefined);
  fire(one(`[data-card="${card}"]`), 'dragstart');
  fire(one('[data-pile="NE"]'), 'drop');
  const code = moveIssue(view(), { type: 'play', card, to: 'NE' });
  expect(code).not.toBeNull();
  expect(one('[role=alert]').textContent).toBe(explainCode(code as never));
  expect(sent).toEqual([]);
  fire(one('[data-pile="N"]'), 'drop'); // nothing is held any more
  expect(sent).toEqual([]);
});

it('the button of the turn is there exactly when its move is legal', () => {
  const { sent, view } = dragTable();
  expect(all('button').map(({ textContent }) => textContent)).toEqual(['Draw']);
  click(one('button'));
  expect(sent).toEqual([{ type: 'draw' }]);
  expect(view().turn.seat).toBe(1);
  expect(all('button')).toEqual([]);
});
