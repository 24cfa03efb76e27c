import { KingsCornerError } from '../rules/errors.js';
import type { Breach } from './breach.js';
import { INVARIANTS, type LawName } from './invariants.js';
import type { MatchHistory } from './matchHistory.js';
import type { Walk } from './walk.js';
import { formatWalk } from './walkText.js';

/**
 * A law that does not hold, with the shortest way found to where it shows. Code `law-broken`.
 *
 * @example
 * ```ts
 * import { applyMove, standard } from 'kings-corner';
 * import { assertVariant, createEngine, LawError } from 'kings-corner/testing';
 * const engine = createEngine({ applyMove: (round, move) => ({ ...applyMove(round, move), ply: 0 }) });
 * try {
 *   assertVariant(standard, { engine, walks: 5, matches: 0 });
 * } catch (error) {
 *   if (error instanceof LawError) error.code; // 'law-broken'
 * }
 * ```
 */
export class LawError extends KingsCornerError {
  override readonly name = 'LawError';
  readonly law: LawName;
  /** What is wrong, in words. */
  readonly problem: string;
  /** The way there as text, for `parseWalk` and a regression test; of a match one walk for each round. */
  readonly text: string;

  constructor({ law, problem, at }: Breach) {
    const text = textOf(at);
    super('law-broken', [`${law}: ${problem}`, `(the law: ${INVARIANTS[law].says})`, '', text].join('\n'));
    this.law = law;
    this.problem = problem;
    this.text = text;
  }
}

function textOf(at: Walk | MatchHistory): string {
  return 'walks' in at ? at.walks.map(formatWalk).join('\n\n') : formatWalk(at);
}
