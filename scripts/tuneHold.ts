import { appendFileSync, writeFileSync } from 'node:fs';
import { createRandom, PRESETS, type Random, type Variant } from 'kings-corner';
import {
  createKernel,
  createPosition,
  dealRound,
  LIVE,
  makeMove,
  type Position,
  winnersOf,
  writePoints,
} from 'kings-corner/kernel';
import { exitOf, firstMove, greedyMove } from '../src/bots/greedy.js';
import { planToHold } from '../src/bots/holdPlan.js';
import { FEATURES, type HoldWeights } from '../src/bots/holdValue.js';
import { weightsFor } from '../src/bots/holdWeights.js';

/**
 * Finds the weights of the player `hold` by evolution (separable covariance adaptation): many rounds of one seat with candidate
 * weights against others that play all they can, the highest card first.
 *
 *     npm run example -- scripts/tuneHold.ts SEATS GENERATIONS SEED GOAL LOG
 */
const [
  seatsText = '2',
  generationsText = '60',
  seed = 'tune',
  goal = 'round',
  log = '/dev/stdout',
  rounds0 = '6000',
  presetName = 'standard',
] = process.argv.slice(2);
const SEATS = Number(seatsText);
const GENERATIONS = Number(generationsText);
const ROUNDS = Number(rounds0);
const variant: Variant = PRESETS[presetName as keyof typeof PRESETS];
const kernel = createKernel(variant, SEATS);
const whole = createPosition(kernel);
const trial = createPosition(kernel);
const plan = new Uint16Array(200);
const points = new Float64Array(SEATS);
const deck = Uint8Array.from({ length: 52 }, (_, card) => card);

function shuffleDeck(random: Random): void {
  for (let i = 51; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const a = deck[i] as number;
    deck[i] = deck[j] as number;
    deck[j] = a;
  }
}

function playTurn(position: Position, isOwn: boolean, weights: HoldWeights): void {
  const { turnNumber } = position;
  if (position.phase !== 1) makeMove(position, firstMove(position));
  if (position.outcome !== LIVE || position.turnNumber !== turnNumber || position.phase !== 1) return;
  if (isOwn) {
    const count = planToHold(position, trial, plan, weights);
    for (let i = 0; i < count; i++) makeMove(position, plan[i] as number);
  } else {
    for (let move = greedyMove(position, 'highest'); move >= 0; move = greedyMove(position, 'highest'))
      makeMove(position, move);
  }
  if (position.outcome === LIVE) makeMove(position, exitOf(position));
}

/** Mean merit of the seat with these weights: rounds won, or the mean penalty of the others less its own. */
export function merit(weights: HoldWeights, rounds: number, roundSeed: string): number {
  let sum = 0;
  const random = createRandom(roundSeed);
  for (let i = 0; i < rounds; i++) {
    const own = i % SEATS;
    shuffleDeck(random);
    dealRound(whole, deck);
    while (whole.outcome === LIVE && whole.turnNumber < 148 + 101 * SEATS)
      playTurn(whole, whole.seat % kernel.parties === own % kernel.parties, weights);
    if (goal === 'round') sum += (winnersOf(whole) >> own) & 1;
    else {
      writePoints(whole, points);
      let others = 0;
      for (let s = 0; s < SEATS; s++) if (s !== own) others += points[s] as number;
      sum += others / (SEATS - 1) - (points[own] as number);
    }
  }
  return sum / rounds;
}

const F = FEATURES.length;
const toWeights = (x: readonly number[]): HoldWeights => ({
  lateFrom: (x[0] as number) * 5,
  early: x.slice(1, 1 + F),
  late: x.slice(1 + F, 1 + 2 * F),
  danger: x.slice(1 + 2 * F, 1 + 3 * F),
});
const start = weightsFor(SEATS);
if (start === null) throw new Error('one seat has no weights');
let mean = [start.lateFrom / 5, ...start.early, ...start.late, ...start.danger];
const D = mean.length;
const random = createRandom(seed);
const gauss = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const LAMBDA = 16;
const MU = 8;
const raw = Array.from({ length: MU }, (_, i) => Math.log(MU + 0.5) - Math.log(i + 1));
const total = raw.reduce((a, b) => a + b, 0);
const W = raw.map((r) => r / total);
const muEff = 1 / W.reduce((a, w) => a + w * w, 0);
const cs = (muEff + 2) / (D + muEff + 5);
const ds = 1 + 2 * Math.max(0, Math.sqrt((muEff - 1) / (D + 1)) - 1) + cs;
const cc = (4 + muEff / D) / (D + 4 + (2 * muEff) / D);
const c1 = ((2 / ((D + 1.3) ** 2 + muEff)) * (D + 2)) / 3;
const cmu = Math.min(1 - c1, (((2 * (muEff - 2 + 1 / muEff)) / ((D + 2) ** 2 + muEff)) * (D + 2)) / 3);
const chi = Math.sqrt(D) * (1 - 1 / (4 * D) + 1 / (21 * D * D));
let sigma = 0.4;
let C = mean.map(() => 1);
let ps = mean.map(() => 0);
let pc = mean.map(() => 0);
const say = (text: string): void => appendFileSync(log, `${text}\n`);
if (log !== '/dev/stdout') writeFileSync(log, '');
say(
  `seats ${SEATS} preset ${variant.name} goal ${goal} seed ${seed} rounds ${ROUNDS}; start ${merit(toWeights(mean), 20000, 'check').toFixed(4)}`,
);
for (let g = 0; g < GENERATIONS; g++) {
  const pop = Array.from({ length: LAMBDA }, () => {
    const z = mean.map(gauss);
    const x = mean.map((m, i) => m + sigma * Math.sqrt(C[i] as number) * (z[i] as number));
    return { z, x, f: 0 };
  });
  for (const p of pop) p.f = merit(toWeights(p.x), ROUNDS, `${seed}/${g}`);
  pop.sort((a, b) => b.f - a.f);
  const best = pop.slice(0, MU);
  const zw = mean.map((_, i) => best.reduce((a, p, k) => a + (W[k] as number) * (p.z[i] as number), 0));
  mean = mean.map((m, i) => m + sigma * Math.sqrt(C[i] as number) * (zw[i] as number));
  ps = ps.map((p, i) => (1 - cs) * p + Math.sqrt(cs * (2 - cs) * muEff) * (zw[i] as number));
  const norm = Math.sqrt(ps.reduce((a, p) => a + p * p, 0));
  const h = norm / Math.sqrt(1 - (1 - cs) ** (2 * (g + 1))) < (1.4 + 2 / (D + 1)) * chi ? 1 : 0;
  pc = pc.map(
    (p, i) => (1 - cc) * p + h * Math.sqrt(cc * (2 - cc) * muEff) * Math.sqrt(C[i] as number) * (zw[i] as number),
  );
  C = C.map(
    (c, i) =>
      (1 - c1 - cmu) * c +
      c1 * (pc[i] as number) ** 2 +
      cmu * best.reduce((a, p, k) => a + (W[k] as number) * c * (p.z[i] as number) ** 2, 0),
  );
  sigma *= Math.exp((cs / ds) * (norm / chi - 1));
  if (g % 5 === 4)
    say(
      `generation ${g + 1} sigma ${sigma.toFixed(3)} best ${(pop[0]?.f ?? 0).toFixed(4)} mean-of-20000 ${merit(toWeights(mean), 20000, 'check').toFixed(4)} ${JSON.stringify(mean.map((x) => Number(x.toFixed(3))))}`,
    );
}
