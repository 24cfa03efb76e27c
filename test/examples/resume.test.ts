import {
  createMatch,
  defineVariant,
  type MatchState,
  parseMatch,
  serializeMatch,
  shuffleDeck,
  solitaire,
  standard,
} from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { playMatch, type Store } from '../../examples/resume.js';

/** A store with a text in it, which stops the program at a write: before the text is kept, or after. */
function storeOf(
  text: string | null,
  stop?: { readonly at: number; readonly kept: boolean },
): Store & { writes: number } {
  let kept = text;
  const store = {
    writes: 0,
    read: () => kept,
    write: (next: string) => {
      store.writes++;
      const isStop = store.writes === stop?.at;
      if (!isStop || stop?.kept) kept = next;
      if (isStop) throw new Error('closed');
    },
  };
  return store;
}

const two = defineVariant(standard, { match: { end: 'rounds', rounds: 2 } });

describe.each([
  ['two seats', { variant: two, seats: 2, dealer: 0 }],
  ['one seat', { variant: defineVariant(solitaire, { match: { end: 'rounds', rounds: 2 } }), seats: 1, dealer: 0 }],
])('the match that goes on, with %s', (_, setup) => {
  const deckFor = ({ rounds }: MatchState) => shuffleDeck(`round ${rounds.length}`);
  // every run begins with the same text for the bots, as if it was kept before the first deal
  const begin = JSON.stringify({
    save: serializeMatch(createMatch(setup)),
    bots: 'bots',
  });
  const whole = storeOf(begin);
  const end = playMatch(whole, setup, deckFor);

  it('comes to its end', () => {
    expect(end.status).toBe('over');
    expect(end.rounds).toHaveLength(2);
    expect(whole.writes).toBeGreaterThan(20);
  });

  it.each([true, false])('is the same however it is closed at a write (kept: %s)', (kept) => {
    for (let at = 1; at <= whole.writes; at++) {
      const store = storeOf(begin, { at, kept });
      let closed = false;
      try {
        playMatch(store, setup, deckFor);
      } catch {
        closed = true;
      }
      if (!closed) throw new Error(`not closed at write ${at}`);
      const later = playMatch(storeOf(store.read()), setup, deckFor);
      if (JSON.stringify(later) !== JSON.stringify(end)) throw new Error(`another match after write ${at}`);
    }
  });

  it('keeps what is not its own, and a text that parseMatch reads', () => {
    const kept = JSON.parse(whole.read() ?? '');
    expect(kept.bots).toBe('bots');
    expect(parseMatch(kept.save)).toEqual({ match: end, round: null });
    expect(playMatch(storeOf(whole.read()), setup, deckFor)).toEqual(end); // opened once more, nothing is left to do
  });

  it('begins a new match from nothing', () => {
    const store = storeOf(null, { at: 1, kept: true });
    expect(() => playMatch(store, setup)).toThrow('closed');
    const { match, round } = parseMatch(JSON.parse(store.read() ?? '').save);
    expect([match.rounds.length, round?.ply]).toEqual([0, 0]);
  });
});
