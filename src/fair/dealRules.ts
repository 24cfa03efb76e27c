import { utf8 } from '../chance/bytes.js';
import { hash } from '../chance/hash.js';
import { formatMove, parseMove } from '../notation/moveText.js';
import { readVariant } from '../rules/checkVariant.js';
import { isKingsCornerError } from '../rules/errors.js';
import { applyMove } from '../rules/reducer.js';
import { createRound, seatIssues } from '../rules/round.js';
import type { RoundState, Seat } from '../rules/state.js';
import type { Variant } from '../rules/variant.js';
import { cardsOf } from './deck.js';
import { FairError } from './errors.js';
import { toHex } from './hex.js';
import { canonicalJson, type Plain, plainCopy, readObject, readWhole } from './plain.js';
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
 * @throws {@link FairError} `bad-deal` when the variant is invalid or cannot be dealt so.
 * @see FAIR 6
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * import { dealRules } from 'kings-corner/fair';
 * dealRules({ variant: standard, seats: 2, dealer: 1 }).startsWith('kings-corner/1:'); // true
 * ```
 */
export function dealRules(deal: FairDeal): string {
  return rulesOf(checkDeal(deal));
}

/** A checked copy of a deal from anywhere. */
export function checkDeal(deal: unknown): FairDeal {
  return readDeal(plainCopy(deal, 'deal'));
}

/** The rules text of a deal that was checked. */
export function rulesOf(deal: FairDeal): string {
  const json = canonicalJson(plainCopy(deal, 'deal'), 'deal');
  return `kings-corner/1:${toHex(hash('rules', utf8(json)))}`;
}

/** The deal in plain data. */
export function readDeal(value: Plain): FairDeal {
  const parts = readObject(value, 'deal', ['variant', 'seats', 'dealer']);
  const { variant, issues } = readVariant(() => parts['variant']);
  if (variant === null) {
    throw new FairError(
      'bad-deal',
      'deal.variant',
      issues.map(({ path, code }) => `${path} ${code}`.trim()).join(', '),
    );
  }
  canonicalJson(variant.name, 'deal.variant.name');
  const seats = readWhole(parts['seats'], 'deal.seats', 1, 6);
  if (seatIssues(variant, seats).length > 0) {
    throw new FairError('bad-deal', 'deal.seats', `${variant.name} is not for ${seats} seats`);
  }
  return { variant, seats, dealer: readWhole(parts['dealer'], 'deal.dealer', 0, seats - 1) };
}

/** Plays the moves of a record by the rules: each in its own text, by the seat whose turn it is, and legal. */
export function replayMoves(deal: FairDeal, order: readonly number[], moves: readonly FairMove[]): Replay {
  let t = 0;
  try {
    let round = createRound({ ...deal, deck: cardsOf(order) });
    for (const { seat, move } of moves) {
      t += 1;
      const parsed = parseMove(move);
      if (formatMove(parsed) !== move) return { ok: false, t, code: 'bad-notation' };
      // after the end any seat is refused for that reason, by the engine
      if (round.outcome === null && seat !== round.turn.seat) return { ok: false, t, code: 'not-your-turn' };
      round = applyMove(round, parsed);
    }
    return { ok: true, round };
  } catch (error) {
    if (isKingsCornerError(error)) return { ok: false, t, code: error.code };
    throw error;
  }
}
