import { createHash } from 'node:crypto';
import { createRandom, legalMoves, type Move, type Random, type RoundState, type Variant, viewFor } from 'kings-corner';
import {
  createDealer,
  createWitness,
  type FairContext,
  type FairDealer,
  type FairMessage,
  type FairRecord,
  type Outgoing,
  type RoundWitness,
} from 'kings-corner/fair';

/** 32 bytes that a test can name; never do this outside of one. */
export function secretOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/** A deal of nothing in particular: tests change what they are about. */
export const CONTEXT: FairContext = {
  game: 'g',
  round: 1,
  attempt: 0,
  rules: 'house',
  deckSize: 52,
  beacon: '',
  players: ['ann', 'bob'],
};

/** What travelled, as its reader got it. */
export interface Delivery {
  /** `null` is everybody. */
  readonly to: string | null;
  readonly message: FairMessage;
}

/** A dealer with players and an onlooker at their own ends of a wire that carries JSON. */
export interface Table {
  readonly dealer: FairDealer;
  readonly witnesses: ReadonlyMap<string, RoundWitness>;
  readonly onlooker: () => RoundWitness;
  readonly log: Delivery[];
  /** Delivers messages; what a witness refuses is thrown. */
  readonly send: (messages: readonly Outgoing[]) => void;
  /** Start, commit and reveal. */
  readonly mix: () => void;
  /** One move of whoever is on turn. */
  readonly step: (move: Move) => void;
}

export interface TableOptions {
  readonly variant: Variant;
  readonly seats: number;
  readonly dealer?: number;
  readonly players: readonly string[];
  readonly game?: string;
  readonly round?: number;
}

export const overJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

export function createTable(options: TableOptions): Table {
  const { players, game = 'table', round = 1, ...deal } = options;
  const dealer = createDealer({ ...deal, game, round, players, secret: secretOf(`${game}/${round}/${players[0]}`) });
  const witnesses = new Map<string, RoundWitness>();
  const log: Delivery[] = [];
  let onlooker: RoundWitness | null = null;

  function send(messages: readonly Outgoing[]): void {
    for (const { to, message } of overJson(messages)) {
      log.push({ to, message });
      if (message.type === 'open') {
        for (const player of players.slice(1)) {
          witnesses.set(player, createWitness(message, { player, secret: secretOf(`${game}/${round}/${player}`) }));
        }
        onlooker = createWitness(message, { player: null });
        continue;
      }
      for (const [player, witness] of [...witnesses, [null, onlooker] as const]) {
        if (to !== null && to !== player) continue;
        const { ok, checks } = witness?.receive(message) ?? { ok: false, checks: [] };
        if (!ok) throw new Error(`${player} refuses ${message.type}: ${JSON.stringify(checks)}`);
      }
    }
  }

  return {
    dealer,
    witnesses,
    onlooker: () => onlooker as unknown as RoundWitness,
    log,
    send,
    mix: () => {
      send(dealer.start());
      for (const [player, witness] of witnesses) send(dealer.receive(player, overJson(witness.commit())));
      for (const [player, witness] of witnesses) send(dealer.receive(player, overJson(witness.reveal())));
    },
    step: (move) => {
      const { seat } = dealer.round().turn;
      const [owner] = [...witnesses].filter(([, witness]) => witness.seats.includes(seat));
      send(owner ? dealer.receive(owner[0], overJson(owner[1].move(seat, move))) : dealer.play(seat, move));
    },
  };
}

/** Plays random legal moves, at most so many, and looks at the round before the first and after each. */
export function playOn(table: Table, random: Random, most: number, look: (round: RoundState) => void = () => {}): void {
  look(table.dealer.round());
  for (let i = 0; i < most && table.dealer.step() === 'play'; i += 1) {
    const moves = legalMoves(table.dealer.round());
    table.step(moves[Math.floor(random() * moves.length)] as Move); // a live round has a legal move
    look(table.dealer.round());
  }
}

/** The record of a whole random round. */
export function recordOf(options: TableOptions, seed: string, most = 400): FairRecord {
  const table = createTable(options);
  table.mix();
  playOn(table, createRandom(seed), most);
  table.send(table.dealer.step() === 'over' ? table.dealer.end() : table.dealer.abandon());
  const last = table.log.at(-1)?.message;
  if (last?.type !== 'end') throw new Error('no record');
  return last.record;
}

/** The views of every seat and of a spectator. */
export function viewsOf(round: RoundState): ReturnType<typeof viewFor>[] {
  return [...round.hands.keys(), null].map((seat) => viewFor(round, seat));
}
