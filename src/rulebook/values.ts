import { RANKS, type Rank } from '../rules/cards.js';
import { dealSizeFor, type Variant } from '../rules/variant.js';
import { fill, type Values } from './fill.js';
import { flagsOf } from './flags.js';
import type { Messages, Thing } from './messages.js';
import { pointRows } from './points.js';

/** What the slots and flags of a catalogue stand for under a variant. */
export function valuesOf(variant: Variant, messages: Messages): Values {
  const { locale, groups } = messages;
  const { seats, scoring, match } = variant;
  const between = (min: number): number[] => Array.from({ length: seats.max + 1 - min }, (_, index) => min + index);
  const counts = between(match.end === 'elimination' ? 2 : seats.min); // R-MATCH: after eliminations every count from 2 up
  const flags = flagsOf(variant, counts);
  const all = (items: readonly string[]): string => new Intl.ListFormat(locale).format(items);
  const any = (items: readonly string[]): string => new Intl.ListFormat(locale, { type: 'disjunction' }).format(items);
  const number = (value: number): string => value.toLocaleString(locale);
  const count = (thing: Thing, value: number, shown: string = number(value)): string =>
    fill(messages.counts[thing], { n: shown, [new Intl.PluralRules(locale).select(value)]: true });
  // the plural of several numbers is that of the last
  const inSeats = (some: readonly number[]): string => count('seats', some.at(-1) ?? 0, any(some.map(number)));
  const ranks = (some: readonly Rank[]): string => all(some.map((rank) => messages.ranks[rank] ?? rank));

  const unit = flags.chips ? 'chips' : 'points';
  const amounts = Object.entries({ ...scoring, ...match })
    .filter(([, amount]) => Number(amount) > 0)
    .map(([field, amount]) => [field, count(field === 'rounds' ? field : unit, Number(amount))]);
  const sizes = [...new Set(counts.map((each) => dealSizeFor(variant, each)))];
  const deals = sizes.map((size) => {
    const some = counts.filter((each) => dealSizeFor(variant, each) === size);
    return count('cards', size) + (sizes.length > 1 ? ` (${inSeats(some)})` : '');
  });
  const points = scoring.type === 'penalty' ? pointRows(scoring.points, { number, ranks, groups }) : [];
  return {
    ...flags,
    ...Object.fromEntries(amounts),
    seats: inSeats(between(seats.min)),
    ranks: ranks(RANKS),
    cards: any(deals),
    points: all(points.map((row) => row.join(' = '))),
    pointRows: points.map((row) => row.join('\t')).join('\n'),
  };
}
