import { tryParseMove } from '../notation/moveText.js';
import { CARDS, type Card } from '../rules/cards.js';
import { handOver } from '../rules/handOver.js';
import { issueOf } from '../rules/legality.js';
import { withItem } from '../rules/lists.js';
import type { Move } from '../rules/moves.js';
import { openCards, positionOf } from '../rules/position.js';
import { reduce, takeCard } from '../rules/reducer.js';
import { createRound } from '../rules/round.js';
import type { RoundState, Seat } from '../rules/state.js';
import { viewFor } from '../rules/view.js';
import type { AnyRecord, DrawResult, RedactedRecord } from './recordSchema.js';

/** One move of a record. Of a redacted record the rounds hold any cards where it hides them: show no more than views of them. */
export interface Step {
  readonly before: RoundState;
  readonly move: Move;
  readonly after: RoundState;
}

/** The first move of a record that cannot be made, or the draw that cannot have led where the record says. */
export interface Flaw {
  readonly path: string;
  readonly code: string;
}

/** Whether a record hides cards. */
export function isRedacted(record: AnyRecord): record is RedactedRecord {
  return 'seat' in record;
}

/** The deck of a record, cards that are hidden standing in any order. */
export function deckOf({ deck }: { readonly deck: readonly (Card | null)[] }): readonly Card[] {
  const unseen = CARDS.filter((card) => !deck.includes(card));
  return deck.map((card) => card ?? (unseen.pop() as Card)); // as many are unseen as places are empty
}

/** The round before the first move. */
export function startOf(record: AnyRecord): RoundState {
  return createRound({ ...record, deck: deckOf(record) });
}

/** The moves of a record one by one, each checked before it is made; in the end the flaw that stopped it, if any. */
export function* stepsOf(record: AnyRecord): Generator<Step, Flaw | null> {
  const draws = isRedacted(record) ? record.draws.values() : null;
  let before = startOf(record);
  for (const [index, text] of record.moves.entries()) {
    const path = `moves.${index}`;
    const parsed = tryParseMove(text);
    const code = parsed.ok ? issueAsKnown(record, before, parsed.value) : 'bad-notation';
    if (code !== null) return { path, code };
    const move = (parsed as Extract<typeof parsed, { ok: true }>).value; // otherwise there was a code
    const result = move.type === 'draw' ? draws?.next().value : undefined;
    if (draws !== null && move.type === 'draw' && !mayLeadTo(record, before, result))
      return { path, code: 'draw-mismatch' };
    const after = result === undefined ? reduce(before, move) : drawAs(before, result);
    yield { before, move, after };
    before = after;
  }
  return draws?.next().done === false ? { path: 'draws', code: 'wrong-length' } : null;
}

/** What followed on a draw. */
export function resultOf({ before, after }: Step): DrawResult {
  const isSameTurn = after.outcome === null && after.turn.number === before.turn.number;
  return isSameTurn ? (after.turn.phase as DrawResult) : 'turnEnded'; // no draw leads to phase `draw`
}

/** The cards that a seat, or a spectator, has seen by now: those in its view, for cards that lie open stay open. */
export function seenCards(round: RoundState, seat: Seat | null): ReadonlySet<Card | null> {
  return openCards(positionOf(viewFor(round, seat)));
}

/** Why a move is not legal, as far as the record tells: of a hidden hand only the card that is played is known. */
function issueAsKnown(record: AnyRecord, round: RoundState, move: Move): string | null {
  const { seat } = round.turn;
  if (!isHidden(record, seat)) return issueOf(round, move);
  const hand = (round.hands[seat] ?? []).filter((card) => move.type === 'play' && card === move.card);
  return issueOf({ ...round, hands: withItem(round.hands, seat, hand) }, move);
}

function isHidden(record: AnyRecord, seat: Seat): boolean {
  return isRedacted(record) && record.seat !== seat;
}

/** R-DRAW: whether a draw may have led to this, as far as the record tells. */
function mayLeadTo(record: AnyRecord, round: RoundState, result: DrawResult | undefined): boolean {
  const { variant, stock, turn } = round;
  const { drawTiming, kingObligation } = variant;
  if (!isHidden(record, turn.seat)) {
    return result === resultOf({ before: round, move: { type: 'draw' }, after: reduce(round, { type: 'draw' }) });
  }
  if (drawTiming === 'start' || drawTiming === 'whenStuck') return result === 'play';
  const maySearch = drawTiming === 'untilPlayable' && turn.phase === 'play' && turn.played + turn.merged === 0;
  switch (result) {
    case 'turnEnded':
      return true;
    case 'placeKing':
      return kingObligation === 'immediate';
    case 'playFound':
      return maySearch;
    case 'play':
      return maySearch && stock.length > 1;
    default:
      return false;
  }
}

/** The round after a draw that is known to have led to this. */
function drawAs(round: RoundState, result: DrawResult): RoundState {
  const drawn = takeCard(round);
  return result === 'turnEnded' ? handOver(drawn) : { ...drawn, turn: { ...drawn.turn, phase: result } };
}
