import type { HintReason } from '../rules/hintReasons.js';
import type { IllegalCode } from '../rules/legality.js';
import { en } from './en.js';
import type { Messages } from './messages.js';

/**
 * Why a move is refused, as a sentence for the person who tried it. A code that the catalogue does not know is given back.
 *
 * @see docs/errors.md
 * @example
 * ```ts
 * import { explainCode } from 'kings-corner/rulebook';
 * explainCode('not-your-turn'); // 'It is not your turn.'
 * ```
 */
export function explainCode(code: IllegalCode, messages: Messages = en): string {
  return messages.codes[code] ?? code;
}

/**
 * Why a hint proposes a move, as a sentence. A reason that the catalogue does not know is given back.
 *
 * @example
 * ```ts
 * import { explainReason } from 'kings-corner/rulebook';
 * explainReason('opens-space'); // 'That leaves a space.'
 * ```
 */
export function explainReason(reason: HintReason, messages: Messages = en): string {
  return messages.reasons[reason] ?? reason;
}
