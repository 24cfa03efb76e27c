import { BLOCKED, LIVE } from '../kernel/position.js';
import { winnersOf, writePoints } from '../kernel/scoring.js';
import { addTo, type Counts } from './histogram.js';
import type { Table } from './selfPlay.js';

/** Counts of one bot, or of one seat. */
export interface GroupTally {
  rounds: number;
  wins: number;
  outs: number;
  readonly points: Counts;
  readonly plays: Counts;
  readonly pileMoves: Counts;
  /** Of rounds in which somebody else went out. */
  readonly leftPoints: Counts;
  readonly leftCards: Counts;
  readonly leftKings: Counts;
}

/** Exact counts of many rounds: they add up to the same in any order. */
export interface Tally {
  rounds: number;
  decided: number;
  blocked: number;
  unfinished: number;
  readonly turns: Counts;
  readonly byBot: readonly GroupTally[];
  readonly bySeat: readonly GroupTally[];
}

function createGroup(): GroupTally {
  return {
    rounds: 0,
    wins: 0,
    outs: 0,
    points: new Map(),
    plays: new Map(),
    pileMoves: new Map(),
    leftPoints: new Map(),
    leftCards: new Map(),
    leftKings: new Map(),
  };
}

/** A tally of no rounds. */
export function createTally(seats: number): Tally {
  const groups = (): GroupTally[] => Array.from({ length: seats }, createGroup);
  return { rounds: 0, decided: 0, blocked: 0, unfinished: 0, turns: new Map(), byBot: groups(), bySeat: groups() };
}

/** Counts the round that a table has just played; `botAt` tells which bot sat where. */
export function countRound(tally: Tally, table: Table, botAt: (seat: number) => number): void {
  const { whole, seats } = table;
  tally.rounds++;
  if (whole.outcome === LIVE) {
    tally.unfinished++;
    return;
  }
  const winners = winnersOf(whole);
  const points = new Float64Array(seats);
  writePoints(whole, points);
  if (whole.outcome === BLOCKED) tally.blocked++;
  if (winners !== 0) tally.decided++;
  addTo(tally.turns, whole.turnNumber);
  for (let seat = 0; seat < seats; seat++) {
    for (const group of [tally.bySeat[seat], tally.byBot[botAt(seat)]]) {
      if (group !== undefined) countSeat(group, table, seat, ((winners >> seat) & 1) === 1, points[seat] ?? 0);
    }
  }
}

function countSeat(
  group: GroupTally,
  { whole, plays, pileMoves }: Table,
  seat: number,
  won: boolean,
  points: number,
): void {
  group.rounds++;
  if (won) group.wins++;
  addTo(group.points, points);
  addTo(group.plays, plays[seat] ?? 0);
  addTo(group.pileMoves, pileMoves[seat] ?? 0);
  if (whole.outcome === seat) group.outs++;
  else if (whole.outcome !== BLOCKED) {
    addTo(group.leftPoints, points);
    addTo(group.leftCards, whole.handSizes[seat] ?? 0);
    addTo(group.leftKings, kingsIn(whole.firstSuits[seat] ?? 0) + kingsIn(whole.secondSuits[seat] ?? 0));
  }
}

/** Kings are the kinds 24 and 25. */
function kingsIn(kinds: number): number {
  return ((kinds >> 24) & 1) + ((kinds >> 25) & 1);
}
