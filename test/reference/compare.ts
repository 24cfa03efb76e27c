import { isDeepStrictEqual } from 'node:util';
import * as engine from 'kings-corner';
import type { Card } from '../../src/rules/cards.js';
import type { Variant } from '../../src/rules/variant.js';
import { applyMove } from './apply.js';
import { type Claim, CONCEIVABLE, moveIssue } from './issue.js';
import { legalMoves } from './legal.js';
import { formatMove } from './moveText.js';
import { between, chance, pick, type Random } from './random.js';
import { copyRound, deal, type Move, type Round } from './round.js';
import { scoreRound } from './score.js';
import { anyMove, type Policy, turnBound } from './walk.js';

/** What was compared, so that a run that compares little is seen. */
export interface Tally {
  positions: number;
  codes: Map<string, number>;
  phases: Map<string, number>;
  ends: Map<string, number>;
}

export function createTally(): Tally {
  return { positions: 0, codes: new Map(), phases: new Map(), ends: new Map() };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The same round in the engine and in the reference, and the way it came about. */
export interface Pair {
  readonly theirs: engine.RoundState;
  readonly ours: Round;
  readonly story: Story;
}

export interface Story {
  readonly seats: number;
  readonly dealer: number;
  readonly deck: readonly Card[];
  /** The position from which the moves go, when it is none that was dealt. */
  readonly from?: Round;
  readonly moves: string[];
}

/** Throws when the two sides differ, with all that is needed to see it again. */
export function agree(about: string, theirs: unknown, ours: unknown, context: object): void {
  if (isDeepStrictEqual(theirs, ours)) return;
  throw new Error(`${about}: the engine and the reference differ\n${JSON.stringify({ theirs, ours, ...context })}`);
}

function agreeOn(about: string, pair: Pair, theirs: unknown, ours: unknown): void {
  agree(about, theirs, ours, { variant: pair.ours.variant, ...pair.story });
}

export function dealBoth(variant: Variant, seats: number, dealer: number, deck: readonly Card[]): Pair {
  return {
    theirs: engine.createRound({ variant, seats, dealer, deck }),
    ours: deal(variant, seats, dealer, deck),
    story: { seats, dealer, deck, moves: [] },
  };
}

/** Plays a round to its end, or to the bound of its turns, and compares both sides before every move and at the end. */
export function playBoth(start: Pair, policy: Policy, random: Random, tally: Tally): Pair {
  let pair = start;
  const last = pair.ours.turn.number + turnBound(pair.ours.hands.length);
  for (;;) {
    comparePosition(pair, random, tally);
    if (pair.ours.outcome !== null) break;
    if (pair.ours.turn.number > last) {
      count(tally.ends, 'unfinished');
      return pair;
    }
    pair = moveBoth(pair, policy(legalMoves(pair.ours), random));
  }
  count(tally.ends, pair.ours.outcome.type);
  agreeOn('score', pair, engine.scoreRound(pair.theirs), scoreRound(pair.ours));
  return pair;
}

function moveBoth(pair: Pair, move: Move): Pair {
  pair.story.moves.push(formatMove(move));
  return {
    theirs: engine.applyMove(pair.theirs, move as engine.Move),
    ours: applyMove(pair.ours, move),
    story: pair.story,
  };
}

function comparePosition(pair: Pair, random: Random, tally: Tally): void {
  const { theirs, ours } = pair;
  tally.positions += 1;
  count(tally.phases, ours.outcome === null ? ours.turn.phase : 'over');
  agreeOn('state', pair, theirs, ours);
  agreeOn('legal moves', pair, engine.legalMoves(theirs), legalMoves(ours));
  for (let i = 0; i < 5; i++) compareCode(pair, anyMove(ours, random), tally);
  compareGuard(pair, random);
  compareView(pair, random);
  if ((ours.ply & (ours.ply - 1)) === 0 || ours.outcome !== null) {
    for (const move of CONCEIVABLE) compareCode(pair, move, tally);
  }
}

function compareCode(pair: Pair, move: Move, tally: Tally): void {
  const ours = moveIssue(pair.ours, move);
  count(tally.codes, ours ?? 'legal');
  const theirs = engine.moveIssue(pair.theirs, move as engine.Move);
  if (theirs !== ours) agreeOn(`code of ${formatMove(move)}`, pair, theirs, ours);
}

/** With a guard that is sometimes right, sometimes late, sometimes of another seat. */
function compareGuard(pair: Pair, random: Random): void {
  const move = anyMove(pair.ours, random);
  const { turn, ply, hands } = pair.ours;
  const claim: Claim & engine.MoveGuard = {
    ...(chance(random, 0.5) ? { seat: pick(random, [turn.seat, between(random, 0, hands.length - 1)]) } : {}),
    ...(chance(random, 0.5) ? { ply: pick(random, [ply, ply + 1, Math.max(0, ply - 1)]) } : {}),
  };
  const theirs = engine.tryApplyMove(pair.theirs, move as engine.Move, claim);
  const code = moveIssue(pair.ours, move, claim);
  agreeOn(`guarded ${formatMove(move)} ${JSON.stringify(claim)}`, pair, theirs.ok ? null : theirs.code, code);
  if (theirs.ok) agreeOn(`round after ${formatMove(move)}`, pair, theirs.round, applyMove(pair.ours, move));
}

/** What a seat, or a spectator, is told about a move from its own view. */
function compareView(pair: Pair, random: Random): void {
  const { theirs, ours } = pair;
  const seat = pick(random, [ours.turn.seat, between(random, 0, ours.hands.length - 1), -1]);
  const view = engine.viewFor(theirs, seat < 0 ? null : seat);
  const move = anyMove(ours, random);
  const code = engine.moveIssue(view, move as engine.Move);
  agreeOn(`code of ${formatMove(move)} for ${seat}`, pair, code, moveIssue(ours, move, { seat }));
  agreeOn(`legal moves for ${seat}`, pair, engine.legalMoves(view), seat === ours.turn.seat ? legalMoves(ours) : []);
}

/**
 * A live position made of another in phase `play` by leaving cards out: hardly a stock, and smaller hands. Only such
 * positions can have nothing left to play (T-NO-DEADLOCK).
 */
export function thinned(ours: Round, random: Random): Pair | null {
  if (ours.outcome !== null || ours.turn.phase !== 'play') return null;
  const round = copyRound(ours);
  round.stock = round.stock.slice(0, pick(random, [0, 0, 0, 1, 2]));
  round.hands = round.hands.map((hand) => {
    const kept = hand.filter(() => chance(random, 0.4));
    return kept.length > 0 ? kept : hand.slice(0, 1);
  });
  const { dealer, hands } = round;
  return {
    theirs: structuredClone(round),
    ours: round,
    story: { seats: hands.length, dealer, deck: [], from: copyRound(round), moves: [] },
  };
}

/** A round as it might end, for scoring alone: hands, passes and collected corners are made up. */
export function madeUpEnd(start: Pair, random: Random): Pair {
  const round = copyRound(start.ours);
  const seats = round.hands.length;
  const out = between(random, 0, seats - 1);
  round.outcome = chance(random, 0.6) ? { type: 'out', seat: out } : { type: 'blocked' };
  round.hands = round.hands.map((hand, seat) => {
    if (round.outcome?.type === 'out' && seat === out) return [];
    return hand.slice(0, between(random, 1, 3)); // small hands, so that many tie
  });
  round.passes = round.passes.map(() => between(random, 0, 2));
  if (round.variant.completedCorners === 'collect') {
    round.collected = round.collected.map(() => Array.from({ length: pick(random, [0, 0, 1, 2]) }, () => []));
  }
  const pair = { theirs: structuredClone(round), ours: round, story: start.story };
  agreeOn('score', pair, engine.scoreRound(pair.theirs), scoreRound(round));
  return pair;
}
