import type { IllegalCode } from './legality.js';

/**
 * One thing that is wrong with a value from outside: where, what kind, and a sentence about it.
 */
export interface Issue {
  /** Dotted, such as `scoring.points.K` or `deck.17`; `''` is the whole value. */
  readonly path: string;
  /** Kebab-case; part of the API. */
  readonly code: string;
  /** For developers, in English. */
  readonly message: string;
}

/**
 * An issue whose message says no more than its code. What was found there is not told: it may be hidden from whoever reads the message.
 */
export function issue(path: string, code: string, message: string = code.replaceAll('-', ' ')): Issue {
  return { path, code, message };
}

/** Registered, so that every copy of the library in a program knows the errors of every other. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for('kings-corner/error');

/**
 * The base of every error that this library throws for something a user of a program can cause.
 *
 * Tell errors apart by `code`, which is the same in every build and format; see {@link isKingsCornerError}.
 *
 * @example
 * ```ts
 * import { KingsCornerError, createRound } from 'kings-corner';
 * try {
 *   createRound({ seats: 2, deck: ['Kh'] });
 * } catch (error) {
 *   if (error instanceof KingsCornerError) error.code; // 'invalid-setup'
 * }
 * ```
 */
export class KingsCornerError extends Error {
  override readonly name: string = 'KingsCornerError';
  /** Kebab-case; part of the API. */
  readonly code: string;
  /** @internal */
  readonly [BRAND] = true;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The base of the errors that list every problem of a value at once.
 *
 * @example
 * ```ts
 * import { defineVariant, IssuesError, standard } from 'kings-corner';
 * try {
 *   defineVariant(standard, { match: { end: 'rounds', rounds: 0 } });
 * } catch (error) {
 *   if (error instanceof IssuesError) error.issues.map(({ path, code }) => `${path}: ${code}`); // ['match.rounds: out-of-range']
 * }
 * ```
 */
export class IssuesError<I extends Issue = Issue> extends KingsCornerError {
  override readonly name: string = 'IssuesError';
  /** Every problem, in the order in which they were found; at least one. */
  readonly issues: readonly I[];

  constructor(code: string, what: string, issues: readonly I[]) {
    super(code, `${what}: ${issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ')}`);
    this.issues = issues;
  }
}

/**
 * Whether a value is an error of this library, from whichever copy, module format or realm: told by its shape, not its class.
 *
 * @example
 * ```ts
 * import { isKingsCornerError, parseMove } from 'kings-corner';
 * try {
 *   parseMove('Qh to the north');
 * } catch (error) {
 *   if (isKingsCornerError(error)) error.code; // 'bad-notation'
 * }
 * ```
 */
export function isKingsCornerError(value: unknown): value is KingsCornerError {
  return typeof value === 'object' && value !== null && BRAND in value;
}

/**
 * A move that is not legal, or no move at all (code `malformed-move`).
 *
 * @see docs/errors.md
 * @example
 * ```ts
 * import { applyMove, createRound, IllegalMoveError, shuffleDeck } from 'kings-corner';
 * try {
 *   applyMove(createRound({ seats: 2, deck: shuffleDeck('hello') }), { type: 'endTurn' });
 * } catch (error) {
 *   if (error instanceof IllegalMoveError) error.code; // 'must-draw'
 * }
 * ```
 */
export class IllegalMoveError extends KingsCornerError {
  override readonly name = 'IllegalMoveError';
  declare readonly code: IllegalCode;
  /** The refused value, as it was given. */
  readonly move: unknown;

  /** `by` begins the message: whose move it was, where that is not plain. */
  constructor(code: IllegalCode, move: unknown, by = '') {
    super(code, `${by}illegal move: ${code}`);
    this.move = move;
  }
}

/**
 * A variant that breaks a rule of variants; every problem is listed. Code `invalid-variant`.
 *
 * @example
 * ```ts
 * import { defineVariant, standard, VariantError } from 'kings-corner';
 * try {
 *   defineVariant(standard, { teams: 'partners' });
 * } catch (error) {
 *   if (error instanceof VariantError) error.issues[0]?.path; // 'teams'
 * }
 * ```
 */
export class VariantError extends IssuesError {
  override readonly name = 'VariantError';

