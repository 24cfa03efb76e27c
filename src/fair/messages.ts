import type { Seat } from '../rules/state.js';
import { checkContext, type FairContext, MAX_PLAYERS } from './context.js';
import { type FairDeal, readDeal, rulesOf } from './dealRules.js';
import { type Opening, openingIn } from './deck.js';
import { badValue } from './errors.js';
import type { Hex } from './hex.js';
import { hex32, list, object, oneOf, orElse, type Reader, text, unread, whole } from './readers.js';
import type { FairRecord } from './record.js';
import type { AbortedAttempt } from './session.js';

/** Dealer to all: what is dealt, by which rules, for whom. */
export interface OpenMessage {
  readonly type: 'open';
  readonly context: FairContext;
  readonly deal: FairDeal;
}

/** Player to dealer, before anything is revealed. */
export interface CommitMessage {
  readonly type: 'commit';
  readonly player: number;
  readonly commitment: Hex;
}

/** Dealer to all, when everybody has committed. */
export interface ListMessage {
  readonly type: 'list';
  readonly commitments: readonly Hex[];
}

/** Player to dealer alone, after the list; says which list was seen. */
export interface RevealMessage {
  readonly type: 'reveal';
  readonly player: number;
  readonly secret: Hex;
  readonly list: Hex;
}

/** Dealer to all, before any other card is seen: the commitment to the deck, and the cards turned up. */
export interface RootMessage {
  readonly type: 'root';
  readonly root: Hex;
  readonly head: Hex;
  readonly openings: readonly Opening[];
}

/** Dealer to the player at a seat alone: the hand, or the card just drawn. */
export interface CardsMessage {
  readonly type: 'cards';
  readonly seat: Seat;
  readonly openings: readonly Opening[];
}

/** Player to dealer, and dealer to all: one move. */
export interface MoveMessage {
  readonly type: 'move';
  readonly seat: Seat;
  readonly move: string;
  /** The sender's head after this move. */
  readonly head: Hex;
  /** Of the card played; `null` with every other move. */
  readonly opening: Opening | null;
}

/** Dealer to all: the attempt is over, because somebody did not contribute. */
export interface AbortMessage {
  readonly type: 'abort';
  readonly attempt: AbortedAttempt;
}

/** Dealer to all, after the round: everything. */
export interface EndMessage {
  readonly type: 'end';
  readonly record: FairRecord;
}

/** What travels between a dealer and its players: plain JSON. */
export type FairMessage =
  | OpenMessage
  | CommitMessage
  | ListMessage
  | RevealMessage
  | RootMessage
  | CardsMessage
  | MoveMessage
  | AbortMessage
  | EndMessage;

/** What players send. */
export type PlayerMessage = CommitMessage | RevealMessage | MoveMessage;

/** What a dealer sends after the first message; the last two hold what other functions take apart. */
export type DealerMessage =
  | ListMessage
  | RootMessage
  | CardsMessage
  | MoveMessage
  | { readonly type: 'abort'; readonly attempt: unknown }
  | { readonly type: 'end'; readonly record: unknown };

const seat: Reader<Seat> = /* @__PURE__ */ whole(0, 5);
const player: Reader<number> = /* @__PURE__ */ whole(0, MAX_PLAYERS - 1);
const openings: Reader<Opening[]> = /* @__PURE__ */ list(/* @__PURE__ */ openingIn(52), 0, 52);

const move: Shape<MoveMessage> = {
  seat,
  move: text,
  head: hex32,
  opening: /* @__PURE__ */ orElse(null, /* @__PURE__ */ openingIn(52)),
};

/** A message of a player. */
export const readPlayerMessage: Reader<PlayerMessage> = /* @__PURE__ */ byType<PlayerMessage>({
  commit: { player, commitment: hex32 },
  reveal: { player, secret: hex32, list: hex32 },
  move,
});

/** A message of a dealer, but for the first. */
export const readDealerMessage: Reader<DealerMessage> = /* @__PURE__ */ byType<DealerMessage>({
  list: { commitments: /* @__PURE__ */ list(hex32, 1, MAX_PLAYERS) },
  root: { root: hex32, head: hex32, openings },
  cards: { seat, openings },
  move,
  abort: { attempt: unread },
  end: { record: unread },
});

const readAnyOpen: Reader<OpenMessage> = /* @__PURE__ */ object<OpenMessage>({
  type: /* @__PURE__ */ oneOf('open'),
  context: checkContext,
  deal: readDeal,
});

/** The first message of a dealer: the context must name the rules. */
export const readOpen: Reader<OpenMessage> = (value, path) => {
  const open = readAnyOpen(value, path);
  if (rulesOf(open.deal) === open.context.rules) return open;
  throw badValue('context.rules', 'that of the deal');
};

/** The readers of a message, but for its type. */
type Shape<M> = { readonly [K in Exclude<keyof M, 'type'>]-?: Reader<M[K]> };

/** Reads by the `type` that a message names. */
function byType<M extends { readonly type: string }>(
  shapes: {
    readonly [T in M['type']]: Shape<Extract<M, { readonly type: T }>>;
  },
): Reader<M> {
  const type = oneOf(...(Object.keys(shapes) as M['type'][])); // the keys of a record
  const readType = object<{ type: M['type'] }>({ type }, 'ignored');
  return (value, path) => {
    const shape: object = { type, ...shapes[readType(value, path).type] };
    return object<M>(shape as { readonly [K in keyof M]-?: Reader<M[K]> })(value, path); // that of the message's type
  };
}
