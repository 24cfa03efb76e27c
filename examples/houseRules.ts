import {
  applyMove,
  defineVariant,
  legalMoves,
  type Move,
  mustPlay,
  type RoundState,
  type RoundView,
  standard,
} from 'kings-corner';
import { assertVariant, createEngine, LAW_NAMES, LawError } from 'kings-corner/testing';

// A house rule that the options express: a variant, and every law on it.
const sunday = defineVariant(standard, {
  name: 'sunday',
  dealSize: { 2: 10, 3: 7, 4: 7 },
  playObligation: 'one',
  blockedResult: 'fewestCards',
  match: { end: 'rounds', rounds: 3 },
});
check('sunday', () => assertVariant(sunday, { walks: 40, matches: 10 }));

// One that no option expresses: nobody moves a pile in their first turn. It only takes moves away, so it is a filter on the list.
function patientMoves(round: RoundState | RoundView): Move[] {
  const isFirstTurn = round.turn.number <= round.passes.length;
  return legalMoves(round).filter(({ type }) => !(isFirstTurn && type === 'movePile'));
}
// R-PILE says which piles the variant lets move, so it is the one law that this rule means to break.
const laws = LAW_NAMES.filter((name) => name !== 'R-PILE');
const patient = createEngine({ legalMoves: patientMoves });
check('patient', () => assertVariant(sunday, { engine: patient, laws, walks: 40, matches: 10 }));

// One that looks as harmless and is not: at most three cards a turn, in a game in which all that can be played must be.
const hasty = createEngine({
  legalMoves: (round) => legalMoves(round).filter(({ type }) => !(round.turn.played === 3 && type === 'play')),
});
check('at most three, but all', () => assertVariant(mustPlay, { engine: hasty }));

// And a mistake that users of an immutable state make: it is changed in place.
const careless = createEngine({
  applyMove: (round, move) => {
    if (move.type === 'endTurn') (round.passes as number[])[round.turn.seat] = 0;
    return applyMove(round, move);
  },
});
check('careless', () => assertVariant(sunday, { engine: careless, laws: ['input-unchanged'] }));

function check(name: string, action: () => void): void {
  try {
    action();
    console.log(`${name}: every law holds\n`);
  } catch (error) {
    if (!(error instanceof LawError)) throw error;
    console.log(`${name}: ${error.message}\n`);
  }
}
