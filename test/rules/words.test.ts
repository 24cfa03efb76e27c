import {
  applyMove,
  checkVariant,
  createMatch,
  createRound,
  dealSizeFor,
  defineVariant,
  finishRound,
  IssuesError,
  KingsCornerError,
  MatchOverError,
  type MatchState,
  parseMatch,
  parseMove,
  RoundMismatchError,
  type RoundState,
  redactEvents,
  scoreRound,
  serializeRound,
  shuffleDeck,
  standard,
  startRound,
  tryParseRound,
  viewFor,
} from 'kings-corner';
import { describe, expect, it } from 'vitest';

// Names and words of errors, and that one mistake is told once, at its place.

const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
const match = createMatch({ seats: 2, dealer: 0 });
const over = { ...match, status: 'over' } as MatchState;
const any = (value: unknown): never => value as never;

function told(refused: () => unknown): string {
  try {
    refused();
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'no error';
  }
  return 'not refused';
}

const WORDS: readonly (readonly [message: string, refused: () => unknown])[] = [
  ['IllegalMoveError: illegal move: must-draw', () => applyMove(round, { type: 'endTurn' })],
  [
    'VariantError: invalid variant: dealSize: Object expected; teams: partners need four',
    () => defineVariant(standard, { dealSize: any('x'), teams: 'partners' }),
  ],
  ['SetupError: invalid set-up: seats: the variant is for 2 to 4 seats', () => createMatch({ seats: 9, dealer: 0 })],
  ['SetupError: invalid set-up: deck: not a deck', () => createRound({ seats: 2, deck: any(5) })],
  ['RoundLiveError: the round is still live', () => scoreRound(round)],
  ['RoundLiveError: the round is still live', () => finishRound(match, { ...round, dealer: 0 })],
  ['MatchOverError: the match is over', () => startRound(over, shuffleDeck('x'))],
  ['NotationError: at position 3: a pile expected', () => parseMove('Qh@X')],
  ['SaveError: bad save: not json', () => parseMatch('x')],
  ['SaveError: bad save: format: unknown format', () => parseMatch('{}')],
  ['RangeError: seat: a seat from 0 to 1 is needed, not 2', () => viewFor(round, 2)],
  ['RangeError: seat: a seat from 0 to 1 is needed, not -0', () => viewFor(round, -0)],
  [
    'RangeError: seats: the variant has no deal size for 9 seats',
    () => dealSizeFor({ ...standard, dealSize: { 2: 7 } }, 9),
  ],
  ['RangeError: seat: a seat from 0 to 5 is needed, not 6', () => redactEvents([], 6)],
];

it.each(WORDS)('%s', (message, refused) => {
  expect(told(refused)).toBe(message);
});

it('what differs between a round and its match is named', () => {
  expect(new RoundMismatchError('dealer').message).toBe('the round does not belong to the match: the dealer differs');
  expect(new RoundMismatchError('dealer').name).toBe('RoundMismatchError');
  expect(new MatchOverError().name).toBe('MatchOverError');
  expect(new KingsCornerError('stale', 'late').name).toBe('KingsCornerError');
  expect(new IssuesError('bad-save', 'what', []).name).toBe('IssuesError');
});

it('every error of the library bears its mark', () => {
  const mark = Symbol.for('kings-corner/error');
  expect(Reflect.get(new MatchOverError(), mark)).toBe(true);
});

describe('one mistake is told once, at its place:', () => {
  it.each(Object.keys(standard))('%s of a variant', (option) => {
    for (const value of [null, undefined, 5.5, {}, []]) {
      const issues = checkVariant({ ...standard, [option]: value });
      expect(new Set(issues.map(({ path }) => path.split('.')[0]))).toEqual(new Set([option]));
    }
    const [issue] = checkVariant({ ...standard, [option]: null });
    expect(issue?.message).toMatch(/ expected$/);
  });

  it.each(Object.keys(round))('%s of a round', (field) => {
    const damaged = (value: unknown) => {
      const save = JSON.parse(serializeRound(round)) as { round: Record<string, unknown> };
      save.round[field] = value;
      return tryParseRound(JSON.stringify(save));
    };
    for (const value of ['x', 5.5, { x: 1 }, true]) {
      const result = damaged(value);
      if (result.ok) throw new Error(`${field} is taken as ${String(value)}`);
      const paths = new Set(result.issues.map(({ path }) => path.split('.').slice(0, 2).join('.')));
      expect(paths).toEqual(new Set([`round.${field}`]));
    }
  });
});

it('what is too large is refused before it is looked at', () => {
  expect(
    told(() =>
      defineVariant(standard, any({ dealSize: Object.fromEntries(Array.from({ length: 70_000 }, (_, n) => [n, n])) })),
    ),
  ).toMatch(/VariantError/);
  const deep = JSON.parse(`${'{"x":'.repeat(50)}1${'}'.repeat(50)}`) as RoundState;
  expect(checkVariant({ ...standard, dealSize: deep }).length).toBeGreaterThan(0);
});

it('an issue says what is expected where that is one thing, and otherwise what is wrong', () => {
  const wrong = { ...standard, extra: 1, name: 'x'.repeat(99), dealSize: 7.5, seats: { min: 2 }, teams: 'three' };
  expect(Object.fromEntries(checkVariant(wrong).map(({ path, message }) => [path, message]))).toEqual({
    name: 'out of range',
    'seats.max': 'missing key',
    dealSize: 'not whole',
    extra: 'unknown key',
    teams: '("none" | "partners") expected',
  });
  const save = JSON.parse(serializeRound(round)) as { round: object };
  const result = tryParseRound(
    JSON.stringify({ ...save, round: { ...save.round, dealer: 'x', stock: [5], extra: 1 } }),
  );
  expect(result.ok ? [] : result.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'round.dealer: wrong type',
    'round.stock.0: wrong type',
    'round.extra: unknown key',
  ]);
});
