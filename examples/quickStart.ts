/**
 * A whole match to 25 points between three seats that move at random, told turn by turn. The same seed tells the same story.
 *
 *     npm start              the match of the README
 *     npm start -- my-seed   another one
 */
import {
  type Card,
  CORNERS,
  CROSS,
  cardLabel,
  createMatch,
  createRandom,
  drawForDealer,
  finishRound,
  formatMove,
  legalMoves,
  type MatchState,
  type PileId,
  type RoundState,
  scoreRound,
  shuffleDeck,
  standard,
  standings,
  startRound,
  transition,
} from 'kings-corner';

process.stdout.on('error', () => process.exit()); // a reader such as `head` may stop before the end

const SEATS = 3;
const seed = process.argv[2] ?? 'quick start';
const random = createRandom(`${seed}: moves`);

const dealer = drawForDealer(standard, SEATS, shuffleDeck(`${seed}: dealer`));
let match = createMatch({ variant: standard, seats: SEATS, dealer });
console.log(`Kings in the Corner: ${SEATS} seats, a match to 25 points, seed "${seed}"`);
console.log(`Seat ${dealer} drew the lowest card and deals first.`);

while (match.status === 'live') {
  const number = match.rounds.length + 1;
  console.log(`\n── Round ${number}, dealt by seat ${match.dealer} ${'─'.repeat(40)}\n`);
  const finished = playRound(startRound(match, shuffleDeck(`${seed}: round ${number}`)));
  match = finishRound(match, finished);
  tellScore(finished, match);
}

console.log(`\nThe match is over after ${match.rounds.length} rounds.`);
for (const { place, seats, total } of standings(match))
  console.log(`  ${place}. seat ${seats.join(' and ')}: ${total} points`);

/** Plays a round to its end, each move chosen at random among the legal ones. */
function playRound(start: RoundState): RoundState {
  let round = start;
  tellTable(round);
  while (round.outcome === null) {
    const { number, seat } = round.turn;
    const moves: string[] = [];
    while (round.outcome === null && round.turn.number === number) {
      const choices = legalMoves(round);
      const move = choices[Math.floor(random() * choices.length)];
      if (move === undefined) throw new Error('a live round always has a legal move');
      const next = transition(round, move);
      const drawn = next.events.find((event) => event.type === 'cardDrawn')?.card;
      moves.push(drawn ? `draws ${cardLabel(drawn)}` : formatMove(move));
      round = next.round;
    }
    console.log(`  turn ${String(number).padStart(2)}  seat ${seat}: ${moves.join(', ')}`);
    tellTable(round);
  }
  return round;
}

/** The piles, the stock and the hands. */
function tellTable({ piles, stock, hands }: RoundState): void {
  const label = (id: PileId): string => {
    const cards = piles[id];
    const [base, top] = [cards[0], cards.at(-1)];
    if (base === undefined || top === undefined) return `${id} –`;
    return cards.length === 1 ? `${id} ${cardLabel(top)}` : `${id} ${cardLabel(base)}…${cardLabel(top)}`;
  };
  console.log(`           ${[...CROSS, ...CORNERS].map(label).join('   ')}   stock ${stock.length}`);
  hands.forEach((hand, seat) => {
    console.log(`           hand ${seat}: ${tellHand(hand)}`);
  });
}

function tellHand(hand: readonly Card[]): string {
  return hand.length === 0 ? '(empty)' : hand.map(cardLabel).join(' ');
}

function tellScore(round: RoundState, { totals }: MatchState): void {
  const { outcome, points } = scoreRound(round);
  const end = outcome.type === 'out' ? `Seat ${outcome.seat} goes out.` : 'The round is blocked.';
  console.log(`\n  ${end} Points: ${points.join(', ')}. Totals: ${totals.join(', ')}.`);
}
