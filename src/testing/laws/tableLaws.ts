import { formatMove } from '../../notation/moveText.js';
import { CARDS, type Card } from '../../rules/cards.js';
import { isEqualData } from '../../rules/equality.js';
import { CORNERS, CROSS, PILES, type Pile } from '../../rules/piles.js';
import type { RoundState } from '../../rules/state.js';
import { emptyCorners, hasLegalPlay, isKingCard, isRun, pileMoveKind } from '../placement.js';
import type { PositionLaw, Step, StepLaw } from './law.js';

/** T-CARDS */
export const cardsOnce: PositionLaw = {
  of: 'position',
  says: 'Hands, stock, piles and collected piles are exactly the 52 cards, once each.',
  isCostly: false,
  check({ hands, stock, piles, collected }) {
    const count = new Map<Card, number>();
    const add = (cards: readonly Card[]): void => {
      for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
    };
    hands.forEach(add);
    add(stock);
    for (const id of PILES) add(piles[id]);
    for (const own of collected) own.forEach(add);
    const wrong = CARDS.filter((card) => count.get(card) !== 1).map((card) => `${card} × ${count.get(card) ?? 0}`);
    if (wrong.length > 0) return `cards missing or doubled: ${wrong.join(', ')}`;
    return count.size === 52 ? null : 'there are cards of no deck';
  },
};

/** T-PILES */
export const pilesDescend: PositionLaw = {
  of: 'position',
  says: 'Every pile descends by one rank in alternating colours; the base of a corner is a king; a collected pile is complete.',
  isCostly: false,
  check({ piles, collected }) {
    const torn = PILES.find((id) => !isRun(piles[id]));
    if (torn !== undefined) return `the pile ${torn} does not descend in alternating colours: ${piles[torn].join(' ')}`;
    const strange = CORNERS.find((id) => piles[id][0] !== undefined && !isKingCard(piles[id][0]));
    if (strange !== undefined) return `the base of the corner ${strange} is ${piles[strange][0]}, no king`;
    const isComplete = (pile: Pile): boolean =>
      pile.length === 13 && isRun(pile) && pile[0] !== undefined && isKingCard(pile[0]);
    const incomplete = collected.flat().find((pile) => !isComplete(pile));
    return incomplete === undefined ? null : `a pile was collected that is not complete: ${incomplete.join(' ')}`;
  },
};

/** T-CORNER */
export const cornerForKings: PositionLaw = {
  of: 'position',
  says: 'A king in a hand, or as base of a cross pile, always has an empty corner.',
  isCostly: false,
  check({ hands, piles }) {
    const king = [...hands.flat(), ...CROSS.flatMap((id) => piles[id].slice(0, 1))].find(isKingCard);
    return king === undefined || emptyCorners(piles).length > 0 ? null : `there is no empty corner for ${king}`;
  },
};

/** T-NO-DEADLOCK */
export const noDeadlock: PositionLaw = {
  of: 'position',
  says: 'With an empty stock and a live round, some seat holds a card with a legal play.',
  isCostly: false,
  check({ variant, hands, stock, piles, outcome }) {
    if (outcome !== null || stock.length > 0) return null;
    const isFree = hands.flat().some((card) => hasLegalPlay(variant, piles, card));
    return isFree ? null : 'the stock is empty, and no card of any hand has a legal play';
  },
};

/** T-RELOCATE */
export const relocationRenames: StepLaw = {
  of: 'step',
  says: "A relocation only renames places: it changes nobody's playable cards, and counts as nothing done.",
  isCostly: false,
  check({ before, move, after }) {
    const { variant, piles } = before;
    if (move.type !== 'movePile' || pileMoveKind(variant, piles, move.from, move.to) !== 'relocation') return null;
    const [then, now] = [before, after].map(playableCards);
    if (!isEqualData(then, now))
      return `other cards can be played after ${formatMove(move)}: ${now} instead of ${then}`;
    const { played, merged } = before.turn;
    const isCounted = after.turn.played !== played || after.turn.merged !== merged || !after.turn.relocated;
    return isCounted ? `${formatMove(move)} is not counted as a relocation` : null;
  },
};

function playableCards({ variant, piles, hands }: RoundState): readonly Card[] {
  return hands.flat().filter((card) => hasLegalPlay(variant, piles, card));
}

/** What a move may be. */
export const movesTakeTheirCards: StepLaw = {
  of: 'step',
  says: 'A move takes exactly the cards it names to where it says, and leaves all others where they lie, in their order.',
  isCostly: false,
  check(step) {
    const { before, move, after } = step;
    const { seat } = before.turn;
    const expected = tableAfter(step);
    const other = after.hands.findIndex((hand, index) => !isSameCards(hand, expected.hands[index] ?? []));
    const name = formatMove(move);
    if (other >= 0 || after.hands.length !== before.hands.length) {
      return `after ${name} by seat ${seat} the hand of seat ${other} is ${after.hands[other]?.join(' ')}`;
    }
    if (!isSameCards(after.stock, expected.stock)) return `after ${name} the stock is ${after.stock.join(' ')}`;
    const pile = PILES.find((id) => !isSameCards(after.piles[id], expected.piles[id]));
    return pile === undefined ? null : `after ${name} the pile ${pile} is ${after.piles[pile].join(' ')}`;
  },
};

/** R-COLLECT */
export const completeCornersAreCollected: StepLaw = {
  of: 'step',
  says: "A corner of thirteen cards is credited at once to the seat that moved, if the variant says 'collect', and never otherwise.",
  isCostly: false,
  check(step) {
    const { before, after } = step;
    const { collected } = tableAfter(step);
    return isEqualData(after.collected, collected)
      ? null
      : `after the move of seat ${before.turn.seat} the collected piles are ${JSON.stringify(after.collected)}`;
  },
};

type Table = Pick<RoundState, 'hands' | 'stock' | 'piles' | 'collected'>;

/** Where the cards lie after a move. */
export function tableAfter({ before, move }: Pick<Step, 'before' | 'move'>): Table {
  const { variant, hands, stock, piles, collected, turn } = before;
  const withHand = (hand: readonly Card[]): Table['hands'] =>
    hands.map((old, seat) => (seat === turn.seat ? hand : old));
  const hand = hands[turn.seat] ?? [];
  switch (move.type) {
    case 'endTurn':
      return { hands, stock, piles, collected };
    case 'draw':
      return { hands: withHand([...hand, ...stock.slice(0, 1)]), stock: stock.slice(1), piles, collected };
    case 'play':
    case 'movePile': {
      const { to } = move;
      const moved = move.type === 'play' ? [move.card] : piles[move.from];
      const rest = move.type === 'play' ? withHand(hand.filter((card) => card !== move.card)) : hands;
      const left = move.type === 'play' ? piles : { ...piles, [move.from]: [] };
      const grown = [...piles[to], ...moved];
      const isCorner = (CORNERS as readonly string[]).includes(to);
      if (variant.completedCorners !== 'collect' || !isCorner || grown.length < 13) {
        return { hands: rest, stock, piles: { ...left, [to]: grown }, collected };
      }
      const credited = collected.map((own, seat) => (seat === turn.seat ? [...own, grown] : own));
      return { hands: rest, stock, piles: { ...left, [to]: [] }, collected: credited };
    }
  }
}

function isSameCards(a: readonly Card[], b: readonly Card[]): boolean {
  return a === b || (a.length === b.length && a.every((card, index) => card === b[index]));
}
