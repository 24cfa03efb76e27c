export * from './rules/cards.js';
