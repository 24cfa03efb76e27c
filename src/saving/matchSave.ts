import type { ParseResult } from '../notation/parsing.js';
import { issue } from '../rules/errors.js';
import type { MatchState } from '../rules/match.js';
import { type Reading, readPart } from '../rules/reading.js';
import type { RoundState } from '../rules/state.js';
import { type Format, orThrow, readSave, type Save, versionOf } from './format.js';
import { belongsTo, MATCH_RULES } from './matchRules.js';
import { matchSchema } from './matchSchema.js';
import { readRound } from './roundSave.js';

/** A match together with the round that is being played, or was just counted. */
export interface MatchSave {
  readonly match: MatchState;
  /**
   * `null` between rounds. One that is over was counted when `match.status` is `'over'`, when fewer seats are left than it has hands,
   * or when `match.active[round.dealer]` is not `match.dealer`; of one seat nothing tells. Save `null` with the match that
   * `finishRound` gives, and a round that is over is always still to be counted.
   */
  readonly round: RoundState | null;
}

/**
 * A match as text, to be kept, with the round that is being played if there is one: JSON with the name and the version of the format.
 *
 * @example
 * ```ts
 * import { createMatch, parseMatch, serializeMatch, shuffleDeck, startRound } from 'kings-corner';
 * const match = createMatch({ seats: 2, dealer: 0 });
 * const text = serializeMatch(match, startRound(match, shuffleDeck('hello')));
 * parseMatch(text).round?.stock.length; // 34
 * ```
 */
export function serializeMatch(match: MatchState, round: RoundState | null = null): string {
  return JSON.stringify({ format: FORMAT.name, version: versionOf(FORMAT), match, round });
}

/**
 * A match, and its round or `null`, from a save of any version so far: from the text, or from the value that it is the JSON of. The
 * totals are those that the rounds come to, and the round belongs to the match.
 *
 * @throws {@link SaveError} with every problem at once; no message holds a card.
 * @see R-MATCH
 * @example
 * ```ts
 * import { createMatch, parseMatch, serializeMatch } from 'kings-corner';
 * const { match, round } = parseMatch(serializeMatch(createMatch({ seats: 3, dealer: 2 })));
 * match.totals; // [0, 0, 0]
 * round; // null
 * ```
 */
export function parseMatch(save: unknown): MatchSave {
  return orThrow(tryParseMatch(save));
}

/**
 * A match from a save, or what is wrong with it: {@link parseMatch} without the throw.
 *
 * @example
 * ```ts
 * import { tryParseMatch } from 'kings-corner';
 * tryParseMatch(null).ok; // false
 * ```
 */
export function tryParseMatch(save: unknown): ParseResult<MatchSave> {
  return readSave(FORMAT, save);
}

function readMatchSave(save: Save): Reading<MatchSave> {
  const match = readPart(save, 'match', matchSchema, MATCH_RULES);
  const round: Reading<RoundState | null> =
    save['round'] === null ? { ok: true, value: null } : readRound(save['round']);
  if (!match.ok || !round.ok)
    return { ok: false, issues: [match, round].flatMap((each) => (each.ok ? [] : each.issues)) };
  const isStrange = round.value !== null && !belongsTo(match.value, round.value);
  if (isStrange) return { ok: false, issues: [issue('round', 'round-mismatch')] };
  return { ok: true, value: { match: match.value, round: round.value } };
}

const FORMAT: Format<MatchSave> = { name: 'kings-corner/match-save', migrations: [], read: readMatchSave };
