import fc from 'fast-check';
import {
  applyEvents,
  CARDS,
  createRound,
  defineVariant,
  type Move,
  type RoundEvent,
  type RoundState,
  type RoundView,
  redactEvents,
  type Seat,
  solitaire,
  standard,
  transition,
  viewFor,
} from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { isEqualData } from '../../src/rules/equality.js';
import { withOthersHidden } from '../hidden.js';
import { createRandom } from '../reference/random.js';
import { cut, PRESET_LIST, type Walk, walkOf, watchersOf } from '../walks.js';

const seedArb = fc.nat({ max: 2 ** 31 });

function stepsOf({ rounds, moves }: Walk): { before: RoundState; events: readonly RoundEvent[]; after: RoundState }[] {
  return moves.map((move, ply) => {
    const before = rounds[ply] as RoundState;
    return { before, events: transition(before, move).events, after: rounds[ply + 1] as RoundState };
  });
}

const PARTS = ['variant', 'hand', 'handSizes', 'piles', 'collected', 'passes'] as const;

/** Follows a round as one seat by its redacted events alone, and fails where the view is not that of the round. */
function follow(walk: Walk, seat: Seat | null): void {
  let view = viewFor(walk.rounds[0] as RoundState, seat);
  for (const { events, after } of stepsOf(walk)) {
    const before = JSON.stringify(view);
    const next = applyEvents(view, redactEvents(events, seat));
    if (JSON.stringify(view) !== before) throw new Error('the view was changed');
    for (const part of PARTS) {
      const isKept = next[part] === view[part];
      if (isKept !== isEqualData(next[part], view[part])) throw new Error(`ply ${after.ply}: a fresh copy of ${part}`);
    }
    view = next;
    if (!isEqualData(view, viewFor(after, seat))) throw new Error(`seat ${seat}, ply ${after.ply}: another view`);
  }
}

it('gives from redacted events the view of the round, for every seat and spectators', () => {
  fc.assert(
    fc.property(seedArb, (seed) => {
      const walk = walkOf(seed);
      for (const seat of watchersOf(walk.rounds[0] as RoundState)) follow(walk, seat);
    }),
    { numRuns: 150 },
  );
});

it('gives the same from events one by one, all at once, sent as JSON, or not redacted', () => {
  fc.assert(
    fc.property(seedArb, (seed) => {
      const walk = walkOf(seed);
      const [first] = walk.rounds as readonly [RoundState];
      const all = stepsOf(walk).flatMap(({ events }) => events);
      for (const seat of watchersOf(first)) {
        const redacted = redactEvents(all, seat);
        const expected = viewFor(walk.rounds.at(-1) as RoundState, seat);
        const start = viewFor(first, seat);
        const sent: { view: RoundView; events: RoundEvent[] } = JSON.parse(
          JSON.stringify({ view: start, events: redacted }),
        );
        const ways = [
          applyEvents(start, redacted),
          applyEvents(start, all),
          redacted.reduce((view, event) => applyEvents(view, [event]), start),
          applyEvents(sent.view, sent.events),
        ];
        if (!ways.every((view) => isEqualData(view, expected))) throw new Error(`seat ${seat}: another view`);
      }
    }),
    { numRuns: 50 },
  );
});

describe.each(PRESET_LIST.map((variant) => ({ name: variant.name, variant })))('$name', ({ variant }) => {
  it('shows a seat the same views and events whatever is hidden from it', () => {
    let compared = 0;
    fc.assert(
      fc.property(seedArb, (seed) => {
        const walk = cut(walkOf(seed, variant), createRandom(seed));
        for (const seat of watchersOf(walk.rounds[0] as RoundState)) {
          const other = withOthersHidden(walk, seat, createRandom(seed));
          if (other === null) continue;
          compared++;
          const shown = [walk, other].map((each) => ({
            views: each.rounds.map((round) => viewFor(round, seat)),
            events: stepsOf(each).map(({ events }) => redactEvents(events, seat)),
          }));
          if (!isEqualData(shown[0], shown[1])) throw new Error(`seat ${seat} sees what it must not`);
        }
      }),
      { numRuns: 25 },
    );
    expect(compared).toBeGreaterThan(10);
  });
});

