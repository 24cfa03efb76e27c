import { formatMove, parseMove } from '../notation/moveText.js';
import { CARDS, type Card } from '../rules/cards.js';
import type { Seat } from '../rules/state.js';
import { repeated } from './context.js';
import { commitmentOf, listOf } from './contributions.js';
import { type Opening, opens } from './deck.js';
import { badValue, FairError, wrongStep } from './errors.js';
import type { RoundWitness, WitnessOptions, WitnessStep } from './guides.js';
import type { Hex } from './hex.js';
import { areTurnedUp, handSeats, seatingOf } from './layout.js';
import { type DealerMessage, type MoveMessage, readDealerMessage, readOpen } from './messages.js';
import { bytes32 } from './readers.js';
import { check, type FairCheck, failedIds, malformed } from './report.js';
import { extendTranscript, headsOf } from './transcript.js';
import { verifyRound } from './verifyRound.js';
import type { FairWitness } from './witnessChecks.js';

/**
 * The guided flow for a player or an onlooker, from the dealer's first message.
 *
 * It can be built again after a reload: the same options and the same messages give the same witness. Where it revealed, before the
 * root, it must again.
 *
 * Compare its `context` and `deal` with what was agreed upon before you commit.
 *
 * @throws {@link FairError} `bad-value` for a malformed first message, `wrong-sender` when the player is none of the deal.
 * @see docs/fair-deal.md
 * @example
 * ```ts
 * import { createDealer, createWitness, newSecret } from 'kings-corner/fair';
 * const dealer = createDealer({ game: 'g1', round: 1, seats: 2, players: ['ann', 'bob'], secret: newSecret() });
 * const [open] = dealer.start();
 * const bob = createWitness(open?.message, { player: 'bob', secret: newSecret() });
 * const [list] = dealer.receive('bob', bob.commit());
 * bob.receive(list?.message).ok; // true
 * for (const { message } of dealer.receive('bob', bob.reveal())) bob.receive(message);
 * bob.hand(1).length; // 7
 * ```
 */
