import {
  applyMove,
  createRandom,
  createRound,
  formatMove,
  legalMoves,
  PILES,
  PRESETS,
  perft,
  type RoundState,
  scoreRound,
  shuffleDeck,
  type Variant,
} from 'kings-corner';

/** A preset with a number of seats. */
export interface Table {
  readonly variant: Variant;
  readonly seats: number;
  /** Also the name of its playthrough. */
  readonly name: string;
}

/** Every preset with every number of seats that it allows. */
export const TABLES: readonly Table[] = Object.values(PRESETS).flatMap((variant) =>
  Array.from({ length: variant.seats.max - variant.seats.min + 1 }, (_, index) => {
    const seats = variant.seats.min + index;
    return { variant, seats, name: `${variant.name}-${seats}` };
  }),
);

/** A whole round, line by line: what was legal and what was done at each ply, and now and then all that lies on the table. */
export function playthroughOf({ variant, seats, name }: Table): string {
  const random = createRandom(`playthrough ${name}`);
  const deck = shuffleDeck(`playthrough ${name}`);
  let round = createRound({ variant, seats, deck });
  const lines = [
    `# ${name}: ply, seat, phase, move, what was legal`,
    `deck ${deck.join(' ')}`,
    ...positionLines(round),
  ];
  while (round.outcome === null) {
    const moves = legalMoves(round);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) throw new Error(`${name}: no move at ply ${round.ply}`);
    const { ply, turn } = round;
    const cells = [`${ply}`.padStart(3), `${turn.seat}`, turn.phase.padEnd(9), formatMove(move).padEnd(5)];
    lines.push(`${cells.join(' ')} | ${moves.map(formatMove).join(' ')}`);
    round = applyMove(round, move);
    // at powers of two, and at the end
    if ((round.ply & (round.ply - 1)) === 0 || round.outcome !== null) lines.push(...positionLines(round));
  }
  return `${[...lines, `score ${JSON.stringify(scoreRound(round))}`].join('\n')}\n`;
}

function positionLines({ hands, stock, piles, collected, turn, passes, idleTurns }: RoundState): readonly string[] {
  const { number, seat, phase, drawn, played, merged, relocated, drawnCard } = turn;
  return [
    ...hands.map((hand, index) => `    hand ${index}: ${hand.join(' ')}`),
    `    stock: ${stock.join(' ')}`,
    ...PILES.filter((id) => piles[id].length > 0).map((id) => `    ${id}: ${piles[id].join(' ')}`),
    ...collected.flatMap((own, index) => own.map((pile) => `    collected by ${index}: ${pile.join(' ')}`)),
    `    turn ${number} of seat ${seat}, ${phase}: drawn ${drawn} (${drawnCard}), played ${played}, merged ${merged}, relocated ${relocated}`,
    `    passes ${passes.join(' ')}, idle turns ${idleTurns}`,
  ].map((line) => line.trimEnd());
}

/** How deep the ways are counted. */
export const PERFT_DEPTH = 6;

/** The round whose ways are counted. */
export function perftRound({ variant, seats }: Table): RoundState {
  return createRound({ variant, seats, deck: shuffleDeck('perft') });
}

/** The numbers of ways for depths from 1, by table. */
export function perftTable(): Readonly<Record<string, readonly number[]>> {
  const counts = (table: Table): readonly number[] =>
    Array.from({ length: PERFT_DEPTH }, (_, index) => perft(perftRound(table), index + 1));
  return Object.fromEntries(TABLES.map((table) => [table.name, counts(table)]));
}
