import {
  canRedo,
  canUndo,
  createHistory,
  createRound,
  type History,
  type IllegalCode,
  type Move,
  push,
  type RoundSetup,
  type RoundState,
  redo,
  tryApplyMove,
  undo,
} from 'kings-corner';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface GameState {
  readonly history: History<RoundState>;
  /** Why the last move was refused; `null` after one that was made. */
  readonly refused: IllegalCode | null;
  readonly start: (setup: RoundSetup) => void;
  readonly play: (move: Move) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** A store with undo. In a component: `const round = useStore(store, (state) => state.history.present)`. */
export function createGameStore(setup: RoundSetup): StoreApi<GameState> {
  return createStore<GameState>()((set) => ({
    history: createHistory(createRound(setup)),
    refused: null,
    start: (next) => set({ history: createHistory(createRound(next)), refused: null }),
    play: (move) =>
      set(({ history }) => {
        const result = tryApplyMove(history.present, move);
        return result.ok ? { history: push(history, result.round), refused: null } : { refused: result.code };
      }),
    undo: () => set(({ history }) => ({ history: undo(history), refused: null })),
    redo: () => set(({ history }) => ({ history: redo(history), refused: null })),
  }));
}

/** Whether the buttons for undo and redo are lit: within the turn, and not past a draw. */
export function buttonsOf({ history }: GameState): { readonly undo: boolean; readonly redo: boolean } {
  return { undo: canUndo(history), redo: canRedo(history) };
}
