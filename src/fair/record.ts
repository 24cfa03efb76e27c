import { KingsCornerError } from '../rules/errors.js';
import { scoreRound } from '../rules/scoring.js';
import { checkContext, type FairContext, hashContext, readContext } from './context.js';
import { combine, hashContribution, hashList, MAX_BEACON, readBeacon, readDistinct } from './contributions.js';
import { checkDeal, type FairDeal, readDeal, replayMoves, rulesOf } from './dealRules.js';
import { sealDeck } from './deck.js';
import { FairError } from './errors.js';
import { type Bytes, type Hex, readHex, toHex } from './hex.js';
import { type Plain, plainCopy, readList, readObject } from './plain.js';
import { type FairMove, headsOf, readMoves } from './transcript.js';
import { treeRoot } from './tree.js';

/** The one scheme of records so far. A later version of this library reads them all. */
export const SCHEME = 'kc-fair-v1';

/**
 * A whole round in plain JSON, for anyone to check with nothing else in hand. Published after the round: it holds every
 * secret.
 *
 * @see FAIR 6
 */
export interface RoundRecord {
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
 * @throws {@link FairError} `bad-value` for malformed values, `bad-commitment` when two secrets are equal, `bad-deal` when
 * the context does not name the rules of the deal or the deck has not 52 cards.
 * @throws {@link KingsCornerError} with the engine's code when a move is not legal.
 * @see FAIR 6
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
export function createFairRecord(input: FairRecordInput): RoundRecord {
  const context = checkContext(input.context);
  const secrets = readDistinct(input.secrets, 'secrets', context);
  const ctx = hashContext(context);
  const commitments = context.players.map(
    (player, k) => hashContribution(ctx, k, player, secrets[k] as Uint8Array), // one of each player
  );
  const beaconValue = readBeacon(context, input.beaconValue ?? '');
  const list = hashList(ctx, commitments);
  const { order, tree } = sealDeck(ctx, combine(ctx, list, beaconValue, secrets), context.deckSize);
  const moves = readMoves(plainCopy(input.moves, 'moves'), 'moves');
  const record: RoundRecord = {
    v: 1,
    scheme: SCHEME,
    context,
    commitments: commitments.map(toHex),
    reveals: secrets.map(toHex),
    beaconValue: toHex(beaconValue),
    root: toHex(treeRoot(tree)),
    moves,
    head: headsOf(ctx, list, treeRoot(tree), moves).at(-1) as Hex, // at least the head before the first move
  };
  if (input.deal === undefined) {
    return input.result === undefined ? record : { ...record, result: plainCopy(input.result, 'result') };
  }
  const deal = checkDeal(input.deal);
  if (rulesOf(deal) !== context.rules) throw new FairError('bad-deal', 'context.rules', 'is not the text of this deal');
  const replay = replayMoves(deal, order, moves);
  if (!replay.ok) throw new KingsCornerError(replay.code, `moves.${replay.t - 1}: ${replay.code}`);
  const { round } = replay;
  return { ...record, deal, ...(round.outcome === null ? {} : { result: scoreRound(round) }) };
}

/** The record in an untrusted value, of which nothing but the shape has been checked. */
export function readRecord(value: unknown): RoundRecord {
  const keys = ['v', 'scheme', 'context', 'commitments', 'reveals', 'beaconValue', 'root', 'moves', 'head'];
  const parts = readObject(plainCopy(value, ''), '', keys, ['deal', 'result']);
  if (parts['v'] !== 1) throw new FairError('bad-value', 'v', 'must be 1');
  if (parts['scheme'] !== SCHEME) throw new FairError('bad-value', 'scheme', `must be ${SCHEME}`);
  const context = readContext(parts['context'] as Plain, 'context'); // present, as every key of the list
  const size = context.players.length;
  const hexes = (key: string): Hex[] =>
    readList(parts[key], key, size, size).map((item, k) => readHex(item, `${key}.${k}`, 32));
  const { deal, result } = parts;
  return {
    v: 1,
    scheme: SCHEME,
    context,
    commitments: hexes('commitments'),
    reveals: hexes('reveals'),
    beaconValue: readHex(parts['beaconValue'], 'beaconValue', 0, MAX_BEACON),
    root: readHex(parts['root'], 'root', 32),
    moves: readMoves(parts['moves'], 'moves'),
    head: readHex(parts['head'], 'head', 32),
    ...(deal === undefined ? {} : { deal: readDeal(deal) }),
    ...(result === undefined ? {} : { result }),
  };
}
