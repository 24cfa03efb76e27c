import { bicycle, checkVariant, defineVariant, PRESETS, pagat, standard, type VariantOverrides } from 'kings-corner';
import { expect, it } from 'vitest';

const CHIPS = { type: 'chips', ante: 1, pass: 0, perCard: 0 } as const;
const CORNERS = { type: 'corners', goingOut: 0 } as const;
const TARGET = { end: 'target', scoringTarget: 25 } as const;
const ELIMINATION = { end: 'elimination', scoringTarget: 25 } as const;
const NOTHING = Object.fromEntries([...'A23456789TJQK'].map((rank) => [rank, 0]));

/** Side by side what is just allowed (no issue) and what is just not. */
const EDGES: readonly (readonly [overrides: object, issues: readonly string[]])[] = [
  [{ name: 'x'.repeat(64) }, []],
  [{ name: 'x'.repeat(65) }, ['name out-of-range']],
  [{ name: '♥'.repeat(64) }, []],
  [{ name: '\u{1f451}'.repeat(33) }, ['name out-of-range']], // 66 code units
  [{ name: 7 }, ['name wrong-type']],

  [{ seats: { min: 2, max: 6 } }, []],
  [{ seats: { min: 2, max: 7 } }, ['seats.max out-of-range']],
  [{ seats: { min: 1, max: 1 }, match: { end: 'round' } }, []],
  [{ seats: { min: 0, max: 1 }, match: { end: 'round' } }, ['seats.min out-of-range']],
  [{ seats: { min: 3, max: 3 } }, []],
  [{ seats: { min: 3, max: 2 } }, ['seats out-of-range']],

  [{ dealSize: 12 }, []], // 4 × 12 + 4 = 52
  [{ dealSize: 13 }, ['dealSize.4 too-many-cards']],
  [{ dealSize: { 2: 24, 3: 16, 4: 12 } }, []],
  [{ dealSize: { 2: 25, 3: 16, 4: 13 } }, ['dealSize.2 too-many-cards', 'dealSize.4 too-many-cards']],
  [{ dealSize: { 2: 7, 4: 7 } }, ['dealSize.3 deal-size-missing']],
  [{ dealSize: { 1: 99, 2: 7, 3: 7, 4: 7, 6: 99 } }, []], // rows for other seat counts are not asked for
  [{ dealSize: 1 }, []],
  [{ dealSize: 0 }, ['dealSize.2 empty-hands', 'dealSize.3 empty-hands', 'dealSize.4 empty-hands']],
  [{ dealSize: 0, seats: { min: 1, max: 1 }, match: { end: 'round' } }, []],
  [{ dealSize: 48, seats: { min: 1, max: 1 }, match: { end: 'round' } }, []],
  [{ dealSize: 49, seats: { min: 1, max: 1 }, match: { end: 'round' } }, ['dealSize.1 too-many-cards']],

  [{ teams: 'partners', seats: { min: 4, max: 4 } }, []],
  [{ teams: 'partners', seats: { min: 2, max: 4 } }, ['teams partners-need-four']],
  [{ teams: 'partners', seats: { min: 4, max: 6 } }, ['teams partners-need-four']],
  [{ scoring: CORNERS, completedCorners: 'collect' }, []],
  [{ scoring: CORNERS }, ['scoring corners-not-collected']],

  [{ seats: { min: 1, max: 4 }, match: { end: 'rounds', rounds: 1 } }, []],
  [{ seats: { min: 1, max: 4 }, match: TARGET }, ['match target-needs-two']],
  [{ seats: { min: 2, max: 6 }, match: ELIMINATION }, []],
  [{ seats: { min: 3, max: 6 }, match: ELIMINATION }, ['match elimination-needs-two']],
  [{ seats: { min: 1, max: 6 }, match: ELIMINATION }, ['match elimination-needs-two']],
  [{ match: ELIMINATION, scoring: CHIPS }, ['match elimination-needs-penalty']],
  [{ match: { end: 'round' }, scoring: { type: 'none' } }, []],
  [{ match: { end: 'rounds', rounds: 2 }, scoring: { type: 'none' } }, ['match match-needs-points']],
  [{ match: TARGET, scoring: { type: 'none' } }, ['match match-needs-points']],
  [{ match: { end: 'rounds', rounds: 0 } }, ['match.rounds out-of-range']],
  [{ match: { end: 'target', scoringTarget: 1 } }, []],
  [{ match: { end: 'target', scoringTarget: 0 } }, ['match.scoringTarget out-of-range']],

  [{ scoring: { type: 'penalty', points: { ...NOTHING, '4': 1 } } }, []],
  [{ scoring: { type: 'penalty', points: NOTHING } }, ['match nothing-to-score']],
  [{ scoring: { type: 'penalty', points: NOTHING }, match: ELIMINATION }, ['match nothing-to-score']],
  [{ scoring: { type: 'penalty', points: NOTHING }, match: { end: 'rounds', rounds: 2 } }, []],
  [{ scoring: CHIPS }, []],
  [{ scoring: { ...CHIPS, ante: 0 } }, ['match nothing-to-score']],

  [{ blockedResult: 'lowestPenalty', scoring: CHIPS }, []], // without effect, but allowed
  [{ blockedResult: 'lowestPenalty', scoring: { type: 'none' }, match: { end: 'round' } }, []],
  [{ tieBreak: 'shared', match: ELIMINATION }, []],
];

it.each(EDGES.map(([overrides, issues]) => ({ overrides, issues })))('$overrides is told $issues', (edge) => {
  const issues = checkVariant({ ...standard, ...edge.overrides });
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(edge.issues);
});

it('a variant is another one with some options replaced, each whole; what is undefined counts as absent', () => {
  const variant = defineVariant(bicycle, { dealSize: 5, match: { end: 'round' }, drawTiming: undefined });
  expect(variant).toEqual({ ...bicycle, name: 'custom', dealSize: 5 });
  const points = { ...NOTHING, K: 3 } as Extract<typeof standard.scoring, { type: 'penalty' }>['points'];
  expect(defineVariant(pagat, { scoring: { type: 'penalty', points } }).scoring).toEqual({ type: 'penalty', points });
  const named: VariantOverrides = { name: 'ours' };
  expect([defineVariant(pagat, named).name, defineVariant(pagat, { name: undefined }).name]).toEqual([
    'ours',
    'custom',
  ]);
});

it('a variant is plain JSON of its own: nothing of what it was made from changes with it', () => {
  const seats = { min: 2, max: 5 };
  const variant = defineVariant(standard, { seats });
  seats.max = 9;
  expect(variant.seats).toEqual({ min: 2, max: 5 });
  expect(JSON.parse(JSON.stringify(variant))).toEqual(variant);
  expect(checkVariant(JSON.parse(JSON.stringify(variant)))).toEqual([]);
});

it('the name of a preset is its key', () => {
  expect(Object.entries(PRESETS).filter(([key, { name }]) => key !== name)).toEqual([]);
});
