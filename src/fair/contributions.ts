import { NO_BYTES, u16, utf8 } from '../chance/bytes.js';
import { hash, mac } from '../chance/hash.js';
import { checkContext, type FairContext, hashContext, repeated } from './context.js';
import { FairError } from './errors.js';
import { type Bytes, type Hex, readBytes, toHex } from './hex.js';
import { readWhole } from './plain.js';

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
 * @see FAIR 4
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
  const player = checked.players[readWhole(k, 'k', 0, checked.players.length - 1)] as string; // one of the players
  return toHex(hashContribution(hashContext(checked), k, player, readBytes(secret, 'secret', 32)));
}

/**
 * The hash of all commitments in order: what everybody compares, so that nobody is shown a list of their own.
 *
 * @throws {@link FairError} `bad-value` for malformed ones or a wrong number of them, `bad-commitment` when two are equal.
 * @see FAIR 4
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
  const list = readDistinct(commitments, 'commitments', checked);
  return toHex(hashList(hashContext(checked), list));
}

/**
 * The seed of the deck: 32 bytes that nobody could choose as long as one player's secret was random and everybody
 * revealed.
 *
 * @throws {@link FairError} `bad-commitment`, naming the player, when a secret is not the one that was committed to, or
 * when two players contribute the same; `bad-value` for malformed values, and for a beacon's value without a beacon.
 * @see FAIR 4
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
  const ctx = hashContext(checked);
  const commitments = readDistinct(input.commitments, 'commitments', checked);
  const secrets = readDistinct(input.secrets, 'secrets', checked);
  checked.players.forEach((player, k) => {
    const made = toHex(hashContribution(ctx, k, player, secrets[k] as Uint8Array)); // one secret for each player
    if (made === toHex(commitments[k] as Uint8Array)) return;
    throw new FairError('bad-commitment', `secrets.${k}`, `is not what ${player} committed to`, player);
  });
  const value = readBeacon(checked, input.beaconValue ?? '');
  return toHex(combine(ctx, hashList(ctx, commitments), value, secrets));
}

/** The value of the context's beacon: none if and only if it has no beacon. */
export function readBeacon(context: FairContext, value: unknown): Uint8Array {
  const bytes = readBytes(value, 'beaconValue', 0, MAX_BEACON);
  if ((bytes.length === 0) === (context.beacon === '')) return bytes;
  throw new FairError('bad-value', 'beaconValue', context.beacon === '' ? 'there is no beacon' : 'missing');
}

export function hashContribution(ctx: Uint8Array, k: number, player: string, secret: Uint8Array): Uint8Array {
  return hash('contribution', ctx, u16(k), utf8(player), secret);
}

export function hashList(ctx: Uint8Array, commitments: readonly Uint8Array[]): Uint8Array {
  return hash('commit-list', ctx, ...commitments);
}

/** The deck's seed. The dealer's own secret is the key, so the others' secrets alone give nothing away. */
export function combine(
  ctx: Uint8Array,
  list: Uint8Array,
  beaconValue: Uint8Array,
  secrets: readonly Uint8Array[],
): Uint8Array {
  const [own = NO_BYTES, ...others] = secrets;
  return mac(own, 'deck-seed', ctx, list, beaconValue, ...others);
}

/** 32 bytes of each player, no two of them equal. */
export function readDistinct(values: readonly Bytes[], path: string, { players }: FairContext): Uint8Array[] {
  if (!Array.isArray(values) || values.length !== players.length) {
    throw new FairError('bad-value', path, `must be a list of ${players.length}, one for each player`);
  }
  const all = Array.from(values, (value, k) => readBytes(value, `${path}.${k}`, 32));
  const twice = repeated(all.map(toHex));
  if (twice === -1) return all;
  const player = players[twice] as string; // one of each player
  throw new FairError('bad-commitment', `${path}.${twice}`, `${player} repeats what another player has`, player);
}
