import {
  applyMove,
  CARDS,
  type Card,
  CORNERS,
  canRedo,
  createHistory,
  createRandom,
  createRound,
  handPoints,
  legalMoves,
  type Move,
  moveIssue,
  PRESETS,
  push,
  type RoundState,
  redactEvents,
  redo,
  scoreRound,
  shuffleDeck,
  standard,
  transition,
  tryApplyMove,
  undo,
  viewFor,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { frozen } from '../rules/freezing.js';
import { deckOf, issue, legal, played, position } from '../rules/positions.js';
import { walkOf, watchersOf } from '../walks.js';

// Faults that were found in other implementations of the game; each is named by what it does.

const TIMINGS = ['start', 'end', 'whenStuck', 'untilPlayable'] as const;

it('refuses no king at an empty corner, from a hand or from the cross, early or late', () => {
  for (const king of ['Kc', 'Kd', 'Kh', 'Ks']) {
    const inHand = position({ hands: [`${king} 2c`, '3c'], piles: { N: '9c', E: '9d', S: '9h', W: '9s' } });
    const inCross = position({ hands: ['2c', '3c'], piles: { N: king, E: '9d', S: '9h', W: '9s' } });
    for (const corner of CORNERS) {
      expect(played(inHand, `${king}@${corner}`).piles[corner]).toEqual([king]);
      expect(played(inCross, `N>${corner}`).piles[corner]).toEqual([king]);
    }
  }
  const last = position({ hands: ['Ks 2c', '3c'], piles: { N: '9c', NE: 'Kc Qd', SE: 'Kd', NW: 'Kh' } });
  expect(issue(last, 'Ks@SW')).toBeNull();
});

it('lets no card but a king open a corner', () => {
  const refused = CARDS.filter((card) => {
    const round = position({ hands: [card, card === '3c' ? '4c' : '3c'], piles: {} });
    return CORNERS.every((corner) => issue(round, `${card}@${corner}`) === 'corner-needs-king');
  });
  expect(refused).toEqual(CARDS.filter((card) => !card.startsWith('K')));
  const cross = position({ hands: ['2c', '3c'], piles: { N: 'Qh Jc' } });
  expect(CORNERS.map((corner) => issue(cross, `N>${corner}`))).toEqual(Array(4).fill('corner-needs-king'));
});

it('stacks no card that does not fit: not of the same colour, not two lower, not higher, not a king on an ace', () => {
  const round = position({
    hands: ['8c 8s 7h Th Tc 9d Ks Kd', '3c'],
    piles: { N: '9c', E: '2c Ah', S: '5c', W: '4d' },
  });
  const onNine = ['8c', '8s', '7h', 'Th', 'Tc', '9d'].map((card) => issue(round, `${card}@N`));
  expect(onNine).toEqual(Array(6).fill('does-not-fit'));
  expect(['Ks@E', 'Kd@E'].map((move) => issue(round, move))).toEqual(['does-not-fit', 'does-not-fit']);
  for (const move of ['8c@N', 'Ks@E']) expect(() => played(round, move)).toThrow('does-not-fit');
});

it('compares the base of the moved pile with the top of the other, not top with top or base with base', () => {
  const hands = ['2c', '3c'];
  const fits = position({ hands, piles: { N: 'Td 9s', E: '8h 7c', S: '3s', W: '3h' } });
  expect([issue(fits, 'E>N'), issue(fits, 'N>E')]).toEqual([null, 'does-not-fit']);
  expect(played(fits, 'E>N').piles).toMatchObject({ N: ['Td', '9s', '8h', '7c'], E: [] });
  const tops = position({ hands, piles: { N: 'Td 9s', E: '9c 8h', S: '3s', W: '3h' } });
  expect(issue(tops, 'E>N')).toBe('does-not-fit'); // its top, 8h, would fit
  const bases = position({ hands, piles: { N: 'Td 9s', E: '9c 8d', S: '3s', W: '3h' } });
  expect(issue(bases, 'E>N')).toBe('does-not-fit'); // it would fit the base
});

it.each(TIMINGS)('a turn goes on and ends with an empty stock, under drawTiming %s', (drawTiming) => {
  for (const hand of ['8d 2c', '6d 2c']) {
    const round = position({
      variant: { drawTiming },
      hands: ['3d 3h', hand],
      piles: { N: '9c', E: '9s', S: '5c', W: '5s' },
      turn: { seat: 0 },
    });
    const next = played(round, '.');
    expect([next.turn.seat, next.turn.phase]).toEqual([1, 'play']);
    expect(legal(next).split(' ').at(-1)).toBe('.');
    expect(issue(next, 'd')).toBe('stock-empty');
  }
});

it('no preset is left without a move when its stock runs out', () => {
  for (const [seed, variant] of Object.values(PRESETS).entries()) {
    const { rounds } = walkOf(seed + 100, variant);
    const dead = rounds.filter((round) => round.outcome === null && legalMoves(round).length === 0);
    expect([variant.name, dead]).toEqual([variant.name, []]);
  }
});

it('an undo loses no card and doubles none, and play after it goes on as if nothing had been undone', () => {
  const cardsOf = ({ hands, stock, piles, collected }: RoundState): readonly Card[] =>
    [hands, stock, Object.values(piles), collected.flat()].flat(2);
  for (const [seed, variant] of Object.values(PRESETS).entries()) {
    const random = createRandom(variant.name);
    const { rounds, moves } = walkOf(seed + 300, variant);
    let history = createHistory(rounds[0] as RoundState); // a walk has at least one round
    let undone = 0;
    for (const [ply, move] of moves.entries()) {
      history = push(history, applyMove(history.present, move));
      const played = history.present;
      for (let steps = Math.floor(random() * 4); steps > 0; steps -= 1) {
        history = undo(history, { unlimited: random() < 0.5 });
        undone += played === history.present ? 0 : 1;
        if (cardsOf(history.present).toSorted().join() !== CARDS.toSorted().join()) throw new Error('not the 52 cards');
      }
      while (canRedo(history)) history = redo(history);
      if (history.present !== played || history.past.length !== ply + 1) throw new Error('not where it was');
    }
    expect([variant.name, undone > 0, history.present]).toEqual([variant.name, true, rounds.at(-1)]);
  }
});

it('an undo gives a played card back to the hand, once, and takes it off the pile', () => {
  const round = position({ hands: ['8d 8h 2c', '3c'], piles: { N: '9c', E: '9s' } });
  const laid = push(push(createHistory(round), played(round, '8d@N')), played(round, '8d@N 8h@E'));
  const back = undo(undo(laid)).present;
  expect([back.hands[0], back.piles.N, back.piles.E]).toEqual([['8d', '8h', '2c'], ['9c'], ['9s']]);
  const again = push(undo(laid), played(undo(laid).present, 'N>W'));
  expect([again.present.hands[0], again.present.piles.N, again.present.piles.W]).toEqual([
    ['8h', '2c'],
    [],
    ['9c', '8d'],
  ]);
  expect(canRedo(again)).toBe(false);
});

// More about seeds and shuffles in test/chance: the published decks, the bare remainder, every order and every place.

it('a seed does not collapse: long ones are not cut, texts are not alike, no place of the deck is empty', () => {
  const seeds = ['1', '4294967297', '18446744073709551617', '', 'a', 'b', 'ab', 'ba', 'hello', 'Hello', '0', '00'];
  const long = [1, 2].map((last) => new Uint8Array(100).fill(last, 99));
  const decks = [...seeds, ...long].map((seed) => shuffleDeck(seed));
  expect(new Set(decks.map((deck) => deck.join())).size).toBe(seeds.length + long.length);
  for (const deck of decks) expect(deck.toSorted()).toEqual(CARDS.toSorted());
  for (const number of [1, 2 ** 32 + 1, {}, undefined]) expect(() => shuffleDeck(number as never)).toThrow(/^seed: /);
});

it('a shuffle is not biased: cards stay in their places, and next to their neighbours, as often as chance has it', () => {
  const shuffles = 4000;
  let fixed = 0;
  let neighbours = 0;
  for (let seed = 0; seed < shuffles; seed += 1) {
    const deck = shuffleDeck(`deal ${seed}`);
    const places = deck.map((card) => CARDS.indexOf(card));
    fixed += places.filter((place, index) => place === index).length;
    neighbours += places.filter((place, index) => places[index + 1] === place + 1).length;
  }
  // each is close to a Poisson number of mean 1 for a deck (51/52 neighbours): six deviations either way
  const within = 6 * Math.sqrt(shuffles);
  expect(Math.abs(fixed - shuffles)).toBeLessThan(within);
  expect(Math.abs(neighbours - (shuffles * 51) / 52)).toBeLessThan(within);
});

it('pile moves keep no blocked round alive for ever', () => {
  /** Moves a pile whenever that is legal, into a space rather than onto another pile; ends the turn when nothing else is left. */
  const stubborn = (round: RoundState): Move => {
    const moves = legalMoves(round);
    const pileMoves = moves.filter((move) => move.type === 'movePile');
    const relocation = pileMoves.find(({ to }) => to.length === 1 && round.piles[to].length === 0);
    return relocation ?? pileMoves[0] ?? moves.find(({ type }) => type !== 'play') ?? (moves[0] as Move); // live: it has moves
  };
  for (const variant of Object.values(PRESETS)) {
    if (variant.blockedWhen !== 'passCycle') continue;
    const seats = variant.seats.max;
    let round = createRound({ variant, seats, deck: shuffleDeck(variant.name) });
    // a turn of 2h + 4 plays, merges and transfers, each with a relocation before and after it, and its end
    const most = (148 + 101 * seats) * 300;
    while (round.outcome === null && round.ply < most) round = applyMove(round, stubborn(round));
    expect([variant.name, round.outcome]).not.toEqual([variant.name, null]);
    expect(round.turn.number).toBeLessThanOrEqual(148 + 101 * seats);
  }
});

it('charges a held king ten points, also of the seat that could have played it, and of a blocked round', () => {
  expect(handPoints(['Kc', 'Kd', '2c'], standard)).toBe(21);
  const out = played(position({ hands: ['8d', 'Kh 2c'], piles: { N: '9c' } }), '8d@N');
  expect(scoreRound(out).points).toEqual([0, 11]);
  const blocked = played(position({ hands: ['6d', 'Kh 2c'], piles: { N: '9c', E: '9s', S: '5c', W: '5s' } }), '. .');
  expect(scoreRound(blocked).points).toEqual([1, 11]);
});

it('shows no card of another hand or of the stock, in a view or in redacted events, until the round is over', () => {
  for (const [seed, variant] of Object.values(PRESETS).entries()) {
    const { rounds, moves } = walkOf(seed + 200, variant);
    for (const [ply, round] of rounds.entries()) {
      const move = moves[ply - 1];
      const before = rounds[ply - 1];
      const events = move === undefined || before === undefined ? [] : transition(before, move).events;
      for (const seat of watchersOf(round)) {
        const hands = round.outcome === null ? round.hands.filter((_, of) => of !== seat) : [];
        const shown = JSON.stringify([viewFor(round, seat), redactEvents(events, seat)]);
        const leaked = [...hands, round.stock].flat().filter((card) => shown.includes(`"${card}"`));
        if (leaked.length > 0) throw new Error(`${variant.name}, ply ${ply}: seat ${seat} sees ${leaked.join(' ')}`);
      }
    }
  }
});

it("changes nothing of the caller's: not the deck, the round, the move or the variant", () => {
  const round = position({
    variant: { drawTiming: 'end', completedCorners: 'collect' },
    hands: ['8d 2c', '3c 3d'],
    piles: { N: '9c', E: 'Th', S: 'Kc' },
    stock: '5c 5d',
  });
  const before = structuredClone(round);
  const moves: readonly Move[] = [
    { type: 'play', card: '8d', to: 'N' },
    { type: 'movePile', from: 'N', to: 'E' },
    { type: 'movePile', from: 'S', to: 'NE' },
    { type: 'movePile', from: 'N', to: 'W' },
    { type: 'draw' },
  ];
  for (const move of moves) {
    const copy = structuredClone(move);
    expect(applyMove(round, move)).not.toEqual(round);
    expect(moveIssue(round, move)).toBeNull();
    expect(tryApplyMove(round, move).ok).toBe(true);
    expect([round, move]).toEqual([before, copy]);
    expect(applyMove(frozen(structuredClone(round)), frozen(copy))).toEqual(applyMove(round, move));
  }
  const deck: Card[] = deckOf('Kc 5d');
  createRound({ seats: 3, deck });
  expect(deck).toEqual(deckOf('Kc 5d'));
  expect(standard).toEqual(structuredClone(PRESETS.standard));
});
