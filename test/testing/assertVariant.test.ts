import fc from 'fast-check';
import { isKingsCornerError, legalMoves, PRESETS, solitaire, standard, VariantError } from 'kings-corner';
import {
  assertVariant,
  createEngine,
  type Engine,
  findBreach,
  INVARIANTS,
  LAW_NAMES,
  LawError,
  matchArb,
  type Progress,
  parseWalk,
} from 'kings-corner/testing';
import { describe, expect, it } from 'vitest';
import { FAULTS } from './faults.js';

function lawErrorOf(action: () => void): LawError {
  try {
    action();
  } catch (error) {
    if (error instanceof LawError) return error;
    throw error;
  }
  throw new Error('every law held');
}

describe('faults planted in the engine', () => {
  it.each(FAULTS)('$caughtBy catches one that $does', ({ variant, engine, caughtBy }) => {
    const error = lawErrorOf(() => assertVariant(variant, { engine, laws: [caughtBy], walks: 150 }));
    expect(error.law).toBe(caughtBy);
    if (INVARIANTS[error.law].of === 'match') return;
    // these two show only after many moves, in positions that no save may hold
    const most = caughtBy === 'T-TURN' || caughtBy === 'T-NO-DEADLOCK' ? 100 : 11;
    expect(error.text.split('moves')[1]?.trim().split(' ').length).toBeLessThanOrEqual(most);
    expect(findBreach(parseWalk(error.text, engine), { engine, laws: [caughtBy] })?.law).toBe(caughtBy);
    expect(findBreach(parseWalk(error.text))).toBeNull();
  });
});

it('every law catches some fault', () => {
  const idle = LAW_NAMES.filter((name) => !FAULTS.some(({ caughtBy }) => caughtBy === name));
  expect(idle).toEqual([]);
});

describe('assertVariant', () => {
  it('takes a few seconds for a preset, and tells how far it has come', () => {
    const progress: Progress[] = [];
    assertVariant(PRESETS.bicycle, { walks: 3, matches: 1, onProgress: (each) => progress.push(each) });
    expect(progress.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(progress.at(-1)).toEqual({ variant: 'bicycle', seats: 4, done: 12, total: 12 });
    assertVariant(solitaire, { walks: 0, matches: 0, onProgress: (each) => progress.push(each) });
    expect(progress).toHaveLength(12);
  });

  it('refuses what is no variant', () => {
    expect(() => assertVariant({ ...standard, dealSize: 20 })).toThrow(VariantError);
  });

  it('looks only at the laws asked for', () => {
    const engine = createEngine({
      scoreRound: () => ({ outcome: { type: 'blocked' }, winners: [], points: [], pot: 0 }),
    });
    expect(() => assertVariant(standard, { engine, walks: 20 })).toThrow(LawError);
    expect(lawErrorOf(() => assertVariant(standard, { engine, walks: 20, laws: ['T-CARDS', 'R-WIN'] })).law).toBe(
      'R-WIN',
    );
    assertVariant(standard, { engine, walks: 20, matches: 0, laws: ['T-CARDS', 'R-PLACE'] });
  });

  it('finds the same for the same seed', () => {
    const { engine } = FAULTS[0] as { engine: Engine };
    const texts = [1, 1, 2].map((seed) => lawErrorOf(() => assertVariant(standard, { engine, seed })).message);
    expect(texts[1]).toBe(texts[0]);
    expect(texts[0]).toMatch(/^R-PLACE: Kc@NE should be legal.*\n\(the law: .*\)\n\nvariant standard\nseats 2\n/);
  });

  it('takes a function that throws for a breach', () => {
    const throwing = (part: keyof Engine): LawError => {
      const engine = createEngine({
        [part]: () => {
          throw new Error('out of order');
        },
      });
      return lawErrorOf(() => assertVariant(standard, { engine, walks: 20, matches: 2 }));
    };
    expect(throwing('createRound').message).toContain('R-DEAL: the deal throws Error: out of order');
    expect(throwing('applyMove').message).toContain('T-LEGAL: applyMove of {"type":"draw"} throws Error: out of order');
    expect(throwing('viewFor').message).toContain('throws Error: out of order');
    expect(throwing('finishRound').message).toContain('R-MATCH: the match stops with Error: out of order');
    expect(isKingsCornerError(throwing('scoreRound'))).toBe(true);
  });
});

describe('laws', () => {
  it('hold in every match, and are told by one sentence each', () => {
    fc.assert(
      fc.property(matchArb(), (history) => findBreach(history) === null),
      { numRuns: 20 },
    );
    for (const name of LAW_NAMES) expect(INVARIANTS[name].says).toMatch(/^[A-Z].*\.$/);
    expect(new Set(LAW_NAMES.map((name) => INVARIANTS[name].says)).size).toBe(LAW_NAMES.length);
  });
});

describe('engines of few functions', () => {
  const walk = 'variant pagat\nseats 2\ndealer 1\ndeck';
  const deck =
    '2c 3c 4d 5c 6d 7c 8d 9c Td Jc Qd 9h Ad 2d 3d 4c 5d 6c 7d 8c 9d Tc Jd Qc Ac Kd Kc Ah 2h 3h 4h 5h 6h 7h 8h Th Jh Qh Kh As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks';
  const [round] = parseWalk(`${walk} ${deck}\nmoves`).rounds;
  if (round === undefined) throw new Error('no round');

  it('judge, apply and tell by the list alone', () => {
    const engine = createEngine({ legalMoves: (each) => legalMoves(each).filter(({ type }) => type !== 'play') });
    const play = legalMoves(round).find(({ type }) => type === 'play');
    if (play === undefined) throw new Error('no play');
    expect(engine.moveIssue(round, play)).toBe('house-rule');
    expect(engine.moveIssue(round, { type: 'endTurn' })).toBe('must-draw');
    expect(engine.moveIssue(round, 'play')).toBe('malformed-move');
    expect(() => engine.applyMove(round, play)).toThrow('house-rule');
    expect(engine.tryApplyMove(round, play)).toEqual({ ok: false, code: 'house-rule' });
    expect(engine.tryApplyMove(round, { type: 'draw' }, { seat: 1 })).toEqual({ ok: false, code: 'not-your-turn' });
    expect(engine.tryApplyMove(round, { type: 'draw' }, { ply: 1 })).toEqual({ ok: false, code: 'stale' });
    expect(engine.transition(round, { type: 'draw' }).events.map(({ type }) => type)).toEqual([
      'cardDrawn',
      'turnEnded',
      'turnStarted',
    ]);
  });

  it('list by the validator alone', () => {
    const engine = createEngine({
      moveIssue: (_, move) => ((move as { type: string }).type === 'movePile' ? null : 'no'),
    });
    expect(engine.legalMoves(round)).toHaveLength(32);
  });
});
