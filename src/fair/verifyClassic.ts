import { CARDS, type Card, isCard } from '../rules/cards.js';
import { classicDeck, classicFingerprint, type FingerprintOver, readOver, readSeed } from './classic.js';
import { readSfc32Variant, type Sfc32Variant } from './generators.js';
import type { Hex } from './hex.js';
import { list, object, oneOf, orElse, type Reader, text, whole } from './readers.js';
import { check, type FairCheck, failedIds, guarded, isTrue } from './report.js';

/** From which end of the shuffled array the cards are dealt. */
export type DealEnd = 'start' | 'end';

/** What the classic scheme leaves open: a record of it is no record without these. */
export interface ClassicScheme {
  readonly sfc32: Sfc32Variant;
  readonly fingerprintOver: FingerprintOver;
  readonly dealEnd: DealEnd;
}

/** A classic deal after its end. */
export interface ClassicDeal {
  /** 32 lower-case hex digits. */
  readonly seed: string;
  /** 64 lower-case hex digits, shown before the deal. */
  readonly fingerprint: Hex;
  readonly fingerprintOver: FingerprintOver;
  readonly sfc32: Sfc32Variant;
  /** The 52 cards in the order in which they are dealt, as cards or as positions in the fresh deck. */
  readonly deck: readonly (number | Card)[];
  /** `start` unless given. */
  readonly dealEnd?: DealEnd;
}

/** What is known of a classic deal whose exact scheme is not. */
export interface ClassicClues {
  readonly seed: string;
  readonly fingerprint: Hex;
  /** The first cards dealt, 1 to 52 of them, as cards or as positions in the fresh deck. */
  readonly firstCards: readonly (number | Card)[];
}

/** Always there: a classic deck comes from 32 bits, so anyone who sees seven cards can compute all the others. */
export type ClassicWarning = 'weak-2^32';

/** The verdict on a classic deal. */
export interface ClassicReport {
  readonly ok: boolean;
  /** Ids `shape` (with the seed), `fingerprint`, `deck`. When `shape` fails it stands alone. */
  readonly checks: readonly FairCheck[];
  readonly warnings: readonly ClassicWarning[];
}

/** Every scheme that fits the clues. */
export interface ClassicDetection {
  /** One: settled. Several: more cards are needed. None: no known scheme. */
  readonly matches: readonly ClassicScheme[];
  readonly warnings: readonly ClassicWarning[];
}

/**
 * Whether a classic deal is the one of its seed and fingerprint. Never throws; anything malformed is a failed check.
 *
 * It shows that the seed was not changed after the fingerprint was. It cannot show that the deck was random.
 *
 * @see F-CLASSIC
 * @example
 * ```ts
 * import { classicDeck, classicFingerprint, verifyClassic } from 'kings-corner/fair';
 * const seed = '000102030405060708090a0b0c0d0e0f';
 * const report = verifyClassic({
 *   seed, fingerprint: classicFingerprint(seed, 'bytes'), fingerprintOver: 'bytes', sfc32: 'pre', deck: classicDeck(seed, 'pre'),
 * });
 * report.ok; // true
 * report.warnings; // ['weak-2^32']
 * ```
 */
export function verifyClassic(deal: ClassicDeal): ClassicReport {
  const checks = guarded(() => checksOf(deal));
  return { ok: failedIds(checks).length === 0, checks, warnings: ['weak-2^32'] };
}

/**
 * Which of the eight readings of the classic scheme fit what was seen. Never throws; malformed clues fit none.
 *
 * The two variants of sfc32 often agree on the first cards: give all that are known.
 *
 * @see F-CLASSIC
 * @example
 * ```ts
 * import { classicDeck, classicFingerprint, detectClassic } from 'kings-corner/fair';
 * const seed = '000102030405060708090a0b0c0d0e0f';
 * const firstCards = classicDeck(seed, 'pre').reverse().slice(0, 40);
 * detectClassic({ seed, fingerprint: classicFingerprint(seed, 'ascii-hex'), firstCards }).matches;
 * // [{ sfc32: 'pre', fingerprintOver: 'ascii-hex', dealEnd: 'end' }]
 * ```
 */
export function detectClassic(clues: ClassicClues): ClassicDetection {
  const matches = SCHEMES.filter((scheme) =>
    isTrue(() => {
      const { seed, fingerprint, firstCards } = readClues(clues, '');
      const isShown = classicFingerprint(seed, scheme.fingerprintOver) === fingerprint;
      return isShown && areDealt(firstCards, seed, scheme);
    }),
  );
  return { matches, warnings: ['weak-2^32'] };
}

const SCHEMES: readonly ClassicScheme[] = /* @__PURE__ */ (['pre', 'post'] as const).flatMap((sfc32) =>
  (['ascii-hex', 'bytes'] as const).flatMap((fingerprintOver) =>
    (['start', 'end'] as const).map((dealEnd) => ({ sfc32, fingerprintOver, dealEnd })),
  ),
);

const readDealEnd: Reader<DealEnd> = /* @__PURE__ */ oneOf<DealEnd>('start', 'end');

const readCard: Reader<number> = (value, path) =>
  isCard(value) ? CARDS.indexOf(value) : whole(0, CARDS.length - 1)(value, path);

/** A deal in positions. Sites publish theirs with keys of their own. */
interface DealInPositions extends ClassicDeal {
  readonly deck: readonly number[];
}

const readDeal: Reader<DealInPositions> = /* @__PURE__ */ object<DealInPositions>(
  {
    seed: readSeed,
    fingerprint: text,
    fingerprintOver: readOver,
    sfc32: readSfc32Variant,
    dealEnd: /* @__PURE__ */ orElse(undefined, readDealEnd) as Reader<DealEnd>, // left out where it is not given
    deck: /* @__PURE__ */ list(readCard, 52),
  },
  'ignored',
);

interface CluesInPositions extends ClassicClues {
  readonly firstCards: readonly number[];
}

const readClues: Reader<CluesInPositions> = /* @__PURE__ */ object<CluesInPositions>(
  { seed: readSeed, fingerprint: text, firstCards: /* @__PURE__ */ list(readCard, 1, 52) },
  'ignored',
);

function checksOf(deal: unknown): FairCheck[] {
  const { seed, fingerprint, fingerprintOver, sfc32, dealEnd = 'start', deck } = readDeal(deal, '');
  const isShown = classicFingerprint(seed, fingerprintOver) === fingerprint;
  const isDealt = areDealt(deck, seed, { sfc32, fingerprintOver, dealEnd });
  return [
    check('shape', true, 'It is well-formed'),
    check('fingerprint', isShown, 'The fingerprint is of the seed'),
    check('deck', isDealt, 'The cards are of the seed'),
  ];
}

/** Whether these are the first cards that a scheme deals from a seed. */
function areDealt(cards: readonly number[], seed: string, { sfc32, dealEnd }: ClassicScheme): boolean {
  const deck = classicDeck(seed, sfc32);
  if (dealEnd === 'end') deck.reverse();
  return cards.every((card, i) => card === deck[i]);
}
