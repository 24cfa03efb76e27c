import { RANKS } from '../rules/cards.js';
import { SetupError } from '../rules/errors.js';
import { ALL_KINDS, KINGS, type Kinds } from '../rules/kinds.js';
import { seatIssues } from '../rules/round.js';
import { dealSizeFor, type Variant } from '../rules/variant.js';

/**
 * A variant compiled for one number of seats: the options as small numbers and sets, so that no text is
 * compared while playing. A value of an option has its number in the order of the options in docs/rules.md.
 * Made once by {@link createKernel} and shared by any number of positions; nothing in it ever changes.
 */
export interface Kernel {
  readonly variant: Variant;
  readonly seats: number;
  /** Cards dealt to each seat (R-DEAL). */
  readonly dealSize: number;
  /** What becomes of a king turned up (R-FLIP): 0 corner, 1 vacate, 2 stay. */
  readonly kingFlip: number;
  /** R-DRAW: 0 start, 1 end, 2 whenStuck, 3 untilPlayable. */
  readonly drawTiming: number;
  /** R-MUST: 0 none, 1 one, 2 all. */
  readonly playObligation: number;
  /** R-KING-MUST, R-KING-PLACE: 0 none, 1 immediate, 2 turn. */
  readonly kingObligation: number;
  /** R-PILE: 0 relocate, 1 merge, 2 none. */
  readonly pileMoves: number;
  /** R-SPACE: the kinds of card that a space takes. */
  readonly spaceKinds: Kinds;
  /** R-SPACE: whether a space takes a king, too. */
  readonly spacesTakeKings: boolean;
  /** R-COLLECT: whether completed corners are collected. */
  readonly isCollecting: boolean;
  /** R-BLOCK: whether a round of idle turns blocks; if not, only the lack of any legal move does. */
  readonly isBlockedByPasses: boolean;
  /** R-BLOCK-RESULT: 0 nobody, 1 lowestPenalty, 2 fewestCards. */
  readonly blockedResult: number;
  /** R-SCORE: 0 penalty, 1 none, 2 chips, 3 corners. */
  readonly scoring: number;
  /** R-SCORE, by rank: the penalty of a card left in the hand; all 0 under other scorings. */
  readonly penalties: Float64Array;
  /** R-SCORE, `chips`: chips for each seat, each pass, and each card left in a hand; 0 under other scorings. */
  readonly ante: number;
  readonly pass: number;
  readonly perCard: number;
  /** R-SCORE, `corners`: points for going out; 0 under other scorings. */
  readonly goingOut: number;
  /** R-TEAM: 2 with partners, otherwise the number of seats. The party of a seat is seat mod this. */
  readonly parties: number;
}

/**
 * A variant compiled for a number of seats. Trusts the variant, as `createRound` does.
 *
 * @throws `SetupError` when the variant is not for that many seats; `TypeError` or `RangeError` when `seats` is no
 * whole number.
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * import { createKernel } from 'kings-corner/kernel';
 * createKernel(standard, 2).dealSize; // 7
 * ```
 */
export function createKernel(variant: Variant, seats: number): Kernel {
  const issues = seatIssues(variant, seats);
  if (issues.length > 0) throw new SetupError(issues);
  const { scoring } = variant;
  return {
    variant,
    seats,
    dealSize: dealSizeFor(variant, seats),
    kingFlip: ['corner', 'vacate', 'stay'].indexOf(variant.kingFlip),
    drawTiming: ['start', 'end', 'whenStuck', 'untilPlayable'].indexOf(variant.drawTiming),
    playObligation: ['none', 'one', 'all'].indexOf(variant.playObligation),
    kingObligation: ['none', 'immediate', 'turn'].indexOf(variant.kingObligation),
    pileMoves: ['relocate', 'merge', 'none'].indexOf(variant.pileMoves),
    spaceKinds: variant.spaceFill === 'any' ? ALL_KINDS : ALL_KINDS & ~KINGS,
    spacesTakeKings: variant.spaceFill === 'any',
    isCollecting: variant.completedCorners === 'collect',
    isBlockedByPasses: variant.blockedWhen === 'passCycle',
    blockedResult: ['nobody', 'lowestPenalty', 'fewestCards'].indexOf(variant.blockedResult),
    scoring: ['penalty', 'none', 'chips', 'corners'].indexOf(scoring.type),
    penalties: Float64Array.from(RANKS, (rank) => (scoring.type === 'penalty' ? scoring.points[rank] : 0)),
    ante: scoring.type === 'chips' ? scoring.ante : 0,
    pass: scoring.type === 'chips' ? scoring.pass : 0,
    perCard: scoring.type === 'chips' ? scoring.perCard : 0,
    goingOut: scoring.type === 'corners' ? scoring.goingOut : 0,
    parties: variant.teams === 'partners' ? 2 : seats,
  };
}
