import type { Random } from '../chance/random.js';
import { makeMove } from '../kernel/making.js';
import type { MoveNumber } from '../kernel/moveNumbers.js';
import { copyPosition, createPosition, type Position } from '../kernel/position.js';
import type { TurnPlan } from './candidates.js';

/** What a player means to do next, and where it expects to be then. */
interface Intent {
  readonly expected: Position;
  plan: TurnPlan;
  next: number;
}

/** The plans that a player is in the middle of. */
export interface Intents {
  /** The next move of the plan made with these numbers; `null` when there is none, or the position is not the expected one. */
  next(own: Position, random: Random): MoveNumber | null;
  /** Keeps a plan, and gives its first move. */
  begin(own: Position, random: Random, plan: TurnPlan): MoveNumber;
}

/**
 * So that the rest of a turn is planned once: what is left of a plan stays with the numbers from which it was made, and is as much a
 * matter of their seed as the plan is.
 */
export function createIntents(): Intents {
  const intents: WeakMap<Random, Intent> = new WeakMap();
  return {
    next(own, random) {
      const intent = intents.get(random);
      if (intent === undefined || intent.next >= intent.plan.length || !isSame(own, intent.expected)) return null;
      return take(intent);
    },
    begin(own, random, plan) {
      const known = intents.get(random);
      const intent =
        known?.expected.kernel === own.kernel ? known : { expected: createPosition(own.kernel), plan, next: 0 };
      intents.set(random, intent);
      copyPosition(intent.expected, own);
      intent.plan = plan;
      intent.next = 0;
      return take(intent);
    },
  };
}

function take(intent: Intent): MoveNumber {
  const move = intent.plan[intent.next] as MoveNumber; // the callers know that there is one
  intent.next++;
  if (intent.next < intent.plan.length) makeMove(intent.expected, move); // the last one may need cards that are not seen
  return move;
}

/** Whether a seat sees the same in two of its own positions, as far as its turn can have changed it. */
function isSame(a: Position, b: Position): boolean {
  const { seat } = a;
  if (a.kernel !== b.kernel || a.seat !== b.seat || a.dealer !== b.dealer || a.ply !== b.ply || a.phase !== b.phase)
    return false;
  if (a.stockSize !== b.stockSize || a.drawnCard !== b.drawnCard || a.turnNumber !== b.turnNumber) return false;
  if (a.firstSuits[seat] !== b.firstSuits[seat] || a.secondSuits[seat] !== b.secondSuits[seat]) return false;
  for (let pile = 0; pile < 8; pile++)
    if (a.bases[pile] !== b.bases[pile] || a.tops[pile] !== b.tops[pile]) return false;
  for (let other = 0; other < a.kernel.seats; other++) if (a.handSizes[other] !== b.handSizes[other]) return false;
  return true;
}
