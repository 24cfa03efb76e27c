import {
  applyEvents,
  legalMoves,
  type Move,
  pagat,
  parseMove,
  type RoundView,
  type Seat,
  shuffleDeck,
  tryApplyMove,
  viewFor,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { createUndoRoom, type FromUndoRoom, type UndoRoom } from '../../examples/integrations/undoRoom.js';

/** A client: its view, kept by what it is sent, and what it last heard. */
interface Client {
  readonly hear: (message: FromUndoRoom) => void;
  readonly view: () => RoundView;
  readonly last: () => FromUndoRoom;
  readonly seen: () => { readonly ply: number; readonly revision: number };
}

function sitDown(room: UndoRoom, seat: Seat | null): Client {
  const heard: FromUndoRoom[] = [];
  let view: RoundView | null = null;
  const hear = (message: FromUndoRoom): void => {
    heard.push(message);
    view = message.type === 'events' ? applyEvents(view as RoundView, message.events) : message.view;
  };
  room.join(hear, seat);
  const last = (): FromUndoRoom => heard.at(-1) as FromUndoRoom; // the first comes with `join`
  const viewNow = (): RoundView => view as RoundView; // likewise
  return { hear, view: viewNow, last, seen: () => ({ ply: viewNow().ply, revision: last().revision }) };
}

/** Cards are played before the draw, so that there is something to take back. */
function tableFor(): { room: UndoRoom; mine: Client; other: Client; watcher: Client; inStep: () => void } {
  const room = createUndoRoom({ variant: pagat, seats: 2, deck: shuffleDeck('b') });
  const clients = [sitDown(room, 0), sitDown(room, 1), sitDown(room, null)] as const;
  const inStep = (): void => {
    for (const { view } of clients) expect(view()).toEqual(viewFor(room.round(), view().seat));
  };
  return { room, mine: clients[0], other: clients[1], watcher: clients[2], inStep };
}

/** Two plays of the leading seat, either of which leaves the other legal. */
function twoPlays(room: UndoRoom): readonly [Move, Move] {
  const plays = legalMoves(room.round()).filter(({ type }) => type === 'play');
  for (const a of plays) {
    for (const b of plays) {
      const afterB = tryApplyMove(room.round(), b);
      if (a !== b && afterB.ok && tryApplyMove(afterB.round, a).ok) return [a, b];
    }
  }
  throw new Error('another deck is needed');
}

it('refuses a late message of the branch that was taken back, though its ply and seat are right', () => {
  const { room, mine, inStep } = tableFor();
  const [a, b] = twoPlays(room);
  room.move(mine.hear, a, mine.seen());
  const onA = mine.seen(); // a second tab looks at this table
  room.undo(mine.hear, onA);
  room.move(mine.hear, b, mine.seen());
  inStep();
  expect(mine.seen().ply).toBe(onA.ply); // the same ply on another table
  const before = room.round();
  expect(tryApplyMove(before, a, { seat: 0, ply: onA.ply }).ok).toBe(true); // the guard alone lets it through

  room.move(mine.hear, a, onA);
  expect(mine.last()).toMatchObject({ type: 'refused', code: 'stale', revision: 1 });
  room.undo(mine.hear, onA);
  expect(mine.last()).toMatchObject({ type: 'refused', code: 'stale' });
  expect(room.round()).toBe(before);
  room.move(mine.hear, a, mine.seen());
  expect(mine.last()).toMatchObject({ type: 'events', revision: 1 });
  inStep();
});

it('sends everybody a new view after undo, and tells only the seat on turn that it may', () => {
  const { room, mine, other, watcher, inStep } = tableFor();
  const [a] = twoPlays(room);
  const start = room.round();
  expect([mine, other, watcher].map(({ last }) => last().canUndo)).toEqual([false, false, false]);
  room.move(mine.hear, a, mine.seen());
  expect([mine, other, watcher].map(({ last }) => last().canUndo)).toEqual([true, false, false]);

  for (const client of [other, watcher]) {
    room.undo(client.hear, client.seen());
    expect(client.last()).toMatchObject({ type: 'refused', code: 'cannot-undo' });
  }
  room.undo(mine.hear, mine.seen());
  expect([mine, other, watcher].map(({ last }) => last().type)).toEqual(['view', 'view', 'view']);
  expect(room.round()).toBe(start);
  inStep();
});

it('takes nothing back past a draw, and nothing of the turn before', () => {
  const { room, mine, other, inStep } = tableFor();
  while (room.round().turn.seat === 0) {
    const move = legalMoves(room.round()).find(({ type }) => type === 'draw') ?? legalMoves(room.round())[0];
    room.move(mine.hear, move, mine.seen());
  }
  const before = room.round();
  for (const client of [mine, other]) {
    room.undo(client.hear, client.seen());
    expect(client.last()).toMatchObject({ type: 'refused', code: 'cannot-undo', canUndo: false });
  }
  expect(room.round()).toBe(before);
  inStep();
});

it('refuses a revision or ply that is missing or of another kind, a spectator, and who has not joined', () => {
  const { room, mine, watcher } = tableFor();
  const [a] = twoPlays(room);
  for (const seen of [{}, { ply: 0 }, { revision: 0 }, { ply: '0', revision: 0 }, { ply: 0, revision: '0' }]) {
    room.move(mine.hear, a, { ply: undefined, revision: undefined, ...seen });
    expect(mine.last()).toMatchObject({ type: 'refused', code: 'stale' });
  }
  room.move(watcher.hear, a, watcher.seen());
  expect(watcher.last()).toMatchObject({ type: 'refused', code: 'not-your-turn' });
  room.move(() => undefined, parseMove('d'), mine.seen());
  expect(room.round().ply).toBe(0);
});
