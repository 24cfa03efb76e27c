import {
  applyMove,
  type Card,
  createRandom,
  createRound,
  legalMoves,
  type Move,
  PRESETS,
  RANKS,
  type RoundState,
  rankOf,
  type Seat,
  shuffleDeck,
  viewFor,
} from 'kings-corner';
import { BOTS, createExpert } from 'kings-corner/bots';
import {
  copyPosition,
  createPosition,
  createTurnTree,
  END_TURN,
  exploreTurn,
  FIRST_PILE_MOVE,
  makeMove,
  NO_CARD,
  NO_EXIT,
} from 'kings-corner/kernel';
import { simulate } from 'kings-corner/simulate';
import { describe, expect, it } from 'vitest';
import { createBot, isKernelBot } from '../../src/bots/bot.js';
import { turnPlans } from '../../src/bots/candidates.js';
import { weightsFor } from '../../src/bots/holdWeights.js';
import { positionOf } from '../../src/bots/ownPosition.js';
import { walkOf } from '../walks.js';

const isExit = (move: Move): boolean => move.type === 'draw' || move.type === 'endTurn';
const height = (card: Card): number => RANKS.indexOf(rankOf(card));

/** Rounds of random moves in phase `play`, in every preset. */
const POSITIONS: readonly RoundState[] = Object.values(PRESETS)
  .flatMap((variant, index) => [1, 2, 3].map((seed) => walkOf(100 * index + seed, variant)))
  .flatMap(({ rounds }) => rounds.filter(({ outcome, turn }) => outcome === null && turn.phase === 'play'))
  .filter((round) => legalMoves(round).length > 1)
  .filter((_, index) => index % 3 === 0);

/** Rounds in which every seat draws and keeps what it has: large hands, large turns. */
const HOARDS: readonly RoundState[] = Array.from({ length: 12 }, (_, deal) => hoard(deal, 2 + (deal % 3)));

function hoard(deal: number, seats: number): RoundState {
  let round = createRound({ seats, deck: shuffleDeck(`hoard ${deal}`) });
  while (round.stock.length > 12 || round.turn.phase !== 'play') {
    const exit = legalMoves(round).find(isExit);
    if (exit === undefined) throw new Error('nobody has to play in the standard rules');
    round = applyMove(round, exit);
  }
  return round;
}

const ask = (name: keyof typeof BOTS, round: RoundState, random: () => number = createRandom('choices')): Move =>
  BOTS[name](viewFor(round, round.turn.seat), random);

describe('easy', () => {
  it('stops before a play with probability 0.2, if it may', () => {
    let asked = 0;
    for (const round of POSITIONS) {
      const moves = legalMoves(round);
      const exit = moves.find(isExit);
      if (exit === undefined || !moves.some(({ type }) => type === 'play')) continue;
      asked++;
      expect(ask('easy', round, () => 0.1999)).toEqual(exit);
      expect(ask('easy', round, () => 0.2001).type).toBe('play');
    }
    expect(asked).toBeGreaterThan(100);
  });
});

describe('normal', () => {
  it('sends a king to a corner, else moves a pile, else lays the lowest card on a pile, else into a space', () => {
    const seen = new Set<string>();
    for (const round of POSITIONS) {
      const moves = legalMoves(round);
      const isEmpty = (to: keyof RoundState['piles']): boolean => round.piles[to].length === 0;
      const plays = moves.filter((move) => move.type === 'play').sort((a, b) => height(a.card) - height(b.card));
      const kingToCorner = plays.find(({ card, to }) => rankOf(card) === 'K' && to.length === 2);
      const pile = moves.find((move) => move.type === 'movePile' && (move.to.length === 2 || !isEmpty(move.to)));
      const onPile = plays.find(({ to }) => !isEmpty(to));
      const wanted = kingToCorner ?? pile ?? onPile ?? plays[0] ?? moves.find(isExit);
      const kindOf = (move: Move | undefined): string =>
        move?.type === 'play'
          ? `${rankOf(move.card)} to ${isEmpty(move.to) ? move.to.length : 'a pile'}`
          : String(move?.type);
      expect(kindOf(ask('normal', round))).toBe(kindOf(wanted));
      seen.add([kingToCorner, pile, onPile, plays[0], wanted].indexOf(wanted).toString());
    }
    expect([...seen].sort()).toEqual(['0', '1', '2', '3', '4']);
  });
});

/** The penalty points in the hand of a seat, by the table of the variant. */
function pointsLeft({ hands, variant }: RoundState, seat: Seat): number {
  const { scoring } = variant;
  if (scoring.type !== 'penalty') throw new Error('no penalties');
  return (hands[seat] ?? []).reduce((sum, card) => sum + scoring.points[rankOf(card)], 0);
}

