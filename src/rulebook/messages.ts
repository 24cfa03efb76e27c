import type { Rank } from '../rules/cards.js';
import type { HintReason } from '../rules/hintReasons.js';
import type { IllegalCode } from '../rules/legality.js';
import type { Flag } from './flags.js';

/** A value that stands in a line of a rule sheet. */
export type Slot =
  | 'seats'
  | 'ranks'
  | 'cards'
  | 'points'
  | 'pointRows'
  | 'ante'
  | 'pass'
  | 'perCard'
  | 'goingOut'
  | 'rounds'
  | 'scoringTarget';

/**
 * Text that holds each of the slots, anywhere and in any order: `{name}` is replaced by a value, `{flag?yes/no}` by one of its sides,
 * `{flag?yes}` by its side or nothing.
 */
export type Text<Holds extends string = never> = [Holds] extends [never] ? string : AllOf<Holds>;

/** The intersection of the patterns of the slots: a text must match every one. A slot with a question mark is a flag. */
type AllOf<Holds extends string> = (
  Holds extends `${string}?`
    ? (pattern: `${string}{${Holds}${string}}${string}`) => void
    : (pattern: `${string}{${Holds}}${string}`) => void
) extends (pattern: infer Patterns) => void
  ? Patterns & string
  : never;

/** A line of a rule sheet, with the values and flags that it must hold. */
type Line<Holds extends Slot | `${Flag}?` = never> = Text<Holds>;

/** A step: its line begins with a dash, perhaps within flags. */
type Step<Holds extends Slot | `${Flag}?` = never> = Text<Holds> & `${string}- ${string}`;

/** A row of a table: a tab stands between its two cells. */
type Row<Holds extends Slot | `${Flag}?` = never> = Text<Holds> & `${string}\t${string}`;

/** The sections of a rule sheet: first the title, then the lines. */
export interface Sheet {
  readonly aim: readonly [Line, Line<'solo?' | 'corners?' | 'seats'>];
  readonly cards: readonly [Line, Line<'ranks'>, Line];
  readonly deal: readonly [Line, Line<'solo?' | 'lowestCard?' | 'random?' | 'again?'>, Line<'solo?' | 'cards'>];
  readonly layout: readonly [Line, Line<'corner?' | 'short?' | 'vacate?'>, Line<'stock?'>];
  readonly turn: readonly [
    Line,
    Line<'solo?'>,
    Step<'stock?' | 'start?'>,
    Step<'immediate?'>,
    Step<'stuckDraw?' | 'moves?'>,
    Step<'moves?' | 'one?' | 'all?' | 'stuckDraw?' | 'immediate?' | 'turn?'>,
    Step<'stock?' | 'untilPlayable?' | 'moves?'>,
    Step<'drawEnds?' | 'untilPlayable?'>,
    Line<'stock?'>,
  ];
  readonly placing: readonly [Line, Row, Row, Row, Row<'space?' | 'noKing?'>, Line];
  readonly kings: readonly [Line, Line<'moves?'>, Line<'immediate?' | 'turn?' | 'drawEnds?'>, Line<'collect?'>];
  readonly piles: readonly [
    Line,
    Line<'moves?' | 'kingBase?'>,
    Line<'moves?' | 'relocate?' | 'kingBase?' | 'nonKing?'>,
  ];
  readonly spaces: readonly [Line, Line<'space?' | 'moves?'>];
  readonly roundEnd: readonly [
    Line,
    Line<'solo?' | 'stock?' | 'corners?'>,
    Line<'solo?' | 'passCycle?' | 'stock?' | 'moves?'>,
    Line<'solo?' | 'chips?' | 'corners?' | 'fewestCards?' | 'penalty?' | 'lowestPenalty?'>,
  ];
  readonly scoring: readonly [
    Line,
    Line<'penalty?' | 'chips?' | 'corners?'>,
    Row<'penalty?'>,
    Line<'pointRows'>,
    Line<'chips?' | 'ante?' | 'ante' | 'pass?' | 'pass' | 'moves?' | 'perCard?' | 'perCard'>,
    Line<'chips?' | 'again?'>,
    Line<'corners?' | 'goingOut?' | 'goingOut'>,
    Line<'corners?' | 'solo?'>,
  ];
  readonly match: readonly [
    Line,
    Line<'round?' | 'solo?' | 'rounds?' | 'rounds' | 'chips?' | 'target?' | 'elimination?' | 'scoringTarget'>,
    Line<'solo?' | 'round?' | 'elimination?' | 'penalty?' | 'lastRound?'>,
    Line<'chips?' | 'again?'>,
  ];
  readonly partners: readonly [Line, Line<'partners?'>];
  readonly solitaire: readonly [Line, Line<'alone?' | 'solo?'>];
}

/** The options of a variant that are rules, each as a row: what it is called, with its colon, and its value. The first six make a summary. */
export type OptionRows = readonly [
  seats: Row<'seats'>,
  dealSize: Row<'cards'>,
  drawTiming: Row<'start?' | 'whenStuck?' | 'untilPlayable?'>,
  pileMoves: Row<'relocate?' | 'merge?'>,
  scoring: Row<'penalty?' | 'points' | 'chips?' | 'ante' | 'pass' | 'perCard' | 'corners?' | 'goingOut'>,
  match: Row<'target?' | 'elimination?' | 'scoringTarget' | 'rounds?' | 'rounds'>,
  firstDealer: Row<'lowestCard?' | 'random?'>,
  kingFlip: Row<'corner?' | 'vacate?'>,
  playObligation: Row<'one?' | 'all?'>,
  kingObligation: Row<'immediate?' | 'turn?'>,
  spaceFill: Row<'nonKing?'>,
  completedCorners: Row<'collect?'>,
  blockedWhen: Row<'passCycle?'>,
  blockedResult: Row<'lowestPenalty?' | 'fewestCards?'>,
  tieBreak: Row<'lastRound?'>,
  teams: Row<'partners?'>,
];

/** What is counted. */
export type Thing = 'seats' | 'cards' | 'points' | 'chips' | 'rounds';

/**
 * A catalogue: everything the rulebook says, in one language. Plain data; a message, a line or a slot that is missing does not
 * compile. A user's own catalogue may stand in for one of ours.
 *
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * import { rulebook } from 'kings-corner/rulebook';
 * import { ja } from 'kings-corner/rulebook/ja';
 * rulebook(standard, { messages: ja })[1]?.title; // 'カード'
 * ```
 */
export interface Messages {
  /** A BCP 47 language tag, for numbers, lists and plurals. */
  readonly locale: string;
  /**
   * The rule sheet, line by line. A line that comes out empty is left out, and so is a section without lines. A line that begins with
   * a dash is a step, a line with a tab is a row of a table (the first one its head), any other a paragraph.
   */
  readonly sheet: Sheet;
  /** A number of each; the plural category of the number is a flag, as in `{n} {one?card/cards}`. */
  readonly counts: Readonly<Record<Thing, Text<'n'>>>;
  /** What the ranks are called; one without a name is the number that it is. */
  readonly ranks: Readonly<Partial<Record<Rank, string>> & Record<'A' | 'T' | 'J' | 'Q' | 'K', string>>;
  /** Groups of cards, and the points of those that cost the number on them. */
  readonly groups: readonly [every: string, others: string, printed: string];
  readonly options: OptionRows;
  /** One difference between two variants. */
  readonly difference: Text<'option' | 'from' | 'to'>;
  readonly codes: Readonly<Record<IllegalCode, string>>;
  readonly reasons: Readonly<Record<HintReason, string>>;
}
