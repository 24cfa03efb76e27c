import { type Issue, NotationError } from '../rules/errors.js';

/** What every `tryParse…` gives. */
export type ParseResult<T, I extends Issue = Issue> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly I[] };

/** A notation error as the result of a parser that does not throw; the path is the position. */
export function asResult<T>(parse: () => T): ParseResult<T> {
  try {
    return { ok: true, value: parse() };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return { ok: false, issues: [{ path: String(error.position), code: error.code, message: error.message }] };
  }
}
