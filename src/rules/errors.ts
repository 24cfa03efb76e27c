/**
 * One thing that is wrong with a value from outside: where, what kind, and a sentence about it.
 */
export interface Issue {
  /** Dotted, such as `scoring.points.K` or `deck.17`; `''` is the whole value. */
  readonly path: string;
  /** Kebab-case; part of the API. */
  readonly code: string;
  /** For developers, in English; never contains a hidden card. */
  readonly message: string;
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

/** The base of the errors that list every problem of a value at once. */
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
 * Whether a value is an error of this library, from whichever copy or module format of it: told by its shape, not its class.
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
  return value instanceof Error && BRAND in value;
}
