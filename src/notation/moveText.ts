import type { Card } from '../rules/cards.js';
import { NotationError } from '../rules/errors.js';
import type { Move } from '../rules/moves.js';
import type { CrossId, PileId } from '../rules/piles.js';
import { asResult, type ParseResult } from './parsing.js';

/**
 * A move as text: `d` draws, `Qh@N` plays the queen of hearts on N, `N>NE` moves the pile at N to the corner NE, `.` ends the turn.
 *
 * @example
 * ```ts
 * import { formatMove } from 'kings-corner';
 * formatMove({ type: 'play', card: 'Qh', to: 'N' }); // 'Qh@N'
 * formatMove({ type: 'movePile', from: 'N', to: 'NE' }); // 'N>NE'
 * ```
 */
export function formatMove(move: Move): string {
  switch (move.type) {
    case 'draw':
      return 'd';
    case 'play':
      return `${move.card}@${move.to}`;
    case 'movePile':
      return `${move.from}>${move.to}`;
    case 'endTurn':
      return '.';
  }
}

/**
 * A move from text, as {@link formatMove} writes it; letters of any case, and `10` for `T`, are taken too, but no spaces: give it
 * what people typed through `trim()`. Only the notation is looked at: `NE>N` is read, though a pile
 * never leaves a corner.
 *
 * @throws {@link NotationError} with the position, on any other text or value.
 * @example
 * ```ts
 * import { parseMove } from 'kings-corner';
 * parseMove('10h@n'); // { type: 'play', card: 'Th', to: 'N' }
 * parseMove('.'); // { type: 'endTurn' }
 * ```
 */
export function parseMove(text: string): Move {
  if (typeof text !== 'string') throw new NotationError(0, 'the text of a move');
  if (text === 'd' || text === 'D') return { type: 'draw' };
  if (text === '.') return { type: 'endTurn' };
  const read = readCard(text);
  if (read !== null) return { type: 'play', card: read.card, to: parseTail(text, read.length, '@') };
  const from = PILE.exec(text)?.[0];
  if (from === undefined) throw new NotationError(0, 'a card, a pile, d or .');
  const to = parseTail(text, from.length, '>');
  // any pile may stand here; that corners are fixed is a rule, not a matter of notation
  return { type: 'movePile', from: toPileId(from) as CrossId, to };
}

/**
 * A move from text, or what is wrong with it: {@link parseMove} without the throw.
 *
 * @example
 * ```ts
 * import { tryParseMove } from 'kings-corner';
 * tryParseMove('Qh@N').ok; // true
 * tryParseMove('Qh on N'); // { ok: false, issues: [{ path: '2', code: 'bad-notation', message: 'at position 2: @ expected' }] }
 * ```
 */
export function tryParseMove(text: string): ParseResult<Move> {
  return asResult(() => parseMove(text));
}

const CARD = /^(10|[A2-9TJQK])([CDHS]?)/i;
const PILE = /^(?:[NS][EW]?|[EW])/i;

/** The sign that joins, then a pile, then the end of the text. */
function parseTail(text: string, position: number, sign: '@' | '>'): PileId {
  if (text[position] !== sign) throw new NotationError(position, sign);
  const start = position + 1;
  const to = PILE.exec(text.slice(start, start + 2))?.[0];
  if (to === undefined) throw new NotationError(start, 'a pile');
  const end = start + to.length;
  if (end !== text.length) throw new NotationError(end, 'the end of the text');
  return toPileId(to);
}

/** The card with which a text begins, and how much of it that is; `null` when it begins with no rank. `at` is where it stands. */
export function readCard(text: string, at = 0): { readonly card: Card; readonly length: number } | null {
  const [found, rank = '', suit] = CARD.exec(text) ?? [];
  if (found === undefined) return null;
  if (!suit) throw new NotationError(at + rank.length, 'a suit');
  const card = `${rank.toUpperCase().replace('10', 'T')}${suit.toLowerCase()}` as Card; // the pattern allows nothing else
  return { card, length: found.length };
}

function toPileId(text: string): PileId {
  return text.toUpperCase() as PileId; // the pattern allows nothing else
}
