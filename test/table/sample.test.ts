import fc from 'fast-check';
import {
  createRandom as createGoodRandom,
  legalMoves,
  PILES,
  type RoundState,
  sampleRound,
  viewFor,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { isEqualData } from '../../src/rules/equality.js';
import { createRandom } from '../reference/random.js';
import { type Walk, walkOf, watchersOf } from '../walks.js';

const seedArb = fc.nat({ max: 2 ** 31 });

it('samples a round whose view is the view again, for every seat and spectators, live and finished', () => {
  fc.assert(
    fc.property(seedArb, (seed) => {
      const { rounds } = walkOf(seed);
      const random = createRandom(seed);
      for (const round of rounds.filter((_, ply) => ply < 8 || ply % 7 === 0 || ply === rounds.length - 1)) {
        for (const seat of watchersOf(round)) {
          const view = viewFor(round, seat);
          const before = JSON.stringify(view);
          const sampled = sampleRound(view, random);
          if (!isEqualData(viewFor(sampled, seat), view)) throw new Error(`ply ${round.ply}: another view for ${seat}`);
          if (JSON.stringify(view) !== before) throw new Error('the view was changed');
          checkPlayable(sampled);
        }
      }
    }),
    { numRuns: 150 },
  );
});

/** T-CARDS, T-LIVE and a drawn card wherever one was drawn. */
function checkPlayable(round: RoundState): void {
  const cards = [
    ...round.hands.flat(),
    ...round.stock,
    ...PILES.flatMap((id) => round.piles[id]),
    ...round.collected.flat(2),
  ];
  if (cards.length !== 52 || new Set(cards).size !== 52) throw new Error('not the 52 cards once each');
  if (round.outcome === null && legalMoves(round).length === 0) throw new Error('a live round without a legal move');
  const { phase, seat, drawn, drawnCard } = round.turn;
  if (drawn > 0 !== (drawnCard !== null)) throw new Error(`${drawn} drawn, but the last is ${drawnCard}`);
  if (phase === 'draw' && round.hands[seat]?.includes(drawnCard as never)) throw new Error('a played card is held');
  const mustHold = round.outcome === null && (phase === 'playFound' || phase === 'placeKing');
  if (mustHold && !round.hands[seat]?.includes(drawnCard as never)) throw new Error('the drawn card is not held');
}

/** The first position of some walk with few hidden cards for a seat, in the phase asked for. */
function position(fits: (round: RoundState) => boolean): RoundState {
  for (let seed = 0; seed < 20_000; seed++) {
    const round = (walkOf(seed) as Walk).rounds.find(fits);
    if (round !== undefined) return round;
  }
  throw new Error('no such position in 20,000 walks');
}

/** How often each deal of the hidden cards comes up, and the statistic of the test for equal odds. */
function tally(round: RoundState, samples: number): { readonly kinds: number; readonly chiSquare: number } {
  const view = viewFor(round, null);
  const random = createGoodRandom('tally');
  const counts = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const { hands, stock } = sampleRound(view, random);
    const deal = JSON.stringify([hands, stock]);
    counts.set(deal, (counts.get(deal) ?? 0) + 1);
  }
  const expected = samples / counts.size;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { kinds: counts.size, chiSquare };
}

it('makes every order of the hidden cards equally likely', () => {
  const round = position(
    ({ outcome, hands, stock, turn }) =>
      outcome === null &&
      turn.phase === 'play' &&
      hands.length === 2 &&
      hands.flat().length === 3 &&
      stock.length === 1,
  );
  const { kinds, chiSquare } = tally(round, 24_000);
  expect(kinds).toBe(24);
  expect(chiSquare).toBeLessThan(49.7); // 23 degrees of freedom, one in a thousand
});

it('makes every order equally likely in which the card that was found can be played', () => {
  const round = position(
    ({ outcome, hands, stock, turn }) =>
      outcome === null && turn.phase === 'playFound' && hands.flat().length + stock.length === 4,
  );
  const { kinds, chiSquare } = tally(round, 24_000);
  expect(kinds % 6).toBe(0); // the found card one of those that can be played, the others in any order
  expect(kinds).toBeGreaterThan(0);
  expect(chiSquare).toBeLessThan(kinds - 1 + 4 * Math.sqrt(2 * kinds));
});

it('refuses what is no view of a round', () => {
  const view = viewFor(walkOf(1).rounds[0] as RoundState, 0);
  const random = createRandom(1);
  expect(() => sampleRound({ ...view, stockSize: view.stockSize + 1 }, random)).toThrow(RangeError);
  expect(() => sampleRound(view, () => 1)).toThrow(RangeError);
  expect(() => sampleRound(view, () => Number.NaN)).toThrow(RangeError);
});
