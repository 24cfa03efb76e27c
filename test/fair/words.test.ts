import { CARDS, standard } from 'kings-corner';
import {
  type ClassicDeal,
  classicDeck,
  classicFingerprint,
  commitList,
  contextHash,
  contribution,
  createDealer,
  createFairRecord,
  createWitness,
  dealDeck,
  dealRules,
  deckSeed,
  type FairCheck,
  type FairContext,
  type FairDeal,
  type FairDealer,
  type FairRecord,
  newSecret,
  openCard,
  type RoundWitness,
  sfc32,
  verifyClassic,
  verifyRound,
  verifySession,
  xmur3,
} from 'kings-corner/fair';
import { describe, expect, it, vi } from 'vitest';
import { CONTEXT, createTable, secretOf, type Table } from './table.js';

// What people read when something is wrong: the words are no part of the API, but they must be there and say what is needed.

const context: FairContext = { ...CONTEXT, game: 'words' };
const secrets = [secretOf('ann'), secretOf('bob')];

function wordsOf(refused: () => unknown): string {
  try {
    refused();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'not refused';
}

/** Arguments as they come from programs without types. */
const any = (value: unknown): never => value as never;

function sealed(): { commitments: string[]; seed: string } {
  const commitments = secrets.map((secret, k) => contribution(context, k, secret));
  return { commitments, seed: deckSeed(context, { commitments, secrets }) };
}

const deal: FairDeal = { variant: standard, seats: 2, dealer: 1 };
const options = { game: 'words', round: 1, seats: 2, players: ['ann', 'bob'], secret: secrets[0] ?? '' };
const bob = { player: 'bob', secret: secrets[1] };

const opening = (): object => createDealer(options).start()[0]?.message as object; // a dealer starts by opening

function playing(): { table: Table; witness: RoundWitness } {
  const table = createTable({ variant: standard, seats: 2, players: ['ann', 'bob'] });
  table.mix();
  return { table, witness: table.witnesses.get('bob') as RoundWitness }; // one of its players
}

function ended(): FairDealer {
  const { table } = playing();
  table.dealer.abandon();
  return table.dealer;
}

const REFUSALS: readonly (readonly [message: string, refused: () => unknown])[] = [
  ['context: must be an object', () => contextHash(any('text'))],
  ['context: must be plain data', () => contextHash(any({ ...context, [Symbol('s')]: 1 }))],
  ['context.extra: must be absent', () => contextHash(any({ ...context, extra: 1 }))],
  [`context.${'x'.repeat(40)}: must be absent`, () => contextHash(any({ ...context, [`${'x'.repeat(99)}`]: 1 }))],
  [
    'context: must be plain data',
    () => contextHash(any(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, n])))),
  ],
  [
    'context.round: must be a whole number from 0 to 4294967295',
    () => contextHash(any({ ...context, round: Number.NaN })),
  ],
  ['context.game: must be text of at most 255 bytes', () => contextHash({ ...context, game: 'x'.repeat(256) })],
  ['context.players: must be a list of 1 to 8', () => contextHash({ ...context, players: [] })],
  ['context.players: must be different', () => contextHash({ ...context, players: ['ann', 'ann'] })],
  ['secret: must be 32 bytes in lower-case hex', () => contribution(context, 0, any('zz'))],
  ['k: must be a whole number from 0 to 1', () => contribution(context, 2, secrets[0] ?? '')],
  ['commitments: must be a list of 2', () => commitList(context, [])],
  [
    'beaconValue: must be empty without a beacon only',
    () => deckSeed(context, { ...sealed(), secrets, beaconValue: 'ff' }),
  ],
  ['context.deckSize: must be 52', () => dealDeck({ ...context, deckSize: 40 }, sealed().seed)],
  ['index: must be a whole number from 0 to 51', () => openCard(context, sealed().seed, 52)],
  ['text: must be text', () => xmur3(any(1))],
  ['abcd.2: must be a whole number from 0 to 4294967295', () => sfc32(1, 2, -1, 4)],
  ['variant: must be post or pre', () => sfc32(1, 2, 3, 4, any('between'))],
  ['deal.variant: must be a valid variant', () => dealRules({ ...deal, variant: any({}) })],
  ['deal: must be for that many seats', () => dealRules({ ...deal, seats: 5 })],
  ['context.rules: must be that of the deal', () => createWitness({ ...opening(), deal: { ...deal, dealer: 0 } }, bob)],
  ['player: eve: wrong-sender', () => createWitness(opening(), { player: 'eve', secret: secrets[1] })],
  [
    'secrets.1: bob: bad-commitment',
    () => deckSeed(context, { ...sealed(), secrets: [secrets[0] ?? '', secretOf('x')] }),
  ],
  ['commitments.1: bob: bad-commitment', () => commitList(context, Array(2).fill(sealed().commitments[0]))],
  ['move: must be in the hand', () => playing().witness.move(1, { type: 'play', card: 'Kc', to: 'NE' })],
  ['seat: bob: wrong-sender', () => playing().witness.hand(0)],
  ['the deal is at play, not list', () => playing().witness.commit()],
  ['the deal is at play, not start', () => playing().table.dealer.start()],
  ['the deal is at play, not commit or reveal', () => playing().table.dealer.abort()],
  ['the deal is at start, not play', () => createDealer(options).round()],
  ['the deal is at ended, not play or over', () => ended().play(0, { type: 'draw' })],
  ['deckSeed: must be 32 bytes in lower-case hex', () => dealDeck(context, any([sealed().seed]))],
  ['moves: must be a list of 0 to 65536', () => createFairRecord({ context, secrets, moves: any(1) })],
  ['deal: must be an object', () => createFairRecord({ context, secrets, moves: [], deal: any(1) })],
  ['deal.seats: must be a whole number from 1 to 6', () => createDealer({ ...options, seats: 7 })],
  ['secret: must be 32 bytes in lower-case hex', () => createDealer({ ...options, secret: 'ff' })],
  ['must be an object', () => createWitness(1, bob)],
  ['must be an object', () => playing().table.dealer.receive('bob', 1)],
  [
    'player: must be a whole number from 0 to 7',
    () => playing().table.dealer.receive('bob', { type: 'commit', player: 8 }),
  ],
  [
    'ann: wrong-sender',
    () => playing().table.dealer.receive('ann', { type: 'commit', player: 1, commitment: secrets[0] }),
  ],
  ['over: must be ascii-hex or bytes', () => classicFingerprint('0'.repeat(32), any('text'))],
];

