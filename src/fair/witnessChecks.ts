import { type Bytes, type Hex, readBytes, toHex } from './hex.js';
import type { RoundRecord } from './record.js';
import { check, type FairCheck, fail, pass } from './report.js';
import { MAX_MOVES } from './transcript.js';

/** What somebody remembers of a round; everything is optional. `commitments` (or `list`) and `root` make a witness. */
export interface FairWitness {
  /** As published before anybody revealed a secret. */
  readonly commitments?: readonly Bytes[] | undefined;
  /** The hash of the list of commitments, in place of the list. */
  readonly list?: Bytes | undefined;
  /** The own contribution, which must be in the record. */
  readonly ownSecret?: Bytes | undefined;
  /** As published before the first card. */
  readonly root?: Bytes | undefined;
  /** The head after the last move. */
  readonly head?: Bytes | undefined;
  /** The heads h₀, h₁, … as far as they were followed: a difference is traced to the first forked move. */
  readonly heads?: readonly Bytes[] | undefined;
}

/** What follows from a record and can be compared. */
interface Known {
  readonly list: Hex;
  readonly heads: readonly Hex[];
}

/** One check for everything remembered; what is malformed fails. */
export function witnessChecks(record: RoundRecord, known: Known, witness: FairWitness): FairCheck[] {
  const { commitments, list, ownSecret, root, head, heads } = witness;
  const compare = (id: string, value: unknown, agrees: () => boolean, what: string): FairCheck[] => {
    if (value === undefined) return [];
    return [check(`witness-${id}`, holds(agrees), `Seen before: ${what}.`, `Not as seen before: ${what}.`)];
  };
  const { commitments: recorded } = record;
  const sameList = (): boolean => hexes(commitments, recorded.length).join() === recorded.join();
  return [
    ...compare('commitments', commitments, sameList, 'the commitments'),
    ...compare('list', list, () => hexOf(list) === known.list, 'the list of commitments'),
    ...compare('secret', ownSecret, () => record.reveals.includes(hexOf(ownSecret)), 'the own secret'),
    ...compare('root', root, () => hexOf(root) === record.root, 'the root'),
    ...compare('head', head, () => hexOf(head) === record.head, 'the head'),
    ...(heads === undefined ? [] : [headsCheck(heads, known.heads)]),
  ];
}

function headsCheck(remembered: unknown, known: readonly Hex[]): FairCheck {
  const id = 'witness-heads';
  let fork: number;
  try {
    fork = hexes(remembered, 0, MAX_MOVES + 1).findIndex((head, t) => head !== known[t]);
  } catch {
    return fail(id, 'The remembered heads are malformed.');
  }
  if (fork === -1) return pass(id, 'The record holds every head remembered.');
  return fail(id, fork === 0 ? 'The record starts from another deck.' : `The record forks at move ${fork}.`);
}

function hexOf(value: unknown): Hex {
  return toHex(readBytes(value, '', 32));
}

function hexes(values: unknown, min: number, max: number = min): Hex[] {
  if (!Array.isArray(values) || values.length < min || values.length > max) throw new RangeError('a list is needed');
  return Array.from(values, hexOf);
}

function holds(say: () => boolean): boolean {
  try {
    return say();
  } catch {
    return false;
  }
}
