import { formatMove, parseMove } from '../notation/moveText.js';
import type { ParseResult } from '../notation/parsing.js';
import type { Card } from '../rules/cards.js';
import { variantIssuesWithin } from '../rules/checkVariant.js';
import { isEqualData } from '../rules/equality.js';
import type { Issue } from '../rules/errors.js';
import type { Move } from '../rules/moves.js';
import { expecting, issuesBetween, type RuleBetween, readValue } from '../rules/reading.js';
import { applyMove } from '../rules/reducer.js';
import { createRound, type RoundSetup, seatIssues } from '../rules/round.js';
import type { RoundState, Seat } from '../rules/state.js';
import { type Format, orThrow, readSave } from './format.js';
import { type AnyRecord, type RedactedRecord, type RoundRecord, recordSchema } from './recordSchema.js';
import { deckOf, isRedacted, seenCards, startOf, stepsOf } from './steps.js';

/**
 * A record of a round from what it was created with and the moves made in it. It holds the whole deck: what reaches players before
 * the round ends must be redacted ({@link redactRecord}).
 *
 * @throws {@link SetupError} and the like, as {@link createRound} does.
 * @throws {@link IllegalMoveError} when one of the moves is not legal.
 * @example
 * ```ts
 * import { createRecord, replay, shuffleDeck } from 'kings-corner';
 * const record = createRecord({ seats: 2, deck: shuffleDeck('hello') }, [{ type: 'draw' }, { type: 'endTurn' }]);
 * record.moves; // ['d', '.']
 * replay(record).turn.number; // 2
 * ```
 */
export function createRecord(setup: RoundSetup, moves: readonly Move[] = []): RoundRecord {
  const start = createRound(setup);
  const { variant, hands, dealer, outcome } = moves.reduce(applyMove, start);
  const base = { format: NAME, version: 1, variant, seats: hands.length, dealer, deck: [...setup.deck] } as const;
  const record = { ...base, moves: moves.map(formatMove) };
  return outcome === null ? record : { ...record, outcome };
}

/**
 * A record, redacted or not, from untrusted text or the value that it is the JSON of. Every move is checked; of a hidden hand, as far
 * as the record tells.
 *
 * @throws {@link SaveError} with every problem at once, such as path `moves.17` and the code of why that move is not legal.
 * @example
 * ```ts
 * import { createRecord, parseRecord, shuffleDeck } from 'kings-corner';
 * const text = JSON.stringify(createRecord({ seats: 2, deck: shuffleDeck('hello') }, [{ type: 'draw' }]));
 * parseRecord(text).moves; // ['d']
 * ```
 */
export function parseRecord(record: unknown): AnyRecord {
  return orThrow(tryParseRecord(record));
}

/**
 * A record, or what is wrong with it: {@link parseRecord} without the throw.
 *
 * @example
 * ```ts
 * import { createRecord, shuffleDeck, tryParseRecord } from 'kings-corner';
 * const record = createRecord({ seats: 2, deck: shuffleDeck('hello') });
 * const result = tryParseRecord({ ...record, moves: ['d', 'd'] });
 * result.ok ? [] : result.issues.map(({ path, code }) => [path, code]); // [['moves.1', 'cannot-draw']]
 * ```
 */
export function tryParseRecord(record: unknown): ParseResult<AnyRecord> {
  return readSave(FORMAT, record);
}

const NAME = 'kings-corner/round';

const FORMAT: Format<AnyRecord> = {
  name: NAME,
  migrations: [],
  read: (save) => {
    const reading = readValue(recordSchema, RULES, () => save);
    if (!reading.ok) return reading;
    const { value } = reading;
    return { ok: true, value: { ...value, moves: value.moves.map((text) => formatMove(parseMove(text))) } };
  },
};

const SETUP_RULES: readonly RuleBetween<AnyRecord>[] = [
  { reads: ['variant'], issues: variantIssuesWithin },
  { reads: ['variant', 'seats', 'dealer', 'seat'], issues: seatsIssues },
  { reads: ['deck'], issues: deckIssues },
];

const RULES: readonly RuleBetween<AnyRecord>[] = [
  ...SETUP_RULES,
  { reads: ['variant', 'seats', 'dealer', 'seat', 'deck', 'moves', 'draws', 'outcome'], issues: playIssues },
];

function seatsIssues(record: AnyRecord): readonly Issue[] {
  const { variant, seats, dealer } = record;
  const isNoSeat = (seat: Seat): boolean => seat >= seats;
  const issues = [...seatIssues(variant, seats)];
  if (isNoSeat(dealer)) issues.push(expecting('dealer', 'no-seat', 'a seat'));
  if (isRedacted(record) && isNoSeat(record.seat ?? 0)) issues.push(expecting('seat', 'no-seat', 'a seat'));
  return issues;
}

/** The 52 cards once each, some of them hidden in a redacted record; its messages name no card. */
function deckIssues(record: AnyRecord): readonly Issue[] {
  const { deck }: { readonly deck: readonly (Card | null)[] } = record;
  const issues = deck.flatMap((card, index) => {
    if (card === null) return isRedacted(record) ? [] : [expecting(`deck.${index}`, 'card-hidden', 'a card')];
    return deck.indexOf(card) < index
      ? [expecting(`deck.${index}`, 'card-doubled', 'a card that stands nowhere else')]
      : [];
  });
  return deck.length === 52 ? issues : [expecting('deck', 'deck-length', '52 cards'), ...issues];
}

/** Every move, what came of the round, and that the record shows exactly the cards that its seat has seen. */
function playIssues(record: AnyRecord): readonly Issue[] {
  if (issuesBetween(SETUP_RULES, record, []).length > 0) return [];
  if (isRedacted(record) !== 'draws' in record)
    return [expecting('draws', 'disagrees', 'draws with a seat, and only with one')];
  const steps = stepsOf(record);
  let round = startOf(record);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) round = step.value.after;
  if (step.value !== null) return [expecting(step.value.path, step.value.code, 'what the rules allow')];

  const issues = isEqualData(record.outcome ?? null, round.outcome)
    ? []
    : [expecting('outcome', 'disagrees', 'what the moves lead to')];
  return isRedacted(record) ? [...issues, ...showIssues(record, round)] : issues;
}

function showIssues(record: RedactedRecord, end: RoundState): readonly Issue[] {
  const seen = seenCards(end, record.seat);
  const deck = deckOf(record);
  return record.deck.flatMap((card, index) =>
    (card !== null) === seen.has(deck[index] as Card)
      ? []
      : [expecting(`deck.${index}`, 'card-hidden', 'exactly the cards that were seen')],
  );
}
