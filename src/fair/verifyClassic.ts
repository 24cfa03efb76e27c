import { CARDS, type Card, isCard } from '../rules/cards.js';
import { classicDeck, classicFingerprint, type FingerprintOver } from './classic.js';
import { FairError } from './errors.js';
import { readVariant, type Sfc32Variant } from './generators.js';
import { type Hex, isHex } from './hex.js';
import { type Plain, type PlainObject, plainCopy, readList } from './plain.js';
import { anyFailed, check, type FairCheck, fail, skipped } from './report.js';

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
  /** Ids `shape`, `seed`, `fingerprint`, `deck`. */
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
 * @see FAIR 2
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
  const checks = checksOf(deal);
  return { ok: !anyFailed(checks), checks, warnings: ['weak-2^32'] };
}

/**
 * Which of the eight readings of the classic scheme fit what was seen. Never throws; malformed clues fit none.
 *
 * The two variants of sfc32 often agree on the first cards: give all that are known.
 *
 * @see FAIR 2
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
  const matches: ClassicScheme[] = [];
  try {
    const parts = readParts(clues);
    const seed = String(parts['seed']);
    const cards = readCards(parts['firstCards'], 'firstCards', 1);
    for (const variant of ['pre', 'post'] as const) {
      for (const fingerprintOver of ['ascii-hex', 'bytes'] as const) {
        if (classicFingerprint(seed, fingerprintOver) !== parts['fingerprint']) continue;
        for (const dealEnd of ['start', 'end'] as const) {
          if (differsAt(cards, dealtDeck(seed, variant, dealEnd)) === -1) {
            matches.push({ sfc32: variant, fingerprintOver, dealEnd });
          }
        }
      }
    }
  } catch {
    // Malformed clues: nothing matches.
  }
  return { matches, warnings: ['weak-2^32'] };
}

function checksOf(deal: unknown): FairCheck[] {
  let parts: CheckedDeal;
  try {
    parts = readDeal(deal);
  } catch (error) {
    return [fail('shape', `The record is malformed: ${error instanceof FairError ? error.message : 'unreadable'}.`)];
  }
  const { seed, fingerprint, fingerprintOver, sfc32: variant, dealEnd, deck } = parts;
  const shape = check('shape', true, 'The record is well-formed.', '');
  if (!isHex(seed, 16)) {
    return [
      shape,
      fail('seed', 'The seed is not 32 lower-case hex digits.'),
      skipped('fingerprint', 'Without a valid seed there is no fingerprint.'),
      skipped('deck', 'Without a valid seed there is no deck.'),
    ];
  }
  const differs = differsAt(deck, dealtDeck(seed, variant, dealEnd));
  return [
    shape,
    check('seed', true, 'The seed is 32 hex digits.', ''),
    check(
      'fingerprint',
      classicFingerprint(seed, fingerprintOver) === fingerprint,
      'The fingerprint is that of the seed.',
      'The fingerprint is not that of the seed.',
    ),
    check(
      'deck',
      differs === -1,
      'All 52 cards are those of the seed.',
      `Card ${differs + 1} is not the one of the seed.`,
    ),
  ];
}

/** The keys of a record; others are left alone, since sites publish theirs with more. */
function readParts(value: unknown): PlainObject {
  const parts = plainCopy(value, '');
  if (typeof parts === 'object' && parts !== null && !Array.isArray(parts)) return parts as PlainObject; // neither null nor a list
  throw new FairError('bad-value', '', 'must be an object');
}

/** A deal whose parts have the right types; the seed may still be any text. */
interface CheckedDeal extends Omit<Required<ClassicDeal>, 'deck' | 'fingerprint'> {
  readonly fingerprint: Plain | undefined;
  readonly deck: readonly number[];
}

function readDeal(deal: unknown): CheckedDeal {
  const parts = readParts(deal);
  const { seed, fingerprint, fingerprintOver, dealEnd = 'start' } = parts;
  if (typeof seed !== 'string') throw new FairError('bad-value', 'seed', 'must be text');
  if (fingerprintOver !== 'ascii-hex' && fingerprintOver !== 'bytes') {
    throw new FairError('bad-value', 'fingerprintOver', "must be 'ascii-hex' or 'bytes'");
  }
  if (dealEnd !== 'start' && dealEnd !== 'end') {
    throw new FairError('bad-value', 'dealEnd', "must be 'start' or 'end'");
  }
  const deck = readCards(parts['deck'], 'deck', CARDS.length);
  return { seed, fingerprint, fingerprintOver, sfc32: readVariant(parts['sfc32'], 'sfc32'), dealEnd, deck };
}

function readCards(value: Plain | undefined, path: string, min: number): number[] {
  return readList(value, path, min, CARDS.length).map((card, i) => {
    const position = isCard(card) ? CARDS.indexOf(card) : card;
    if (typeof position === 'number' && CARDS[position] !== undefined) return position;
    throw new FairError('bad-value', `${path}.${i}`, 'must be a card, or a position from 0 to 51');
  });
}

function dealtDeck(seed: string, variant: Sfc32Variant, dealEnd: DealEnd): number[] {
  const deck = classicDeck(seed, variant);
  return dealEnd === 'end' ? deck.reverse() : deck;
}

/** The first position at which the cards are not those of the deck, −1 when all are. */
function differsAt(cards: readonly number[], deck: readonly number[]): number {
  return cards.findIndex((card, i) => card !== deck[i]);
}
