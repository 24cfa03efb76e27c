/**
 * A dealer and three players exchange messages as JSON. First everybody is honest; then the dealer cheats in five ways, one
 * round for each, and somebody notices every time.
 *
 *     npm run example -- examples/fairDeal.ts
 */
import { createRandom, legalMoves, type Move } from 'kings-corner';
import {
  commitList,
  createDealer,
  createWitness,
  type FairDealer,
  type FairMessage,
  newSecret,
  type RoundWitness,
} from 'kings-corner/fair';

process.stdout.on('error', () => process.exit()); // a reader such as `head` may stop before the end

/** What a dealer makes of a message on its way to, or from, a player. */
type Tamper = (message: FairMessage, player: string, dealer: FairDealer) => FairMessage;

const PLAYERS = ['dealer', 'ann', 'bob', 'cyd'] as const;
const OTHER = newSecret(); // 32 bytes that belong nowhere

let listSeen: readonly string[] = [];

const honest: Tamper = (message) => message;

const cheats: readonly (readonly [how: string, tamper: Tamper])[] = [
  [
    'puts a commitment of its own in the place of bob’s',
    (message) => (message.type === 'list' ? { ...message, commitments: message.commitments.with(2, OTHER) } : message),
  ],
  [
    'shows cyd another list than the others',
    (message, player, dealer) => {
      if (player !== 'cyd') return message;
      if (message.type === 'list') {
        listSeen = message.commitments;
        return { ...message, commitments: message.commitments.with(1, OTHER) };
      }
      return message.type === 'reveal' ? { ...message, list: commitList(dealer.context, listSeen) } : message;
    },
  ],
  [
    'gives ann another card than the one that is fixed',
    (message, player) => {
      if (message.type !== 'cards' || player !== 'ann') return message;
      const openings = message.openings.map((opening) => ({ ...opening, card: (opening.card + 1) % 52 }));
      return { ...message, openings };
    },
  ],
  [
    'lets bob draw the second card of the stock and keeps the first',
    (message, player, dealer) => {
      const [drawn, ...rest] = message.type === 'cards' && player === 'bob' ? message.openings : [];
      if (message.type !== 'cards' || drawn === undefined || rest.length > 0) return message;
      return { ...message, openings: dealer.openings().slice(drawn.index + 1, drawn.index + 2) };
    },
  ],
  [
    'leaves a move out of the record',
    (message) =>
      message.type === 'end'
        ? { ...message, record: { ...message.record, moves: message.record.moves.slice(1) } }
        : message,
  ],
];

console.log(`Everybody is honest: ${playRound(honest)}`);
for (const [how, tamper] of cheats) console.log(`The dealer ${how}: ${playRound(tamper)}`);

/** Plays a round at random, and tells how it ended. */
function playRound(tamper: Tamper): string {
  const dealer = createDealer({ game: 'example', round: 1, seats: 3, players: PLAYERS, secret: newSecret() });
  const ends = new Map<string, RoundWitness>();
  const random = createRandom('example');
  let noticed = '';

  function send(outgoing: ReturnType<FairDealer['receive']>): void {
    for (const { to, message } of outgoing) {
      for (const player of PLAYERS.slice(1)) {
        if (noticed === '' && (to === null || to === player))
          arrive(player, JSON.stringify(tamper(message, player, dealer)));
      }
    }
  }

  function arrive(player: string, text: string): void {
    const message: unknown = JSON.parse(text);
    const end = ends.get(player);
    if (end === undefined) {
      ends.set(player, createWitness(message, { player, secret: newSecret() }));
      return;
    }
    const { ok, checks } = end.receive(message);
    const fault = checks.find(({ status }) => status === 'fail');
    if (!ok) noticed = `${player} notices. ${fault?.detail}`;
  }

  function answer(player: string, message: FairMessage): void {
    if (noticed === '') send(dealer.receive(player, JSON.parse(JSON.stringify(tamper(message, player, dealer)))));
  }

  send(dealer.start());
  for (const [player, end] of ends) answer(player, end.commit());
  for (const [player, end] of ends) if (noticed === '') answer(player, end.reveal());
  while (noticed === '' && dealer.step() === 'play') {
    const round = dealer.round();
    const moves = legalMoves(round);
    const { seat } = round.turn;
    const player = PLAYERS[seat + 1] ?? '';
    const end = ends.get(player);
    if (end) answer(player, end.move(seat, moves[Math.floor(random() * moves.length)] as Move));
  }
  if (noticed === '') send(dealer.end());
  return noticed || `ann, bob and cyd have witnessed all ${dealer.round().ply} moves.`;
}
