import type { Card } from '../../src/rules/cards.js';
import type { PileId } from '../../src/rules/piles.js';
import type { Move } from './round.js';

/** Move text: `d` draw, `Qh@N` play, `N>NE` pile, `.` end of turn. */
export function formatMove(move: Move): string {
  switch (move.type) {
    case 'draw':
      return 'd';
    case 'play':
      return `${move.card}@${move.to}`;
    case 'movePile':
      return `${move.from}>${move.to}`;
    case 'endTurn':
      return '.';
  }
}

/** The move of a text that is known to be one, as in the vectors. */
export function parseMove(text: string): Move {
  if (text === 'd') return { type: 'draw' };
  if (text === '.') return { type: 'endTurn' };
  const [left, right] = text.split(/[@>]/);
  const to = right as PileId; // the vectors hold nothing else
  if (text.includes('@')) return { type: 'play', card: left as Card, to };
  if (text.includes('>')) return { type: 'movePile', from: left as PileId, to };
  throw new Error(`${text} is no move`);
}
