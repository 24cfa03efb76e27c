import type { Variant } from 'kings-corner';

/** What is asked about a sheet: the variant, and the seat counts that are played. */
export interface Asked {
  readonly variant: Variant;
  readonly counts: readonly number[];
}

/** When a statement of the rule sheet is in force. */
export type InForce = (asked: Asked) => boolean;

export function dealOf({ dealSize }: Variant, seats: number): number {
  return typeof dealSize === 'number'
    ? dealSize
    : (Object.entries(dealSize).find(([key]) => Number(key) === seats)?.[1] ?? NaN);
}

const is =
  <Option extends keyof Variant>(option: Option, value: Variant[Option]): InForce =>
  ({ variant }) =>
    variant[option] === value;
const both =
  (...conditions: readonly InForce[]): InForce =>
  (asked) =>
    conditions.every((holds) => holds(asked));
const either =
  (...conditions: readonly InForce[]): InForce =>
  (asked) =>
    conditions.some((holds) => holds(asked));
const not =
  (condition: InForce): InForce =>
  (asked) =>
    !condition(asked);
const always: InForce = () => true;

const solo: InForce = ({ counts }) => counts.every((count) => count === 1);
const many = not(solo);
const alone: InForce = ({ counts }) => counts.includes(1);
const left = ({ variant, counts }: Asked): readonly number[] =>
  counts.map((count) => 52 - 4 - count * dealOf(variant, count));
const stock: InForce = (asked) => left(asked).some((cards) => cards > 0);
const draws = (timing: Variant['drawTiming']): InForce => both(stock, is('drawTiming', timing));
const drawEnds = either(draws('end'), draws('untilPlayable'));
const moves = not(is('pileMoves', 'none'));
const relocates = is('pileMoves', 'relocate');
const short = both(is('kingFlip', 'corner'), (asked) => left(asked).some((cards) => cards < 4));
/** A place of the cross can be empty only when something left it, or nothing was put there. */
const spaces = either(moves, is('kingFlip', 'vacate'), short);
/** A king of a hand gets into a space only where spaces take kings, and kings are free. */
const kingsIntoSpaces = both(spaces, is('spaceFill', 'any'), not(is('kingObligation', 'immediate')));
/** Only a king that was left in the cross at the deal, or played into a space, is the base of a cross pile. */
const kingBases = either(is('kingFlip', 'stay'), kingsIntoSpaces);

const scores =
  (type: Variant['scoring']['type']): InForce =>
  ({ variant }) =>
    variant.scoring.type === type;
const amount =
  (field: 'ante' | 'pass' | 'perCard' | 'goingOut'): InForce =>
  ({ variant: { scoring } }) =>
    Object.entries(scoring).some(([key, value]) => key === field && value > 0);
const ends =
  (end: Variant['match']['end']): InForce =>
  ({ variant }) =>
    variant.match.end === end;
const goesOn: InForce = ({ variant: { match } }) =>
  match.end === 'target' || match.end === 'elimination' || (match.end === 'rounds' && match.rounds > 1);
const byTotal = both(many, either(ends('rounds'), ends('target')));
/** Chips and corners say themselves who wins a blocked round; without points nobody has the fewest. */
const decidesBlocked = both(many, either(scores('penalty'), scores('none')));
const lowestHand = both(decidesBlocked, is('blockedResult', 'lowestPenalty'), scores('penalty'));
const fewest = both(decidesBlocked, is('blockedResult', 'fewestCards'));
const free = both(is('playObligation', 'none'), not(draws('whenStuck')));
const acts = both(is('playObligation', 'none'), draws('whenStuck'));
const partners = is('teams', 'partners');

