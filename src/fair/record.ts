import { type FairContext, MAX_PLAYERS, readContext } from './context.js';
import { MAX_BEACON } from './contributions.js';
import { type FairDeal, readDeal } from './dealRules.js';
import { badValue } from './errors.js';
import type { Hex } from './hex.js';
import { hex, hex32, list, object, oneOf, orElse, type Reader, unread } from './readers.js';
import { type FairMove, readMoves } from './transcript.js';

/** The one scheme of records so far. A later version of this library reads them all. */
export const SCHEME = 'kc-fair-v1';

/**
 * A whole round in plain JSON, for anyone to check with nothing else in hand. Published after the round: it holds every
 * secret.
 *
 * @see F-RECORD
 */
export interface FairRecord {
  readonly v: 1;
  readonly scheme: typeof SCHEME;
  readonly context: FairContext;
  /** 32 bytes of each player. */
  readonly commitments: readonly Hex[];
  /** 32 bytes of each player. */
  readonly reveals: readonly Hex[];
  /** Empty without a beacon. */
  readonly beaconValue: Hex;
  /** 32 bytes. */
  readonly root: Hex;
  readonly moves: readonly FairMove[];
  /** The head of the transcript after the last move: 32 bytes. */
  readonly head: Hex;
  /** Present in records that can be replayed. */
  readonly deal?: FairDeal;
  /** What the round came to, once it is over; with `deal` what `scoreRound` gives, otherwise anything. */
  readonly result?: unknown;
}

// What every record begins with, apart: bundlers leave out a call whose result nobody uses, but not one that spreads an object.
export const readVersion: Reader<1> = /* @__PURE__ */ oneOf(1);
export const readScheme: Reader<typeof SCHEME> = /* @__PURE__ */ oneOf(SCHEME);

const readHexes: Reader<Hex[]> = /* @__PURE__ */ list(hex32, 1, MAX_PLAYERS);

const readAnyRecord: Reader<FairRecord> = /* @__PURE__ */ object<FairRecord>({
  v: readVersion,
  scheme: readScheme,
  context: readContext,
  commitments: readHexes,
  reveals: readHexes,
  beaconValue: /* @__PURE__ */ hex(0, MAX_BEACON),
  root: hex32,
  moves: readMoves,
  head: hex32,
  deal: /* @__PURE__ */ orElse(undefined, readDeal) as Reader<FairDeal>, // left out where there is none
  result: /* @__PURE__ */ orElse(undefined, unread),
});

/** A record of which nothing but the shape has been checked. */
export const readRecord: Reader<FairRecord> = (value, path) => {
  const record = readAnyRecord(value, path);
  const { context, commitments, reveals } = record;
  const size = context.players.length;
  if (commitments.length === size && reveals.length === size) return record;
  throw badValue('commitments', `${size}, like reveals`);
};
