import fc from 'fast-check';
import {
  type Card,
  createRound,
  defineVariant,
  formatPosition,
  isKingsCornerError,
  legalMoves,
  NotationError,
  PRESETS,
  parsePosition,
  type RoundState,
  type RoundView,
  shuffleDeck,
  standard,
  tryParsePosition,
  viewFor,
} from 'kings-corner';
import { positionArb } from 'kings-corner/testing';
import { describe, expect, it } from 'vitest';
import { isEqualData } from '../../src/rules/equality.js';
import { ROUND_FILES, type RoundFile, readVectors } from '../conformance/files.js';
import { createRandom } from '../reference/random.js';
import { randomVariant } from '../reference/randomVariant.js';
import { walkOf, watchersOf } from '../walks.js';

const seedArb = fc.nat({ max: 2 ** 31 });

function checkRoundTrip(position: RoundState | RoundView): void {
  const text = formatPosition(position);
  if (!/^[!-~]+( [!-~]+)*$/.test(text)) throw new Error(`not one line of printable ASCII: ${text}`);
  if (!isEqualData(parsePosition(text), position)) throw new Error(`another position came back from ${text}`);
  if (formatPosition(parsePosition(text)) !== text) throw new Error(`another text came back from ${text}`);
}

it('comes back from its text, as a round and as every view of it', () => {
  fc.assert(
    fc.property(seedArb, (seed) => {
      const { rounds } = walkOf(seed);
      for (const round of rounds.filter((_, ply) => ply % 6 === seed % 6 || ply === rounds.length - 1)) {
        checkRoundTrip(round);
        for (const seat of watchersOf(round)) checkRoundTrip(viewFor(round, seat));
      }
    }),
    { numRuns: 100 },
  );
});

it('comes back from its text also where no deal leads to it', () => {
  const arb = seedArb.chain((seed) => positionArb({ variant: withSeats(seed), seats: withSeats(seed).seats.max }));
  fc.assert(
    fc.property(arb, (round) => {
      checkRoundTrip(round);
      checkRoundTrip(viewFor(round, 0));
    }),
    { numRuns: 300 },
  );
});

const withSeats = (seed: number): RoundState['variant'] => randomVariant(createRandom(seed));

it.each(ROUND_FILES)('comes back from its text in the vectors of %s', (name) => {
  const { variant, rounds } = readVectors<RoundFile>(name);
  for (const { checkpoints, final } of rounds) {
    for (const state of [final.state, ...checkpoints.flatMap(({ state }) => state ?? [])])
      checkRoundTrip({ variant, ...state });
  }
});

const start = createRound({ seats: 2, deck: shuffleDeck('hello') });
const text = formatPosition(start);

it('is one readable line, with the name of a preset and only what there is', () => {
  expect(text).toBe(
    `standard dealer=1 N=Qd E=8c S=3s W=4c hands=${start.hands.map((hand) => hand.join('')).join('/')} stock=${start.stock.join('')} turn=1 phase=draw`,
  );
  expect(formatPosition(viewFor(start, null))).toBe(
    `standard view=- dealer=1 N=Qd E=8c S=3s W=4c hands=???????/??????? stock=${'?'.repeat(34)} turn=1 phase=draw`,
  );
});

it('names another variant by what differs from standard', () => {
  const variant = defineVariant(standard, { name: 'Könige 👑\u2028', dealSize: { 2: 7, 3: 6, 4: 5 } });
  const written = formatPosition({ ...start, variant });
  expect(written.split(' ')[0]).toBe(
    '{"name":"K\\u00f6nige\\u0020\\ud83d\\udc51\\u2028","dealSize":{"2":7,"3":6,"4":5}}',
  );
  expect(parsePosition(written).variant).toEqual(variant);
  const disguised = { ...PRESETS.pagat, name: 'standard' };
  expect(parsePosition(formatPosition({ ...start, variant: { ...disguised, drawTiming: 'start' } })).variant.name).toBe(
    'standard',
  );
});

it('takes cards in letters of any case, and 10 for T', () => {
  const loose = text.replace(/Td/g, '10D').replace('N=Qd', 'N=qD');
  expect(loose).not.toBe(text);
  expect(parsePosition(loose)).toEqual(start);
});

it('can be played on from a view', () => {
  const view = parsePosition(formatPosition(viewFor(start, 0)));
  expect(legalMoves(view)).toEqual([{ type: 'draw' }]);
});

