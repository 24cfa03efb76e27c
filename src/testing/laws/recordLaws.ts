import { isEqualData } from '../../rules/equality.js';
import type { WalkLaw } from './law.js';

/** Records. */
export const recordsReplay: WalkLaw = {
  of: 'walk',
  says: 'The record of a walk replays to where it stands; redacted for a seat it replays to its view, and holds no card that is hidden from it.',
  check({ deal, rounds, moves }, engine) {
    const last = rounds.at(-1);
    if (deal === null || last === undefined) return null;
    const ply = rounds.length - 1;
    const record = engine.createRecord(deal, moves);
    if (!isEqualData(engine.replay(record), last)) return { ply, problem: 'the record replays to another round' };
    for (const seat of [...last.hands.keys(), null]) {
      const redacted = engine.redactRecord(record, seat);
      const name = seat === null ? 'a spectator' : `seat ${seat}`;
      if (!isEqualData(engine.replay(redacted), engine.viewFor(last, seat))) {
        return { ply, problem: `the record redacted for ${name} replays to another view` };
      }
      const others = last.outcome === null ? last.hands.filter((_, other) => other !== seat) : [];
      const hidden = [...last.stock, ...others.flat()];
      const told = hidden.find((card) => redacted.deck.includes(card));
      if (told !== undefined) return { ply, problem: `the record redacted for ${name} tells where ${told} is` };
    }
    return null;
  },
};
