import fc from 'fast-check';
import {
  applyMove,
  CARDS,
  checkVariant,
  createRecord,
  createRound,
  defineVariant,
  drawForDealer,
  formatMove,
  isKingsCornerError,
  legalMoves,
  type Move,
  moveIssue,
  parseMatch,
  parseMove,
  parseRecord,
  parseRound,
  type RoundState,
  redactRecord,
  replay,
  serializeMatch,
  serializeRound,
  shuffleDeck,
  standard,
  startRound,
  tryApplyMove,
  tryParseMatch,
  tryParseMove,
  tryParseRecord,
  tryParseRound,
  type Variant,
} from 'kings-corner';
import {
  findBreach,
  formatWalk,
  matchArb,
  moveArb,
  parseWalk,
  roundArb,
  variantArb,
  walkArb,
} from 'kings-corner/testing';
import { hostileArb, hostileTextArb, type Made } from './hostile.js';

/** A function of the library that takes values from outside. */
export interface Target {
  readonly name: string;
  /** At least half of them small changes of valid ones. */
  readonly inputs: fc.Arbitrary<Made>;
  /** Calls the function; what it throws, and what comes of what it accepts, is checked. */
  readonly call: (input: unknown) => void;
}

const rounds: readonly RoundState[] = fc.sample(roundArb({ from: 'either' }), { numRuns: 60, seed: 11 });
const saveArb = fc.constantFrom(...rounds).map(serializeRound);

/** Whether the error is one of the library's; anything else that is thrown goes through. */
function refused(action: () => unknown): boolean {
  try {
    action();
    return false;
  } catch (error) {
    if (!isKingsCornerError(error)) throw error;
    return true;
  }
}

function check(isRight: boolean, problem: string): void {
  if (!isRight) throw new Error(problem);
}

/** A round that was accepted can be played on, and keeps the laws of the table. */
function checkPlayable(round: RoundState): void {
  const walk = { deal: null, rounds: [round], moves: [] };
  const breach = findBreach(walk, {
    laws: ['T-CARDS', 'T-PILES', 'T-LIVE', 'T-ONE-EXIT', 'plain-json', 'saves-hold-all'],
  });
  check(breach === null, `a round was accepted that breaks ${breach?.law}: ${breach?.problem}`);
  let after = round;
  for (let i = 0; i < 5 && after.outcome === null; i += 1) after = applyMove(after, legalMoves(after)[0] as Move);
}

const CARD_NAME = /(?<![A-Za-z0-9])(?:10|[A2-9TJQK])[cdhs](?![A-Za-z0-9])/;

/** Messages about saves are shown to players, who must not read cards in them. */
function checkSilent(issues: readonly { readonly message: string }[]): void {
  const loud = issues.find(({ message }) => CARD_NAME.test(message));
  check(loud === undefined, `a message tells a card: ${loud?.message}`);
}

