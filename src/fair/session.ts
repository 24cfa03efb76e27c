import { isEqualData } from '../rules/equality.js';
import { type FairContext, hashContext, readContext, repeated } from './context.js';
import { hashContribution } from './contributions.js';
import { FairError } from './errors.js';
import { type Hex, readBytes, readHex, toHex } from './hex.js';
import { type Plain, plainCopy, readList, readObject, readText } from './plain.js';
import { type RoundRecord, SCHEME } from './record.js';
import { anyFailed, check, type FairCheck, fail, pass } from './report.js';
import { verifyRound } from './verifyRound.js';

/** The two steps at which somebody can keep everybody waiting. */
export type AbortStep = 'commit' | 'reveal';

/** An attempt at a deal that ended because somebody did not contribute: kept in the log, with the names. */
export interface AbortedAttempt {
  readonly v: 1;
  readonly scheme: typeof SCHEME;
  readonly context: FairContext;
  readonly aborted: {
    readonly step: AbortStep;
    /** Ids of the players whose contribution is missing at that step; at least one. */
    readonly silent: readonly string[];
  };
  /** By player; `null` where none came. */
  readonly commitments: readonly (Hex | null)[];
  /** By player; `null` where none came. */
  readonly reveals: readonly (Hex | null)[];
}

/** An attempt that the session lists. */
export interface ListedAttempt {
  readonly round: number;
  readonly attempt: number;
  readonly silent: readonly string[];
}

/** The verdict on a session. */
export interface SessionReport {
  readonly verdict: 'broken' | 'consistent';
  /** `shape`, then `record-0` …, `one-game`, `contiguous`, `secrets-fresh`, `aborted`. When `shape` fails it stands alone. */
  readonly checks: readonly FairCheck[];
  /** Every attempt that was broken off, in order. Somebody who is often silent may be choosing among decks. */
  readonly aborted: readonly ListedAttempt[];
}

/** One entry, as far as it could be read. */
interface Entry {
  readonly context: FairContext;
  readonly secrets: readonly Hex[];
  /** Who broke it off; `null` for a played round. */
  readonly silent: readonly string[] | null;
}

/** Records in one session, at most. */
const MAX_RECORDS = 4096;

/**
 * Checks the records of a session in the order in which they were made: every round by itself, rounds and attempts without
 * a gap, no secret used twice. Never throws, and ends in bounded time.
 *
 * A round has attempts 0, 1, … of which only the last may be a played round; the others are {@link AbortedAttempt}s.
 *
 * @see FAIR 6
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
  const items = itemsOf(records);
  if (items === null) {
    return { verdict: 'broken', checks: [fail('shape', 'A session is a list of 1 to 4096 records.')], aborted: [] };
  }
  const read = items.map(readEntry);
  const entries = read.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  const aborted = entries.flatMap(({ context: { round, attempt }, silent }) =>
    silent === null ? [] : [{ round, attempt, silent }],
  );
  const games = new Set(entries.map(({ context }) => context.game));
  const twice = repeated(entries.flatMap(({ secrets }) => secrets));
  const gap = entries.findIndex(({ context }, i) => !follows(context, entries[i - 1]));
  const checks = [
    pass('shape', `The session holds ${items.length} records.`),
    ...read.map(({ fault }, i) =>
      check(`record-${i}`, fault === null, 'The record holds.', `The record fails: ${fault}.`),
    ),
    check('one-game', games.size <= 1, 'All records are of one game.', 'The records are of different games.'),
    check('contiguous', gap === -1, 'No round or attempt is missing.', `Record ${gap} does not follow the one before.`),
    check('secrets-fresh', twice === -1, 'Every secret was used once.', 'A secret was used twice.'),
    pass('aborted', aborted.length === 0 ? 'No attempt was broken off.' : aborted.map(sentenceOf).join(' ')),
  ];
  return { verdict: anyFailed(checks) ? 'broken' : 'consistent', checks, aborted };
}

/** The items of a list, each read once; `null` for anything else. */
function itemsOf(records: unknown): unknown[] | null {
  try {
    if (!Array.isArray(records) || records.length === 0 || records.length > MAX_RECORDS) return null;
    return Array.from(records);
  } catch {
    return null;
  }
}

