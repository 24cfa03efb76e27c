/**
 * Finds weights for the player `hold` by evolution: seats with candidate weights play rounds against seats that do all they can, and
 * the better half of the candidates shapes the next ones (an evolution strategy with a step size for each weight).
 *
 *     npm run example -- scripts/tuneHold.ts SEATS GOAL GENERATIONS SEED
 *
 * The goal is `round` (rounds won) or `match` (points ahead of the mean of the others). The same arguments print the same log; those
 * behind src/bots/holdWeights.ts lie in scripts/tuneHold.log.
 */
import { createRandom, type Random, standard } from 'kings-corner';
import {
  createKernel,
  createMoveBuffer,
  createPosition,
  dealRound,
  LIVE,
  makeMove,
  shuffleNumbers,
  winnersOf,
  writePoints,
} from 'kings-corner/kernel';
import { exitOf, firstMove, greedyMove, NO_MOVE } from '../src/bots/greedy.js';
import { planToHold } from '../src/bots/holdPlan.js';
import { FEATURES, type HoldWeights } from '../src/bots/holdValue.js';

const [seatsText = '2', goal = 'round', generationsText = '30', seed = 'tune'] = process.argv.slice(2);
const seats = Number(seatsText);
const generations = Number(generationsText);

/** Rounds for each candidate of a generation, and for the mean that is reported. */
const ROUNDS = 5000;
const CHECK_ROUNDS = 20_000;
const CANDIDATES = 16;
const PARENTS = 8;

/** First guesses by hand: a hoarder, and one that sheds. The first number is a fifth of `lateFrom`. */
const HOARD = [
  ...[1.2, 0.7, -3.3, -0.9, 0.7, 0, -0.5, 0, -2.8, 0],
  ...[0.7, -3, 2, 1, 1.5, 3, -1, 2.7, 0],
  ...[1.7, 0, -2.8, 0, 0, 0, 0, 0, 0],
];
const SHED = [...[1, -1, 0, 0, 0, 0, 0, -1, 0, 0], ...[-1, 0, 0, 0, 0, 0, -1, 0, 0], ...FEATURES.map(() => 0)];

const kernel = createKernel(standard, seats);
const position = createPosition(kernel);
const trial = createPosition(kernel);
const plan = createMoveBuffer();
const points = new Float64Array(seats);
const deck = Uint8Array.from({ length: 52 }, (_, card) => card);

function weightsOf(genes: readonly number[]): HoldWeights {
  const list = (from: number): readonly number[] => genes.slice(from, from + FEATURES.length);
  const [fifth = 0] = genes;
  return {
    lateFrom: 5 * fifth,
    early: list(1),
    late: list(1 + FEATURES.length),
    danger: list(1 + 2 * FEATURES.length),
  };
}

/** What one seat with these weights gains on average, in rounds dealt from a seed. */
function merit(genes: readonly number[], rounds: number, roundSeed: string): number {
  const weights = weightsOf(genes);
  const random = createRandom(roundSeed);
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    shuffleNumbers(deck, random);
    dealRound(position, deck);
    playRound(round % seats, weights);
    sum += gainOf(round % seats);
  }
  return sum / rounds;
}

function playRound(own: number, weights: HoldWeights): void {
  while (position.outcome === LIVE) {
    if (position.phase !== 1) makeMove(position, firstMove(position));
    else if (position.seat === own) {
      const count = planToHold(position, trial, plan, weights);
      for (const move of plan.subarray(0, count)) makeMove(position, move);
      if (position.outcome === LIVE) makeMove(position, exitOf(position));
    } else {
      const move = greedyMove(position, 'best');
      makeMove(position, move === NO_MOVE ? exitOf(position) : move);
    }
  }
}

function gainOf(own: number): number {
  if (goal === 'round') return (winnersOf(position) >> own) & 1;
  writePoints(position, points);
  const all = points.reduce((total, penalty) => total + penalty, 0);
  const penalty = points[own] ?? 0;
  return (all - penalty) / (seats - 1) - penalty;
}

