import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import type { Piece, Report } from './tasks.js';

/** The pieces that a run has played so far, in a file: a run that was broken off goes on from there. */
export interface Journal {
  /** The report of a piece that was played before; `undefined` when it was not. */
  played(piece: Piece): Report | undefined;
  note(piece: Piece, report: Report): void;
  /** Removes the file: the results have it all. */
  close(): void;
}

/** One line of the file. */
interface Entry {
  readonly key: string;
  readonly report: Report;
}

/** Opens a journal, with what stands in its file. A line that was not written to its end counts as not played. */
export function openJournal(file: string): Journal {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (lines.at(-1) !== '' && lines.length > 0) appendFileSync(file, '\n');
  const known = new Map(lines.flatMap(entryOf).map(({ key, report }) => [key, report]));
  return {
    played: (piece) => known.get(keyOf(piece)),
    note(piece, report) {
      appendFileSync(file, `${JSON.stringify({ key: keyOf(piece), report } satisfies Entry)}\n`);
    },
    close() {
      rmSync(file, { force: true });
    },
  };
}

/** A piece of another seed, or of a task that has changed its rules or players, is another piece. */
function keyOf({ task: { id, preset, overrides, players, kind }, from, count }: Piece): string {
  return JSON.stringify([id, preset, overrides, players, kind, from, count]);
}

function entryOf(line: string): readonly Entry[] {
  try {
    return [JSON.parse(line) as Entry]; // a file that this program wrote
  } catch {
    return [];
  }
}
