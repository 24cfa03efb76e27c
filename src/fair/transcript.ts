import { u16, u32, utf8 } from '../chance/bytes.js';
import { hash } from '../chance/hash.js';
import { checkContext, type FairContext, hashContext } from './context.js';
import { type Bytes, fromHex, type Hex, toHex } from './hex.js';
import { bytes32, list, object, type Reader, text, whole } from './readers.js';

/** One entry of a transcript. */
export interface FairMove {
  /** The seat that moved, 0 to 65534; 65535 is the table itself, for entries that are no move of a seat. */
  readonly seat: number;
  /** The move text of the rules engine, or any text of at most 255 bytes. */
  readonly move: string;
}

/** Moves in one transcript, at most. */
export const MAX_MOVES = 65_536;

const readMove: Reader<FairMove> = /* @__PURE__ */ object<FairMove>({
  seat: /* @__PURE__ */ whole(0, 0xffff),
  move: text,
});

/** The moves of a record. */
export const readMoves: Reader<FairMove[]> = /* @__PURE__ */ list(readMove, 0, MAX_MOVES);

/**
 * The heads h₀ … hₜ of a hash chain over the moves: one before the first move, then one after each. Who has the same head
 * has the same deck commitment and the same moves.
 *
 * @throws {@link FairError} `bad-value` for malformed values.
 * @see F-CHAIN
 * @example
 * ```ts
 * import { extendTranscript, transcript } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann'] };
 * const [start = '', first] = transcript(context, '11'.repeat(32), '22'.repeat(32), [{ seat: 0, move: 'd' }]);
 * extendTranscript(start, 1, { seat: 0, move: 'd' }) === first; // true
 * ```
 */
export function transcript(context: FairContext, list: Bytes, root: Bytes, moves: readonly FairMove[]): Hex[] {
  const checked = checkContext(context);
  return headsOf(checked, bytes32(list, 'list'), bytes32(root, 'root'), readMoves(moves, 'moves'));
}

/**
 * The head after move number `t`, counted from 1.
 *
 * @throws {@link FairError} `bad-value` for malformed values.
 * @see F-CHAIN
 * @example
 * ```ts
 * import { extendTranscript } from 'kings-corner/fair';
 * extendTranscript('00'.repeat(32), 1, { seat: 0, move: 'd' }).length; // 64
 * ```
 */
export function extendTranscript(head: Bytes, t: number, move: FairMove): Hex {
  const number = whole(1, 0xffff_ffff)(t, 't');
  return toHex(nextHead(fromHex(bytes32(head, 'head')), number, readMove(move, 'move')));
}

/** The heads of well-formed moves. */
export function headsOf(context: FairContext, list: Hex, root: Hex, moves: readonly FairMove[]): Hex[] {
  const heads = [hash('transcript', hashContext(context), fromHex(list), fromHex(root))];
  for (const [i, move] of moves.entries()) heads.push(nextHead(heads[i] as Uint8Array, i + 1, move)); // the one before
  return heads.map(toHex);
}

function nextHead(head: Uint8Array, t: number, { seat, move }: FairMove): Uint8Array {
  return hash('entry', head, u32(t), u16(seat), utf8(move));
}
