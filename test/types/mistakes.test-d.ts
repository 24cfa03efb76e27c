import {
  applyMove,
  type Card,
  type CornerId,
  type CrossId,
  checkVariant,
  createMatch,
  createRound,
  defineVariant,
  type EndTurnMove,
  finishRound,
  fits,
  formatMove,
  handPoints,
  type IllegalCode,
  type IllegalMoveError,
  isKingsCornerError,
  legalMoves,
  type Move,
  moveIssue,
  type Outcome,
  type PileId,
  PRESETS,
  parseMove,
  type Rank,
  type RoundEvent,
  type RoundState,
  type RoundView,
  redactEvents,
  type Scoring,
  type Seat,
  type SeatCount,
  type Suit,
  scoreRound,
  shuffleDeck,
  standard,
  startRound,
  transition,
  tryApplyMove,
  type Variant,
  viewFor,
} from 'kings-corner';
import { describe, expectTypeOf, test } from 'vitest';

// Nothing here runs: the compiler is what is tested. Every mistake below must stay an error.

declare const round: RoundState;
declare const view: RoundView;
declare const variant: Variant;
declare const deck: readonly Card[];
/** Takes any value of a type. */
declare function take<T>(value: T): void;

describe('cards', () => {
  test('a rank or a suit that does not exist is no card', () => {
    take<Card>('Th');
    // @ts-expect-error: ten is T
    take<Card>('10h');
    // @ts-expect-error: there is no rank 1
    take<Card>('1h');
    // @ts-expect-error: nor a suit x
    take<Card>('Kx');
    // @ts-expect-error: the rank comes first
    take<Card>('hK');
    // @ts-expect-error: in capitals
    take<Card>('kh');
    // @ts-expect-error: there is no joker
    take<Rank>('X');
    // @ts-expect-error: suits are letters
    take<Suit>('♥');
  });

  test('text is no card before it is read', () => {
    const text: string = 'Kh';
    // @ts-expect-error: any text
    fits(text, 'Ac');
    // @ts-expect-error: any text
    handPoints([text], standard);
  });

  test('all 52 are cards', () => {
    expectTypeOf<Card>().toEqualTypeOf<`${Rank}${Suit}`>();
    expectTypeOf(shuffleDeck('any')).toEqualTypeOf<Card[]>();
  });
});

describe('moves', () => {
  test('no pile leaves a corner', () => {
    take<Move>({ type: 'movePile', from: 'N', to: 'NE' });
    // @ts-expect-error: corner piles never move
    take<Move>({ type: 'movePile', from: 'NE', to: 'N' });
    expectTypeOf<Extract<Move, { type: 'movePile' }>['from']>().toEqualTypeOf<CrossId>();
    expectTypeOf<CornerId>().not.toExtend<CrossId>();
  });

  test('a play names its card and its pile', () => {
    // @ts-expect-error: which card?
    take<Move>({ type: 'play', to: 'N' });
    // @ts-expect-error: where to?
    take<Move>({ type: 'play', card: 'Kh' });
    // @ts-expect-error: no such pile
    take<Move>({ type: 'play', card: 'Kh', to: 'C' });
    // @ts-expect-error: no such pile
    take<PileId>('ne');
  });

  test('a move has no seat, no other type, and nothing of another move', () => {
    // @ts-expect-error: only the seat on turn moves
    take<Move>({ type: 'draw', seat: 0 });
    // @ts-expect-error: the turn is ended
    take<Move>({ type: 'pass' });
    // @ts-expect-error: the stock knows which card
    take<Move>({ type: 'draw', card: 'Kh' });
    // @ts-expect-error: one pile moves, no card
    take<Move>({ type: 'movePile', card: 'Kh', to: 'N' });
  });

  test('what was not parsed is no move', () => {
    // @ts-expect-error: the text of a move
    applyMove(round, 'Kh@NE');
    // @ts-expect-error: read from JSON, perhaps: tryApplyMove takes it
    applyMove(round, {} as unknown);
    expectTypeOf(moveIssue).parameter(1).toBeUnknown();
    expectTypeOf(tryApplyMove).parameter(1).toBeUnknown();
    expectTypeOf(parseMove).returns.toEqualTypeOf<Move>();
    // @ts-expect-error: a move is formatted, not its text
    formatMove('d');
  });

  test('a switch over moves that forgets one does not compile', () => {
    const words = (move: Move): string => {
      switch (move.type) {
        case 'draw':
          return 'draws';
        case 'play':
          return `plays ${move.card}`;
        case 'movePile':
          return `moves ${move.from}`;
        default:
          expectTypeOf(move).toEqualTypeOf<EndTurnMove>();
          // @ts-expect-error: the end of the turn is left
          return impossible(move);
      }
    };
    take(words);
  });
});

