import fc from 'fast-check';
import {
  applyMove,
  canRedo,
  canUndo,
  createHistory,
  createMatch,
  createRound,
  defineVariant,
  finishRound,
  type History,
  type MatchSave,
  push,
  type RoundState,
  redo,
  type Snapshot,
  shuffleDeck,
  singleRound,
  standard,
  startRound,
  undo,
} from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../reference/random.js';
import { type Walk, walkFrom, walkOf } from '../walks.js';

const seedArb = fc.nat({ max: 2 ** 31 });

const historyOf = <S extends Snapshot>(states: readonly S[], limit?: number): History<S> =>
  states.slice(1).reduce((history, state) => push(history, state), createHistory(states[0] as S, { limit }));

/** How many moves of the turn may be taken back: those since the last draw of the turn that is live. */
function stepsBack({ rounds, moves }: Walk): number {
  const end = rounds.at(-1) as RoundState;
  if (end.outcome !== null) return 0;
  let steps = 0;
  for (let ply = moves.length - 1; ply >= 0; ply--) {
    if (moves[ply]?.type === 'draw' || rounds[ply]?.turn.number !== end.turn.number) break;
    steps++;
  }
  return steps;
}

const WAYS: readonly (readonly [string, (round: RoundState) => Snapshot])[] = [
  ['a round', (round) => round],
  [
    'a match',
    (round) => ({ match: createMatch({ variant: round.variant, seats: round.hands.length, dealer: 0 }), round }),
  ],
];

describe.each(WAYS)('the history of %s', (_, wrap) => {
  it('undoes the moves of the turn since its last draw, and no others', () => {
    fc.assert(
      fc.property(seedArb, (seed) => {
        const walk = walkOf(seed);
        for (let plies = 0; plies <= walk.moves.length; plies += 3) {
          const part: Walk = { ...walk, rounds: walk.rounds.slice(0, plies + 1), moves: walk.moves.slice(0, plies) };
          const states = part.rounds.map(wrap);
          let history = historyOf(states);
          const expected = stepsBack(part);
          for (let steps = 0; steps < expected; steps++) {
            if (!canUndo(history)) throw new Error(`only ${steps} steps of ${expected}`);
            history = undo(history);
            if (history.present !== states.at(-2 - steps)) throw new Error('another state');
          }
          if (canUndo(history) || undo(history) !== history) throw new Error(`more than ${expected} steps`);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('undoes everything when asked to, and redoes it', () => {
    fc.assert(
      fc.property(seedArb, (seed) => {
        const states = walkOf(seed).rounds.map(wrap);
        const whole = historyOf(states);
        let history = whole;
        while (canUndo(history, { unlimited: true })) history = undo(history, { unlimited: true });
        if (history.present !== states[0] || history.future.length !== states.length - 1)
          throw new Error('not the start');
        while (canRedo(history)) history = redo(history);
        if (redo(history) !== history) throw new Error('redone what is not there');
        if (JSON.stringify(history) !== JSON.stringify(whole)) throw new Error('not the same again');
      }),
      { numRuns: 20 },
    );
  });
});

it('works the same when it was kept as JSON', () => {
  const walk = walkOf(11);
  const plies = walk.rounds.findIndex(
    (_, ply) => stepsBack({ ...walk, rounds: walk.rounds.slice(0, ply + 1), moves: walk.moves.slice(0, ply) }) > 0,
  );
  const history = historyOf(walk.rounds.slice(0, plies + 1));
  const kept: History<RoundState> = JSON.parse(JSON.stringify(history));
  expect(canUndo(kept)).toBe(true);
  expect(undo(kept)).toEqual(undo(history));
});

it('keeps no more states than its limit, dropping the oldest', () => {
  const { rounds } = walkOf(2);
  expect(rounds.length).toBeGreaterThan(10);
  const history = historyOf(rounds, 5);
  expect(history.past).toEqual(rounds.slice(-6, -1));
  const back = [1, 2, 3, 4, 5, 6, 7].reduce((each) => undo(each, { unlimited: true }), history);
  expect(back.past.length + back.future.length).toBe(5);
  expect(back.present).toBe(rounds.at(-6));
  for (const limit of [0, 1.5, Number.NaN])
    expect(() => createHistory(rounds[0] as RoundState, { limit })).toThrow(RangeError);
});

it('forgets what was undone once play goes on', () => {
  const [first, second, third] = walkOf(2).rounds as [RoundState, RoundState, RoundState];
  const back = undo(historyOf([first, second]), { unlimited: true });
  expect(canRedo(back)).toBe(true);
  expect(canRedo(push(back, third))).toBe(false);
});

it('does not undo into another round, or the end of one', () => {
  const match = createMatch({ variant: singleRound, seats: 2, dealer: 1 });
  const start = startRound(match, shuffleDeck('hello'));
  const end = walkFrom(start, createRandom(3), 999).rounds.at(-1) as RoundState;
  const counted: MatchSave = { match: finishRound(match, end), round: null };
  const states: MatchSave[] = [{ match, round: start }, { match, round: end }, counted];
  expect(canUndo(historyOf(states))).toBe(false);
  expect(canUndo(historyOf(states.slice(0, 2)))).toBe(false);
  expect(canUndo(historyOf([counted, { match, round: start }]))).toBe(false);
  const other = applyMove(createRound({ seats: 2, deck: shuffleDeck('other') }), { type: 'draw' });
  expect(canUndo(historyOf([applyMove(start, { type: 'draw' }), { ...other, ply: 2 }]))).toBe(false);
});

it('does not undo into another round that has the same stock, none', () => {
  const variant = defineVariant(standard, {
    seats: { min: 1, max: 1 },
    dealSize: 48,
    match: { end: 'rounds', rounds: 3 },
  });
  const [first, second] = ['first', 'second'].map((seed) =>
    createRound({ variant, seats: 1, deck: shuffleDeck(seed) }),
  );
  expect(canUndo(historyOf([{ ...first, ply: 40 }, second] as RoundState[]))).toBe(false);
});
