import type { PointTable, Variant } from './variant.js';

/** Kings 10, every other card 1. */
const KINGS_TEN: PointTable = {
  A: 1,
  2: 1,
  3: 1,
  4: 1,
  5: 1,
  6: 1,
  7: 1,
  8: 1,
  9: 1,
  T: 1,
  J: 1,
  Q: 1,
  K: 10,
};

/** Kings 10, queens and jacks 2, every other card 1. Spelt out: bundlers keep a spread, as it could have effects. */
const COURTS_TWO: PointTable = {
  A: 1,
  2: 1,
  3: 1,
  4: 1,
  5: 1,
  6: 1,
  7: 1,
  8: 1,
  9: 1,
  T: 1,
  J: 2,
  Q: 2,
  K: 10,
};

/**
 * The rules most tables play by: 2 to 4 seats, seven cards, a draw at the start of each turn, kings 10 points, a match to 25.
 *
 * @see docs/variants.md; source: kingscornercardgame.com
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * standard.drawTiming; // 'start'
 * ```
 */
export const standard: Variant = {
  name: 'standard',
  seats: { min: 2, max: 4 },
  dealSize: 7,
  firstDealer: 'lowestCard',
  kingFlip: 'corner',
  drawTiming: 'start',
  playObligation: 'none',
  kingObligation: 'none',
  pileMoves: 'relocate',
  spaceFill: 'any',
  completedCorners: 'stay',
  blockedWhen: 'passCycle',
  blockedResult: 'nobody',
  scoring: { type: 'penalty', points: KINGS_TEN },
  match: { end: 'target', scoringTarget: 25 },
  tieBreak: 'lastRound',
  teams: 'none',
};

/** A preset as its differences from another one; `differences` are taken as valid. */
function preset(name: string, base: Variant, differences: Partial<Omit<Variant, 'name'>>): Variant {
  return { ...base, ...differences, name };
}

/**
 * The boxed edition: plays as {@link standard}.
 *
 * @see docs/variants.md; source: kingscornercardgame.com
 * @example
 * ```ts
 * import { boxedEdition } from 'kings-corner';
 * boxedEdition.name; // 'boxedEdition'
 * ```
 */
export const boxedEdition: Variant = /* @__PURE__ */ preset('boxedEdition', standard, {});

/**
 * One round without points: the first seat out wins.
 *
 * @see docs/variants.md; source: kingscornercardgame.com
 * @example
 * ```ts
 * import { singleRound } from 'kings-corner';
 * singleRound.match; // { end: 'round' }
 * ```
 */
export const singleRound: Variant = /* @__PURE__ */ preset('singleRound', standard, {
  scoring: { type: 'none' },
  match: { end: 'round' },
});

/**
 * Two seats with ten cards each.
 *
 * @see docs/variants.md; source: kingscornercardgame.com
 * @example
 * ```ts
 * import { twoPlayerTen } from 'kings-corner';
 * twoPlayerTen.dealSize; // 10
 * ```
 */
export const twoPlayerTen: Variant = /* @__PURE__ */ preset('twoPlayerTen', standard, {
  seats: { min: 2, max: 2 },
  dealSize: 10,
});

/**
 * Five cards each, for shorter rounds.
 *
 * @see docs/variants.md; source: kingscornercardgame.com
 * @example
 * ```ts
 * import { fiveCard } from 'kings-corner';
 * fiveCard.dealSize; // 5
 * ```
 */
export const fiveCard: Variant = /* @__PURE__ */ preset('fiveCard', standard, { dealSize: 5 });

/**
 * One seat, no hand at the start: lay out the whole deck (R-SOLO).
 *
 * @see docs/variants.md; source: kingscornercardgame.com
 * @example
 * ```ts
 * import { solitaire } from 'kings-corner';
 * solitaire.seats; // { min: 1, max: 1 }
 * ```
 */
export const solitaire: Variant = /* @__PURE__ */ preset('solitaire', standard, {
  seats: { min: 1, max: 1 },
  dealSize: 0,
  match: { end: 'round' },
});

/**
 * Four seats, opposite seats together (R-TEAM).
 *
 * @see docs/variants.md; source: kingscornercardgame.com
 * @example
 * ```ts
 * import { partners } from 'kings-corner';
 * partners.teams; // 'partners'
 * ```
 */
export const partners: Variant = /* @__PURE__ */ preset('partners', standard, {
  seats: { min: 4, max: 4 },
  teams: 'partners',
});

/**
 * A seat draws only when it cannot play.
 *
 * @see docs/variants.md; source: kingscornercardgame.com
 * @example
 * ```ts
 * import { drawWhenStuck } from 'kings-corner';
 * drawWhenStuck.drawTiming; // 'whenStuck'
 * ```
 */
