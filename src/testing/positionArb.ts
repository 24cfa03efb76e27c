import fc from 'fast-check';
import { type Card, rankOf } from '../rules/cards.js';
import { CORNERS, CROSS, type Pile, type PileId } from '../rules/piles.js';
import type { RoundState, Turn } from '../rules/state.js';
import type { Variant } from '../rules/variant.js';
import { deckArb } from './cardArb.js';
import { emptyCorners, fitsOnto, hasLegalPlay, isKingCard } from './placement.js';

/**
 * Any live position that can be played on, whether or not a deal leads to it: the 52 cards once each, piles that descend, a phase
 * that agrees with the variant. Long piles, nearly complete corners and empty stocks are as usual here as they are rare in
 * played rounds. Shrinks towards short piles and the fresh deck.
 *
 * @see T-CARDS, T-PILES
 * @example
 * ```ts
 * import { legalMoves, pagat } from 'kings-corner';
 * import { positionArb } from 'kings-corner/testing';
 * import fc from 'fast-check';
 * fc.assert(fc.property(positionArb({ variant: pagat, seats: 3 }), (round) => legalMoves(round).length > 0));
 * ```
 */
export function positionArb({ variant, seats }: PositionConstraints): fc.Arbitrary<RoundState> {
  return fc.tuple(deckArb(), PARTS_ARB).map(([deck, parts]) => buildPosition(variant, seats, deck, parts));
}

/** What positions are drawn for. */
export interface PositionConstraints {
  readonly variant: Variant;
  readonly seats: number;
}

/** What a position is built from beside a deck: every value of this shape gives one. */
export interface Parts {
  /** The wanted length of each pile, the cross first; a pile is shorter when no card that fits is left. */
  readonly lengths: readonly number[];
  readonly completed: number;
  /** The part of the remaining cards that stays in the stock, in eighths, 8 standing for all but what the hands need. */
  readonly stock: number;
  readonly handWeights: readonly number[];
  readonly seat: number;
  readonly dealer: number;
  readonly counts: readonly [number, number, number];
  readonly passes: readonly number[];
  readonly idleTurns: number;
  readonly relocated: boolean;
  readonly phase: number;
}

/** The parts of positions, of whatever variant. */
export const PARTS_ARB: fc.Arbitrary<Parts> = fc.record({
  lengths: fc.array(fc.oneof(fc.nat(3), fc.nat(3), fc.nat(13), fc.constantFrom(0, 12)), { minLength: 8, maxLength: 8 }),
  completed: fc.constantFrom(0, 0, 0, 1, 2, 3),
  stock: fc.oneof(fc.constant(0), fc.nat(8)),
  handWeights: fc.array(fc.nat(6), { minLength: 6, maxLength: 6 }),
  seat: fc.nat(5),
  dealer: fc.nat(5),
  counts: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)),
  passes: fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }),
  idleTurns: fc.nat(5),
  relocated: fc.boolean(),
  phase: fc.nat(11),
});

/** A position of a variant from its parts. */
export function buildPosition(variant: Variant, seats: number, deck: readonly Card[], parts: Parts): RoundState {
  const seat = parts.seat % seats;
  const left = [...deck];
  const collected = collectedBy(variant, seats, left, parts.completed);
  const piles = layPiles(variant, seats, left, parts.lengths);
  const isEmptyHanded = seats === 1 && parts.handWeights[0] === 0; // R-SOLO: only a soloist may be
  const stockSize = isEmptyHanded ? left.length : Math.floor(((left.length - seats) * parts.stock) / 8);
  const stock = left.splice(0, stockSize);
  const hands = shareOut(left, seats, parts.handWeights);
  const base = { variant, dealer: parts.dealer % seats, hands, stock, piles, collected };
  return {
    ...base,
    turn: turnFor({ ...base, seat }, parts),
    passes: parts.passes.slice(0, seats),
    idleTurns: stock.length > 0 ? 0 : parts.idleTurns % seats, // with a stock no turn is idle
    ply: 40,
    outcome: null,
  };
}

/** R-COLLECT: complete corners that have been collected. */
function collectedBy(variant: Variant, seats: number, left: Card[], count: number): readonly (readonly Pile[])[] {
  const collected: Pile[][] = Array.from({ length: seats }, () => []);
  for (let i = 0; variant.completedCorners === 'collect' && i < count; i += 1) {
    collected[i % seats]?.push(takeRun(left, 13, isKingCard));
  }
  return collected;
}