  constructor(issues: readonly Issue[]) {
    super('invalid-variant', 'invalid variant', issues);
  }
}

/**
 * A round or match that cannot be set up so: a wrong deck, or a seat count the variant does not allow. Code `invalid-setup`.
 *
 * @example
 * ```ts
 * import { CARDS, createRound, SetupError } from 'kings-corner';
 * try {
 *   createRound({ seats: 5, deck: CARDS });
 * } catch (error) {
 *   if (error instanceof SetupError) error.issues[0]?.path; // 'seats'
 * }
 * ```
 */
export class SetupError extends IssuesError {
  override readonly name = 'SetupError';

  constructor(issues: readonly Issue[]) {
    super('invalid-setup', 'invalid set-up', issues);
  }
}

/**
 * A round that is still live where a finished one is needed. Code `round-live`.
 *
 * @example
 * ```ts
 * import { createRound, RoundLiveError, scoreRound, shuffleDeck } from 'kings-corner';
 * try {
 *   scoreRound(createRound({ seats: 2, deck: shuffleDeck('hello') }));
 * } catch (error) {
 *   if (error instanceof RoundLiveError) error.code; // 'round-live'
 * }
 * ```
 */
export class RoundLiveError extends KingsCornerError {
  override readonly name = 'RoundLiveError';

  constructor() {
    super('round-live', 'the round is still live');
  }
}

/**
 * A round that does not belong to the match. Code `round-mismatch`.
 *
 * @example
 * ```ts
 * import { createMatch, finishRound, RoundMismatchError, shuffleDeck, startRound } from 'kings-corner';
 * const round = startRound(createMatch({ seats: 3, dealer: 0 }), shuffleDeck('hello'));
 * try {
 *   finishRound(createMatch({ seats: 2, dealer: 0 }), { ...round, outcome: { type: 'blocked' } });
 * } catch (error) {
 *   if (error instanceof RoundMismatchError) error.part; // 'seats'
 * }
 * ```
 */
export class RoundMismatchError extends KingsCornerError {
  override readonly name = 'RoundMismatchError';
  /** What differs. */
  readonly part: 'variant' | 'seats' | 'dealer';

  constructor(part: 'variant' | 'seats' | 'dealer') {
    super('round-mismatch', `the round does not belong to the match: the ${part} differs`);
    this.part = part;
  }
}

/**
 * A match that is over where a live one is needed. Code `match-over`.
 *
 * @example
 * ```ts
 * import { createMatch, finishRound, MatchOverError, shuffleDeck, singleRound, startRound } from 'kings-corner';
 * const match = createMatch({ variant: singleRound, seats: 2, dealer: 0 });
 * const round = startRound(match, shuffleDeck('hello'));
 * const over = finishRound(match, { ...round, outcome: { type: 'blocked' } });
 * try {
 *   startRound(over, shuffleDeck('again'));
 * } catch (error) {
 *   if (error instanceof MatchOverError) error.code; // 'match-over'
 * }
 * ```
 */
export class MatchOverError extends KingsCornerError {
  override readonly name = 'MatchOverError';

  constructor() {
    super('match-over', 'the match is over');
  }
}

/**
 * Text that is not in the notation it should be in. Code `bad-notation`.
 *
 * @example
 * ```ts
 * import { NotationError, parseMove } from 'kings-corner';
 * try {
 *   parseMove('Qh@X');
 * } catch (error) {
 *   if (error instanceof NotationError) [error.position, error.expected]; // [3, 'a pile']
 * }
 * ```
 */
export class NotationError extends KingsCornerError {
  override readonly name = 'NotationError';
  /** Where the text stops making sense, in UTF-16 code units from 0. */
  readonly position: number;
  /** What could stand there. */
  readonly expected: string;

  constructor(position: number, expected: string) {
    super('bad-notation', `at position ${position}: ${expected} expected`);
    this.position = position;
    this.expected = expected;
  }
}

/**
 * A save or a record that is damaged, or not one of this library; every problem is listed. Code `bad-save`.
 *
 * @example
 * ```ts
 * import { parseRound, SaveError } from 'kings-corner';
 * try {
 *   parseRound('{}');
 * } catch (error) {
 *   if (error instanceof SaveError) error.issues[0]?.code; // 'unknown-format'
 * }
 * ```
 */
export class SaveError extends IssuesError {
  override readonly name = 'SaveError';

  constructor(issues: readonly Issue[]) {
    super('bad-save', 'bad save', issues);
  }
}