export const drawWhenStuck: Variant = /* @__PURE__ */ preset('drawWhenStuck', standard, { drawTiming: 'whenStuck' });

/**
 * Whoever can play must.
 *
 * @see docs/variants.md; source: kingscornercardgame.com
 * @example
 * ```ts
 * import { mustPlay } from 'kings-corner';
 * mustPlay.playObligation; // 'all'
 * ```
 */
export const mustPlay: Variant = /* @__PURE__ */ preset('mustPlay', standard, { playObligation: 'all' });

/**
 * The rules of Bicycle, the maker of playing cards: one round, piles merge but never move into a space.
 * The source does not say who deals first or what a king turned up does.
 *
 * @see docs/variants.md; source: bicyclecards.com
 * @example
 * ```ts
 * import { bicycle } from 'kings-corner';
 * bicycle.pileMoves; // 'merge'
 * ```
 */
export const bicycle: Variant = /* @__PURE__ */ preset('bicycle', standard, {
  firstDealer: 'random',
  kingFlip: 'stay',
  pileMoves: 'merge',
  scoring: { type: 'none' },
  match: { end: 'round' },
});

/**
 * The rules of the card-game encyclopaedia: up to six seats, a draw at the end of each turn.
 * The source does not say who wins a tie.
 *
 * @see docs/variants.md; source: pagat.com
 * @example
 * ```ts
 * import { pagat } from 'kings-corner';
 * pagat.drawTiming; // 'end'
 * ```
 */
export const pagat: Variant = /* @__PURE__ */ preset('pagat', standard, {
  seats: { min: 2, max: 6 },
  firstDealer: 'random',
  kingFlip: 'stay',
  drawTiming: 'end',
  pileMoves: 'merge',
  tieBreak: 'shared',
});

/**
 * The main rules of the Wikipedia article. It does not say what a king turned up does.
 *
 * @see docs/variants.md; source: Wikipedia
 * @example
 * ```ts
 * import { wikipedia } from 'kings-corner';
 * wikipedia.drawTiming; // 'end'
 * ```
 */
export const wikipedia: Variant = /* @__PURE__ */ preset('wikipedia', standard, {
  firstDealer: 'highestCard',
  kingFlip: 'stay',
  drawTiming: 'end',
  pileMoves: 'merge',
  scoring: { type: 'none' },
  match: { end: 'round' },
});

/**
 * A seat that is stuck draws until it can play.
 *
 * @see docs/variants.md, R-DRAW-UNTIL; source: Wikipedia, alternate version
 * @example
 * ```ts
 * import { wikipediaUntilPlayable } from 'kings-corner';
 * wikipediaUntilPlayable.drawTiming; // 'untilPlayable'
 * ```
 */
export const wikipediaUntilPlayable: Variant = /* @__PURE__ */ preset('wikipediaUntilPlayable', wikipedia, {
  drawTiming: 'untilPlayable',
});

/**
 * Several hands; whoever reaches 25 points is out of the match.
 *
 * @see docs/variants.md; source: Wikipedia, several hands
 * @example
 * ```ts
 * import { wikipediaElimination } from 'kings-corner';
 * wikipediaElimination.match.end; // 'elimination'
 * ```
 */
export const wikipediaElimination: Variant = /* @__PURE__ */ preset('wikipediaElimination', wikipedia, {
  scoring: { type: 'penalty', points: COURTS_TWO },
  match: { end: 'elimination', scoringTarget: 25 },
  tieBreak: 'shared',
});

/**
 * Completed corner piles are collected, and whoever collects most wins.
 *
 * @see docs/variants.md, R-COLLECT; source: Wikipedia, variation
 * @example
 * ```ts
 * import { wikipediaCorners } from 'kings-corner';
 * wikipediaCorners.completedCorners; // 'collect'
 * ```
 */
export const wikipediaCorners: Variant = /* @__PURE__ */ preset('wikipediaCorners', wikipedia, {
  completedCorners: 'collect',
  scoring: { type: 'corners', goingOut: 0 },
});

/**
 * The standard rules of Yorimichi Games: no king into a space, three rounds, a blocked round goes to the lowest hand.
 *
 * @see docs/variants.md; source: Yorimichi Games
 * @example
 * ```ts
 * import { yorimichiStandard } from 'kings-corner';
 * yorimichiStandard.spaceFill; // 'nonKing'
 * ```
 */
export const yorimichiStandard: Variant = /* @__PURE__ */ preset('yorimichiStandard', standard, {
  firstDealer: 'random',
  kingFlip: 'stay',
  pileMoves: 'merge',
  spaceFill: 'nonKing',
  blockedWhen: 'noLegalMove',
  blockedResult: 'lowestPenalty',
  match: { end: 'rounds', rounds: 3 },
  tieBreak: 'shared',
});

