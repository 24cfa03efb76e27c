import type { Issue } from 'kings-corner';
import { between, chance, createRandom, type Random } from '../reference/random.js';

/** A parser that does not throw, and what is needed to try it with anything. */
export interface Parser<T> {
  readonly parse: (
    input: string,
  ) => { readonly ok: true; readonly value: T } | { readonly ok: false; readonly issues: readonly Issue[] };
  /** Texts that are to be accepted. */
  readonly valid: readonly string[];
  /** Throws when an accepted value is none. */
  readonly check: (value: T, input: string) => void;
}

/** What became of the inputs. */
export interface FuzzReport {
  readonly inputs: number;
  /** Small changes of valid texts. */
  readonly mutated: number;
  readonly accepted: number;
  /** Milliseconds of the slowest parse. */
  readonly slowest: number;
}

/** One of the items; unlike the one of the reference it may be `null`. */
function pick<T>(random: Random, items: readonly T[]): T {
  return items[between(random, 0, items.length - 1)] as T;
}

/** How many inputs each parser gets: few in CI, as many as are asked for in a long run (`npm run test:fuzz`). */
export const INPUTS: number = Number(process.env['KINGS_CORNER_FUZZ'] ?? 2500);

/** Changes what the inputs are. */
const SEED: number = Number(process.env['KINGS_CORNER_SEED'] ?? 0);

/** Gives a parser many inputs, most of them nearly valid, and fails on the first that it does not answer as it should. */
export function fuzz<T>({ parse, valid, check }: Parser<T>, seed: number, inputs: number = INPUTS): FuzzReport {
  const random = createRandom(seed + SEED);
  let [mutated, accepted, slowest] = [0, 0, 0];
  for (let i = 0; i < inputs; i++) {
    const isMutation = chance(random, 0.8);
    const input = isMutation ? mutation(random, pick(random, valid)) : rubbish(random, valid);
    if (isMutation) mutated++;
    const begun = performance.now();
    const result = answer(parse, input);
    slowest = Math.max(slowest, performance.now() - begun);
    if (result.ok) {
      accepted++;
      check(result.value, input);
    } else checkIssues(result.issues, input);
  }
  if (Object.keys(Object.prototype).length > 0) throw new Error('a prototype was changed');
  return { inputs, mutated, accepted, slowest };
}

function answer<T>(parse: Parser<T>['parse'], input: string): ReturnType<Parser<T>['parse']> {
  try {
    return parse(input);
  } catch (error) {
    throw new Error(`threw ${String(error)} for ${JSON.stringify(input)}`, { cause: error });
  }
}

const CODE = /^[a-z]+(-[a-z]+)*$/;
const CARD = /\b(10|[A2-9TJQK])[cdhs]\b/;

function checkIssues(issues: readonly Issue[], input: string): void {
  const isSound =
    issues.length > 0 &&
    issues.every(({ path, code, message }) => typeof path === 'string' && CODE.test(code) && !CARD.test(message));
  if (!isSound) throw new Error(`${JSON.stringify(issues)} for ${JSON.stringify(input)}`);
}

const TOKEN = /(?:10|[A2-9TJQK])[cdhs]|\d+|"\w+"|\b[NS][EW]?\b/g;

/** A text with one to three small changes. */
function mutation(random: Random, text: string): string {
  let changed = text;
  for (let left = pick(random, [1, 1, 1, 2, 3]); left > 0; left--) changed = pick(random, EDITS)(random, changed);
  return changed;
}

type Edit = (random: Random, text: string) => string;

const splice = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length);
const position = (random: Random, text: string): number => between(random, 0, text.length);
const LETTERS = [
  ...'{}[]",:.@>?/= \\\n0123456789-+eENSWcdhsAKQJTx*',
  '\u0000',
  '\ud800',
  '👑',
  '__proto__',
  'null',
  '1e999',
];

const EDITS: readonly Edit[] = [
  (random, text) => splice(text, position(random, text), 1, ''),
  (random, text) => splice(text, position(random, text), 0, pick(random, LETTERS)),
  (random, text) => splice(text, position(random, text), 1, pick(random, LETTERS)),
  (random, text) => {
    const at = position(random, text);
    return splice(text, at, 0, text.slice(at, at + between(random, 1, 30)));
  },
  (random, text) => splice(text, position(random, text), between(random, 1, 30), ''),
  swapTokens,
  swapTokens,
  swapTokens,
  changeNumber,
  changeNumber,
  (random, text) => {
    const signs = [...text.matchAll(/[,:]/g)];
    return signs.length === 0
      ? ` ${text}`
      : splice(text, pick(random, signs).index, 0, pick(random, [' ', '\n', '\t']));
  },
];

/** Exchanges two words of one kind, such as two cards: the result is often valid. */
function swapTokens(random: Random, text: string): string {
  const tokens = [...text.matchAll(TOKEN)];
  if (tokens.length === 0) return text;
  const first = pick(random, tokens);
  const near = tokens.filter(({ index }) => index !== first.index && Math.abs(index - first.index) < 30);
  const alike = (chance(random, 0.6) ? near : tokens).filter(
    ([word]) => CARD.test(word) === CARD.test(first[0]) && /\d/.test(word) === /\d/.test(first[0]),
  );
  const second = pick(random, alike.length > 0 ? alike : tokens);
  const [a, b] = first.index < second.index ? [first, second] : [second, first];
  return splice(splice(text, b.index, b[0].length, a[0]), a.index, a[0].length, b[0]);
}

function changeNumber(random: Random, text: string): string {
  const numbers = [...text.matchAll(/\d+/g)];
  if (numbers.length === 0) return text;
  const number = pick(random, numbers);
  return splice(text, number.index, number[0].length, String(pick(random, [0, 1, 2, 3, 7, 40, 52, 1e6, -1, 1.5])));
}

/** Anything: random letters, a part of a valid text, or JSON with keys and values from valid texts in other places. */
function rubbish(random: Random, valid: readonly string[]): string {
  const text = pick(random, valid);
  switch (between(random, 0, 3)) {
    case 0:
      return Array.from({ length: between(random, 0, 40) }, () => pick(random, LETTERS)).join('');
    case 1:
      return text.slice(position(random, text), position(random, text));
    case 2:
      return '['.repeat(between(random, 1, 5000)) + text;
    default:
      return JSON.stringify(
        scrambled(
          random,
          [...text.matchAll(/"(\w+)"/g)].map(([, word]) => word ?? ''),
          4,
        ),
      );
  }
}

function scrambled(random: Random, words: readonly string[], depth: number): unknown {
  if (depth === 0 || chance(random, 0.3))
    return pick(random, [0, 1, -1, 0.5, null, true, '', pick(random, [...words, 'Kh'])]);
  const parts = Array.from({ length: between(random, 0, 6) }, () => scrambled(random, words, depth - 1));
  if (chance(random, 0.3)) return parts;
  return Object.fromEntries(parts.map((part) => [pick(random, [...words, '__proto__', 'constructor']), part]));
}
