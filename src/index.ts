export { createRandom, type Random } from './chance/random.js';
export type { Seed } from './chance/seed.js';
export { shuffle } from './chance/shuffle.js';
export { shuffleDeck } from './chance/shuffleDeck.js';
export * from './rules/cards.js';