describe('a text that is no position', () => {
  const own = formatPosition(viewFor(start, 0));
  const hidden = formatPosition(viewFor(start, null));
  const at = (where: string, of: string = text): number => of.indexOf(where);
  const [first] = start.stock as [Card];

  it.each<readonly [what: string, position: number, text: string]>([
    ['nothing', 0, ''],
    ['another variant', 0, text.replace('standard', 'standart')],
    ['a variant that is invalid', 0, text.replace('standard', '{"dealSize":13}')],
    ['a variant that is no JSON', 0, text.replace('standard', '{dealSize:7}')],
    ['a variant that is a number', 0, text.replace('standard', '5')],
    ['a field that nobody knows', at('dealer') + 7, text.replace('dealer', 'leader')],
    ['a field given twice', text.length + 1, `${text} N=Qd`],
    ['two spaces', 9, text.replace(' ', '  ')],
    ['a field without a value', text.length + 1, `${text} ply`],
    ['a seat that is none', at('dealer') + 7, text.replace('dealer=1', 'dealer=2')],
    ['a seat in words', at('dealer') + 7, text.replace('dealer=1', 'dealer=last')],
    ['what is no card, exactly there', at('stock=') + 8, text.replace(`stock=${first}`, `stock=${first}X`)],
    ['a card twice', at('E=') + 2, text.replace('E=8c', 'E=Qd')],
    ['a card too few', text.length - 2, text.replace(first, '')],
    ['a pile that does not descend', at('N=') + 2, text.replace('N=Qd E=8c', 'N=Qd8c')],
    ['a corner without a king', text.replace('N=Qd', 'NE=Qd').indexOf('NE=') + 3, text.replace('N=Qd', 'NE=Qd')],
    ['a pile with a hidden card', at('N=', hidden) + 2, hidden.replace('N=Qd', 'N=?')],
    ['a phase that is none', at('phase=') + 6, text.replace('phase=draw', 'phase=pause')],
    ['a phase that cannot be', at('phase=') + 6, text.replace('phase=draw', 'phase=play')],
    ['turn 0', at('turn=') + 5, text.replace('turn=1', 'turn=0')],
    ['half a ply', text.length + 5, `${text} ply=0.5`],
    ['a ply past counting', text.length + 5, `${text} ply=99999999999999999999`],
    ['two drawn cards', text.length + 19, `${text} drawn=1 drawnCard=${start.hands[0]?.slice(0, 2).join('')}`],
    ['a drawn card where none was drawn', text.length + 11, `${text} drawnCard=${start.hands[0]?.[0]}`],
    ['relocated twice', text.length + 11, `${text} relocated=2`],
    ['passes of a seat too few', text.length + 8, `${text} passes=1`],
    ['a collected pile under stay', text.length + 11, `${text} collected=Kh/`],
    ['an outcome that is none', text.length + 9, `${text} outcome=drawn`],
    ['an outcome of no seat', text.length + 9, `${text} outcome=out:x`],
    ['an outcome too early', text.length + 9, `${text} outcome=blocked`],
    ['hidden cards in a round', hidden.replace('view=- ', '').length, hidden.replace('view=- ', '')],
    ['a view of a seat that sees others', 14, own.replace('view=0', 'view=1')],
    ['a view that shows all', 14, text.replace('standard', 'standard view=0')],
    ['a view of no seat', 14, own.replace('view=0', 'view=2')],
    ['a view of nobody with a hand', 14, own.replace('view=0', 'view=-')],
    ['a view by name', 14, own.replace('view=0', 'view=Ann')],
    ['a view with no seat at all', 14, own.replace('view=0', 'view=')],
    ['a drawn card that another seat sees', 14, `${hidden.replace('phase=draw', 'phase=play')} drawn=1 drawnCard=Qd`],
  ])('is refused where it goes wrong: %s', (_, position, damaged) => {
    let thrown: unknown;
    try {
      parsePosition(damaged);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(NotationError);
    expect(isKingsCornerError(thrown) && thrown.code).toBe('bad-notation');
    expect((thrown as NotationError).position).toBe(position);
    const result = tryParsePosition(damaged);
    expect(result.ok ? [] : result.issues.map(({ path }) => path)).toEqual([String(position)]);
  });

  it('is refused when it is no text', () => {
    for (const value of [undefined, null, 5, {}, [], Symbol('x')]) {
      expect(() => parsePosition(value as string)).toThrow(NotationError);
      expect(tryParsePosition(value as string).ok).toBe(false);
    }
  });

  it('is whole before it is damaged', () => {
    for (const each of [text, own, hidden]) expect(tryParsePosition(each).ok).toBe(true);
  });
});
