import type { Messages } from './messages.js';

/**
 * French.
 *
 * @example
 * ```ts
 * import { explainCode } from 'kings-corner/rulebook';
 * import { fr } from 'kings-corner/rulebook/fr';
 * explainCode('stock-empty', fr); // 'La pioche est vide.'
 * ```
 */
export const fr: Messages = {
  locale: 'fr',
  sheet: {
    aim: [
      'But du jeu',
      '{solo?Pose toutes les cartes./{corners?Marque des points en prenant des piles de coin./Pose toutes les cartes de ta main avant les autres.}} On joue à {seats}.',
    ],
    cards: [
      'Cartes',
      'Il faut 52 cartes sans joker, de la plus basse à la plus haute\u00a0: {ranks}. Les trèfles et les piques sont noirs, les carreaux et les cœurs sont rouges.',
      'Une carte va sur une autre si elle vaut un de moins et si l’une est rouge et l’autre noire\u00a0: une dame rouge va sur un roi noir. Rien ne va sur un as.',
    ],
    deal: [
      'Distribution',
      '{solo?/{random?Le hasard décide qui distribue en premier./Chacun tire une carte. Qui a la plus {lowestCard?basse/haute} distribue en premier. En cas d’égalité, ces joueurs tirent encore.}{again? Après chaque manche, le joueur suivant distribue.}}',
      '{solo?Mélange. Tu reçois/Le donneur mélange et distribue les cartes une à une, dans le sens des aiguilles d’une montre, en commençant par le joueur suivant. Chacun reçoit} {cards}.',
    ],
    layout: [
      'Mise en place',
      'Retourne quatre cartes en croix\u00a0: en haut, à droite, en bas, à gauche. Chacune commence une pile. Les quatre coins sont vides. Un roi retourné {corner?va dans un coin, et une autre carte prend sa place.{short? S’il n’y a plus de carte, sa place reste vide.}/{vacate?va dans un coin, et sa place reste vide./reste dans la croix.}}',
      '{stock?Les autres cartes sont la pioche, face cachée au milieu./Il ne reste pas de carte pour une pioche.} La première carte d’une pile est sa base, la dernière est son sommet.',
    ],
    turn: [
      'Ton tour',
      '{solo?/Le joueur après le donneur commence. On joue dans le sens des aiguilles d’une montre.}',
      '{stock?{start?- Pioche une carte.}}',
      '{immediate?- Pose d’abord tous les rois de ta main dans des coins vides.}',
      '{stuckDraw?- Si tu n’as pas posé de carte et que tu ne peux pas en poser, pioche une carte.{moves? Si tu réunis des piles à la place, tu ne pioches pas.}}',
      '- Pose autant de cartes que tu veux{moves? et déplace des piles, dans n’importe quel ordre}. {one?Si tu peux poser une carte, tu dois en poser au moins une./{all?Si tu peux poser une carte, tu dois continuer./{stuckDraw?Si tu n’as pas pioché et que tu peux poser une carte, tu dois en poser une{moves? ou réunir des piles}, tant qu’il y a une pioche./{immediate?À part les rois, rien/{turn?À part les rois, rien/Rien}} ne t’oblige à poser des cartes.}}}',
      '{stock?{untilPlayable?- Si tu n’as pas posé de carte{moves?, pas réuni de piles} et que tu ne peux pas poser de carte, pioche une carte après l’autre jusqu’à ce que tu puisses en poser une ou que la pioche soit vide. Pose aussitôt cette carte et pioches-en encore une. Alors, ton tour est fini.}}',
      '- {drawEnds?{untilPlayable?Sinon, pioche/Pioche} une carte. Alors, ton tour est fini./Termine ton tour.}',
      '{stock?Si la pioche est vide, personne ne pioche.}',
    ],
    placing: [
      'Où vont les cartes',
      'Endroit\tCe qui y va',
      'une pile\tune carte qui va sur son sommet',
      'un coin vide\tun roi',
      '{space?une place vide\ttoute carte{noKing? sauf un roi}}',
      'Personne ne reprend une carte posée.',
    ],
    kings: [
      'Rois et coins',
      'Seul un roi commence une pile de coin.{moves? Les piles de coin ne bougent jamais.}',
      '{immediate?Un roi de ta main doit aller aussitôt dans un coin vide.{drawEnds? C’est vrai aussi pour un roi que tu pioches à la fin de ton tour.}}{turn?Tu dois poser tous les rois de ta main avant la fin de ton tour.{drawEnds? Un roi que tu pioches à la fin de ton tour peut attendre.}}',
      'Une pile de coin du roi à l’as {collect?est à la personne qui la complète, et le coin est de nouveau vide./reste là.}',
    ],
    piles: [
      'Déplacer des piles',
      '{moves?Une pile de la croix peut aller sur une autre pile si sa base va sur le sommet de celle-ci. C’est réunir des piles. On ne déplace que des piles entières.{kingBase? Si sa base est un roi, une pile peut aller dans un coin vide. C’est aussi réunir des piles.}/Les piles ne bougent jamais.}',
      '{moves?{relocate?Une pile de la croix peut aussi aller dans une place vide{kingBase?{nonKing?, mais pas si sa base est un roi}}. C’est comme ne rien faire. Tu ne peux recommencer dans le même tour qu’après avoir posé une carte ou réuni des piles./Aucune pile ne va dans une place vide.}}',
    ],
    spaces: [
      'Places vides',
      '{space?Un endroit de la croix sans carte est une place vide.{moves? Une pile qui bouge laisse une place vide.}}',
    ],
    roundEnd: [
      'Fin d’une manche',
      'La manche est finie quand {solo?{stock?ta main et la pioche sont vides/ta main est vide}/quelqu’un pose la dernière carte de sa main}. C’est ce qu’on appelle sortir.{solo?/{corners?/ Qui sort gagne la manche.}}',
      'La manche est bloquée, et finie, quand {passCycle?{solo?tu finis un tour/tous, l’un après l’autre, finissent un tour} sans {stock?piocher ni }poser de carte{moves? ni réunir de piles}/{stock?la pioche est vide et que }{solo?tu ne peux pas/personne ne peut} poser de carte{moves? ni réunir de piles}}.',
      '{solo?/{chips?/{corners?/{fewestCards?Qui a le moins de cartes gagne une manche bloquée. En cas d’égalité, la victoire est partagée./{lowestPenalty?{penalty?Qui a le moins de points gagne une manche bloquée. En cas d’égalité, la victoire est partagée./Personne ne gagne une manche bloquée.}/Personne ne gagne une manche bloquée.}}}}}',
    ],
    scoring: [
      'Compter les points',
      '{penalty?Chaque carte qui reste dans ta main coûte des points. Il vaut mieux en avoir peu./{chips?/{corners?/Il n’y a pas de points.}}}',
      '{penalty?Carte\tPoints}',
      '{pointRows}',
      '{chips?{ante?Avant la distribution, chacun met {ante} dans le pot. }{pass?Qui finit un tour sans poser de carte{moves? ni réunir de piles} met {pass} dans le pot. }{perCard?À la fin, chacun met {perCard} dans le pot pour chaque carte qui reste dans sa main.}}',
      '{chips?Qui sort prend le pot. Si la manche est bloquée, personne ne prend le pot.{again? Il attend la prochaine personne qui sort.}}',
      '{corners?Chaque pile de coin que tu prends rapporte 1 point.{goingOut? Sortir rapporte {goingOut}.}}',
      '{corners?{solo?/Qui a le plus de points gagne la manche. En cas d’égalité, celui d’entre eux qui est sorti gagne. Si aucun d’eux n’est sorti, la victoire est partagée. Si la manche est bloquée et que personne n’a pris de pile de coin, personne ne gagne.}}',
    ],
    match: [
      'Partie',
      '{round?{solo?Tu joues une manche./On joue une manche. Qui la gagne gagne la partie.}/On additionne les {chips?jetons pris/points} de {rounds?{rounds}/toutes les manches}.{target? Si quelqu’un a {scoringTarget} ou plus après une manche, la partie est finie.}{elimination? Qui a {scoringTarget} ou plus après une manche quitte la partie. Le dernier qui reste gagne. Si les derniers partent ensemble, celui d’entre eux qui a le moins de points gagne. En cas d’égalité, la victoire est partagée.}}',
      '{solo?/{round?/{elimination?/Qui a le {penalty?moins/plus} de {chips?jetons/points} gagne. En cas d’égalité, {lastRound?celui d’entre eux qui a gagné la dernière manche gagne. Si aucun d’eux ne l’a gagnée, }la victoire est partagée.}}}',
      '{chips?{again?Personne ne prend un pot qui reste à la fin de la partie.}}',
    ],
    partners: [
      'Partenaires',
      '{partners?Les joueurs assis face à face sont partenaires. Ils gagnent ensemble, et ce qu’ils ont compte ensemble.}',
    ],
    solitaire: [
      'En solitaire',
      '{alone?{solo?/À 1 joueur, la manche est finie quand la main et la pioche sont vides. }Si la manche est bloquée, personne ne gagne.}',
    ],
  },
  counts: {
    seats: '{n} {one?joueur/joueurs}',
    cards: '{n} {one?carte/cartes}',
    points: '{n} {one?point/{many?de points/points}}',
    chips: '{n} {one?jeton/{many?de jetons/jetons}}',
    rounds: '{n} {one?manche/{many?de manches/manches}}',
  },
  ranks: { A: 'as', T: '10', J: 'valet', Q: 'dame', K: 'roi' },
  groups: ['chaque carte', 'chaque autre carte', 'son nombre'],
  options: [
    'Joueurs\u00a0: \t{seats}',
    'Chacun reçoit\u00a0: \t{cards}',
    'On pioche\u00a0: \t{untilPlayable?jusqu’à pouvoir poser/{whenStuck?si on ne peut rien poser/{start?au début/à la fin} du tour}}',
    'Les piles vont\u00a0: \t{relocate?sur des piles et dans des places vides/{merge?sur des piles/nulle part}}',
    'Points\u00a0: \t{penalty?par carte restante ({points})/{chips?jetons (distribution {ante?{ante}/0}, tour passé {pass?{pass}/0}, carte restante {perCard?{perCard}/0})/{corners?par pile de coin (1 point) et pour sortir ({goingOut?{goingOut}/0})/aucun}}}',
    'Partie\u00a0: \t{target?jusqu’à ce que quelqu’un ait {scoringTarget}/{elimination?on la quitte avec {scoringTarget}/{rounds?{rounds}/une manche}}}',
    'Premier donneur\u00a0: \t{random?au hasard/qui a la carte la plus {lowestCard?basse/haute}}',
    'Un roi retourné\u00a0: \t{corner?va dans un coin, et une autre carte prend sa place/{vacate?va dans un coin, et sa place reste vide/reste dans la croix}}',
    'On doit poser\u00a0: \t{one?au moins une carte/{all?tant qu’on peut/rien}}',
    'Un roi de la main se pose\u00a0: \t{immediate?aussitôt, dans un coin/{turn?avant la fin du tour/quand on veut}}',
    'Dans une place vide va\u00a0: \ttoute carte{nonKing? sauf un roi}',
    'Une pile de coin du roi à l’as\u00a0: \t{collect?est à la personne qui la complète/reste là}',
    'La manche est bloquée\u00a0: \t{passCycle?si tous passent/si personne ne peut poser}',
    'Une manche bloquée est gagnée par\u00a0: \t{lowestPenalty?qui a le moins de points/{fewestCards?qui a le moins de cartes/personne}}',
    'En cas d’égalité gagne\u00a0: \t{lastRound?qui a gagné la dernière manche/chacun d’eux}',
    'Partenaires\u00a0: \t{partners?les joueurs assis face à face/aucun}',
  ],
  difference: '{option}{to} (au lieu de\u00a0: {from}).',
  codes: {
    'malformed-move': 'Ce n’est pas un coup.',
    'round-over': 'La manche est finie.',
    'not-your-turn': 'Ce n’est pas ton tour.',
    stale: 'La table a changé.',
    'must-draw': 'Pioche d’abord une carte.',
    'must-play-found': 'Pose la carte que tu as piochée.',
    'must-place-king': 'Pose ce roi dans un coin vide.',
    'card-not-in-hand': 'Cette carte n’est pas dans ta main.',
    'king-to-corner': 'Un roi de ta main doit aller dans un coin vide.',
    'king-first': 'Pose d’abord tous les rois de ta main dans des coins vides.',
    'corner-needs-king': 'Seul un roi commence une pile de coin.',
    'space-refuses-king': 'Aucun roi ne va dans une place vide.',
    'does-not-fit': 'Une carte va sur une autre si elle vaut un de moins et si l’une est rouge et l’autre noire.',
    'corner-pile-fixed': 'Les piles de coin ne bougent jamais.',
    'pile-moves-off': 'Les piles ne bougent jamais.',
    'same-pile': 'Elle est déjà là.',
    'pile-empty': 'Il n’y a pas de pile là.',
    'relocation-off': 'Aucune pile ne va dans une place vide.',
    'relocation-repeated': 'Pose d’abord une carte ou réunis des piles.',
    'must-play-king': 'Tu dois poser tous les rois de ta main avant la fin de ton tour.',
    'must-play': 'Tu dois poser une carte.',
    'stock-empty': 'La pioche est vide.',
    'cannot-draw': 'Tu as déjà pioché.',
    'already-acted': 'Il est trop tard pour piocher.',
    'not-stuck': 'Tu peux poser une carte, donc ne pioche pas.',
    'must-act': 'Tu peux poser une carte, donc ne termine pas ton tour.',
  },
  reasons: {
    'goes-out': 'Tu sors pendant ce tour.',
    'king-to-corner': 'Un roi commence une pile de coin.',
    'opens-space': 'Cela laisse une place vide.',
    'keeps-for-later': 'Garde tes cartes pour plus tard.',
    'blocks-next-seat': 'Le joueur suivant pourra faire moins de choses.',
    draw: 'Pioche une carte.',
    forced: 'Tu ne peux rien faire d’autre.',
    'sheds-points': 'Cette carte coûte beaucoup de points.',
    'shed-card': 'Une carte de moins dans ta main.',
    'ends-turn': 'Termine ton tour.',
  },
};
