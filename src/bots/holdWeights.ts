import type { HoldWeights } from './holdValue.js';

/** What a player plays for: to win the round, or to get ahead in the match. */
export type Goal = 'round' | 'match';

/*
 * Found by scripts/tuneHold.ts; what it printed is in scripts/tuneHold.log. For the match the weights for two seats serve any number:
 * those found for more seats shed all they can, and leave a search nothing to choose from.
 */

const TWO_SEATS: HoldWeights = {
  lateFrom: 6.15,
  early: [0.44, -3.6, -0.49, 2.18, 0.39, -0.18, -0.57, -3.97, 0.23],
  late: [-1.22, -2.87, 3.04, 0.88, 1.86, 2.48, 0.14, 2.49, -0.56],
  danger: [2.73, -0.75, -3.32, -0.93, -0.49, 0.09, -0.74, 0.75, 0.18],
};

const THREE_SEATS: HoldWeights = {
  lateFrom: 5.9,
  early: [0.19, -3.96, -0.83, 1.11, 0.52, -0.34, 0.69, -2.46, -0.25],
  late: [0.62, -1.15, 1.95, 0.48, 1.49, 3.38, -1.8, 3.3, 0.61],
  danger: [1.61, 0.12, -2.76, 0.51, 0, -0.47, -0.41, -0.3, -0.84],
};

const MORE_SEATS: HoldWeights = {
  lateFrom: 4.75,
  early: [1.14, -4.48, -0.45, 1.49, 0.77, -1.43, -1.12, -2.23, -0.63],
  late: [1.05, -2.76, 0.76, 1.35, 2, 2.47, -0.25, 4.06, -0.52],
  danger: [2.24, -0.96, -3.43, -0.03, 0.7, 0.65, -1.56, 0.58, 0.58],
};

const FOR_THE_MATCH: HoldWeights = {
  lateFrom: 3.9,
  early: [1.35, -4.01, -2.47, 0.93, -1.14, -0.75, -0.14, -2.68, 0.01],
  late: [-0.61, -2.89, 2.07, 1.81, 1.83, 4.43, -1.44, 1.9, 0.75],
  danger: [1.35, -0.37, -3.19, -0.89, 0.09, 0.12, 0.71, 1.55, -0.35],
};

/** The weights for a number of seats and a goal; `null` for one seat, who has nobody to keep anything from. */
export function weightsFor(seats: number, goal: Goal): HoldWeights | null {
  if (seats === 1) return null;
  if (goal === 'match') return FOR_THE_MATCH;
  return seats === 2 ? TWO_SEATS : seats === 3 ? THREE_SEATS : MORE_SEATS;
}
