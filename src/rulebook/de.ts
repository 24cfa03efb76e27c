import type { Messages } from './messages.js';

/**
 * German.
 *
 * @example
 * ```ts
 * import { explainCode } from 'kings-corner/rulebook';
 * import { de } from 'kings-corner/rulebook/de';
 * explainCode('stock-empty', de); // 'Der Ziehstapel ist leer.'
 * ```
 */
export const de: Messages = {
  locale: 'de',
  sheet: {
    aim: [
      'Ziel',
      '{solo?Spiele alle Karten aus./{corners?Sammle Punkte, indem du Eckstapel bekommst./Werde als Erstes alle Karten deiner Hand los.}} Das Spiel ist für {seats}.',
    ],
    cards: [
      'Karten',
      'Es gibt 52 Karten ohne Joker, von niedrig nach hoch: {ranks}. Kreuz und Pik sind schwarz, Karo und Herz sind rot.',
      'Eine Karte passt auf eine andere, wenn sie um eins niedriger ist und die eine rot und die andere schwarz ist: Eine rote Dame passt auf einen schwarzen König. Auf ein Ass passt nichts.',
    ],
    deal: [
      'Geben',
      '{solo?/{random?Das Los bestimmt, wer zuerst gibt./Alle ziehen eine Karte. Wer die {lowestCard?niedrigste/höchste} hat, gibt zuerst. Bei Gleichstand ziehen diese Personen noch einmal.}{again? Nach jeder Runde gibt die nächste Person.}}',
      '{solo?Mische. Du bekommst/Wer gibt, mischt und verteilt die Karten einzeln im Uhrzeigersinn, zuerst an die nächste Person. Jede Person bekommt} {cards}.',
    ],
    layout: [
      'Aufbau',
      'Decke vier Karten als Kreuz auf: oben, rechts, unten, links. Mit jeder beginnt ein Stapel. Die vier Ecken sind leer. Ein aufgedeckter König {corner?kommt in eine Ecke, und eine andere Karte nimmt seinen Platz ein.{short? Ist keine Karte mehr da, bleibt sein Platz leer.}/{vacate?kommt in eine Ecke, und sein Platz bleibt leer./bleibt im Kreuz.}}',
      '{stock?Die übrigen Karten liegen verdeckt in der Mitte. Sie sind der Ziehstapel./Für einen Ziehstapel bleibt keine Karte übrig.} Die unterste Karte eines Stapels ist die, mit der er beginnt. Die oberste ist die zuletzt gelegte.',
    ],
    turn: [
      'Dein Zug',
      '{solo?/Es beginnt die nächste Person nach der, die gegeben hat. Dann geht es im Uhrzeigersinn weiter.}',
      '{stock?{start?- Ziehe eine Karte.}}',
      '{immediate?- Spiele zuerst alle Könige deiner Hand in leere Ecken.}',
      '{stuckDraw?- Hast du keine Karte gespielt und kannst keine spielen, ziehe eine Karte.{moves? Legst du stattdessen Stapel zusammen, ziehst du nicht.}}',
      '- Spiele so viele Karten, wie du willst{moves?, und bewege Stapel, in beliebiger Reihenfolge}. {one?Kannst du eine Karte spielen, musst du mindestens eine spielen./{all?Kannst du eine Karte spielen, musst du weiterspielen./{stuckDraw?Hast du nicht gezogen und kannst eine Karte spielen, musst du eine spielen{moves? oder Stapel zusammenlegen}, solange es einen Ziehstapel gibt./{immediate?Außer Königen musst du nichts spielen./{turn?Außer Königen musst du nichts spielen./Du musst nichts spielen.}}}}}',
      '{stock?{untilPlayable?- Hast du keine Karte gespielt{moves?, keine Stapel zusammengelegt} und kannst keine Karte spielen, ziehe eine Karte nach der anderen, bis du eine spielen kannst oder der Ziehstapel leer ist. Spiele diese Karte sofort und ziehe noch eine. Dann ist dein Zug zu Ende.}}',
      '- {drawEnds?{untilPlayable?Sonst ziehe/Ziehe} eine Karte. Dann ist dein Zug zu Ende./Beende deinen Zug.}',
      '{stock?Ist der Ziehstapel leer, zieht niemand mehr.}',
    ],
    placing: [
      'Was wohin darf',
      'Platz\tWas dorthin darf',
      'ein Stapel\teine Karte, die auf seine oberste passt',
      'eine leere Ecke\tein König',
      '{space?eine Lücke\tjede Karte{noKing? außer einem König}}',
      'Gespielte Karten nimmt niemand zurück.',
    ],
    kings: [
      'Könige und Ecken',
      'Nur ein König beginnt einen Eckstapel.{moves? Eckstapel werden nie bewegt.}',
      '{immediate?Ein König deiner Hand muss sofort in eine leere Ecke.{drawEnds? Das gilt auch für einen König, den du am Ende deines Zuges ziehst.}}{turn?Du musst alle Könige deiner Hand spielen, bevor dein Zug zu Ende ist.{drawEnds? Ein König, den du am Ende deines Zuges ziehst, darf warten.}}',
      'Ein Eckstapel vom König bis zum Ass {collect?geht an die Person, die ihn vollendet, und die Ecke ist wieder leer./bleibt liegen.}',
    ],
    piles: [
      'Stapel bewegen',
      '{moves?Ein Stapel im Kreuz darf auf einen anderen Stapel, wenn seine unterste Karte auf dessen oberste passt. Das heißt Zusammenlegen. Nur ganze Stapel werden bewegt.{kingBase? Ist seine unterste Karte ein König, darf ein Stapel in eine leere Ecke. Auch das ist Zusammenlegen.}/Stapel werden nie bewegt.}',
      '{moves?{relocate?Ein Stapel im Kreuz darf auch in eine Lücke{kingBase?{nonKing?, aber nicht, wenn seine unterste Karte ein König ist}}. Das zählt so, als hättest du nichts getan. Noch einmal darfst du das im selben Zug erst, wenn du eine Karte gespielt oder Stapel zusammengelegt hast./In eine Lücke darf kein Stapel.}}',
    ],
    spaces: [
      'Lücken',
      '{space?Ein Platz im Kreuz ohne Karte ist eine Lücke.{moves? Ein Stapel, der bewegt wird, hinterlässt eine Lücke.}}',
    ],
    roundEnd: [
      'Ende einer Runde',
      'Die Runde ist zu Ende, wenn {solo?{stock?deine Hand und der Ziehstapel leer sind/deine Hand leer ist}/jemand die letzte Karte der Hand spielt}. Das heißt Schlussmachen.{solo?/{corners?/ Wer Schluss macht, gewinnt die Runde.}}',
      'Die Runde ist blockiert und zu Ende, wenn {passCycle?{solo?du einen Zug beendest/alle nacheinander einen Zug beenden}, ohne {stock?zu ziehen oder }eine Karte zu spielen{moves? oder Stapel zusammenzulegen}/{stock?der Ziehstapel leer ist und }{solo?du keine Karte spielen{moves? und keine Stapel zusammenlegen} kannst/niemand eine Karte spielen{moves? oder Stapel zusammenlegen} kann}}.',
      '{solo?/{chips?/{corners?/{fewestCards?Wer die wenigsten Karten hat, gewinnt eine blockierte Runde. Haben mehrere gleich wenige, teilen sie sich den Sieg./{lowestPenalty?{penalty?Wer die wenigsten Punkte hat, gewinnt eine blockierte Runde. Haben mehrere gleich wenige, teilen sie sich den Sieg./Niemand gewinnt eine blockierte Runde.}/Niemand gewinnt eine blockierte Runde.}}}}}',
    ],
    scoring: [
      'Wertung',
      '{penalty?Jede Karte, die in deiner Hand übrig bleibt, kostet Punkte. Wenige Punkte sind gut./{chips?/{corners?/Es gibt keine Punkte.}}}',
      '{penalty?Karte\tPunkte}',
      '{pointRows}',
      '{chips?{ante?Vor dem Geben legt jede Person {ante} in den Topf. }{pass?Wer einen Zug beendet, ohne eine Karte zu spielen{moves? oder Stapel zusammenzulegen}, legt {pass} in den Topf. }{perCard?Am Ende legt jede Person für jede Karte, die in ihrer Hand übrig ist, {perCard} in den Topf.}}',
      '{chips?Wer Schluss macht, bekommt den Topf. Ist die Runde blockiert, bekommt niemand den Topf.{again? Er wartet auf die Person, die als Nächstes Schluss macht.}}',
      '{corners?Jeder Eckstapel, den du bekommst, zählt 1 Punkt.{goingOut? Schlussmachen zählt {goingOut}.}}',
      '{corners?{solo?/Wer die meisten Punkte hat, gewinnt die Runde. Haben mehrere gleich viele, gewinnt von ihnen, wer Schluss gemacht hat. War das niemand von ihnen, teilen sie sich den Sieg. Ist die Runde blockiert und hat niemand einen Eckstapel bekommen, gewinnt niemand.}}',
    ],
    match: [
      'Partie',
      '{round?{solo?Du spielst eine Runde./Ihr spielt eine Runde. Wer sie gewinnt, gewinnt die Partie.}/Zusammengezählt werden die {chips?bekommenen Chips/Punkte} {rounds?aus {rounds}/aller Runden}.{target? Hat jemand nach einer Runde {scoringTarget} oder mehr, ist die Partie zu Ende.}{elimination? Wer nach einer Runde {scoringTarget} oder mehr hat, scheidet aus. Wer als Einziges übrig bleibt, gewinnt. Scheiden die Letzten gemeinsam aus, gewinnt von ihnen, wer die wenigsten Punkte hat. Haben mehrere gleich wenige, teilen sie sich den Sieg.}}',
      '{solo?/{round?/{elimination?/Wer die {penalty?wenigsten/meisten} {chips?Chips/Punkte} hat, gewinnt. Haben mehrere gleich viele, {lastRound?gewinnt von ihnen, wer die letzte Runde gewonnen hat. War das niemand von ihnen, }teilen sie sich den Sieg.}}}',
      '{chips?{again?Einen Topf, der am Ende der Partie übrig ist, bekommt niemand.}}',
    ],
    partners: [
      'Zu zweit gegen zwei',
      '{partners?Wer sich gegenübersitzt, spielt zusammen. Die beiden gewinnen zusammen, und was sie haben, zählt zusammen.}',
    ],
    solitaire: [
      'Allein spielen',
      '{alone?{solo?/Spielt 1 Person, ist die Runde zu Ende, wenn die Hand und der Ziehstapel leer sind. }Ist die Runde blockiert, gewinnt niemand.}',
    ],
  },
  counts: {
    seats: '{n} {one?Person/Personen}',
    cards: '{n} {one?Karte/Karten}',
    points: '{n} {one?Punkt/Punkte}',
    chips: '{n} {one?Chip/Chips}',
    rounds: '{n} {one?Runde/Runden}',
  },
  ranks: { A: 'Ass', T: '10', J: 'Bube', Q: 'Dame', K: 'König' },
  groups: ['jede Karte', 'jede andere Karte', 'ihre Zahl'],
  options: [
    'Für: \t{seats}',
    'Jede Person bekommt: \t{cards}',
    'Ziehen: \t{untilPlayable?bis man spielen kann/{whenStuck?wenn man nicht spielen kann/am {start?Anfang/Ende} des Zuges}}',
    'Stapel bewegen: \t{relocate?auf Stapel und in Lücken/{merge?auf Stapel/nie}}',
    'Wertung: \t{penalty?Punkte ({points})/{chips?Chips (Geben {ante?{ante}/0}, Passen {pass?{pass}/0}, übrige Karte {perCard?{perCard}/0})/{corners?Punkte (Eckstapel 1 Punkt, Schlussmachen {goingOut?{goingOut}/0})/keine}}}',
    'Partie: \t{target?bis jemand {scoringTarget} hat/{elimination?mit {scoringTarget} scheidet man aus/{rounds?{rounds}/eine Runde}}}',
    'Zuerst gibt: \t{random?wer ausgelost wird/wer die {lowestCard?niedrigste/höchste} Karte zieht}',
    'Ein aufgedeckter König kommt: \t{corner?in eine Ecke, und eine andere Karte nimmt seinen Platz ein/{vacate?in eine Ecke, und sein Platz bleibt leer/ins Kreuz}}',
    'Spielen muss man: \t{one?mindestens eine Karte/{all?solange man kann/nichts}}',
    'Könige der Hand spielt man: \t{immediate?sofort, in eine Ecke/{turn?vor dem Ende des Zuges/wann man will}}',
    'In eine Lücke darf: \tjede Karte{nonKing? außer einem König}',
    'Ein Eckstapel vom König bis zum Ass: \t{collect?geht an die Person, die ihn vollendet/bleibt liegen}',
    'Die Runde ist blockiert: \twenn {passCycle?alle passen/niemand spielen kann}',
    'Eine blockierte Runde gewinnt: \t{lowestPenalty?wer die wenigsten Punkte hat/{fewestCards?wer die wenigsten Karten hat/niemand}}',
    'Bei Gleichstand gewinnt: \t{lastRound?wer die letzte Runde gewonnen hat/jede dieser Personen}',
    'Zusammen spielt: \t{partners?wer sich gegenübersitzt/niemand}',
  ],
  difference: '{option}{to} (statt: {from}).',
  codes: {
    'malformed-move': 'So etwas kann man nicht tun.',
    'round-over': 'Die Runde ist zu Ende.',
    'not-your-turn': 'Du bist nicht an der Reihe.',
    stale: 'Der Tisch hat sich verändert.',
    'must-draw': 'Ziehe erst eine Karte.',
    'must-play-found': 'Spiele die Karte, die du gezogen hast.',
    'must-place-king': 'Spiele diesen König in eine leere Ecke.',
    'card-not-in-hand': 'Diese Karte ist nicht in deiner Hand.',
    'king-to-corner': 'Ein König deiner Hand muss in eine leere Ecke.',
    'king-first': 'Spiele zuerst alle Könige deiner Hand in leere Ecken.',
    'corner-needs-king': 'Nur ein König beginnt einen Eckstapel.',
    'space-refuses-king': 'In eine Lücke darf kein König.',
    'does-not-fit':
      'Eine Karte passt auf eine andere, wenn sie um eins niedriger ist und die eine rot und die andere schwarz ist.',
    'corner-pile-fixed': 'Eckstapel werden nie bewegt.',
    'pile-moves-off': 'Stapel werden nie bewegt.',
    'same-pile': 'Dort liegt er schon.',
    'pile-empty': 'Dort liegt kein Stapel.',
    'relocation-off': 'In eine Lücke darf kein Stapel.',
    'relocation-repeated': 'Spiele erst eine Karte oder lege Stapel zusammen.',
    'must-play-king': 'Du musst alle Könige deiner Hand spielen, bevor dein Zug zu Ende ist.',
    'must-play': 'Du musst eine Karte spielen.',
    'stock-empty': 'Der Ziehstapel ist leer.',
    'cannot-draw': 'Du hast schon gezogen.',
    'already-acted': 'Zum Ziehen ist es zu spät.',
    'not-stuck': 'Du kannst eine Karte spielen, also ziehe nicht.',
    'must-act': 'Du kannst eine Karte spielen, also beende deinen Zug nicht.',
  },
  reasons: {
    'goes-out': 'Du machst in diesem Zug Schluss.',
    'king-to-corner': 'Ein König beginnt einen Eckstapel.',
    'opens-space': 'Das hinterlässt eine Lücke.',
    'keeps-for-later': 'Hebe dir deine Karten für später auf.',
    'blocks-next-seat': 'Die nächste Person kann weniger tun.',
    draw: 'Ziehe eine Karte.',
    forced: 'Du kannst nichts anderes tun.',
    'sheds-points': 'Diese Karte kostet viele Punkte.',
    'shed-card': 'Eine Karte weniger in deiner Hand.',
    'ends-turn': 'Beende deinen Zug.',
  },
};
