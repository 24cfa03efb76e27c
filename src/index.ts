export { createRandom, type Random } from './chance/random.js';
export type { Seed } from './chance/seed.js';
export { shuffle } from './chance/shuffle.js';
export { shuffleDeck } from './chance/shuffleDeck.js';
export { drawTable } from './notation/drawTable.js';
export { formatMove, parseMove, tryParseMove } from './notation/moveText.js';
export { parsePosition, tryParsePosition } from './notation/parsePosition.js';
export type { ParseResult } from './notation/parsing.js';
export { formatPosition } from './notation/position.js';
export { applyEvents } from './rules/applyEvents.js';
export {
  CARDS,
  type Card,
  type Color,
  cardLabel,
  colorOf,
  fits,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from './rules/cards.js';
export { checkVariant, defineVariant, type VariantIssue, type VariantOverrides } from './rules/checkVariant.js';
export { drawForDealer } from './rules/dealer.js';
export {
  IllegalMoveError,
  type Issue,
  IssuesError,
  isKingsCornerError,
  KingsCornerError,
  MatchOverError,
  NotationError,
  RoundLiveError,
  RoundMismatchError,
  SaveError,
  SetupError,
  VariantError,
} from './rules/errors.js';
export type {
  CardDrawnEvent,
  CardPlayedEvent,
  CornerCollectedEvent,
  PhaseChangedEvent,
  PileMovedEvent,
  RoundEndedEvent,
  RoundEvent,
  TurnEndedEvent,
  TurnStartedEvent,
} from './rules/events.js';
export {
  type DrawIssue,
  type EndTurnIssue,
  type IllegalCode,
  legalMoves,
  type MayEndIssue,
  moveIssue,
  type PileMoveIssue,
  type PlayIssue,
} from './rules/legality.js';
export {
  createMatch,
  finishRound,
  type MatchRound,
  type MatchSetup,
  type MatchState,
  type Standing,
  standings,
  startRound,
} from './rules/match.js';
export type { DrawMove, EndTurnMove, Move, PileMove, PlayMove } from './rules/moves.js';
export { perft } from './rules/perft.js';
export {
  CORNERS,
  type CornerId,
  CROSS,
  type CrossId,
  PILES,
  type Pile,
  type PileId,
  type Piles,
} from './rules/piles.js';
export {
  bicycle,
  boxedEdition,
  drawWhenStuck,
  fiveCard,
  jaxChips,
  mustPlay,
  PRESETS,
  type PresetName,
  pagat,
  partners,
  singleRound,
  solitaire,
  standard,
  toolFluency,
  toolFluencyPips,
  twoPlayerTen,
  wikipedia,
  wikipediaCorners,
  wikipediaElimination,
  wikipediaUntilPlayable,
  yorimichiDrawLast,
  yorimichiSimple,
  yorimichiStandard,
} from './rules/presets.js';
export { redactEvents } from './rules/redactEvents.js';
export { applyMove } from './rules/reducer.js';
export { createRound, type RoundSetup } from './rules/round.js';
export { roundSchema } from './rules/roundSchema.js';
export { handPoints, type RoundScore, scoreRound } from './rules/scoring.js';
export type { Outcome, Phase, RoundState, RoundView, Seat, Turn } from './rules/state.js';
export { type MoveGuard, type MoveResult, type Transition, transition, tryApplyMove } from './rules/transition.js';
export {
  type BlockedResult,
  type BlockedWhen,
  type CompletedCorners,
  type DealSize,
  type DrawTiming,
  dealSizeFor,
  type FirstDealer,
  type KingFlip,
  type KingObligation,
  type MatchEnd,
  type PileMoves,
  type PlayObligation,
  type PointTable,
  type Scoring,
  type SeatCount,
  type SeatRange,
  type SpaceFill,
  type Teams,
  type TieBreak,
  type Variant,
} from './rules/variant.js';
export { variantSchema } from './rules/variantSchema.js';
export { viewFor } from './rules/view.js';
export {
  canRedo,
  canUndo,
  createHistory,
  type History,
  type HistoryOptions,
  push,
  redo,
  type Snapshot,
  type UndoOptions,
  undo,
} from './saving/history.js';
export { type MatchSave, parseMatch, serializeMatch, tryParseMatch } from './saving/matchSave.js';
export { matchSchema } from './saving/matchSchema.js';
export { createRecord, parseRecord, tryParseRecord } from './saving/record.js';
export {
  type AnyRecord,
  type DrawResult,
  type RedactedRecord,
  type RoundRecord,
  recordSchema,
} from './saving/recordSchema.js';
export { redactRecord } from './saving/redactRecord.js';
export { type ReplayOptions, type ReplayStep, replay, replaySteps } from './saving/replay.js';
export { parseRound, serializeRound, tryParseRound } from './saving/roundSave.js';
export { forcedMove, type MovesByCard, type MovesByPile, movesByCard, movesByPile } from './table/choices.js';
export { sampleRound } from './table/sample.js';