/**
 * {@link yorimichiStandard} with a draw at the end of each turn and kings that must go to a corner at once.
 *
 * @see docs/variants.md; source: Yorimichi Games
 * @example
 * ```ts
 * import { yorimichiDrawLast } from 'kings-corner';
 * yorimichiDrawLast.kingObligation; // 'immediate'
 * ```
 */
export const yorimichiDrawLast: Variant = /* @__PURE__ */ preset('yorimichiDrawLast', yorimichiStandard, {
  drawTiming: 'end',
  kingObligation: 'immediate',
});

/**
 * {@link yorimichiStandard} for beginners: kings turned up go to a corner, piles never move.
 *
 * @see docs/variants.md; source: Yorimichi Games
 * @example
 * ```ts
 * import { yorimichiSimple } from 'kings-corner';
 * yorimichiSimple.pileMoves; // 'none'
 * ```
 */
export const yorimichiSimple: Variant = /* @__PURE__ */ preset('yorimichiSimple', yorimichiStandard, {
  kingFlip: 'corner',
  pileMoves: 'none',
});

/**
 * The rules of ToolFluency. It does not say who deals first, what a king turned up does, when to draw, or who wins a tie.
 *
 * @see docs/variants.md; source: ToolFluency
 * @example
 * ```ts
 * import { toolFluency } from 'kings-corner';
 * toolFluency.pileMoves; // 'merge'
 * ```
 */
export const toolFluency: Variant = /* @__PURE__ */ preset('toolFluency', standard, {
  firstDealer: 'random',
  kingFlip: 'stay',
  pileMoves: 'merge',
  tieBreak: 'shared',
});

/**
 * {@link toolFluency} scored by pips: aces 25, court cards and tens 10, the rest their face value; a match to 100.
 *
 * @see docs/variants.md; source: ToolFluency, longer variant
 * @example
 * ```ts
 * import { toolFluencyPips } from 'kings-corner';
 * toolFluencyPips.scoring.type; // 'penalty'
 * ```
 */
export const toolFluencyPips: Variant = /* @__PURE__ */ preset('toolFluencyPips', toolFluency, {
  scoring: {
    type: 'penalty',
    points: { A: 25, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 10, J: 10, Q: 10, K: 10 },
  },
  match: { end: 'target', scoringTarget: 100 },
});

/**
 * Played for chips, as the leaflet of the boxed game is reported: one to the pot before the deal, one for every pass, one for
 * every card left. The leaflet does not say who deals first or who wins a tie.
 *
 * @see docs/variants.md; source: the boxed game's own leaflet, as reported
 * @example
 * ```ts
 * import { jaxChips } from 'kings-corner';
 * jaxChips.scoring.type; // 'chips'
 * ```
 */
export const jaxChips: Variant = /* @__PURE__ */ preset('jaxChips', standard, {
  seats: { min: 2, max: 6 },
  firstDealer: 'random',
  kingFlip: 'stay',
  drawTiming: 'end',
  kingObligation: 'immediate',
  pileMoves: 'merge',
  scoring: { type: 'chips', ante: 1, pass: 1, perCard: 1 },
  match: { end: 'target', scoringTarget: 100 },
  tieBreak: 'shared',
});

/** The names of the presets. */
export type PresetName =
  | 'standard'
  | 'boxedEdition'
  | 'singleRound'
  | 'twoPlayerTen'
  | 'fiveCard'
  | 'solitaire'
  | 'partners'
  | 'drawWhenStuck'
  | 'mustPlay'
  | 'bicycle'
  | 'pagat'
  | 'wikipedia'
  | 'wikipediaUntilPlayable'
  | 'wikipediaElimination'
  | 'wikipediaCorners'
  | 'yorimichiStandard'
  | 'yorimichiDrawLast'
  | 'yorimichiSimple'
  | 'toolFluency'
  | 'toolFluencyPips'
  | 'jaxChips';

/**
 * Every published rule set by name. Each is exported under its own name too, so that a bundle holds only those it uses.
 *
 * @see docs/variants.md
 * @example
 * ```ts
 * import { PRESETS } from 'kings-corner';
 * Object.keys(PRESETS).length; // 21
 * PRESETS.pagat.drawTiming; // 'end'
 * ```
 */
export const PRESETS: Readonly<Record<PresetName, Variant>> = {
  standard,
  boxedEdition,
  singleRound,
  twoPlayerTen,
  fiveCard,
  solitaire,
  partners,
  drawWhenStuck,
  mustPlay,
  bicycle,
  pagat,
  wikipedia,
  wikipediaUntilPlayable,
  wikipediaElimination,
  wikipediaCorners,
  yorimichiStandard,
  yorimichiDrawLast,
  yorimichiSimple,
  toolFluency,
  toolFluencyPips,
  jaxChips,
};