export const TARGETS: readonly Target[] = [
  {
    name: 'moves',
    inputs: hostileArb(moveArb()),
    call: (value) => {
      // a value that says another thing each time it is asked may be judged otherwise each time
      const isSteady = isPlainData(value);
      for (const round of rounds.slice(0, 12)) {
        const before = JSON.stringify(round);
        const issue = moveIssue(round, value);
        const isRefused = refused(() => applyMove(round, value as Move));
        const result = tryApplyMove(round, value);
        if (result.ok) checkCards(result.round);
        check(JSON.stringify(round) === before, 'the round was changed');
        if (!isSteady) continue;
        check(isRefused === (issue !== null), `applyMove and moveIssue disagree about ${issue}`);
        check(result.ok === (issue === null), 'tryApplyMove and moveIssue disagree');
      }
    },
  },
  {
    name: 'texts of moves',
    inputs: hostileTextArb(moveArb().map(formatMove)),
    call: (input) => {
      const text = input as string;
      const result = tryParseMove(text);
      check(refused(() => parseMove(text)) === !result.ok, 'parseMove and tryParseMove disagree');
      if (result.ok)
        check(formatMove(parseMove(formatMove(result.value))) === formatMove(result.value), 'no round trip');
      else if (typeof input === 'string') {
        check(
          result.issues.every(({ path }) => Number(path) >= 0 && Number(path) <= input.length),
          'a place outside',
        );
      }
    },
  },
  {
    name: 'variants',
    inputs: hostileArb(variantArb()),
    call: (input) => {
      const issues = checkVariant(input);
      const isRefused = refused(() => defineVariant(standard, input as Variant));
      if (issues.length > 0)
        return check(
          issues.every(({ code, path }) => code !== '' && typeof path === 'string'),
          'no code',
        );
      const variant = input as Variant;
      check(!isRefused, 'defineVariant refuses what checkVariant lets pass');
      for (let seats = variant.seats.min; seats <= variant.seats.max; seats += 1) {
        checkPlayable(createRound({ variant: defineVariant(standard, variant), seats, deck: CARDS }));
      }
    },
  },
  {
    name: 'decks',
    inputs: hostileArb(fc.nat(999).map((seed) => shuffleDeck(`${seed}`))),
    call: (input) => {
      const deck = input as readonly (typeof CARDS)[number][];
      const isRefused = refused(() => checkCards(createRound({ seats: 2, deck })));
      check(
        isRefused === refused(() => drawForDealer(standard, 2, deck)),
        'a deck is good for one and bad for the other',
      );
    },
  },
  {
    name: 'saves of rounds, as text',
    inputs: hostileTextArb(saveArb),
    call: checkRoundSave,
  },
  {
    name: 'saves of rounds, as values',
    inputs: hostileArb(saveArb.map((text): unknown => JSON.parse(text))),
    call: checkRoundSave,
  },
  {
    name: 'saves of matches, as text',
    inputs: hostileTextArb(matchSaveArb()),
    call: checkMatchSave,
  },
  {
    name: 'saves of matches, as values',
    inputs: hostileArb(matchSaveArb().map((text): unknown => JSON.parse(text))),
    call: checkMatchSave,
  },
  {
    name: 'records, as text',
    inputs: hostileTextArb(recordArb().map((record) => JSON.stringify(record))),
    call: checkRecord,
  },
  {
    name: 'records, as values',
    inputs: hostileArb(recordArb()),
    call: checkRecord,
  },
  {
    name: 'texts of walks',
    inputs: hostileTextArb(walkArb({ from: 'either', maxMoves: 20 }).map(formatWalk)),
    call: (input) => {
      if (typeof input !== 'string') return; // a test holds its walks as text
      refused(() => {
        const walk = parseWalk(input);
        check(formatWalk(parseWalk(formatWalk(walk))) === formatWalk(walk), 'no round trip');
      });
    },
  },
];

/** Whether a value says the same each time it is asked. */
function isPlainData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  try {
    return Object.values(Object.getOwnPropertyDescriptors(value)).every(({ get }) => get === undefined);
  } catch {
    return false; // a proxy
  }
}

function checkCards(round: RoundState): void {
  const breach = findBreach({ deal: null, rounds: [round], moves: [] }, { laws: ['T-CARDS'] });
  check(breach === null, `${breach?.problem}`);
}

function checkRoundSave(input: unknown): void {
  const result = tryParseRound(input);
  check(refused(() => parseRound(input)) === !result.ok, 'parseRound and tryParseRound disagree');
  if (result.ok) checkPlayable(result.value);
  else checkSilent(result.issues);
}

function matchSaveArb(): fc.Arbitrary<string> {
  const saves = fc.sample(matchArb({ maxRounds: 3 }), { numRuns: 20, seed: 5 }).map(({ matches }) => {
    const match = matches.at(-1);
    if (match === undefined) throw new Error('no match');
    return serializeMatch(match, match.status === 'live' ? startRound(match, shuffleDeck('fuzz')) : null);
  });
  return fc.constantFrom(...saves);
}

function checkMatchSave(input: unknown): void {
  const result = tryParseMatch(input);
  check(refused(() => parseMatch(input)) === !result.ok, 'parseMatch and tryParseMatch disagree');
  if (!result.ok) {
    checkSilent(result.issues);
    return;
  }
  const { match, round } = result.value;
  if (match.status === 'live') checkPlayable(startRound(match, CARDS));
  if (round !== null) checkPlayable(round);
}

/** Records of rounds at any stage, whole or redacted. */
function recordArb(): fc.Arbitrary<unknown> {
  const walks = fc.sample(walkArb(), { numRuns: 30, seed: 3 });
  const records = walks.flatMap(({ deal, moves }) => (deal === null ? [] : [createRecord(deal, moves)]));
  return fc.constantFrom(
    ...records,
    ...records.map((record, index) => redactRecord(record, index % 3 === 0 ? null : 0)),
  );
}

function checkRecord(input: unknown): void {
  const result = tryParseRecord(input);
  check(refused(() => parseRecord(input)) === !result.ok, 'parseRecord and tryParseRecord disagree');
  if (!result.ok) {
    checkSilent(result.issues);
    return;
  }
  const last = replay(result.value);
  if (!('kind' in last)) checkPlayable(last);
}
