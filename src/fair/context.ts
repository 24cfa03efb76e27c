import { u16, u32, utf8 } from '../chance/bytes.js';
import { hash } from '../chance/hash.js';
import { badValue } from './errors.js';
import { type Hex, toHex } from './hex.js';
import { list, object, type Reader, text, whole } from './readers.js';

/** What a deal is for. Every hash of the deal is bound to all of it. */
export interface FairContext {
  /** Names the game or the session; at most 255 bytes, like every text here. */
  readonly game: string;
  /** 0 to 2^32 − 1. */
  readonly round: number;
  /** 0, and one more each time somebody failed to reveal a contribution to this round. */
  readonly attempt: number;
  /** Names the rules; of records that can be replayed the text that `dealRules` gives. */
  readonly rules: string;
  /** Cards in the deck, 1 to 256; 52 to deal `Card`s. */
  readonly deckSize: number;
  /** Names a public source of randomness and the value to be taken from it; `''` for none. */
  readonly beacon: string;
  /** Ids of 1 to 8 contributors, all different; `[0]` is the dealer or server, the only one when somebody plays alone. */
  readonly players: readonly string[];
}

/** Contributors to one deal, at most. */
export const MAX_PLAYERS = 8;

const anyU32: Reader<number> = /* @__PURE__ */ whole(0, 0xffff_ffff);

/** A context, but for whether the players differ. */
export const readContext: Reader<FairContext> = /* @__PURE__ */ object<FairContext>({
  game: text,
  round: anyU32,
  attempt: anyU32,
  rules: text,
  deckSize: /* @__PURE__ */ whole(1, 256),
  beacon: text,
  players: /* @__PURE__ */ list(text, 1, MAX_PLAYERS),
});

/**
 * The 32-byte hash that stands for a context in every other hash.
 *
 * @throws {@link FairError} `bad-value` when a part of the context is malformed or two players have one id.
 * @see F-CONTEXT
 * @example
 * ```ts
 * import { contextHash } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann', 'bob'] };
 * contextHash(context).length; // 64
 * contextHash({ ...context, round: 2 }) === contextHash(context); // false
 * ```
 */
export function contextHash(context: FairContext): Hex {
  return toHex(hashContext(checkContext(context)));
}

/** A checked copy of a context from anywhere. */
export function checkContext(context: unknown): FairContext {
  const checked = readContext(context, 'context');
  if (repeated(checked.players) !== -1) throw badValue('context.players', 'different');
  return checked;
}

/** The hash of a context that was checked. */
export function hashContext(context: FairContext): Uint8Array {
  const { game, round, attempt, rules, deckSize, beacon, players } = context;
  const parts = [utf8(game), u32(round), u32(attempt), utf8(rules), u16(deckSize), utf8(beacon)];
  return hash('context', ...parts, ...players.map(utf8));
}

/** The first position at which an item stands that stood before, −1 when all differ. */
export function repeated(items: readonly unknown[]): number {
  return items.findIndex((item, i) => items.indexOf(item) !== i);
}
