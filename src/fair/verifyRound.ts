import { isEqualData } from '../rules/equality.js';
import { scoreRound } from '../rules/scoring.js';
import { repeated } from './context.js';
import { commitmentOf, listOf, mix } from './contributions.js';
import { replayMoves, rulesOf } from './dealRules.js';
import { opens, sealDeck } from './deck.js';
import type { Hex } from './hex.js';
import { type FairRecord, readRecord } from './record.js';
import { check, type FairCheck, failedIds, guarded, isTrue } from './report.js';
import { type FairMove, headsOf } from './transcript.js';
import { type FairWitness, witnessChecks } from './witnessChecks.js';

/** What a caller can add to a verification. */
export interface VerifyOptions {
  /** What the caller saw before and during the round. Without it the best verdict is `consistent`. */
  readonly witness?: FairWitness | undefined;
  /**
   * Another judge of the moves, from the deck (positions, `[0]` dealt first): `true` when all are legal. Records with
   * `deal` must pass the rules engine as well.
   */
  readonly replay?: ((deck: readonly number[], moves: readonly FairMove[]) => boolean) | undefined;
  /** Looks up a beacon: `true` when that is its value. */
  readonly verifyBeacon?: ((beacon: string, value: Hex) => boolean) | undefined;
}

/**
 * `broken`: some check failed. `consistent`: the record agrees with itself and the rules, which a dealer alone can bring
 * about afterwards. `witnessed`: it also agrees with what the caller saw before the first card.
 */
export type FairVerdict = 'broken' | 'consistent' | 'witnessed';

/** The verdict on a round, and everything that was looked at. */
export interface FairReport {
  readonly verdict: FairVerdict;
  /**
   * In this order: `shape` `players-distinct` `commitments-distinct` `reveals-distinct` `commitment-0` … `root` `openings`
   * `chain` `beacon` `rules` (of a record with `deal`) `replay` `result`, then those of the witness. When `shape` fails it
   * stands alone.
   */
  readonly checks: readonly FairCheck[];
}

/**
 * Checks a round from its published record. Never throws, and ends in bounded time, whatever it is given.
 *
 * Say `witness` what you remember from before the first card: without that, a record that the dealer made up afterwards
 * looks the same.
 *
 * @see F-RECORD
 * @example
 * ```ts
 * import { createFairRecord, newSecret, verifyRound } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann', 'bob'] };
 * const record = createFairRecord({ context, secrets: [newSecret(), newSecret()], moves: [] });
 * verifyRound(record).verdict; // 'consistent'
 * verifyRound({ ...record, root: '00'.repeat(32) }).verdict; // 'broken'
 * const { commitments, root } = record;
 * verifyRound(record, { witness: { commitments, root } }).verdict; // 'witnessed'
 * ```
 */
export function verifyRound(record: unknown, options?: VerifyOptions): FairReport {
  const checks = guarded(() => checksOf(readRecord(record, ''), options));
  const has = (what: string): boolean => checks.some(({ id }) => id === `witness-${what}`);
  const isWitness = has('root') && (has('commitments') || has('list'));
  return { verdict: failedIds(checks).length > 0 ? 'broken' : isWitness ? 'witnessed' : 'consistent', checks };
}

function checksOf(record: FairRecord, options: VerifyOptions | undefined): FairCheck[] {
  const { context, commitments, reveals, beaconValue, root, moves, head } = record;
  const { witness, replay, verifyBeacon } = options ?? {}; // a caller without types may say null
  const { players } = context;
  const list = listOf(context, commitments);
  const sealed = sealDeck(context, mix(context, commitments, reveals, beaconValue));
  const heads = headsOf(context, list, root, moves);
  const isOpen = (_: number, index: number): boolean => opens(context, root, sealed.open(index));
  return [
    check('shape', true, 'It is well-formed'),
    check('players-distinct', repeated(players) === -1, 'All ids differ'),
    check('commitments-distinct', repeated(commitments) === -1, 'All commitments differ'),
    check('reveals-distinct', repeated(reveals) === -1, 'All secrets differ'),
    ...players.map((player, k) =>
      check(
        `commitment-${k}`,
        commitmentOf(context, k, reveals[k] as Hex) === commitments[k], // one of each player
        `Player ${player} kept to the commitment`,
      ),
    ),
    check('root', sealed.root === root, 'The root is of this deck'),
    check('openings', sealed.order.every(isOpen), 'Every card opens to the root'),
    check('chain', heads.at(-1) === head, 'The moves lead to the head'),
    beaconCheck(record, verifyBeacon),
    ...rulesChecks(record, sealed.order, replay),
    ...(witness == null ? [] : witnessChecks(record, list, witness)),
  ];
}

function beaconCheck({ context, beaconValue }: FairRecord, verify: VerifyOptions['verifyBeacon']): FairCheck {
  const { beacon } = context;
  if (beacon === '' || beaconValue === '') return check('beacon', beacon === beaconValue, 'No beacon was used');
  const isOfIt = verify === undefined ? null : isTrue(() => verify(beacon, beaconValue));
  return check('beacon', isOfIt, `The value is of ${beacon}`);
}

function rulesChecks(
  { context, deal, moves, result }: FairRecord,
  order: readonly number[],
  judge: VerifyOptions['replay'],
): FairCheck[] {
  const replay = deal === undefined ? null : replayMoves(deal, order, moves);
  const isJudged = judge === undefined ? replay && true : isTrue(() => judge([...order], [...moves]));
  const judged = check('replay', isJudged, 'All moves are legal');
  if (deal === undefined || replay === null) return [judged, check('result', null, 'It carries no rules')];
  const rules = check('rules', rulesOf(deal) === context.rules, 'The rules are as in the context');
  if (!replay.ok) return [rules, check('replay', false, `Move ${replay.t} is legal (${replay.code})`)];
  const { round } = replay;
  const isTold = result === undefined ? null : round.outcome !== null && isEqualData(result, scoreRound(round));
  return [rules, judged, check('result', isTold, 'The result is of these moves')];
}
