import type { Bot } from './bot.js';
import { easy } from './easy.js';
import { expert } from './expert.js';
import { hard } from './hard.js';
import { hold } from './hold.js';
import { normal } from './normal.js';

/** The names of {@link BOTS}. */
export type BotName = 'easy' | 'normal' | 'hard' | 'hold' | 'expert';

/**
 * The computer players by name, from the weakest to the strongest.
 *
 * @example
 * ```ts
 * import { BOTS } from 'kings-corner/bots';
 * Object.keys(BOTS).join(' '); // 'easy normal hard hold expert'
 * ```
 */
export const BOTS: Readonly<Record<BotName, Bot>> = { easy, normal, hard, hold, expert };
