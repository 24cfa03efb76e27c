import { createRandom } from '../../chance/random.js';
import { formatMove } from '../../notation/moveText.js';
import type { Card } from '../../rules/cards.js';
import { isEqualData } from '../../rules/equality.js';
import type { Move } from '../../rules/moves.js';
import type { RoundState, RoundView, Seat } from '../../rules/state.js';
import { conceivableMoves } from '../engine.js';
import type { PositionLaw, StepLaw } from './law.js';
import { cardsOnce } from './tableLaws.js';

/** Non-interference. */
export const viewsHide: PositionLaw = {
  of: 'position',
  says: 'Two rounds that differ only in cards hidden from a seat have deep-equal views for it, before a move and after its draw is told.',
  isCostly: true,
  check(round, engine) {
    if (round.outcome !== null) return null;
    for (const watcher of watchersOf(round)) {
      const other = withHiddenCardsMoved(round, watcher);
      if (!isEqualData(engine.viewFor(round, watcher), engine.viewFor(other, watcher))) {
        return `the view of ${nameOf(watcher)} tells something of hidden cards`;
      }
      const draw: Move = { type: 'draw' };
      // whether another seat may draw can well depend on its hand
      const isDrawn = [round, other].every((each) => engine.moveIssue(each, draw) === null);
      if (watcher === round.turn.seat || !isDrawn) continue;
      const [told, toldOther] = [round, other].map((each) => {
        const { events } = engine.transition(each, draw);
        // what follows a draw may well depend on the card; the event of the draw itself may not
        return engine.redactEvents(events, watcher).filter(({ type }) => type === 'cardDrawn');
      });
      if (!isEqualData(told, toldOther)) return `the event of a draw tells ${nameOf(watcher)} the card`;
    }
    return null;
  },
};

/** The view of a seat is all that is needed. */
export const viewsSuffice: PositionLaw = {
  of: 'position',
  says: "Legality is the same from the seat's own view; for other seats and spectators nothing is legal; a finished view scores alike.",
  isCostly: true,
  check(round, engine) {
    const moves = engine.legalMoves(round);
    for (const watcher of watchersOf(round)) {
      const view = engine.viewFor(round, watcher);
      const isOwn = watcher === round.turn.seat;
      if (!isEqualData(engine.legalMoves(view), isOwn ? moves : []))
        return `other moves are legal in the view of ${nameOf(watcher)}`;
      const foreign = round.outcome === null ? 'not-your-turn' : 'round-over';
      const wrong = conceivableMoves(view.hand).find(
        (move) => engine.moveIssue(view, move) !== (isOwn ? engine.moveIssue(round, move) : foreign),
      );
      if (wrong !== undefined) return `${formatMove(wrong)} is judged otherwise in the view of ${nameOf(watcher)}`;
      if (round.outcome !== null && !isEqualData(engine.scoreRound(view), engine.scoreRound(round))) {
        return `the view of ${nameOf(watcher)} scores otherwise`;
      }
    }
    return null;
  },
};

/** Events carry a view along. */
export const eventsTellAll: StepLaw = {
  of: 'step',
  says: 'The redacted events of a move turn the view before it into the view after it; transition and tryApplyMove agree with applyMove.',
  isCostly: true,
  check({ before, move, after }, engine) {
    const { round, events } = engine.transition(before, move);
    if (!isEqualData(round, after)) return `transition of ${formatMove(move)} gives another round than applyMove`;
    const guarded = engine.tryApplyMove(before, move, { seat: before.turn.seat, ply: before.ply });
    if (!guarded.ok || !isEqualData(guarded.round, after)) return `tryApplyMove of ${formatMove(move)} does not do it`;
    const other = engine.tryApplyMove(before, move, { seat: before.turn.seat + 1, ply: before.ply });
    const stale = engine.tryApplyMove(before, move, { ply: before.ply + 1 });
    if (other.ok || other.code !== 'not-your-turn') return 'tryApplyMove takes a move of another seat';
    if (stale.ok || stale.code !== 'stale') return 'tryApplyMove takes a stale move';
    for (const watcher of watchersOf(before)) {
      const told = engine.redactEvents(events, watcher);
      const view = engine.applyEvents(engine.viewFor(before, watcher), told);
      if (!isEqualData(view, engine.viewFor(after, watcher))) {
        return `the events of ${formatMove(move)} lead ${nameOf(watcher)} to another view: ${JSON.stringify(told)}`;
      }
    }
    return null;
  },
};

/** What could be behind a view. */
export const samplesFitViews: PositionLaw = {
  of: 'position',
  says: 'A round sampled from a view has that view again, and holds the 52 cards once each.',
  isCostly: true,
  check(round, engine) {
    const random = createRandom(`ply ${round.ply}`);
    for (const watcher of watchersOf(round)) {
      const view = engine.viewFor(round, watcher);
      const sample = engine.sampleRound(view, random);
      if (!isEqualData(engine.viewFor(sample, watcher), view))
        return `a sample for ${nameOf(watcher)} has another view`;
      const problem = cardsOnce.check(sample, engine);
      if (problem !== null) return `in a sample for ${nameOf(watcher)}: ${problem}`;
    }
    return null;
  },
};

function watchersOf({ hands }: RoundState): readonly (Seat | null)[] {
  return [...hands.keys(), null];
}

function nameOf(watcher: RoundView['seat']): string {
  return watcher === null ? 'a spectator' : `seat ${watcher}`;
}

/** A round in which every card that a watcher does not see lies where another one of them lay. */
function withHiddenCardsMoved(round: RoundState, watcher: Seat | null): RoundState {
  const { hands, stock, turn } = round;
  const hidden = [...hands.flatMap((hand, seat) => (seat === watcher ? [] : hand)), ...stock];
  const step = 1 + (round.ply % Math.max(1, hidden.length - 1));
  const places = new Map(hidden.map((card, index) => [card, hidden[(index + step) % hidden.length] as Card]));
  const moved = (card: Card): Card => places.get(card) ?? card;
  return {
    ...round,
    hands: hands.map((hand, seat) => (seat === watcher ? hand : hand.map(moved))),
    stock: stock.map(moved),
    turn: {
      ...turn,
      drawnCard: turn.drawnCard === null || watcher === turn.seat ? turn.drawnCard : moved(turn.drawnCard),
    },
  };
}
