import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRound, perft, shuffleDeck } from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { applyMove } from '../reference/apply.js';
import { legalMoves } from '../reference/legal.js';
import { deal, type Round } from '../reference/round.js';
import counts from './perft.json' with { type: 'json' };
import { perftRound, perftTable, playthroughOf, TABLES } from './playthrough.js';

const folder = fileURLToPath(new URL('rounds/', import.meta.url));

describe('playthroughs, line by line', () => {
  it('there is one for every preset with every number of seats, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(TABLES.map(({ name }) => `${name}.txt`).sort());
  });

  it.each(TABLES)('$name is played as it was', (table) => {
    // to be kept only when the rules were meant to change: npm run playthroughs
    expect(playthroughOf(table)).toBe(readFileSync(`${folder}${table.name}.txt`, 'utf8'));
  });
});

describe('perft', () => {
  it('counts the ways of every preset as it did', () => {
    expect(perftTable()).toEqual(counts);
  });

  it('counts what the reference counts', () => {
    const ways = (round: Round, depth: number): number =>
      depth === 0 ? 1 : legalMoves(round).reduce((sum, move) => sum + ways(applyMove(round, move), depth - 1), 0);
    for (const table of TABLES) {
      const start = deal(table.variant, table.seats, table.seats - 1, shuffleDeck('perft'));
      for (const depth of [1, 2, 3]) expect(perft(perftRound(table), depth), table.name).toBe(ways(start, depth));
    }
  });

  it('counts one way of no move, and none past the end of a round', () => {
    const round = createRound({ seats: 2, deck: shuffleDeck('perft') });
    expect(perft(round, 0)).toBe(1);
    expect(perft({ ...round, outcome: { type: 'blocked' } }, 0)).toBe(1);
    expect(perft({ ...round, outcome: { type: 'blocked' } }, 1)).toBe(0);
    expect(perft({ ...round, outcome: { type: 'blocked' } }, 3)).toBe(0);
  });

  it('takes whole depths only', () => {
    const round = createRound({ seats: 2, deck: shuffleDeck('perft') });
    expect(() => perft(round, -1)).toThrow(RangeError);
    expect(() => perft(round, 1.5)).toThrow(RangeError);
    expect(() => perft(round, '2' as unknown as number)).toThrow(TypeError);
  });
});
