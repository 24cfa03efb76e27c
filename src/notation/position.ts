import type { Card } from '../rules/cards.js';
import { isEqualData } from '../rules/equality.js';
import { PILES } from '../rules/piles.js';
import { positionOf } from '../rules/position.js';
import { PRESETS, standard } from '../rules/presets.js';
import { isView } from '../rules/situation.js';
import type { RoundState, RoundView } from '../rules/state.js';
import type { Variant } from '../rules/variant.js';

/**
 * A position as one line of text: the variant, then fields such as `N=KhQs`, without those that are empty or 0. Cards that a view
 * hides are `?`.
 *
 * @see docs/notation.md
 * @example
 * ```ts
 * import { createRound, formatPosition, shuffleDeck, viewFor } from 'kings-corner';
 * const round = createRound({ seats: 2, deck: shuffleDeck('hello') });
 * formatPosition(viewFor(round, null)).slice(0, 58); // 'standard view=- dealer=1 N=Qd E=8c S=3s W=4c hands=???????'
 * ```
 */
export function formatPosition(round: RoundState | RoundView): string {
  const { variant, dealer, hands, stock, piles, collected, turn, passes, idleTurns, ply, outcome } = positionOf(round);
  const fields: Readonly<Record<string, unknown>> = {
    dealer,
    ...Object.fromEntries(PILES.map((id) => [id, cardsText(piles[id])])),
    hands: hands.map(cardsText).join('/'),
    stock: cardsText(stock),
    collected: collected.map((own) => own.map(cardsText).join(',')).join('/'),
    turn: turn.number,
    seat: turn.seat,
    phase: turn.phase,
    drawn: turn.drawn,
    drawnCard: turn.drawnCard ?? '',
    played: turn.played,
    merged: turn.merged,
    relocated: turn.relocated ? 1 : 0,
    passes: passes.join('/'),
    idleTurns,
    ply,
    outcome: outcome === null ? '' : outcome.type === 'out' ? `out:${outcome.seat}` : outcome.type,
  };
  const words = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const view = isView(round) ? [`view=${round.seat ?? '-'}`] : [];
  return [variantText(variant), ...view, ...words.filter((word) => !/=[0/]*$/.test(word))].join(' ');
}

function cardsText(cards: readonly (Card | null)[]): string {
  return cards.map((card) => card ?? '?').join('');
}

/** The name of a preset, or JSON of what differs from `standard`, in printable ASCII without spaces. */
function variantText(variant: Variant): string {
  const { name } = variant;
  if (Object.hasOwn(PRESETS, name) && isEqualData(PRESETS[name as keyof typeof PRESETS], variant)) return name;
  const differs = ([option, value]: [string, unknown]): boolean =>
    !isEqualData(value, standard[option as keyof Variant]);
  const json = JSON.stringify(Object.fromEntries(Object.entries(variant).filter(differs)));
  return json.replace(/[^!-~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
