import type { Messages } from './messages.js';

/**
 * Spanish.
 *
 * @example
 * ```ts
 * import { explainCode } from 'kings-corner/rulebook';
 * import { es } from 'kings-corner/rulebook/es';
 * explainCode('stock-empty', es); // 'El mazo está vacío.'
 * ```
 */
export const es: Messages = {
  locale: 'es',
  sheet: {
    aim: [
      'Objetivo',
      '{solo?Juega todas las cartas./{corners?Gana puntos llevándote montones de esquina./Juega todas las cartas de tu mano antes que los demás.}} El juego es para {seats}.',
    ],
    cards: [
      'Cartas',
      'Hacen falta 52 cartas sin comodines, de menor a mayor: {ranks}. Los tréboles y las picas son negros, los diamantes y los corazones son rojos.',
      'Una carta encaja sobre otra si vale uno menos y una es roja y la otra negra: una reina roja encaja sobre un rey negro. Nada encaja sobre un as.',
    ],
    deal: [
      'Reparto',
      '{solo?/{random?La suerte decide quién reparte primero./Cada uno saca una carta. Quien tiene la más {lowestCard?baja/alta} reparte primero. Si hay empate, los empatados sacan otra.}{again? Después de cada ronda reparte el siguiente jugador.}}',
      '{solo?Baraja. Recibes/Quien reparte baraja y da las cartas de una en una, en el sentido de las agujas del reloj, empezando por el siguiente jugador. Cada uno recibe} {cards}.',
    ],
    layout: [
      'Preparación',
      'Destapa cuatro cartas en cruz: arriba, a la derecha, abajo y a la izquierda. Cada una empieza un montón. Las cuatro esquinas están vacías. Un rey destapado {corner?va a una esquina, y otra carta ocupa su sitio.{short? Si no quedan cartas, su sitio queda vacío.}/{vacate?va a una esquina, y su sitio queda vacío./se queda en la cruz.}}',
      '{stock?Las demás cartas son el mazo, boca abajo en el centro./No quedan cartas para un mazo.} La primera carta de un montón es su base, la última es su cima.',
    ],
    turn: [
      'Tu turno',
      '{solo?/Empieza el jugador siguiente al que repartió. Se juega en el sentido de las agujas del reloj.}',
      '{stock?{start?- Roba una carta.}}',
      '{immediate?- Juega primero todos los reyes de tu mano en esquinas vacías.}',
      '{stuckDraw?- Si no has jugado ninguna carta y no puedes jugar ninguna, roba una carta.{moves? Si en su lugar juntas montones, no robas.}}',
      '- Juega tantas cartas como quieras{moves? y mueve montones, en cualquier orden}. {one?Si puedes jugar una carta, debes jugar al menos una./{all?Si puedes jugar una carta, debes seguir jugando./{stuckDraw?Si no has robado y puedes jugar una carta, debes jugar una{moves? o juntar montones}, mientras haya mazo./{immediate?Salvo los reyes, no/{turn?Salvo los reyes, no/No}} tienes que jugar nada.}}}',
      '{stock?{untilPlayable?- Si no has jugado ninguna carta{moves?, no has juntado montones} y no puedes jugar ninguna carta, roba una carta tras otra hasta que puedas jugar una o se acabe el mazo. Juega esa carta enseguida y roba otra. Entonces termina tu turno.}}',
      '- {drawEnds?{untilPlayable?Si no, roba/Roba} una carta. Entonces termina tu turno./Termina tu turno.}',
      '{stock?Si el mazo se acaba, nadie roba.}',
    ],
    placing: [
      'Qué va dónde',
      'Sitio\tQué puede ir allí',
      'un montón\tuna carta que encaja sobre su cima',
      'una esquina vacía\tun rey',
      '{space?un hueco\tcualquier carta{noKing? menos un rey}}',
      'Nadie recoge una carta jugada.',
    ],
    kings: [
      'Reyes y esquinas',
      'Solo un rey empieza un montón de esquina.{moves? Los montones de esquina nunca se mueven.}',
      '{immediate?Un rey de tu mano debe ir enseguida a una esquina vacía.{drawEnds? También un rey que robas al final de tu turno.}}{turn?Debes jugar todos los reyes de tu mano antes de que termine tu turno.{drawEnds? Un rey que robas al final de tu turno puede esperar.}}',
      'Un montón de esquina del rey al as {collect?es para quien lo completa, y la esquina vuelve a estar vacía./se queda donde está.}',
    ],
    piles: [
      'Mover montones',
      '{moves?Un montón de la cruz puede ir sobre otro montón si su base encaja sobre la cima de ese. Eso es juntar montones. Solo se mueven montones enteros.{kingBase? Si su base es un rey, un montón puede ir a una esquina vacía. Eso también es juntar montones.}/Los montones nunca se mueven.}',
      '{moves?{relocate?Un montón de la cruz también puede ir a un hueco{kingBase?{nonKing?, pero no si su base es un rey}}. Eso es como no hacer nada. En el mismo turno solo puedes repetirlo después de jugar una carta o juntar montones./Ningún montón va a un hueco.}}',
    ],
    spaces: [
      'Huecos',
      '{space?Un sitio de la cruz sin cartas es un hueco.{moves? Un montón que se mueve deja un hueco.}}',
    ],
    roundEnd: [
      'Fin de la ronda',
      'La ronda termina cuando {solo?{stock?tu mano y el mazo están vacíos/tu mano está vacía}/alguien juega la última carta de su mano}. Eso es cerrar.{solo?/{corners?/ Quien cierra gana la ronda.}}',
      'La ronda queda bloqueada, y termina, cuando {passCycle?{solo?terminas un turno/todos, uno tras otro, terminan un turno} sin {stock?robar ni }jugar cartas{moves? ni juntar montones}/{stock?el mazo está vacío y }{solo?no puedes/nadie puede} jugar cartas{moves? ni juntar montones}}.',
      '{solo?/{chips?/{corners?/{fewestCards?Quien tiene menos cartas gana una ronda bloqueada. Si son varios, comparten la victoria./{lowestPenalty?{penalty?Quien tiene menos puntos gana una ronda bloqueada. Si son varios, comparten la victoria./Nadie gana una ronda bloqueada.}/Nadie gana una ronda bloqueada.}}}}}',
    ],
    scoring: [
      'Puntuación',
      '{penalty?Cada carta que queda en tu mano cuesta puntos. Es mejor tener pocos./{chips?/{corners?/No hay puntos.}}}',
      '{penalty?Carta\tPuntos}',
      '{pointRows}',
      '{chips?{ante?Antes del reparto, cada uno pone {ante} en el bote. }{pass?Quien termina un turno sin jugar cartas{moves? ni juntar montones} pone {pass} en el bote. }{perCard?Al final, cada uno pone {perCard} en el bote por cada carta que queda en su mano.}}',
      '{chips?Quien cierra se lleva el bote. Si la ronda queda bloqueada, nadie se lleva el bote.{again? Espera al próximo que cierre.}}',
      '{corners?Cada montón de esquina que te llevas vale 1 punto.{goingOut? Cerrar vale {goingOut}.}}',
      '{corners?{solo?/Quien tiene más puntos gana la ronda. Si son varios, gana el que de ellos cerró. Si ninguno cerró, comparten la victoria. Si la ronda queda bloqueada y nadie se llevó un montón de esquina, no gana nadie.}}',
    ],
    match: [
      'Partida',
      '{round?{solo?Juegas una ronda./Se juega una ronda. Quien la gana, gana la partida.}/Se suman {chips?las fichas ganadas/los puntos} de {rounds?{rounds}/todas las rondas}.{target? Si alguien tiene {scoringTarget} o más después de una ronda, la partida termina.}{elimination? Quien tiene {scoringTarget} o más después de una ronda deja la partida. Gana el último que queda. Si los últimos se van juntos, gana el que de ellos tiene menos puntos. Si son varios, comparten la victoria.}}',
      '{solo?/{round?/{elimination?/Quien tiene {penalty?menos/más} {chips?fichas/puntos} gana. Si son varios, {lastRound?gana el que de ellos ganó la última ronda. Si ninguno la ganó, }comparten la victoria.}}}',
      '{chips?{again?Nadie se lleva un bote que queda al final de la partida.}}',
    ],
    partners: [
      'Parejas',
      '{partners?Los jugadores sentados frente a frente son pareja. Ganan juntos, y lo que tienen cuenta junto.}',
    ],
    solitaire: [
      'En solitario',
      '{alone?{solo?/Con 1 jugador, la ronda termina cuando la mano y el mazo están vacíos. }Si la ronda queda bloqueada, no gana nadie.}',
    ],
  },
  counts: {
    seats: '{n} {one?jugador/jugadores}',
    cards: '{n} {one?carta/cartas}',
    points: '{n} {one?punto/{many?de puntos/puntos}}',
    chips: '{n} {one?ficha/{many?de fichas/fichas}}',
    rounds: '{n} {one?ronda/{many?de rondas/rondas}}',
  },
  ranks: { A: 'as', T: '10', J: 'jota', Q: 'reina', K: 'rey' },
  groups: ['cada carta', 'cada una de las demás', 'su número'],
  options: [
    'Para: \t{seats}',
    'Cada uno recibe: \t{cards}',
    'Se roba: \t{untilPlayable?hasta poder jugar/{whenStuck?si no se puede jugar/al {start?principio/final} del turno}}',
    'Los montones van: \t{relocate?sobre montones y a huecos/{merge?sobre montones/a ninguna parte}}',
    'Puntuación: \t{penalty?por carta restante ({points})/{chips?fichas (reparto {ante?{ante}/0}, turno sin jugar {pass?{pass}/0}, carta restante {perCard?{perCard}/0})/{corners?por montón de esquina (1 punto) y por cerrar ({goingOut?{goingOut}/0})/ninguna}}}',
    'Partida: \t{target?hasta que alguien tenga {scoringTarget}/{elimination?se deja con {scoringTarget}/{rounds?{rounds}/una ronda}}}',
    'Reparte primero: \t{random?quien diga la suerte/quien saca la carta más {lowestCard?baja/alta}}',
    'Un rey destapado: \t{corner?va a una esquina, y otra carta ocupa su sitio/{vacate?va a una esquina, y su sitio queda vacío/se queda en la cruz}}',
    'Hay que jugar: \t{one?al menos una carta/{all?mientras se pueda/nada}}',
    'Un rey de la mano se juega: \t{immediate?enseguida, en una esquina/{turn?antes de que termine el turno/cuando se quiera}}',
    'A un hueco va: \tcualquier carta{nonKing? menos un rey}',
    'Un montón de esquina del rey al as: \t{collect?es para quien lo completa/se queda donde está}',
    'La ronda queda bloqueada: \t{passCycle?si todos pasan/si nadie puede jugar}',
    'Una ronda bloqueada la gana: \t{lowestPenalty?quien tiene menos puntos/{fewestCards?quien tiene menos cartas/nadie}}',
    'Un empate lo gana: \t{lastRound?quien ganó la última ronda/cada uno de ellos}',
    'Parejas: \t{partners?los jugadores sentados frente a frente/ninguna}',
  ],
  difference: '{option}{to} (en lugar de: {from}).',
  codes: {
    'malformed-move': 'Eso no es una jugada.',
    'round-over': 'La ronda ha terminado.',
    'not-your-turn': 'No es tu turno.',
    stale: 'La mesa ha cambiado.',
    'must-draw': 'Roba antes una carta.',
    'must-play-found': 'Juega la carta que has robado.',
    'must-place-king': 'Juega ese rey en una esquina vacía.',
    'card-not-in-hand': 'Esa carta no está en tu mano.',
    'king-to-corner': 'Un rey de tu mano debe ir a una esquina vacía.',
    'king-first': 'Juega primero todos los reyes de tu mano en esquinas vacías.',
    'corner-needs-king': 'Solo un rey empieza un montón de esquina.',
    'space-refuses-king': 'Ningún rey va a un hueco.',
    'does-not-fit': 'Una carta encaja sobre otra si vale uno menos y una es roja y la otra negra.',
    'corner-pile-fixed': 'Los montones de esquina nunca se mueven.',
    'pile-moves-off': 'Los montones nunca se mueven.',
    'same-pile': 'Ya está ahí.',
    'pile-empty': 'Ahí no hay ningún montón.',
    'relocation-off': 'Ningún montón va a un hueco.',
    'relocation-repeated': 'Juega antes una carta o junta montones.',
    'must-play-king': 'Debes jugar todos los reyes de tu mano antes de que termine tu turno.',
    'must-play': 'Debes jugar una carta.',
    'stock-empty': 'El mazo está vacío.',
    'cannot-draw': 'Ya has robado.',
    'already-acted': 'Es tarde para robar.',
    'not-stuck': 'Puedes jugar una carta, así que no robes.',
    'must-act': 'Puedes jugar una carta, así que no termines tu turno.',
  },
  reasons: {
    'goes-out': 'Cierras en este turno.',
    'king-to-corner': 'Un rey empieza un montón de esquina.',
    'opens-space': 'Eso deja un hueco.',
    'keeps-for-later': 'Guarda tus cartas para después.',
    'blocks-next-seat': 'El siguiente jugador podrá hacer menos.',
    draw: 'Roba una carta.',
    forced: 'No puedes hacer otra cosa.',
    'sheds-points': 'Esta carta cuesta muchos puntos.',
    'shed-card': 'Una carta menos en tu mano.',
    'ends-turn': 'Termina tu turno.',
  },
};
