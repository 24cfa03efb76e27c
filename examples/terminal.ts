/**
 * A match against the computer in a terminal. You are seat 0 of the match.
 *
 *     npm run play                               asks for the rules and the number of seats
 *     npm run play -- --preset pagat --seats 3   does not ask
 *     npm run play -- --bot normal               against stronger players than easy: normal, hard, hold
 *     npm run play -- --file game.json           where the game is kept when you quit, and resumed from (kings-corner.json)
 *     npm run play -- --seed any-text            deals what the text gives: only for tests, for anyone could know the cards
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  canRedo,
  canUndo,
  createHistory,
  createMatch,
  createRandom,
  drawForDealer,
  drawTable,
  finishRound,
  type History,
  legalMoves,
  type MatchSave,
  type MatchState,
  type Move,
  PRESETS,
  push,
  type RoundState,
  redactEvents,
  redo,
  type Seat,
  scoreRound,
  serializeMatch,
  shuffleDeck,
  standings,
  startRound,
  transition,
  tryParseMatch,
  undo,
  type Variant,
  viewFor,
} from 'kings-corner';
import { BOTS, type Bot, hint, standingOf } from 'kings-corner/bots';
import { explainReason, summary } from 'kings-corner/rulebook';
import { ask, askFor, Quit, say } from './terminal/console.js';
import { HELP, readEntry } from './terminal/entries.js';
import { tellEvent, tellMove, tellScore } from './terminal/words.js';

const { values: given } = parseArgs({
  options: {
    preset: { type: 'string' },
    seats: { type: 'string' },
    bot: { type: 'string', default: 'easy' },
    file: { type: 'string', default: 'kings-corner.json' },
    seed: { type: 'string' },
  },
});
const bot: Bot | undefined = Object.entries(BOTS).find(([name]) => name === given.bot)?.[1];

/** The cards of a real game come from 32 random bytes that nobody else has. */
function seedFor(purpose: string): string | Uint8Array {
  return given.seed === undefined ? crypto.getRandomValues(new Uint8Array(32)) : `${given.seed}: ${purpose}`;
}

async function newGame(): Promise<MatchSave> {
  const names = Object.keys(PRESETS);
  if (given.preset === undefined)
    say(names.map((name, index) => `${String(index + 1).padStart(2)}  ${name}`).join('\n'));
  const variant = await askFor(
    'Which rules? A number or a name:',
    (answer) => presetNamed(names[Number(answer) - 1] ?? answer),
    'Take a number or a name of the list.',
    given.preset,
  );
  say(summary(variant));
  const { min, max } = variant.seats;
  const seats = await askFor(
    `How many seats, ${min} to ${max}?`,
    (answer) => (/^\d$/.test(answer) && Number(answer) >= min && Number(answer) <= max ? Number(answer) : undefined),
    `${variant.name} is for ${min} to ${max} seats.`,
    min === max ? String(min) : given.seats,
  );
  const dealer = drawForDealer(variant, seats, shuffleDeck(seedFor('dealer')));
  return { match: createMatch({ variant, seats, dealer }), round: null };
}

function presetNamed(name: string): Variant | undefined {
  return Object.values(PRESETS).find((preset) => preset.name === name);
}

/** The game that is kept in the file, if there is one and it is to go on. */
async function keptGame(): Promise<MatchSave | null> {
  if (!existsSync(given.file)) return null;
  const kept = tryParseMatch(readFileSync(given.file, 'utf8'));
  if (!kept.ok) {
    say(`The game in ${given.file} cannot be read:`);
    for (const { path, message } of kept.issues.slice(0, 3)) say(`  ${path || 'the file'}: ${message}`);
    throw new Error('remove the file, or choose another with --file');
  }
  const { variant, seats, rounds } = kept.value.match;
  say(`${given.file} holds a game: ${variant.name}, ${seats} seats, round ${rounds.length + 1}.`);
  const readYes = (answer: string): boolean | undefined => ({ '': true, y: true, n: false })[answer.toLowerCase()];
  return (await askFor('Go on with it? (y/n)', readYes, 'Type y or n.')) ? kept.value : null;
}

