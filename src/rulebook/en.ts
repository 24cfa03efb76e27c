import type { Messages } from './messages.js';

/**
 * English.
 *
 * @example
 * ```ts
 * import { standard } from 'kings-corner';
 * import { en, summary } from 'kings-corner/rulebook';
 * summary(standard, en) === summary(standard); // true
 * ```
 */
export const en: Messages = {
  locale: 'en-GB',
  sheet: {
    aim: [
      'Aim',
      '{solo?Play all the cards./{corners?Score points by taking corner piles./Be the first to play all the cards of your hand.}} The game is for {seats}.',
    ],
    cards: [
      'Cards',
      'You need 52 cards without jokers, from low to high: {ranks}. Clubs and spades are black, diamonds and hearts red.',
      'A card fits another card if it is one lower and of the other colour: a red queen fits a black king. Nothing fits an ace.',
    ],
    deal: [
      'Deal',
      '{solo?/{random?Chance decides who deals first./Everybody draws a card. The {lowestCard?lowest/highest} card deals first. Those who tie draw again.}{again? After each round the next seat deals.}}',
      '{solo?Shuffle. You get/The dealer shuffles, and deals one card at a time, clockwise, to the next seat first. Each seat gets} {cards}.',
    ],
    layout: [
      'Layout',
      'Turn up four cards as a cross: top, right, bottom, left. Each starts a pile. The four corners are empty. A king turned up {corner?goes into a corner, and another card takes its place.{short? If no card is left, its place stays empty.}/{vacate?goes into a corner, and its place stays empty./stays in the cross.}}',
      '{stock?The other cards are the stock, face down in the middle./No card is left for a stock.} The first card of a pile is its base, the last card is its top.',
    ],
    turn: [
      'Your turn',
      '{solo?/The seat after the dealer starts. Turns go clockwise.}',
      '{stock?{start?- Draw one card.}}',
      '{immediate?- First play every king of your hand into an empty corner.}',
      '{stuckDraw?- If you have played no card and can play no card, draw one card.{moves? If you merge piles instead, do not draw.}}',
      '- Play as many cards as you like{moves? and move piles, in any order}. {one?If you can play a card, you must play at least one./{all?If you can play a card, you must play on./{stuckDraw?If you have drawn no card and can play one, you must play one{moves? or merge piles}, as long as there is a stock./{immediate?Apart from kings, you/{turn?Apart from kings, you/You}} do not have to play.}}}',
      '{stock?{untilPlayable?- If you have played no card{moves?, merged no piles} and can play no card, draw one card after another until you can play one or the stock is empty. Play that card at once and draw one more. Then your turn is over.}}',
      '- {drawEnds?{untilPlayable?Otherwise draw/Draw} one card. Then your turn is over./End your turn.}',
      '{stock?If the stock is empty, nobody draws.}',
    ],
    placing: [
      'What goes where',
      'Place\tTakes',
      'a pile\ta card that fits its top',
      'an empty corner\ta king',
      '{space?a space\tany card{noKing? but a king}}',
      'Nobody takes a card back.',
    ],
    kings: [
      'Kings and corners',
      'Only a king starts a corner pile.{moves? Corner piles never move.}',
      '{immediate?A king of your hand must go into an empty corner at once.{drawEnds? So must a king that you draw to end your turn.}}{turn?You must play every king of your hand before your turn is over.{drawEnds? A king that you draw to end your turn can wait.}}',
      'A complete corner pile, king to ace, {collect?goes to whoever completes it, and the corner is empty again./stays where it is.}',
    ],
    piles: [
      'Moving piles',
      '{moves?A pile of the cross may move onto another pile if its base fits the top there. That is merging. Only whole piles move.{kingBase? If its base is a king, a pile may move into an empty corner. That is merging, too.}/Piles never move.}',
      '{moves?{relocate?A pile of the cross may also move into a space{kingBase?{nonKing?, but not if its base is a king}}. That counts as doing nothing. To do it again in the same turn, first play a card or merge piles./No pile moves into a space.}}',
    ],
    spaces: [
      'Spaces',
      '{space?A place of the cross without a card is a space.{moves? A pile that moves leaves a space.}}',
    ],
    roundEnd: [
      'End of a round',
      'The round is over if {solo?your hand {stock?and the stock are/is} empty/somebody plays the last card of the hand}. That is going out.{solo?/{corners?/ Whoever goes out wins the round.}}',
      'The round is blocked, and over, if {passCycle?{solo?you end a turn/all seats in a row end a turn} without {stock?drawing or }playing a card{moves? or merging piles}./{stock?the stock is empty and }{solo?you cannot/nobody can} play a card{moves? or merge piles}.}',
      '{solo?/{chips?/{corners?/{fewestCards?Whoever has the fewest cards wins a blocked round. If several have them, they share the win./{lowestPenalty?{penalty?Whoever has the fewest points wins a blocked round. If several have them, they share the win./Nobody wins a blocked round.}/Nobody wins a blocked round.}}}}}',
    ],
    scoring: [
      'Scoring',
      '{penalty?Each card left in your hand costs points./{chips?/{corners?/There are no points.}}}',
      '{penalty?Card\tPoints}',
      '{pointRows}',
      '{chips?{ante?Before the deal, everybody puts {ante} into the pot. }{pass?Whoever ends a turn without playing a card{moves? or merging piles} puts {pass} into the pot. }{perCard?At the end, everybody puts {perCard} into the pot for each card left in the hand.}}',
      '{chips?Whoever goes out takes the pot. If the round is blocked, nobody takes the pot.{again? It waits for whoever goes out next.}}',
      '{corners?Each corner pile that you take counts 1 point.{goingOut? Going out counts {goingOut}.}}',
      '{corners?{solo?/Whoever has the most points wins the round. If several have them, whoever of them went out wins. If none of them did, they share the win. If the round is blocked and no corner pile is taken, nobody wins.}}',
    ],
    match: [
      'Match',
      '{round?You play one round.{solo?/ Its winner wins the match.}/You add up the {chips?chips you take/points} of {rounds?{rounds}/all rounds}.{target? If somebody has {scoringTarget} or more after a round, the match is over.}{elimination? Whoever has {scoringTarget} or more after a round leaves the match. The last one left wins. If the last ones leave together, whoever of them has the fewest points wins. If several have them, they share the win.}}',
      '{solo?/{round?/{elimination?/Whoever has the {penalty?fewest/most} {chips?chips/points} wins. If several have them, {lastRound?whoever of them won the last round wins. If none of them did, }they share the win.}}}',
      '{chips?{again?Nobody takes a pot that is left when the match is over.}}',
    ],
    partners: [
      'Partners',
      '{partners?Opposite seats are partners. They win together, and what they have counts together.}',
    ],
    solitaire: [
      'Solitaire',
      '{alone?{solo?/With 1 seat, the round is over if your hand and the stock are empty. }If the round is blocked, nobody wins.}',
    ],
  },
  counts: {
    seats: '{n} {one?seat/seats}',
    cards: '{n} {one?card/cards}',
    points: '{n} {one?point/points}',
    chips: '{n} {one?chip/chips}',
    rounds: '{n} {one?round/rounds}',
  },
  ranks: { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' },
  groups: ['every card', 'every other card', 'its number'],
  options: [
    'For: \t{seats}',
    'Deal: \t{cards}',
    'Draw: \t{untilPlayable?until you can play/{whenStuck?if you cannot play/at the {start?start/end} of your turn}}',
    'Piles move: \t{relocate?onto piles and into spaces/{merge?onto piles/never}}',
    'Scoring: \t{penalty?points ({points})/{chips?chips (deal {ante?{ante}/0}, pass {pass?{pass}/0}, card left {perCard?{perCard}/0})/{corners?points (corner pile 1 point, going out {goingOut?{goingOut}/0})/none}}}',
    'Match: \t{target?until somebody has {scoringTarget}/{elimination?out with {scoringTarget}/{rounds?{rounds}/one round}}}',
    'First dealer: \t{random?chance/the {lowestCard?lowest/highest} card}',
    'A king turned up goes: \tinto {corner?a corner, and another card takes its place/{vacate?a corner, and its place stays empty/the cross}}',
    'Cards you must play: \t{one?at least one/{all?all that fit/none}}',
    'You play a king of your hand: \t{immediate?into an empty corner at once/{turn?before your turn is over/if you like}}',
    'A space takes: \tany card{nonKing? but a king}',
    'A corner pile from king to ace goes: \t{collect?to whoever completes it/nowhere}',
    'The round is blocked: \tif {passCycle?all seats pass/nobody can play}',
    'A blocked round is won by: \t{lowestPenalty?the fewest points/{fewestCards?the fewest cards/nobody}}',
    'A tie is won by: \t{lastRound?whoever won the last round/all of them}',
    'Partners: \t{partners?opposite seats/none}',
  ],
  difference: '{option}{to} instead of {from}.',
  codes: {
    'malformed-move': 'That is no move.',
    'round-over': 'The round is over.',
    'not-your-turn': 'It is not your turn.',
    stale: 'The table has changed.',
    'must-draw': 'First draw one card.',
    'must-play-found': 'Play that card at once.',
    'must-place-king': 'Play that king into an empty corner.',
    'card-not-in-hand': 'It is not in your hand.',
    'king-to-corner': 'A king of your hand must go into an empty corner at once.',
    'king-first': 'First play every king of your hand into an empty corner.',
    'corner-needs-king': 'Only a king starts a corner pile.',
    'space-refuses-king': 'No king goes into a space.',
    'does-not-fit': 'A card fits another card if it is one lower and of the other colour.',
    'corner-pile-fixed': 'Corner piles never move.',
    'pile-moves-off': 'Piles never move.',
    'same-pile': 'It is there already.',
    'pile-empty': 'No pile is there.',
    'relocation-off': 'No pile moves into a space.',
    'relocation-repeated': 'First play a card or merge piles.',
    'must-play-king': 'You must play every king of your hand before your turn is over.',
    'must-play': 'You must play a card.',
    'stock-empty': 'The stock is empty.',
    'cannot-draw': 'You have drawn already.',
    'already-acted': 'It is too late to draw.',
    'not-stuck': 'You can play a card, so do not draw.',
    'must-act': 'You can play a card, so do not end your turn.',
  },
  reasons: {
    'goes-out': 'You go out in this turn.',
    'king-to-corner': 'A king starts a corner pile.',
    'opens-space': 'That leaves a space.',
    'keeps-for-later': 'Keep your cards for later.',
    'blocks-next-seat': 'The next seat can do less.',
    draw: 'Draw one card.',
    forced: 'You can do nothing else.',
    'sheds-points': 'This card costs many points.',
    'shed-card': 'One card less in your hand.',
    'ends-turn': 'End your turn.',
  },
};
