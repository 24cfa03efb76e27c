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

/** A store with a text in it, with all texts that it ever had; it closes the program at a write. */
function storeOf(
  text: string | null,
  closesAt = Number.POSITIVE_INFINITY,
): Store & { readonly texts: readonly string[] } {
  const texts = text === null ? [] : [text];
  let writes = 0;
  return {
    texts,
    read: () => texts.at(-1) ?? null,
    write: (next) => {
      texts.push(next);
      writes++;
      if (writes >= closesAt) throw new Error('closed');
    },
  };
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
    expect(whole.texts.length).toBeGreaterThan(20);
  });

  it('goes on from every text that it wrote as it would have without being closed', () => {
    // one write further from each of them: by induction the same to the end
    for (const [at, text] of whole.texts.entries()) {
      const store = storeOf(text, 1);
      let done: MatchState | null = null;
      try {
        done = playMatch(store, setup, deckFor);
      } catch (error) {
        if (!(error instanceof Error && error.message === 'closed')) throw error;
      }
      const next = whole.texts[at + 1];
      if (next === undefined ? done === null : store.texts.at(-1) !== next)
        throw new Error(`another write after ${at}`);
    }
  });

  it('keeps what is not its own, and a text that parseMatch reads', () => {
    const kept = JSON.parse(whole.read() ?? '');
    expect(kept.bots).toBe('bots');
    expect(parseMatch(kept.save)).toEqual({ match: end, round: null });
    expect(playMatch(storeOf(whole.read()), setup, deckFor)).toEqual(end); // opened once more, nothing is left to do
  });

  it('begins a new match from nothing', () => {
    const store = storeOf(null, 1);
    expect(() => playMatch(store, setup)).toThrow('closed');
    const { match, round } = parseMatch(JSON.parse(store.read() ?? '').save);
    expect([match.rounds.length, round?.ply]).toEqual([0, 0]);
  });
});
