import { createRandom, legalMoves, type Move, standard, viewFor } from 'kings-corner';
import {
  createDealer,
  createWitness,
  extendTranscript,
  type FairCheck,
  type RoundWitness,
  verifySession,
} from 'kings-corner/fair';
import { expect, it } from 'vitest';
import { createTable, overJson, playOn, secretOf, type Table } from './table.js';

// One short round with one player beside the dealer, looked at closely.

function dealt(): { readonly table: Table; readonly bob: RoundWitness } {
  const table = createTable({ variant: standard, seats: 2, players: ['ann', 'bob'] });
  table.mix();
  return { table, bob: table.witnesses.get('bob') as RoundWitness }; // one of its players
}

/** Plays until the seat has a legal move of a kind, and gives the first; its type says more than a test of it. */
function until<T extends Move['type']>({ dealer, step }: Table, seat: number, type: T): Extract<Move, { type: T }> {
  const random = createRandom('one round');
  for (;;) {
    const moves = legalMoves(dealer.round());
    const found = moves.find((move) => move.type === type);
    if (found !== undefined && dealer.round().turn.seat === seat) return found as Extract<Move, { type: T }>;
    step(moves[Math.floor(random() * moves.length)] as Move); // a live round has a legal move
  }
}

const failedIn = (checks: readonly FairCheck[]): readonly string[] =>
  checks.flatMap(({ id, status }) => (status === 'fail' ? [id] : []));

it('a witness holds its hand, remembers what it saw, and finds the record to be witnessed', () => {
  const { table, bob } = dealt();
  playOn(table, createRandom('one round'), 40, (round) => {
    expect(bob.hand(1).toSorted()).toEqual(viewFor(round, 1).hand?.toSorted());
  });
  const remembered = bob.remembered();
  table.send(table.dealer.step() === 'over' ? table.dealer.end() : table.dealer.abandon());
  const last = table.log.at(-1)?.message;
  if (last?.type !== 'end') throw new Error('the last message holds the record');
  const { commitments, root, head } = last.record;
  expect(remembered).toEqual({ commitments, root, head, ownSecret: secretOf('table/1/bob') });
  expect(bob.step()).toBe('ended');
});

it('a witness does not take another record for its own', () => {
  const { bob } = dealt();
  const { table: other } = dealt();
  playOn(other, createRandom('another round'), 12);
  const [end] = other.dealer.abandon();
  expect(failedIn(bob.receive(end?.message).checks)).toEqual(['witness-head']);
  expect(bob.step()).toBe('broken');
});

it('a witness that has seen nothing yet remembers its secret alone', () => {
  const dealer = createDealer({ game: 'g', round: 1, seats: 2, players: ['ann', 'bob'], secret: secretOf('ann') });
  const [open] = dealer.start();
  const bob = createWitness(open?.message, { player: 'bob', secret: secretOf('bob') });
  expect(bob.remembered()).toStrictEqual({
    commitments: [],
    root: undefined,
    head: undefined,
    ownSecret: secretOf('bob'),
  });
  expect(createWitness(open?.message, { player: null }).remembered().ownSecret).toBe(undefined);
  expect(bob.receive(5).checks.map(({ detail }) => detail)).toEqual(['False: It is well-formed (must be an object).']);
});

it('a draw is told with its card to the one who drew, and nothing else is told with cards', () => {
  const { table } = dealt();
  const told = (move: Move): readonly (string | null)[] => {
    const before = table.log.length;
    table.step(move);
    return table.log.slice(before).flatMap(({ to, message }) => [message.type, to]);
  };
  expect(told(until(table, 1, 'draw'))).toEqual(['move', null, 'cards', 'bob']);
  expect(told(until(table, 1, 'play'))).toEqual(['move', null]);
  expect(told(until(table, 1, 'endTurn'))).toEqual(['move', null]);
  expect(told(until(table, 0, 'draw'))).toEqual(['move', null]);
});

it('a witness refuses a card that is opened in the place of the one played, and a seat that there is not', () => {
  const { table, bob } = dealt();
  const move = until(table, 0, 'play');
  const [played] = table.dealer.play(0, move);
  if (played?.message.type !== 'move') throw new Error('a move');
  const { opening } = played.message;
  const others = table.dealer.openings().filter(({ index }) => index !== opening?.index && index % 2 === 0);
  const other = others.find(({ index }) => index < 14 && index % 2 === 0);
  const { checks } = bob.receive(overJson({ ...played.message, opening: other }));
  expect(failedIn(checks)).toEqual(['holder']);
  expect(checks.at(-1)?.detail).toBe(`False: Seat 0 holds ${move.card} at ${other?.index}.`);

  const { bob: another } = dealt();
  const beyond = { seat: 2, move: 'd' };
  const head = extendTranscript(another.remembered().head ?? '', 1, beyond);
  expect(failedIn(another.receive({ type: 'move', ...beyond, head, opening: null }).checks)).toEqual(['move']);
});

it('an attempt that was broken off says of each contribution whether it came', () => {
  const dealer = createDealer({ game: 'g', round: 1, seats: 2, players: ['ann', 'bob'], secret: secretOf('ann') });
  dealer.start();
  const [gone] = dealer.abort();
  if (gone?.message.type !== 'abort') throw new Error('the entry for the log');
  const { attempt } = gone.message;
  expect(attempt.commitments[1]).toBe(null);
  expect(attempt.reveals).toStrictEqual([null, null]);
  expect(verifySession([attempt]).verdict).toBe('consistent');
  const twice = { ...attempt, context: { ...attempt.context, players: ['ann', 'ann'] } };
  expect(failedIn(verifySession([{ ...twice, commitments: [null, null] }]).checks)).toEqual(['record-0']);
  expect(verifySession([1]).aborted).toEqual([]);
});
