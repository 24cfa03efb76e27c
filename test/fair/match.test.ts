import {
  createMatch,
  createRandom,
  finishRound,
  MatchOverError,
  type MatchState,
  PRESETS,
  RoundMismatchError,
  shuffleDeck,
  startRound,
} from 'kings-corner';
import { createDealer, nextDeal, verifySession } from 'kings-corner/fair';
import { describe, expect, it } from 'vitest';
import { walkFrom } from '../walks.js';
import { recordOf, secretOf } from './table.js';

/** The states of a match of at most so many rounds, played at random. */
function statesOf(match: MatchState, seed: string, most: number): readonly MatchState[] {
  const random = createRandom(seed);
  const states = [match];
  for (let state = match; state.status === 'live' && states.length <= most; states.push(state)) {
    const start = startRound(state, shuffleDeck(`${seed}, round ${states.length}`));
    const last = walkFrom(start, random, 600).rounds.at(-1) ?? start;
    state = finishRound(state, last.outcome === null ? { ...last, outcome: { type: 'blocked' } } : last);
  }
  return states;
}

describe('the deal that a match waits for', () => {
  it.each(Object.values(PRESETS))('is one that startRound would deal: $name', (variant) => {
    const { max } = variant.seats;
    for (let dealer = 0; dealer < max; dealer++) {
      const states = statesOf(createMatch({ variant, seats: max, dealer }), `${dealer}`, 4);
      for (const [index, match] of states.entries()) {
        if (match.status === 'over') continue;
        const { round, ...deal } = nextDeal(match);
        expect(round).toBe(index + 1);
        const own = startRound(match, shuffleDeck('any'));
        expect({ ...deal }).toEqual({ variant: own.variant, seats: own.hands.length, dealer: own.dealer });
      }
    }
  });

  it('follows seats that left', () => {
    const match = createMatch({ variant: PRESETS.wikipediaElimination, seats: 4, dealer: 0 });
    const shrunk = statesOf(match, 'elimination', 60).filter(
      ({ active, status }) => status === 'live' && active.length < 4 && active.length > 1,
    );
    expect(shrunk.length).toBeGreaterThan(0);
    for (const state of shrunk) {
      expect(nextDeal(state)).toMatchObject({ seats: state.active.length, round: state.rounds.length + 1 });
      expect(state.active[nextDeal(state).dealer]).toBe(state.dealer);
    }
    expect(shrunk.some((state) => nextDeal(state).dealer !== state.dealer)).toBe(true);
  });

  it('makes rounds that the match counts, where the default of the dealer does not', () => {
    const match = createMatch({ seats: 3, dealer: 0 });
    const game = { game: 'm', players: ['ann'], secret: secretOf('m') };
    const finished = (dealer: ReturnType<typeof createDealer>): MatchState => {
      dealer.start();
      return finishRound(match, { ...dealer.round(), outcome: { type: 'blocked' } });
    };
    expect(finished(createDealer({ ...game, ...nextDeal(match) })).rounds).toHaveLength(1);
    expect(() => finished(createDealer({ ...game, round: 1, seats: 3 }))).toThrow(RoundMismatchError);
  });

  it('gives a session without a gap', () => {
    const states = statesOf(createMatch({ seats: 2, dealer: 1 }), 'session', 3).slice(0, 3);
    const records = states.map((match) => recordOf({ ...nextDeal(match), players: ['ann'] }, 'moves'));
    expect(verifySession(records).verdict).toBe('consistent');
  });

  it('is none of a match that is over', () => {
    const over = statesOf(createMatch({ variant: PRESETS.singleRound, seats: 2, dealer: 0 }), 'over', 1).at(-1);
    expect(over?.status).toBe('over');
    expect(() => nextDeal(over as MatchState)).toThrow(MatchOverError);
  });
});
