import { isWellFormed, utf8 } from '../chance/bytes.js';
import { hash } from '../chance/hash.js';
import { formatMove, parseMove } from '../notation/moveText.js';
import { readVariant } from '../rules/checkVariant.js';
import { isEqualData } from '../rules/equality.js';
import { isKingsCornerError } from '../rules/errors.js';
import { createRound, seatIssues } from '../rules/round.js';
import type { RoundState, Seat } from '../rules/state.js';
import { tryApplyMove } from '../rules/transition.js';
import type { Variant } from '../rules/variant.js';
import { cardsOf } from './deck.js';
import { badValue } from './errors.js';
import { toHex } from './hex.js';
import { canonicalJson, object, type Reader, whole } from './readers.js';
import type { FairMove } from './transcript.js';

/** What a round is played by: the arguments of `createRound` but for the deck. */
export interface FairDeal {
  readonly variant: Variant;
  readonly seats: number;
  /** The seat that deals, 0 to seats − 1. Not the party that mixes the deck. */
  readonly dealer: Seat;
}

/** How far the rules engine got with the moves of a record. */
export type Replay =
  | { readonly ok: true; readonly round: RoundState }
  /** `t` counts the moves from 1; 0 is the deal. */
  | { readonly ok: false; readonly t: number; readonly code: string };

/**
 * The text for `rules` of a context that binds the variant, the number of seats and the dealing seat, so that a record can
 * be replayed by the rules it was played by.
 *
 * @throws {@link FairError} `bad-value` when the variant is invalid or not for that many seats.
 * @see F-RECORD
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * import { dealRules } from 'kings-corner/fair';
 * dealRules({ variant: standard, seats: 2, dealer: 1 }).startsWith('kings-corner/1:'); // true
 * ```
 */
export function dealRules(deal: FairDeal): string {
  return rulesOf(readDeal(deal, 'deal'));
}

/** The rules text of a deal that was checked. */
export function rulesOf(deal: FairDeal): string {
  return `kings-corner/1:${toHex(hash('rules', utf8(canonicalJson(deal))))}`;
}

const readAnyDeal: Reader<FairDeal> = /* @__PURE__ */ object<FairDeal>({
  variant: (value, path) => {
    const reading = readVariant(() => value);
    // Only what has one text in JSON: no number that reading has changed, no half of a surrogate pair.
    if (reading.ok && isEqualData(reading.value, value) && isWellFormed(reading.value.name)) return reading.value;
    throw badValue(path, 'a valid variant');
  },
  seats: /* @__PURE__ */ whole(1, 6),
  dealer: /* @__PURE__ */ whole(0, 5),
});

/** A deal that the engine can deal. */
export const readDeal: Reader<FairDeal> = (value, path) => {
  const deal = readAnyDeal(value, path);
  if (deal.dealer < deal.seats && seatIssues(deal.variant, deal.seats).length === 0) return deal;
  throw badValue(path, 'for that many seats');
};

/** Plays the moves of a record by the rules: each in its own text, by the seat whose turn it is, and legal. */
export function replayMoves(deal: FairDeal, order: readonly number[], moves: readonly FairMove[]): Replay {
  let t = 0;
  try {
    let round = createRound({ ...deal, deck: cardsOf(order) });
    for (const { seat, move } of moves) {
      t += 1;
      const parsed = parseMove(move);
      if (formatMove(parsed) !== move) return { ok: false, t, code: 'bad-notation' };
      const result = tryApplyMove(round, parsed, { seat });
      if (!result.ok) return { ok: false, t, code: result.code };
      round = result.round;
    }
    return { ok: true, round };
  } catch (error) {
    if (isKingsCornerError(error)) return { ok: false, t, code: error.code };
    throw error;
  }
}
