import { type FairContext, MAX_PLAYERS, readContext, repeated } from './context.js';
import { commitmentOf } from './contributions.js';
import type { Hex } from './hex.js';
import { hex32, list, object, orElse, type Reader } from './readers.js';
import { readRecord, readScheme, readVersion, type SCHEME } from './record.js';
import { check, type FairCheck, failedIds, malformed } from './report.js';
import { verifyRound } from './verifyRound.js';

/**
 * An attempt at a deal that ended because somebody did not contribute: kept in the log. Silent are those whose commitment is
 * missing; when none is, those whose secret is; when none is either, the beacon.
 */
export interface AbortedAttempt {
  readonly v: 1;
  readonly scheme: typeof SCHEME;
  readonly context: FairContext;
  /** By player; `null` where none came. */
  readonly commitments: readonly (Hex | null)[];
  /** By player; `null` where none came. */
  readonly reveals: readonly (Hex | null)[];
}

/** An attempt that the session lists. */
export interface ListedAttempt {
  readonly round: number;
  readonly attempt: number;
  /** Ids of those who did not contribute. */
  readonly silent: readonly string[];
}

/** The verdict on a session. */
export interface SessionReport {
  readonly verdict: 'broken' | 'consistent';
  /** `shape`, then `record-0` …, `contiguous`, `secrets-fresh`. When `shape` fails it stands alone. */
  readonly checks: readonly FairCheck[];
  /** Every attempt that was broken off, in order. Somebody who is often silent may be choosing among decks. */
  readonly aborted: readonly ListedAttempt[];
}

/** Records in one session, at most. */
const MAX_RECORDS = 4096;

/**
 * Checks the records of a session of one game, in the order in which they were made: every round by itself, rounds and
 * attempts without a gap, no secret used twice. Never throws, and ends in bounded time.
 *
 * A round has attempts 0, 1, … of which only the last may be a played round; the others are {@link AbortedAttempt}s.
 *
 * @see F-RECORD
 * @example
 * ```ts
 * import { createFairRecord, newSecret, verifySession } from 'kings-corner/fair';
 * const records = [1, 2, 3].map((round) => {
 *   const context = { game: 'g1', round, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann'] };
 *   return createFairRecord({ context, secrets: [newSecret()], moves: [] });
 * });
 * verifySession(records).verdict; // 'consistent'
 * verifySession([records[0], records[2]]).verdict; // 'broken'
 * ```
 */
export function verifySession(records: readonly unknown[]): SessionReport {
  let entries: Entry[];
  try {
    entries = list(readEntry, 1, MAX_RECORDS)(records, '');
  } catch (error) {
    return { verdict: 'broken', checks: [malformed('shape', error)], aborted: [] };
  }
  const aborted = entries.flatMap(({ context: { round, attempt }, silent }) =>
    silent === null ? [] : [{ round, attempt, silent }],
  );
  const checks = [
    check('shape', true, 'It is well-formed'),
    ...entries.map(({ fault }, i) => check(`record-${i}`, fault === '', `The record holds${fault}`)),
    check(
      'contiguous',
      entries.every((entry, i) => follows(entry, entries[i - 1])),
      'Rounds and attempts follow',
    ),
    check('secrets-fresh', repeated(entries.flatMap(({ secrets }) => secrets)) === -1, 'No secret was used twice'),
  ];
  return { verdict: failedIds(checks).length > 0 ? 'broken' : 'consistent', checks, aborted };
}

/** What a session asks of one of its records. */
interface Entry {
  readonly context: FairContext;
  readonly secrets: readonly Hex[];
  /** Who broke it off; `null` for a played round. */
  readonly silent: readonly string[] | null;
  /** What is wrong with it, `''` for nothing. */
  readonly fault: string;
}

const readEntry: Reader<Entry> = (value, path) => {
  if (!Object.hasOwn(value as object, 'root')) return readAborted(value, path); // what has no keys throws here
  const record = readRecord(value, path);
  const fault = failedIds(verifyRound(record).checks)
    .map((id) => ` (${id})`)
    .join('');
  return { context: record.context, secrets: record.reveals, silent: null, fault };
};

const readHexes: Reader<(Hex | null)[]> = /* @__PURE__ */ list(/* @__PURE__ */ orElse(null, hex32), 1, MAX_PLAYERS);

const readAttempt: Reader<AbortedAttempt> = /* @__PURE__ */ object<AbortedAttempt>({
  v: readVersion,
  scheme: readScheme,
  context: readContext,
  commitments: readHexes,
  reveals: readHexes,
});

/** An aborted attempt, and whether those who revealed kept their word. */
const readAborted: Reader<Entry> = (value, path) => {
  const { context, commitments, reveals } = readAttempt(value, path);
  const { players, beacon } = context;
  const missing = commitments.includes(null) ? commitments : reveals;
  const silent = players.filter((_, k) => missing[k] === null);
  const isSound =
    repeated(players) === -1 &&
    commitments.length === players.length &&
    reveals.length === players.length &&
    (silent.length > 0 || beacon !== '') &&
    reveals.every((secret, k) => secret === null || commitmentOf(context, k, secret) === commitments[k]);
  return { context, secrets: reveals.filter((secret) => secret !== null), silent, fault: isSound ? '' : ' (aborted)' };
};

/** Whether an entry comes right after another: a round's next attempt after an aborted one, else the next round. */
function follows({ context: { game, round, attempt } }: Entry, before: Entry | undefined): boolean {
  if (before === undefined) return attempt === 0;
  const { context: last, silent } = before;
  const [nextRound, nextAttempt] = silent === null ? [last.round + 1, 0] : [last.round, last.attempt + 1];
  return game === last.game && round === nextRound && attempt === nextAttempt;
}
