// What a deal that can be checked costs, beside the bare hash calls that it cannot do without. Both run in turn, in one
// process; medians are compared.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { contribution, deckRoot, deckSeed, type FairContext, newSecret } from 'kings-corner/fair';
import { encode } from '../src/chance/hash.js';
import { keep, parameter, rounded } from './figures.js';
import { median } from './versus.js';

const context: FairContext = {
  game: 'bench',
  round: 1,
  attempt: 0,
  rules: 'house',
  deckSize: 52,
  beacon: '',
  players: ['server', 'ann', 'bob'],
};
const secrets = context.players.map(() => newSecret());
const commitments = secrets.map((secret, k) => contribution(context, k, secret));
const seed = deckSeed(context, { commitments, secrets });

const key = new Uint8Array(32).fill(7);
const leaf = new Uint8Array(1 + encode('card', [key, new Uint8Array(2), new Uint8Array(2), key]).length);
const node = new Uint8Array(65);
const labels = [encode('shuffle', [key]), encode('salt', [key])];
const counters = [new Uint8Array(4), new Uint8Array(4)];
const index = new Uint8Array(2);

/** The same calls on messages of the same lengths: two keys, two blocks of the stream, 52 salts, 52 leaves, 51 nodes. */
function bareHashes(): void {
  for (const label of labels) hmac(sha256, key, label);
  for (const counter of counters) hmac(sha256, key, counter);
  for (let i = 0; i < 52; i += 1) hmac(sha256, key, index);
  for (let i = 0; i < 52; i += 1) sha256(leaf);
  for (let i = 0; i < 51; i += 1) sha256(node);
}

function wholeDeal(): void {
  deckRoot(context, seed);
}

function time(run: () => void): number {
  const start = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - start) / 1000;
}

const rounds = Number(parameter ?? 3000);
const [deals, bare]: [number[], number[]] = [[], []];
for (let i = 0; i < rounds; i += 1) {
  deals.push(time(wholeDeal));
  bare.push(time(bareHashes));
}
const [deal, hashes] = [median(deals.slice(rounds >> 2)), median(bare.slice(rounds >> 2))];
console.log(`deal ${deal.toFixed(0)} µs, bare hashes ${hashes.toFixed(0)} µs, ratio ${(deal / hashes).toFixed(2)}`);
keep('deal', { whole: rounded(deal), bareHashes: rounded(hashes), ratio: rounded(deal / hashes) });
