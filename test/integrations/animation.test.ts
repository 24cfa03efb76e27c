import {
  type Card,
  createRound,
  PILES,
  type RoundState,
  type RoundView,
  redactEvents,
  shuffleDeck,
  transition,
  viewFor,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { animate, type Flight } from '../../examples/integrations/animation.js';
import { walkOf, watchersOf } from '../walks.js';

it('every card that changes its place flies, and the view ends as the server has it', async () => {
  for (let seed = 0; seed < 30; seed++) {
    const { rounds, moves } = walkOf(seed);
    for (const seat of watchersOf(rounds[0] as RoundState)) {
      let view = viewFor(rounds[0] as RoundState, seat);
      for (const [ply, move] of moves.entries()) {
        const before = rounds[ply] as RoundState;
        const { round, events } = transition(before, move);
        const flights: Flight[] = [];
        const shown: RoundView[] = [];
        const stage = {
          fly: async (flight: Flight) => void flights.push(flight),
          show: (each: RoundView) => void shown.push(each),
        };
        view = await animate(view, redactEvents(events, seat), stage);
        if (JSON.stringify(view) !== JSON.stringify(viewFor(round, seat))) throw new Error(`ply ${ply}: another view`);
        if (shown.at(-1) !== view) throw new Error('the last view is not shown');
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
  await animate(viewFor(before, null), redactEvents(transition(before, { type: 'draw' }).events, null), stage);
  expect(flights).toMatchObject([{ cards: [null], from: { type: 'stock' }, to: { type: 'hand' } }]);
});
