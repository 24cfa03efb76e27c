import {
  applyMove,
  type Card,
  CORNERS,
  CROSS,
  colorOf,
  createRound,
  finishRound,
  fits,
  jaxChips,
  legalMoves,
  type Move,
  moveIssue,
  mustPlay,
  type Piles,
  pagat,
  type RoundState,
  type RoundView,
  rankOf,
  redactEvents,
  redactRecord,
  sampleRound,
  scoreRound,
  serializeRound,
  standard,
  suitOf,
  type Turn,
  transition,
  type Variant,
  viewFor,
  wikipediaCorners,
  wikipediaElimination,
  wikipediaUntilPlayable,
  yorimichiDrawLast,
  yorimichiStandard,
} from 'kings-corner';
import { createEngine, type Engine, type LawName } from 'kings-corner/testing';

/** An engine with one fault planted in it, and the law that catches it. */
export interface Fault {
  /** What the engine does wrong. */
  readonly does: string;
  /** A preset whose rules it breaks. */
  readonly variant: Variant;
  readonly engine: Engine;
  readonly caughtBy: LawName;
}

const handOf = (round: RoundState | RoundView): readonly Card[] =>
  'kind' in round ? round.hand : (round.hands[round.turn.seat] ?? []);

/** A validator that also lets pass what the fault allows, in phase `play` of a live round. */
function allowing(isAllowed: (round: RoundState | RoundView, move: Move) => boolean): Engine {
  return createEngine({
    moveIssue: (round, value) => {
      const issue = moveIssue(round, value);
      if (issue === null || ['malformed-move', 'round-over', 'not-your-turn'].includes(issue)) return issue;
      return round.turn.phase === 'play' && isAllowed(round, value as Move) ? null : issue;
    },
  });
}

/** A validator that refuses more than it should. */
function refusing(isRefused: (round: RoundState | RoundView, move: Move) => boolean): Engine {
  return createEngine({ legalMoves: (round) => legalMoves(round).filter((move) => !isRefused(round, move)) });
}

/** A reducer whose result is changed. */
function spoiling(spoil: (after: RoundState, before: RoundState, move: Move) => RoundState): Engine {
  return createEngine({ applyMove: (round, move) => spoil(applyMove(round, move), round, move) });
}

const withTurn = (round: RoundState, turn: Partial<Turn>): RoundState => ({
  ...round,
  turn: { ...round.turn, ...turn },
});

const withPiles = (round: RoundState, piles: Partial<Piles>): RoundState => ({
  ...round,
  piles: { ...round.piles, ...piles },
});

const isPlay = (move: Move): move is Extract<Move, { type: 'play' }> => move.type === 'play';

/** Whether a card of the hand is played on a non-empty pile with such a top. */
function isLaidOn(round: RoundState | RoundView, move: Move, suits: (card: Card, top: Card) => boolean): boolean {
  if (!isPlay(move) || !handOf(round).includes(move.card)) return false;
  const top = round.piles[move.to].at(-1);
  return top !== undefined && suits(move.card, top);
}

const isHandOver = (before: RoundState, after: RoundState): boolean => after.turn.number !== before.turn.number;

let deals = 0;

