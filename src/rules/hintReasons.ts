/**
 * Why a hint ranks a move where it does: what a computer player says about a move, and what the rulebook makes a sentence of.
 *
 * New reasons may be added at the end in a minor version; none is renamed within a major one.
 *
 * @example
 * ```ts
 * import { HINT_REASONS } from 'kings-corner/rulebook';
 * HINT_REASONS.includes('goes-out'); // true
 * ```
 */
export const HINT_REASONS = [
  'goes-out',
  'king-to-corner',
  'opens-space',
  'keeps-for-later',
  'blocks-next-seat',
  'draw',
  'forced',
  'sheds-points',
  'shed-card',
  'ends-turn',
] as const;

/** A reason of {@link HINT_REASONS}. */
export type HintReason = (typeof HINT_REASONS)[number];
