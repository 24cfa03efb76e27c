import fc from 'fast-check';
import type { Variant } from 'kings-corner';
import { en, type Messages, rulebook, toText } from 'kings-corner/rulebook';
import { de } from 'kings-corner/rulebook/de';
import { es } from 'kings-corner/rulebook/es';
import { fr } from 'kings-corner/rulebook/fr';
import { ja } from 'kings-corner/rulebook/ja';
import { createRandom } from '../reference/random.js';
import { randomVariant } from '../reference/randomVariant.js';
import { de as inGerman } from './fragments/de.js';
import { en as inEnglish } from './fragments/en.js';
import { es as inSpanish } from './fragments/es.js';
import { fr as inFrench } from './fragments/fr.js';
import { ja as inJapanese } from './fragments/ja.js';
import type { Asked, Fragments, ProbeName } from './probes.js';

/** Every catalogue, with the pieces of its statements. */
export const LANGUAGES: readonly { readonly messages: Messages; readonly fragments: Fragments }[] = [
  { messages: en, fragments: inEnglish },
  { messages: de, fragments: inGerman },
  { messages: fr, fragments: inFrench },
  { messages: es, fragments: inSpanish },
  { messages: ja, fragments: inJapanese },
];

/** A valid variant. */
export const variantArb: fc.Arbitrary<Variant> = fc.nat().map((seed) => randomVariant(createRandom(seed)));

/** What is asked for: a variant, and perhaps one of its seat counts. */
export interface AskedFor extends Asked {
  readonly seats: number | undefined;
}

/** A valid variant, and in most cases one of its seat counts; `counts` are those that are then played. */
export function askedFrom(seed: number): AskedFor {
  const random = createRandom(seed);
  const variant = randomVariant(random);
  const { min, max } = variant.seats;
  const seats = random() < 0.3 ? undefined : min + Math.floor(random() * (max - min + 1));
  return { variant, seats, counts: countsOf(variant, seats) };
}

export const askedArb: fc.Arbitrary<AskedFor> = fc.nat().map(askedFrom);

/** The seat counts that are played: after eliminations every one from 2 up. */
export function countsOf({ seats, match }: Variant, chosen?: number): readonly number[] {
  const low = match.end === 'elimination' ? 2 : (chosen ?? seats.min);
  return Array.from({ length: (chosen ?? seats.max) - low + 1 }, (_, index) => low + index);
}

/** Whether a text makes a statement. */
export function states(text: string, fragments: Fragments, name: ProbeName): boolean {
  const fragment = fragments[name];
  return typeof fragment === 'string' ? text.includes(fragment) : fragment.test(text);
}

/** The statements of the English sheet of a variant for a number of seats. */
export function statementsFor(variant: Variant, seats: number): (name: ProbeName) => boolean {
  const text = toText(rulebook(variant, { seats }));
  return (name) => states(text, inEnglish, name);
}
