import { u16 } from '../chance/bytes.js';
import { encode, mac, macWith } from '../chance/hash.js';
import { shuffledPositions } from '../chance/shuffleDeck.js';
import { CARDS, type Card } from '../rules/cards.js';
import { checkContext, type FairContext, hashContext } from './context.js';
import { FairError } from './errors.js';
import { type Bytes, type Hex, readBytes, readHex, toHex } from './hex.js';
import { plainCopy, readList, readObject, readWhole } from './plain.js';
import { type HashTree, hashLeaf, hashTree, rootOfPath, treePath, treeRoot } from './tree.js';

/** The proof that one card lies at one position of the deck whose root was published. */
export interface Opening {
  /** The position in the deck: 0 is dealt first. */
  readonly index: number;
  /** The card, as its position in the fresh deck. */
  readonly card: number;
  /** 32 bytes; without them nobody can find the card by trying all. */
  readonly salt: Hex;
  /** At most 8 hashes of 32 bytes, from the bottom up; of 52 cards 6, of the last four of them 4. */
  readonly path: readonly Hex[];
}

/** A deck with all that is needed to open its cards. As secret as the seed. */
export interface SealedDeck {
  readonly order: readonly number[];
  readonly salts: readonly Uint8Array[];
  readonly tree: HashTree;
}

/**
 * The deck as positions in the fresh deck, `[0]` dealt first; for decks of any size.
 *
 * @throws {@link FairError} `bad-value` for a malformed context or seed.
 * @see FAIR 3
 * @example
 * ```ts
 * import { dealOrder } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 4, beacon: '', players: ['ann'] };
 * dealOrder(context, '00'.repeat(32)).sort().join(' '); // '0 1 2 3'
 * ```
 */
export function dealOrder(context: FairContext, deckSeed: Bytes): number[] {
  const checked = checkContext(context);
  return orderOf(hashContext(checked), readSeed(deckSeed), checked.deckSize);
}

/**
 * The deck as cards, as `createRound` takes it; `[0]` is dealt first.
 *
 * @throws {@link FairError} `bad-value` for a malformed context or seed, or a `deckSize` that is not 52.
 * @see FAIR 3
 * @example
 * ```ts
 * import { createRound } from 'kings-corner';
 * import { dealDeck } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann'] };
 * createRound({ seats: 2, deck: dealDeck(context, '00'.repeat(32)) });
 * ```
 */
export function dealDeck(context: FairContext, deckSeed: Bytes): Card[] {
  return cardsOf(dealOrder(context, deckSeed));
}

/**
 * The root of the hash tree over all salted cards: published before the first card is seen, it fixes every card.
 *
 * @throws {@link FairError} `bad-value` for a malformed context or seed.
 * @see FAIR 5
 * @example
 * ```ts
 * import { deckRoot } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann'] };
 * deckRoot(context, '00'.repeat(32)).length; // 64
 * ```
 */
export function deckRoot(context: FairContext, deckSeed: Bytes): Hex {
  return toHex(treeRoot(sealOf(context, deckSeed).tree));
}

/**
 * The opening of the card at a position of the deck; for its owner alone until the card is played.
 *
 * @throws {@link FairError} `bad-value` for a malformed context or seed, or an index that is no position of the deck.
 * @see FAIR 5
 * @example
 * ```ts
 * import { deckRoot, openCard, verifyOpening } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann'] };
 * const seed = '00'.repeat(32);
 * verifyOpening(context, deckRoot(context, seed), openCard(context, seed, 17)); // true
 * ```
 */
export function openCard(context: FairContext, deckSeed: Bytes, index: number): Opening {
  const sealed = sealOf(context, deckSeed);
  return openingOf(sealed, readWhole(index, 'index', 0, sealed.order.length - 1));
}

/**
 * Whether an opening proves its card at its index under a root; `false` for anything malformed, never an error.
 *
 * @see FAIR 5
 * @example
 * ```ts
 * import { deckRoot, openCard, verifyOpening } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann'] };
 * const root = deckRoot(context, '00'.repeat(32));
 * const opening = openCard(context, '00'.repeat(32), 17);
 * verifyOpening(context, root, { ...opening, index: 18 }); // false
 * verifyOpening(context, root, null); // false
 * ```
 */
export function verifyOpening(context: FairContext, root: Bytes, opening: unknown): boolean {
  try {
    const checked = checkContext(context);
    const expected = toHex(readBytes(root, 'root', 32));
    return opens(hashContext(checked), checked.deckSize, expected, readOpening(opening, 'opening', checked.deckSize));
  } catch {
    return false;
  }
}

/** The opening in an untrusted value. */
export function readOpening(value: unknown, path: string, size: number): Opening {
  const parts = readObject(plainCopy(value, path), path, ['index', 'card', 'salt', 'path']);
  return {
    index: readWhole(parts['index'], `${path}.index`, 0, size - 1),
    card: readWhole(parts['card'], `${path}.card`, 0, size - 1),
    salt: readHex(parts['salt'], `${path}.salt`, 32),
    path: readList(parts['path'], `${path}.path`, 0, 8).map((each, i) => readHex(each, `${path}.path.${i}`, 32)),
  };
}

/** Whether a well-formed opening leads to the root. */
export function opens(ctx: Uint8Array, size: number, root: Hex, opening: Opening): boolean {
  const bytes = (hex: Hex): Uint8Array => readBytes(hex, 'opening', 32);
  const leaf = leafOf(ctx, opening.index, opening.card, bytes(opening.salt));
  const reached = rootOfPath(leaf, opening.index, size, opening.path.map(bytes));
  return reached !== null && toHex(reached) === root;
}

/** The deck of a seed, salted and hashed. */
export function sealDeck(ctx: Uint8Array, seed: Uint8Array, size: number): SealedDeck {
  const order = orderOf(ctx, seed, size);
  const saltOf = macWith(mac(seed, 'salt', ctx));
  const salts = order.map((_, index) => saltOf(u16(index)));
  const tree = hashTree(order.map((card, index) => leafOf(ctx, index, card, salts[index] as Uint8Array))); // one each
  return { order, salts, tree };
}

/** The opening of a position that is one of the deck. */
export function openingOf({ order, salts, tree }: SealedDeck, index: number): Opening {
  const [card, salt] = [order[index] as number, salts[index] as Uint8Array]; // of a position of the deck
  return { index, card, salt: toHex(salt), path: treePath(tree, index).map(toHex) };
}

/** The cards of an order. */
export function cardsOf(order: readonly number[]): Card[] {
  if (order.length === CARDS.length) return order.map((position) => CARDS[position] as Card); // a permutation of 0…51
  throw new FairError('bad-value', 'context.deckSize', `must be ${CARDS.length} to deal cards`);
}

function orderOf(ctx: Uint8Array, seed: Uint8Array, size: number): number[] {
  return shuffledPositions(size, mac(seed, 'shuffle', ctx));
}

function leafOf(ctx: Uint8Array, index: number, card: number, salt: Uint8Array): Uint8Array {
  return hashLeaf(encode('card', [ctx, u16(index), u16(card), salt]));
}

function sealOf(context: FairContext, deckSeed: Bytes): SealedDeck {
  const checked = checkContext(context);
  return sealDeck(hashContext(checked), readSeed(deckSeed), checked.deckSize);
}

function readSeed(seed: Bytes): Uint8Array {
  return readBytes(seed, 'deckSeed', 32);
}
