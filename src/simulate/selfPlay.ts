import { type Bot, type Chooser, isKernelBot } from '../bots/bot.js';
import type { MatchStanding } from '../bots/matchStanding.js';
import { conceal, kernelOf } from '../bots/ownPosition.js';
import type { Random } from '../chance/random.js';
import { dealRound } from '../kernel/dealing.js';
import { listMoves } from '../kernel/listing.js';
import { makeMove } from '../kernel/making.js';
import {
  createMoveBuffer,
  DRAW,
  FIRST_PILE_MOVE,
  type MoveNumber,
  moveOfNumber,
  numberOfMove,
} from '../kernel/moveNumbers.js';
import { createPosition, LIVE, type Position } from '../kernel/position.js';
import { toRound } from '../kernel/unloading.js';
import { IllegalMoveError } from '../rules/errors.js';
import { moveIssue } from '../rules/legality.js';
import type { Variant } from '../rules/variant.js';
import { viewFor } from '../rules/view.js';

/** A table for self-play: a round at a time, in place. */
export interface Table {
  readonly seats: number;
  /** The round: live before it is played to its end, and afterwards only if it was left unfinished. */
  readonly whole: Position;
  /** By seat, of the last round: cards played. */
  readonly plays: Int32Array;
  /** By seat, of the last round: merges, transfers and relocations. */
  readonly pileMoves: Int32Array;
  /** Deals a round and plays it to its end, or until it has taken too many turns. */
  playRound(deck: Uint8Array, dealer: number, players: readonly Player[], standing?: MatchStanding): void;
}

/** Who plays a seat, and with what numbers. */
export interface Player {
  /** Begins the message about an illegal move: which bot, in which round. */
  readonly by: string;
  readonly bot: Bot;
  readonly random: Random;
}

/** R-BLOCK, T-END: more turns than any round takes in which nobody refuses to go on. */
export function mostTurns(seats: number): number {
  return 148 + 101 * seats;
}

/** A table for a variant and a number of seats. */
export function createTable(variant: Variant, seats: number): Table {
  const kernel = kernelOf(variant, seats);
  const whole = createPosition(kernel);
  const own = createPosition(kernel);
  const moves = createMoveBuffer();
  const plays = new Int32Array(seats);
  const pileMoves = new Int32Array(seats);
  const most = mostTurns(seats);

  function ask(player: Player, standing: MatchStanding | undefined): MoveNumber {
    const { bot, random } = player;
    if (!isKernelBot(bot)) return askByView(whole, player, standing);
    conceal(own, whole);
    const move = (bot.choose as Chooser)(own, random, standing);
    const count = listMoves(whole, moves);
    for (let index = 0; index < count; index++) if (moves[index] === move) return move;
    throw refused(whole, moveOfNumber(move), player);
  }

  return {
    seats,
    whole,
    plays,
    pileMoves,
    playRound(deck, dealer, players, standing) {
      plays.fill(0);
      pileMoves.fill(0);
      dealRound(whole, deck, dealer);
      while (whole.outcome === LIVE && whole.turnNumber <= most) {
        const { seat } = whole;
        const move = ask(players[seat] as Player, standing); // a player for every seat
        if (move < FIRST_PILE_MOVE) (plays[seat] as number)++;
        else if (move < DRAW) (pileMoves[seat] as number)++;
        makeMove(whole, move);
      }
    },
  };
}

/** A bot from outside gets a view, and may answer anything. */
function askByView(whole: Position, player: Player, standing: MatchStanding | undefined): MoveNumber {
  const { bot, random } = player;
  const round = toRound(whole);
  const view = viewFor(round, whole.seat);
  const move = standing === undefined ? bot(view, random) : bot(view, random, standing);
  if (moveIssue(round, move) !== null) throw refused(whole, move, player);
  return numberOfMove(move);
}

function refused(whole: Position, move: unknown, { by }: Player): IllegalMoveError {
  return new IllegalMoveError(moveIssue(toRound(whole), move) ?? 'malformed-move', move, by);
}