it('a platform without a source of random bytes is named by what it lacks', () => {
  vi.stubGlobal('crypto', undefined);
  try {
    expect(wordsOf(newSecret)).toBe('globalThis.crypto is missing');
  } finally {
    vi.unstubAllGlobals();
  }
});

it('the record of an illegal move is refused as a bad value, with the check that fails', () => {
  const refused = () =>
    createFairRecord({
      context: { ...context, rules: dealRules(deal) },
      secrets,
      deal,
      moves: [{ seat: 0, move: 'Kc@NE' }],
    });
  expect(wordsOf(refused)).toBe('replay: False: Move 1 is legal (must-draw).');
  expect(refused).toThrow(expect.objectContaining({ code: 'bad-value', path: 'replay' }));
});

describe('a refusal says', () => {
  it.each(REFUSALS)('%s', (message, refused) => {
    expect(wordsOf(refused)).toBe(message);
  });
});

const all = (checks: readonly FairCheck[]): readonly string[] =>
  checks.map(({ id, status, detail }) => `${id} ${status}: ${detail}`);

const BASICS = [
  'shape pass: It is well-formed.',
  'players-distinct pass: All ids differ.',
  'commitments-distinct pass: All commitments differ.',
  'reveals-distinct pass: All secrets differ.',
  'commitment-0 pass: Player ann kept to the commitment.',
  'commitment-1 pass: Player bob kept to the commitment.',
  'root pass: The root is of this deck.',
  'openings pass: Every card opens to the root.',
  'chain pass: The moves lead to the head.',
];

/** The record of a round that was given up after its first draw. */
function abandoned(): FairRecord {
  const { table } = playing();
  table.step({ type: 'draw' });
  table.send(table.dealer.abandon());
  const message = table.log.at(-1)?.message;
  if (message?.type !== 'end') throw new Error('the last message holds the record');
  return message.record;
}

