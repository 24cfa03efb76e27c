import { isEqualData } from '../../rules/equality.js';
import type { Move } from '../../rules/moves.js';
import { CROSS, PILES } from '../../rules/piles.js';
import type { Outcome, Phase, RoundState, Turn } from '../../rules/state.js';
import type { Engine } from '../engine.js';
import { emptyCorners, hasLegalPlay, isKingCard, isStuck, pileMoveKind } from '../placement.js';
import type { Step, StepLaw, WalkLaw } from './law.js';
import { tableAfter } from './tableLaws.js';

/** R-TURN, with R-DRAW-START, R-DRAW-STUCK, R-DRAW-UNTIL and R-PLACE-KING */
export const turnCounts: StepLaw = {
  of: 'step',
  says: 'A turn counts what is drawn, played and merged in it, goes through its phases, and ends when the paragraphs say so.',
  isCostly: false,
  check(step) {
    const expected = turnAfter(step);
    const { turn } = step.after;
    return isEqualData(turn, expected) ? null : `the turn is ${JSON.stringify(turn)}, not ${JSON.stringify(expected)}`;
  },
};

/** R-HANDOVER */
export const handOverCounts: StepLaw = {
  of: 'step',
  says: 'Passes and idle turns are counted at each hand-over and change at no other time; every move is one ply.',
  isCostly: false,
  check(step) {
    const { before, after } = step;
    if (after.ply !== before.ply + 1) return `ply ${before.ply} is followed by ply ${after.ply}`;
    if (after.dealer !== before.dealer || !isEqualData(after.variant, before.variant))
      return 'dealer or variant changed';
    const { passes, idleTurns } = countsAfter(step);
    if (!isEqualData(after.passes, passes)) return `the passes are ${after.passes}, not ${passes}`;
    return after.idleTurns === idleTurns ? null : `the idle turns are ${after.idleTurns}, not ${idleTurns}`;
  },
};

/** R-OUT, R-SOLO, R-BLOCK */
export const roundEndsInTime: StepLaw = {
  of: 'step',
  says: 'A round ends the instant a hand is emptied, or at a hand-over that finds it blocked, and at no other time.',
  isCostly: false,
  check(step) {
    const expected = outcomeAfter(step);
    const { outcome } = step.after;
    return isEqualData(outcome, expected)
      ? null
      : `the outcome is ${JSON.stringify(outcome)}, not ${JSON.stringify(expected)}`;
  },
};

/** T-TURN */
export const turnsAreBounded: WalkLaw = {
  of: 'walk',
  says: 'A turn has at most 2h + 4 plays, merges and transfers, h being the hand at its start and the cards drawn in it.',
  check({ rounds, deal }) {
    let held = 0;
    // a position may stand in the middle of a turn, of which the beginning is not known
    let number = deal === null ? rounds[0]?.turn.number : 0;
    for (const [ply, { turn, hands }] of rounds.entries()) {
      if (turn.number !== number) {
        number = turn.number;
        held = hands[turn.seat]?.length ?? 0;
      }
      const most = 2 * (held + turn.drawn) + 4;
      if (held > 0 && turn.played + turn.merged > most) {
        return {
          ply,
          problem: `turn ${turn.number} has ${turn.played + turn.merged} plays and merges; ${most} are possible`,
        };
      }
    }
    return null;
  },
};

/** T-END */
export const roundsEnd: WalkLaw = {
  of: 'walk',
  says: 'Under passCycle every round ends within 148 + 101 × seats turns whatever the seats choose; otherwise if they do not refuse for ever.',
  check(walk, engine) {
    const { rounds, deal } = walk;
    const last = rounds.at(-1);
    if (deal === null || last === undefined) return null;
    const most = 148 + 101 * deal.seats;
    const isBound = deal.variant.blockedWhen === 'passCycle';
    const late = isBound ? rounds.findIndex(({ turn }) => turn.number > most) : -1;
    if (late >= 0) return { ply: late, problem: `the round is in its turn ${rounds[late]?.turn.number}` };
    // a seat that refuses takes the last of its moves, one that is eager the first
    const ways = isBound ? [EAGER, REFUSING, WAVERING] : [EAGER];
    const isEndless = ways.some((way) => !endsWithin(last, isBound ? most : most + last.turn.number, way, engine));
    return isEndless
      ? { ply: rounds.length - 1, problem: `from here the round can last for more than ${most} turns` }
      : null;
  },
};

type Way = (moves: readonly Move[], ply: number) => Move | undefined;
const EAGER: Way = (moves) => moves[0];
const REFUSING: Way = (moves) => moves.at(-1);
const WAVERING: Way = (moves, ply) => moves[(ply * 7) % moves.length];

