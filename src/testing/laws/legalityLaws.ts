import { formatMove } from '../../notation/moveText.js';
import { isKingsCornerError } from '../../rules/errors.js';
import type { Move } from '../../rules/moves.js';
import { CORNERS, CROSS, PILES } from '../../rules/piles.js';
import type { RoundState } from '../../rules/state.js';
import { conceivableMoves, type Engine } from '../engine.js';
import { emptyCorners, hasLegalPlay, isKingCard, isStuck, pileMoveKind, takes } from '../placement.js';
import type { PositionLaw } from './law.js';

/** T-LEGAL */
export const listIsWhatPasses: PositionLaw = {
  of: 'position',
  says: 'The legal moves are every conceivable move that passes the validator, in listing order; applyMove takes exactly those.',
  isCostly: true,
  check(round, engine) {
    const hand = round.hands[round.turn.seat] ?? [];
    const passing = conceivableMoves(hand).filter((move) => engine.moveIssue(round, move) === null);
    const listed = engine.legalMoves(round);
    if (textOf(listed) !== textOf(passing))
      return `listed are ${textOf(listed)}, but what passes is ${textOf(passing)}`;
    const isForeign = (move: Move): boolean => move.type === 'play' && !hand.includes(move.card);
    const stolen = conceivableMoves().find((move) => isForeign(move) && engine.moveIssue(round, move) === null);
    if (stolen !== undefined) return `${formatMove(stolen)} passes, but the card is not in the hand`;
    const torn = CORNERS.flatMap((from) => PILES.map((to) => ({ type: 'movePile', from, to }))).find(
      (move) => engine.moveIssue(round, move) === null,
    );
    if (torn !== undefined) return `a pile may leave its corner: ${torn.from}>${torn.to}`;
    // an error is slow to throw, so of the moves that are refused another seventh is tried at each ply
    const refused = [...conceivableMoves(hand), ...MALFORMED].filter((_, index) => (index + round.ply) % 7 === 0);
    return applyProblem(round, engine, [...listed, ...refused]);
  },
};

const MALFORMED: readonly unknown[] = [
  null,
  'draw',
  [],
  { type: 'pass' },
  { type: 'play', card: 'Kh' },
  { type: 'play', card: 'kh', to: 'N' },
  { type: 'movePile', from: 'N', to: 'n' },
];

/** applyMove takes a move exactly when the validator does, and otherwise says the same. */
function applyProblem(round: RoundState, engine: Engine, values: readonly unknown[]): string | null {
  for (const value of values) {
    const issue = engine.moveIssue(round, value);
    const code = codeThrown(() => engine.applyMove(round, value as Move)); // values of any kind are what this is about
    if (code !== issue) {
      return `applyMove of ${JSON.stringify(value)} ${code === null ? 'succeeds' : `throws ${code}`}, moveIssue says ${issue}`;
    }
  }
  return null;
}

/** The code of what a function throws; `null` when it does not throw. */
export function codeThrown(action: () => unknown): string | null {
  try {
    action();
    return null;
  } catch (error) {
    return isKingsCornerError(error) ? error.code : String(error);
  }
}

/** T-LIVE */
export const liveMeansMovable: PositionLaw = {
  of: 'position',
  says: 'A live round has at least one legal move, and a finished one none.',
  isCostly: false,
  check(round, engine) {
    const { length } = engine.legalMoves(round);
    if (round.outcome === null) return length > 0 ? null : 'the round is live, but no move is legal';
    return length === 0 ? null : `the round is over, but ${length} moves are legal`;
  },
};

/** T-ONE-EXIT */
export const oneExit: PositionLaw = {
  of: 'position',
  says: 'At most one of draw and endTurn is legal.',
  isCostly: false,
  check(round, engine) {
    const exits = engine.legalMoves(round).filter(({ type }) => type === 'draw' || type === 'endTurn');
    return exits.length <= 1 ? null : 'both the draw and the end of the turn are legal';
  },
};

/** R-PLACE, with R-BUILD, R-CORNER, R-SPACE, R-KING-PLACE, R-KING-MUST, R-DRAW-UNTIL and R-PLACE-KING */
export const playsGoWhereTheyMay: PositionLaw = {
  of: 'position',
  says: 'The plays are those that the paragraphs about building, corners, spaces and kings allow in the phase of the turn.',
  isCostly: false,
  check(round, engine) {
    if (round.outcome !== null) return null;
    const expected = playsByTheRules(round);
    const listed = engine.legalMoves(round).filter(({ type }) => type === 'play');
    return textOf(listed) === textOf(expected) ? null : differenceOf(listed, expected);
  },
};

