import { isEqualData } from '../rules/equality.js';
import { scoreRound } from '../rules/scoring.js';
import { hashContext, repeated } from './context.js';
import { combine, hashContribution, hashList } from './contributions.js';
import { type Replay, replayMoves, rulesOf } from './dealRules.js';
import { openingOf, opens, type SealedDeck, sealDeck } from './deck.js';
import { FairError } from './errors.js';
import { type Hex, readBytes, toHex } from './hex.js';
import { type RoundRecord, readRecord } from './record.js';
import { anyFailed, check, type FairCheck, fail, pass, skipped } from './report.js';
import { type FairMove, headsOf } from './transcript.js';
import { treeRoot } from './tree.js';
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
   * In this order: `shape` `players-distinct` `commitments-distinct` `reveals-distinct` `commitment-0` … `beacon` `root`
   * `openings` `chain` `rules` `replay` `result`, then those of the witness. When `shape` fails it stands alone.
   */
  readonly checks: readonly FairCheck[];
}

/** What follows from a record's secrets. */
interface Facts {
  readonly ctx: Uint8Array;
  readonly list: Hex;
  readonly sealed: SealedDeck;
  readonly heads: readonly Hex[];
}

/**
 * Checks a round from its published record. Never throws, and ends in bounded time, whatever it is given.
 *
 * Say `witness` what you remember from before the first card: without that, a record that the dealer made up afterwards
 * looks the same.
 *
 * @see FAIR 6
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
export function verifyRound(record: unknown, options: VerifyOptions = {}): FairReport {
  let read: RoundRecord;
  try {
    read = readRecord(record);
  } catch (error) {
    const reason = error instanceof FairError ? error.message : 'it cannot be read';
    return { verdict: 'broken', checks: [fail('shape', `The record is malformed: ${reason}.`)] };
  }
  const facts = factsOf(read);
  const checks = [
    pass('shape', 'The record is well-formed.'),
    ...contributionChecks(read, facts),
    ...deckChecks(read, facts),
    ...optionalChecks(read, facts, options),
  ];
  return { verdict: verdictOf(checks), checks };
}

function factsOf({ context, commitments, reveals, beaconValue, root, moves }: RoundRecord): Facts {
  const bytes = (hex: Hex): Uint8Array => readBytes(hex, '', 0, 255); // hex of a record that was read
  const ctx = hashContext(context);
  const list = hashList(ctx, commitments.map(bytes));
  const seed = combine(ctx, list, bytes(beaconValue), reveals.map(bytes));
  return {
    ctx,
    list: toHex(list),
    sealed: sealDeck(ctx, seed, context.deckSize),
    heads: headsOf(ctx, list, bytes(root), moves),
  };
}

function contributionChecks({ context, commitments, reveals }: RoundRecord, { ctx }: Facts): FairCheck[] {
  const { players } = context;
  const distinct = (id: string, items: readonly string[], what: string): FairCheck => {
    const twice = repeated(items);
    return check(id, twice === -1, `All ${what} differ.`, `Player ${twice} has ${what} of another player.`);
  };
  return [
    distinct('players-distinct', players, 'ids'),
    distinct('commitments-distinct', commitments, 'commitments'),
    distinct('reveals-distinct', reveals, 'secrets'),
    ...players.map((player, k) => {
      const secret = readBytes(reveals[k], '', 32); // of a record that was read: one for each player
      const ok = toHex(hashContribution(ctx, k, player, secret)) === commitments[k];
      const good = `The secret of ${player} is the one committed to.`;
      return check(`commitment-${k}`, ok, good, `The secret of ${player} is not the one committed to.`);
    }),
  ];
}

function deckChecks({ context, root, head }: RoundRecord, { ctx, sealed, heads }: Facts): FairCheck[] {
  const { deckSize } = context;
  const made = toHex(treeRoot(sealed.tree));
  const closed = sealed.order.findIndex((_, index) => !opens(ctx, deckSize, root, openingOf(sealed, index)));
  return [
    check('root', made === root, 'The root is that of the deck.', 'The root is not that of the deck.'),
    check('openings', closed === -1, 'Every card opens to the root.', `Card ${closed} does not open to the root.`),
    check('chain', heads.at(-1) === head, 'The moves lead to the head.', 'The moves do not lead to the head.'),
  ];
}

/** The checks that need more than hashing; whatever a caller's functions throw is a failure of theirs. */
function optionalChecks(record: RoundRecord, facts: Facts, options: VerifyOptions | null): FairCheck[] {
  try {
    const { witness, replay, verifyBeacon } = options ?? {};
    const [beacon, ...rest] = [beaconCheck(record, verifyBeacon), ...rulesChecks(record, facts, replay)];
    return [beacon, ...rest, ...(witness == null ? [] : witnessChecks(record, facts, witness))];
  } catch {
    return [fail('options', 'The options cannot be read.')];
  }
}

