import { legalMoves, pagat, shuffleDeck } from 'kings-corner';
import { expect, it, vi } from 'vitest';
import { buttonsOf, createGameStore } from '../../examples/integrations/store.js';

it('plays, refuses, undoes within the turn, and starts again', () => {
  const setup = { variant: pagat, seats: 2, deck: shuffleDeck('hello') };
  const store = createGameStore(setup);
  const listener = vi.fn();
  store.subscribe(listener);
  const state = store.getState;
  const start = state().history.present;

  state().play({ type: 'endTurn' });
  expect(state().refused).toBe('must-draw');
  expect(state().history.present).toBe(start);

  state().play({ type: 'play', card: '2h', to: 'S' });
  expect(state().refused).toBeNull();
  expect(buttonsOf(state())).toEqual({ undo: true, redo: false });
  state().undo();
  expect(state().history.present).toBe(start);
  expect(buttonsOf(state())).toEqual({ undo: false, redo: true });
  state().redo();
  expect(state().history.present.ply).toBe(1);

  state().play({ type: 'draw' });
  expect(buttonsOf(state())).toEqual({ undo: false, redo: false });
  expect(legalMoves(state().history.present).length).toBeGreaterThan(0);
  expect(listener).toHaveBeenCalledTimes(5);
  state().start({ ...setup, seats: 3 });
  expect(state().history.present.hands).toHaveLength(3);
});
