import type { Pile, PileId } from '../rules/piles.js';
import { positionOf } from '../rules/position.js';
import type { RoundState, RoundView } from '../rules/state.js';

/**
 * The table as several lines of text, for terminals and test failures: the piles where they lie, from base to top, the hands by seat,
 * and whose turn it is (`>`). Of a view, only what it shows. Cards and piles are written as {@link parseMove} reads them.
 *
 * @example
 * ```ts
 * import { createRound, drawTable, shuffleDeck, viewFor } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * drawTable(viewFor(round, 1)).split('\n')[3]; // 'W  4c          stock 34       E  8c'
 * ```
 */
export function drawTable(round: RoundState | RoundView): string {
  const { variant, hands, stock, piles, collected, turn, outcome } = positionOf(round);
  const cell = (id: PileId): string => `${id.padEnd(2)} ${pileText(piles[id])}`.padEnd(15);
  const row = (...cells: readonly string[]): string => cells.join('').trimEnd();
  const seats = hands.map((hand, seat) => {
    const corners = collected[seat]?.length ?? 0;
    const cards = hand.includes(null) ? `${hand.length} card${hand.length === 1 ? '' : 's'}` : hand.join(' ');
    const mark = outcome === null && seat === turn.seat ? '>' : ' ';
    return row(`${mark} seat ${seat}  ${cards}`, corners > 0 ? `  (corners ${corners})` : '');
  });
  const state = outcome === null ? turn.phase : outcome.type === 'out' ? `seat ${outcome.seat} went out` : outcome.type;
  return [
    `${variant.name}, turn ${turn.number}: ${state}`,
    '',
    row(cell('NW'), cell('N'), cell('NE')),
    row(cell('W'), `stock ${stock.length}`.padEnd(15), cell('E')),
    row(cell('SW'), cell('S'), cell('SE')),
    '',
    ...seats,
  ].join('\n');
}

/** A pile runs down from its base, so that its ends tell its ranks. */
function pileText(pile: Pile): string {
  return [...new Set([pile[0], pile[pile.length - 1]])].join(pile.length > 2 ? ' … ' : ' ') || '-';
}
