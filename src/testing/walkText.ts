import { formatMove, parseMove } from '../notation/moveText.js';
import { type Card, isCard } from '../rules/cards.js';
import { defineVariant, type VariantOverrides } from '../rules/checkVariant.js';
import { isEqualData } from '../rules/equality.js';
import { NotationError } from '../rules/errors.js';
import { PRESETS, type PresetName, standard } from '../rules/presets.js';
import type { RoundState } from '../rules/state.js';
import type { Variant } from '../rules/variant.js';
import { readRound } from '../saving/roundSave.js';
import { ENGINE, type Engine } from './engine.js';
import { playMoves, type Start, type Walk } from './walk.js';

/**
 * A walk as text: the variant (a preset by name, or as JSON what differs from `standard`), seats, dealer, deck, and the moves. A
 * walk from a position that no deal led to has the position as JSON instead of a deal. {@link parseWalk} reads it back.
 *
 * @example
 * ```ts
 * import { shuffleDeck } from 'kings-corner';
 * import { formatWalk, parseWalk } from 'kings-corner/testing';
 * const deck = shuffleDeck('hello').join(' ');
 * const text = `variant pagat\nseats 3\ndealer 2\ndeck ${deck}\nmoves d`;
 * formatWalk(parseWalk(text)) === text; // true
 * ```
 */
export function formatWalk({ deal, rounds, moves }: Walk): string {
  const [first] = rounds;
  const start =
    deal === null
      ? [
          `variant ${formatVariant(first?.variant ?? standard)}`,
          `position ${JSON.stringify({ ...first, variant: undefined })}`,
        ]
      : [
          `variant ${formatVariant(deal.variant)}`,
          `seats ${deal.seats}`,
          `dealer ${deal.dealer}`,
          `deck ${deal.deck.join(' ')}`,
        ];
  return [...start, ['moves', ...moves.map(formatMove)].join(' ')].join('\n');
}

/**
 * A walk from the text of {@link formatWalk}, played again; space around lines does not matter. It stops before the first move that
 * is not legal, so that a walk kept from a fault still plays once the fault is mended.
 *
 * @throws {@link NotationError} with the position, when the text is not that of a walk.
 * @throws {@link VariantError} or {@link SetupError} when no round can be dealt from it.
 * @example
 * ```ts
 * import { shuffleDeck } from 'kings-corner';
 * import { parseWalk } from 'kings-corner/testing';
 * const deck = shuffleDeck('hello').join(' ');
 * const walk = parseWalk(`
 *   variant standard
 *   seats 2
 *   dealer 1
 *   deck ${deck}
 *   moves d .
 * `);
 * walk.rounds.length; // 3
 * ```
 */
export function parseWalk(text: string, engine: Engine = ENGINE): Walk {
  const lines = linesOf(text);
  const movesLine = lines.find(({ word }) => word === 'moves');
  if (movesLine === undefined) throw new NotationError(text.length, 'a line of moves');
  const moves = wordsOf(movesLine).map(({ at, word }) => read(at, 'a legal move', () => parseMove(word)));
  const trace = playMoves(startOf(text, lines), moves, engine);
  if (trace.failure !== null) throw trace.failure.error;
  const { deal, rounds, moves: played } = trace;
  return { deal, rounds, moves: played };
}

interface Line {
  readonly word: string;
  readonly rest: string;
  /** Where the rest starts in the text. */
  readonly at: number;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/^[ \t]*([a-z]+)[ \t]?(.*)$/gm)) {
    const [whole, word = '', rest = ''] = match;
    lines.push({ word, rest: rest.trimEnd(), at: match.index + whole.length - rest.length });
  }
  return lines;
}

function wordsOf({ rest, at }: Line): { readonly word: string; readonly at: number }[] {
  return [...rest.matchAll(/\S+/g)].map((match) => ({ word: match[0], at: at + match.index }));
}

function startOf(text: string, lines: readonly Line[]): Start {
  const line = (word: string): Line => {
    const found = lines.find((each) => each.word === word);
    if (found === undefined) throw new NotationError(text.length, `a line that starts with ${word}`);
    return found;
  };
  const variant = parseVariant(line('variant'));
  const position = lines.find(({ word }) => word === 'position');
  if (position !== undefined) return { position: parsePosition(position, variant) };
  const deck = wordsOf(line('deck')).map(({ word, at }): Card => {
    if (!isCard(word)) throw new NotationError(at, 'a card');
    return word;
  });
  const seats = numberIn(line('seats'));
  const dealer = numberIn(line('dealer'));
  if (dealer >= seats) throw new NotationError(line('dealer').at, 'a seat');
  return { deal: { variant, seats, dealer, deck } };
}

function parsePosition({ rest, at }: Line, variant: Variant): RoundState {
  const value: unknown = read(at, 'a position as JSON', () => JSON.parse(rest));
  const reading = readRound(typeof value === 'object' ? { ...value, variant } : value);
  if (!reading.ok) throw new NotationError(at, 'a position that can be played');
  return reading.value;
}

function numberIn({ rest, at }: Line): number {
  if (!/^\d{1,2}$/.test(rest)) throw new NotationError(at, 'a number');
  return Number(rest);
}

function formatVariant(variant: Variant): string {
  if (isPresetName(variant.name) && isEqualData(PRESETS[variant.name], variant)) return variant.name;
  const entries = Object.entries(variant).filter(
    ([option, value]) => !isEqualData(value, standard[option as keyof Variant]), // the keys of a variant
  );
  return JSON.stringify(Object.fromEntries([['name', variant.name], ...entries]));
}

function parseVariant({ rest, at }: Line): Variant {
  if (isPresetName(rest)) return PRESETS[rest];
  // defineVariant checks whatever the JSON turns out to be
  const overrides = read(at, 'a preset, or JSON', () => JSON.parse(rest) as VariantOverrides);
  return defineVariant(standard, overrides);
}

function isPresetName(text: string): text is PresetName {
  return Object.hasOwn(PRESETS, text);
}

/** What `parse` gives; whatever it throws becomes an error that names the place. */
function read<T>(at: number, expected: string, parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new NotationError(at, expected);
  }
}