/** Reads an entry and says what is wrong with it, if anything. */
function readEntry(item: unknown): { readonly entry: Entry | null; readonly fault: string | null } {
  try {
    const plain = plainCopy(item, '');
    if (plain !== null && typeof plain === 'object' && 'aborted' in plain) return readAborted(plain);
    const { checks } = verifyRound(plain);
    const failed = checks.flatMap(({ id, status }) => (status === 'fail' ? [id] : []));
    if (failed.includes('shape')) return { entry: null, fault: failed.join() };
    const { context, reveals } = plain as unknown as RoundRecord; // its shape was checked
    return { entry: { context, secrets: reveals, silent: null }, fault: failed.join(', ') || null };
  } catch (error) {
    return { entry: null, fault: error instanceof FairError ? error.message : 'it cannot be read' };
  }
}

function readAborted(plain: Plain): { readonly entry: Entry; readonly fault: string | null } {
  const parts = readObject(plain, '', ['v', 'scheme', 'context', 'aborted', 'commitments', 'reveals']);
  if (parts['v'] !== 1 || parts['scheme'] !== SCHEME)
    throw new FairError('bad-value', 'v', 'unknown version or scheme');
  const context = readContext(parts['context'] as Plain, 'context'); // present, as every key of the list
  const size = context.players.length;
  const hexes = (key: string): (Hex | null)[] =>
    readList(parts[key], key, size, size).map((each, k) => (each === null ? null : readHex(each, `${key}.${k}`, 32)));
  const aborted = readObject(parts['aborted'] as Plain, 'aborted', ['step', 'silent']); // present, as above
  const silent = readList(aborted['silent'], 'aborted.silent', 1, size).map((id, i) =>
    readText(id, `aborted.silent.${i}`),
  );
  const [commitments, reveals] = [hexes('commitments'), hexes('reveals')];
  const fault = abortFault(context, commitments, reveals, aborted['step'], silent);
  return { entry: { context, secrets: reveals.filter((secret) => secret !== null), silent }, fault };
}

/** What is wrong with an aborted attempt, if anything. */
function abortFault(
  context: FairContext,
  commitments: readonly (Hex | null)[],
  reveals: readonly (Hex | null)[],
  step: unknown,
  silent: readonly string[],
): string | null {
  const { players } = context;
  const ctx = hashContext(context);
  if (repeated(players) !== -1) return 'players-distinct';
  if (step !== 'commit' && step !== 'reveal') return 'aborted.step: unknown';
  if (step === 'reveal' && commitments.includes(null)) return 'commitments: a secret was asked for too early';
  const missing = step === 'commit' ? commitments : reveals;
  const names = players.filter((_, k) => missing[k] === null);
  if (!isEqualData(names, silent)) return 'aborted.silent: not those who did not contribute';
  const wrong = players.findIndex((player, k) => {
    const secret = reveals[k] ?? null;
    return secret !== null && toHex(hashContribution(ctx, k, player, readBytes(secret, '', 32))) !== commitments[k];
  });
  return wrong === -1 ? null : `commitment-${wrong}`;
}

/** Whether a context comes right after an entry: after an aborted attempt the next one, after a round the next round. */
function follows({ round, attempt }: FairContext, before: Entry | undefined): boolean {
  if (before === undefined) return attempt === 0;
  const last = before.context;
  return before.silent === null
    ? round === last.round + 1 && attempt === 0
    : round === last.round && attempt === last.attempt + 1;
}

function sentenceOf({ round, attempt, silent }: ListedAttempt): string {
  return `Attempt ${attempt} at round ${round} ended because of ${silent.join(', ')}.`;
}
