import type { Rank } from './cards.js';

/** A number of seats: 1 (solitaire) to 6. */
export type SeatCount = 1 | 2 | 3 | 4 | 5 | 6;

/** How many seats a variant may be played with, both ends included. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** Cards dealt to each seat: one number, or a table by seat count such as `{ 2: 10, 3: 7, 4: 7 }`. */
export type DealSize = number | Readonly<Partial<Record<SeatCount, number>>>;

/** Who deals the first round of a match (R-DEALER). */
export type FirstDealer = 'lowestCard' | 'highestCard' | 'random';

/** What becomes of a king turned up for the cross at the deal (R-FLIP). */
export type KingFlip = 'corner' | 'vacate' | 'stay';

/** When a seat draws (R-DRAW). */
export type DrawTiming = 'start' | 'end' | 'whenStuck' | 'untilPlayable';

/** How many playable cards a seat must play before it may end its turn (R-MUST). */
export type PlayObligation = 'none' | 'one' | 'all';

/** Whether a king in the hand must go to a corner (R-KING-MUST, R-KING-PLACE). */
export type KingObligation = 'none' | 'immediate' | 'turn';

/** What whole cross piles may do (R-PILE). */
export type PileMoves = 'relocate' | 'merge' | 'none';

/** What a space takes (R-SPACE). */
export type SpaceFill = 'any' | 'nonKing';

/** What becomes of a corner pile of all thirteen cards (R-COLLECT). */
export type CompletedCorners = 'stay' | 'collect';

/** When a round that nobody can go on with ends (R-BLOCK). */
export type BlockedWhen = 'passCycle' | 'noLegalMove';

/** Who wins a blocked round (R-BLOCK-RESULT). */
export type BlockedResult = 'nobody' | 'lowestPenalty' | 'fewestCards';

/** The penalty points of each rank left in a hand. */
export type PointTable = Readonly<Record<Rank, number>>;

/**
 * How a round is scored (R-SCORE): penalty points of the cards left in each hand; not at all; chips of `ante` from each seat, `pass`
 * for each pass and `perCard` for each card left, the whole pot to who goes out; or a point for each completed corner, and
 * `goingOut` more for going out.
 */
export type Scoring =
  | { readonly type: 'penalty'; readonly points: PointTable }
  | { readonly type: 'none' }
  | { readonly type: 'chips'; readonly ante: number; readonly pass: number; readonly perCard: number }
  | { readonly type: 'corners'; readonly goingOut: number };

/** When a match ends (R-MATCH). */
export type MatchEnd =
  | { readonly end: 'target'; readonly scoringTarget: number }
  | { readonly end: 'round' }
  | { readonly end: 'rounds'; readonly rounds: number }
  | { readonly end: 'elimination'; readonly scoringTarget: number };

/** Who wins among parties with the same best total (R-TIE). */
export type TieBreak = 'lastRound' | 'shared';

/** Whether opposite seats play together (R-TEAM). */
export type Teams = 'none' | 'partners';

/**
 * A rule set: one flat, JSON-serialisable object whose values are literals, never callbacks.
 *
 * Make one with {@link defineVariant}, which checks it; the functions of the round trust what they are given.
 *
 * @see docs/rules.md (options)
 */
export interface Variant {
  /** 1 to 64 UTF-16 code units; of a preset its key in {@link PRESETS}. */
  readonly name: string;
  readonly seats: SeatRange;
  readonly dealSize: DealSize;
  readonly firstDealer: FirstDealer;
  readonly kingFlip: KingFlip;
  readonly drawTiming: DrawTiming;
  readonly playObligation: PlayObligation;
  readonly kingObligation: KingObligation;
  readonly pileMoves: PileMoves;
  readonly spaceFill: SpaceFill;
  readonly completedCorners: CompletedCorners;
  readonly blockedWhen: BlockedWhen;
  readonly blockedResult: BlockedResult;
  readonly scoring: Scoring;
  readonly match: MatchEnd;
  readonly tieBreak: TieBreak;
  readonly teams: Teams;
}

/**
 * The cards dealt to each seat when `seats` play.
 *
 * @throws `RangeError` when the variant has no deal size for that many seats.
 * @see R-DEAL
 * @example
 * ```ts
 * import { dealSizeFor, defineVariant, standard } from 'kings-corner';
 * dealSizeFor(standard, 3); // 7
 * dealSizeFor(defineVariant(standard, { dealSize: { 2: 10, 3: 7, 4: 5 } }), 4); // 5
 * ```
 */
export function dealSizeFor(variant: Variant, seats: number): number {
  const size = typeof variant.dealSize === 'number' ? variant.dealSize : variant.dealSize[seats as SeatCount];
  if (size === undefined) throw new RangeError(`seats: the variant has no deal size for ${seats} seats`);
  return size;
}
