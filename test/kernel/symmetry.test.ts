import {
  applyMove,
  type Card,
  CORNERS,
  CROSS,
  createRound,
  legalMoves,
  type Move,
  PILES,
  type PileId,
  type RoundState,
  type Turn,
} from 'kings-corner';
import {
  createMoveBuffer,
  distinctMoves,
  LIVE,
  makeMove,
  moveOfNumber,
  numberOfMove,
  toRound,
  writeKey,
} from 'kings-corner/kernel';
import { expect, it } from 'vitest';
import { createRandom, pick, type Random, shuffled } from '../reference/random.js';
import { positionOf, roundsOnWalks } from './positions.js';
import { sameForPlay } from './sameForPlay.js';
import { randomStart } from './starts.js';

const rounds = roundsOnWalks(80);

function distinct(round: RoundState): Move[] {
  const moves = createMoveBuffer();
  return Array.from(moves.subarray(0, distinctMoves(positionOf(round), moves)), moveOfNumber);
}

function keyOf(round: RoundState): string {
  const key = new Int32Array(2);
  writeKey(positionOf(round), key);
  return key.join(' ');
}

const isRelocation = ({ piles }: RoundState, move: Move): boolean =>
  move.type === 'movePile' && CROSS.some((id) => id === move.to) && piles[move.to].length === 0;

it('lists, of the moves that lead to the same but for symmetry, the first', () => {
  let fewer = 0;
  for (const round of rounds) {
    const legal = legalMoves(round);
    const after = legal.map((move) => sameForPlay(applyMove(round, move)));
    const firsts = legal.filter((_, index) => after.indexOf(after[index] ?? '') === index);
    // relocations all lead to the same: there the piles moved are told apart
    const expected = firsts.filter((move) => !isRelocation(round, move)).map(numberOfMove);
    const listed = distinct(round);
    const found = listed.filter((move) => !isRelocation(round, move)).map(numberOfMove);
    if (found.join() !== expected.join()) throw new Error(`${found} instead of ${expected}`);
    if (listed.length < legal.length) fewer++;
  }
  expect(fewer).toBeGreaterThan(300);
});

it('lists a relocation once for each kind of pile, into the first space', () => {
  let seen = 0;
  for (const round of rounds) {
    const kindsAt = (id: PileId): string =>
      sameForPlay({ ...round, hands: [], stock: [], piles: { ...EMPTY, N: round.piles[id] } });
    const all = legalMoves(round).filter((move) => isRelocation(round, move)) as Extract<Move, { type: 'movePile' }>[];
    const [first] = all;
    const listed = distinct(round).filter((move) => isRelocation(round, move));
    const piles = all.filter(
      ({ from, to }) =>
        to === first?.to &&
        all.findIndex((a) => kindsAt(a.from) === kindsAt(from)) === all.findIndex((a) => a.from === from),
    );
    if (JSON.stringify(listed) !== JSON.stringify(piles)) throw new Error(JSON.stringify([listed, piles]));
    seen += piles.length;
  }
  expect(seen).toBeGreaterThan(100);
});

const EMPTY = { N: [], E: [], S: [], W: [], NE: [], SE: [], SW: [], NW: [] };

it('gives positions the same key exactly when they are the same for play', () => {
  const byKey = new Map<string, string>();
  const byText = new Map<string, string>();
  for (const round of rounds) {
    const [key, text] = [keyOf(round), `${JSON.stringify(round.variant)}${sameForPlay(round)}`];
    if ((byText.get(text) ?? key) !== key) throw new Error(`two keys for ${text}`);
    byText.set(text, key);
    const known = byKey.get(key);
    if (known !== undefined && known.slice(known.indexOf('[[')) !== text.slice(text.indexOf('[[')))
      throw new Error(`${known}, ${text}`);
    byKey.set(key, text);
  }
  expect(byKey.size).toBeGreaterThan(3000);
  for (const which of [0, 1]) {
    const words = new Set([...byKey.keys()].map((key) => key.split(' ')[which]));
    expect(words.size).toBeGreaterThan(byKey.size * 0.99); // each word alone tells nearly all apart
  }
});

