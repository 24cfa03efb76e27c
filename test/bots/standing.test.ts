import {
  createMatch,
  createRandom,
  legalMoves,
  type Move,
  PRESETS,
  type RoundState,
  singleRound,
  standard,
  viewFor,
  wikipediaElimination,
} from 'kings-corner';
import { BOTS, type Bot, createExpert, type MatchStanding, standingOf } from 'kings-corner/bots';
import { describe, expect, it } from 'vitest';
import { walkOf } from '../walks.js';

const STANDING = standingOf(createMatch({ seats: 3, dealer: 0 }));

/** Positions of three seats in which there is something to think about. */
const POSITIONS: readonly RoundState[] = Array.from({ length: 60 }, (_, seed) => walkOf(seed, standard))
  .filter(({ seats }) => seats === 3)
  .flatMap(({ rounds }) => rounds.filter((_, ply) => ply % 5 === 3))
  .filter((round) => round.outcome === null && legalMoves(round).length > 3)
  .slice(0, 50);

function movesOf(bot: Bot, match?: MatchStanding): readonly Move[] {
  return POSITIONS.map((round) => {
    const [view, random] = [viewFor(round, round.turn.seat), createRandom('standing')];
    return match === undefined ? bot(view, random) : bot(view, random, match);
  });
}

describe('how a match stands', () => {
  it('is its totals, the seats that play, and the total that it goes to', () => {
    expect(STANDING).toEqual({ totals: [0, 0, 0], active: [0, 1, 2], scoringTarget: 25 });
    const match = createMatch({ variant: wikipediaElimination, seats: 4, dealer: 0 });
    const later = { ...match, active: [0, 3], totals: [4, 30, 26, 9], eliminated: [1, 2] };
    expect(standingOf(later)).toEqual({ totals: [4, 30, 26, 9], active: [0, 3], scoringTarget: 25 });
  });

  it('has no target where the rules have none', () => {
    expect(standingOf(createMatch({ variant: singleRound, seats: 2, dealer: 0 })).scoringTarget).toBeNull();
    for (const variant of Object.values(PRESETS)) {
      const { scoringTarget } = standingOf(createMatch({ variant, seats: variant.seats.min, dealer: 0 }));
      const hasTarget = variant.match.end === 'target' || variant.match.end === 'elimination';
      expect([variant.name, scoringTarget === null]).toEqual([variant.name, !hasTarget]);
    }
  });

  it('makes an expert without a goal play for the match, whatever the totals, and leaves one with a goal alone', () => {
    const rollouts = 80;
    const free = createExpert({ rollouts });
    const [forRound, forMatch] = [createExpert({ rollouts, goal: 'round' }), createExpert({ rollouts, goal: 'match' })];
    expect(POSITIONS.length).toBe(50);
    expect(movesOf(free)).toEqual(movesOf(forRound));
    expect(movesOf(free, STANDING)).toEqual(movesOf(forMatch));
    expect(movesOf(free, { ...STANDING, totals: [24, 0, 12] })).toEqual(movesOf(forMatch));
    expect(movesOf(forRound, STANDING)).toEqual(movesOf(forRound));
    expect(movesOf(forMatch)).not.toEqual(movesOf(forRound));
  });

  it('makes no difference to the other players', () => {
    for (const bot of [BOTS.easy, BOTS.normal, BOTS.hard, BOTS.hold])
      expect(movesOf(bot, STANDING)).toEqual(movesOf(bot));
  });
});
