import fc from 'fast-check';
import type { Card } from '../rules/cards.js';
import type { RoundState, RoundView } from '../rules/state.js';
import type { Variant } from '../rules/variant.js';
import { viewFor } from '../rules/view.js';
import { deckArb } from './cardArb.js';
import { buildPosition, PARTS_ARB, type Parts } from './positionArb.js';
import { variantArb } from './variantArb.js';
import { type Plan, playPlan, type Start, type Walk } from './walk.js';
import { formatWalk } from './walkText.js';

/** What walks, and the rounds and views taken from them, are drawn for. */
export interface WalkConstraints {
  /** A variant, or an arbitrary of variants; any variant unless given. */
  readonly variant?: Variant | fc.Arbitrary<Variant> | undefined;
  /** Within the range of the variant; any number in it unless given. */
  readonly seats?: number | undefined;
  /** Where walks start: at a `deal` unless given, at a `position` as {@link positionArb} draws them, or at `either`. */
  readonly from?: 'deal' | 'position' | 'either' | undefined;
  /** At most so many moves; 250 unless given, which is more than most rounds last. */
  readonly maxMoves?: number | undefined;
}

/**
 * A round and legal moves played in it, from none at all to the end of the round: by choice at random, or eager to play cards, or
 * loath to. A walk for which a property fails shrinks to few moves and prints as the text of {@link formatWalk}.
 *
 * @example
 * ```ts
 * import { pagat } from 'kings-corner';
 * import { walkArb } from 'kings-corner/testing';
 * import fc from 'fast-check';
 * fc.assert(
 *   fc.property(walkArb({ variant: pagat }), ({ rounds, moves }) => rounds.at(-1)?.ply === moves.length),
 * );
 * ```
 */
export function walkArb(constraints: WalkConstraints = {}): fc.Arbitrary<Walk> {
  return planArb(constraints).map((plan) => {
    const { deal, rounds, moves } = playPlan(plan);
    const walk: Walk = { deal, rounds, moves };
    return Object.defineProperty(walk, fc.toStringMethod, { value: () => `\n${formatWalk(walk)}\n` });
  });
}

/**
 * A round at any stage, live or over: where a walk stops.
 *
 * @example
 * ```ts
 * import { legalMoves } from 'kings-corner';
 * import { roundArb } from 'kings-corner/testing';
 * import fc from 'fast-check';
 * fc.assert(fc.property(roundArb(), (round) => (legalMoves(round).length === 0) === (round.outcome !== null)));
 * ```
 */
export function roundArb(constraints: WalkConstraints = {}): fc.Arbitrary<RoundState> {
  // a walk has at least one round
  return planArb(constraints).map((plan) => playPlan(plan).rounds.at(-1) as RoundState);
}

/**
 * What a seat, or a spectator, sees of a round at any stage.
 *
 * @example
 * ```ts
 * import { legalMoves } from 'kings-corner';
 * import { viewArb } from 'kings-corner/testing';
 * import fc from 'fast-check';
 * fc.assert(fc.property(viewArb(), (view) => view.seat === view.turn.seat || legalMoves(view).length === 0));
 * ```
 */
export function viewArb(constraints: WalkConstraints = {}): fc.Arbitrary<RoundView> {
  return fc
    .tuple(roundArb(constraints), fc.nat(6))
    .map(([round, watcher]) => viewFor(round, watcher < round.hands.length ? watcher : null));
}

/** Walks before they are played: under which engine, is for others to say. */
export function planArb({ variant, seats, from = 'deal', maxMoves = 250 }: WalkConstraints): fc.Arbitrary<Plan> {
  // drawn side by side, not one from the other, so that each part shrinks while the others stay
  return fc
    .record({
      choices: choicesArb(maxMoves), // first, so that it is shrunk first
      variant: variant === undefined ? variantArb() : variant instanceof fc.Arbitrary ? variant : fc.constant(variant),
      seats: fc.nat(59),
      isDealt: from === 'either' ? fc.boolean().map((no) => !no) : fc.constant(from === 'deal'),
      deck: deckArb(),
      dealer: fc.nat(59),
      parts: PARTS_ARB,
    })
    .map((drawn) => {
      const { min, max } = drawn.variant.seats;
      const count = seats ?? min + (drawn.seats % (max - min + 1));
      return { start: startOf(drawn.variant, count, drawn), choices: drawn.choices };
    });
}

interface Drawn {
  readonly isDealt: boolean;
  readonly deck: readonly Card[];
  readonly dealer: number;
  readonly parts: Parts;
}

function startOf(variant: Variant, seats: number, { isDealt, deck, dealer, parts }: Drawn): Start {
  if (!isDealt) return { position: buildPosition(variant, seats, deck, parts) };
  // the last seat deals when all is shrunk, so that seat 0 leads
  return { deal: { variant, seats, dealer: seats - 1 - (dealer % seats), deck } };
}

/** Choices of moves by their place in the list, 0 to 255: plays stand first, draws and ends of turns last. */
function choicesArb(maxLength: number): fc.Arbitrary<readonly number[]> {
  const any = fc.noBias(fc.nat(255));
  const styles = [
    any,
    fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: any }),
    fc.oneof({ weight: 4, arbitrary: fc.constant(255) }, { weight: 1, arbitrary: any }),
  ];
  return fc.oneof(...styles.map((style) => fc.array(style, { maxLength, size: 'max' })));
}
