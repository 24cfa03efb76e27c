import { isEqualData } from '../rules/equality.js';
import { MAX_PLAYERS } from './context.js';
import type { Bytes, Hex } from './hex.js';
import { bytes32, list } from './readers.js';
import type { FairRecord } from './record.js';
import { check, type FairCheck, malformed } from './report.js';

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
}

/** One check for everything remembered; what is malformed fails. */
export function witnessChecks(record: FairRecord, recordedList: Hex, witness: FairWitness): FairCheck[] {
  const recorded = {
    commitments: [witness.commitments, record.commitments],
    list: [witness.list, recordedList],
    secret: [witness.ownSecret, record.reveals],
    root: [witness.root, record.root],
    head: [witness.head, record.head],
  } as const;
  return Object.entries(recorded).flatMap(([what, [seen, known]]) => {
    if (seen === undefined) return [];
    const id = `witness-${what}`;
    try {
      const hexes = (what === 'commitments' ? list<Hex>(bytes32, 1, MAX_PLAYERS) : bytes32)(seen, what);
      const agrees = what === 'secret' ? known.includes(`${hexes}`) : isEqualData(hexes, known);
      return check(id, agrees, `I remember the same ${what}`);
    } catch (error) {
      return malformed(id, error);
    }
  });
}
