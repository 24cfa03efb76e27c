import { type Move, moveIssue, type RoundView, tryParseMove } from 'kings-corner';
import { explainCode } from 'kings-corner/rulebook';

export type Command = 'undo' | 'redo' | 'hint' | 'table' | 'help' | 'quit';

/** What a line that was typed asks for. */
export type Entry =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'command'; readonly command: Command }
  | { readonly type: 'problem'; readonly words: string };

export const HELP: string = [
  'A number makes that move; so does its text, such as Qh@N (play), N>NE (pile), d (draw) or . (end the turn).',
  'Enter makes the only move there is. Otherwise: hint, undo, redo, table, quit, ? (or their first letters).',
].join('\n');

const COMMANDS: readonly (readonly [Command, readonly string[]])[] = [
  ['undo', ['u', 'undo']],
  ['redo', ['r', 'redo']],
  ['hint', ['h', 'hint']],
  ['table', ['t', 'table']],
  ['help', ['?', 'help']],
  ['quit', ['q', 'quit', 'exit']],
];

/** What a line asks for, given the moves that are legal now; for anything else, what is wrong with it. */
export function readEntry(line: string, view: RoundView, moves: readonly Move[]): Entry {
  const [only, ...others] = moves;
  if (line === '') {
    return only !== undefined && others.length === 0
      ? { type: 'move', move: only }
      : { type: 'problem', words: `There are ${moves.length} moves: choose one.` };
  }
  const command = COMMANDS.find(([, names]) => names.includes(line.toLowerCase()))?.[0];
  if (command !== undefined) return { type: 'command', command };
  if (/^\d+$/.test(line)) {
    const move = moves[Number(line) - 1];
    if (move !== undefined) return { type: 'move', move };
    return { type: 'problem', words: `There is no move ${line}: choose 1 to ${moves.length}.` };
  }
  const parsed = tryParseMove(line);
  if (!parsed.ok) {
    const reasons = parsed.issues.map(({ message }) => message).join(', ');
    return { type: 'problem', words: `That is no move (${reasons}). ? tells what may be typed.` };
  }
  const code = moveIssue(view, parsed.value);
  return code === null ? { type: 'move', move: parsed.value } : { type: 'problem', words: explainCode(code) };
}
