import { KingsCornerError } from '../rules/errors.js';

/**
 * What a {@link FairError} is about.
 *
 * | code | meaning |
 * |---|---|
 * | `bad-value` | a value has the wrong type, length, range or keys; `path` says which |
 * | `bad-deal` | the variant, the seats or the dealer cannot be dealt, or are not those that the context names |
 * | `bad-commitment` | a secret is not the one that was committed to, or two contributions are the same; `player` says whose |
 * | `list-differs` | a player saw another list of commitments than was published; `player` says who |
 * | `wrong-sender` | a message speaks for somebody other than its sender |
 * | `wrong-step` | this step cannot be taken now |
 * | `broken` | a witness has seen a failed check and goes no further |
 * | `unexpected` | the context is not the one that was agreed upon |
 * | `head-differs` | the sender of a move remembers other moves |
 * | `bad-opening` | an opening does not prove the card that was played |
 * | `no-crypto` | this platform has no source of random bytes |
 */
export type FairErrorCode =
  | 'bad-value'
  | 'bad-deal'
  | 'bad-commitment'
  | 'list-differs'
  | 'wrong-sender'
  | 'wrong-step'
  | 'broken'
  | 'unexpected'
  | 'head-differs'
  | 'bad-opening'
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

  constructor(code: FairErrorCode, path: string, message: string, player: string | null = null) {
    super(code, path === '' ? message : `${path}: ${message}`);
    this.path = path;
    this.player = player;
  }
}
