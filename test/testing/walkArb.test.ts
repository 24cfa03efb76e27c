import fc from 'fast-check';
import {
  applyMove,
  formatMove,
  IllegalMoveError,
  isKingsCornerError,
  legalMoves,
  moveIssue,
  NotationError,
  PILES,
  PRESETS,
  type RoundState,
  serializeRound,
  tryParseRound,
  viewFor,
} from 'kings-corner';
import {
  formatWalk,
  illegalMoveArb,
  legalMoveArb,
  moveArb,
  parseWalk,
  positionArb,
  roundArb,
  variantArb,
  viewArb,
  walkArb,
} from 'kings-corner/testing';
import { describe, expect, it } from 'vitest';

function shrunk<T>(arb: fc.Arbitrary<T>, isGood: (value: T) => boolean, seed: number): T {
  const { counterexample } = fc.check(fc.property(arb, isGood), { seed, numRuns: 3000 });
  if (counterexample === null) throw new Error('the property held');
  return counterexample[0];
}

describe('walks', () => {
  it('are rounds with the legal moves between them', () => {
    fc.assert(
      fc.property(walkArb({ from: 'either' }), ({ rounds, moves }) => {
        if (rounds.length !== moves.length + 1) throw new Error('one round more than moves');
        moves.forEach((move, ply) => {
          const before = rounds[ply] as RoundState;
          const listed = legalMoves(before).map(formatMove);
          if (!listed.includes(formatMove(move))) throw new Error(`${formatMove(move)} is not legal`);
          expect(applyMove(before, move)).toEqual(rounds[ply + 1]);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('stop at every stage of a round, and often after it', () => {
    const walks = fc.sample(walkArb({ variant: PRESETS.standard }), { numRuns: 400, seed: 3 });
    const over = walks.filter(({ rounds }) => rounds.at(-1)?.outcome !== null).length;
    expect(over).toBeGreaterThan(100);
    expect(over).toBeLessThan(350);
    expect(new Set(walks.map(({ moves }) => moves.length)).size).toBeGreaterThan(80);
    const outcomes = walks.map(({ rounds }) => rounds.at(-1)?.outcome?.type);
    expect(outcomes).toContain('out');
    expect(outcomes).toContain('blocked');
  });

  it('shrink to few moves', () => {
    // somebody merges: the shortest way is a draw, then the merge
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { moves, rounds, deal } = shrunk(
        walkArb({ variant: variantArb() }),
        (walk) => walk.rounds.every(({ turn }) => turn.merged === 0),
        seed,
      );
      expect(moves.length).toBeLessThanOrEqual(2);
      expect(rounds.at(-1)?.turn.merged).toBe(1);
      expect(deal?.variant.name).toBe('standard');
    }
  });

  it('print as text that plays them again', () => {
    fc.assert(
      fc.property(walkArb({ from: 'either' }), (walk) => {
        const indented = formatWalk(walk).replaceAll('\n', '  \n    ');
        expect(parseWalk(`\n${indented}\n`)).toEqual({ deal: walk.deal, rounds: walk.rounds, moves: walk.moves });
      }),
      { numRuns: 50 },
    );
    const [walk] = fc.sample(walkArb(), 1);
    expect(fc.stringify(walk)).toContain('\nmoves');
  });

  it('stop where a move is not legal, and say where a text makes no sense', () => {
    const [walk] = fc.sample(walkArb({ variant: PRESETS.standard, seats: 2, maxMoves: 0 }), 1);
    const text = formatWalk(walk as NonNullable<typeof walk>);
    expect(parseWalk(`${text} d d .`).moves).toEqual([{ type: 'draw' }]);
    expect(text).toMatch(/^variant standard\nseats 2\ndealer [01]\ndeck (\w\w ?){52}\nmoves$/);
    const positionOf = (broken: string): number | string => {
      try {
        parseWalk(broken);
      } catch (error) {
        return error instanceof NotationError ? error.position : isKingsCornerError(error) ? error.code : String(error);
      }
      return 'read';
    };
    expect(positionOf(`${text} d d x`)).toBe(text.length + 5);
    expect(positionOf(text.replace('moves', ''))).toBe(text.length - 5);
    expect(positionOf(text.replace('seats 2', 'seats two'))).toBe(text.indexOf('seats 2') + 6);
    expect(positionOf(text.replace('seats 2\n', ''))).toBe(text.length - 8);
    expect(positionOf(text.replace('seats 2', 'seats 7'))).toBe('invalid-setup');
    expect(positionOf(text.replace('standard', 'chess'))).toBe(8);
    expect(positionOf(text.replace('standard', '{"seats":9}'))).toBe('invalid-variant');
    expect(positionOf(text.replace('deck ', 'deck 10h '))).toBe(text.indexOf('deck') + 5);
    expect(positionOf('variant pagat\nposition {\nmoves d')).toBe(23);
    expect(positionOf('variant pagat\nposition {}\nmoves d')).toBe(23);
    expect(positionOf('')).toBe(0);
  });
});

describe('positions', () => {
  const anyPosition = variantArb().chain((variant) =>
    fc.integer(variant.seats).chain((seats) => positionArb({ variant, seats })),
  );

  it('hold the 52 cards once each in piles that descend, and can be played on', () => {
    fc.assert(
      fc.property(anyPosition, (round) => {
        const { hands, stock, piles, collected } = round;
        const cards = [hands, stock, PILES.map((id) => piles[id]), collected].flat(4);
        if (cards.length !== 52 || new Set(cards).size !== 52) throw new Error('cards are missing or doubled');
        if (hands.length > 1 && hands.some((hand) => hand.length === 0)) throw new Error('an empty hand');
        if (legalMoves(round).length === 0) throw new Error('no legal move');
        if (!tryParseRound(serializeRound(round)).ok) throw new Error('it is refused as a save');
      }),
      { numRuns: 2000 },
    );
  });

  it('come in every phase that the variant knows, with every length of pile', () => {
    const positions = fc.sample(anyPosition, { numRuns: 4000, seed: 5 });
    const phases = new Set(positions.map(({ variant, turn }) => `${variant.drawTiming} ${turn.phase}`));
    expect([...phases].sort()).toEqual([
      'end placeKing',
      'end play',
      'start draw',
      'start play',
      'untilPlayable draw',
      'untilPlayable placeKing',
      'untilPlayable play',
      'untilPlayable playFound',
      'whenStuck play',
    ]);
    for (const id of PILES) {
      const lengths = new Set(positions.map(({ piles }) => piles[id].length));
      expect([...lengths].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    }
    expect(positions.some(({ collected }) => collected.flat().length > 0)).toBe(true);
    expect(positions.some(({ hands }) => hands.flat().length === 0)).toBe(true);
  });
});

describe('moves', () => {
  it('are legal, or not, as asked for', () => {
    fc.assert(
      fc.property(roundArb({ maxMoves: 60 }), fc.nat(), (round, seed) => {
        if (round.outcome !== null) return;
        for (const move of fc.sample(legalMoveArb(round), { numRuns: 3, seed })) applyMove(round, move);
        for (const move of fc.sample(illegalMoveArb(round), { numRuns: 3, seed })) {
          expect(() => applyMove(round, move)).toThrow(IllegalMoveError);
        }
      }),
    );
    const [round] = fc.sample(roundArb({ maxMoves: 0 }), 1);
    const moves = fc.sample(moveArb(), 2000).map((move) => moveIssue(round as RoundState, move));
    expect(moves).not.toContain('malformed-move');
    expect(moves).toContain(null);
    expect(new Set(fc.sample(moveArb(), 20_000).map(formatMove)).size).toBe(450);
  });
});

describe('views', () => {
  it('are those of every seat and of spectators', () => {
    const views = fc.sample(viewArb({ variant: PRESETS.partners }), 300);
    expect([...new Set(views.map(({ seat }) => seat))].sort()).toEqual([0, 1, 2, 3, null]);
    const [round] = fc.sample(roundArb({ variant: PRESETS.partners, maxMoves: 0 }), 1);
    expect(Object.keys(viewFor(round as RoundState, 0))).toEqual(Object.keys(views[0] ?? {}));
  });
});
