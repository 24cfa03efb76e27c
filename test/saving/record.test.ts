import fc from 'fast-check';
import {
  CARDS,
  type Card,
  createRecord,
  createRound,
  defineVariant,
  formatMove,
  IllegalMoveError,
  type Move,
  pagat,
  parseMove,
  parseRecord,
  type RedactedRecord,
  type RoundRecord,
  type RoundState,
  redactEvents,
  redactRecord,
  replay,
  replaySteps,
  SaveError,
  type Seat,
  SetupError,
  shuffleDeck,
  transition,
  tryParseRecord,
  type Variant,
  viewFor,
} from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { isEqualData } from '../../src/rules/equality.js';
import { ROUND_FILES, type RoundFile, readVectors } from '../conformance/files.js';
import { withOthersHidden } from '../hidden.js';
import { createRandom } from '../reference/random.js';
import { cut, PRESET_LIST, type Walk, walkOf, watchersOf } from '../walks.js';

const seedArb = fc.nat({ max: 2 ** 31 });

const endOf = ({ rounds }: Walk): RoundState => rounds.at(-1) as RoundState; // a walk has at least one round
const recordOf = ({ variant, seats, dealer, deck, moves }: Walk): RoundRecord =>
  createRecord({ variant, seats, dealer, deck }, moves);
const same = (a: unknown, b: unknown, what: string): void => {
  if (!isEqualData(a, b)) throw new Error(`${what}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`);
};

it('leads to the round that was played, at every ply, with the events of every move', () => {
  fc.assert(
    fc.property(seedArb, (seed) => {
      const walk = walkOf(seed);
      const record = recordOf(walk);
      const { rounds, moves } = walk;
      same(replay(record), endOf(walk), 'the final round');
      for (const ply of [0, 1, moves.length >> 1].filter((each) => each <= moves.length)) {
        same(replay(record, { ply }), rounds[ply], `ply ${ply}`);
      }
      const steps = moves.map((move, ply) => ({ move, ...transition(rounds[ply] as RoundState, move) }));
      same(replaySteps(record), steps, 'the steps');
    }),
    { numRuns: 100 },
  );
});

it('comes back from its text, redacted or not', () => {
  fc.assert(
    fc.property(seedArb, (seed) => {
      const walk = walkOf(seed);
      const record = recordOf(walk);
      for (const each of [record, ...watchersOf(endOf(walk)).map((seat) => redactRecord(record, seat))]) {
        same(parseRecord(JSON.stringify(each)), each, 'the record');
        same(parseRecord(each), each, 'the record as a value');
      }
    }),
    { numRuns: 60 },
  );
});

it.each(ROUND_FILES)('replays the vectors of %s to their final states', (name) => {
  const { variant, rounds } = readVectors<RoundFile>(name);
  for (const { seats, dealer, deck, moves, final } of rounds) {
    const record = createRecord({ variant, seats, dealer, deck }, moves.map(parseMove));
    expect(record.moves).toEqual(moves);
    expect(record.outcome).toEqual(final.outcome);
    expect(replay(parseRecord(JSON.stringify(record)))).toEqual({ variant, ...final.state });
  }
});