function endsWithin(start: RoundState, mostTurns: number, way: Way, engine: Engine): boolean {
  let round = start;
  while (round.outcome === null && round.turn.number <= mostTurns) {
    const move = way(engine.legalMoves(round), round.ply);
    if (move === undefined) return true; // T-LIVE tells of this
    round = engine.applyMove(round, move);
  }
  return round.outcome !== null;
}

/** What a move does to the turn it is part of, before the turn is handed over. */
function turnWith({ before, move }: Step): Turn {
  const { variant, piles, stock, turn } = before;
  switch (move.type) {
    case 'draw':
      return { ...turn, drawn: turn.drawn + 1, drawnCard: stock[0] ?? null };
    case 'play':
      return { ...turn, played: turn.played + 1, relocated: false };
    case 'movePile':
      return pileMoveKind(variant, piles, move.from, move.to) === 'relocation'
        ? { ...turn, relocated: true }
        : { ...turn, merged: turn.merged + 1, relocated: false };
    case 'endTurn':
      return turn;
  }
}

/** The phase in which the turn goes on after a move; `null` when the move ends the turn. */
function phaseAfter({ before, move }: Step): Phase | null {
  const { variant, hands, stock, piles, turn } = before;
  switch (move.type) {
    case 'endTurn':
      return null;
    case 'movePile':
      return turn.phase;
    case 'play':
      if (turn.phase === 'placeKing') return null;
      if (turn.phase === 'playFound') return stock.length > 0 ? 'draw' : null;
      return turn.phase;
    case 'draw': {
      if (variant.drawTiming === 'start' || variant.drawTiming === 'whenStuck') return 'play';
      const card = stock[0];
      const hand = hands[turn.seat] ?? [];
      const isSearching =
        variant.drawTiming === 'untilPlayable' &&
        turn.phase === 'play' &&
        turn.played + turn.merged === 0 &&
        isStuck(variant, piles, hand);
      if (isSearching) {
        if (card !== undefined && hasLegalPlay(variant, piles, card)) return 'playFound';
        return stock.length > 1 ? 'play' : null;
      }
      const isKing = card !== undefined && isKingCard(card);
      return isKing && variant.kingObligation === 'immediate' && emptyCorners(piles).length > 0 ? 'placeKing' : null;
    }
  }
}

/** R-OUT, R-SOLO: whether a move empties a hand, and with one seat finds the stock empty. */
function goesOut({ before, move }: Step): boolean {
  const { hands, stock, turn } = before;
  return move.type === 'play' && hands[turn.seat]?.length === 1 && (hands.length > 1 || stock.length === 0);
}

function turnAfter(step: Step): Turn {
  const { before } = step;
  const turn = turnWith(step);
  if (goesOut(step)) return turn;
  const phase = phaseAfter(step);
  if (phase !== null) return { ...turn, phase };
  if (isBlockedAfter(step)) return turn;
  const { stock } = tableAfter(step);
  return {
    number: turn.number + 1,
    seat: (turn.seat + 1) % before.hands.length,
    phase: before.variant.drawTiming === 'start' && stock.length > 0 ? 'draw' : 'play',
    drawn: 0,
    played: 0,
    merged: 0,
    relocated: false,
    drawnCard: null,
  };
}

function countsAfter(step: Step): Pick<RoundState, 'passes' | 'idleTurns'> {
  const { passes, idleTurns } = step.before;
  if (goesOut(step) || phaseAfter(step) !== null) return { passes, idleTurns };
  const { seat, drawn, played, merged } = turnWith(step);
  const isPass = played + merged === 0;
  return {
    passes: passes.map((count, index) => (index === seat && isPass ? count + 1 : count)),
    idleTurns: isPass && drawn === 0 ? idleTurns + 1 : 0,
  };
}

/** R-BLOCK */
function isBlockedAfter(step: Step): boolean {
  if (goesOut(step) || phaseAfter(step) !== null) return false;
  const { variant } = step.before;
  const { hands, stock, piles } = tableAfter(step);
  if (variant.blockedWhen === 'passCycle') return countsAfter(step).idleTurns >= hands.length;
  const canMerge = CROSS.some((from) =>
    PILES.some((to) => ['merge', 'transfer'].includes(pileMoveKind(variant, piles, from, to) ?? '')),
  );
  return stock.length === 0 && !canMerge && !hands.flat().some((card) => hasLegalPlay(variant, piles, card));
}

function outcomeAfter(step: Step): Outcome | null {
  if (goesOut(step)) return { type: 'out', seat: step.before.turn.seat };
  return isBlockedAfter(step) ? { type: 'blocked' } : null;
}