export const FAULTS: readonly Fault[] = [
  {
    does: 'refuses a king at an empty corner',
    variant: standard,
    engine: refusing(
      ({ piles }, move) =>
        isPlay(move) && rankOf(move.card) === 'K' && move.to.length === 2 && piles[move.to].length === 0,
    ),
    caughtBy: 'R-PLACE',
  },
  {
    does: 'lets any card start a corner',
    variant: standard,
    engine: allowing(
      (round, move) =>
        isPlay(move) && handOf(round).includes(move.card) && move.to.length === 2 && round.piles[move.to].length === 0,
    ),
    caughtBy: 'T-PILES',
  },
  {
    does: 'stacks cards of the same colour',
    variant: standard,
    engine: allowing((round, move) =>
      isLaidOn(
        round,
        move,
        (card, top) =>
          colorOf(card) === colorOf(top) &&
          'A23456789TJQK'.indexOf(rankOf(top)) - 'A23456789TJQK'.indexOf(rankOf(card)) === 1,
      ),
    ),
    caughtBy: 'T-PILES',
  },
  {
    does: 'wraps around: a king goes on an ace',
    variant: standard,
    engine: allowing((round, move) =>
      isLaidOn(
        round,
        move,
        (card, top) => rankOf(card) === 'K' && rankOf(top) === 'A' && colorOf(card) !== colorOf(top),
      ),
    ),
    caughtBy: 'T-PILES',
  },
  {
    does: 'compares the top instead of the base when a pile is moved',
    variant: pagat,
    engine: allowing((round, move) => {
      if (move.type !== 'movePile' || move.from === move.to) return false;
      const [moved, onto] = [round.piles[move.from].at(-1), round.piles[move.to].at(-1)];
      return (
        moved !== undefined &&
        onto !== undefined &&
        !(CORNERS as readonly string[]).includes(move.from) &&
        fits(moved, onto)
      );
    }),
    caughtBy: 'T-PILES',
  },
  {
    does: 'leaves the base behind when a pile is moved',
    variant: standard,
    engine: spoiling((after, before, move) =>
      move.type === 'movePile' && before.piles[move.from].length > 1
        ? withPiles(after, { [move.from]: before.piles[move.from].slice(0, 1) })
        : after,
    ),
    caughtBy: 'T-CARDS',
  },
  {
    does: 'loses a drawn card',
    variant: standard,
    engine: spoiling((after, before, move) => (move.type === 'draw' ? { ...after, hands: before.hands } : after)),
    caughtBy: 'T-CARDS',
  },
  {
    does: 'keeps a played card in the hand as well',
    variant: pagat,
    engine: spoiling((after, before, move) =>
      isPlay(move) && before.ply > 5 ? { ...after, hands: before.hands, outcome: null } : after,
    ),
    caughtBy: 'T-CARDS',
  },
  {
    does: 'draws from the bottom of the stock',
    variant: standard,
    engine: spoiling((after, before, move) => {
      const card = before.stock.at(-1);
      if (move.type !== 'draw' || card === undefined) return after;
      const hands = after.hands.map((hand, seat) => (seat === before.turn.seat ? [...hand.slice(0, -1), card] : hand));
      return withTurn({ ...after, hands, stock: before.stock.slice(0, -1) }, { drawnCard: card });
    }),
    caughtBy: 'cards-moved',
  },
  {
    does: 'insists on a draw with an empty stock',
    variant: pagat,
    engine: refusing(({ variant, ...round }, move) => {
      const stock = 'kind' in round ? round.stockSize : round.stock.length;
      return variant.drawTiming !== 'start' && stock === 0 && move.type === 'endTurn';
    }),
    caughtBy: 'T-LIVE',
  },
  {
    does: 'offers the end of the turn beside the draw',
    variant: pagat,
    engine: allowing(({ outcome }, move) => outcome === null && move.type === 'endTurn'),
    caughtBy: 'T-ONE-EXIT',
  },
  {
    does: 'lets a pile be relocated again and again',
    variant: standard,
    engine: spoiling((after) => withTurn(after, { relocated: false })),
    caughtBy: 'T-RELOCATE',
  },
  {
    does: 'counts a relocation as a merge, so that it keeps a blocked round alive',
    variant: standard,
    engine: spoiling((after, before) =>
      after.turn.relocated && !before.turn.relocated ? withTurn(after, { merged: before.turn.merged + 1 }) : after,
    ),
    caughtBy: 'T-RELOCATE',
  },
  {
    does: 'never finds a round blocked',
    variant: standard,
    engine: spoiling((after, before) => {
      if (after.outcome?.type !== 'blocked') return after;
      const { number, seat } = before.turn;
      const turn = {
        number: number + 1,
        seat: (seat + 1) % before.hands.length,
        relocated: false,
        phase: 'play',
      } as const;
      return withTurn({ ...after, outcome: null, idleTurns: 0 }, turn);
    }),
    caughtBy: 'T-END',
  },
  {
    does: 'blocks a round one idle turn too early',
    variant: standard,
    engine: spoiling((after, before) =>
      isHandOver(before, after) && after.idleTurns === after.hands.length - 1
        ? { ...after, outcome: { type: 'blocked' }, turn: before.turn }
        : after,
    ),
    caughtBy: 'R-TURN',
  },
  {
    does: 'hands the turn on against the clock',
    variant: standard,
    engine: spoiling((after, before) => {
      const seats = after.hands.length;
      return isHandOver(before, after) ? withTurn(after, { seat: (before.turn.seat + seats - 1) % seats }) : after;
    }),
    caughtBy: 'R-TURN',
  },
  {
    does: 'lets seat 0 end its turn whatever it owes',
    variant: mustPlay,
    engine: allowing(({ turn, outcome }, move) => outcome === null && turn.seat === 0 && move.type === 'endTurn'),
    caughtBy: 'T-SEATS',
  },
  {
    does: 'takes no spade into a space',
    variant: standard,
    engine: refusing(
      ({ piles }, move) =>
        isPlay(move) && suitOf(move.card) === 's' && piles[move.to].length === 0 && rankOf(move.card) !== 'K',
    ),
    caughtBy: 'T-SYMMETRY',
  },
  {
    does: 'takes no card into a space at W',
    variant: standard,
    engine: refusing(({ piles }, move) => isPlay(move) && move.to === 'W' && piles.W.length === 0),
    caughtBy: 'T-SYMMETRY',
  },
  {
    does: 'takes a king into a space where only other cards may go',
    variant: yorimichiStandard,
    engine: allowing(
      (round, move) =>
        isPlay(move) &&
        handOf(round).includes(move.card) &&
        rankOf(move.card) === 'K' &&
        (CROSS as readonly string[]).includes(move.to) &&
        round.piles[move.to].length === 0,
    ),
    caughtBy: 'R-PLACE',
  },
  {
    does: 'lets a king wait in the hand when it must go to a corner at once',
    variant: yorimichiDrawLast,
    engine: createEngine({
      legalMoves: (round) => legalMoves({ ...round, variant: { ...round.variant, kingObligation: 'none' } }),
    }),
    caughtBy: 'R-PLACE',
  },
  {
    does: 'lets a turn end while a card must be played',
    variant: mustPlay,
    engine: createEngine({
      moveIssue: (round, move) => moveIssue({ ...round, variant: { ...round.variant, playObligation: 'none' } }, move),
    }),
    caughtBy: 'R-DRAW',
  },
  {
    does: 'lets a card that was found be kept',
    variant: wikipediaUntilPlayable,
    engine: spoiling((after) => (after.turn.phase === 'playFound' ? withTurn(after, { phase: 'play' }) : after)),
    caughtBy: 'R-TURN',
  },
  {
    does: 'notices an empty hand only at the end of the turn',
    variant: standard,
    engine: spoiling((after, _, move) =>
      isPlay(move) && after.outcome !== null ? { ...after, outcome: null } : after,
    ),
    caughtBy: 'R-OUT',
  },
  {
    does: 'credits a collected corner to the next seat',
    variant: wikipediaCorners,
    engine: spoiling((after, before) =>
      after.collected === before.collected
        ? after
        : { ...after, collected: [...after.collected.slice(-1), ...after.collected.slice(0, -1)] },
    ),
    caughtBy: 'R-COLLECT',
  },
  {
    does: 'counts no pass when the seat drew',
    variant: jaxChips,
    engine: spoiling((after, before) =>
      isHandOver(before, after) && after.idleTurns === 0 ? { ...after, passes: before.passes } : after,
    ),
    caughtBy: 'R-HANDOVER',
  },
  {
    does: 'charges nothing for a king held at the end',
    variant: standard,
    engine: createEngine({
      scoreRound: (round) => {
        const score = scoreRound(round);
        const points = score.points.map(
          (sum, seat) => sum - 10 * (round.hands?.[seat] ?? []).filter((card) => rankOf(card) === 'K').length,
        );
        return { ...score, points };
      },
    }),
    caughtBy: 'R-SCORE',
  },
  {
    does: 'gives a blocked round to nobody, though the lowest penalty should win it',
    variant: { ...yorimichiStandard, name: 'lowest', blockedWhen: 'passCycle' },
    engine: createEngine({
      scoreRound: (round) =>
        round.outcome?.type === 'blocked' ? { ...scoreRound(round), winners: [] } : scoreRound(round),
    }),
    caughtBy: 'R-WIN',
  },
  {
    does: 'loses the pot of a blocked round',
    variant: jaxChips,
    engine: createEngine({ finishRound: (match, round) => ({ ...finishRound(match, round), pot: 0 }) }),
    caughtBy: 'R-MATCH',
  },
  {
    does: 'lets the same seat deal again',
    variant: standard,
    engine: createEngine({ finishRound: (match, round) => ({ ...finishRound(match, round), dealer: match.dealer }) }),
    caughtBy: 'R-MATCH',
  },
  {
    does: 'keeps a seat in the match that has exactly the points that end it',
    variant: wikipediaElimination,
    engine: createEngine({
      finishRound: (match, round) => {
        const { variant } = match;
        const later = { ...variant, match: { end: 'elimination', scoringTarget: 26 } } as const;
        return { ...finishRound({ ...match, variant: later }, { ...round, variant: later }), variant };
      },
    }),
    caughtBy: 'R-MATCH',
  },
  {
    does: 'deals each hand in one go',
    variant: standard,
    engine: createEngine({
      createRound: (setup) => {
        const round = createRound(setup);
        const size = round.hands[0]?.length ?? 0;
        const lead = round.turn.seat;
        const seats = round.hands.length;
        const hands = round.hands.map((_, seat) => {
          const start = ((seat - lead + seats) % seats) * size;
          return setup.deck.slice(start, start + size);
        });
        return { ...round, hands };
      },
    }),
    caughtBy: 'R-DEAL',
  },
  {
    does: 'puts no card in the place of a king turned up at the deal',
    variant: standard,
    engine: createEngine({
      createRound: (setup) => {
        const { variant = standard } = setup;
        return { ...createRound({ ...setup, variant: { ...variant, kingFlip: 'vacate' } }), variant };
      },
    }),
    caughtBy: 'R-DEAL',
  },
  {
    does: 'shows every hand in a view',
    variant: standard,
    engine: createEngine({ viewFor: (round, seat) => ({ ...viewFor(round, seat), hands: round.hands }) }),
    caughtBy: 'views-hide',
  },
  {
    does: 'shows other seats the card that was drawn last',
    variant: standard,
    engine: createEngine({ viewFor: (round, seat) => ({ ...viewFor(round, seat), turn: round.turn }) }),
    caughtBy: 'views-hide',
  },
  {
    does: 'tells other seats the card that is drawn, by its event',
    variant: standard,
    engine: createEngine({ redactEvents: (events, seat) => (seat === null ? redactEvents(events, seat) : events) }),
    caughtBy: 'views-hide',
  },
  {
    does: 'reads the stock to judge a move',
    variant: standard,
    engine: refusing(
      (round, move) =>
        'stock' in round && round.stock[0] !== undefined && rankOf(round.stock[0]) === 'A' && isPlay(move),
    ),
    caughtBy: 'views-suffice',
  },
  {
    does: 'changes the hand that it is given',
    variant: standard,
    engine: createEngine({
      applyMove: (round, move) => {
        const after = applyMove(round, move);
        (round.hands[0] as Card[]).sort();
        return after;
      },
    }),
    caughtBy: 'input-unchanged',
  },
  {
    does: 'makes all piles anew at every move',
    variant: standard,
    engine: spoiling((after) => ({ ...after, piles: structuredClone(after.piles) })),
    caughtBy: 'identity',
  },
  {
    does: 'keeps a value in the state that JSON does not know',
    variant: standard,
    engine: spoiling((after) => (after.ply % 5 === 4 ? { ...after, idleTurns: -after.idleTurns } : after)),
    caughtBy: 'plain-json',
  },
  {
    does: 'deals another way every second time',
    variant: standard,
    engine: createEngine({
      createRound: (setup) => {
        deals += 1;
        return createRound(deals % 2 === 0 ? setup : { ...setup, deck: setup.deck.toReversed() });
      },
    }),
    caughtBy: 'repeatable',
  },
  {
    does: 'takes an illegal move for no move instead of refusing it',
    variant: standard,
    engine: createEngine({
      applyMove: (round, move) => (moveIssue(round, move) === null ? applyMove(round, move) : round),
    }),
    caughtBy: 'T-LEGAL',
  },
  {
    does: 'moves any pile into an empty corner',
    variant: standard,
    engine: allowing(({ piles }, move) => {
      const isFromCross = move.type === 'movePile' && (CROSS as readonly string[]).includes(move.from);
      return isFromCross && piles[move.from].length > 0 && move.to.length === 2 && piles[move.to].length === 0;
    }),
    caughtBy: 'T-CORNER',
  },
  {
    does: 'plays on when a seat is out',
    variant: pagat,
    engine: spoiling((after) => (after.outcome?.type === 'out' ? { ...after, outcome: null } : after)),
    caughtBy: 'T-NO-DEADLOCK',
  },
  {
    does: 'counts every relocation as a merge, which allows the next one',
    variant: standard,
    engine: spoiling((after, before) =>
      after.turn.relocated ? withTurn(after, { merged: before.turn.merged + 1, relocated: false }) : after,
    ),
    caughtBy: 'T-TURN',
  },
  {
    does: 'allows a second relocation in a row',
    variant: standard,
    engine: createEngine({
      moveIssue: (round, move) => {
        const issue = moveIssue(round, move);
        return issue === 'relocation-repeated' ? null : issue;
      },
    }),
    caughtBy: 'R-PILE',
  },
  {
    does: 'tells nobody that a turn began',
    variant: standard,
    engine: createEngine({
      transition: (round, move) => {
        const { events, ...rest } = transition(round, move);
        return { ...rest, events: events.filter(({ type }) => type !== 'turnStarted') };
      },
    }),
    caughtBy: 'events-tell-all',
  },
  {
    does: 'samples rounds without a look at the own hand',
    variant: standard,
    engine: createEngine({
      sampleRound: (view, random) => {
        const round = sampleRound(view, random);
        return { ...round, hands: round.hands.toReversed() };
      },
    }),
    caughtBy: 'samples-fit',
  },
  {
    does: 'forgets the passes in a save',
    variant: jaxChips,
    engine: createEngine({
      serializeRound: (round) => serializeRound({ ...round, passes: round.passes.map(() => 0) }),
    }),
    caughtBy: 'saves-hold-all',
  },
  {
    does: 'leaves the whole deck in a redacted record',
    variant: standard,
    engine: createEngine({ redactRecord: (record, seat) => ({ ...redactRecord(record, seat), deck: record.deck }) }),
    caughtBy: 'records-replay',
  },
];
