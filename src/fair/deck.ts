import { u16 } from '../chance/bytes.js';
import { encode, mac, macWith } from '../chance/hash.js';
import { shuffledPositions } from '../chance/shuffleDeck.js';
import { CARDS, type Card } from '../rules/cards.js';
import { checkContext, type FairContext, hashContext } from './context.js';
import { badValue } from './errors.js';
import { type Bytes, fromHex, type Hex, toHex } from './hex.js';
import { bytes32, hex32, list, object, type Reader, whole } from './readers.js';
import { isTrue } from './report.js';
import { hashLeaf, hashTree, rootOfPath, treePath } from './tree.js';

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

/** A deck with its root, and with all that is needed to open its cards. As secret as the seed. */
export interface SealedDeck {
  readonly order: readonly number[];
  readonly root: Hex;
  /** Of a position of the deck. */
  readonly open: (index: number) => Opening;
}

/**
 * The deck as positions in the fresh deck, `[0]` dealt first; for decks of any size.
 *
 * @throws {@link FairError} `bad-value` for a malformed context or seed.
 * @see F-DECK
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
 * @see F-DECK
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
 * @see F-OPEN
 * @example
 * ```ts
 * import { deckRoot } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann'] };
 * deckRoot(context, '00'.repeat(32)).length; // 64
 * ```
 */
export function deckRoot(context: FairContext, deckSeed: Bytes): Hex {
  return sealDeck(checkContext(context), readSeed(deckSeed)).root;
}

/**
 * The opening of the card at a position of the deck; for its owner alone until the card is played.
 *
 * @throws {@link FairError} `bad-value` for a malformed context or seed, or an index that is no position of the deck.
 * @see F-OPEN
 * @example
 * ```ts
 * import { deckRoot, openCard, verifyOpening } from 'kings-corner/fair';
 * const context = { game: 'g1', round: 1, attempt: 0, rules: 'house', deckSize: 52, beacon: '', players: ['ann'] };
 * const seed = '00'.repeat(32);
 * verifyOpening(context, deckRoot(context, seed), openCard(context, seed, 17)); // true
 * ```
 */
export function openCard(context: FairContext, deckSeed: Bytes, index: number): Opening {
  const { order, open } = sealDeck(checkContext(context), readSeed(deckSeed));
  return open(whole(0, order.length - 1)(index, 'index'));
}

/**
 * Whether an opening proves its card at its index under a root; `false` for anything malformed, never an error.
 *
 * @see F-OPEN
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
  return isTrue(() => {
    const checked = checkContext(context);
    return opens(checked, bytes32(root, 'root'), openingIn(checked.deckSize)(opening, 'opening'));
  });
}

/** The opening of a card in a deck of some size. */
export function openingIn(deckSize: number): Reader<Opening> {
  const position = whole(0, deckSize - 1);
  return object<Opening>({ index: position, card: position, salt: hex32, path: list(hex32, 0, 8) });
}

/** Whether a well-formed opening leads to the root. */
export function opens(context: FairContext, root: Hex, { index, card, salt, path }: Opening): boolean {
  const leaf = leafOf(hashContext(context), index, card, fromHex(salt));
  const reached = rootOfPath(leaf, index, context.deckSize, path.map(fromHex));
  return reached !== null && toHex(reached) === root;
}

/** The deck of a seed, salted and hashed. */
export function sealDeck(context: FairContext, seed: Uint8Array): SealedDeck {
  const ctx = hashContext(context);
  const order = orderOf(ctx, seed, context.deckSize);
  const saltOf = macWith(mac(seed, 'salt', ctx));
  const salts = order.map((_, index) => saltOf(u16(index)));
  // Of every position there is one card and one salt.
  const tree = hashTree(order.map((card, index) => leafOf(ctx, index, card, salts[index] as Uint8Array)));
  return {
    order,
    root: toHex(tree.at(-1)?.[0] as Uint8Array), // the last level of a tree is its root
    open: (index) => ({
      index,
      card: order[index] as number,
      salt: toHex(salts[index] as Uint8Array),
      path: treePath(tree, index).map(toHex),
    }),
  };
}

/** The cards of an order. */
export function cardsOf(order: readonly number[]): Card[] {
  if (order.length === CARDS.length) return order.map((position) => CARDS[position] as Card); // a permutation of 0…51
  throw badValue('context.deckSize', `${CARDS.length}`);
}

function orderOf(ctx: Uint8Array, seed: Uint8Array, size: number): number[] {
  return shuffledPositions(size, mac(seed, 'shuffle', ctx));
}

function leafOf(ctx: Uint8Array, index: number, card: number, salt: Uint8Array): Uint8Array {
  return hashLeaf(encode('card', [ctx, u16(index), u16(card), salt]));
}

function readSeed(seed: Bytes): Uint8Array {
  return fromHex(bytes32(seed, 'deckSeed'));
}
