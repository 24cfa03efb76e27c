import { formatMove, parseMove } from '../notation/moveText.js';
import { CARDS } from '../rules/cards.js';
import { isEqualData } from '../rules/equality.js';
import { IllegalMoveError } from '../rules/errors.js';
import type { Move } from '../rules/moves.js';
import { standard } from '../rules/presets.js';
import { createRound } from '../rules/round.js';
import type { RoundState, Seat } from '../rules/state.js';
import { tryApplyMove } from '../rules/transition.js';
import { checkContext } from './context.js';
import { commitmentOf, listOf, mix } from './contributions.js';
import { createFairRecord } from './createFairRecord.js';
import { readDeal, rulesOf } from './dealRules.js';
import { cardsOf, type Opening, sealDeck } from './deck.js';
import { FairError, type FairErrorCode, wrongStep } from './errors.js';
import type { DealerOptions, DealerStep, FairDealer, Outgoing } from './guides.js';
import type { Hex } from './hex.js';
import { handSeats, seatingOf } from './layout.js';
import { type FairMessage, type MoveMessage, readPlayerMessage } from './messages.js';
import { bytes32 } from './readers.js';
import { SCHEME } from './record.js';
import { extendTranscript, type FairMove, headsOf } from './transcript.js';

/**
 * The guided flow for whoever deals: a server, one of the players, or one person alone (a single player). Give every
 * message that it returns to whom it names, and every message that comes back to `receive`.
 *
 * It can be built again after a crash: the same options and the same calls of `start`, `receive` and `play` give the same dealer.
 *
 * For a round of a match spread {@link nextDeal} of it into the options: `standard` and the last seat, which are taken otherwise, are
 * in most rounds not what the match waits for, and `finishRound` would refuse the round.
 *
 * @throws {@link FairError} `bad-value` for options that make no deal.
 * @see docs/fair-deal.md
 * @example
 * ```ts
 * import { createDealer, newSecret, verifyRound } from 'kings-corner/fair';
 * const alone = createDealer({ game: 'g1', round: 1, seats: 2, players: ['ann'], secret: newSecret() });
 * const sent = alone.start();
 * sent.map(({ message }) => message.type); // ['open', 'list', 'root']
 * alone.play(0, { type: 'draw' });
 * alone.round().ply; // 1
 * ```
 */
