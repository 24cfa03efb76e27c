import {
  applyEvents,
  type Move,
  type RoundEvent,
  type RoundState,
  redactEvents,
  standard,
  transition,
  viewFor,
  wikipediaCorners,
} from 'kings-corner';
import { expect, it } from 'vitest';
import { position } from '../rules/positions.js';

// An event that does not follow on what a client has seen is refused, each for the one thing that is wrong with it.

/** The events of a move, and what becomes of a view when one of them is changed. */
function changed(round: RoundState, move: Move, type: RoundEvent['type'], change: object): () => unknown {
  const { events } = transition(round, move);
  const wrong = redactEvents(events, 1).map((event) => (event.type === type ? { ...event, ...change } : event));
  if (!events.some((event) => event.type === type)) throw new Error(`no ${type} among ${events.map((e) => e.type)}`);
  return () => applyEvents(viewFor(round, 1), wrong as RoundEvent[]);
}

const start = position({
  hands: ['Qh 9s', 'Kd'],
  stock: '2c 3c',
  piles: { N: 'Kc', E: 'Ts 9h', S: 'Jd', W: '5c' },
  turn: { phase: 'draw', drawn: 0 },
});
const play = position({ hands: ['Qh 9s', 'Kd'], stock: '2c 3c', piles: { N: 'Kc', E: 'Ts 9h', S: 'Jd', W: '5c' } });
const full = position({
  base: wikipediaCorners,
  hands: ['Ah 9s', 'Kd'],
  piles: { NE: 'Ks Qh Js Th 9c 8h 7c 6h 5s 4h 3s 2h'.replace('2h', '2c'), N: '4c' },
});
const PLAY: Move = { type: 'play', card: 'Qh', to: 'N' };

it.each([
  ['a draw by another seat', changed(start, { type: 'draw' }, 'cardDrawn', { seat: 1 })],
  ['a draw from a stock of another size', changed(start, { type: 'draw' }, 'cardDrawn', { stockSize: 0 })],
  ['a play by another seat', changed(play, PLAY, 'cardPlayed', { seat: 1 })],
  ['a play onto a pile of another size', changed(play, PLAY, 'cardPlayed', { index: 2 })],
  [
    'a pile moved onto one of another size',
    changed(play, { type: 'movePile', from: 'E', to: 'S' }, 'pileMoved', { index: 0 }),
  ],
  [
    'a corner collected with too few cards',
    changed(full, { type: 'play', card: 'Ah', to: 'NE' }, 'cornerCollected', { cards: ['Ks'] }),
  ],
  ['a turn with another number', changed(play, { type: 'endTurn' }, 'turnStarted', { number: 7 })],
  ['a phase of another seat', changed(start, { type: 'draw' }, 'phaseChanged', { seat: 1 })],
])('%s', (_, apply) => {
  expect(apply).toThrow(expect.objectContaining({ code: 'out-of-step' }));
});

it('a play while the seat must draw, with its place in words', () => {
  const { events } = transition(play, PLAY);
  const view = viewFor(start, 1);
  expect(() => applyEvents(view, redactEvents(events, 1))).toThrow(
    `cardPlayed at ply ${play.ply + 1} does not follow on ply ${start.ply}`,
  );
});

it('a pile that moves merges, goes to a corner or is relocated', () => {
  const round = position({ base: standard, hands: ['2c 3c', 'Kd'], piles: { N: 'Kc', E: 'Ts 9h', S: 'Jd' } });
  const kindOf = (move: Move): unknown =>
    transition(round, move).events.map((event) => 'kind' in event && event.kind)[0];
  expect(kindOf({ type: 'movePile', from: 'E', to: 'S' })).toBe('merge');
  expect(kindOf({ type: 'movePile', from: 'N', to: 'NE' })).toBe('transfer');
  expect(kindOf({ type: 'movePile', from: 'E', to: 'W' })).toBe('relocation');
});

it('a move is told by its own event, and by others only where more has changed', () => {
  const typesOf = (round: RoundState, move: Move): unknown => transition(round, move).events.map(({ type }) => type);
  expect(typesOf(start, { type: 'draw' })).toEqual(['cardDrawn', 'phaseChanged']);
  expect(typesOf(play, PLAY)).toEqual(['cardPlayed']);
  expect(typesOf(position({ hands: ['Qh', 'Kd'], piles: { N: 'Kc' } }), PLAY)).toEqual(['cardPlayed', 'roundEnded']);
  expect(typesOf(play, { type: 'endTurn' })).toEqual(['turnEnded', 'turnStarted']);
  expect(viewFor(play, 0).kind).toBe('view');
});
