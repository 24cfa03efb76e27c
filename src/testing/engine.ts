import { applyEvents } from '../rules/applyEvents.js';
import { CARDS } from '../rules/cards.js';
import { IllegalMoveError } from '../rules/errors.js';
import { eventsOf } from '../rules/events.js';
import { legalMoves, moveIssue } from '../rules/legality.js';
import { createMatch, finishRound, startRound } from '../rules/match.js';
import { type Move, readMove } from '../rules/moves.js';
import { CROSS, PILES } from '../rules/piles.js';
import { redactEvents } from '../rules/redactEvents.js';
import { applyMove, reduce } from '../rules/reducer.js';
import { createRound } from '../rules/round.js';
import { scoreRound } from '../rules/scoring.js';
import type { RoundState, RoundView } from '../rules/state.js';
import { type Transition, transition, tryApplyMove } from '../rules/transition.js';
import { viewFor } from '../rules/view.js';
import { createRecord } from '../saving/record.js';
import { redactRecord } from '../saving/redactRecord.js';
import { replay } from '../saving/replay.js';
import { parseRound, serializeRound } from '../saving/roundSave.js';
import { sampleRound } from '../table/sample.js';

/**
 * The functions that the laws are about. {@link ENGINE} is this library's own; a game that builds on the library, or a copy of it
 * with a fault planted, gives others to {@link createEngine}.
 */
export interface Engine {
  /** Deals a round. */
  readonly createRound: typeof createRound;
  /** The legal moves of a round or a view, in listing order. */
  readonly legalMoves: typeof legalMoves;
  /** `null` for a legal move; the code may be one of your own. */
  readonly moveIssue: (round: RoundState | RoundView, move: unknown) => string | null;
  /** The round after a legal move; throws for another. */
  readonly applyMove: typeof applyMove;
  /** The round after a legal move, and the events of the move. */
  readonly transition: typeof transition;
  /** The same for a move of somebody else: refuses with a code instead of throwing. */
  readonly tryApplyMove: (
    ...args: Parameters<typeof tryApplyMove>
  ) => ({ readonly ok: true } & Transition) | { readonly ok: false; readonly code: string };
  /** What a seat, or a spectator, may see of a round. */
  readonly viewFor: typeof viewFor;
  /** Events without what a seat may not know. */
  readonly redactEvents: typeof redactEvents;
  /** The view after redacted events. */
  readonly applyEvents: typeof applyEvents;
  /** A round that a view may be of, its hidden cards at random. */
  readonly sampleRound: typeof sampleRound;
  /** Winners and points of a finished round. */
  readonly scoreRound: typeof scoreRound;
  /** A round as text. */
  readonly serializeRound: typeof serializeRound;
  /** A round from its text; throws for text that is none. */
  readonly parseRound: typeof parseRound;
  /** A record from how a round was created and its moves. */
  readonly createRecord: typeof createRecord;
  /** A record without what a seat may not know. */
  readonly redactRecord: typeof redactRecord;
  /** The round that a record leads to. */
  readonly replay: typeof replay;
  /** A match before its first round. */
  readonly createMatch: typeof createMatch;
  /** Deals the next round of a match. */
  readonly startRound: typeof startRound;
  /** The match after a finished round. */
  readonly finishRound: typeof finishRound;
}

/**
 * This library's own engine.
 *
 * @example
 * ```ts
 * import { ENGINE } from 'kings-corner/testing';
 * import { applyMove } from 'kings-corner';
 * ENGINE.applyMove === applyMove; // true
 * ```
 */
export const ENGINE: Engine = {
  createRound,
  legalMoves,
  moveIssue,
  applyMove,
  transition,
  tryApplyMove,
  viewFor,
  redactEvents,
  applyEvents,
  sampleRound,
  scoreRound,
  serializeRound,
  parseRound,
  createRecord,
  redactRecord,
  replay,
  createMatch,
  startRound,
  finishRound,
};

/**
 * An engine from the functions that differ from this library's. What depends on them follows: from `legalMoves` or `moveIssue`
 * alone follow the other one and `applyMove`; from those follow `transition` and `tryApplyMove`; from `createRound` follows `startRound`. A
 * move that only your list leaves out gets the code `house-rule`.
 *
 * @example
 * ```ts
 * import { legalMoves } from 'kings-corner';
 * import { createEngine } from 'kings-corner/testing';
 * const noPileMoves = createEngine({
 *   legalMoves: (round) => legalMoves(round).filter(({ type }) => type !== 'movePile'),
 * });
 * ```
 */
