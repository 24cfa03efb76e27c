import fc from 'fast-check';
import { CARDS, type Card, type PileId, RANKS, type RoundView, rankOf, scoreRound, viewFor } from 'kings-corner';
import { createKernel, createPosition, loadRound } from 'kings-corner/kernel';
import { expect, it } from 'vitest';
import { FEATURES, type HoldWeights, holdValue, prepareWeights } from '../../src/bots/holdValue.js';
import { positionOf } from '../../src/bots/ownPosition.js';
import { worthOf } from '../../src/bots/rollout.js';
import { partyCount } from '../../src/rules/scoring.js';
import { walkOf } from '../walks.js';

const seeds = fc.integer({ min: 0, max: 0xffffffff });
const CROSS: readonly PileId[] = ['N', 'E', 'S', 'W'];
const CORNERS: readonly PileId[] = ['NE', 'SE', 'SW', 'NW'];

const isRed = (card: Card): boolean => card.endsWith('d') || card.endsWith('h');
const height = (card: Card): number => RANKS.indexOf(rankOf(card));
const fitsOn = (card: Card, onto: Card): boolean => height(card) + 1 === height(onto) && isRed(card) !== isRed(onto);
const count = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length;

/** The features as the words of their list say them, from cards alone. */
function featuresOf({ hand, piles, collected }: RoundView): readonly number[] {
  const tops = Object.values(piles).flatMap((pile) => pile.slice(-1));
  const bases = CROSS.flatMap((name) => piles[name].slice(0, 1));
  const hasCorner = CORNERS.some((name) => piles[name].length === 0);
  const onPile = (card: Card): boolean => tops.some((top) => fitsOn(card, top));
  const fits = (card: Card): boolean => onPile(card) || (hasCorner && rankOf(card) === 'K');
  const isChained = (card: Card): boolean => !fits(card) && hand.some((other) => fitsOn(card, other));
  const seen = new Set<Card>([...hand, ...Object.values(piles).flat(), ...collected.flat(2)]);
  const kinds = new Set(CARDS.filter(onPile).map((card) => `${rankOf(card)}${isRed(card)}`));
  return [
    hand.length,
    count(CROSS, (name) => piles[name].length === 0),
    count(bases, fits),
    count(hand, fits),
    count(hand, isChained),
    count(hand, (card) => !fits(card) && !isChained(card)),
    count(hand, (card) => rankOf(card) === 'K'),
    kinds.size,
    count(CARDS, (card) => !seen.has(card) && onPile(card)),
  ];
}

const NONE = FEATURES.map(() => 0);

it('what the evaluation counts is what its list says, each by itself', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { rounds } = walkOf(seed);
      for (const round of rounds.filter(({ outcome }, ply) => outcome === null && ply % 4 === seed % 4)) {
        const view = viewFor(round, round.turn.seat);
        const own = positionOf(view);
        const counted = FEATURES.map((_, feature) => {
          const early = FEATURES.map((__, other) => (other === feature ? 1 : 0));
          prepareWeights(own, own.seat, { lateFrom: 0, early, late: NONE, danger: NONE });
          return holdValue(own, own.seat);
        });
        const said = featuresOf(view);
        if (said.join() !== counted.join()) throw new Error(`${counted} is counted, ${said} is there`);
      }
    }),
    { numRuns: 60 },
  );
});

it('one set of weights counts while there is stock, another when there is little, more when somebody is nearly out', () => {
  const isCards = FEATURES.map((name) => (name === 'cards' ? 1 : 0));
  const weights: HoldWeights = {
    lateFrom: 6.5,
    early: isCards,
    late: isCards.map((weight) => 100 * weight),
    danger: isCards.map((weight) => 1000 * weight),
  };
  const seen = new Set<number>();
  fc.assert(
    fc.property(seeds, (seed) => {
      const { rounds, variant } = walkOf(seed);
      for (const round of rounds.filter(({ outcome }) => outcome === null)) {
        const { seat } = round.turn;
        const own = positionOf(viewFor(round, seat));
        const [size = 0] = [round.hands[seat]?.length];
        const parties = partyCount(variant, round.hands.length);
        const isDanger = round.hands.some((hand, other) => other % parties !== seat % parties && hand.length <= 2);
        const factor = (round.stock.length >= 6.5 ? 1 : 100) + (isDanger ? 1000 : 0);
        prepareWeights(own, seat, weights);
        if (holdValue(own, seat) !== factor * size) throw new Error(`ply ${round.ply}: not ${factor} × ${size}`);
        seen.add(factor);
      }
    }),
    { numRuns: 60 },
  );
  expect([...seen].sort((a, b) => a - b)).toEqual([1, 100, 1001, 1100]);
});

it('a finished round is worth its win, shared, or the points of the party ahead of the mean of the others', () => {
  let finished = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const { rounds, variant, seats } = walkOf(seed);
      const round = rounds.at(-1);
      if (round === undefined || round.outcome === null) return;
      finished++;
      const position = createPosition(createKernel(variant, seats));
      loadRound(position, round);
      const { winners, points } = scoreRound(round);
      const parties = partyCount(variant, seats);
      const partyWins = new Set(winners.map((seat) => seat % parties)).size;
      for (let seat = 0; seat < seats; seat++) {
        const share = winners.includes(seat) ? 1 / partyWins : 0;
        const sign = variant.scoring.type === 'penalty' ? -1 : 1;
        const sumOf = (isOwn: boolean): number =>
          points.reduce((sum, value, other) => sum + ((other % parties === seat % parties) === isOwn ? value : 0), 0);
        const ahead = sign * (sumOf(true) - (parties === 1 ? 0 : sumOf(false) / (parties - 1)));
        expect(worthOf(position, seat, 'round')).toBeCloseTo(share, 9);
        expect(worthOf(position, seat, 'match')).toBeCloseTo(variant.scoring.type === 'none' ? share : ahead, 9);
      }
    }),
    { numRuns: 200 },
  );
  expect(finished).toBeGreaterThan(80);
});
