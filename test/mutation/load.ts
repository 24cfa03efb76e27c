import { it } from 'vitest';

/**
 * Loads files of tests one after the other into the file that calls it. A mutant that keeps one from loading is killed by that: otherwise it
 * would count as one that no test notices.
 */
export async function load(files: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const [index, file] of files.entries()) {
    await file().catch((error: unknown) => {
      it(`file ${index} of the tests loads`, () => {
        throw error;
      });
    });
  }
}
