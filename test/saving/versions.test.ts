import { readFileSync } from 'node:fs';
import {
  applyMove,
  createMatch,
  createRecord,
  createRound,
  defineVariant,
  finishRound,
  legalMoves,
  type MatchState,
  type Move,
  parseMatch,
  parseRecord,
  parseRound,
  type RoundRecord,
  type RoundState,
  redactRecord,
  serializeMatch,
  serializeRound,
  shuffleDeck,
  standard,
  startRound,
  type Variant,
  wikipediaElimination,
} from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { type Format, readSave, versionOf } from '../../src/saving/format.js';

/** A file of the first version; such files are never written again. */
function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
}

const rich: Variant = defineVariant(standard, {
  name: 'Omas Regeln – „Könige“',
  dealSize: { 2: 9, 3: 8, 4: 7 },
  drawTiming: 'untilPlayable',
  playObligation: 'one',
  kingObligation: 'immediate',
  completedCorners: 'collect',
  scoring: { type: 'corners', goingOut: 2 },
  match: { end: 'rounds', rounds: 3 },
});

/** Always the first legal move, at most so often. */
function played(round: RoundState, most: number): RoundState {
  let next = round;
  for (let i = 0; i < most && next.outcome === null; i++) next = applyMove(next, legalMoves(next)[0] as never); // live
  return next;
}

const savedRound = (): RoundState =>
  played(createRound({ variant: rich, seats: 3, dealer: 1, deck: shuffleDeck('v1') }), 25);

function savedMatch(): { match: MatchState; round: RoundState } {
  let match = createMatch({ variant: wikipediaElimination, seats: 4, dealer: 2 });
  for (const deck of ['one', 'two', 'three', 'four'])
    match = finishRound(match, played(startRound(match, shuffleDeck(deck)), 999));
  return { match, round: played(startRound(match, shuffleDeck('five')), 11) };
}

const savedRecord = (): RoundRecord => {
  const setup = { variant: rich, seats: 3, dealer: 1, deck: shuffleDeck('v1') };
  let round = createRound(setup);
  const moves: Move[] = [];
  while (moves.length < 25) {
    const move = legalMoves(round)[0] as Move; // live for longer than that
    moves.push(move);
    round = applyMove(round, move);
  }
  return createRecord(setup, moves);
};

describe('a save of version 1', () => {
  it('still is the record that was kept, whole and as a seat saw it', () => {
    expect(parseRecord(fixture('record-v1.json'))).toEqual(savedRecord());
    expect(parseRecord(fixture('record-v1-seat-2.json'))).toEqual(redactRecord(savedRecord(), 2));
  });

  it('still is the round that was saved', () => {
    expect(parseRound(fixture('round-v1.json'))).toEqual(savedRound());
  });

  it('still is the match that was saved', () => {
    expect(parseMatch(fixture('match-v1.json'))).toEqual(savedMatch());
  });
});

it('saves are written in the present version', () => {
  const versions = [serializeRound(savedRound()), serializeMatch(savedMatch().match)].map(
    (text) => JSON.parse(text).version,
  );
  expect(versions).toEqual([1, 1]);
});

describe('a format that has grown twice', () => {
  const format: Format<string> = {
    name: 'a-format',
    migrations: [
      ({ text, ...save }) => ({ ...save, words: String(text).split(' ') }),
      ({ words, ...save }) => ({ ...save, words: (words as string[]).map((word) => word.toUpperCase()) }),
    ],
    read: ({ words }) => ({ ok: true, value: (words as string[]).join('+') }),
  };
  const read = (save: object): unknown => readSave(format, { format: 'a-format', ...save });

  it('reads every version so far, each by the migrations that it needs', () => {
    expect(versionOf(format)).toBe(3);
    expect(read({ version: 1, text: 'a b' })).toEqual({ ok: true, value: 'A+B' });
    expect(read({ version: 2, words: ['a', 'b'] })).toEqual({ ok: true, value: 'A+B' });
    expect(read({ version: 3, words: ['a', 'b'] })).toEqual({ ok: true, value: 'a+b' });
    expect(read({ version: 4, words: [] })).toMatchObject({
      ok: false,
      issues: [{ path: 'version', code: 'unknown-version' }],
    });
  });

  it('answers with an issue when an old save is so damaged that a migration fails', () => {
    expect(read({ version: 2, words: 'a' })).toMatchObject({ ok: false, issues: [{ path: '', code: 'unreadable' }] });
  });
});
