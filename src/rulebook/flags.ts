import { dealSizeFor, type MatchEnd, type Scoring, type Variant } from '../rules/variant.js';

/** What follows from several options, or from the seats. */
export type Fact =
  /** One seat, and no other number, is played. */
  | 'solo'
  /** One seat is played, perhaps beside other numbers. */
  | 'alone'
  /** Cards are left over for a stock. */
  | 'stock'
  /** A seat draws when it is stuck, and only then. */
  | 'stuckDraw'
  /** A draw can end the turn. */
  | 'drawEnds'
  /** The deck may end before every king turned up is replaced. */
  | 'short'
  /** Piles move. */
  | 'moves'
  /** A place of the cross can be empty. */
  | 'space'
  /** A space takes no king of a hand. */
  | 'noKing'
  /** The base of a cross pile can be a king. */
  | 'kingBase'
  /** More than one round may be played. */
  | 'again';

/** A value of an option. */
type OptionValue = Extract<Variant[Exclude<keyof Variant, 'name'>], string> | Scoring['type'] | MatchEnd['end'];

/** What a line can depend on: a value of an option, an amount that is not 0, or a fact. */
export type Flag = Exclude<OptionValue, 'none' | 'stay'> | 'ante' | 'pass' | 'perCard' | 'goingOut' | Fact;

/** Which flags are up when rounds of a variant are played with these seat counts; amounts speak for themselves. */
export function flagsOf(
  variant: Variant,
  counts: readonly number[],
): Readonly<Partial<Record<Flag, boolean | undefined>>> {
  const { name, scoring, match, ...options } = variant;
  // numbers and tables become keys that nobody reads
  const values = [...Object.values(options), scoring.type, match.end].map((value) => [value, true]);
  const is: Readonly<Partial<Record<OptionValue, true>>> = Object.fromEntries(values);
  // R-CROSS: what hands and cross leave of the deck
  const stocks = counts.map((count) => 48 - count * dealSizeFor(variant, count));
  const stock = stocks.some((size) => size > 0);
  const short = is.corner && stocks.some((size) => size < 4); // R-FLIP: up to four kings are replaced
  const moves = is.relocate || is.merge; // R-PILE
  const space = moves || is.vacate || short;
  const noKing = is.nonKing || is.immediate; // R-SPACE, R-KING-PLACE
  const facts: Readonly<Record<Fact, boolean | undefined>> = {
    solo: counts.at(-1) === 1,
    alone: counts[0] === 1,
    stock,
    stuckDraw: stock && is.whenStuck,
    drawEnds: stock && (is.end || is.untilPlayable), // R-DRAW
    short,
    moves,
    space,
    noKing,
    kingBase: !(is.corner || is.vacate) || !noKing, // R-FLIP, R-SPACE; asked only where piles move, and so leave spaces
    again: !(is.round || (match.end === 'rounds' && match.rounds === 1)),
  };
  return { ...is, ...facts };
}