describe('the checks say', () => {
  const clean = createFairRecord({ context, secrets, moves: [] });

  it('what they looked at in a record without rules', () => {
    expect(all(verifyRound(clean).checks)).toEqual([
      ...BASICS,
      'beacon pass: No beacon was used.',
      'replay skipped: Not looked at: All moves are legal.',
      'result skipped: Not looked at: It carries no rules.',
    ]);
    expect(all(verifyRound(clean, { replay: () => false }).checks).at(-2)).toBe(
      'replay fail: False: All moves are legal.',
    );
  });

  it('what they looked at in a record with rules', () => {
    const record = abandoned();
    const rest = ['rules pass: The rules are as in the context.', 'replay pass: All moves are legal.'];
    expect(all(verifyRound(record).checks)).toEqual([
      ...BASICS,
      'beacon pass: No beacon was used.',
      ...rest,
      'result skipped: Not looked at: The result is of these moves.',
    ]);
    expect(all(verifyRound({ ...record, result: 1 }).checks).at(-1)).toBe(
      'result fail: False: The result is of these moves.',
    );
    const replayed = (...moves: readonly string[]): string | undefined =>
      all(verifyRound({ ...record, moves: moves.map((move) => ({ seat: 0, move })) }).checks).at(-1);
    expect([replayed('Kc@NE'), replayed('d', 'd'), replayed('10h@N'), replayed('d', 'x')]).toEqual([
      'replay fail: False: Move 1 is legal (must-draw).',
      'replay fail: False: Move 2 is legal (cannot-draw).',
      'replay fail: False: Move 1 is legal (bad-notation).',
      'replay fail: False: Move 2 is legal (bad-notation).',
    ]);
  });

  it('what they know of a beacon', () => {
    const beaconContext = { ...context, beacon: 'tower/7' };
    const record = createFairRecord({ context: beaconContext, secrets, beaconValue: 'ff', moves: [] });
    const told = (verifyBeacon?: () => boolean): string | undefined =>
      all(verifyRound(record, verifyBeacon && { verifyBeacon }).checks).find((line) => line.startsWith('beacon'));
    expect([told(), told(() => true), told(() => false)]).toEqual([
      'beacon skipped: Not looked at: The value is of tower/7.',
      'beacon pass: The value is of tower/7.',
      'beacon fail: False: The value is of tower/7.',
    ]);
  });

  it('what a witness remembers, and what is malformed', () => {
    const witness = {
      commitments: any(['00']),
      list: '00'.repeat(32),
      ownSecret: secrets[0],
      root: clean.root,
      head: any(5),
    };
    expect(all(verifyRound(clean, { witness }).checks).slice(-5)).toEqual([
      'witness-commitments fail: False: It is well-formed (commitments.0: must be 32 bytes in lower-case hex).',
      'witness-list fail: False: I remember the same list.',
      'witness-secret pass: I remember the same secret.',
      'witness-root pass: I remember the same root.',
      'witness-head fail: False: It is well-formed (head: must be 32 bytes in lower-case hex).',
    ]);
    expect(all(verifyRound({ ...clean, root: 1 }).checks)).toEqual([
      'shape fail: False: It is well-formed (root: must be 32 bytes in lower-case hex).',
    ]);
    expect(all(verifyRound({ ...clean, commitments: clean.commitments.slice(1) }).checks)).toEqual([
      'shape fail: False: It is well-formed (commitments: must be 2, like reveals).',
    ]);
  });

  it('what is wrong with a session', () => {
    const differing = { ...clean, root: clean.head, head: clean.root };
    expect(all(verifySession([clean, differing]).checks)).toEqual([
      'shape pass: It is well-formed.',
      'record-0 pass: The record holds.',
      'record-1 fail: False: The record holds (root) (openings) (chain).',
      'contiguous fail: False: Rounds and attempts follow.',
      'secrets-fresh fail: False: No secret was used twice.',
    ]);
    expect(all(verifySession([]).checks)).toEqual([
      'shape fail: False: It is well-formed (must be a list of 1 to 4096).',
    ]);
    expect(all(verifySession([clean, 1]).checks)).toEqual([
      'shape fail: False: It is well-formed (1: must be an object).',
    ]);
  });

  it('what is wrong with a classic deal', () => {
    const seed = '0'.repeat(32);
    const classic: ClassicDeal = {
      seed,
      fingerprint: classicFingerprint(seed, 'bytes'),
      fingerprintOver: 'bytes',
      sfc32: 'pre',
      deck: classicDeck(seed, 'pre'),
    };
    expect(all(verifyClassic(classic).checks)).toEqual([
      'shape pass: It is well-formed.',
      'fingerprint pass: The fingerprint is of the seed.',
      'deck pass: The cards are of the seed.',
    ]);
    expect(all(verifyClassic({ ...classic, deck: [0] }).checks)).toEqual([
      'shape fail: False: It is well-formed (deck: must be a list of 52).',
    ]);
  });

  it('what a player sees in each message', () => {
    const { table } = playing();
    table.step({ type: 'draw' });
    const again = createWitness(table.log[0]?.message, { player: 'bob', secret: secretOf('table/1/bob') });
    const seen = table.log.slice(1).flatMap(({ to, message }) => {
      if (to !== null && to !== 'bob') return [];
      if (message.type === 'root') again.reveal(); // as then
      return [message.type, ...all(again.receive(message).checks)];
    });
    const cards = (from: number, count: number): readonly string[] =>
      table.dealer
        .openings()
        .slice(from, from + count)
        .map(({ index, card }) => `opening pass: Position ${index} holds ${CARDS[card]}.`);
    expect(seen).toEqual([
      'list',
      'step pass: The list is due.',
      'complete pass: Everybody committed.',
      'distinct pass: All commitments differ.',
      'own-commitment pass: Mine is in the list.',
      'root',
      'step pass: The root is due.',
      'head pass: We agree on the list.',
      'position pass: Positions 14,15,16,17,18 are due.',
      ...cards(14, 5),
      'turned-up pass: The rules turn up as many cards.',
      'cards',
      'step pass: The cards is due.',
      'private pass: The cards are mine.',
      'position pass: Positions 1,3,5,7,9,11,13 are due.',
      ...[1, 3, 5, 7, 9, 11, 13].flatMap((index) => cards(index, 1)),
      'move',
      'step pass: The move is due.',
      'head pass: We agree up to move 1.',
      'move pass: It is written as a move.',
      'closed pass: All my cards were opened.',
      'opening pass: Only the card played is opened.',
    ]);
  });
});
