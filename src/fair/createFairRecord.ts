import { scoreRound } from '../rules/scoring.js';
import { checkContext, type FairContext } from './context.js';
import { commitmentOf, listOf, mix, readBeacon } from './contributions.js';
import { type FairDeal, readDeal, replayMoves } from './dealRules.js';
import { sealDeck } from './deck.js';
import { FairError } from './errors.js';
import type { Bytes, Hex } from './hex.js';
import { bytes32, list } from './readers.js';
import { type FairRecord, SCHEME } from './record.js';
import { type FairMove, headsOf, readMoves } from './transcript.js';
import { verifyRound } from './verifyRound.js';

/** What a record is made from. */
export interface FairRecordInput {
  readonly context: FairContext;
  /** By which rules the moves are checked and the result is found; its {@link dealRules} must stand in the context. */
  readonly deal?: FairDeal | undefined;
  /** 32 bytes of each player. */
  readonly secrets: readonly Bytes[];
  readonly beaconValue?: Bytes | undefined;
  readonly moves: readonly FairMove[];
  /** Only for records without `deal`: with it the rules engine finds the result. */
  readonly result?: unknown;
}

/**
 * The record of a round from its secrets and moves. With a `deal` the moves must be legal.
 *
 * @throws {@link FairError} `bad-value` when something is malformed, or would not be verified: two secrets that are equal, a
 * context that does not name the rules of the deal, a move that is not legal.
 * @see F-RECORD
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * import { createFairRecord, dealRules, newSecret, verifyRound } from 'kings-corner/fair';
 * const deal = { variant: standard, seats: 2, dealer: 1 };
 * const context = { game: 'g1', round: 1, attempt: 0, rules: dealRules(deal), deckSize: 52, beacon: '', players: ['ann'] };
 * const record = createFairRecord({ context, deal, secrets: [newSecret()], moves: [{ seat: 0, move: 'd' }] });
 * verifyRound(record).verdict; // 'consistent'
 * ```
 */
export function createFairRecord(input: FairRecordInput): FairRecord {
  const context = checkContext(input.context);
  const reveals = list<Hex>(bytes32, context.players.length)(input.secrets, 'secrets');
  const commitments = reveals.map((secret, k) => commitmentOf(context, k, secret));
  const beaconValue = readBeacon(context, input.beaconValue ?? '');
  const moves = readMoves(input.moves, 'moves');
  const { root, order } = sealDeck(context, mix(context, commitments, reveals, beaconValue));
  const head = headsOf(context, listOf(context, commitments), root, moves).at(-1) as Hex; // the first is before any move
  const rest = outcomeOf(input, order, moves);
  return checked({ v: 1, scheme: SCHEME, context, commitments, reveals, beaconValue, root, moves, head, ...rest });
}

function checked(record: FairRecord): FairRecord {
  const fault = verifyRound(record).checks.find(({ status }) => status === 'fail');
  if (fault === undefined) return record;
  throw new FairError('bad-value', fault.id, null, fault.detail);
}

/** The rules of a round and what it came to, as far as they are known. */
function outcomeOf(
  { deal: given, result }: FairRecordInput,
  order: readonly number[],
  moves: readonly FairMove[],
): Pick<FairRecord, 'deal' | 'result'> {
  if (given === undefined) return result === undefined ? {} : { result };
  const deal = readDeal(given, 'deal');
  const replay = replayMoves(deal, order, moves);
  return { deal, ...(replay.ok && replay.round.outcome !== null && { result: scoreRound(replay.round) }) };
}
