import { KingsCornerError } from '../rules/errors.js';

/**
 * What a {@link FairError} is about.
 *
 * | code | meaning |
 * |---|---|
 * | `bad-value` | a value has the wrong type, length, range or keys; `path` says which |
 * | `bad-commitment` | a secret is not the one that was committed to, or repeats another; `player` says whose |
 * | `list-differs` | a player was shown another list of commitments than was published; `player` says who |
 * | `head-differs` | the sender of a move remembers other moves; `player` says who |
 * | `bad-opening` | an opening does not prove the card that is played; `player` says whose |
 * | `wrong-sender` | somebody speaks or moves for somebody else |
 * | `wrong-step` | this step cannot be taken now, or never again: a witness goes no further after a failed check |
 * | `no-crypto` | this platform has no source of random bytes |
 */
export type FairErrorCode =
  | 'bad-value'
  | 'bad-commitment'
  | 'list-differs'
  | 'head-differs'
  | 'bad-opening'
  | 'wrong-sender'
  | 'wrong-step'
  | 'no-crypto';

/**
 * Something that keeps a deal from being made or checked: what, where, and whose doing.
 *
 * @example
 * ```ts
 * import { contextHash, FairError } from 'kings-corner/fair';
 * try {
 *   contextHash({ game: 'g1', round: -1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann'] });
 * } catch (error) {
 *   if (error instanceof FairError) error.path; // 'context.round'
 * }
 * ```
 */
export class FairError extends KingsCornerError {
  override readonly name: string = 'FairError';
  declare readonly code: FairErrorCode;
  /** Dotted, its first part the argument or the message's field, such as `context.players.2`; `''` when it is about none. */
  readonly path: string;
  /** The id of the player who caused it, `null` when that is nobody or unknown. */
  readonly player: string | null;

  constructor(code: FairErrorCode, path: string, player: string | null = null, reason: string = code) {
    super(code, [path, player, reason].filter(Boolean).join(': '));
    this.path = path;
    this.player = player;
  }
}

/** Something that can be done only at another step than the present one. */
export function wrongStep(step: string, needed: string): FairError {
  return new FairError('wrong-step', '', null, `the deal is at ${step}, not ${needed}`);
}

/** A malformed value, and what it must be. */
export function badValue(path: string, what: string): FairError {
  return new FairError('bad-value', path, null, `must be ${what}`);
}
