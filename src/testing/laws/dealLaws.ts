import { isEqualData } from '../../rules/equality.js';
import { CORNERS, CROSS, PILES } from '../../rules/piles.js';
import type { RoundState } from '../../rules/state.js';
import { dealSizeFor } from '../../rules/variant.js';
import type { Engine } from '../engine.js';
import { isKingCard } from '../placement.js';
import type { Deal } from '../walk.js';
import type { WalkLaw } from './law.js';
import { rotation } from './symmetryLaws.js';

/** R-DEAL, R-CROSS, R-FLIP, R-LEAD */
export const dealsInOrder: WalkLaw = {
  of: 'walk',
  says: 'Cards are dealt one at a time from the seat after the dealer, then the cross; kings turned up go where the variant says.',
  check({ deal, rounds }, engine) {
    const start = rounds[0];
    if (deal === null || start === undefined) return null;
    const problem = dealProblem(deal, start, engine);
    return problem === null ? null : { ply: 0, problem };
  },
};

function dealProblem(deal: Deal, start: RoundState, engine: Engine): string | null {
  const { variant, seats, dealer, deck } = deal;
  const size = dealSizeFor(variant, seats);
  const lead = (dealer + 1) % seats;
  if (start.hands.length !== seats) return `${start.hands.length} hands are dealt to ${seats} seats`;
  for (const [seat, hand] of start.hands.entries()) {
    const place = (seat - lead + seats) % seats;
    const expected = Array.from({ length: size }, (_, round) => deck[place + round * seats]);
    if (!isEqualData(hand, expected)) return `seat ${seat} is dealt ${hand.join(' ')} instead of ${expected.join(' ')}`;
  }
  const rest = deck.slice(seats * size);
  const table = tableFrom(rest, variant.kingFlip);
  const pile = PILES.find((id) => !isEqualData(start.piles[id], table.piles[id] ?? []));
  if (pile !== undefined) return `at ${pile} lies ${start.piles[pile].join(' ') || 'nothing'}`;
  if (!isEqualData(start.stock, rest.slice(table.dealt))) return `the stock is ${start.stock.join(' ')}`;
  const { number, seat, phase } = start.turn;
  if (number !== 1 || seat !== lead) return `seat ${seat} leads with turn ${number}`;
  const first = variant.drawTiming === 'start' && start.stock.length > 0 ? 'draw' : 'play';
  if (phase !== first) return `the first turn begins in phase ${phase}`;
  if (!isEqualData(blank(start), blankFor(seats)) || start.dealer !== dealer)
    return `not a fresh round: ${JSON.stringify(blank(start))}`;
  const further = (dealer + 1) % seats;
  const rotated = engine.createRound({ ...deal, dealer: further });
  return isEqualData(rotated, rotation(seats, 1).round(start))
    ? null
    : `with seat ${further} as dealer the deal is not rotated`;
}

/** What is turned up for the cross, by R-CROSS and R-FLIP: one card after another, as at a table. */
function tableFrom(
  cards: Deal['deck'],
  kingFlip: RoundState['variant']['kingFlip'],
): { readonly piles: Partial<RoundState['piles']>; readonly dealt: number } {
  const piles: Partial<Record<(typeof PILES)[number], readonly [Deal['deck'][number]]>> = {};
  const places = [...CROSS];
  const corners = [...CORNERS];
  let dealt = 0;
  while (places.length > 0 && dealt < cards.length) {
    const card = cards[dealt] as Deal['deck'][number]; // dealt is below the length
    dealt += 1;
    const isFlipped = isKingCard(card) && kingFlip !== 'stay';
    const place = isFlipped ? corners.shift() : places.shift();
    if (place !== undefined) piles[place] = [card];
    if (isFlipped && kingFlip === 'vacate') places.shift();
  }
  return { piles, dealt };
}

function blank({ collected, turn, passes, idleTurns, ply, outcome }: RoundState): object {
  const { drawn, played, merged, relocated, drawnCard } = turn;
  return { collected, passes, idleTurns, ply, outcome, drawn, played, merged, relocated, drawnCard };
}

function blankFor(seats: number): object {
  const each = Array.from({ length: seats });
  return {
    collected: each.map(() => []),
    passes: each.map(() => 0),
    idleTurns: 0,
    ply: 0,
    outcome: null,
    drawn: 0,
    played: 0,
    merged: 0,
    relocated: false,
    drawnCard: null,
  };
}
