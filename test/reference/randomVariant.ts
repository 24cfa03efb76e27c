import type {
  CompletedCorners,
  DealSize,
  MatchEnd,
  PointTable,
  Scoring,
  SeatRange,
  Teams,
  Variant,
} from '../../src/rules/variant.js';
import { RANKS } from './cards.js';
import { between, chance, pick, type Random } from './random.js';

/**
 * A random valid variant: every value of every option, and every combination that RULES 3 allows, has a
 * chance. Numbers without an upper bound are kept small, so that matches end.
 */
export function randomVariant(random: Random): Variant {
  const teams: Teams = chance(random, 0.2) ? 'partners' : 'none';
  const seats = teams === 'partners' ? { min: 4, max: 4 } : randomSeats(random);
  const completedCorners = pick(random, ['stay', 'collect'] as const);
  const scoring = randomScoring(random, completedCorners);
  return {
    name: randomName(random),
    seats,
    dealSize: randomDealSize(random, seats),
    firstDealer: pick(random, ['lowestCard', 'highestCard', 'random'] as const),
    kingFlip: pick(random, ['corner', 'vacate', 'stay'] as const),
    drawTiming: pick(random, ['start', 'end', 'whenStuck', 'untilPlayable'] as const),
    playObligation: pick(random, ['none', 'one', 'all'] as const),
    kingObligation: pick(random, ['none', 'immediate', 'turn'] as const),
    pileMoves: pick(random, ['relocate', 'merge', 'none'] as const),
    spaceFill: pick(random, ['any', 'nonKing'] as const),
    completedCorners,
    blockedWhen: pick(random, ['passCycle', 'noLegalMove'] as const),
    blockedResult: pick(random, ['nobody', 'lowestPenalty', 'fewestCards'] as const),
    scoring,
    match: randomMatchEnd(random, seats, scoring, teams),
    tieBreak: pick(random, ['lastRound', 'shared'] as const),
    teams,
  };
}

function randomName(random: Random): string {
  const letters = ['a', 'Z', '9', ' ', '-', 'é', '王', '👑'];
  const text = Array.from({ length: between(random, 1, 32) }, () => pick(random, letters)).join('');
  return chance(random, 0.5) ? 'custom' : text; // 32 letters of at most two code units
}

function randomSeats(random: Random): SeatRange {
  const a = between(random, 1, 6);
  const b = between(random, 1, 6);
  return chance(random, 0.3) ? { min: 2, max: between(random, 2, 6) } : { min: Math.min(a, b), max: Math.max(a, b) };
}

/** For every seat count in range 1 … (52 − 4) / seats cards, and for one seat alone also none. */
function randomDealSize(random: Random, { min, max }: SeatRange): DealSize {
  if (chance(random, 0.5)) return randomCards(random, max, max === 1 ? 0 : 1);
  const table: Record<number, number> = {};
  for (let seats = 1; seats <= 6; seats++) {
    const inRange = seats >= min && seats <= max;
    if (inRange) table[seats] = randomCards(random, seats, seats === 1 ? 0 : 1);
    else if (chance(random, 0.2)) table[seats] = between(random, 0, 60); // ignored, so it may be anything
  }
  return table;
}

/** Mostly an ordinary hand; sometimes very few cards, or so many that hardly a stock is left. */
function randomCards(random: Random, seats: number, least: number): number {
  const most = Math.floor(48 / seats);
  const kind = random();
  if (kind < 0.6) return between(random, Math.min(5, most), Math.min(10, most));
  if (kind < 0.8) return between(random, least, most);
  return kind < 0.9 ? least : most;
}

function randomScoring(random: Random, completedCorners: CompletedCorners): Scoring {
  const types: Scoring['type'][] = ['penalty', 'penalty', 'none', 'chips'];
  if (completedCorners === 'collect') types.push('corners', 'corners');
  switch (pick(random, types)) {
    case 'penalty':
      return { type: 'penalty', points: randomPoints(random) };
    case 'none':
      return { type: 'none' };
    case 'chips':
      return {
        type: 'chips',
        ante: between(random, 0, 3),
        pass: between(random, 0, 3),
        perCard: between(random, 0, 3),
      };
    case 'corners':
      return { type: 'corners', goingOut: between(random, 0, 3) };
  }
}

function randomPoints(random: Random): PointTable {
  const most = pick(random, [0, 1, 1, 25]); // all nothing, ties likely, or anything
  return Object.fromEntries(RANKS.map((rank) => [rank, between(random, 0, most)])) as PointTable;
}

/** The kinds of match that the other options allow. */
function randomMatchEnd(random: Random, seats: SeatRange, scoring: Scoring, teams: Teams): MatchEnd {
  const allowed: MatchEnd['end'][] = ['round'];
  if (scoring.type !== 'none') allowed.push('rounds', 'rounds');
  if (seats.min >= 2 && somethingIsScored(scoring)) {
    allowed.push('target', 'target');
    if (seats.min === 2 && scoring.type === 'penalty' && teams === 'none') allowed.push('elimination', 'elimination');
  }
  const end = pick(random, allowed);
  switch (end) {
    case 'round':
      return { end };
    case 'rounds':
      return { end, rounds: between(random, 1, 4) };
    case 'target':
    case 'elimination':
      return { end, scoringTarget: scoring.type === 'corners' ? between(random, 1, 5) : between(random, 1, 60) };
  }
}

function somethingIsScored(scoring: Scoring): boolean {
  switch (scoring.type) {
    case 'penalty':
      return Object.values(scoring.points).some((points) => points > 0);
    case 'chips':
      return scoring.ante + scoring.pass + scoring.perCard > 0;
    case 'corners':
      return true;
    case 'none':
      return false;
  }
}
