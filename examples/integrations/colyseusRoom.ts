import { type Client, Room } from '@colyseus/core';
import {
  createRandom,
  createRound,
  type Random,
  type RoundState,
  redactEvents,
  type Seat,
  shuffleDeck,
  type Transition,
  tryApplyMove,
  viewFor,
} from 'kings-corner';
import { normal } from 'kings-corner/bots';

const SEATS = 2;
const SECONDS_TO_COME_BACK = 20;

/**
 * A round as a Colyseus room. Its `state` is not used: Colyseus sends that to every client, and a round holds hidden cards. Views
 * and redacted events go to each client by itself instead.
 */
export class KingsCornerRoom extends Room {
  override maxClients: number = 50; // the others watch
  #round: RoundState = createRound({ seats: SEATS, deck: shuffleDeck(crypto.getRandomValues(new Uint8Array(32))) });
  readonly #random: Random = createRandom(crypto.getRandomValues(new Uint8Array(32)));
  readonly #sessions: (string | null)[] = new Array(SEATS).fill(null); // by seat
  readonly #away: Set<Seat> = new Set();

  override onCreate(): void {
    this.onMessage('move', (client, message: { move?: unknown; ply?: unknown } | null) => {
      const seat = this.#seatOf(client);
      if (seat === null) return;
      const result = tryApplyMove(this.#round, message?.move, { seat, ply: message?.ply });
      if (result.ok) this.#accept(result);
      else client.send('refused', { code: result.code, view: viewFor(this.#round, seat) });
    });
  }

  override onJoin(client: Client): void {
    const free = this.#sessions.indexOf(null);
    if (free >= 0) this.#sessions[free] = client.sessionId;
    client.send('view', viewFor(this.#round, this.#seatOf(client)));
  }

  override async onLeave(client: Client, consented: boolean): Promise<void> {
    const seat = this.#seatOf(client);
    if (seat === null) return;
    try {
      if (consented) throw new Error('left for good');
      const back = await this.allowReconnection(client, SECONDS_TO_COME_BACK);
      back.send('view', viewFor(this.#round, seat));
    } catch {
      this.#away.add(seat);
      this.#playForThoseAway();
    }
  }

  #seatOf(client: Client): Seat | null {
    const seat = this.#sessions.indexOf(client.sessionId);
    return seat < 0 ? null : seat;
  }

  #accept({ round, events }: Transition): void {
    this.#round = round;
    for (const client of this.clients) client.send('events', redactEvents(events, this.#seatOf(client)));
    this.#playForThoseAway();
  }

  /** A bot plays on for a seat that will not come back, a move a second. */
  #playForThoseAway(): void {
    const { outcome, turn } = this.#round;
    if (outcome !== null || !this.#away.has(turn.seat)) return;
    const ply = this.#round.ply;
    this.clock.setTimeout(() => {
      if (this.#round.ply !== ply) return;
      const { seat } = this.#round.turn;
      const result = tryApplyMove(this.#round, normal(viewFor(this.#round, seat), this.#random), { seat, ply });
      if (result.ok) this.#accept(result);
    }, 1000);
  }
}