/** Where no value can come. */
function impossible(value: never): never {
  throw new Error(`unexpected ${String(value)}`);
}

describe('states', () => {
  test('nothing is written into a state', () => {
    // @ts-expect-error: readonly
    round.ply = 1;
    // @ts-expect-error: readonly
    round.turn.seat = 1;
    // @ts-expect-error: readonly
    round.turn.phase = 'play';
    // @ts-expect-error: readonly
    round.hands[0] = [];
    // @ts-expect-error: readonly
    round.hands[0]?.push('Kh');
    // @ts-expect-error: readonly
    round.stock.pop();
    // @ts-expect-error: readonly
    round.piles.N = [];
    // @ts-expect-error: readonly
    round.piles.NE.push('Kh');
    // @ts-expect-error: readonly
    round.collected[0]?.push(['Kh']);
    // @ts-expect-error: readonly
    round.passes[0] = 1;
    // @ts-expect-error: readonly
    round.variant.dealSize = 5;
    // @ts-expect-error: readonly
    view.hand.push('Kh');
    // @ts-expect-error: readonly
    standard.seats.max = 6;
    // @ts-expect-error: readonly
    PRESETS.standard = PRESETS.pagat;
    const match = createMatch({ seats: 2, dealer: 0 });
    // @ts-expect-error: readonly
    match.totals[0] = 10;
    // @ts-expect-error: readonly
    scoreRound(round).points[0] = 0;
  });

  test('a view is no round: it cannot be played on, nor show what is hidden', () => {
    expectTypeOf<RoundView>().not.toExtend<RoundState>();
    // @ts-expect-error: only the whole round can be played on
    applyMove(view, { type: 'draw' });
    // @ts-expect-error: only the whole round can be played on
    transition(view, { type: 'draw' });
    // @ts-expect-error: views are made of rounds
    viewFor(view, 0);
    // @ts-expect-error: the stock is hidden
    take(view.stock);
    // @ts-expect-error: hands are hidden until the round is over
    take(view.hands[1]);
    expectTypeOf(legalMoves).toBeCallableWith(view);
    expectTypeOf(legalMoves).toBeCallableWith(round);
  });

  test('an outcome may be missing, and who went out is asked only when somebody did', () => {
    // @ts-expect-error: null while the round is live
    take(round.outcome.type);
    if (round.outcome !== null) {
      // @ts-expect-error: nobody went out of a blocked round
      take(round.outcome.seat);
      if (round.outcome.type === 'out') expectTypeOf(round.outcome.seat).toBeNumber();
    }
  });

  test('a switch over outcomes that forgets one does not compile', () => {
    const words = (outcome: Outcome): string => {
      switch (outcome.type) {
        case 'out':
          return `seat ${outcome.seat}`;
        default:
          // @ts-expect-error: blocked is left
          return impossible(outcome);
      }
    };
    take(words);
  });
});

describe('setting up', () => {
  test('a round is made from seats and a deck of cards', () => {
    // @ts-expect-error: without seats
    createRound({ deck });
    // @ts-expect-error: without a deck
    createRound({ seats: 2 });
    // @ts-expect-error: a seed is no deck
    createRound({ seats: 2, deck: 'hello' });
    // @ts-expect-error: text is no card
    createRound({ seats: 2, deck: ['hello'] });
    // @ts-expect-error: the seats are counted, not named
    createRound({ seats: ['Ann', 'Ben'], deck });
    // @ts-expect-error: a misspelt option
    createRound({ seats: 2, deck, dealers: 1 });
    // @ts-expect-error: a preset is given, not its name
    createRound({ variant: 'standard', seats: 2, deck });
    // @ts-expect-error: who deals?
    createMatch({ seats: 2 });
    // @ts-expect-error: a match plays on with rounds, not with moves
    finishRound(createMatch({ seats: 2, dealer: 0 }), { type: 'draw' });
    // @ts-expect-error: a deck, not a round
    startRound(createMatch({ seats: 2, dealer: 0 }), round);
    // @ts-expect-error: a number is no seed: it would be cut
    shuffleDeck(42);
    // @ts-expect-error: a seat is a number, a spectator is null
    viewFor(round, 'spectator');
    // @ts-expect-error: redacted for whom?
    redactEvents([]);
  });
});

