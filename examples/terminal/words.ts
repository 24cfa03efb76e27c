import { cardLabel, formatMove, type Move, type RoundEvent, type RoundScore, type Seat } from 'kings-corner';

/** What a player of the table would say of an event; `null` for what goes without saying. `you` is the seat of the listener. */
export function tellEvent(event: RoundEvent, you: Seat | null): string | null {
  const isYou = event.seat === you;
  const who = isYou ? 'You' : `Seat ${event.seat}`;
  const does = (verb: string): string => `${who} ${verb}${isYou ? '' : 's'}`;
  switch (event.type) {
    case 'cardDrawn':
      return `${does('draw')} ${event.card === null ? 'a card' : cardLabel(event.card)}.`;
    case 'cardPlayed':
      return `${does('play')} ${cardLabel(event.card)} on ${event.to}.`;
    case 'pileMoved':
      return `${does('move')} the pile at ${event.from} to ${event.to}.`;
    case 'cornerCollected':
      return `${does('collect')} the corner ${event.from}.`;
    case 'roundEnded':
      return event.outcome.type === 'out' ? `${does('play')} the last card of the hand.` : 'Nobody can go on.';
    case 'turnEnded':
    case 'turnStarted':
    case 'phaseChanged':
      return null;
  }
}

/** A move as a line of the menu. */
export function tellMove(move: Move): string {
  switch (move.type) {
    case 'draw':
      return `draw a card  (${formatMove(move)})`;
    case 'play':
      return `play ${cardLabel(move.card)} on ${move.to}  (${formatMove(move)})`;
    case 'movePile':
      return `move the pile at ${move.from} to ${move.to}  (${formatMove(move)})`;
    case 'endTurn':
      return `end the turn  (${formatMove(move)})`;
  }
}

/** What a round came to, for the seats of the round. */
export function tellScore({ winners, points, pot }: RoundScore, you: Seat | null): string {
  const name = (seat: Seat): string => (seat === you ? 'you' : `seat ${seat}`);
  const won =
    winners.length === 0 ? 'Nobody wins the round.' : `The round is won by ${winners.map(name).join(' and ')}.`;
  const scored = points.some((number) => number > 0)
    ? ` Points: ${points.map((number, seat) => `${name(seat)} ${number}`).join(', ')}.`
    : '';
  return won + scored + (pot > 0 ? ` ${pot} chips stay in the pot.` : '');
}
