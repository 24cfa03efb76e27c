import type { ParseResult } from '../notation/parsing.js';
import { POSITION_RULES } from '../rules/positionRules.js';
import { type Reading, readPart } from '../rules/reading.js';
import { roundSchema } from '../rules/roundSchema.js';
import type { RoundState } from '../rules/state.js';
import { type Format, orThrow, readSave, versionOf } from './format.js';

/**
 * A round as text, to be kept: JSON with the name and the version of the format. It holds every hidden card.
 *
 * @example
 * ```ts
 * import { createRound, parseRound, serializeRound, shuffleDeck } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * const text = serializeRound(round);
 * parseRound(text).stock.length; // 34
 * ```
 */
export function serializeRound(round: RoundState): string {
  return JSON.stringify({ format: FORMAT.name, version: versionOf(FORMAT), round });
}

/**
 * A round from a save of any version so far: from the text, or from the value that it is the JSON of. It can be played on (or
 * scored, when it is over) whatever is in the text: shape, cards, piles, counters and phase are checked.
 *
 * @throws {@link SaveError} with every problem at once; no message holds a card.
 * @see T-CARDS, T-PILES
 * @example
 * ```ts
 * import { parseRound, SaveError } from 'kings-corner';
 * try {
 *   parseRound('{"format":"kings-corner/round-save","version":99}');
 * } catch (error) {
 *   if (error instanceof SaveError) error.issues.map(({ path, code }) => [path, code]); // [['version', 'unknown-version']]
 * }
 * ```
 */
export function parseRound(save: unknown): RoundState {
  return orThrow(tryParseRound(save));
}

/**
 * A round from a save, or what is wrong with it: {@link parseRound} without the throw.
 *
 * @example
 * ```ts
 * import { tryParseRound } from 'kings-corner';
 * tryParseRound('What is this?').ok; // false
 * ```
 */
export function tryParseRound(save: unknown): ParseResult<RoundState> {
  return readSave(FORMAT, save);
}

/** A round that is the part `round` of something larger. */
export function readRound(round: unknown): Reading<RoundState> {
  return readPart({ round }, 'round', roundSchema, POSITION_RULES);
}

const FORMAT: Format<RoundState> = {
  name: 'kings-corner/round-save',
  migrations: [],
  read: ({ round }) => readRound(round),
};