/** The fewest points that a turn can leave, by trying everything; `null` when that is too much. */
function fewestPoints(start: RoundState): number | null {
  const { seat, number } = start.turn;
  const seen = new Set<string>();
  const queue = [start];
  let fewest = Number.POSITIVE_INFINITY;
  for (let round = queue.pop(); round !== undefined; round = queue.pop()) {
    const isOver = round.outcome !== null || round.turn.number !== number;
    const moves = isOver ? [] : legalMoves(round);
    if (isOver || moves.some(isExit)) fewest = Math.min(fewest, pointsLeft(round, seat));
    for (const move of moves.filter((other) => !isExit(other))) {
      const next = applyMove(round, move);
      const key = JSON.stringify([next.piles, next.hands[seat], next.turn.relocated, next.turn.number]);
      if (seen.has(key)) continue;
      if (seen.size === 400) return null;
      seen.add(key);
      queue.push(next);
    }
  }
  return fewest;
}

describe('hard', () => {
  it('leaves the fewest penalty points that its turn can leave', () => {
    let compared = 0;
    let chosen = 0;
    for (const start of POSITIONS.filter(({ variant, ply }) => variant.scoring.type === 'penalty' && ply % 2 === 0)) {
      const { seat, number } = start.turn;
      const fewest = fewestPoints(start);
      if (fewest === null) continue;
      compared++;
      let round = start;
      for (;;) {
        const move = ask('hard', round);
        if (isExit(move)) break;
        round = applyMove(round, move);
        if (round.outcome !== null || round.turn.number !== number) break;
      }
      expect(pointsLeft(round, seat)).toBe(fewest);
      if (fewest < pointsLeft(start, seat)) chosen++;
    }
    expect(compared).toBeGreaterThan(100);
    expect(chosen).toBeGreaterThan(40);
  });
});

describe('expert', () => {
  it('does what hold does until it has seen more than one world', () => {
    const hasty = createExpert({ rollouts: 1, goal: 'round' });
    for (const round of [...POSITIONS, ...HOARDS].filter(({ hands }) => hands.length > 1)) {
      expect(hasty(viewFor(round, round.turn.seat), createRandom('hasty'))).toEqual(ask('hold', round));
    }
  });

  it('holds otherwise for the match than for the round', () => {
    const [forMatch, forRound] = (['match', 'round'] as const).map((goal) => createExpert({ rollouts: 1, goal }));
    const answers = [...POSITIONS, ...HOARDS].map((round) => {
      const view = viewFor(round, round.turn.seat);
      return [forMatch, forRound].map((bot) => JSON.stringify(bot?.(view, createRandom('hasty'))));
    });
    expect(answers.filter(([match, other]) => match !== other).length).toBeGreaterThan(10);
  });

  it('tries what hold does, what sheds most, and at most 34 ways; one alone when the hand can go out', () => {
    let large = 0;
    let outs = 0;
    for (const round of [...POSITIONS, ...HOARDS]) {
      const own = positionOf(viewFor(round, round.turn.seat));
      const { seat, kernel } = own;
      const plans = turnPlans(own, weightsFor(kernel.seats, 'round'));
      const ends: number[] = [];
      let goesOut = false;
      const tree = createTurnTree(kernel, 1000); // as large as the one that a search uses
      exploreTurn(tree, own, (position, node) => {
        goesOut ||= position.outcome === seat;
        if (tree.exits[node] !== NO_EXIT) ends.push(position.handSizes[seat] ?? 0);
      });
      const left = plans.map(
        (plan) => (own.handSizes[seat] ?? 0) - plan.filter((move) => move < FIRST_PILE_MOVE).length,
      );
      expect(plans.length).toBeLessThanOrEqual(34);
      if (goesOut) {
        const end = createPosition(kernel);
        copyPosition(end, own);
        for (const move of plans[0] ?? []) makeMove(end, move);
        expect([plans.length, end.outcome]).toEqual([1, seat]);
        outs++;
      } else {
        expect(Math.min(...left)).toBeLessThanOrEqual(Math.min(...ends));
        if (ends.length > 100) large++;
      }
    }
    expect(outs).toBeGreaterThan(10);
    expect(large).toBeGreaterThan(10);
  });
});

describe('a player inside the library', () => {
  it('gets its own hand, the table and sizes: no other hand, no stock', () => {
    const inside = BOTS.normal;
    if (!isKernelBot(inside)) throw new Error('it is made by createBot');
    let asked = 0;
    const spy = createBot('spy', (own, random, match) => {
      asked++;
      for (let other = 0; other < own.kernel.seats; other++) {
        if (other === own.seat) continue;
        expect([own.firstSuits[other], own.secondSuits[other], own.next[52 + other]]).toEqual([0, 0, 52 + other]);
      }
      expect([...own.stock].every((card) => card === NO_CARD)).toBe(true);
      return inside.choose(own, random, match);
    });
    simulate({ bots: [spy, spy, spy], rounds: 3, seed: 'inside' });
    expect(asked).toBeGreaterThan(50);
  });

  it('is refused an illegal move like any other', () => {
    const cheat = createBot('cheat', () => END_TURN);
    expect(() => simulate({ bots: [cheat, 'easy'], rounds: 1, seed: 'x' })).toThrow('must-draw');
  });
});