export function createEngine(parts: Partial<Engine>): Engine {
  const legality = legalityOf(parts);
  const apply = parts.applyMove ?? (legality === null ? applyMove : applyIfLegal(legality.moveIssue));
  const isOwn = legality === null && apply === applyMove && parts.transition === undefined;
  const move = parts.transition ?? (apply === applyMove ? transition : transitionBy(apply));
  return {
    ...ENGINE,
    ...legality,
    applyMove: apply,
    transition: move,
    tryApplyMove: isOwn ? tryApplyMove : tryBy(legality?.moveIssue ?? moveIssue, move),
    startRound: parts.createRound === undefined ? startRound : startRoundBy(parts.createRound),
    ...parts,
  };
}

type Legality = Pick<Engine, 'legalMoves' | 'moveIssue'>;

function legalityOf(parts: Partial<Engine>): Legality | null {
  const { legalMoves: list, moveIssue: judge } = parts;
  if (list === undefined && judge === undefined) return null;
  return { legalMoves: list ?? listBy(judge ?? moveIssue), moveIssue: judge ?? judgeBy(list ?? legalMoves) };
}

/** The moves that a validator lets pass, in listing order. */
function listBy(judge: Engine['moveIssue']): Engine['legalMoves'] {
  return (round) => {
    const hand = 'kind' in round ? round.hand : (round.hands[round.turn.seat] ?? []);
    return conceivableMoves(hand).filter((move) => judge(round, move) === null);
  };
}

function judgeBy(list: Engine['legalMoves']): Engine['moveIssue'] {
  return (round, value) => {
    const move = readMove(value);
    const isListed = move !== null && list(round).some((listed) => isSameMove(listed, move));
    return isListed ? null : (moveIssue(round, value) ?? 'house-rule');
  };
}

function applyIfLegal(judge: Engine['moveIssue']): Engine['applyMove'] {
  return (round, move) => {
    const issue = judge(round, move);
    // a code of a house rule is none of the library's, but it travels in the library's error
    if (issue !== null) throw new IllegalMoveError(issue as IllegalMoveError['code'], move);
    return reduce(round, move);
  };
}

function transitionBy(apply: Engine['applyMove']): Engine['transition'] {
  return (round, move) => {
    const after = apply(round, move);
    return { round: after, events: eventsOf(round, move, after) };
  };
}

function tryBy(judge: Engine['moveIssue'], move: Engine['transition']): Engine['tryApplyMove'] {
  return (round, value, guard) => {
    const guarded = tryApplyMove(round, value, guard);
    const isGuards = !guarded.ok && ['malformed-move', 'round-over', 'not-your-turn', 'stale'].includes(guarded.code);
    const code = isGuards ? guarded.code : judge(round, value);
    // neither malformed nor refused: it is a move
    return code === null ? { ok: true, ...move(round, value as Move) } : { ok: false, code };
  };
}

function startRoundBy(deal: Engine['createRound']): Engine['startRound'] {
  return (match, deck) => {
    startRound(match, deck); // for its refusals
    const { variant, active, dealer } = match;
    return deal({ variant, seats: active.length, dealer: active.indexOf(dealer), deck });
  };
}

/** Every move of the right shape with a card of a hand, in listing order. */
export function conceivableMoves(hand: Iterable<(typeof CARDS)[number]> = CARDS): readonly Move[] {
  return [
    ...[...hand].flatMap((card) => PILES.map((to): Move => ({ type: 'play', card, to }))),
    ...CROSS.flatMap((from) => PILES.map((to): Move => ({ type: 'movePile', from, to }))),
    { type: 'draw' },
    { type: 'endTurn' },
  ];
}

function isSameMove(a: Move, b: object): boolean {
  const other = b as Partial<Record<'type' | 'card' | 'from' | 'to', unknown>>; // any move: absent fields are undefined in both
  const one = a as typeof other;
  return one.type === other.type && one.card === other.card && one.from === other.from && one.to === other.to;
}
