import fc from 'fast-check';
import {
  type Card,
  CROSS,
  createRound,
  defineVariant,
  fits,
  type Issue,
  type Outcome,
  pagat,
  parseRound,
  type RoundState,
  SaveError,
  serializeRound,
  shuffleDeck,
  standard,
  type Turn,
  tryParseRound,
  type Variant,
} from 'kings-corner';
import { positionArb } from 'kings-corner/testing';
import { describe, expect, it } from 'vitest';
import { isEqualData } from '../../src/rules/equality.js';
import { ROUND_FILES, type RoundFile, readVectors } from '../conformance/files.js';
import { createRandom } from '../reference/random.js';
import { randomVariant } from '../reference/randomVariant.js';
import { walkOf } from '../walks.js';

const seedArb = fc.nat({ max: 2 ** 31 });

function checkKept(round: RoundState): void {
  const text = serializeRound(round);
  const kept = parseRound(text);
  if (!isEqualData(kept, round)) throw new Error(`another round came back from ${text}`);
  if (serializeRound(kept) !== serializeRound(parseRound(JSON.parse(text)))) throw new Error('text and value differ');
}

it('keeps every round of every walk, live and finished', () => {
  fc.assert(
    fc.property(seedArb, (seed) => {
      const { rounds } = walkOf(seed);
      rounds.filter((_, ply) => ply % 5 === seed % 5 || ply === rounds.length - 1).forEach(checkKept);
    }),
    { numRuns: 150 },
  );
});

it('keeps every position that can be played on, whether or not a deal leads to it', () => {
  const arb = seedArb.chain((seed) => {
    const variant = randomVariant(createRandom(seed));
    return positionArb({ variant, seats: variant.seats.min + (seed % (variant.seats.max - variant.seats.min + 1)) });
  });
  fc.assert(fc.property(arb, checkKept), { numRuns: 400 });
});

it.each(ROUND_FILES)('keeps the states of the vectors of %s', (name) => {
  const { variant, rounds } = readVectors<RoundFile>(name);
  for (const { checkpoints, final } of rounds) {
    for (const state of [final.state, ...checkpoints.flatMap(({ state }) => state ?? [])])
      checkKept({ variant, ...state });
  }
});

it('gives fresh, plain data in the order of a created round', () => {
  const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
  const kept = parseRound({ round, version: 1, format: 'kings-corner/round-save', note: 'saved on Sunday' });
  expect(JSON.stringify(kept)).toBe(JSON.stringify(round));
  expect(kept.hands).not.toBe(round.hands);
});

type Damage = (round: RoundState) => unknown;

const isKing = (card: string): boolean => card.startsWith('K');

/** Seat 0 holds a king, a card that can be played and one that cannot; seat 1 holds one that can. */
function startOf(seed: number): RoundState {
  const round = createRound({ seats: 3, deck: shuffleDeck(`save ${seed}`) });
  const [own = [], other = []] = round.hands;
  const fitsCross = (card: Card): boolean => CROSS.some((id) => fits(card, round.piles[id][0] as Card));
  const isSuitable = own.some(isKing) && own.some(fitsCross) && !own.every((card) => fitsCross(card) || isKing(card));
  return isSuitable && other.some(fitsCross) && round.piles.NE.length === 0 ? round : startOf(seed + 1);
}

const start = startOf(0);
const isPlayable = (card: Card): boolean => CROSS.some((id) => fits(card, start.piles[id][0] as Card));
const held = (seat: number, isWanted: (card: Card) => boolean): Card => start.hands[seat]?.find(isWanted) as Card;
const playing: RoundState = {
  ...start,
  turn: { ...start.turn, phase: 'play', drawn: 1, drawnCard: start.hands[0]?.[0] ?? null },
};
const collecting = defineVariant(standard, { completedCorners: 'collect' });
const searching = defineVariant(standard, { drawTiming: 'untilPlayable', kingObligation: 'immediate' });

const withTurn = (round: RoundState, turn: Partial<Turn>): RoundState => ({
  ...round,
  turn: { ...round.turn, ...turn },
});
const withOutcome =
  (outcome: Outcome): Damage =>
  (round) => ({ ...round, outcome });
const withVariant =
  (variant: Variant, turn: Partial<Turn>): Damage =>
  (round) =>
    withTurn({ ...round, variant }, turn);
const swap =
  (a: string, b: string): Damage =>
  (round) =>
    JSON.parse(
      JSON.stringify(round).replaceAll(new RegExp(`"(${a}|${b})"`, 'g'), (card) =>
        card === `"${a}"` ? `"${b}"` : `"${a}"`,
      ),
    );