/** Plays until the match is over; `keep` is told every state of it. */
async function playMatch(start: MatchSave, player: Bot, keep: (game: MatchSave) => void): Promise<MatchState> {
  let game = start;
  while (game.match.status === 'live') {
    keep(game);
    const { match } = game;
    const number = match.rounds.length + 1;
    if (game.round === null) say(`\n── Round ${number}, dealt by seat ${match.dealer} ──`);
    const round = await playRound(
      match,
      game.round ?? startRound(match, shuffleDeck(seedFor(`round ${number}`))),
      player,
      keep,
    );
    const after = finishRound(match, round);
    say(`\n${tellScore(scoreRound(round), youIn(match))}`);
    say(`Totals: ${after.totals.map((total, party) => `${party}: ${total}`).join(', ')}.`);
    if (after.status === 'live') await ask('Enter deals the next round.');
    game = { match: after, round: null };
  }
  return game.match;
}

/** Your seat in the round; after an elimination the seats of a round are those that are left. */
function youIn(match: MatchState): Seat | null {
  const seat = match.active.indexOf(0);
  return seat < 0 ? null : seat;
}

async function playRound(
  match: MatchState,
  start: RoundState,
  player: Bot,
  keep: (game: MatchSave) => void,
): Promise<RoundState> {
  const you = youIn(match);
  let history: History<RoundState> = createHistory(start);
  let isFresh = true; // whether the table has changed since it was drawn
  while (history.present.outcome === null) {
    const round = history.present;
    keep({ match, round });
    const { seat } = round.turn;
    if (seat !== you) {
      const random = createRandom(`${round.stock.join('')} ${round.ply}`); // hidden from you, the same when resumed
      history = make(history, player(viewFor(round, seat), random, standingOf(match)), you);
      isFresh = true;
      continue;
    }
    if (isFresh) say(`\n${drawTable(viewFor(round, you))}\n`);
    isFresh = false;
    history = await yourTurn(history, you, () => {
      isFresh = true;
    });
  }
  say(`\n${drawTable(viewFor(history.present, you))}`);
  return history.present;
}

/** The history after a move, which is told as the table sees it. */
function make(history: History<RoundState>, move: Move, you: Seat | null): History<RoundState> {
  const { round, events } = transition(history.present, move);
  for (const event of redactEvents(events, you)) {
    const words = tellEvent(event, you);
    if (words !== null) say(words);
  }
  return push(history, round);
}

/** The history after one entry of yours. */
async function yourTurn(history: History<RoundState>, you: Seat, redraw: () => void): Promise<History<RoundState>> {
  const view = viewFor(history.present, you);
  const moves = legalMoves(view);
  say(moves.map((move, index) => `${String(index + 1).padStart(3)}  ${tellMove(move)}`).join('\n'));
  const entry = readEntry(await ask('Your move:'), view, moves);
  if (entry.type === 'problem') {
    say(entry.words);
    return history;
  }
  if (entry.type === 'move') {
    redraw();
    return make(history, entry.move, you);
  }
  switch (entry.command) {
    case 'quit':
      throw new Quit();
    case 'help':
      say(HELP);
      return history;
    case 'table':
      redraw();
      return history;
    case 'hint': {
      const [best] = hint(view);
      if (best !== undefined) say(`${tellMove(best.move)}: ${explainReason(best.reason)}`);
      return history;
    }
    case 'undo':
      if (canUndo(history)) redraw();
      else say('There is nothing to take back: only what you did in this turn, since its last draw.');
      return undo(history);
    case 'redo':
      if (canRedo(history)) redraw();
      else say('There is nothing to do again.');
      return redo(history);
  }
}

async function main(player: Bot): Promise<void> {
  let game: MatchSave | null = null;
  try {
    const start = (await keptGame()) ?? (await newGame());
    const match = await playMatch(start, player, (present) => {
      game = present;
    });
    rmSync(given.file, { force: true });
    say('\nThe match is over.');
    for (const { place, seats, total } of standings(match)) say(`  ${place}. seat ${seats.join(' and ')}: ${total}`);
  } catch (error) {
    if (!(error instanceof Quit)) throw error;
    say('');
    if (game === null) say('Good-bye.');
    else {
      const { match, round } = game as MatchSave;
      writeFileSync(given.file, serializeMatch(match, round));
      say(`The game is kept in ${given.file}. Good-bye.`);
    }
  }
}

try {
  if (bot === undefined) throw new Error(`--bot: one of ${Object.keys(BOTS).join(', ')}`);
  await main(bot);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
process.stdin.destroy(); // an open terminal would keep the program alive
