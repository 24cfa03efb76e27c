import {
  applyEvents,
  type Card,
  createRound,
  legalMoves,
  type Move,
  moveIssue,
  PILES,
  pagat,
  parseMove,
  type RoundState,
  type RoundView,
  redactEvents,
  shuffleDeck,
  transition,
  viewFor,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { animate, type Flight, type Stage } from '../../examples/integrations/animation.js';
import { walkOf, watchersOf } from '../walks.js';

interface Shown {
  readonly view: RoundView;
  readonly offered: readonly Move[];
}

it('every card that changes its place flies, and the view ends as the server has it', async () => {
  for (let seed = 0; seed < 30; seed++) {
    const { rounds, moves } = walkOf(seed);
    for (const seat of watchersOf(rounds[0] as RoundState)) {
      const flights: Flight[] = [];
      const shown: Shown[] = [];
      const stage: Stage = {
        fly: async (flight) => void flights.push(flight),
        show: (view, offered) => void shown.push({ view, offered }),
      };
      const { receive } = animate(viewFor(rounds[0] as RoundState, seat), stage);
      for (const [ply, move] of moves.entries()) {
        const before = rounds[ply] as RoundState;
        const { round, events } = transition(before, move);
        flights.length = 0;
        shown.length = 0;
        await receive(redactEvents(events, seat));
        const view = viewFor(round, seat);
        if (JSON.stringify(shown.at(-1)?.view) !== JSON.stringify(view)) throw new Error(`ply ${ply}: another view`);
        if (JSON.stringify(shown.at(-1)?.offered) !== JSON.stringify(legalMoves(view))) throw new Error('other moves');
        if (shown.slice(0, -1).some(({ offered }) => offered.length > 0)) throw new Error('offered during a move');
        const landed = flights.reduce((sum, { cards }) => sum + cards.length, 0);
        const isCollected = round.collected !== before.collected; // then cards fly twice
        if (!isCollected && landed !== moved(before, round)) throw new Error(`ply ${ply}: ${landed} cards flew`);
      }
    }
  }
});

/** How many cards of hands and piles lie where they did not lie before. */
function moved(before: RoundState, after: RoundState): number {
  const placesIn = (round: RoundState): ReadonlyMap<Card, string> =>
    new Map([
      ...round.hands.flatMap((hand, seat) => hand.map((card): [Card, string] => [card, `hand ${seat}`])),
      ...PILES.flatMap((id) => round.piles[id].map((card): [Card, string] => [card, id])),
    ]);
  const old = placesIn(before);
  return [...placesIn(after)].filter(([card, place]) => old.get(card) !== place).length;
}

it('a drawn card of another seat flies face down', async () => {
  const before = createRound({ seats: 2, deck: shuffleDeck('hello') });
  const flights: Flight[] = [];
  const stage = { fly: async (flight: Flight) => void flights.push(flight), show: () => undefined };
  await animate(viewFor(before, null), stage).receive(redactEvents(transition(before, { type: 'draw' }).events, null));
  expect(flights).toMatchObject([{ cards: [null], from: { type: 'stock' }, to: { type: 'hand' } }]);
});

/** A stage on which cards fly until they are let land. */
function slowStage(): { stage: Stage; shown: Shown[]; land: () => Promise<void>; inAir: () => number } {
  const shown: Shown[] = [];
  const flying: (() => void)[] = [];
  const stage: Stage = {
    fly: () => new Promise((resolve) => flying.push(resolve)),
    show: (view, offered) => void shown.push({ view, offered }),
  };
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const land = async (): Promise<void> => {
    flying.shift()?.();
    await settle();
  };
  return { stage, shown, land, inAir: () => flying.length };
}

it.each([0, 1])(
  'a message that comes during a flight waits, and seat %i is offered moves only when it has landed too',
  async (seat) => {
    const first = createRound({ variant: pagat, seats: 2, deck: shuffleDeck('hello') });
    const play = transition(first, parseMove('2h@S'));
    const draw = transition(play.round, { type: 'draw' });
    const { stage, shown, land, inAir } = slowStage();
    const { receive } = animate(viewFor(first, seat), stage);
    const done = [receive(redactEvents(play.events, seat)), receive(redactEvents(draw.events, seat))];
    expect(inAir()).toBe(1); // one after the other
    expect(shown).toEqual([]);
    await land();
    expect(shown).toEqual([{ view: viewFor(play.round, seat), offered: [] }]);
    expect(inAir()).toBe(1);
    await land();
    await Promise.all(done);
    expect(inAir()).toBe(0);
    expect(shown.at(-1)).toEqual({ view: viewFor(draw.round, seat), offered: legalMoves(viewFor(draw.round, seat)) });
    expect(shown.filter(({ offered }) => offered.length > 0)).toHaveLength(seat); // the draw ends the turn of seat 0
  },
);

it('a fresh view that comes during a flight takes the place of what was to land', async () => {
  const first = createRound({ variant: pagat, seats: 2, deck: shuffleDeck('hello') });
  const play = transition(first, parseMove('2h@S'));
  const { stage, shown, land } = slowStage();
  const { receive, restart } = animate(viewFor(first, 0), stage);
  const done = receive(redactEvents(play.events, 0));
  restart(viewFor(first, 0)); // taken back
  await land();
  await done;
  expect(shown).toEqual([{ view: viewFor(first, 0), offered: legalMoves(first) }]);
});

it('between two events of a move, a view lists moves that cannot be made: so none are offered there', () => {
  const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
  const { events } = transition(round, { type: 'draw' });
  const between = applyEvents(viewFor(round, 0), redactEvents(events.slice(0, 1), 0));
  expect(legalMoves(between)).toEqual([{ type: 'draw' }]);
  expect(moveIssue(transition(round, { type: 'draw' }).round, { type: 'draw' })).not.toBeNull();

  const { rounds, moves } = walkOf(0);
  const ended = rounds.flatMap((before, ply) => {
    const move = moves[ply];
    const sent = move === undefined ? [] : redactEvents(transition(before, move).events, before.turn.seat);
    const until = sent.findIndex(({ type }) => type === 'turnEnded') + 1;
    return until === 0 || until === sent.length
      ? []
      : [legalMoves(applyEvents(viewFor(before, before.turn.seat), sent.slice(0, until))).length];
  });
  expect(ended.some((listed) => listed > 0)).toBe(true); // of a seat whose turn is over
});
