import {
  createRandom,
  createRound,
  legalMoves,
  type RoundState,
  type RoundView,
  shuffleDeck,
  standard,
  viewFor,
} from 'kings-corner';
import { BOTS, type Hint, hint } from 'kings-corner/bots';
import { describe, expect, it } from 'vitest';
import { walkOf } from '../walks.js';

const EMPTY = { N: [], E: [], S: [], W: [], NE: [], SE: [], SW: [], NW: [] };

/** A round of two seats in the middle of seat 0's turn, made by hand. */
function roundWith(part: Pick<RoundState, 'piles' | 'hands'>, stock: RoundState['stock'] = []): RoundState {
  const start = createRound({ seats: 2, deck: shuffleDeck('made by hand') });
  return { ...start, ...part, stock, turn: { ...start.turn, phase: 'play', drawn: stock.length > 0 ? 1 : 0 } };
}

function hintsFor(round: RoundState): readonly Hint[] {
  return hint(viewFor(round, round.turn.seat));
}

describe('hints', () => {
  it('rank every legal move once, the best first', () => {
    const reasons = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const { rounds } = walkOf(seed);
      for (const round of rounds.filter(({ outcome }, ply) => outcome === null && ply % 9 === 0)) {
        const hints = hintsFor(round);
        expect(new Set(hints.map(({ move }) => JSON.stringify(move)))).toEqual(
          new Set(legalMoves(round).map((move) => JSON.stringify(move))),
        );
        const worths = hints.map(({ worth }) => worth);
        expect(worths).toEqual([...worths].sort((a, b) => b - a));
        for (const { reason } of hints) reasons.add(reason);
      }
    }
    const likely = ['draw', 'ends-turn', 'forced', 'keeps-for-later', 'king-to-corner', 'opens-space', 'shed-card'];
    for (const reason of likely) expect(reasons).toContain(reason);
  });

  it('are the same for the same view, and none for whoever is not on turn', () => {
    const round = createRound({ seats: 3, deck: shuffleDeck('hints') });
    expect(hintsFor(round)).toEqual(hintsFor(round));
    expect(hint(viewFor(round, 1))).toEqual([]);
    expect(hint(viewFor(round, null))).toEqual([]);
    const over = walkOf(3).rounds.find(({ outcome }) => outcome !== null);
    if (over !== undefined) expect(hint(viewFor(over, over.turn.seat))).toEqual([]);
  });

  it('send out a hand that can go out, also in several moves', () => {
    const piles = { ...EMPTY, N: ['9h'], E: ['2c'], S: ['4d'], W: ['Ad'] } as const;
    const hands = [
      ['8c', '7h'],
      ['Qs', 'Qc', 'Jc'],
    ] as const;
    const [first] = hintsFor(roundWith({ piles, hands }, ['5s', '6d']));
    expect(first).toEqual({ move: { type: 'play', card: '8c', to: 'N' }, reason: 'goes-out', worth: 1 });
  });

  it('say when a move is the only one, a king starts a corner, a pile leaves a space', () => {
    const piles = { ...EMPTY, N: ['9h'], E: ['8c'], S: ['4d'], W: ['2d'] } as const;
    const hands = [
      ['Kh', 'Qd', 'Jd'],
      ['Qs', 'Qc', 'Jc'],
    ] as const;
    const reasons = new Map(
      hintsFor(roundWith({ piles, hands }, ['5s'])).map(({ move, reason }) => [JSON.stringify(move), reason]),
    );
    expect(reasons.get(JSON.stringify({ type: 'play', card: 'Kh', to: 'NE' }))).toBe('king-to-corner');
    expect(reasons.get(JSON.stringify({ type: 'movePile', from: 'E', to: 'N' }))).toBe('opens-space');
    expect(hintsFor(createRound({ seats: 2, deck: shuffleDeck('x') }))[0]?.reason).toBe('draw');
  });

  it('name a draw as such also when it is the only move, and going out before being forced', () => {
    const start = createRound({ seats: 2, deck: shuffleDeck('hello') });
    expect(hintsFor(start).map(({ reason }) => reason)).toEqual(['draw']);
    const piles = { ...EMPTY, N: ['9h'], E: ['6c'], S: ['4d'], W: ['2d'] } as const;
    const owing = {
      ...roundWith(
        {
          piles,
          hands: [
            ['8c', 'Jd'],
            ['Qs', 'Qc'],
          ],
        },
        ['5s'],
      ),
    };
    const variant = { ...owing.variant, playObligation: 'one', pileMoves: 'none' } as const;
    const only = { ...owing, variant };
    expect(legalMoves(only)).toHaveLength(1);
    expect(hintsFor(only).map(({ reason }) => reason)).toEqual(['forced']);
    const last = { ...only, hands: [['8c'], ['Qs', 'Qc']] } as const;
    expect(legalMoves(last)).toHaveLength(1);
    expect(hintsFor(last).map(({ reason }) => reason)).toEqual(['goes-out']);
  });

  it('warn of a next seat that is nearly out, and otherwise advise to keep cards', () => {
    const piles = { ...EMPTY, N: ['9h'], E: ['6c'], S: ['4d'], W: ['2d'] } as const;
    const hand = ['8c', 'Jd', 'Js', 'Ts'] as const;
    const reasonToStop = (others: RoundState['hands'][number]): string | undefined =>
      hintsFor(roundWith({ piles, hands: [hand, others] }, ['5s'])).find(({ move }) => move.type === 'endTurn')?.reason;
    expect(reasonToStop(['Qs'])).toBe('blocks-next-seat');
    expect(reasonToStop(['Qs', 'Qc', 'Jc', 'Qd', 'Qh'])).toBe('keeps-for-later');
    expect(standard.name).toBe('standard');
  });
});

it('asks for a view when it is given a round with all its cards', () => {
  const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
  for (const ask of [hint, BOTS.easy, BOTS.expert]) {
    expect(() => ask(round as unknown as RoundView, createRandom('any'))).toThrow(
      new TypeError('view: a round with all its cards; give viewFor(round, round.turn.seat)'),
    );
  }
});