function beaconCheck({ context, beaconValue }: RoundRecord, verify: VerifyOptions['verifyBeacon']): FairCheck {
  const { beacon } = context;
  if ((beacon === '') !== (beaconValue === '')) {
    return fail('beacon', beacon === '' ? 'There is a value, but no beacon.' : 'The value of the beacon is missing.');
  }
  if (beacon === '') return pass('beacon', 'No beacon was used.');
  if (verify === undefined) return skipped('beacon', `Nobody looked up the value of ${beacon}.`);
  const ok = attempt(() => verify(beacon, beaconValue));
  return check('beacon', ok, `The value is that of ${beacon}.`, `The value is not that of ${beacon}.`);
}

function rulesChecks(record: RoundRecord, { sealed }: Facts, judge: VerifyOptions['replay']): FairCheck[] {
  const { context, deal, moves, result } = record;
  const judged =
    judge === undefined ||
    attempt(() =>
      judge(
        [...sealed.order],
        moves.map((move) => ({ ...move })),
      ),
    );
  const refused = 'The given judge refuses the moves.';
  if (deal === undefined) {
    return [
      skipped('rules', 'The record does not carry its rules.'),
      judge === undefined
        ? skipped('replay', 'Without its rules the moves cannot be replayed.')
        : check('replay', judged, 'The given judge accepts the moves.', refused),
      skipped('result', 'Without its rules the result cannot be checked.'),
    ];
  }
  const replay = replayMoves(deal, sealed.order, moves);
  return [
    check(
      'rules',
      rulesOf(deal) === context.rules,
      'The rules are those of the context.',
      'The rules are not those of the context.',
    ),
    replay.ok
      ? check('replay', judged, `All ${moves.length} moves are legal.`, refused)
      : fail('replay', replay.t === 0 ? `The deal fails: ${replay.code}.` : `Move ${replay.t} fails: ${replay.code}.`),
    resultCheck(replay, result),
  ];
}

function resultCheck(replay: Replay, result: unknown): FairCheck {
  if (!replay.ok) return skipped('result', 'The moves do not lead to a result.');
  const over = replay.round.outcome !== null;
  if (result === undefined) {
    return skipped('result', over ? 'The record states no result.' : 'The round was not played to its end.');
  }
  const ok = over && isEqualData(result, scoreRound(replay.round));
  return check('result', ok, 'The result is that of the moves.', 'The result is not that of the moves.');
}

/** Whether a function of the caller says `true`; whatever it throws is no. */
function attempt(say: () => boolean): boolean {
  try {
    return say() === true;
  } catch {
    return false;
  }
}

function verdictOf(checks: readonly FairCheck[]): FairVerdict {
  if (anyFailed(checks)) return 'broken';
  const passed = (id: string): boolean => checks.some((each) => each.id === id && each.status === 'pass');
  const sawContributions = passed('witness-commitments') || passed('witness-list');
  return passed('witness-root') && sawContributions ? 'witnessed' : 'consistent';
}
