import fc from 'fast-check';
import {
  applyMove,
  CORNERS,
  CROSS,
  createRound,
  legalMoves,
  type Move,
  type PileId,
  type RoundState,
  rankOf,
  scoreRound,
  shuffleDeck,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { between, chance, createRandom, pick, type Random } from '../reference/random.js';
import { randomVariant } from '../reference/randomVariant.js';
import type { ProbeName } from './probes.js';
import { statementsFor } from './sheets.js';

const MAX_PLIES = 300;

/** Something seen at the table, or open to the seat to move. */
type Sight = (round: RoundState, moves: readonly Move[]) => boolean;

/** Sights, and the statements of which at least one must then stand on the sheet. */
const SIGHTS: readonly (readonly [sight: Sight, ...statements: readonly ProbeName[]])[] = [
  [({ stock }) => stock.length > 0, 'stock'],
  [({ piles }) => CROSS.some((id) => piles[id].length === 0), 'spaces'],
  [(round, moves) => moves.some((move) => move.type === 'movePile' && !isEmpty(round, move.to)), 'merge'],
  [(round, moves) => moves.some((move) => move.type === 'movePile' && isEmptyCorner(round, move.to)), 'transfer'],
  [(round, moves) => moves.some((move) => move.type === 'movePile' && isSpace(round, move.to)), 'relocation'],
  [(round, moves) => moves.some((move) => isKingPlay(move) && isSpace(round, move.to)), 'any card into a space'],
  [({ turn }) => turn.phase === 'draw' && turn.drawn === 0, 'draw at the start'],
  [({ turn }) => turn.phase === 'playFound', 'draw until playable'],
  [({ turn }) => turn.phase === 'placeKing', 'a king drawn at the end'],
  [({ collected }) => collected.some((piles) => piles.length > 0), 'corners are collected'],
  [
    (round, moves) => round.variant.drawTiming !== 'whenStuck' && couldPlayAndNeedNot(round, moves),
    'nothing need be played',
    'only kings need be played',
  ],
  [
    (round, moves) => round.variant.drawTiming === 'whenStuck' && couldPlayAndNeedNot(round, moves),
    'must act', // with an empty stock, or after the draw
    'nothing need be played', // without a stock
    'only kings need be played',
  ],
  [(_, moves) => moves.some(isKingPlay) && moves.some(isEnd), 'nothing need be played', 'must play one', 'must act'],
  [
    (round) => round.outcome?.type === 'out' && !isWonByCorners(round),
    'who goes out wins',
    'going out alone',
    'going out alone, no stock',
  ],
  [
    (round) => isBlocked(round) && !isWonByCorners(round) && scoreRound(round).winners.length > 0,
    'blocked: fewest points win',
    'blocked: fewest cards win',
  ],
  [
    (round) => isBlocked(round) && !isWonByCorners(round) && scoreRound(round).winners.length === 0,
    'blocked: nobody wins',
    'chips',
    'alone and blocked',
  ],
];

it('states whatever happens at the table', () => {
  const had = SIGHTS.map(() => 0);
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = createRandom(seed);
      const variant = randomVariant(random);
      const seats = between(random, variant.seats.min, variant.seats.max);
      const states = statementsFor(variant, seats);
      let round = createRound({ variant, seats, deck: shuffleDeck(`${seed}`) });
      for (let ply = 0; ply <= MAX_PLIES; ply++) {
        const moves = legalMoves(round);
        SIGHTS.forEach(([sight, ...statements], index) => {
          if (!sight(round, moves)) return;
          had[index] = (had[index] ?? 0) + 1;
          if (!statements.some(states))
            throw new Error(`${statements.join(', ')}: not stated; ${JSON.stringify(round)}`);
        });
        if (round.outcome !== null) break;
        round = applyMove(round, anyOf(moves, random));
      }
    }),
    { numRuns: 800, seed: 1 }, // always the same rounds, so that every sight is had
  );
  // nothing is tested of a sight that was never had
  expect(had.map((count, index) => (count > 0 ? -1 : index)).filter((index) => index >= 0)).toEqual([]);
}, 120_000);

/** Cards are played more often than not, so that rounds come to an end. */
function anyOf(moves: readonly Move[], random: Random): Move {
  const plays = moves.filter(({ type }) => type === 'play');
  return pick(random, plays.length > 0 && chance(random, 0.7) ? plays : moves);
}

function isEmpty({ piles }: RoundState, id: PileId): boolean {
  return piles[id].length === 0;
}

function isEmptyCorner(round: RoundState, id: PileId): boolean {
  return CORNERS.some((corner) => corner === id) && isEmpty(round, id);
}

function isSpace(round: RoundState, id: PileId): boolean {
  return CROSS.some((place) => place === id) && isEmpty(round, id);
}

function isKingPlay(move: Move): move is Extract<Move, { type: 'play' }> {
  return move.type === 'play' && rankOf(move.card) === 'K';
}

function isEnd({ type }: Move): boolean {
  return type === 'endTurn';
}

/** Whether a card that is no king could be played, and the turn be over without a play. */
function couldPlayAndNeedNot({ turn, variant }: RoundState, moves: readonly Move[]): boolean {
  const could = moves.some((move) => move.type === 'play' && !isKingPlay(move));
  const drawIsEnd = variant.drawTiming === 'end' || variant.drawTiming === 'untilPlayable';
  const mayEnd = moves.some(({ type }) => type === 'endTurn' || (type === 'draw' && drawIsEnd));
  return could && mayEnd && turn.phase === 'play' && turn.played === 0;
}

function isBlocked({ outcome }: RoundState): boolean {
  return outcome?.type === 'blocked';
}

function isWonByCorners({ variant }: RoundState): boolean {
  return variant.scoring.type === 'corners';
}
