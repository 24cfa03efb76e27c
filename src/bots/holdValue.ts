import { NO_CARD, type Position } from '../kernel/position.js';
import { ALL_KINDS, KINGS, type Kinds } from '../rules/kinds.js';
import { countKinds, kindsBelow } from './kindSets.js';

/** What {@link holdValue} counts, in the order of the weights. */
export const FEATURES = [
  /** Cards in the hand. */
  'cards',
  /** Spaces on the table. */
  'spaces',
  /** Cross piles that could be merged or transferred. */
  'movable',
  /** Cards of the hand that could be played on a pile or into a corner. */
  'fitting',
  /** Other cards of the hand that fit another card of the hand. */
  'chained',
  /** The rest of the hand. */
  'stuck',
  /** Kings in the hand. */
  'kings',
  /** Kinds of card that some pile takes. */
  'accepted',
  /** Cards that the seat has not seen and that some pile takes. */
  'welcome',
] as const;

/** The weights of the evaluation, each list one for each of {@link FEATURES}. */
export interface HoldWeights {
  /** While at least so many cards lie in the stock `early` counts, then `late`. */
  readonly lateFrom: number;
  readonly early: readonly number[];
  readonly late: readonly number[];
  /** Added while a seat of another party holds at most two cards. */
  readonly danger: readonly number[];
}

/** The weights, and the cards not seen, of the turn being valued: neither changes during a turn. */
const now: Float64Array = /* @__PURE__ */ new Float64Array(FEATURES.length);
let unseenFirst: Kinds = 0;
let unseenSecond: Kinds = 0;

/** Gets ready to value positions of one turn of a seat. */
export function prepareWeights(position: Position, seat: number, weights: HoldWeights): void {
  const base = position.stockSize >= weights.lateFrom ? weights.early : weights.late;
  const isDanger = hasNearlyOut(position, seat);
  for (let feature = 0; feature < now.length; feature++) {
    now[feature] = (base[feature] as number) + (isDanger ? (weights.danger[feature] as number) : 0);
  }
  noteUnseen(position, seat);
}

function hasNearlyOut({ kernel, handSizes }: Position, seat: number): boolean {
  for (let other = 0; other < kernel.seats; other++) {
    if (other % kernel.parties !== seat % kernel.parties && (handSizes[other] as number) <= 2) return true;
  }
  return false;
}

function noteUnseen(position: Position, seat: number): void {
  const { bases, tops, collectedCount, collectedKings } = position;
  unseenFirst = ALL_KINDS & ~(position.firstSuits[seat] as number);
  unseenSecond = ALL_KINDS & ~(position.secondSuits[seat] as number);
  for (let pile = 0; pile < 8; pile++) {
    if (bases[pile] !== NO_CARD) noteRun(position, bases[pile] as number, tops[pile] as number);
  }
  for (let index = 0; index < collectedCount; index++) noteRun(position, collectedKings[index] as number, NO_CARD);
}

/** Strikes the cards of a run from those not seen; down to an ace when it has no other end. */
function noteRun({ next }: Position, base: number, top: number): void {
  let card = base;
  for (;;) {
    if ((card & 1) === 0) unseenFirst &= ~(1 << (card >> 1));
    else unseenSecond &= ~(1 << (card >> 1));
    if (card === top || card < 4) return;
    card = next[card] as number;
  }
}

/**
 * How good it is for a seat to leave the table and its hand like this, by the weights last prepared; higher is better. Reads its hand
 * and the table, nothing else.
 */
export function holdValue(position: Position, seat: number): number {
  const { empty, bases, fittingKinds } = position;
  const first = position.firstSuits[seat] as number;
  const second = position.secondSuits[seat] as number;
  const fitting = fittingKinds | ((empty & 0xf0) === 0 ? 0 : KINGS);
  const chained = kindsBelow(first | second) & ~fitting;
  const cards = position.handSizes[seat] as number;
  const fittingCards = countKinds(first & fitting) + countKinds(second & fitting);
  const chainedCards = countKinds(first & chained) + countKinds(second & chained);
  const kings = ((first >> 24) & 1) + ((first >> 25) & 1) + ((second >> 24) & 1) + ((second >> 25) & 1);
  let spaces = 0;
  let movable = 0;
  for (let pile = 0; pile < 4; pile++) {
    const base = bases[pile] as number;
    if (base === NO_CARD) spaces++;
    else movable += (fitting >> (base >> 1)) & 1;
  }
  return (
    (now[0] as number) * cards +
    (now[1] as number) * spaces +
    (now[2] as number) * movable +
    (now[3] as number) * fittingCards +
    (now[4] as number) * chainedCards +
    (now[5] as number) * (cards - fittingCards - chainedCards) +
    (now[6] as number) * kings +
    (now[7] as number) * countKinds(fittingKinds) +
    (now[8] as number) * (countKinds(unseenFirst & fittingKinds) + countKinds(unseenSecond & fittingKinds))
  );
}
