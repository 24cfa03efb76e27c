import {
  applyMove,
  createRandom,
  createRound,
  parseRound,
  type Random,
  type RoundState,
  serializeRound,
  shuffleDeck,
  viewFor,
} from 'kings-corner';
import { BOTS, type Bot, createExpert } from 'kings-corner/bots';
import { describe, expect, it } from 'vitest';

/** How many decisions a bot makes in a round, and how many it makes otherwise when the program was closed before them. */
function decisions(bot: Bot, deck: string, textAt: (round: RoundState) => string): { all: number; differ: number } {
  const kept = new Map<string, Random>(); // what a program has as long as it is not closed
  const counts = { all: 0, differ: 0 };
  let round = createRound({ seats: 2, deck: shuffleDeck(deck) });
  while (round.outcome === null && counts.all < 60) {
    const { seat } = round.turn;
    const text = textAt(round);
    const random = kept.get(text) ?? createRandom(text);
    kept.set(text, random);
    const move = bot(viewFor(round, seat), random);
    const again = bot(viewFor(parseRound(serializeRound(round)), seat), createRandom(text));
    counts.all++;
    if (JSON.stringify(again) !== JSON.stringify(move)) counts.differ++;
    round = applyMove(round, move);
  }
  return counts;
}

const byPly = ({ ply }: RoundState): string => `game, ply ${ply}`;
const byTurn = ({ turn }: RoundState): string => `game, turn ${turn.number}`;
const players: Readonly<Record<string, Bot>> = { ...BOTS, expert: createExpert({ rollouts: 60 }) };

describe('a bot that goes on after a reload', () => {
  it.each(Object.entries(players))('makes the same moves by numbers of the ply: %s', (_, bot) => {
    for (const deck of ['one', 'two', 'three']) {
      const { all, differ } = decisions(bot, deck, byPly);
      expect(all).toBeGreaterThan(10);
      expect(differ).toBe(0);
    }
  });

  it('may make others by numbers of the turn, which begin again', () => {
    const counts = Array.from({ length: 12 }, (_, deal) => decisions(players['expert'] as Bot, `${deal}`, byTurn));
    const [all, differ] = [
      counts.reduce((sum, each) => sum + each.all, 0),
      counts.reduce((sum, each) => sum + each.differ, 0),
    ];
    expect(differ).toBeGreaterThan(0);
    expect(differ).toBeLessThan(all / 5); // now and then
  });
});