const hand = (seat: number): string[] => [...(start.hands[seat] ?? [])];
const [cross] = start.piles.N;

const DAMAGES: readonly (readonly [what: string, code: string, path: string, damage: Damage])[] = [
  ['a card twice', 'card-doubled', 'stock.0', (r) => ({ ...r, stock: [hand(0)[0], ...r.stock.slice(1)] })],
  ['a card too few', 'card-count', '', (r) => ({ ...r, stock: r.stock.slice(1) })],
  ['a card too many', 'card-count', '', (r) => ({ ...r, stock: [...r.stock, hand(0)[0]] })],
  [
    'no card',
    'wrong-type',
    'hands.1.2',
    (r) => ({ ...r, hands: [hand(0), [...hand(1).slice(0, 2), '1h', ...hand(1).slice(3)], hand(2)] }),
  ],
  ['cards that are no list', 'wrong-type', 'stock', (r) => ({ ...r, stock: 'Kh' })],
  ['a list without end', 'wrong-type', 'stock', (r) => ({ ...r, stock: new Array(2 ** 32 - 1) })],
  [
    'a pile that does not descend',
    'does-not-fit',
    'piles.N.1',
    (r) => ({ ...r, piles: { ...r.piles, N: [...r.piles.N, ...r.piles.E], E: [] } }),
  ],
  ['a pile that is missing', 'missing-key', 'piles.SW', ({ piles: { SW, ...piles }, ...r }) => ({ ...r, piles })],
  [
    'a corner without a king',
    'corner-needs-king',
    'piles.NE.0',
    (r) => ({ ...r, piles: { ...r.piles, N: [], NE: [cross] } }),
  ],
  [
    'a collected pile under stay',
    'not-collected',
    'collected.0.0',
    (r) => ({ ...r, piles: { ...r.piles, N: [] }, collected: [[[cross]], [], []] }),
  ],
  [
    'a collected pile that is not complete',
    'not-collected',
    'collected.1.0',
    (r) => ({ ...r, variant: collecting, piles: { ...r.piles, N: [] }, collected: [[], [[cross]], []] }),
  ],
  ['a seat too few', 'wrong-length', 'passes', (r) => ({ ...r, passes: [0, 0] })],
  ['a seat too many', 'wrong-length', 'collected', (r) => ({ ...r, collected: [[], [], [], []] })],
  [
    'seats out of range',
    'seats-out-of-range',
    'hands',
    (r) => ({ ...r, variant: { ...r.variant, seats: { min: 2, max: 2 } } }),
  ],
  ['a dealer who has no seat', 'no-seat', 'dealer', (r) => ({ ...r, dealer: 3 })],
  ['a turn of no seat', 'no-seat', 'turn.seat', (r) => withTurn(r, { seat: 5 })],
  ['a seat that no round has', 'wrong-type', 'turn.seat', (r) => withTurn(r, { seat: 6 })],
  [
    'a broken variant',
    'too-many-cards',
    'variant.dealSize.4',
    (r) => ({ ...r, variant: { ...r.variant, dealSize: 13 } }),
  ],
  [
    'a variant that does not go together',
    'partners-need-four',
    'variant.teams',
    (r) => ({ ...r, variant: { ...r.variant, teams: 'partners' } }),
  ],
  ['a key that nobody knows', 'unknown-key', 'turn.clock', (r) => ({ ...r, turn: { ...r.turn, clock: 3 } })],
  ['a number below zero', 'out-of-range', 'ply', (r) => ({ ...r, ply: -1 })],
  ['turn 0', 'out-of-range', 'turn.number', (r) => withTurn(r, { number: 0 })],
  ['half a ply', 'not-whole', 'ply', (r) => ({ ...r, ply: 0.5 })],
  ['a phase of no variant', 'unknown-value', 'turn.phase', (r) => ({ ...r, turn: { ...r.turn, phase: 'pause' } })],
  [
    'phase draw without a stock',
    'phase-mismatch',
    'turn.phase',
    (r) => ({ ...withTurn(r, { phase: 'draw' }), stock: [], hands: [hand(0), hand(1), [...hand(2), ...r.stock]] }),
  ],
  [
    'phase draw when only the stuck draw',
    'phase-mismatch',
    'turn.phase',
    withVariant(defineVariant(standard, { drawTiming: 'whenStuck' }), { phase: 'draw' }),
  ],
  ['phase play before the draw', 'phase-mismatch', 'turn.phase', (r) => withTurn(r, { drawn: 0, drawnCard: null })],
  [
    'phase playFound where nothing is searched',
    'phase-mismatch',
    'turn.phase',
    withVariant(pagat, { phase: 'playFound', drawnCard: held(0, isPlayable) }),
  ],
  [
    'a found card that is not held',
    'phase-mismatch',
    'turn.phase',
    withVariant(searching, { phase: 'playFound', drawnCard: held(1, isPlayable) }),
  ],
  [
    'a found card that has no place',
    'phase-mismatch',
    'turn.phase',
    withVariant(searching, { phase: 'playFound', drawnCard: held(0, (card) => !isPlayable(card) && !isKing(card)) }),
  ],
  [
    'phase placeKing without that obligation',
    'phase-mismatch',
    'turn.phase',
    withVariant(pagat, { phase: 'placeKing', drawnCard: held(0, isKing) }),
  ],
  [
    'a card to place that is no king',
    'phase-mismatch',
    'turn.phase',
    withVariant(searching, { phase: 'placeKing', drawnCard: held(0, (card) => !isKing(card)) }),
  ],
  [
    'a drawn card where none was drawn',
    'nothing-drawn',
    'turn.drawnCard',
    (r) => ({ ...withTurn(r, { drawn: 0, phase: 'draw' }) }),
  ],
  [
    'an empty hand in a live round',
    'hand-mismatch',
    'hands.1',
    (r) => ({ ...r, hands: [hand(0), [], hand(2)], stock: [...r.stock, ...hand(1)] }),
  ],
  ['cards in a hand that went out', 'hand-mismatch', 'hands.0', withOutcome({ type: 'out', seat: 0 })],
  ['a seat that went out in the turn of another', 'no-seat', 'outcome.seat', withOutcome({ type: 'out', seat: 1 })],
  ['a round that is not blocked', 'not-blocked', 'outcome', withOutcome({ type: 'blocked' })],
  [
    'a blocked round with a stock',
    'not-blocked',
    'outcome',
    (r) => ({ ...r, outcome: { type: 'blocked' }, idleTurns: 3 }),
  ],
  [
    'a blocked round of turns that were not idle',
    'not-blocked',
    'outcome',
    (r) => ({ ...r, outcome: { type: 'blocked' }, stock: [], hands: [hand(0), hand(1), [...hand(2), ...r.stock]] }),
  ],
  [
    'a collected pile that does not descend',
    'corner-needs-king',
    'collected.0.0.0',
    (r) => ({ ...r, variant: collecting, stock: r.stock.slice(13), collected: [[r.stock.slice(0, 13)], [], []] }),
  ],
  ['an outcome of no kind', 'unknown-value', 'outcome.type', (r) => ({ ...r, outcome: { type: 'drawn' } })],
];

