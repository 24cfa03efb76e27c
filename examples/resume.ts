/**
 * A match that may be closed at any point and goes on from there when it is opened again. Nothing is lost, and nothing counts twice.
 */
import {
  applyMove,
  type Card,
  createMatch,
  createRandom,
  finishRound,
  type MatchSave,
  type MatchSetup,
  type MatchState,
  type Move,
  parseMatch,
  type RoundState,
  serializeMatch,
  shuffleDeck,
  startRound,
  viewFor,
} from 'kings-corner';
import { easy, standingOf } from 'kings-corner/bots';

/** Where one text is kept: a file, `localStorage`, a row of a database. A write replaces it as a whole, or not at all. */
export interface Store {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/** The save, and beside it what is none of its business: what the bots' numbers come from, or the entries of a fair deal. */
interface Kept {
  readonly save: string;
  readonly bots: string;
}

const freshDeck = (): readonly Card[] => shuffleDeck(crypto.getRandomValues(new Uint8Array(32)));

/** Plays the kept match, or a new one, to its end. */
export function playMatch(
  store: Store,
  setup: MatchSetup,
  deckFor: (match: MatchState) => readonly Card[] = freshDeck,
): MatchState {
  const text = store.read();
  const kept: Kept | null = text === null ? null : JSON.parse(text);
  const bots = kept?.bots ?? crypto.randomUUID();
  let { match, round }: MatchSave = kept === null ? { match: createMatch(setup), round: null } : parseMatch(kept.save);
  const keep = (): void => store.write(JSON.stringify({ save: serializeMatch(match, round), bots } satisfies Kept));

  while (match.status === 'live') {
    if (round === null) {
      round = startRound(match, deckFor(match));
      keep(); // before anybody sees a card, or closing would be a way to be dealt others
    }
    while (round.outcome === null) {
      round = applyMove(round, moveFor(match, round, bots));
      keep();
    }
    match = finishRound(match, round);
    round = null; // counted and forgotten in one write: a round in the save that is over is still to be counted
    keep();
  }
  return match;
}

/** Whoever is on turn; here all seats are bots. */
function moveFor(match: MatchState, round: RoundState, bots: string): Move {
  const random = createRandom(`${bots}, round ${match.rounds.length + 1}, ply ${round.ply}`);
  return easy(viewFor(round, round.turn.seat), random, standingOf(match));
}
