import type { Card } from '../rules/cards.js';
import { isEqualData } from '../rules/equality.js';
import { type Issue, NotationError } from '../rules/errors.js';
import { PILES } from '../rules/piles.js';
import { openCards, type Position, positionOf } from '../rules/position.js';
import { POSITION_RULES } from '../rules/positionRules.js';
import { PRESETS, standard } from '../rules/presets.js';
import { readValue } from '../rules/reading.js';
import { positionSchema } from '../rules/roundSchema.js';
import type { RoundState, RoundView } from '../rules/state.js';
import { viewFor } from '../rules/view.js';
import { readCard } from './moveText.js';
import { asResult, type ParseResult } from './parsing.js';

/**
 * A position from text, as {@link formatPosition} writes it: a round, or a view when the text has a field `view`. It can be played on:
 * cards, piles, counters and phase are checked.
 *
 * @throws {@link NotationError} with the place in the text, on any other text or value; its message names no card.
 * @see docs/notation.md
 * @example
 * ```ts
 * import { createRound, formatPosition, parsePosition, shuffleDeck } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * parsePosition(formatPosition(round)).piles.N; // ['Qd']
 * ```
 */
export function parsePosition(text: string): RoundState | RoundView {
  if (typeof text !== 'string') throw new NotationError(0, 'the text of a position');
  const [variant, ...words] = partsOf({ at: 0, text }, ' ') as [Part, ...Part[]]; // splitting gives at least one part
  const fields = fieldsFrom(words);
  const unread = new Map(fields);
  const field = (name: string): Part => {
    unread.delete(name);
    return fields.get(name) ?? NOTHING;
  };
  const value = valueFrom(variant.text, field);
  const view = field('view');
  const reading = readValue(positionSchema, POSITION_RULES, () => value);
  for (const { at } of unread.values()) throw new NotationError(at, 'another field');
  if (!reading.ok) throw errorFrom(reading.issues[0] as Issue, fields, text); // what is not sound has an issue
  return fields.has('view') ? viewFrom(reading.value, view) : roundFrom(reading.value, text);
}

/**
 * A position from text, or what is wrong with it: {@link parsePosition} without the throw.
 *
 * @example
 * ```ts
 * import { tryParsePosition } from 'kings-corner';
 * tryParsePosition('standard dealer=1').ok; // false
 * ```
 */
export function tryParsePosition(text: string): ParseResult<RoundState | RoundView> {
  return asResult(() => parsePosition(text));
}

/** A part of the text, and where it begins. */
interface Part {
  readonly at: number;
  readonly text: string;
}

type Fields = ReadonlyMap<string, Part>;

const NOTHING: Part = { at: 0, text: '' };

function partsOf({ at, text }: Part, separator: string): readonly Part[] {
  let end = at - 1;
  return text.split(separator).map((part) => {
    const begin = end + 1;
    end = begin + part.length;
    return { at: begin, text: part };
  });
}

function fieldsFrom(words: readonly Part[]): Fields {
  const fields = new Map<string, Part>();
  for (const { at, text } of words) {
    const length = text.indexOf('=');
    const name = text.slice(0, length);
    if (length < 0 || fields.has(name)) throw new NotationError(at, 'another field');
    fields.set(name, { at: at + length + 1, text: text.slice(length + 1) });
  }
  return fields;
}

/** What the text says, whether or not it makes sense: that is for the schema to tell. */
function valueFrom(variant: string, field: (name: string) => Part): unknown {
  const number = (name: string): unknown => numberFrom(field(name).text);
  const hands = partsOf(field('hands'), '/').map(cardsFrom);
  const bySeat = <T>(name: string, nothing: T, read: (part: Part) => T): readonly T[] =>
    field(name).text === '' ? hands.map(() => nothing) : partsOf(field(name), '/').map(read);
  const [drawnCard = null, ...more] = cardsFrom(field('drawnCard'));
  const [type, ...seat] = field('outcome').text.split(':');
  const relocated = field('relocated').text;
  return {
    variant: variantFrom(variant),
    dealer: number('dealer'),
    hands,
    stock: cardsFrom(field('stock')),
    piles: Object.fromEntries(PILES.map((id) => [id, cardsFrom(field(id))])),
    collected: bySeat<readonly unknown[]>('collected', [], (part) =>
      part.text === '' ? [] : partsOf(part, ',').map(cardsFrom),
    ),
    turn: {
      number: number('turn'),
      seat: number('seat'),
      phase: field('phase').text,
      drawn: number('drawn'),
      played: number('played'),
      merged: number('merged'),
      relocated: relocated === '' ? false : relocated === '1' || null,
      drawnCard: more.length > 0 ? more : drawnCard,
    },
    passes: bySeat<unknown>('passes', 0, ({ text }) => numberFrom(text)),
    idleTurns: number('idleTurns'),
    ply: number('ply'),
    outcome: type === '' ? null : seat.length > 0 ? { type, seat: numberFrom(seat.join()) } : { type },
  };
}

function variantFrom(text: string): unknown {
  if (Object.hasOwn(PRESETS, text)) return PRESETS[text as keyof typeof PRESETS];
  try {
    return text.startsWith('{') ? { ...standard, ...(JSON.parse(text) as object) } : null;
  } catch {
    return null;
  }
}

/** Digits, or nothing for 0; anything else stays as it is, and so is no number. */
function numberFrom(text: string): unknown {
  return /^\d*$/.test(text) ? Number(text) : text;
}

function cardsFrom({ at, text }: Part): readonly (Card | null)[] {
  const cards: (Card | null)[] = [];
  for (let begin = 0; begin < text.length; ) {
    const read = text[begin] === '?' ? { card: null, length: 1 } : readCard(text.slice(begin), at + begin);
    if (read === null) throw new NotationError(at + begin, 'a card');
    cards.push(read.card);
    begin += read.length;
  }
  return cards;
}

/** The error for an issue, placed where its field stands, or at the end when it is about no field. */
function errorFrom({ path, message }: Issue, fields: Fields, text: string): NotationError {
  const [part = '', inner = ''] = path.split('.');
  const key = inner === 'number' ? 'turn' : part === 'turn' || part === 'piles' ? inner : part;
  const at = part === 'variant' ? 0 : (fields.get(key)?.at ?? text.length);
  return new NotationError(at, `a sound position (${message})`);
}

function roundFrom(position: Position, text: string): RoundState {
  if (openCards(position).has(null)) throw new NotationError(text.length, 'a field view');
  return position as RoundState; // no card is hidden
}

function viewFrom(position: Position, { at, text }: Part): RoundView {
  const round = position as RoundState; // a view does not look at cards that it hides
  const seat = text === '-' ? null : Number(text);
  if (seat === null || (/^\d$/.test(text) && seat < round.hands.length)) {
    const view = viewFor(round, seat);
    const shown: readonly (Card | null)[] = [view.hand, ...(view.hands ?? [])].flat();
    if (!shown.includes(null) && isEqualData(positionOf(view), position)) return view;
  }
  throw new NotationError(at, 'the seat that sees these cards');
}
