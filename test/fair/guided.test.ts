import fc from 'fast-check';
import {
  CARDS,
  createRandom,
  createRecord,
  defineVariant,
  formatMove,
  legalMoves,
  type Move,
  PRESETS,
  parseMove,
  type RoundState,
  redactRecord,
  solitaire,
  standard,
  type Variant,
} from 'kings-corner';
import {
  contextHash,
  contribution,
  createDealer,
  createWitness,
  deckSeed,
  extendTranscript,
  FairError,
  type FairMessage,
  newSecret,
  type Opening,
  verifyOpening,
  verifyRound,
  verifySession,
} from 'kings-corner/fair';
import { describe, expect, it } from 'vitest';
import { mac } from '../../src/chance/hash.js';
import { createTable, overJson, playOn, secretOf, type Table, type TableOptions, viewsOf } from './table.js';

const PRESET_LIST = Object.values(PRESETS);

/** Who may sit at a table of so many seats: alone, a dealer who plays, a server, bots in the last seats. */
function partiesOf(seats: number): readonly (readonly string[])[] {
  const names = ['srv', 'ann', 'bob', 'cyd', 'dan', 'eve', 'fay'];
  return [['srv'], names.slice(0, seats), names.slice(0, seats + 1), names.slice(0, Math.max(1, seats - 1))];
}

const tableArb = fc
  .record({
    variant: fc.constantFrom(...PRESET_LIST),
    pick: fc.nat(),
    party: fc.nat(3),
    game: fc.string({ maxLength: 9 }),
  })
  .map(({ variant, pick, party, game }): TableOptions => {
    const { min, max } = variant.seats;
    const seats = min + (pick % (max - min + 1));
    return { variant, seats, dealer: pick % seats, players: partiesOf(seats)[party] ?? ['srv'], game };
  });

const bob = { variant: standard, seats: 3, players: ['ann', 'bob', 'cyd'] };

/** A table of three where bob is about to be shown something else than the dealer said. */
function tableWith(options: TableOptions = bob): { table: Table; toBob: (message: unknown) => readonly string[] } {
  const table = createTable(options);
  const toBob = (message: unknown): readonly string[] => {
    const { ok, checks } = table.witnesses.get('bob')?.receive(message) ?? { ok: true, checks: [] };
    expect(ok).toBe(false);
    expect(table.witnesses.get('bob')?.step()).toBe('broken');
    return checks.flatMap(({ id, status }) => (status === 'fail' ? [id] : []));
  };
  return { table, toBob };
}

function lastOf<T extends FairMessage['type']>(table: Table, type: T): Extract<FairMessage, { type: T }> {
  const found = table.log.map(({ message }) => message).filter((message) => message.type === type);
  return found.at(-1) as Extract<FairMessage, { type: T }>; // filtered by that type
}

/** Sends until a message of that kind is next, and gives it unsent. */
function until(
  table: Table,
  seed: string,
  isIt: (move: Move, round: RoundState) => boolean,
): { seat: number; move: Move } {
  const random = createRandom(seed);
  for (;;) {
    const round = table.dealer.round();
    const moves = legalMoves(round);
    const found = moves.find((move) => isIt(move, round));
    if (found) return { seat: round.turn.seat, move: found };
    table.step(moves[Math.floor(random() * moves.length)] as Move);
  }
}