export function createWitness(open: unknown, { player, secret }: WitnessOptions): RoundWitness {
  const { context, deal } = readOpen(open, '');
  const { players } = context;
  const k = player === null ? -1 : players.indexOf(player);
  if (player !== null && k < 1) throw new FairError('wrong-sender', 'player', player);
  const own = player === null ? '' : bytes32(secret, 'secret'); // '' of an onlooker
  const commitment = own && commitmentOf(context, k, own);
  const seats = seatingOf(deal.seats, players.length).flatMap((owner, seat) => (owner === k ? [seat] : []));
  let step: WitnessStep = 'list';
  let commitments: readonly Hex[] = [];
  let root = '';
  let head = '';
  let moves = 0;
  /** By position: the seat that got it; `null` for the table, and for cards that were played. */
  const holders: (Seat | null)[] = handSeats(deal);
  const opened = new Map<number, Opening>();
  let checks: FairCheck[] = [];

  const held = (seat: Seat): number[] => holders.flatMap((holder, index) => (holder === seat ? index : []));
  const closed = (seat: Seat): number[] => held(seat).filter((index) => !opened.has(index));
  const hand = (seat: Seat): Opening[] => held(seat).flatMap((index) => opened.get(index) ?? []);

  /** Notes a check, and goes no further when the claim is false. */
  function must(id: string, ok: boolean, claim: string): void {
    checks.push(check(id, ok, claim));
    if (!ok) throw new FairError('wrong-step', id);
  }

  /** Takes openings that hold, at the positions that are due. */
  function take(openings: readonly Opening[], due: readonly number[]): void {
    const indexes = openings.map(({ index }) => index);
    must('position', indexes.join() === due.join(), `Positions ${indexes} are due`);
    for (const opening of openings) {
      must('opening', opens(context, root, opening), `Position ${opening.index} holds ${cardOf(opening)}`);
      opened.set(opening.index, opening);
    }
  }

  function see(message: DealerMessage): void {
    must('step', DUE.test(`${step} ${message.type}`), `The ${message.type} is due`);
    switch (message.type) {
      case 'list':
        commitments = message.commitments;
        step = own ? 'reveal' : 'root';
        must('complete', commitments.length === players.length, 'Everybody committed');
        must('distinct', repeated(commitments) === -1, 'All commitments differ');
        must('own-commitment', !own || commitments[k] === commitment, 'Mine is in the list');
        break;
      case 'root':
        step = 'play';
        root = message.root;
        [head = ''] = headsOf(context, listOf(context, commitments), root, []);
        must('head', message.head === head, 'We agree on the list');
        take(
          message.openings,
          message.openings.map((_, i) => holders.length + i),
        );
        holders.push(...message.openings.map(() => null));
        must('turned-up', areTurnedUp(deal, message.openings.map(cardOf)), 'The rules turn up as many cards');
        break;
      case 'cards':
        must('private', seats.includes(message.seat), 'The cards are mine');
        take(message.openings, closed(message.seat));
        break;
      case 'move':
        seeMove(message);
        break;
      case 'abort':
        step = 'aborted'; // whether the entry for the log holds, the check of the session says
        break;
      case 'end':
        step = 'ended';
        checks.push(...verifyRound(message.record, { witness: remembered() }).checks);
    }
  }

  function seeMove({ seat, move: text, head: theirs, opening }: MoveMessage): void {
    const move = parseMove(text);
    moves += 1;
    head = extendTranscript(head, moves, { seat, move: text });
    must('head', theirs === head, `We agree up to move ${moves}`);
    must('move', formatMove(move) === text && seat < deal.seats, 'It is written as a move');
    must('closed', !seats.some((each) => closed(each).length > 0), 'All my cards were opened');
    if (move.type === 'draw') holders.push(seat);
    if (move.type === 'play' && opening !== null) {
      const { index } = opening;
      const isHeld = holders[index] === seat && cardOf(opening) === move.card;
      must('holder', isHeld, `Seat ${seat} holds ${move.card} at ${index}`);
      holders[index] = null;
      take([opening], [index]);
    } else {
      must('opening', move.type !== 'play' && opening === null, 'Only the card played is opened');
    }
  }

  function remembered(): FairWitness {
    return { commitments, root: root || undefined, head: head || undefined, ownSecret: own || undefined };
  }

  function need(needed: WitnessStep, seat?: Seat): void {
    if (step !== needed || !own) throw wrongStep(step, needed);
    if (seat !== undefined && !seats.includes(seat)) throw new FairError('wrong-sender', 'seat', player);
  }

  return {
    context,
    deal,
    seats,
    step: () => step,
    commit: () => {
      need('list');
      return { type: 'commit', player: k, commitment };
    },
    reveal: () => {
      need('reveal');
      step = 'root';
      return { type: 'reveal', player: k, secret: own, list: listOf(context, commitments) };
    },
    receive: (message) => {
      checks = [];
      try {
        see(readDealerMessage(message, ''));
      } catch (error) {
        if (failedIds(checks).length === 0) checks.push(malformed('message', error));
      }
      const ok = failedIds(checks).length === 0;
      if (!ok) step = 'broken';
      return { ok, checks };
    },
    hand: (seat) => {
      need('play', seat);
      return hand(seat).map(cardOf);
    },
    move: (seat, move) => {
      need('play', seat);
      const opening = move.type === 'play' ? hand(seat).find((each) => cardOf(each) === move.card) : null;
      if (opening === undefined) throw badValue('move', 'in the hand');
      const entry = { seat, move: formatMove(move) };
      return { type: 'move', ...entry, head: extendTranscript(head, moves + 1, entry), opening };
    },
    remembered,
  };
}

/** Which message of the dealer is due at which step. */
const DUE = /^(list list|root root|play (cards|move|end)|(list|reveal|root) abort)$/;

function cardOf({ card }: Opening): Card {
  return CARDS[card] as Card; // an opening of a deck of 52
}