/** When each statement that depends on an option, on several, or on the seats is in force: read from RULES, not from the library. */
export const PROBES = {
  'aim of one seat': solo,
  aim: both(many, not(scores('corners'))),
  'aim of corners': both(many, scores('corners')),
  'lowest card deals': both(many, is('firstDealer', 'lowestCard')),
  'highest card deals': both(many, is('firstDealer', 'highestCard')),
  'chance deals': both(many, is('firstDealer', 'random')),
  'the deal passes': both(many, goesOn),
  'deal to oneself': solo,
  deal: many,
  'king flip: corner': is('kingFlip', 'corner'),
  'king flip: vacate': is('kingFlip', 'vacate'),
  'king flip: stay': is('kingFlip', 'stay'),
  'no card to replace a king': short,
  stock,
  'no stock': not(stock),
  lead: many,
  'draw at the start': draws('start'),
  'draw at the end': draws('end'),
  'draw when stuck': draws('whenStuck'),
  'merge instead of a draw': both(draws('whenStuck'), moves),
  'draw until playable': draws('untilPlayable'),
  'no merge before a search': both(draws('untilPlayable'), moves),
  'draw otherwise': draws('untilPlayable'),
  'end the turn': not(drawEnds),
  'the stock runs out': stock,
  'piles move in a turn': moves,
  'nothing need be played': both(free, is('kingObligation', 'none')),
  'only kings need be played': both(free, not(is('kingObligation', 'none'))),
  'must play one': is('playObligation', 'one'),
  'must play all': is('playObligation', 'all'),
  'must act': acts,
  'must act, or merge': both(acts, moves),
  'kings first': is('kingObligation', 'immediate'),
  'kings to corners': is('kingObligation', 'immediate'),
  'a king drawn at the end': both(is('kingObligation', 'immediate'), drawEnds),
  'kings before the end': is('kingObligation', 'turn'),
  'a king that can wait': both(is('kingObligation', 'turn'), drawEnds),
  'corners do not move': moves,
  'piles do not move': not(moves),
  merge: moves,
  transfer: both(moves, kingBases),
  relocation: relocates,
  'no second relocation': relocates,
  'no relocation of kings': both(relocates, kingBases, is('spaceFill', 'nonKing')),
  'no relocation': is('pileMoves', 'merge'),
  spaces,
  'piles leave spaces': moves,
  'any card into a space': kingsIntoSpaces,
  'no king into a space': both(spaces, not(kingsIntoSpaces)),
  'corners are collected': is('completedCorners', 'collect'),
  'corners stay': is('completedCorners', 'stay'),
  'going out': many,
  'going out alone': both(solo, stock),
  'going out alone, no stock': both(solo, not(stock)),
  'who goes out wins': both(many, not(scores('corners'))),
  'blocked by passing': both(many, is('blockedWhen', 'passCycle')),
  'blocked by one who passes': both(solo, is('blockedWhen', 'passCycle')),
  'blocked without a draw': both(stock, is('blockedWhen', 'passCycle')),
  'blocked when nobody can': both(many, is('blockedWhen', 'noLegalMove')),
  'blocked when you cannot': both(solo, is('blockedWhen', 'noLegalMove')),
  'blocked with an empty stock': both(stock, is('blockedWhen', 'noLegalMove')),
  'blocked: nobody wins': both(decidesBlocked, not(lowestHand), not(fewest)),
  'blocked: fewest points win': lowestHand,
  'blocked: fewest cards win': fewest,
  penalty: scores('penalty'),
  'no points': scores('none'),
  chips: scores('chips'),
  ante: amount('ante'),
  'chips for passing': amount('pass'),
  'chips for cards': amount('perCard'),
  'the pot waits': both(scores('chips'), goesOn),
  'a pot is lost': both(scores('chips'), goesOn),
  'corner points': scores('corners'),
  'points for going out': amount('goingOut'),
  'most corners win': both(many, scores('corners')),
  'one round': ends('round'),
  'its winner wins': both(many, ends('round')),
  'points are added up': both(not(ends('round')), not(scores('chips'))),
  'chips are added up': both(not(ends('round')), scores('chips')),
  target: ends('target'),
  elimination: ends('elimination'),
  'lowest total wins': both(byTotal, scores('penalty')),
  'highest total wins': both(byTotal, not(scores('penalty'))),
  'tie: last round': both(byTotal, is('tieBreak', 'lastRound')),
  partners,
  'alone among other counts': both(many, alone),
  'alone and blocked': alone,
  cards: always,
  'only kings start corners': always,
} as const satisfies Readonly<Record<string, InForce>>;

/** The name of a statement. */
export type ProbeName = keyof typeof PROBES;

/** For each statement a piece of it that is found nowhere else in a sheet of the same language. */
export type Fragments = Readonly<Record<ProbeName, string | RegExp>>;