describe('a dealer with its players', () => {
  it('plays rounds of every preset to a record that everybody has witnessed', () => {
    fc.assert(
      fc.property(tableArb, fc.string(), (options, seed) => {
        const table = createTable(options);
        table.mix();
        playOn(table, createRandom(seed), 500);
        const finished = table.dealer.step() === 'over';
        table.send(finished ? table.dealer.end() : table.dealer.abandon());
        const { record } = lastOf(table, 'end');
        const { verdict, checks } = verifyRound(record, { witness: table.onlooker().remembered() });
        if (verdict !== 'witnessed') throw new Error(JSON.stringify(checks));
        if (finished !== (record.result !== undefined)) throw new Error('the result is that of a finished round');
        if (verifySession([record]).verdict !== 'consistent') throw new Error('no session of one round');
        const watching = [...table.witnesses.values()].map((witness) => witness.step());
        if (watching.some((step) => step !== 'ended')) throw new Error('somebody stopped watching');
      }),
      { numRuns: 25 },
    );
  });

  it('plays every preset at every number of seats', () => {
    for (const variant of PRESET_LIST) {
      for (let seats = variant.seats.min; seats <= variant.seats.max; seats += 1) {
        const table = createTable({ variant, seats, players: partiesOf(seats)[2] ?? [] });
        table.mix();
        playOn(table, createRandom(variant.name), 12);
        const hands = [...table.witnesses.values()].map((witness, seat) => witness.hand(seat).join());
        expect(hands).toEqual(table.dealer.round().hands.map((hand) => hand.join()));
      }
    }
  });

  it('shows nobody a secret, a key, a salt or a card before its time', () => {
    fc.assert(
      fc.property(tableArb, fc.string(), fc.nat(60), (options, seed, most) => {
        const table = createTable(options);
        table.mix();
        const { dealer, log } = table;
        const moves: Move[] = [];
        const openings = dealer.openings();
        const secrets = options.players.map((id) => secretOf(`${options.game}/1/${id}`));
        const keys = [...secrets, ...keysOf(table, secrets)];
        const isSecret = (text: string, opening: Opening): boolean => text.includes(opening.salt);
        playOn(table, createRandom(seed), most, (round) => {
          viewsOf(round).forEach((view) => {
            const text = JSON.stringify(view);
            if (openings.some((opening) => isSecret(text, opening))) throw new Error('a salt in a view');
            if (keys.some((key) => text.includes(key))) throw new Error('a key in a view');
            if (round.outcome !== null) return;
            const seen = new Set(view.seat === null ? [] : round.hands[view.seat]);
            const hidden = [...round.stock, ...round.hands.flat()].filter((card) => !seen.has(card));
            if (hidden.some((card) => text.includes(`"${card}"`))) throw new Error('a hidden card in a view');
          });
        });
        const round = dealer.round();
        if (round.outcome !== null) return; // then the record shows everything
        for (const reader of [...options.players.slice(1), null]) {
          const text = JSON.stringify(log.filter(({ to }) => to === null || to === reader));
          if (keys.some((key) => text.includes(key))) throw new Error('a key was sent');
          const own = reader === null ? [] : (table.witnesses.get(reader)?.seats ?? []);
          const known = new Set(own.flatMap((seat) => round.hands[seat] ?? []));
          const hidden = openings.filter(({ card }) => {
            const name = CARDS[card] as (typeof CARDS)[number];
            return (round.stock.includes(name) || round.hands.flat().includes(name)) && !known.has(name);
          });
          for (const opening of hidden) {
            if (isSecret(text, opening)) throw new Error(`the salt of a hidden card was sent to ${reader}`);
            if (text.includes(`"card":${opening.card},`)) throw new Error(`a hidden card was sent to ${reader}`);
            if (new RegExp(`"${CARDS[opening.card]}["@]`).test(text))
              throw new Error(`a hidden card was named to ${reader}`);
          }
        }
        for (const { message } of log) if (message.type === 'move') moves.push(parseMove(message.move));
        const deck = openings.map(({ card }) => CARDS[card] as (typeof CARDS)[number]);
        const record = createRecord({ ...dealer.deal, deck }, moves);
        for (const seat of [...round.hands.keys(), null]) {
          const text = JSON.stringify(redactRecord(record, seat));
          if (openings.some((opening) => isSecret(text, opening))) throw new Error('a salt in a redacted record');
          if (keys.some((key) => text.includes(key))) throw new Error('a key in a redacted record');
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is the same dealer again when it is given the same messages', () => {
    const table = createTable(bob);
    const inbox: [string, unknown][] = [];
    const again = createDealer({ ...bob, game: 'table', round: 1, secret: secretOf('table/1/ann') });
    table.send(table.dealer.start());
    for (const [id, witness] of table.witnesses) inbox.push([id, witness.commit()]);
    for (const [id, message] of inbox.slice()) table.send(table.dealer.receive(id, message));
    for (const [id, witness] of table.witnesses) {
      const message = witness.reveal();
      inbox.push([id, message]);
      table.send(table.dealer.receive(id, message));
    }
    again.start();
    for (const [id, message] of inbox) again.receive(id, message);
    expect(again.round()).toEqual(table.dealer.round());
    expect(again.openings()).toEqual(table.dealer.openings());
  });

  it('is the same dealer again with the moves that it made itself', () => {
    const options = {
      variant: standard,
      seats: 3,
      players: ['ann'],
      game: 'alone',
      round: 1,
      secret: secretOf('alone'),
    };
    const dealer = createDealer(options);
    dealer.start();
    const random = createRandom('own moves');
    const made: [number, Move][] = [];
    while (made.length < 30 && dealer.step() === 'play') {
      const { seat } = dealer.round().turn;
      const moves = legalMoves(dealer.round());
      const move = moves[Math.floor(random() * moves.length)] as Move; // a live round has a legal move
      dealer.play(seat, move);
      made.push([seat, move]);
    }
    const again = createDealer(options);
    again.start();
    for (const [seat, move] of made) again.play(seat, move);
    expect(again.round()).toEqual(dealer.round());
    expect(again.abandon()).toEqual(dealer.abandon());
  });

  it('lets a player come back with the messages so far', () => {
    const table = createTable(bob);
    table.mix();
    playOn(table, createRandom('back'), 20);
    const cyd = table.witnesses.get('cyd');
    const [open, ...rest] = table.log.filter(({ to }) => to === null || to === 'cyd').map(({ message }) => message);
    const again = createWitness(open, { player: 'cyd', secret: secretOf('table/1/cyd') });
    for (const message of rest) {
      if (message.type === 'root') again.reveal(); // as then
      expect(again.receive(message).ok).toBe(true);
    }
    expect(again.hand(2)).toEqual(cyd?.hand(2));
    expect(again.remembered()).toEqual(cyd?.remembered());
  });

  it('seats the players in order, a server at no seat, and plays for the seats that are left over', () => {
    const seatsOf = (players: readonly string[], seats: number): readonly (readonly number[])[] => {
      const table = createTable({ variant: standard, seats, players });
      table.mix();
      return [...table.witnesses.values()].map((witness) => witness.seats);
    };
    expect(seatsOf(['ann', 'bob'], 2)).toEqual([[1]]);
    expect(seatsOf(['srv', 'ann', 'bob'], 2)).toEqual([[0], [1]]);
    expect(seatsOf(['ann', 'bob'], 4)).toEqual([[1]]);
    expect(seatsOf(['ann'], 4)).toEqual([]);
  });

  it('works for one person alone', () => {
    const table = createTable({ variant: solitaire, seats: 1, players: ['me'] });
    table.mix();
    expect(table.log.map(({ message }) => message.type)).toEqual(['open', 'list', 'root']);
    playOn(table, createRandom('alone'), 500);
    expect(table.dealer.step()).toBe('over');
    table.send(table.dealer.end());
    expect(table.onlooker().step()).toBe('ended');
  });

  it('deals a deck that runs out while the cross is turned up', () => {
    const variant = defineVariant(standard, { seats: { min: 4, max: 4 }, dealSize: 12 });
    let short = 0;
    for (let round = 1; round <= 40; round += 1) {
      const table = createTable({ variant, seats: 4, players: ['srv', 'a', 'b', 'c', 'd'], round });
      table.mix();
      if (Object.values(table.dealer.round().piles).filter((pile) => pile.length > 0).length === 4) short += 1;
    }
    expect(short).toBeGreaterThan(10);
  });
});

/** The seed of the deck and all that is made from it alone: nobody may see any of it while the round lasts. */
function keysOf(table: Table, secrets: readonly string[]): readonly string[] {
  const { context } = table.dealer;
  const commitments = secrets.map((secret, k) => contribution(context, k, secret));
  const seed = deckSeed(context, { commitments, secrets });
  const [bytes, ctx] = [seed, contextHash(context)].map((hex) => new Uint8Array(Buffer.from(hex, 'hex')));
  if (!bytes || !ctx) throw new Error('bytes');
  return [seed, ...['shuffle', 'salt'].map((tag) => Buffer.from(mac(bytes, tag, ctx)).toString('hex'))];
}

describe('the steps of a dealer', () => {
  const dealer = () => createDealer({ ...bob, game: 'g', round: 1, secret: secretOf('d') });
  const codeOf = (run: () => unknown): string => {
    try {
      run();
      return 'done';
    } catch (error) {
      return error instanceof FairError
        ? `${error.code} ${error.player ?? ''}`.trim()
        : (error as { code: string }).code;
    }
  };

  it('cannot be taken in another order', () => {
    const d = dealer();
    const early = () => [
      codeOf(() => d.round()),
      codeOf(() => d.openings()),
      codeOf(() => d.play(0, { type: 'draw' })),
      codeOf(() => d.end()),
      codeOf(() => d.abandon()),
    ];
    expect(d.step()).toBe('start');
    expect(early()).toEqual(Array.from({ length: 5 }, () => 'wrong-step'));
    expect(codeOf(() => d.abort())).toBe('wrong-step');
    const [open] = d.start();
    expect(codeOf(() => d.start())).toBe('wrong-step');
    const [b, c] = ['bob', 'cyd'].map((player) => createWitness(open?.message, { player, secret: secretOf(player) }));
    if (!b || !c) throw new Error('two players');
    expect(d.step()).toBe('commit');
    expect(d.waitingFor()).toEqual(['bob', 'cyd']);
    expect(codeOf(() => b.reveal())).toBe('wrong-step');
    expect(
      codeOf(() => d.receive('bob', { type: 'reveal', player: 1, secret: secretOf('bob'), list: '00'.repeat(32) })),
    ).toBe('wrong-step');
    expect(d.receive('bob', b.commit())).toEqual([]);
    expect(early()).toEqual(Array.from({ length: 5 }, () => 'wrong-step'));
    expect(d.waitingFor()).toEqual(['cyd']);
    const [list] = d.receive('cyd', c.commit());
    for (const witness of [b, c]) expect(witness.receive(list?.message).ok).toBe(true);
    expect(d.step()).toBe('reveal');
    expect(codeOf(() => d.receive('cyd', { type: 'commit', player: 2, commitment: '11'.repeat(32) }))).toBe(
      'wrong-step',
    );
    expect(early()).toEqual(Array.from({ length: 5 }, () => 'wrong-step'));
    expect(d.receive('cyd', c.reveal())).toEqual([]);
    expect(d.receive('bob', b.reveal()).map(({ to, message }) => `${to} ${message.type}`)).toEqual([
      'null root',
      'bob cards',
      'cyd cards',
    ]);
    expect(d.step()).toBe('play');
    expect(codeOf(() => d.abort())).toBe('wrong-step');
    expect(codeOf(() => d.end())).toBe('wrong-step');
    expect(d.abandon().map(({ message }) => message.type)).toEqual(['end']);
    expect(codeOf(() => d.play(0, { type: 'draw' }))).toBe('wrong-step');
    expect(codeOf(() => d.abandon())).toBe('wrong-step');
  });

  it('names whoever sends something wrong, and goes on as if it had not come', () => {
    const d = dealer();
    const [open] = d.start();
    const [b, c] = ['bob', 'cyd'].map((player) => createWitness(open?.message, { player, secret: secretOf(player) }));
    if (!b || !c) throw new Error('two players');
    const refused = (from: string, message: unknown): string => codeOf(() => d.receive(from, message));
    expect(refused('cyd', b.commit())).toBe('wrong-sender cyd');
    expect(refused('eve', b.commit())).toBe('wrong-sender eve');
    expect(refused('ann', { type: 'commit', player: 0, commitment: '00'.repeat(32) })).toBe('wrong-sender ann');
    d.receive('bob', b.commit());
    expect(refused('bob', { ...b.commit(), commitment: '22'.repeat(32) })).toBe('bad-commitment bob');
    expect(refused('cyd', { ...c.commit(), commitment: b.commit().commitment })).toBe('bad-commitment cyd');
    for (const bad of [
      null,
      7,
      'commit',
      [],
      {},
      { ...c.commit(), extra: 1 },
      { ...c.commit(), commitment: 'AB'.repeat(32) },
    ]) {
      expect(refused('cyd', bad)).toBe('bad-value');
    }
    const [list] = d.receive('cyd', c.commit());
    for (const witness of [b, c]) witness.receive(list?.message);
    expect(refused('bob', { ...b.reveal(), list: '00'.repeat(32) })).toBe('list-differs bob');
    const honest = { type: 'reveal', player: 1, secret: secretOf('bob'), list: c.reveal().list };
    expect(refused('bob', { ...honest, secret: secretOf('other') })).toBe('bad-commitment bob');
    d.receive('bob', honest);
    const { list: seen } = honest;
    d.receive('cyd', { type: 'reveal', player: 2, secret: secretOf('cyd'), list: seen });
    expect(d.step()).toBe('play');
  });

  it('refuses a secret that another player has revealed, though it was committed to', () => {
    const d = createDealer({
      ...bob,
      players: ['ann', 'bob'],
      seats: 2,
      game: 'g',
      round: 1,
      secret: secretOf('same'),
    });
    const [open] = d.start();
    const b = createWitness(open?.message, { player: 'bob', secret: secretOf('same') });
    const [list] = d.receive('bob', b.commit());
    b.receive(list?.message);
    expect(codeOf(() => d.receive('bob', b.reveal()))).toBe('bad-commitment bob');
    expect(d.step()).toBe('reveal');
  });

  it('refuses a move that is illegal, out of turn, for another seat, after other moves or with another opening', () => {
    const { table } = tableWith();
    table.mix();
    const { dealer: d, witnesses } = table;
    const { seat, move } = until(table, 'bob plays', ({ type }, round) => type === 'play' && round.turn.seat === 1);
    const before = d.round();
    const b = witnesses.get('bob');
    const message = b?.move(seat, move);
    if (!message?.opening) throw new Error('an opening');
    const refused = (from: string, sent: unknown): string => codeOf(() => d.receive(from, sent));
    expect(refused('cyd', message)).toBe('wrong-sender cyd');
    expect(refused('cyd', { ...message, seat: 2 })).toBe('not-your-turn');
    expect(refused('bob', { ...message, head: '00'.repeat(32) })).toBe('head-differs bob');
    expect(refused('bob', { ...message, opening: null })).toBe('bad-opening bob');
    const other = d.openings().find(({ index }) => index !== message.opening?.index);
    expect(refused('bob', { ...message, opening: other })).toBe('bad-opening bob');
    expect(refused('bob', { ...message, opening: { ...message.opening, salt: '00'.repeat(32) } })).toBe(
      'bad-opening bob',
    );
    expect(refused('bob', { ...message, move: 'Kh@' })).toBe('bad-notation');
    expect(refused('bob', { ...message, move: 'N>N' })).toBe('same-pile');
    expect(codeOf(() => d.play(1, move))).toBe('wrong-sender');
    expect(codeOf(() => b?.move(0, move))).toBe('wrong-sender bob');
    expect(d.round()).toBe(before);
    table.send(d.receive('bob', message));
    expect(d.round().ply).toBe(before.ply + 1);
  });

  it('ends an attempt with the names of the silent, and the next one makes a session with it', () => {
    const players = ['ann', 'bob', 'cyd'];
    const attempt = (n: number) =>
      createDealer({ ...bob, players, game: 's', round: 1, attempt: n, secret: secretOf(`ann ${n}`) });
    const entries: unknown[] = [];
    const first = attempt(0);
    const [open] = first.start();
    const b = createWitness(open?.message, { player: 'bob', secret: secretOf('bob 0') });
    first.receive('bob', b.commit());
    const [gone] = first.abort();
    expect(first.step()).toBe('aborted');
    expect(JSON.stringify(gone)).not.toContain(secretOf('ann 0')); // not before everybody has committed
    expect(b.receive(gone?.message).ok).toBe(true);
    expect(b.step()).toBe('aborted');
    if (gone?.message.type === 'abort') entries.push(gone.message.attempt);

    const second = attempt(1);
    const [opened] = second.start();
    const [b2, c2] = ['bob', 'cyd'].map((player) =>
      createWitness(opened?.message, { player, secret: secretOf(`${player} 1`) }),
    );
    if (!b2 || !c2) throw new Error('two players');
    second.receive('bob', b2.commit());
    const [list] = second.receive('cyd', c2.commit());
    b2.receive(list?.message);
    c2.receive(list?.message);
    second.receive('cyd', c2.reveal());
    expect(second.waitingFor()).toEqual(['bob']);
    const [silent] = second.abort();
    expect(c2.receive(silent?.message).ok).toBe(true);
    if (silent?.message.type === 'abort') entries.push(silent.message.attempt);

    const third = attempt(2);
    const [last] = third.start();
    const all = ['bob', 'cyd'].map((player) =>
      createWitness(last?.message, { player, secret: secretOf(`${player} 2`) }),
    );
    const lists = all.flatMap((witness, i) => third.receive(players[i + 1] ?? '', witness.commit()));
    all.forEach((witness, i) => {
      witness.receive(lists[0]?.message);
      third.receive(players[i + 1] ?? '', witness.reveal());
    });
    const [end] = third.abandon();
    if (end?.message.type === 'end') entries.push(end.message.record);
    const report = verifySession(overJson(entries));
    expect(report.checks.filter(({ status }) => status === 'fail')).toEqual([]);
    expect(report.aborted).toEqual([
      { round: 1, attempt: 0, silent: ['cyd'] },
      { round: 1, attempt: 1, silent: ['bob'] },
    ]);
    expect(verifySession([entries[0], entries[2]]).verdict).toBe('broken');
    expect(verifySession([entries[1], entries[2]]).verdict).toBe('broken');
  });

  it.each([
    ['no seats', { seats: 9 }],
    ['a dealer that is no seat', { dealer: 3 }],
    ['no players', { players: [] }],
    ['nine players', { players: [...'abcdefghi'] }],
    ['the same player twice', { players: ['ann', 'bob', 'bob'] }],
    ['half a surrogate pair', { players: ['ann', '\ud83d'] }],
    ['a variant that is none', { variant: { ...standard, dealSize: 99 } as Variant }],
    ['a variant whose name has two texts in JSON', { variant: { ...standard, name: '\udc51' } }],
    ['a short secret', { secret: '00'.repeat(31) }],
    ['a fraction of a round', { round: 0.5 }],
    ['a long name of the game', { game: 'x'.repeat(256) }],
  ])('refuses options with %s', (_, options) => {
    const make = () => createDealer({ ...bob, game: 'g', round: 1, secret: newSecret(), ...options });
    expect(codeOf(make)).toBe('bad-value');
  });
});

describe('a witness', () => {
  it('refuses a first message whose rules are not those of its deal, or that has no such player', () => {
    const [open] = createDealer({ ...bob, game: 'g', round: 1, secret: newSecret() }).start();
    const message = open?.message;
    if (message?.type !== 'open') throw new Error('open');
    const watch =
      (first: unknown, player: string | null = 'bob') =>
      () =>
        createWitness(first, { player, secret: newSecret() });
    expect(watch(message)).not.toThrow();
    expect(watch({ ...message, deal: { ...message.deal, dealer: 0 } })).toThrow(/context.rules/);
    expect(watch({ ...message, deal: { ...message.deal, seats: 7 } })).toThrow(FairError);
    expect(watch({ ...message, context: { ...message.context, players: ['ann', 'bob', 'ann'] } })).toThrow(
      /context.players/,
    );
    expect(watch(message, 'eve')).toThrow(/eve/);
    expect(watch(message, 'ann')).toThrow(/ann/);
    for (const bad of [null, undefined, {}, [], 'open', { ...message, type: 'list' }])
      expect(watch(bad)).toThrow(FairError);
    expect(() => createWitness(message, { player: 'bob' })).toThrow(/secret/);
  });

  it('sees that its commitment was left out, replaced, copied or put elsewhere', () => {
    const lie = (change: (list: readonly string[]) => readonly string[]): readonly string[] => {
      const { table, toBob } = tableWith();
      table.send(table.dealer.start());
      const [b, c] = [...table.witnesses.values()];
      table.send(table.dealer.receive('bob', b?.commit()));
      const [list] = table.dealer.receive('cyd', c?.commit());
      if (list?.message.type !== 'list') throw new Error('list');
      const failed = toBob({ type: 'list', commitments: change(list.message.commitments) });
      expect(() => table.witnesses.get('bob')?.reveal()).toThrow(FairError);
      return failed;
    };
    expect(lie(([a = '', , c = '']) => [a, '11'.repeat(32), c])).toEqual(['own-commitment']);
    expect(lie(([a = '', b = '']) => [a, b, b])).toEqual(['distinct']);
    expect(lie(([a = '', b = '', c = '']) => [a, c, b])).toEqual(['own-commitment']);
    expect(lie(([a = '', b = '']) => [a, b])).toEqual(['complete']);
  });

  it('sees that others were shown another list, or that the deck was made without its secret', () => {
    const { table, toBob } = tableWith();
    table.send(table.dealer.start());
    const [b, c] = [...table.witnesses.values()];
    table.send(table.dealer.receive('bob', b?.commit()));
    const [list] = table.dealer.receive('cyd', c?.commit());
    if (list?.message.type !== 'list') throw new Error('list');
    const { commitments } = list.message;
    b?.receive({ type: 'list', commitments: commitments.with(2, '33'.repeat(32)) }); // for bob alone
    c?.receive(list.message);
    const honest = c?.reveal();
    table.dealer.receive('cyd', honest);
    const reveal = b?.reveal();
    const refused = expect.objectContaining({ code: 'list-differs', player: 'bob' });
    expect(() => table.dealer.receive('bob', reveal)).toThrow(refused);
    // A dealer who goes on all the same has a head that bob cannot have.
    const [root] = table.dealer.receive('bob', { ...reveal, list: honest?.list });
    expect(toBob(root?.message)).toEqual(['head']);
  });

  it('takes no root before its own secret is out', () => {
    const { table, toBob } = tableWith();
    table.send(table.dealer.start());
    const [b, c] = [...table.witnesses.values()];
    table.send(table.dealer.receive('bob', b?.commit()));
    table.send(table.dealer.receive('cyd', c?.commit()));
    expect(toBob({ type: 'root', root: '00'.repeat(32), head: '00'.repeat(32), openings: [] })).toEqual(['step']);
  });

  it.each([
    [
      'a hand from other positions',
      (openings: readonly Opening[], all: readonly Opening[]) => [...openings.slice(0, 6), all[40]],
      ['position'],
    ],
    ['a hand in another order', (openings: readonly Opening[]) => openings.toReversed(), ['position']],
    ['too few cards', (openings: readonly Opening[]) => openings.slice(1), ['position']],
    [
      'a card too many',
      (openings: readonly Opening[], all: readonly Opening[]) => [...openings, all[30]],
      ['position'],
    ],
    [
      'a swapped card',
      (openings: readonly Opening[], all: readonly Opening[]) => [
        { ...openings[0], card: all[40]?.card },
        ...openings.slice(1),
      ],
      ['opening'],
    ],
    [
      'an opening of its own making',
      (openings: readonly Opening[]) => [{ ...openings[0], salt: '00'.repeat(32) }, ...openings.slice(1)],
      ['opening'],
    ],
    [
      'a malformed opening',
      (openings: readonly Opening[]) => [{ ...openings[0], path: [] as string[], extra: 1 }, ...openings.slice(1)],
      ['message'],
    ],
  ])('refuses %s', (_, change, failed) => {
    const { table, toBob } = tableWith();
    const mixed = mixedUpTo(table, 'cards');
    const { openings } = mixed as Extract<FairMessage, { type: 'cards' }>;
    expect(toBob({ ...mixed, openings: change(openings, table.dealer.openings()) })).toEqual(failed);
  });

  it('refuses the cards of another seat', () => {
    const { table, toBob } = tableWith();
    const mixed = mixedUpTo(table, 'cards');
    expect(toBob({ ...mixed, seat: 2 })).toEqual(['private']);
  });

  it.each([
    [
      'one card more',
      (openings: readonly Opening[], all: readonly Opening[]) => [...openings, all[21 + openings.length]],
      ['turned-up'],
    ],
    ['one card less', (openings: readonly Opening[]) => openings.slice(0, -1), ['turned-up']],
    ['none', () => [], ['turned-up']],
    ['cards from further down', (_: readonly Opening[], all: readonly Opening[]) => all.slice(22, 26), ['position']],
    [
      'a card that is not there',
      (openings: readonly Opening[]) => openings.map((o) => ({ ...o, card: (o.card + 1) % 52 })),
      ['opening'],
    ],
  ])('refuses a table with %s turned up', (_, change, failed) => {
    const { table, toBob } = tableWith();
    const root = mixedUpTo(table, 'root') as Extract<FairMessage, { type: 'root' }>;
    expect(toBob({ ...root, openings: change(root.openings, table.dealer.openings()) })).toEqual(failed);
  });

  it('sees every lie about a move', () => {
    const lie = (
      isIt: (move: Move) => boolean,
      change: (m: Record<string, unknown>, t: Table) => unknown,
    ): readonly string[] => {
      const { table, toBob } = tableWith();
      table.mix();
      const { seat, move } = until(table, 'lie', (each, round) => isIt(each) && round.turn.seat === 2);
      const [sent] = table.dealer.receive('cyd', table.witnesses.get('cyd')?.move(seat, move));
      return toBob(change({ ...sent?.message }, table));
    };
    const isPlay = ({ type }: Move): boolean => type === 'play';
    const isDraw = ({ type }: Move): boolean => type === 'draw';
    expect(lie(isPlay, (m) => ({ ...m, head: '00'.repeat(32) }))).toEqual(['head']);
    expect(lie(isPlay, (m) => ({ ...m, seat: 0 }))).toEqual(['head']);
    expect(lie(isDraw, (m) => ({ ...m, move: '.' }))).toEqual(['head']);
    expect(lie(isPlay, (m) => ({ ...m, opening: null }))).toEqual(['opening']);
    expect(lie(isDraw, (m, t) => ({ ...m, opening: t.dealer.openings()[0] }))).toEqual(['opening']);
    expect(lie(isPlay, (m, t) => ({ ...m, opening: t.dealer.openings()[51] }))).toEqual(['holder']);
    expect(lie(isPlay, (m) => ({ ...m, opening: { ...(m['opening'] as Opening), salt: '00'.repeat(32) } }))).toEqual([
      'opening',
    ]);
    const inOtherWords = (seat: number, move: string) => (m: Record<string, unknown>, t: Table) => {
      const head = extendTranscript(headOf(t), t.dealer.round().ply, { seat, move });
      return { ...m, seat, move, head };
    };
    expect(lie(isDraw, inOtherWords(2, 'D'))).toEqual(['move']);
    expect(lie(isDraw, inOtherWords(4, 'd'))).toEqual(['move']);
    expect(lie(isPlay, () => ({ type: 'move' }))).toEqual(['message']);
  });

  it('sees that a seat plays a card which it does not hold, however it came by the opening', () => {
    const { table, toBob } = tableWith();
    table.mix();
    const { dealer: d, witnesses } = table;
    const { seat, move } = until(table, 'thief', ({ type }, round) => type === 'play' && round.turn.seat === 2);
    const honest = witnesses.get('cyd')?.move(seat, move);
    const stolen = d.openings().find(({ card }) => d.round().stock.includes(CARDS[card] as (typeof CARDS)[number]));
    if (!stolen || !honest) throw new Error('a card of the stock');
    const text = formatMove({ type: 'play', card: CARDS[stolen.card] as (typeof CARDS)[number], to: 'N' });
    const onlooker = table.onlooker();
    const forged = {
      ...honest,
      move: text,
      opening: stolen,
      head: extendTranscript(headOf(table), d.round().ply + 1, { seat, move: text }),
    };
    expect(verifyOpening(d.context, lastOf(table, 'root').root, stolen)).toBe(true);
    expect(toBob(forged)).toEqual(['holder']);
    expect(onlooker.receive(forged).ok).toBe(false);
  });

  it('sees that a drawn card is not the next of the deck, or is not shown to it at all', () => {
    const withDraw = (): { table: Table; toBob: (message: unknown) => readonly string[]; cards: FairMessage } => {
      const { table, toBob } = tableWith();
      table.mix();
      const { seat, move } = until(table, 'draw', ({ type }, round) => type === 'draw' && round.turn.seat === 1);
      const [moved, cards] = table.dealer.receive('bob', table.witnesses.get('bob')?.move(seat, move));
      table.witnesses.get('bob')?.receive(moved?.message);
      if (cards?.message.type !== 'cards') throw new Error('cards');
      expect(cards.to).toBe('bob');
      return { table, toBob, cards: cards.message };
    };
    const one = withDraw();
    if (one.cards.type !== 'cards') throw new Error('cards');
    const next = one.table.dealer.openings()[(one.cards.openings[0]?.index ?? 0) + 1];
    expect(one.toBob({ ...one.cards, openings: [next] })).toEqual(['position']);
    const two = withDraw();
    const [moved] = two.table.dealer.receive('bob', two.table.witnesses.get('bob')?.move(1, { type: 'endTurn' }));
    expect(two.toBob(moved?.message)).toEqual(['closed']);
  });

  it('ends with the verdict on the record, and calls a changed one broken', () => {
    const { table, toBob } = tableWith();
    table.mix();
    playOn(table, createRandom('end'), 30);
    const [end] = overJson(table.dealer.step() === 'over' ? table.dealer.end() : table.dealer.abandon());
    if (end?.message.type !== 'end') throw new Error('end');
    const { record } = end.message;
    expect(table.witnesses.get('cyd')?.receive(end.message).ok).toBe(true);
    const other = { ...record, moves: record.moves.slice(0, -1) };
    expect(toBob({ type: 'end', record: other })).toContain('chain');
  });

  it('never throws, whatever it is sent, and takes nothing more afterwards', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withMap: true, withSparseArray: true, withBigInt: true }),
        (value) => {
          const { table } = tableWith();
          table.send(table.dealer.start());
          const b = table.witnesses.get('bob');
          const report = b?.receive(value);
          if (report?.ok !== false || b?.step() !== 'broken') throw new Error('it was taken');
          if (b.receive({ type: 'list', commitments: [] }).ok) throw new Error('it went on');
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** The head that everybody has now. */
function headOf(table: Table): string {
  const message = table.log.map((each) => each.message).findLast(({ type }) => type === 'move' || type === 'root');
  return message !== undefined && 'head' in message ? message.head : '';
}

/** Starts a table and holds the message of that type for bob back; what came before has been delivered. */
function mixedUpTo(table: Table, type: 'root' | 'cards'): FairMessage {
  table.send(table.dealer.start());
  const [b, c] = [...table.witnesses.values()];
  table.send(table.dealer.receive('bob', b?.commit()));
  table.send(table.dealer.receive('cyd', c?.commit()));
  table.send(table.dealer.receive('bob', b?.reveal()));
  for (const { to, message } of table.dealer.receive('cyd', c?.reveal())) {
    if (message.type === type && (to === null || to === 'bob')) return overJson(message);
    if (to === null || to === 'bob') b?.receive(overJson(message));
  }
  throw new Error(`no ${type}`);
}

it('a step taken too early says where the deal is, and what it is for', () => {
  const dealer = createDealer({ game: 'g', round: 0, seats: 2, players: ['house', 'ann'], secret: newSecret() });
  expect(() => dealer.round()).toThrow('the deal is at start, not play');
});
