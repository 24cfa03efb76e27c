import {
  type Card,
  createRandom,
  legalMoves,
  type Move,
  type PlayMove,
  RANKS,
  type RoundView,
  rankOf,
  sampleRound,
} from 'kings-corner';
import { BOTS, type Bot, createExpert } from 'kings-corner/bots';
import {
  createKernel,
  createMoveBuffer,
  createPosition,
  createTurnTree,
  exploreTurn,
  handPenalty,
  loadRound,
  moveOfNumber,
  NO_EXIT,
  pathTo,
} from 'kings-corner/kernel';

/*
 * The published players are described in a few words each, which can be read in several ways. Here stand the readings that the
 * library's own `easy`, `normal` and `hard` do not take: bots as anybody could write them, from views and legal moves alone.
 */

const isPlay = (move: Move): move is PlayMove => move.type === 'play';
const isExit = (move: Move): boolean => move.type === 'draw' || move.type === 'endTurn';
const height = (card: Card): number => RANKS.indexOf(rankOf(card));

function pick<T>(items: readonly T[], part: number): T {
  const item = items[Math.floor(part * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** `easy` with another chance to stop before each play. */
function easyStopping(chance: number): Bot {
  return (view, random) => {
    const moves = legalMoves(view);
    const plays = moves.filter(isPlay);
    const exit = moves.find(isExit);
    if (exit !== undefined && (plays.length === 0 || random() < chance)) return exit;
    return pick(plays.length > 0 ? plays : moves, random());
  };
}

/** `easy` that first picks a card and then a place, so that a card with many places is not likelier than another. */
const easyByCard: Bot = (view, random) => {
  const moves = legalMoves(view);
  const plays = moves.filter(isPlay);
  const exit = moves.find(isExit);
  if (exit !== undefined && (plays.length === 0 || random() < 0.2)) return exit;
  if (plays.length === 0) return pick(moves, random());
  const card = pick([...new Set(plays.map((play) => play.card))], random());
  return pick(
    plays.filter((play) => play.card === card),
    random(),
  );
};

/** `normal` with the highest card first. */
const normalHighest: Bot = (view) => {
  const moves = legalMoves(view);
  const plays = moves.filter(isPlay).sort((a, b) => height(b.card) - height(a.card));
  const isEmpty = (to: keyof RoundView['piles']): boolean => view.piles[to].length === 0;
  const move =
    plays.find((play) => rankOf(play.card) === 'K' && play.to.length === 2) ??
    moves.find((other) => other.type === 'movePile' && (other.to.length === 2 || !isEmpty(other.to))) ??
    plays.find((play) => !isEmpty(play.to)) ??
    plays[0] ??
    moves.find(isExit);
  return move ?? pick(moves, 0);
};

/** `hard` that, of the ends which shed most, takes the first found: the one with the fewest moves. */
const hardShortest: Bot = (view) => {
  const position = createPosition(createKernel(view.variant, view.handSizes.length));
  loadRound(position, sampleRound(view, createRandom('any world will do')));
  const moves = legalMoves(view);
  if (view.turn.phase === 'draw') return pick(moves, 0);
  const tree = createTurnTree(position.kernel);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  exploreTurn(tree, position, (reached, node) => {
    const left = handPenalty(reached, position.seat);
    if (tree.exits[node] === NO_EXIT || left >= least) return;
    least = left;
    best = node;
  });
  const path = createMoveBuffer();
  const isThere = pathTo(tree, best, path) === 0;
  return isThere ? pick(moves.filter(isExit), 0) : moveOfNumber(path[0] ?? 0);
};

const READINGS: Readonly<Record<string, Bot>> = {
  'easy-stop-0': easyStopping(0),
  'easy-stop-10': easyStopping(0.1),
  'easy-stop-25': easyStopping(0.25),
  'easy-stop-30': easyStopping(0.3),
  'easy-by-card': easyByCard,
  'normal-highest': normalHighest,
  'hard-shortest': hardShortest,
};

/**
 * The player of a name: one of the library, `expert-200` and the like with that many rollouts, or a reading of a published one. It
 * carries its name, as the reports tell it.
 */
export function playerNamed(name: string): Bot {
  const [, rollouts] = /^expert-(\d+)$/.exec(name) ?? [];
  if (rollouts !== undefined) return createExpert({ rollouts: Number(rollouts) });
  const bot = { ...BOTS, ...READINGS }[name];
  if (bot === undefined) throw new Error(`no player is called ${name}`);
  if (name in READINGS) Object.defineProperty(bot, 'name', { value: name });
  return bot;
}
