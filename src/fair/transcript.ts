import { u16, u32, utf8 } from '../chance/bytes.js';
import { hash } from '../chance/hash.js';
import { checkContext, type FairContext, hashContext } from './context.js';
import { type Bytes, type Hex, readBytes, toHex } from './hex.js';
import { type Plain, plainCopy, readList, readObject, readText, readWhole } from './plain.js';

/** One entry of a transcript. */
export interface FairMove {
  /** The seat that moved, 0 to 65534; 65535 is the table itself, for entries that are no move of a seat. */
  readonly seat: number;
  /** The move text of the rules engine, or any text of at most 255 bytes. */
  readonly move: string;
}

/** Moves in one transcript, at most. */
export const MAX_MOVES = 65_536;

/**
 * The heads h₀ … hₜ of a hash chain over the moves: one before the first move, then one after each. Who has the same head
 * has the same deck commitment and the same moves.
 *
 * @throws {@link FairError} `bad-value` for malformed values.
 * @see FAIR 6
 * @example
 * ```ts
 * import { extendTranscript, transcript } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann'] };
 * const [start = '', first] = transcript(context, '11'.repeat(32), '22'.repeat(32), [{ seat: 0, move: 'd' }]);
 * extendTranscript(start, 1, { seat: 0, move: 'd' }) === first; // true
 * ```
 */
export function transcript(context: FairContext, list: Bytes, root: Bytes, moves: readonly FairMove[]): Hex[] {
  const ctx = hashContext(checkContext(context));
  return headsOf(
    ctx,
    readBytes(list, 'list', 32),
    readBytes(root, 'root', 32),
    readMoves(plainCopy(moves, 'moves'), 'moves'),
  );
}

/**
 * The head after move number `t`, counted from 1.
 *
 * @throws {@link FairError} `bad-value` for malformed values.
 * @see FAIR 6
 * @example
 * ```ts
 * import { extendTranscript } from 'kings-corner/fair';
 * extendTranscript('00'.repeat(32), 1, { seat: 0, move: 'd' }).length; // 64
 * ```
 */
export function extendTranscript(head: Bytes, t: number, move: FairMove): Hex {
  const entry = readMove(plainCopy(move, 'move'), 'move');
  return toHex(nextHead(readBytes(head, 'head', 32), readWhole(t, 't', 1, 0xffff_ffff), entry));
}

/** The heads of well-formed moves. */
export function headsOf(ctx: Uint8Array, list: Uint8Array, root: Uint8Array, moves: readonly FairMove[]): Hex[] {
  let head = hash('transcript', ctx, list, root);
  const heads = [toHex(head)];
  moves.forEach((move, i) => {
    head = nextHead(head, i + 1, move);
    heads.push(toHex(head));
  });
  return heads;
}

export function readMoves(value: Plain | undefined, path: string): FairMove[] {
  return readList(value, path, 0, MAX_MOVES).map((move, i) => readMove(move, `${path}.${i}`));
}

function readMove(value: Plain, path: string): FairMove {
  const parts = readObject(value, path, ['seat', 'move']);
  return {
    seat: readWhole(parts['seat'], `${path}.seat`, 0, 0xffff),
    move: readText(parts['move'], `${path}.move`),
  };
}

function nextHead(head: Uint8Array, t: number, { seat, move }: FairMove): Uint8Array {
  return hash('entry', head, u32(t), u16(seat), utf8(move));
}
