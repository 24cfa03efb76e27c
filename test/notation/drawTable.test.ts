import fc from 'fast-check';
import { cardLabel, createRound, drawTable, PILES, type RoundState, shuffleDeck, viewFor } from 'kings-corner';
import { expect, it } from 'vitest';
import { createRandom } from '../reference/random.js';
import { cut, walkOf, watchersOf } from '../walks.js';

it('draws the table as it lies', () => {
  const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
  const piles: RoundState['piles'] = { ...round.piles, N: [], NE: ['Kh', 'Qs'], SW: ['Kd', 'Qc', 'Jh', 'Ts'] };
  const collected: RoundState['collected'] = [[], [['Ks'], ['Kc']]];
  expect(drawTable({ ...round, piles, collected, turn: { ...round.turn, seat: 1, number: 3 } })).toBe(
    [
      'standard, turn 3: draw',
      '',
      'NW -           N  -           NE K♥ Q♠',
      'W  4♣          stock 34       E  8♣',
      'SW K♦ … 10♠    S  3♠          SE -',
      '',
      `  seat 0  ${round.hands[0]?.map(cardLabel).join(' ')}`,
      `> seat 1  ${round.hands[1]?.map(cardLabel).join(' ')}  (2 corners)`,
    ].join('\n'),
  );
});

it('says how a round ended', () => {
  const { rounds } = walkOf(3);
  const end = rounds.at(-1) as RoundState;
  const over = (outcome: RoundState['outcome']): string => drawTable({ ...end, outcome });
  expect(over({ type: 'blocked' })).toContain(': blocked\n');
  expect(over({ type: 'out', seat: 1 })).toContain(': seat 1 went out\n');
  expect(over({ type: 'blocked' })).not.toContain('>');
});

it('shows every card that lies open at an end of a pile or in the hand, and none that is hidden', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 31 }), (seed) => {
      const { rounds } = cut(walkOf(seed), createRandom(seed));
      const round = rounds.at(-1) as RoundState;
      for (const seat of watchersOf(round)) {
        const drawing = drawTable(viewFor(round, seat));
        const labels: readonly string[] = drawing.split(/[ \n]+/);
        const own = seat === null ? [] : (round.hands[seat] ?? []);
        const shown = [
          ...own,
          ...PILES.flatMap((id) => [...round.piles[id].slice(0, 1), ...round.piles[id].slice(-1)]),
        ];
        const hidden = [
          ...round.stock,
          ...(round.outcome === null ? round.hands.filter((_, of) => of !== seat).flat() : []),
        ];
        if (!shown.every((card) => labels.includes(cardLabel(card)))) throw new Error(`not all shown:\n${drawing}`);
        if (hidden.some((card) => labels.includes(cardLabel(card)))) throw new Error(`shown to ${seat}:\n${drawing}`);
      }
    }),
    { numRuns: 200 },
  );
});