/** Rounds that differ from a round in one thing each; some of them are still the same for play. */
function changed(round: RoundState): RoundState[] {
  const { hands, stock, turn, passes, idleTurns, collected } = round;
  const turns: Partial<Turn>[] = [
    ...[0, 1, 2].flatMap((count) => [{ drawn: count }, { played: count }, { merged: count }]),
    { relocated: !turn.relocated },
    { seat: (turn.seat + 1) % hands.length },
    { phase: 'placeKing' },
    { phase: 'playFound' },
    ...['Kh' as const, 'Kd' as const, 'Kc' as const].map((drawnCard) => ({ drawnCard })),
    ...['Kh' as const, 'Kc' as const].map((drawnCard) => ({ drawnCard, phase: 'playFound' as const })),
  ];
  return [
    ...turns.map((part) => ({ ...round, turn: { ...turn, ...part } })),
    ...hands.map((_, seat) => ({ ...round, hands: hands.map((hand, of) => (of === seat ? hand.slice(1) : hand)) })),
    ...[stock.slice(1), stock.slice(0, -1), [...stock].reverse()].map((other) => ({ ...round, stock: other })),
    ...collected.map((_, seat) => ({ ...round, collected: collected.map((own, of) => (of === seat ? [] : own)) })),
    ...passes.map((_, seat) => ({ ...round, passes: passes.map((count, of) => (of === seat ? count + 1 : count)) })),
    { ...round, idleTurns: idleTurns + 1 },
    { ...round, outcome: { type: 'blocked' } },
    { ...round, outcome: { type: 'out', seat: 0 } },
  ];
}

it('gives another key whenever one thing differs that play can depend on, and only then', () => {
  let [same, others] = [0, 0];
  for (const round of rounds.filter((_, index) => index % 7 === 0)) {
    const all = [round, ...changed(round)];
    const [keys, texts] = [all.map(keyOf), all.map(sameForPlay)];
    for (const [index, text] of texts.entries()) {
      const isSame = texts.indexOf(text) < index;
      if (keys.indexOf(keys[index] ?? '') !== texts.indexOf(text))
        throw new Error(`ply ${round.ply}: ${index}, ${text}`);
      if (isSame) same++;
      else others++;
    }
  }
  expect(same).toBeGreaterThan(1000);
  expect(others).toBeGreaterThan(5000);
});

it('finds the same after moves as after loading the round that they lead to', () => {
  const random = createRandom(2);
  const [moves, fresh] = [createMoveBuffer(), createMoveBuffer()];
  for (let walk = 0; walk < 100; walk++) {
    const start = randomStart(random);
    const position = positionOf(createRound(start));
    for (let ply = 0; position.outcome === LIVE && ply < 200; ply++) {
      const loaded = positionOf(toRound(position));
      const [count, expected] = [distinctMoves(position, moves), distinctMoves(loaded, fresh)];
      const [key, keyExpected] = [new Int32Array(2), new Int32Array(2)];
      writeKey(position, key);
      writeKey(loaded, keyExpected);
      if (moves.subarray(0, count).join() !== fresh.subarray(0, expected).join()) throw new Error('other moves');
      if (key.join() !== keyExpected.join()) throw new Error('another key');
      makeMove(position, pick(random, Array.from(moves.subarray(0, count))));
    }
  }
});

it('does not change the key when suits of a colour, places, hands or counters that no rule asks for change', () => {
  const random = createRandom(1);
  for (const round of rounds) {
    const other = disguised(round, random);
    if (sameForPlay(other) !== sameForPlay(round)) throw new Error('the disguise is wrong');
    if (keyOf(other) !== keyOf(round)) throw new Error(`ply ${round.ply}: another key`);
  }
});

const TWINS: Readonly<Record<string, string>> = { c: 's', s: 'c', d: 'h', h: 'd' };

/**
 * The same round with the suits of each colour swapped for some ranks, piles in other places, hands in other orders.
 */
function disguised(round: RoundState, random: Random): RoundState {
  const swapped = new Set(shuffled(random, [...'A23456789TJQK']).slice(0, 6));
  const twin = (card: Card): Card =>
    (swapped.has(card.charAt(0)) ? `${card.charAt(0)}${TWINS[card.charAt(1)]}` : card) as Card;
  const places = new Map<PileId, PileId>([...pairs(CROSS, random), ...pairs(CORNERS, random)]);
  const piles = { ...EMPTY, ...Object.fromEntries(PILES.map((id) => [places.get(id), round.piles[id].map(twin)])) };
  const { turn } = round;
  return {
    ...round,
    hands: round.hands.map((hand) => shuffled(random, hand.map(twin))),
    stock: round.stock.map(twin),
    piles,
    collected: round.collected.map((own) => own.map((pile) => pile.map(twin))),
    turn: { ...turn, number: turn.number + 3, drawnCard: turn.drawnCard === null ? null : twin(turn.drawnCard) },
    ply: round.ply + 5,
  };
}

function pairs(ids: readonly PileId[], random: Random): [PileId, PileId][] {
  const other = shuffled(random, ids);
  return ids.map((id, index) => [id, other[index] ?? id]);
}
