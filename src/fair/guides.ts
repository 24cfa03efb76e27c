import type { Card } from '../rules/cards.js';
import type { Move } from '../rules/moves.js';
import type { RoundState, Seat } from '../rules/state.js';
import type { Variant } from '../rules/variant.js';
import type { FairContext } from './context.js';
import type { FairDeal } from './dealRules.js';
import type { Opening } from './deck.js';
import type { Bytes } from './hex.js';
import type { CommitMessage, FairMessage, MoveMessage, RevealMessage } from './messages.js';
import type { FairCheck } from './report.js';
import type { FairWitness } from './witnessChecks.js';

/** What a dealer deals, and for whom. */
export interface DealerOptions {
  /** At most 255 bytes, as are the ids. */
  readonly game: string;
  readonly round: number;
  /** 0 unless given; one more after every aborted attempt. */
  readonly attempt?: number | undefined;
  /** `standard` unless given. */
  readonly variant?: Variant | undefined;
  readonly seats: number;
  /** The seat that deals; the last unless given. In a match another one deals each round: {@link nextDeal} gives it. */
  readonly dealer?: Seat | undefined;
  /**
   * Ids of 1 to 8 contributors; `[0]` is this dealer. They sit in this order from seat 0, those after the dealer where there
   * are more players than seats; the dealer moves for the seats that are left over, such as those of bots.
   */
  readonly players: readonly string[];
  /** The dealer's own contribution: 32 bytes of {@link newSecret}, never used before. */
  readonly secret: Bytes;
}

/** A message and the id of the player who alone may get it; `null` is everybody, onlookers too. */
export interface Outgoing {
  readonly to: string | null;
  readonly message: FairMessage;
}

/**
 * `start`: nothing was sent. `commit`, `reveal`: contributions are awaited. `play`: the cards are out.
 * `over`: the round ended, `ended`: and its record is out. `aborted`: a contribution was missing.
 */
export type DealerStep = 'start' | 'commit' | 'reveal' | 'play' | 'over' | 'ended' | 'aborted';

/**
 * One deal from the first message to the record, in the only order that is safe: what is asked for too early is refused
 * with a {@link FairError} `wrong-step`.
 */
export interface FairDealer {
  readonly context: FairContext;
  readonly deal: FairDeal;
  /** What is awaited, or how it ended. */
  readonly step: () => DealerStep;
  /** Ids of the players whose contribution is awaited. */
  readonly waitingFor: () => string[];
  /** The first messages. */
  readonly start: () => Outgoing[];
  /**
   * Takes a message of a player, whom the transport has identified, and gives what is to be sent. A refused one changes
   * nothing: a {@link FairError} that names the player, or an {@link IllegalMoveError} of the rules engine.
   */
  readonly receive: (from: string, message: unknown) => Outgoing[];
  /** Moves for a seat of the dealer's own: as a player, or for a bot. */
  readonly play: (seat: Seat, move: Move) => Outgoing[];
  /** The round, with every hidden card, once everybody has revealed: for the server alone. Show players `viewFor(round(), seat)`. */
  readonly round: () => RoundState;
  /** All 52 openings in the order of the deck, once everybody has revealed: for the server alone. */
  readonly openings: () => readonly Opening[];
  /** Gives up an attempt for which contributions are missing; the message holds the entry for the log. */
  readonly abort: () => Outgoing[];
  /** The record of a round that is over, for all. */
  readonly end: () => Outgoing[];
  /** The record of a round that was given up; every secret is out then, so nobody can go on with it. */
  readonly abandon: () => Outgoing[];
}

/** Who watches a deal. */
export interface WitnessOptions {
  /** The id of this player, not the dealer's; `null` for an onlooker, who contributes nothing and sees no hand. */
  readonly player: string | null;
  /** A player's own contribution: 32 bytes of {@link newSecret}, never used before. */
  readonly secret?: Bytes | undefined;
}

/**
 * `list`, `root`: these are awaited. `reveal`: the own secret is to be sent. `play`: the cards are out. `broken`: some check
 * failed; nothing more is taken or sent.
 */
export type WitnessStep = 'list' | 'reveal' | 'root' | 'play' | 'ended' | 'aborted' | 'broken';

/** What a message showed. */
export interface WitnessReport {
  /** Whether nothing is wrong with it. At the end it means that the record is `witnessed`. */
  readonly ok: boolean;
  /** What was looked at, up to the first claim that is false; at the end all checks of the record. */
  readonly checks: readonly FairCheck[];
}

/**
 * The eyes and the memory of one player: looks at each message of the dealer as it comes, sends nothing before it is safe
 * to, and stops at the first thing that is wrong.
 */
export interface RoundWitness {
  readonly context: FairContext;
  readonly deal: FairDeal;
  /** The own seats; none of an onlooker. */
  readonly seats: readonly Seat[];
  /** What is awaited, or how it ended. */
  readonly step: () => WitnessStep;
  /** The commitment, to be sent at once. */
  readonly commit: () => CommitMessage;
  /** The secret, for the dealer alone; {@link FairError} `wrong-step` before a list was seen that holds the own commitment. */
  readonly reveal: () => RevealMessage;
  /** Checks a message of the dealer. Never throws, whatever it is given; messages must come in the order they were sent in. */
  readonly receive: (message: unknown) => WitnessReport;
  /** The cards in an own hand, in the order received. */
  readonly hand: (seat: Seat) => Card[];
  /** The message for an own move, with the opening of the card; the move counts when the dealer sends it round. */
  readonly move: (seat: Seat, move: Move) => MoveMessage;
  /** All that is needed to judge a record later: plain JSON; keep it, the own secret is in it. */
  readonly remembered: () => FairWitness;
}