function layPiles(variant: Variant, seats: number, left: Card[], lengths: readonly number[]): RoundState['piles'] {
  const piles: Record<PileId, Pile> = { N: [], E: [], S: [], W: [], NE: [], SE: [], SW: [], NW: [] };
  // a complete corner would have been collected
  const most = variant.completedCorners === 'collect' ? 12 : 13;
  [...CROSS, ...CORNERS].forEach((id, index) => {
    const isCorner = index >= CROSS.length;
    const length = Math.min(lengths[index] ?? 0, isCorner ? most : 13, left.length - seats);
    piles[id] = takeRun(left, length, isCorner ? isKingCard : () => true);
  });
  return piles;
}

/** Takes a run off the cards left: its base the first card that may be one, and so on while a card fits. */
function takeRun(left: Card[], length: number, mayBeBase: (card: Card) => boolean): Pile {
  const run: Card[] = [];
  while (run.length < length) {
    const top = run.at(-1);
    const index = left.findIndex((card) => (top === undefined ? mayBeBase(card) : fitsOnto(card, top)));
    if (index < 0) break;
    run.push(...left.splice(index, 1));
  }
  return run;
}

/** One card to each hand, the others by weight. */
function shareOut(cards: readonly Card[], seats: number, weights: readonly number[]): readonly (readonly Card[])[] {
  const hands: Card[][] = Array.from({ length: seats }, () => []);
  const places = hands.flatMap((_, seat) => Array.from({ length: weights[seat] ?? 0 }, () => seat));
  const order = places.length > 0 ? places : [...hands.keys()];
  cards.forEach((card, index) => {
    hands[index < seats ? index : (order[(index * 7) % order.length] ?? 0)]?.push(card);
  });
  return hands;
}

interface Table extends Pick<RoundState, 'variant' | 'hands' | 'stock' | 'piles'> {
  readonly seat: number;
}

/** A turn in one of the phases that go with the table and the variant. */
function turnFor(table: Table, parts: Parts): Turn {
  const turns = possibleTurns(table, parts);
  return turns[parts.phase % turns.length] as Turn; // phase `play` is always among them
}

function possibleTurns(table: Table, { counts, relocated }: Parts): readonly Turn[] {
  const { variant, hands, stock, piles, seat } = table;
  const [drawn, played, merged] = counts;
  const { drawTiming } = variant;
  const last = hands[seat]?.at(-1) ?? null;
  const onTable = [...CROSS, ...CORNERS].map((id) => piles[id].at(-1)).find((top) => top !== undefined) ?? null;
  const base = { number: 9, seat, drawn: 0, played: 0, merged: 0, relocated: false, drawnCard: null };

  const drawnInPlay = last === null ? 0 : { start: 1, end: 0, whenStuck: drawn % 2, untilPlayable: drawn }[drawTiming];
  const held = drawnInPlay > 0 ? last : null;
  const acted = { played, merged, relocated: variant.pileMoves === 'relocate' && relocated };
  const turns: Turn[] = [{ ...base, ...acted, phase: 'play', drawn: drawnInPlay, drawnCard: held }];
  if (drawTiming === 'start' && stock.length > 0) {
    if (last === null) turns.pop(); // the draw came first, and the card is nowhere
    turns.push({ ...base, phase: 'draw' });
  }
  if (drawTiming === 'untilPlayable' && stock.length > 0 && onTable !== null) {
    turns.push({ ...base, phase: 'draw', drawn: drawn + 1, played: 1, drawnCard: onTable });
  }
  if (last === null) return turns;
  const found: Turn = { ...base, phase: 'playFound', drawn: drawn + 1, drawnCard: last, relocated: acted.relocated };
  if (drawTiming === 'untilPlayable' && hasLegalPlay(variant, piles, last)) turns.push(found);
  const bindsKing = variant.kingObligation === 'immediate' && (drawTiming === 'end' || drawTiming === 'untilPlayable');
  if (bindsKing && rankOf(last) === 'K' && emptyCorners(piles).length > 0) {
    turns.push({ ...base, ...acted, phase: 'placeKing', drawn: 1, drawnCard: last });
  }
  return turns;
}