it('keeps events that hide nothing as they are, and the view when there are no events', () => {
  const { rounds, moves } = walkOf(4, PRESET_LIST[0]);
  const ply = moves.findIndex(({ type }) => type === 'play');
  const { events } = transition(rounds[ply] as RoundState, moves[ply] as Move);
  expect(redactEvents(events, null)[0]).toBe(events[0]);
  const view = viewFor(rounds[ply] as RoundState, 0);
  expect(applyEvents(view, [])).toBe(view);
});

it('follows a final draw that blocks the round', () => {
  const variant = defineVariant(standard, { drawTiming: 'untilPlayable', blockedWhen: 'noLegalMove' });
  const before: RoundState = {
    ...createRound({ variant, seats: 2, deck: CARDS }),
    hands: [['2c'], ['2d']],
    stock: ['3c'],
    piles: { N: ['Ac'], E: ['Ad'], S: ['Ah'], W: ['As'], NE: [], SE: [], SW: [], NW: [] },
    turn: { number: 3, seat: 0, phase: 'draw', drawn: 1, played: 1, merged: 0, relocated: false, drawnCard: 'Ah' },
  };
  const { round, events } = transition(before, { type: 'draw' });
  expect(round.outcome).toEqual({ type: 'blocked' });
  expect(applyEvents(viewFor(before, 1), redactEvents(events, 1))).toEqual(viewFor(round, 1));
});

it('refuses events that do not follow on the view, with a code', () => {
  fc.assert(
    fc.property(seedArb, fc.constantFrom(undefined, solitaire), (seed, variant) => {
      const steps = stepsOf(walkOf(seed, variant)).map(({ before, events }) => ({ before, events }));
      for (const [ply, { before, events }] of steps.entries()) {
        const view = viewFor(before, null);
        const later = steps[ply + 1]?.events ?? [];
        const twice = [...events, ...events];
        for (const wrong of later.length > 0 ? [later, twice] : [twice]) {
          expectCode(() => applyEvents(view, wrong), 'out-of-step', events);
        }
      }
    }),
    { numRuns: 20 },
  );
});

it('refuses the rest of a move whose first event was lost, and the next move after a change of phase was', () => {
  const round = createRound({ seats: 2, deck: CARDS });
  const draw = transition(round, { type: 'draw' });
  const end = transition(draw.round, { type: 'endTurn' });
  const view = viewFor(round, 0);
  const drawn = applyEvents(view, draw.events);
  const lost = draw.events.slice(0, 1);
  expectCode(() => applyEvents(view, draw.events.slice(1)), 'out-of-step', draw.events);
  expectCode(() => applyEvents(drawn, end.events.slice(1)), 'out-of-step', end.events);
  expectCode(() => applyEvents(applyEvents(view, lost), end.events), 'out-of-step', end.events);
});

it('refuses a move of a seat that is not on turn', () => {
  const round = createRound({ seats: 2, deck: CARDS });
  const { events } = transition(round, { type: 'draw' });
  const others = events.map((event) => ({ ...event, seat: 1 }));
  expectCode(() => applyEvents(viewFor(round, null), others), 'out-of-step', others);
});

function expectCode(act: () => unknown, code: string, events: readonly RoundEvent[]): void {
  try {
    act();
  } catch (error) {
    if ((error as { code?: unknown }).code === code) return;
    throw error;
  }
  throw new Error(`accepted: ${JSON.stringify(events)}`);
}

it('refuses to redact for what is no seat', () => {
  expect(() => redactEvents([], 6)).toThrow(RangeError);
  expect(() => redactEvents([], undefined as unknown as null)).toThrow(TypeError);
});
