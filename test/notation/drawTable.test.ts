import fc from 'fast-check';
import { createRound, drawTable, PILES, parseMove, type RoundState, shuffleDeck, viewFor } from 'kings-corner';
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
      'NW -           N  -           NE Kh Qs',
      'W  4c          stock 34       E  8c',
      'SW Kd … Ts     S  3s          SE -',
      '',
      `  seat 0  ${round.hands[0]?.join(' ')}`,
      `> seat 1  ${round.hands[1]?.join(' ')}  (corners 2)`,
    ].join('\n'),
  );
});

it('counts hidden cards, one of them too', () => {
  const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
  const hands = [round.hands[0] ?? [], ['Th'] as const];
  expect(
    drawTable(viewFor({ ...round, hands }, 0))
      .split('\n')
      .at(-1),
  ).toBe('  seat 1  1 card');
  expect(drawTable(viewFor(round, 0)).split('\n').at(-1)).toBe('  seat 1  7 cards');
});

it('writes cards and piles so that they can be typed back', () => {
  const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
  const [hand = ''] = drawTable(viewFor(round, 0)).split('\n').slice(-2);
  const cards = hand.split('  ').at(-1)?.split(' ') ?? [];
  expect(cards.map((card) => parseMove(`${card}@SW`))).toEqual(
    round.hands[0]?.map((card) => ({ type: 'play', card, to: 'SW' })),
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
        if (!shown.every((card) => labels.includes(card))) throw new Error(`not all shown:\n${drawing}`);
        if (hidden.some((card) => labels.includes(card))) throw new Error(`shown to ${seat}:\n${drawing}`);
      }
    }),
    { numRuns: 200 },
  );
});