describe('a damaged round', () => {
  const issuesOf = (round: unknown): readonly Issue[] => {
    const result = tryParseRound({ format: 'kings-corner/round-save', version: 1, round });
    return result.ok ? [] : result.issues;
  };

  it('is whole before it is damaged', () => {
    expect(issuesOf(playing)).toEqual([]);
    for (const phase of [
      { phase: 'playFound', drawnCard: held(0, isPlayable) },
      { phase: 'placeKing', drawnCard: held(0, isKing) },
    ] as const) {
      expect(issuesOf(withVariant(searching, phase)(playing))).toEqual([]);
    }
    expect(issuesOf(swap(hand(0)[0] as string, hand(1)[0] as string)(withTurn(playing, { drawnCard: null })))).toEqual(
      [],
    );
  });

  it.each(DAMAGES)('is refused for %s: %s', (_, code, path, damage) => {
    const at = path === '' ? 'round' : `round.${path}`;
    const issues = issuesOf(damage(playing)).map((issue) => [issue.path, issue.code]);
    expect(issues).toContainEqual([at, code]);
  });

  it('is refused with all that is wrong at once', () => {
    const round = { ...playing, dealer: 4, ply: -1, passes: [0], stock: playing.stock.slice(2), extra: true };
    expect(
      issuesOf(round)
        .map(({ path, code }) => `${path} ${code}`)
        .sort(),
    ).toEqual([
      'round card-count',
      'round.dealer no-seat',
      'round.extra unknown-key',
      'round.passes wrong-length',
      'round.ply out-of-range',
    ]);
  });

  it('throws an error of its own with the same issues', () => {
    const save = { format: 'kings-corner/round-save', version: 1, round: { ...playing, dealer: 4 } };
    const result = tryParseRound(save);
    let thrown: unknown;
    try {
      parseRound(save);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(SaveError);
    expect(thrown).toMatchObject({ code: 'bad-save', issues: result.ok ? [] : result.issues });
  });
});