/** A number of the normal distribution. */
function gauss(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function length(vector: readonly number[]): number {
  return Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
}

const random = createRandom(seed);
let mean: readonly number[] = goal === 'match' && seats > 3 ? SHED : HOARD;
const size = mean.length;

// the usual constants of separable covariance matrix adaptation
const ranks = Array.from({ length: PARENTS }, (_, rank) => Math.log(PARENTS + 0.5) - Math.log(rank + 1));
const shares = ranks.map((rank) => rank / ranks.reduce((sum, value) => sum + value, 0));
const effective = 1 / shares.reduce((sum, share) => sum + share * share, 0);
const stepRate = (effective + 2) / (size + effective + 5);
const damping = 1 + 2 * Math.max(0, Math.sqrt((effective - 1) / (size + 1)) - 1) + stepRate;
const pathRate = (4 + effective / size) / (size + 4 + (2 * effective) / size);
const rankOne = ((2 / ((size + 1.3) ** 2 + effective)) * (size + 2)) / 3;
const rankMany = ((2 * (effective - 2 + 1 / effective)) / ((size + 2) ** 2 + effective)) * ((size + 2) / 3);
const expected = Math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size));

let step = 0.4;
let spread: readonly number[] = mean.map(() => 1);
let stepPath: readonly number[] = mean.map(() => 0);
let spreadPath: readonly number[] = mean.map(() => 0);
const lastMeans: (readonly number[])[] = [];

console.log(
  `seats ${seats}, goal ${goal}, seed '${seed}', ${generations} generations of ${CANDIDATES} × ${ROUNDS} rounds`,
);
console.log(`first guess: ${merit(mean, CHECK_ROUNDS, 'check').toFixed(4)}`);
for (let generation = 1; generation <= generations; generation++) {
  const candidates = Array.from({ length: CANDIDATES }, () => {
    const draws = mean.map(() => gauss(random));
    const genes = mean.map((gene, at) => gene + step * Math.sqrt(spread[at] ?? 1) * (draws[at] ?? 0));
    return { draws, merit: merit(genes, ROUNDS, `${seed}/${generation}`) };
  });
  candidates.sort((a, b) => b.merit - a.merit);
  const pull = mean.map((_, at) =>
    shares.reduce((sum, share, rank) => sum + share * (candidates[rank]?.draws[at] ?? 0), 0),
  );
  const squares = mean.map((_, at) =>
    shares.reduce((sum, share, rank) => sum + share * (candidates[rank]?.draws[at] ?? 0) ** 2, 0),
  );
  mean = mean.map((gene, at) => gene + step * Math.sqrt(spread[at] ?? 1) * (pull[at] ?? 0));
  stepPath = stepPath.map(
    (path, at) => (1 - stepRate) * path + Math.sqrt(stepRate * (2 - stepRate) * effective) * (pull[at] ?? 0),
  );
  const isSteady =
    length(stepPath) / Math.sqrt(1 - (1 - stepRate) ** (2 * generation)) < (1.4 + 2 / (size + 1)) * expected;
  spreadPath = spreadPath.map(
    (path, at) =>
      (1 - pathRate) * path +
      (isSteady ? Math.sqrt(pathRate * (2 - pathRate) * effective) * Math.sqrt(spread[at] ?? 1) * (pull[at] ?? 0) : 0),
  );
  spread = spread.map(
    (value, at) =>
      value * (1 - rankOne - rankMany + rankMany * (squares[at] ?? 0)) + rankOne * (spreadPath[at] ?? 0) ** 2,
  );
  step *= Math.exp((stepRate / damping) * (length(stepPath) / expected - 1));
  if (generation > generations - 5) lastMeans.push(mean);
  if (generation % 5 === 0) {
    console.log(
      `generation ${generation}: step ${step.toFixed(3)}, mean ${merit(mean, CHECK_ROUNDS, 'check').toFixed(4)}`,
    );
  }
}
const found = mean.map((_, at) => lastMeans.reduce((sum, genes) => sum + (genes[at] ?? 0), 0) / lastMeans.length);
const rounded = found.map((gene) => Math.round(100 * gene) / 100);
console.log(`mean of the last five: ${merit(rounded, CHECK_ROUNDS, 'check').toFixed(4)}`);
console.log(JSON.stringify(weightsOf(rounded)));
