import fc from 'fast-check';
import { checkVariant, standard, type Variant } from 'kings-corner';
import { variantArb } from 'kings-corner/testing';

/** The value of each option of a variant as text; numbers without an upper bound count as one value. */
export function valuesOf(variant: Variant): readonly string[] {
  const { name: _, seats, dealSize, scoring, match, ...literals } = variant;
  return [
    `seats ${seats.min}-${seats.max}`,
    `dealSize ${typeof dealSize}`,
    `scoring ${scoring.type}`,
    `match ${match.end}`,
    ...Object.entries(literals).map(([option, value]) => `${option} ${value}`),
  ];
}

/** The pairs of values of different options that a variant has. */
export function pairsOf(variant: Variant): readonly string[] {
  const values = valuesOf(variant);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`));
}

const SEATS = [1, 2, 3, 4, 5, 6].flatMap((min) =>
  [1, 2, 3, 4, 5, 6].filter((max) => max >= min).map((max) => ({ min, max })),
);

/** Every value of every option; for those that go with all others, `standard` and one example of each value will do. */
const CHOICES: { readonly [O in Exclude<keyof Variant, 'name'>]: readonly Variant[O][] } = {
  seats: SEATS,
  dealSize: [1, { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 }],
  firstDealer: ['lowestCard', 'highestCard', 'random'],
  kingFlip: ['corner', 'vacate', 'stay'],
  drawTiming: ['start', 'end', 'whenStuck', 'untilPlayable'],
  playObligation: ['none', 'one', 'all'],
  kingObligation: ['none', 'immediate', 'turn'],
  pileMoves: ['relocate', 'merge', 'none'],
  spaceFill: ['any', 'nonKing'],
  completedCorners: ['stay', 'collect'],
  blockedWhen: ['passCycle', 'noLegalMove'],
  blockedResult: ['nobody', 'lowestPenalty', 'fewestCards'],
  scoring: [
    standard.scoring,
    { type: 'none' },
    { type: 'chips', ante: 1, pass: 1, perCard: 1 },
    { type: 'corners', goingOut: 0 },
  ],
  match: [standard.match, { end: 'round' }, { end: 'rounds', rounds: 2 }, { end: 'elimination', scoringTarget: 25 }],
  tieBreak: ['lastRound', 'shared'],
  teams: ['none', 'partners'],
};

/** The options that do not go together in every combination. */
const COUPLED = ['seats', 'dealSize', 'completedCorners', 'scoring', 'match', 'teams'] as const;

/** Every pair of values that some valid variant has: found by trying all combinations of the coupled options. */
export function validPairs(): ReadonlySet<string> {
  const valid = combinations(COUPLED).filter((variant) => checkVariant(variant).length === 0);
  const pairs = new Set(valid.flatMap(pairsOf));
  const free = (Object.keys(CHOICES) as (keyof typeof CHOICES)[]).filter(
    (option) => !(COUPLED as readonly string[]).includes(option),
  );
  // what goes with all others goes with every value that the others can have
  for (const [index, option] of free.entries()) {
    for (const other of free.slice(index + 1)) {
      for (const variant of combinations([option, other])) for (const pair of pairsOf(variant)) pairs.add(pair);
    }
    for (const value of CHOICES[option]) {
      for (const variant of valid) for (const pair of pairsOf({ ...variant, [option]: value })) pairs.add(pair);
    }
  }
  return pairs;
}

function combinations(options: readonly (keyof typeof CHOICES)[]): readonly Variant[] {
  return options.reduce<readonly Variant[]>(
    (variants, option) =>
      variants.flatMap((variant) => CHOICES[option].map((value) => ({ ...variant, [option]: value }))),
    [standard],
  );
}

/** So many valid variants, drawn at random and chosen so that pairs of values not seen yet come first. */
export function spreadVariants(count: number, seed: number): readonly Variant[] {
  const pool = fc
    .sample(variantArb(), { numRuns: 20 * count, seed })
    .map((variant) => ({ variant, pairs: pairsOf(variant) }));
  const seen = new Set<string>();
  const chosen: Variant[] = [];
  while (chosen.length < count) {
    const news = pool.map(({ pairs }) => pairs.filter((pair) => !seen.has(pair)).length);
    const best = news.indexOf(Math.max(...news));
    const [taken] = pool.splice(best, 1);
    if (taken === undefined) break;
    for (const pair of taken.pairs) seen.add(pair);
    chosen.push(taken.variant);
  }
  return chosen;
}
