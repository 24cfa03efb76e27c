import type { HoldWeights } from './holdValue.js';

/** Weights for two parties. Found by scripts/tuneHold.ts. */
const TWO_PARTIES: HoldWeights = {
  lateFrom: 6.7,
  early: [0.46, -3.85, -1.64, 0.57, -0.29, -0.15, -0.75, -2.11, 0],
  late: [-0.07, -4.65, 4.99, 1.12, 0.96, 2.56, -1.07, 1.96, 0],
  danger: [2.42, 0, -3.54, 0, 0, 0.42, 0, 0.34, 0],
};

/** Weights for more of them. */
const MORE_PARTIES: HoldWeights = {
  lateFrom: 5.4,
  early: [0.99, -2.82, -0.14, 0.77, 0.24, -0.86, 0.82, -3.57, 0],
  late: [1.43, -1.65, -0.7, 1.14, 2.18, 3.45, -1.08, 3.5, 0],
  danger: [1.07, 0, -2.03, 0, 0, -0.4, 0, -0.48, 0],
};

/** The weights for a number of seats; `null` for one, who has nobody to keep anything from. */
export function weightsFor(seats: number): HoldWeights | null {
  if (seats === 1) return null;
  return seats === 2 ? TWO_PARTIES : MORE_PARTIES;
}
