import { formatMove, parseMove } from '../notation/moveText.js';
import type { ParseResult } from '../notation/parsing.js';
import type { Card } from '../rules/cards.js';
import { variantIssuesWithin } from '../rules/checkVariant.js';
import { isEqualData } from '../rules/equality.js';
import { type Issue, issue } from '../rules/errors.js';
import type { Move } from '../rules/moves.js';
import { type RuleBetween, readValue } from '../rules/reading.js';
import { applyMove } from '../rules/reducer.js';
import { createRound, type RoundSetup, readDeck, seatIssues } from '../rules/round.js';
import { type Format, orThrow, readSave } from './format.js';
import { type AnyRecord, type RoundRecord, recordSchema } from './recordSchema.js';
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

const RULES: readonly RuleBetween<AnyRecord>[] = [
  { reads: ['variant'], issues: variantIssuesWithin },
  { reads: ['variant', 'seats', 'dealer', 'seat', 'deck', 'draws'], issues: setupIssues },
  { reads: ['variant', 'seats', 'dealer', 'seat', 'deck', 'moves', 'draws', 'outcome'], issues: playIssues },
];

/** R-SEAT; and a deck of the 52 cards once each, of which only a record with a seat hides some, and only such a one needs draws. */
function setupIssues(record: AnyRecord): readonly Issue[] {
  const { variant, seats, dealer } = record;
  const deck: readonly (Card | null)[] = record.deck;
  const issues = [...seatIssues(variant, seats), ...readDeck(deckOf(record)).issues];
  if (dealer >= seats) issues.push(issue('dealer', 'no-seat'));
  if (isRedacted(record) !== 'draws' in record) issues.push(issue('draws', 'disagrees'));
  if (!isRedacted(record) && deck.includes(null)) issues.push(issue('deck', 'card-hidden'));
  if (isRedacted(record) && (record.seat ?? 0) >= seats) issues.push(issue('seat', 'no-seat'));
  return issues;
}

/** Every move, what came of the round, and that the record shows exactly the cards that its seat has seen. */
function playIssues(record: AnyRecord): readonly Issue[] {
  if (variantIssuesWithin(record).length + setupIssues(record).length > 0) return [];
  const steps = stepsOf(record);
  let round = startOf(record);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) round = step.value.after;
  if (step.value !== null) return [issue(step.value.path, step.value.code)];

  const issues = isEqualData(record.outcome ?? null, round.outcome) ? [] : [issue('outcome', 'disagrees')];
  if (!isRedacted(record)) return issues;
  const seen = seenCards(round, record.seat);
  const isRight = deckOf(record).every((card, index) => seen.has(card) === (record.deck[index] !== null));
  return isRight ? issues : [...issues, issue('deck', 'card-hidden')];
}
