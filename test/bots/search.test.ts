import { applyMove, createRandom, createRound, legalMoves, type RoundState, shuffleDeck, viewFor } from 'kings-corner';
import { createExpert, createSearch } from 'kings-corner/bots';
import { describe, expect, it } from 'vitest';
import { walkOf } from '../walks.js';

/** Positions in which there is something to think about. */
const POSITIONS: readonly RoundState[] = Array.from({ length: 60 }, (_, seed) => walkOf(seed + 1).rounds)
  .flatMap((rounds) => rounds.filter((_, ply) => ply % 7 === 3))
  .filter((round) => round.outcome === null && legalMoves(round).length > 2);

describe('a search', () => {
  it('has a legal move before its first step and after every other', () => {
    expect(POSITIONS.length).toBeGreaterThan(40);
    for (const round of POSITIONS) {
      const search = createSearch(viewFor(round, round.turn.seat), createRandom('steps'), { rollouts: 120 });
      do expect(legalMoves(round)).toContainEqual(search.best());
      while (search.step());
    }
  });

  it('keeps to its budget, but for the worlds of its last step', () => {
    for (const round of POSITIONS) {
      const search = createSearch(viewFor(round, round.turn.seat), createRandom('budget'), { rollouts: 200 });
      let largest = 0;
      for (let before = 0; search.step(); before = search.rollouts)
        largest = Math.max(largest, search.rollouts - before);
      expect(search.rollouts).toBeLessThan(200 + largest + 1);
      expect(search.step()).toBe(false);
    }
  });

  it('stepped to its end gives the move of an expert with the same budget and numbers', () => {
    const bot = createExpert({ rollouts: 150 });
    for (const round of POSITIONS) {
      const view = viewFor(round, round.turn.seat);
      const search = createSearch(view, createRandom('same'), { rollouts: 150 });
      while (search.step());
      expect(bot(view, createRandom('same'))).toEqual(search.best());
    }
  });
});

describe('an expert', () => {
  const bot = createExpert({ rollouts: 60 });

  it('goes on with the plan of its turn while it draws from the same numbers, and plans anew when it does not', () => {
    let goneOn = 0;
    for (let deal = 0; deal < 30; deal++) {
      const deck = shuffleDeck(`plans ${deal}`);
      const start = applyMove(createRound({ seats: 2, deck }), { type: 'draw' });
      const random = createRandom('plans');
      let drawn = 0;
      const counted = (): number => {
        drawn++;
        return random();
      };
      const first = bot(viewFor(start, 0), counted);
      const cost = drawn;
      const next = applyMove(start, first);
      if (cost === 0 || next.turn.seat !== 0 || next.outcome !== null) continue;
      goneOn++;
      const second = bot(viewFor(next, 0), counted);
      expect(legalMoves(next)).toContainEqual(second);
      expect(drawn).toBe(cost);
      bot(viewFor(start, 0), counted);
      expect(drawn).toBeGreaterThan(cost);
    }
    expect(goneOn).toBeGreaterThan(5);
  });

  it.each<readonly [string, (round: RoundState) => RoundState]>([
    ['its hand', (round) => exchange(round, 0)],
    [
      'the size of another hand',
      (round) => ({ ...round, hands: [round.hands[0] ?? [], round.hands[1]?.slice(1) ?? []] }),
    ],
    ['the size of the stock', (round) => ({ ...round, stock: round.stock.slice(1) })],
    ['a pile', turnTable],
    ['the turn', (round) => ({ ...round, turn: { ...round.turn, number: round.turn.number + 2 } })],
    ['the ply', (round) => ({ ...round, ply: round.ply + 1 })],
  ])('plans anew when %s is not what it expected', (_, change) => {
    let anew = 0;
    for (let deal = 0; deal < 40; deal++) {
      const start = applyMove(createRound({ seats: 2, deck: shuffleDeck(`plans ${deal}`) }), { type: 'draw' });
      const random = createRandom('plans');
      let drawn = 0;
      const counted = (): number => {
        drawn++;
        return random();
      };
      const next = applyMove(start, bot(viewFor(start, 0), counted));
      if (next.turn.seat !== 0 || next.outcome !== null) continue;
      const changed = change(next);
      const cost = drawn;
      expect(legalMoves(changed)).toContainEqual(bot(viewFor(changed, 0), counted));
      if (drawn > cost) anew++;
    }
    expect(anew).toBeGreaterThan(5);
  });
});

/** A card of a hand for the last one of the stock. */
function exchange({ hands, stock, ...rest }: RoundState, seat: number): RoundState {
  const [first, ...others] = hands[seat] ?? [];
  const last = stock.at(-1);
  if (first === undefined || last === undefined) throw new Error('nothing to exchange');
  return {
    ...rest,
    hands: hands.map((hand, of) => (of === seat ? [...others, last] : hand)),
    stock: [...stock.slice(0, -1), first],
  };
}

/** The piles of the cross moved on by one place, so that every way to play is another. */
function turnTable(round: RoundState): RoundState {
  const { N, E, S, W } = round.piles;
  return { ...round, piles: { ...round.piles, N: W, E: N, S: E, W: S } };
}