describe('a redacted record', () => {
  it('shows every step as its seat saw it', () => {
    fc.assert(
      fc.property(seedArb, (seed) => {
        const whole = walkOf(seed);
        for (const walk of [whole, cut(whole, createRandom(seed))]) {
          const record = recordOf(walk);
          for (const seat of watchersOf(endOf(walk))) {
            const redacted: RedactedRecord = JSON.parse(JSON.stringify(redactRecord(record, seat)));
            same(replay(redacted), viewFor(endOf(walk), seat), `the view of ${seat}`);
            const steps = walk.moves.map((move, ply) => {
              const { round, events } = transition(walk.rounds[ply] as RoundState, move);
              return { move, events: redactEvents(events, seat), round: viewFor(round, seat) };
            });
            same(replaySteps(redacted), steps, `the steps as ${seat} saw them`);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('holds no card that its seat has not seen', () => {
    fc.assert(
      fc.property(seedArb, (seed) => {
        const walk = cut(walkOf(seed), createRandom(seed));
        const end = endOf(walk);
        for (const seat of watchersOf(end)) {
          const hidden = [end.stock, ...(end.outcome === null ? end.hands.filter((_, of) => of !== seat) : [])].flat();
          const redacted = redactRecord(recordOf(walk), seat);
          const text = JSON.stringify(redacted);
          for (const card of hidden) if (text.includes(card)) throw new Error(`${card} is shown to ${seat}`);
          if (redacted.deck.filter((card) => card === null).length !== hidden.length) throw new Error('hides too much');
        }
      }),
      { numRuns: 100 },
    );
  });

  it.each(PRESET_LIST)('is the same whatever is hidden from its seat, in $name', (variant: Variant) => {
    let compared = 0;
    fc.assert(
      fc.property(seedArb, (seed) => {
        const walk = cut(walkOf(seed, variant), createRandom(seed));
        for (const seat of watchersOf(endOf(walk))) {
          const other = withOthersHidden(walk, seat, createRandom(seed));
          if (other === null) continue;
          compared++;
          same(redactRecord(recordOf(walk), seat), redactRecord(recordOf(other), seat), `the record of ${seat}`);
        }
      }),
      { numRuns: 15 },
    );
    expect(compared).toBeGreaterThan(10);
  });

  it('cannot be redacted again, and no seat but those of the round has one', () => {
    const record = createRecord({ seats: 2, deck: shuffleDeck('hello') });
    expect(() => redactRecord(redactRecord(record, 0) as unknown as RoundRecord, 1)).toThrow(TypeError);
    expect(() => redactRecord(record, 2)).toThrow(RangeError);
    expect(() => redactRecord(record, undefined as unknown as null)).toThrow(TypeError);
  });
});

it('is refused when it is made of what is no round', () => {
  const deck = shuffleDeck('hello');
  expect(() => createRecord({ seats: 2, deck: deck.slice(1) })).toThrow(SetupError);
  expect(() => createRecord({ seats: 2, deck }, [{ type: 'endTurn' }])).toThrow(IllegalMoveError);
});

it('stops only where there are moves', () => {
  const record = createRecord({ seats: 2, deck: shuffleDeck('hello') }, [{ type: 'draw' }]);
  for (const ply of [-1, 0.5, 2, Number.NaN]) expect(() => replay(record, { ply })).toThrow(RangeError);
});

describe('a damaged record', () => {
  const deck = shuffleDeck('hello');
  const moves: Move[] = [{ type: 'draw' }, { type: 'endTurn' }, { type: 'draw' }, { type: 'endTurn' }];
  const record = createRecord({ seats: 2, deck }, moves);
  const redacted = redactRecord(record, 0);
  const doubled = [deck[1], ...deck.slice(1)] as Card[];
  const until = PRESET_LIST.find(({ name }) => name === 'wikipediaUntilPlayable') as Variant;
  const searched = redactRecord(createRecord({ variant: until, seats: 2, deck }), null);

  const preset = (name: string): Variant => PRESET_LIST.find((variant) => variant.name === name) as Variant;
  const seen = (variant: Variant, seat: Seat | null, moves: Move[] = []): RedactedRecord =>
    redactRecord(createRecord({ variant, seats: 2, deck }, moves), seat);
  const nearlyAll = defineVariant(until, { seats: { min: 2, max: 2 }, dealSize: 23 });

  it.each<readonly [what: string, issue: string, record: object]>([
    [
      'an own move that the own hand forbids',
      'moves.1 must-play',
      { ...seen(preset('mustPlay'), 0, [{ type: 'draw' }]), moves: ['d', '.'] },
    ],
    [
      'a card found by a seat that holds a playable one',
      'moves.0 draw-mismatch',
      { ...seen(until, 0, [{ type: 'draw' }]), draws: ['playFound'] },
    ],
    [
      'a search after a play',
      'moves.1 draw-mismatch',
      { ...seen(until, null, [parseMove('2h@S'), { type: 'draw' }]), draws: ['play'] },
    ],
    [
      'a search where nothing is searched',
      'moves.0 draw-mismatch',
      { ...seen(pagat, null), moves: ['d'], draws: ['play'] },
    ],
    [
      'a search that goes on without a stock',
      'moves.1 draw-mismatch',
      { ...seen(nearlyAll, null), moves: ['d', 'd'], draws: ['play', 'play'] },
    ],
    ['a move that is not legal', 'moves.1 cannot-draw', { ...record, moves: ['d', 'd', 'd', '.'] }],
    ['a move that is no text of one', 'moves.2 bad-notation', { ...record, moves: ['d', '.', 'draw'] }],
    ['a move that is no text', 'moves.0 wrong-type', { ...record, moves: [1] }],
    ['more moves than a round has', 'moves wrong-type', { ...record, moves: new Array(10_001).fill('d') }],
    ['a card that is not in the hand', 'moves.1 card-not-in-hand', { ...record, moves: ['d', `${deck[51]}@N`] }],
    ['an outcome that was not reached', 'outcome disagrees', { ...record, outcome: { type: 'blocked' } }],
    ['a card twice', 'deck.1 card-doubled', { ...record, deck: doubled }],
    ['a deck too short', 'deck deck-length', { ...record, deck: deck.slice(1) }],
    ['a card that is hidden', 'deck card-hidden', { ...record, deck: deck.map((card, i) => (i === 3 ? null : card)) }],
    ['seats out of range', 'seats seats-out-of-range', { ...record, seats: 5 }],
    ['a dealer who has no seat', 'dealer no-seat', { ...record, dealer: 2 }],
    [
      'a broken variant',
      'variant.teams partners-need-four',
      { ...record, variant: { ...record.variant, teams: 'partners' } },
    ],
    ['draws without a seat', 'draws disagrees', { ...record, draws: [] }],
    ['a seat without draws', 'draws disagrees', { ...record, seat: 1 }],
    ['a seat that is none', 'seat no-seat', { ...redacted, seat: 2 }],
    ['a seat that is no number', 'seat wrong-type', { ...redacted, seat: 'north' }],
    ['a key that nobody knows', 'players unknown-key', { ...record, players: ['Ann', 'Bob'] }],
    [
      'a draw that led elsewhere, by the own hand',
      'moves.0 draw-mismatch',
      { ...redacted, draws: ['turnEnded', 'play'] },
    ],
    ['a draw that led elsewhere, by the rules', 'moves.2 draw-mismatch', { ...redacted, draws: ['play', 'turnEnded'] }],
    ['a draw too few', 'moves.2 draw-mismatch', { ...redacted, draws: ['play'] }],
    ['a draw too many', 'draws wrong-length', { ...redacted, draws: ['play', 'play', 'play'] }],
    [
      'a king to place where none must be',
      'moves.0 draw-mismatch',
      { ...searched, moves: ['d'], draws: ['placeKing'] },
    ],
    [
      'a move but the card that was found',
      'moves.1 must-play-found',
      { ...searched, moves: ['d', 'd'], draws: ['playFound', 'turnEnded'] },
    ],
    ['a search after a final draw', 'moves.1 must-draw', { ...searched, moves: ['d', '.'], draws: ['play'] }],
    ['another seat’s cards', 'deck card-hidden', { ...redacted, deck }],
    ['too few cards', 'deck card-hidden', { ...redacted, deck: redacted.deck.map(() => null) }],
  ])('is refused for %s: %s', (_, issue, damaged) => {
    const result = tryParseRecord(damaged);
    expect(result.ok ? [] : result.issues.map(({ path, code }) => `${path} ${code}`)).toContain(issue);
    expect(() => replay(damaged as RoundRecord)).toThrow(SaveError);
  });

  it('names no card that is hidden', () => {
    const damaged = { ...record, deck: doubled, moves: ['d', `${deck[51]}@N`] };
    const result = tryParseRecord(damaged);
    const messages = result.ok ? [] : result.issues.map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(0);
    for (const card of CARDS) expect(messages.join(' ')).not.toContain(card);
  });
});

it('writes moves as formatMove does, whatever way they were written', () => {
  const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
  const record = createRecord({ seats: 2, deck: shuffleDeck('hello') }, [{ type: 'draw' }]);
  expect(parseRecord({ ...record, moves: ['D'] }).moves).toEqual([formatMove({ type: 'draw' })]);
  expect(replay({ ...record, moves: ['D'] })).toEqual(transition(round, { type: 'draw' }).round);
});
