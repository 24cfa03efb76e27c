import { dealsInOrder } from './laws/dealLaws.js';
import type { Law } from './laws/law.js';
import {
  listIsWhatPasses,
  liveMeansMovable,
  oneExit,
  pilesMoveWhereTheyMay,
  playsGoWhereTheyMay,
  turnsEndWhenTheyMay,
} from './laws/legalityLaws.js';
import { matchesAddUp } from './laws/matchLaws.js';
import { recordsReplay } from './laws/recordLaws.js';
import { pointsAddUp, winnersAreRight } from './laws/scoreLaws.js';
import { inputStays, repeatsItself, roundsAreJson, savesHoldAll, untouchedPartsStay } from './laws/stateLaws.js';
import { seatsAreAlike, suitsAndPlacesAreAlike } from './laws/symmetryLaws.js';
import {
  cardsOnce,
  completeCornersAreCollected,
  cornerForKings,
  movesTakeTheirCards,
  noDeadlock,
  pilesDescend,
  relocationRenames,
} from './laws/tableLaws.js';
import { handOverCounts, roundEndsInTime, roundsEnd, turnCounts, turnsAreBounded } from './laws/turnLaws.js';
import { eventsTellAll, samplesFitViews, viewsHide, viewsSuffice } from './laws/viewLaws.js';

/** The name of a law: a paragraph id of docs/rules.md, or a word for a promise of the API. */
export type LawName =
  | 'T-CARDS'
  | 'T-PILES'
  | 'T-LEGAL'
  | 'T-LIVE'
  | 'T-ONE-EXIT'
  | 'T-CORNER'
  | 'T-NO-DEADLOCK'
  | 'T-TURN'
  | 'T-END'
  | 'T-RELOCATE'
  | 'T-SYMMETRY'
  | 'T-SEATS'
  | 'R-DEAL'
  | 'R-PLACE'
  | 'R-PILE'
  | 'R-DRAW'
  | 'R-TURN'
  | 'R-HANDOVER'
  | 'R-OUT'
  | 'R-COLLECT'
  | 'R-SCORE'
  | 'R-WIN'
  | 'R-MATCH'
  | 'cards-moved'
  | 'plain-json'
  | 'input-unchanged'
  | 'identity'
  | 'repeatable'
  | 'saves-hold-all'
  | 'records-replay'
  | 'views-hide'
  | 'views-suffice'
  | 'events-tell-all'
  | 'samples-fit';

/**
 * Every law by its name, in the order in which they are checked. `T-…` hold for any game of this kind; `R-…` tell once more, in
 * other words, what the variant says; the others are promises of the API. What each means, and what to do when it fails, stands in
 * docs/house-rules.md.
 *
 * @example
 * ```ts
 * import { INVARIANTS } from 'kings-corner/testing';
 * INVARIANTS['T-ONE-EXIT'].says; // 'At most one of draw and endTurn is legal.'
 * ```
 */
export const INVARIANTS: Readonly<Record<LawName, Law>> = {
  'T-CARDS': cardsOnce,
  'T-PILES': pilesDescend,
  'T-LEGAL': listIsWhatPasses,
  'T-LIVE': liveMeansMovable,
  'T-ONE-EXIT': oneExit,
  'T-CORNER': cornerForKings,
  'T-NO-DEADLOCK': noDeadlock,
  'T-TURN': turnsAreBounded,
  'T-END': roundsEnd,
  'T-RELOCATE': relocationRenames,
  'T-SYMMETRY': suitsAndPlacesAreAlike,
  'T-SEATS': seatsAreAlike,
  'R-DEAL': dealsInOrder,
  'R-PLACE': playsGoWhereTheyMay,
  'R-PILE': pilesMoveWhereTheyMay,
  'R-DRAW': turnsEndWhenTheyMay,
  'R-TURN': turnCounts,
  'R-HANDOVER': handOverCounts,
  'R-OUT': roundEndsInTime,
  'R-COLLECT': completeCornersAreCollected,
  'R-SCORE': pointsAddUp,
  'R-WIN': winnersAreRight,
  'R-MATCH': matchesAddUp,
  'cards-moved': movesTakeTheirCards,
  'plain-json': roundsAreJson,
  'input-unchanged': inputStays,
  identity: untouchedPartsStay,
  repeatable: repeatsItself,
  'saves-hold-all': savesHoldAll,
  'records-replay': recordsReplay,
  'views-hide': viewsHide,
  'views-suffice': viewsSuffice,
  'events-tell-all': eventsTellAll,
  'samples-fit': samplesFitViews,
};

/**
 * The names of all laws, in order.
 *
 * @example
 * ```ts
 * import { INVARIANTS, LAW_NAMES } from 'kings-corner/testing';
 * LAW_NAMES.length === Object.keys(INVARIANTS).length; // true
 * ```
 */
export const LAW_NAMES: readonly LawName[] = Object.keys(INVARIANTS) as LawName[]; // a record has no other keys
