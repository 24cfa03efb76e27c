export { classicDeck, classicFingerprint, type FingerprintOver } from './fair/classic.js';
export { contextHash, type FairContext } from './fair/context.js';
export { commitList, contribution, type DeckSeedInput, deckSeed } from './fair/contributions.js';
export { createFairRecord, type FairRecordInput } from './fair/createFairRecord.js';
export { createDealer } from './fair/dealer.js';
export { dealRules, type FairDeal } from './fair/dealRules.js';
export { dealDeck, dealOrder, deckRoot, type Opening, openCard, verifyOpening } from './fair/deck.js';
export { FairError, type FairErrorCode } from './fair/errors.js';
export { type Sfc32Variant, sfc32, xmur3 } from './fair/generators.js';
export type {
  DealerOptions,
  DealerStep,
  FairDealer,
  Outgoing,
  RoundWitness,
  WitnessOptions,
  WitnessReport,
  WitnessStep,
} from './fair/guides.js';
export type { Bytes, Hex } from './fair/hex.js';
export type {
  AbortMessage,
  CardsMessage,
  CommitMessage,
  EndMessage,
  FairMessage,
  ListMessage,
  MoveMessage,
  OpenMessage,
  RevealMessage,
  RootMessage,
} from './fair/messages.js';
export { type MatchDeal, nextDeal } from './fair/nextDeal.js';
export type { FairRecord } from './fair/record.js';
export type { FairCheck } from './fair/report.js';
export { newSecret } from './fair/secret.js';
export {
  type AbortedAttempt,
  type ListedAttempt,
  type SessionReport,
  verifySession,
} from './fair/session.js';
export { extendTranscript, type FairMove, transcript } from './fair/transcript.js';
export {
  type ClassicClues,
  type ClassicDeal,
  type ClassicDetection,
  type ClassicReport,
  type ClassicScheme,
  type ClassicWarning,
  type DealEnd,
  detectClassic,
  verifyClassic,
} from './fair/verifyClassic.js';
export { type FairReport, type FairVerdict, type VerifyOptions, verifyRound } from './fair/verifyRound.js';
export { createWitness } from './fair/witness.js';
export type { FairWitness } from './fair/witnessChecks.js';
