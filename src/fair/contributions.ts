import { NO_BYTES, u16, utf8 } from '../chance/bytes.js';
import { hash, mac } from '../chance/hash.js';
import { checkContext, type FairContext, hashContext, repeated } from './context.js';
import { badValue, FairError } from './errors.js';
import { type Bytes, fromHex, type Hex, toHex } from './hex.js';
import { bytes, bytes32, list, whole } from './readers.js';

/** Everything that goes into the seed of a deck. */
export interface DeckSeedInput {
  /** 32 bytes of each player, in the order of the context. */
  readonly commitments: readonly Bytes[];
  /** 32 bytes of each player, in the order of the context; `[0]` stays the dealer's own until the round is over. */
  readonly secrets: readonly Bytes[];
  /** What the beacon gave, 1 to 255 bytes; none without a beacon. */
  readonly beaconValue?: Bytes;
}

/** Bytes of a beacon's value, at most. */
export const MAX_BEACON = 255;

/**
 * What a player publishes before anybody reveals anything: it fixes the secret, bound to this context and this player,
 * and shows nothing of it.
 *
 * @throws {@link FairError} `bad-value` for a malformed context or secret, or a `k` that is no player.
 * @see F-COMMIT
 * @example
 * ```ts
 * import { contribution, newSecret } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann', 'bob'] };
 * const secret = newSecret(); // keep it until everybody has committed
 * contribution(context, 1, secret).length; // 64
 * ```
 */
export function contribution(context: FairContext, k: number, secret: Bytes): Hex {
  const checked = checkContext(context);
  return commitmentOf(checked, whole(0, checked.players.length - 1)(k, 'k'), bytes32(secret, 'secret'));
}

/**
 * The hash of all commitments in order: what everybody compares, so that nobody is shown a list of their own.
 *
 * @throws {@link FairError} `bad-value` for malformed ones or a wrong number of them, `bad-commitment` when two are equal.
 * @see F-LIST
 * @example
 * ```ts
 * import { commitList, contribution } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann', 'bob'] };
 * const commitments = ['11', '22'].map((byte, k) => contribution(context, k, byte.repeat(32)));
 * commitList(context, commitments).length; // 64
 * ```
 */
export function commitList(context: FairContext, commitments: readonly Bytes[]): Hex {
  const checked = checkContext(context);
  return listOf(checked, readDistinct(commitments, 'commitments', checked));
}

/**
 * The seed of the deck: 32 bytes that nobody could choose as long as one player's secret was random and everybody
 * revealed.
 *
 * @throws {@link FairError} `bad-commitment`, naming the player, when a secret is not the one that was committed to, or
 * when two players contribute the same; `bad-value` for malformed values, and for a beacon's value without a beacon.
 * @see F-SEED
 * @example
 * ```ts
 * import { contribution, deckSeed } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann', 'bob'] };
 * const secrets = ['11'.repeat(32), '22'.repeat(32)];
 * const commitments = secrets.map((secret, k) => contribution(context, k, secret));
 * deckSeed(context, { commitments, secrets }).length; // 64
 * ```
 */
export function deckSeed(context: FairContext, input: DeckSeedInput): Hex {
  const checked = checkContext(context);
  const commitments = readDistinct(input.commitments, 'commitments', checked);
  const secrets = readDistinct(input.secrets, 'secrets', checked);
  secrets.forEach((secret, k) => {
    if (commitmentOf(checked, k, secret) === commitments[k]) return;
    throw new FairError('bad-commitment', `secrets.${k}`, checked.players[k]);
  });
  return toHex(mix(checked, commitments, secrets, readBeacon(checked, input.beaconValue ?? '')));
}

/** The value of the context's beacon: none if and only if it has no beacon. */
export function readBeacon(context: FairContext, value: unknown): Hex {
  const beaconValue = bytes(0, MAX_BEACON)(value, 'beaconValue');
  if ((beaconValue === '') === (context.beacon === '')) return beaconValue;
  throw badValue('beaconValue', 'empty without a beacon only');
}

/** What a player of a checked context commits to a secret with. */
export function commitmentOf(context: FairContext, k: number, secret: Hex): Hex {
  const player = utf8(context.players[k] as string); // one of the players
  return toHex(hash('contribution', hashContext(context), u16(k), player, fromHex(secret)));
}

/** The hash of the list of commitments. */
export function listOf(context: FairContext, commitments: readonly Hex[]): Hex {
  return toHex(hash('commit-list', hashContext(context), ...commitments.map(fromHex)));
}

/** The deck's seed. The dealer's own secret is the key, so the others' secrets alone give nothing away. */
export function mix(
  context: FairContext,
  commitments: readonly Hex[],
  secrets: readonly Hex[],
  beaconValue: Hex,
): Uint8Array {
  const [own = NO_BYTES, ...others] = secrets.map(fromHex);
  const parts = [fromHex(listOf(context, commitments)), fromHex(beaconValue), ...others];
  return mac(own, 'deck-seed', hashContext(context), ...parts);
}

/** 32 bytes of each player, no two of them equal. */
function readDistinct(values: readonly Bytes[], path: string, { players }: FairContext): Hex[] {
  const all = list<Hex>(bytes32, players.length)(values, path);
  const twice = repeated(all);
  if (twice !== -1) throw new FairError('bad-commitment', `${path}.${twice}`, players[twice]);
  return all;
}