describe('variants', () => {
  test('an option or a value that does not exist is refused', () => {
    // @ts-expect-error: no such value
    defineVariant(standard, { drawTiming: 'never' });
    // @ts-expect-error: no such option
    defineVariant(standard, { drawtiming: 'end' });
    // @ts-expect-error: king, not kings
    defineVariant(standard, { kingFlip: 'corners' });
    // @ts-expect-error: a range
    defineVariant(standard, { seats: 4 });
    // @ts-expect-error: half a range
    defineVariant(standard, { seats: { max: 4 } });
    // @ts-expect-error: no more than six seats
    defineVariant(standard, { dealSize: { 7: 5 } });
    // @ts-expect-error: no such preset
    take(PRESETS.hoyle);
    expectTypeOf<SeatCount>().toEqualTypeOf<1 | 2 | 3 | 4 | 5 | 6>();
  });

  test('a union is given whole', () => {
    defineVariant(standard, { match: { end: 'round' } });
    // @ts-expect-error: a target of how much?
    defineVariant(standard, { match: { end: 'target' } });
    // @ts-expect-error: rounds have no target
    defineVariant(standard, { match: { end: 'rounds', scoringTarget: 25 } });
    // @ts-expect-error: penalty needs its table
    defineVariant(standard, { scoring: { type: 'penalty' } });
    // @ts-expect-error: of all thirteen ranks
    defineVariant(standard, { scoring: { type: 'penalty', points: { K: 10 } } });
    // @ts-expect-error: chips have no table
    take<Scoring>({ type: 'chips', points: {} });
    // @ts-expect-error: points of which scoring?
    take(variant.scoring.points);
  });

  test('values are data, and what is untrusted is checked first', () => {
    // @ts-expect-error: no callbacks
    defineVariant(standard, { dealSize: (seats: number) => seats });
    // @ts-expect-error: read from JSON, perhaps: checkVariant takes it
    createRound({ variant: {} as unknown, seats: 2, deck });
    expectTypeOf(checkVariant).parameter(0).toBeUnknown();
  });
});

describe('results and errors', () => {
  test('a result is looked at before it is used', () => {
    const result = tryApplyMove(round, { type: 'draw' });
    // @ts-expect-error: it may be refused
    take(result.round);
    // @ts-expect-error: it may be accepted
    take(result.code);
    if (result.ok) expectTypeOf(result.round).toEqualTypeOf<RoundState>();
    else expectTypeOf(result.code).toEqualTypeOf<IllegalCode>();
  });

  test('a guard takes what came from a socket, and no seat that is missing', () => {
    const message = {} as { readonly ply?: unknown };
    tryApplyMove(round, {}, { seat: null as Seat | null, ply: message.ply });
    // @ts-expect-error: who sent it?
    tryApplyMove(round, {}, { seat: undefined, ply: 0 });
    // @ts-expect-error: a seat is no text
    tryApplyMove(round, {}, { seat: '0' });
  });

  test('a code that does not exist is never asked for', () => {
    const code = moveIssue(round, { type: 'draw' });
    expectTypeOf(code).toEqualTypeOf<IllegalCode | null>();
    // @ts-expect-error: no such code
    take(code === 'must-drawn');
    expectTypeOf<IllegalMoveError['code']>().toEqualTypeOf<IllegalCode>();
  });

  test('a caught value is narrowed before its code is read', () => {
    const caught: unknown = null;
    // @ts-expect-error: anything may be thrown
    take(caught.code);
    if (isKingsCornerError(caught)) expectTypeOf(caught.code).toBeString();
  });

  test('a switch over events that forgets one does not compile', () => {
    const words = (event: RoundEvent): string => {
      switch (event.type) {
        case 'cardDrawn':
          // @ts-expect-error: it may be redacted
          take<Card>(event.card);
          return 'drawn';
        case 'cardPlayed':
        case 'pileMoved':
        case 'cornerCollected':
        case 'phaseChanged':
        case 'turnStarted':
        case 'roundEnded':
          return event.type;
        default:
          // @ts-expect-error: the end of a turn is left
          return impossible(event);
      }
    };
    take(words);
  });
});
