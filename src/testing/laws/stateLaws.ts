import { formatMove } from '../../notation/moveText.js';
import { isEqualData } from '../../rules/equality.js';
import { PILES } from '../../rules/piles.js';
import type { RoundState } from '../../rules/state.js';
import type { Engine } from '../engine.js';
import { playMoves } from '../walk.js';
import type { PositionLaw, Step, StepLaw, WalkLaw } from './law.js';
import { codeThrown } from './legalityLaws.js';

/** Nothing is mutated. */
export const inputStays: PositionLaw = {
  of: 'position',
  says: 'No function changes what it is given: each works on deeply frozen rounds, and leaves others as they were.',
  isCostly: true,
  check(round, engine) {
    const frozen = deepFreeze(copyOf(round));
    const loose = copyOf(round);
    const calls = callsOn(round, engine);
    for (const [name, call] of calls) {
      const [usual, onFrozen] = [codeThrown(() => call(loose)), codeThrown(() => call(frozen))];
      if (usual !== onFrozen) return `${name} throws ${onFrozen} for a frozen round`;
    }
    if (isEqualData(loose, round)) return null;
    const [name] = calls.find(([, call]) => isChangedBy(round, call)) ?? ['one of several calls'];
    return `${name} changes the round that it is given`;
  },
};

function isChangedBy(round: RoundState, call: (round: RoundState) => unknown): boolean {
  const copy = copyOf(round);
  call(copy);
  return !isEqualData(copy, round);
}

type Call = readonly [name: string, call: (round: RoundState) => unknown];

function callsOn(round: RoundState, engine: Engine): readonly Call[] {
  const moves = engine.legalMoves(round);
  return [
    ['legalMoves', (given) => engine.legalMoves(given)],
    ['viewFor', (given) => engine.viewFor(given, given.turn.seat)],
    ...(round.outcome === null ? [] : [['scoreRound', (given: RoundState) => engine.scoreRound(given)] as const]),
    ...moves.map((move): Call => [`applyMove of ${formatMove(move)}`, (given) => engine.applyMove(given, move)]),
    ...moves.slice(-1).map((move): Call => ['transition', (given) => engine.transition(given, move)]),
  ];
}

/** The parts of a round that a move does not touch are the same objects after it. */
export const untouchedPartsStay: StepLaw = {
  of: 'step',
  says: 'Parts of a round that a move does not touch keep their identity (===).',
  isCostly: false,
  check({ before, move, after }) {
    const made = keptParts({ before, move, after }).find(([, was, is]) => was !== is);
    return made === undefined ? null : `${formatMove(move)} makes ${made[0]} anew`;
  },
};

type Part = readonly [name: string, was: unknown, is: unknown];

/** The parts that a move leaves as they are. */
function keptParts({ before, move, after }: Step): readonly Part[] {
  const isHandTouched = move.type === 'play' || move.type === 'draw';
  const places: readonly string[] =
    move.type === 'play' ? [move.to] : move.type === 'movePile' ? [move.from, move.to] : [];
  const othersOf = (name: 'hands' | 'collected'): readonly Part[] =>
    before[name]
      .map((was, seat): Part => [`${name}[${seat}]`, was, after[name][seat]])
      .filter((_, seat) => seat !== before.turn.seat);
  const otherPiles = PILES.filter((id) => !places.includes(id));
  const equalParts = (['collected', 'passes', 'turn'] as const).filter((name) =>
    isEqualData(before[name], after[name]),
  );
  return [
    ['variant', before.variant, after.variant],
    ...(move.type === 'draw' ? [] : [['stock', before.stock, after.stock] as const]),
    ...(isHandTouched ? othersOf('hands') : [['hands', before.hands, after.hands] as const]),
    ...otherPiles.map((id): Part => [`piles.${id}`, before.piles[id], after.piles[id]]),
    ...(places.length > 0 ? [] : [['piles', before.piles, after.piles] as const]),
    ...othersOf('collected'),
    ...equalParts.map((name): Part => [name, before[name], after[name]]),
  ];
}

/** States are plain JSON. */
export const roundsAreJson: PositionLaw = {
  of: 'position',
  says: 'A round is plain JSON: parsed from its own text it is the same, and works in its place.',
  isCostly: true,
  check(round, engine) {
    const copy = copyOf(round);
    if (!isEqualData(copy, round)) return 'the round is not the same after JSON';
    if (!isPlain(round)) return 'the round holds something that is no plain data';
    const moves = engine.legalMoves(round);
    if (!isEqualData(engine.legalMoves(copy), moves)) return 'other moves are legal in a round that went through JSON';
    const wrong = moves.find((move) => !isEqualData(engine.applyMove(copy, move), engine.applyMove(round, move)));
    return wrong === undefined ? null : `${formatMove(wrong)} leads elsewhere in a round that went through JSON`;
  },
};

/** Saves. */
export const savesHoldAll: PositionLaw = {
  of: 'position',
  says: 'A round that was saved and read back is the same round.',
  isCostly: true,
  check(round, engine) {
    const read = engine.parseRound(engine.serializeRound(round));
    return isEqualData(read, round) ? null : 'the round is another one when it was saved and read back';
  },
};

/** The same again. */
export const repeatsItself: WalkLaw = {
  of: 'walk',
  says: 'The same deal and the same moves give the same rounds again.',
  check({ deal, rounds, moves }, engine) {
    const first = rounds[0];
    if (first === undefined) return null;
    const start = deal === null ? { position: copyOf(first) } : { deal: { ...deal, deck: [...deal.deck] } };
    const again = playMoves(start, moves, engine);
    const ply = rounds.findIndex((round, index) => !isEqualData(round, again.rounds[index]));
    return ply < 0 ? null : { ply, problem: 'another round, when the walk is played a second time' };
  },
};

/** A copy by way of JSON. */
function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T; // the law of JSON tells when it is none
}

/** Whether a value is nothing but arrays, plain objects, text, finite numbers, booleans and null. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null)
    return value === null || ['string', 'boolean'].includes(typeof value);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlainObject = Array.isArray(value) || prototype === Object.prototype || prototype === null;
  return isPlainObject && Object.values(value).every(isPlain);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