export function createDealer(options: DealerOptions): FairDealer {
  const { game, round: number, attempt = 0, variant = standard, seats, dealer = seats - 1, players, secret } = options;
  const deal = readDeal({ variant, seats, dealer }, 'deal');
  const rules = rulesOf(deal);
  const context = checkContext({ game, round: number, attempt, rules, deckSize: 52, beacon: '', players });
  const own = bytes32(secret, 'secret');
  const seating = seatingOf(deal.seats, players.length);
  // By player; '' where none has come yet.
  const commitments: Hex[] = players.map((_, k) => (k === 0 ? commitmentOf(context, 0, own) : ''));
  const reveals: Hex[] = players.map((_, k) => (k === 0 ? own : ''));
  let step: DealerStep = 'start';
  let openings: readonly Opening[] = [];
  let round: RoundState | null = null;
  let head = '';
  const moves: FairMove[] = [];

  function must(ok: boolean, code: FairErrorCode, from?: string): void {
    if (!ok) throw new FairError(code, '', from);
  }

  function need(...steps: readonly DealerStep[]): void {
    if (!steps.includes(step)) throw wrongStep(step, steps.join(' or '));
  }

  function toAll(message: FairMessage): Outgoing {
    return { to: null, message };
  }

  /** Cards for the player at a seat alone; the dealer's own seats need no message. */
  function handOut(seat: Seat, cards: readonly Opening[]): Outgoing[] {
    const k = seating[seat] as number; // of a seat of the deal
    if (k === 0 || cards.length === 0) return [];
    return [{ to: players[k] as string, message: { type: 'cards', seat, openings: cards } }]; // k is a player
  }

  /** Goes on as far as the contributions allow: the list when all have committed, the deck when all have revealed. */
  function proceed(): Outgoing[] {
    const out: Outgoing[] = [];
    if (step === 'commit' && !commitments.includes('')) {
      step = 'reveal';
      out.push(toAll({ type: 'list', commitments: commitments }));
    }
    if (step === 'reveal' && !reveals.includes('')) {
      step = 'play';
      const { order, root, open } = sealDeck(context, mix(context, commitments, reveals, ''));
      openings = order.map((_, index) => open(index));
      round = createRound({ ...deal, deck: cardsOf(order) });
      [head = ''] = headsOf(context, listOf(context, commitments), root, []);
      const hands = handSeats(deal);
      const turnedUp = openings.slice(hands.length, openings.length - round.stock.length);
      out.push(
        toAll({ type: 'root', root, head, openings: turnedUp }),
        ...seating.flatMap((_, seat) =>
          handOut(
            seat,
            openings.filter(({ index }) => hands[index] === seat),
          ),
        ),
      );
    }
    return out;
  }

  function receive(from: string, value: unknown): Outgoing[] {
    const k = players.indexOf(from);
    const message = readPlayerMessage(value, '');
    const speaker = message.type === 'move' ? seating[message.seat] : message.player;
    must(k > 0 && speaker === k, 'wrong-sender', from);
    if (message.type === 'move') return play(message.seat, parseMove(message.move), message);
    need(message.type);
    if (message.type === 'commit') {
      must(commitments[k] === '' && !commitments.includes(message.commitment), 'bad-commitment', from);
      commitments[k] = message.commitment;
      return proceed();
    }
    must(message.list === listOf(context, commitments), 'list-differs', from);
    const isKept = commitmentOf(context, k, message.secret) === commitments[k];
    must(isKept && !reveals.includes(message.secret), 'bad-commitment', from);
    reveals[k] = message.secret;
    return proceed();
  }

  /** Plays a move, which must be what its sender claims it to be. A refused one changes nothing. */
  function play(seat: Seat, move: Move, claim?: MoveMessage): Outgoing[] {
    const before = dealt();
    need('play', 'over');
    const result = tryApplyMove(before, move, { seat });
    if (!result.ok) throw new IllegalMoveError(result.code, move);
    const entry = { seat, move: formatMove(move) };
    const next = extendTranscript(head, moves.length + 1, entry);
    const opening = openings.find(({ card }) => move.type === 'play' && move.card === CARDS[card]) ?? null;
    const message: MoveMessage = { type: 'move', ...entry, head: next, opening };
    if (claim !== undefined) {
      const from = players[seating[seat] ?? 0];
      must(claim.head === next, 'head-differs', from);
      must(isEqualData(claim, message), 'bad-opening', from);
    }
    round = result.round;
    if (round.outcome !== null) step = 'over';
    head = next;
    moves.push(entry);
    const drawn = openings.filter(
      ({ index }) => move.type === 'draw' && index === openings.length - before.stock.length,
    );
    return [toAll(message), ...handOut(seat, drawn)];
  }

  function dealt(): RoundState {
    if (round === null) throw wrongStep(step, 'play');
    return round;
  }

  function close(needed: DealerStep): Outgoing[] {
    need(needed);
    step = 'ended';
    const record = createFairRecord({
      context,
      deal,
      secrets: reveals,
      moves,
    });
    return [toAll({ type: 'end', record })];
  }

  return {
    context,
    deal,
    step: () => step,
    waitingFor: () => {
      const awaited = commitments.includes('') ? commitments : reveals;
      return players.filter((_, k) => awaited[k] === '');
    },
    start: () => {
      need('start');
      step = 'commit';
      return [toAll({ type: 'open', context, deal }), ...proceed()];
    },
    receive,
    play: (seat, move) => {
      must(seating[seat] === 0, 'wrong-sender');
      return play(seat, move);
    },
    round: dealt,
    openings: () => {
      dealt();
      return openings;
    },
    abort: () => {
      need('commit', 'reveal');
      const orNull = (items: readonly Hex[]): (Hex | null)[] => items.map((item) => item || null);
      const known = step === 'reveal' ? reveals : players.map(() => '');
      step = 'aborted';
      return [
        toAll({
          type: 'abort',
          attempt: { v: 1, scheme: SCHEME, context, commitments: orNull(commitments), reveals: orNull(known) },
        }),
      ];
    },
    end: () => close('over'),
    abandon: () => close('play'),
  };
}
