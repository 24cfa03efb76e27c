import { formatMove } from '../../notation/moveText.js';
import { type Card, rankOf, type Suit, suitOf } from '../../rules/cards.js';
import { isEqualData } from '../../rules/equality.js';
import type { Move } from '../../rules/moves.js';
import { CROSS, type CrossId, PILES, type PileId, type Piles } from '../../rules/piles.js';
import type { RoundScore } from '../../rules/scoring.js';
import type { RoundState, Seat } from '../../rules/state.js';
import type { Engine } from '../engine.js';
import type { PositionLaw } from './law.js';

/** T-SYMMETRY */
export const suitsAndPlacesAreAlike: PositionLaw = {
  of: 'position',
  says: 'Swapping clubs with spades, hearts with diamonds or the two colours, or permuting N E S W, commutes with every rule.',
  isCostly: true,
  check(round, engine) {
    // together these make every swap and every permutation; over many positions each is used
    const symmetry = SYMMETRIES[round.ply % SYMMETRIES.length];
    return symmetry === undefined ? null : brokenBy(symmetry, round, engine);
  },
};

/** T-SEATS */
export const seatsAreAlike: PositionLaw = {
  of: 'position',
  says: 'Rotating the seats rotates the result.',
  isCostly: true,
  check(round, engine) {
    const seats = round.hands.length;
    return seats === 1 ? null : brokenBy(rotation(seats, 1 + (round.ply % (seats - 1))), round, engine);
  },
};

/** A way to rename what the rules do not tell apart. */
interface Renaming {
  readonly name: string;
  readonly round: (round: RoundState) => RoundState;
  readonly move: (move: Move) => Move;
  readonly score: (score: RoundScore) => RoundScore;
}

/** What a renaming does not commute with. */
function brokenBy(renaming: Renaming, round: RoundState, engine: Engine): string | null {
  const renamed = renaming.round(round);
  const moves = engine.legalMoves(round);
  const [there, here] = [engine.legalMoves(renamed), moves.map(renaming.move)].map((list) =>
    list.map(formatMove).sort(),
  );
  if (!isEqualData(there, here))
    return `with ${renaming.name} legal is ${there?.join(' ')} instead of ${here?.join(' ')}`;
  if (round.outcome !== null) {
    const [score, expected] = [engine.scoreRound(renamed), renaming.score(engine.scoreRound(round))];
    return isEqualData(score, expected) ? null : `with ${renaming.name} the score is ${JSON.stringify(score)}`;
  }
  const wrong = moves.find((move) => {
    const after = renaming.round(engine.applyMove(round, move));
    return !isEqualData(engine.applyMove(renamed, renaming.move(move)), after);
  });
  return wrong === undefined ? null : `with ${renaming.name} the move ${formatMove(wrong)} leads elsewhere`;
}

const SUIT_SWAPS: Readonly<Record<string, Readonly<Record<Suit, Suit>>>> = {
  'clubs and spades swapped': { c: 's', d: 'd', h: 'h', s: 'c' },
  'diamonds and hearts swapped': { c: 'c', d: 'h', h: 'd', s: 's' },
  'the colours swapped': { c: 'd', d: 'c', h: 's', s: 'h' },
};

const PLACE_SWAPS: Readonly<Record<string, Readonly<Record<CrossId, CrossId>>>> = {
  'N and E swapped': { N: 'E', E: 'N', S: 'S', W: 'W' },
  'E and S swapped': { N: 'N', E: 'S', S: 'E', W: 'W' },
  'N E S W turned': { N: 'E', E: 'S', S: 'W', W: 'N' },
};

const SYMMETRIES: readonly Renaming[] = [
  ...Object.entries(SUIT_SWAPS).map(([name, suits]) =>
    tableRenaming(
      name,
      (card) => `${rankOf(card)}${suits[suitOf(card)]}`,
      (id) => id,
    ),
  ),
  ...Object.entries(PLACE_SWAPS).map(([name, places]) =>
    tableRenaming(
      name,
      (card) => card,
      (id) => (isCross(id) ? places[id] : id),
    ),
  ),
];

function isCross(id: PileId): id is CrossId {
  return (CROSS as readonly PileId[]).includes(id);
}

function tableRenaming(name: string, card: (card: Card) => Card, place: (id: PileId) => PileId): Renaming {
  const cards = (list: readonly Card[]): readonly Card[] => list.map(card);
  return {
    name,
    round: (round) => ({
      ...round,
      hands: round.hands.map(cards),
      stock: cards(round.stock),
      piles: Object.fromEntries(PILES.map((id) => [place(id), cards(round.piles[id])])) as unknown as Piles, // all eight
      collected: round.collected.map((own) => own.map(cards)),
      turn: { ...round.turn, drawnCard: round.turn.drawnCard === null ? null : card(round.turn.drawnCard) },
    }),
    move: (move) => {
      switch (move.type) {
        case 'play':
          return { type: 'play', card: card(move.card), to: place(move.to) };
        case 'movePile':
          return { type: 'movePile', from: place(move.from) as CrossId, to: place(move.to) }; // crosses go to crosses
        default:
          return move;
      }
    },
    score: (score) => score,
  };
}

/** Every seat becomes the seat so many places further round the table. */
export function rotation(seats: number, by: number): Renaming {
  const seatAfter = (seat: Seat): Seat => (seat + by) % seats;
  const list = <T>(bySeat: readonly T[]): readonly T[] =>
    bySeat.map((_, seat) => bySeat[(seat + seats - by) % seats] as T);
  const outcome = (value: RoundScore['outcome']): RoundScore['outcome'] =>
    value.type === 'out' ? { type: 'out', seat: seatAfter(value.seat) } : value;
  return {
    name: `the seats rotated by ${by}`,
    round: (round) => ({
      ...round,
      dealer: seatAfter(round.dealer),
      hands: list(round.hands),
      collected: list(round.collected),
      turn: { ...round.turn, seat: seatAfter(round.turn.seat) },
      passes: list(round.passes),
      outcome: round.outcome === null ? null : outcome(round.outcome),
    }),
    move: (move) => move,
    score: (score) => ({
      ...score,
      outcome: outcome(score.outcome),
      winners: score.winners.map(seatAfter).sort((a, b) => a - b),
      points: list(score.points),
    }),
  };
}
