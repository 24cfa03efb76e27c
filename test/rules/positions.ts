import {
  applyMove,
  CARDS,
  type Card,
  CROSS,
  defineVariant,
  formatMove,
  type IllegalCode,
  legalMoves,
  type Move,
  moveIssue,
  type Outcome,
  PILES,
  type PileId,
  parseMove,
  type RoundState,
  type Seat,
  standard,
  type Turn,
  type Variant,
  type VariantOverrides,
} from 'kings-corner';

/** A position written by hand: cards as text such as `Kh Qs`, piles from base to top, the stock from the card drawn next. */
export interface Sketch {
  /** What differs from `base`. */
  readonly variant?: VariantOverrides;
  /** The standard rules unless given. */
  readonly base?: Variant;
  /** By seat. */
  readonly hands: readonly string[];
  readonly piles?: Partial<Record<PileId, string>>;
  readonly stock?: string;
  /** By seat, the corner piles it has completed. */
  readonly collected?: readonly (readonly string[])[];
  readonly turn?: Partial<Turn>;
  readonly passes?: readonly number[];
  readonly idleTurns?: number;
  readonly dealer?: Seat;
  readonly outcome?: Outcome;
}

/**
 * A round from a sketch. Seat 0 is in phase `play` of turn 1 and has drawn what it owes; cards that are not named are left out, as
 * no rule of the turn asks where they are.
 */
export function position(sketch: Sketch): RoundState {
  const variant = variantOf(sketch);
  const hands = sketch.hands.map(cards);
  const stock = cards(sketch.stock ?? '');
  const collected = hands.map((_, seat) => (sketch.collected?.[seat] ?? []).map(cards));
  const piles = { N: pile('N'), E: pile('E'), S: pile('S'), W: pile('W') };
  const corners = { NE: pile('NE'), SE: pile('SE'), SW: pile('SW'), NW: pile('NW') };
  function pile(id: PileId): Card[] {
    return cards(sketch.piles?.[id] ?? '');
  }

  if (hands.length < variant.seats.min || hands.length > variant.seats.max)
    throw new Error('too few or too many hands');
  const named = [hands, stock, collected.flat(), Object.values(piles), Object.values(corners)].flat(2);
  if (new Set(named).size < named.length) throw new Error('a card stands twice');
  return {
    variant,
    dealer: sketch.dealer ?? hands.length - 1,
    hands,
    stock,
    piles: { ...piles, ...corners },
    collected,
    turn: turnOf(sketch, variant, hands, stock),
    passes: sketch.passes ?? hands.map(() => 0),
    idleTurns: sketch.idleTurns ?? 0,
    ply: 0,
    outcome: sketch.outcome ?? null,
  };
}

function variantOf({ base = standard, variant }: Sketch): Variant {
  return variant === undefined ? base : defineVariant(base, variant);
}

function turnOf({ turn }: Sketch, variant: Variant, hands: readonly Card[][], stock: readonly Card[]): Turn {
  const seat = turn?.seat ?? 0;
  const phase = turn?.phase ?? 'play';
  const hasDrawn = phase !== 'draw' && variant.drawTiming === 'start' && stock.length > 0;
  const drawn = turn?.drawn ?? (hasDrawn ? 1 : 0);
  const drawnCard = drawn > 0 ? (hands[seat]?.at(-1) ?? null) : null;
  return { number: 1, played: 0, merged: 0, relocated: false, drawnCard, ...turn, seat, phase, drawn };
}

/** The cards of a text such as `Kh Qs`. */
export function cards(text: string): Card[] {
  return text.split(' ').filter(Boolean).map(card);
}

function card(text: string): Card {
  const found = CARDS.find((each) => each === text);
  if (found === undefined) throw new Error(`${text} is no card`);
  return found;
}

/** A deck that begins with the cards of a text; the others follow in the order of a fresh deck. */
export function deckOf(text: string): Card[] {
  const first = cards(text);
  return [...first, ...CARDS.filter((each) => !first.includes(each))];
}

/** A run of cards from one card down to a rank, of the suits c and d or of h and s; `run('Kh', 'T')` is `Kh Qs Jh Ts`. */
export function run(base: string, lowest: string): string {
  const ranks = [...'KQJT98765432A'];
  const from = ranks.indexOf(base.charAt(0));
  const suits = base.charAt(1) + 'dcsh'.charAt('cdhs'.indexOf(base.charAt(1)));
  return ranks
    .slice(from, ranks.indexOf(lowest) + 1)
    .map((rank, index) => rank + suits.charAt(index % 2))
    .join(' ');
}

/** The legal moves in their order, as one text such as `Qh@N N>NE .`; they are those that the validator accepts (T-LEGAL). */
export function legal(round: RoundState): string {
  const listed = legalMoves(round).map(formatMove);
  const accepted = CONCEIVABLE.filter((move) => moveIssue(round, move) === null).map(formatMove);
  if (listed.toSorted().join(' ') !== accepted.toSorted().join(' ')) {
    throw new Error(`listed: ${listed.join(' ')}; accepted: ${accepted.join(' ')}`);
  }
  return listed.join(' ');
}

const CONCEIVABLE: readonly Move[] = [
  ...CARDS.flatMap((each) => PILES.map((to): Move => ({ type: 'play', card: each, to }))),
  ...CROSS.flatMap((from) => PILES.map((to): Move => ({ type: 'movePile', from, to }))),
  { type: 'draw' },
  { type: 'endTurn' },
];

/** The round after some moves, as text such as `Qh@N N>NE .` */
export function played(round: RoundState, moves: string): RoundState {
  return moves.split(' ').map(parseMove).reduce(applyMove, round);
}

/** Why a move, written as text, is not legal. */
export function issue(round: RoundState, move: string): IllegalCode | null {
  return moveIssue(round, parseMove(move));
}

/** A position like another one, but for some of the variant's options. */
export function under(round: RoundState, variant: VariantOverrides): RoundState {
  return { ...round, variant: defineVariant(round.variant, variant) };
}
