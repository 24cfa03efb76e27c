import type { ParseResult } from '../notation/parsing.js';
import { issue, SaveError } from '../rules/errors.js';
import type { Reading } from '../rules/reading.js';

/** The plain object that a save is. */
export type Save = Readonly<Record<string, unknown>>;

/**
 * From a save of one version to the same save of the next. Pure, and ready for anything: a save is checked only once it is of the
 * present version.
 */
export type Migration = (save: Save) => Save;

/** A kind of save: its name, what became of it version by version, and how the present version is read. */
export interface Format<T> {
  readonly name: string;
  /** `[0]` leads from version 1 to 2, and so on; the present version is one more than there are migrations. */
  readonly migrations: readonly Migration[];
  readonly read: (save: Save) => Reading<T>;
}

/** The present version of a format. */
export function versionOf(format: Format<unknown>): number {
  return format.migrations.length + 1;
}

/** Text of JSON, or the value itself, read as a save of any version so far. Keys that no version knows are left alone. */
export function readSave<T>(format: Format<T>, value: unknown): ParseResult<T> {
  try {
    const given = typeof value === 'string' ? parseJson(value) : value;
    if (given === undefined) return refused('', 'not-json');
    if (typeof given !== 'object' || given === null) return refused('', 'wrong-type');
    let save: Save = { ...given }; // so that a getter is asked once, and cannot change its mind
    if (save['format'] !== format.name) return refused('format', 'unknown-format');
    const version = save['version'];
    if (!isVersion(version, format)) {
      return refused('version', 'unknown-version');
    }
    for (const migrate of format.migrations.slice(version - 1)) save = migrate(save);
    return format.read(save);
  } catch {
    return refused('', 'unreadable');
  }
}

/** The value that was read. @throws {@link SaveError} with the issues */
export function orThrow<T>(result: ParseResult<T>): T {
  if (!result.ok) throw new SaveError(result.issues);
  return result.value;
}

/** `undefined` for what is no JSON: the message of the error quotes the text, and hidden cards with it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isVersion(version: unknown, format: Format<unknown>): version is number {
  return Number.isInteger(version) && (version as number) >= 1 && (version as number) <= versionOf(format);
}

function refused(path: string, code: string): Reading<never> {
  return { ok: false, issues: [issue(path, code)] };
}