function playsByTheRules({ variant, hands, piles, turn }: RoundState): readonly Move[] {
  const hand = hands[turn.seat] ?? [];
  const plays = (cards: typeof hand, isOnlyCorners: boolean): Move[] =>
    cards.flatMap((card) =>
      PILES.filter((to) => takes(variant, piles, to, card) && (!isOnlyCorners || emptyCorners(piles).includes(to))).map(
        (to): Move => ({ type: 'play', card, to }),
      ),
    );
  switch (turn.phase) {
    case 'draw':
      return [];
    case 'playFound':
      return plays(turn.drawnCard === null ? [] : [turn.drawnCard], false);
    case 'placeKing':
      return plays(turn.drawnCard === null ? [] : [turn.drawnCard], true);
    case 'play':
      return owesKingAtOnce(variant, piles, hand) ? plays(hand.filter(isKingCard), true) : plays(hand, false);
  }
}

/** R-KING-MUST, `'immediate'` */
function owesKingAtOnce(
  variant: RoundState['variant'],
  piles: RoundState['piles'],
  hand: RoundState['stock'],
): boolean {
  return variant.kingObligation === 'immediate' && hand.some(isKingCard) && emptyCorners(piles).length > 0;
}

/** R-PILE, with R-SPACE */
export const pilesMoveWhereTheyMay: PositionLaw = {
  of: 'position',
  says: 'The pile moves are the merges, transfers and relocations that the variant allows, and no second relocation in a row.',
  isCostly: false,
  check(round, engine) {
    const { variant, hands, piles, turn, outcome } = round;
    if (outcome !== null) return null;
    const isAllowed = turn.phase === 'play' && !owesKingAtOnce(variant, piles, hands[turn.seat] ?? []);
    const expected = CROSS.flatMap((from) =>
      PILES.filter((to) => {
        const kind = isAllowed ? pileMoveKind(variant, piles, from, to) : null;
        return kind !== null && !(kind === 'relocation' && turn.relocated);
      }).map((to): Move => ({ type: 'movePile', from, to })),
    );
    const listed = engine.legalMoves(round).filter(({ type }) => type === 'movePile');
    return textOf(listed) === textOf(expected) ? null : differenceOf(listed, expected);
  },
};

/** R-DRAW, with R-MAY-END, R-MUST and R-KING-MUST */
export const turnsEndWhenTheyMay: PositionLaw = {
  of: 'position',
  says: 'The draw and the end of the turn are legal exactly when the table of draw timings and the obligations say so.',
  isCostly: false,
  check(round, engine) {
    if (round.outcome !== null) return null;
    const expected = exitByTheRules(round);
    const listed = engine.legalMoves(round).find(({ type }) => type === 'draw' || type === 'endTurn')?.type ?? null;
    return listed === expected
      ? null
      : `legal is ${listed ?? 'neither draw nor endTurn'}, but it should be ${expected}`;
  },
};

function exitByTheRules(round: RoundState): 'draw' | 'endTurn' | null {
  const { variant, hands, stock, piles, turn } = round;
  const hand = hands[turn.seat] ?? [];
  if (turn.phase === 'draw') return 'draw';
  if (turn.phase !== 'play' || owesKingAtOnce(variant, piles, hand)) return null;
  const acted = turn.drawn + turn.played + turn.merged > 0;
  switch (variant.drawTiming) {
    case 'start':
      return mayEnd(round) ? 'endTurn' : null;
    case 'end':
    case 'untilPlayable':
      if (!mayEnd(round)) return null;
      return stock.length > 0 ? 'draw' : 'endTurn';
    case 'whenStuck':
      if (stock.length > 0 && !acted) return isStuck(variant, piles, hand) ? 'draw' : null;
      return mayEnd(round) ? 'endTurn' : null;
  }
}

/** R-MAY-END */
function mayEnd({ variant, hands, piles, turn }: RoundState): boolean {
  const hand = hands[turn.seat] ?? [];
  if (variant.kingObligation === 'turn' && hand.some(isKingCard) && emptyCorners(piles).length > 0) return false;
  if (variant.playObligation === 'none' || (variant.playObligation === 'one' && turn.played > 0)) return true;
  return !hand.some((card) => hasLegalPlay(variant, piles, card));
}

function textOf(moves: readonly Move[]): string {
  return moves.map(formatMove).join(' ') || 'none';
}

function differenceOf(listed: readonly Move[], expected: readonly Move[]): string {
  const [is, should] = [listed, expected].map((moves) => moves.map(formatMove));
  const extra = is?.filter((text) => !should?.includes(text)) ?? [];
  const missing = should?.filter((text) => !is?.includes(text)) ?? [];
  if (extra.length + missing.length === 0) return `the order is ${is?.join(' ')}`;
  return [
    ...extra.map((text) => `${text} is legal, but should not be`),
    ...missing.map((text) => `${text} should be legal`),
  ].join('; ');
}
