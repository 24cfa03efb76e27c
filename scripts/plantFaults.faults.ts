/** One way to break a paragraph: a text of the sources that stands there once, and what to put in its place. */
export interface Fault {
  readonly id: string;
  /** What the rules then do, against the paragraph. */
  readonly wrong: string;
  /** From src. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

type Row = readonly [wrong: string, find: string, replace: string];

const faults = (id: string, file: string, rows: readonly Row[]): readonly Fault[] =>
  rows.map(([wrong, find, replace]) => ({ id, wrong, file, find, replace }));

/** Source text, for where the rules of a turn are told: whether the seat to move could move a pile. */
const CAN_MOVE_A_PILE =
  "(['N', 'E', 'S', 'W'] as const).some((from) => PILES.some((to) => pileMoveIssue(arguments[0], from, to) === null))";

/** At least one for each paragraph, and one for each of its sentences that code can break. */
export const FAULTS: readonly Fault[] = [
  ...faults('R-SEAT', 'rules/round.ts', [
    ['too many seats are let in', 'seats >= min && seats <= max', 'seats >= min'],
    ['too few seats are let in', 'seats >= min && seats <= max', 'seats <= max'],
    ['the least number of seats is refused', 'seats >= min && seats <= max', 'seats > min && seats <= max'],
  ]),
  ...faults('R-DEALER', 'rules/dealer.ts', [
    ['lowestCard takes the highest', 'return (card) => -rankIndex(card);', 'return rankIndex;'],
    ['highestCard takes the lowest', 'return rankIndex;', 'return (card) => -rankIndex(card);'],
    [
      'suits rank',
      'return (card) => -rankIndex(card);',
      'return (card) => -rankIndex(card) - card.charCodeAt(1) / 999;',
    ],
    ['random takes the lowest place', 'CARDS.indexOf(card)', '-CARDS.indexOf(card)'],
    ['the first of the tied deals', 'tied.length === 1 ?', 'tied.length >= 1 ?'],
    ['all seats draw again', 'drawAmong(tied,', 'drawAmong(seats,'],
    ['the tied draw the same cards again', 'deck.slice(seats.length), ranking', 'deck.slice(1), ranking'],
    [
      'when the deck runs out the highest tied seat deals',
      'if (deck.length < seats.length) return lowestSeat;',
      'if (deck.length < seats.length) return seats[seats.length - 1] ?? 0;',
    ],
  ]),
  ...faults('R-DEALER', 'rules/match.ts', [
    ['the deal does not pass', 'active.find((seat) => seat > dealer) ?? active[0] ?? dealer', 'dealer'],
  ]),
  ...faults('R-DEAL', 'rules/round.ts', [
    ['seat 0 gets the first card', 'hands[(lead + index) % seats]', 'hands[index % seats]'],
    ['cards go round anticlockwise', 'hands[(lead + index) % seats]', 'hands[(lead + seats * 52 - index) % seats]'],
    [
      'each hand is dealt at once',
      '(lead + index) % seats',
      '(lead + Math.floor((index * seats) / cards.length)) % seats',
    ],
    ['one card too few', 'seats * dealSizeFor(variant, seats)', 'seats * (dealSizeFor(variant, seats) - 1)'],
  ]),
  ...faults('R-DEAL', 'rules/variant.ts', [
    ['the table is read for two seats', 'variant.dealSize[seats as SeatCount]', 'variant.dealSize[2]'],
  ]),
  ...faults('R-CROSS', 'rules/piles.ts', [
    ['another order', "CrossId[] = ['N', 'E', 'S', 'W']", "CrossId[] = ['N', 'W', 'S', 'E']"],
  ]),
  ...faults('R-CROSS', 'rules/round.ts', [
    ['the stock is turned round', 'cards.slice(handCards + dealt)', 'cards.slice(handCards + dealt).reverse()'],
  ]),
  ...faults('R-FLIP', 'rules/round.ts', [
    ['corners fill from the last', 'CORNERS.values()', '[...CORNERS].reverse().values()'],
    ['a second king in a place stays', 'while (card !== undefined &&', 'if (card !== undefined &&'],
    ['vacate replaces the king', "variant.kingFlip === 'corner' ? rest[dealt++] : undefined", 'rest[dealt++]'],
    ['corner does not replace it', "variant.kingFlip === 'corner' ? rest[dealt++] : undefined", 'undefined'],
    ['stay moves the king', " && variant.kingFlip !== 'stay'", ''],
    ['no card left is a card', 'if (card !== undefined) piles[place]', 'piles[place]'],
  ]),
  ...faults('R-LEAD', 'rules/round.ts', [
    [
      'the dealer leads',
      'beginTurn(variant, 1, lead, stock.length)',
      'beginTurn(variant, 1, dealerSeat, stock.length)',
    ],
  ]),
  ...faults('R-LEAD', 'rules/handOver.ts', [
    ['play goes anticlockwise', '(turn.seat + 1) % hands.length', '(turn.seat + hands.length - 1) % hands.length'],
  ]),

  ...faults('R-TURN', 'rules/handOver.ts', [
    ['a turn begins with a draw from nothing', " === 'start' && stockSize > 0 ?", " === 'start' ?"],
    ['no turn begins with the draw', "variant.drawTiming === 'start' && stockSize > 0 ? 'draw' : 'play'", "'play'"],
    ['every turn begins with the draw', "variant.drawTiming === 'start' && stockSize > 0 ?", 'stockSize > 0 ?'],
  ]),
  ...faults('R-TURN', 'rules/reducer.ts', [
    ['draws are not counted', 'drawn: drawn + 1', 'drawn'],
    ['plays are not counted', 'played: played + 1', 'played'],
    ['merges are not counted', 'merged: merged + 1', 'merged'],
    ['a relocation leaves no mark', 'merged, relocated: true,', 'merged, relocated: false,'],
    [
      'a play keeps the mark',
      'played: played + 1, merged, relocated: false',
      'played: played + 1, merged, relocated: true',
    ],
    ['a merge keeps the mark', 'merged: merged + 1, relocated: false', 'merged: merged + 1, relocated: true'],
    [
      'a draw undoes the mark',
      'played, merged, relocated, drawnCard };',
      'played, merged, relocated: false, drawnCard };',
    ],
  ]),
  ...faults('R-BUILD', 'rules/kinds.ts', [
    ['the same colour fits', 'black >>> 2 : black >>> 1', 'black >>> 1 : black >>> 2'],
    ['one rank higher fits', 'black >>> 2 : black >>> 1', 'black << 2 : black << 3'],
    ['any colour fits', 'black >>> 2 : black >>> 1', '(black >>> 2) | (black >>> 1) : (black >>> 2) | (black >>> 1)'],
  ]),
  ...faults('R-BUILD', 'rules/cards.ts', [
    ['any colour fits', ' && isRed(card) !== isRed(onto)', ''],
    ['the order of the cards is turned round', 'rankIndex(card) + 1 ===', 'rankIndex(card) - 1 ==='],
    ['any lower card fits', 'rankIndex(card) + 1 === rankIndex(onto)', 'rankIndex(card) < rankIndex(onto)'],
    ['a king fits an ace', 'rankIndex(card) + 1 ===', '(rankIndex(card) + 1) % 13 ==='],
  ]),
  ...faults('R-BUILD', 'rules/placing.ts', [['the base counts, not the top', 'topOf(pile)', 'pile[0]']]),
  ...faults('R-CORNER', 'rules/placing.ts', [
    ['any card opens a corner', 'if (isCorner(to)) return KINGS;', 'if (isCorner(to)) return ALL_KINDS;'],
    ['no card opens a corner', 'if (isCorner(to)) return KINGS;', 'if (isCorner(to)) return 0;'],
  ]),
  ...faults('R-CORNER', 'rules/legality.ts', [
    ['corner piles move', "if (isCorner(from)) return 'corner-pile-fixed';", ''],
  ]),
  ...faults('R-SPACE', 'rules/placing.ts', [
    ['nonKing takes kings', "variant.spaceFill === 'nonKing' ? ALL_KINDS & ~KINGS : ALL_KINDS", 'ALL_KINDS'],
    ['any refuses kings', "variant.spaceFill === 'nonKing' ? ALL_KINDS & ~KINGS : ALL_KINDS", 'ALL_KINDS & ~KINGS'],
    ['a space takes kings only', "variant.spaceFill === 'nonKing' ? ALL_KINDS & ~KINGS : ALL_KINDS", 'KINGS'],
  ]),
  ...faults('R-SPACE', 'rules/legality.ts', [
    ['a king is relocated', "if ((kindsForSpaces(variant) & kindOf(base)) === 0) return 'space-refuses-king';", ''],
  ]),
  ...faults('R-PILE', 'rules/legality.ts', [
    ['merge relocates', "if (variant.pileMoves !== 'relocate') return 'relocation-off';", ''],
    ['relocations have no bound', "turn.relocated ? 'relocation-repeated' : null", 'null'],
    [
      'a play frees no second one',
      "turn.relocated ? 'relocation-repeated'",
      "turn.relocated || turn.played > 0 ? 'relocation-repeated'",
    ],
    ['none merges', "if (variant.pileMoves === 'none') return 'pile-moves-off';", ''],
    ['a pile is moved onto itself', "if (from === to) return 'same-pile';", ''],
    [
      'the top of the moved pile is compared',
      'const base = baseOf(piles[from]);',
      'const base = piles[from][piles[from].length - 1];',
    ],
    ['none is listed', "if (variant.pileMoves !== 'none' && !isKingFirst(now)) {", 'if (!isKingFirst(now)) {'],
  ]),
  ...faults('R-PILE', 'rules/reducer.ts', [
    ['the moved pile goes underneath', '[...piles[to], ...moved]', '[...moved, ...piles[to]]'],
    ['only the top moves', 'const moved = piles[from];', 'const moved = piles[from].slice(-1);'],
    ['the pile also stays', 'withPile(withPile(piles, from, []), to, pile)', 'withPile(piles, to, pile)'],
    ['a transfer is a relocation', 'isSpace(piles, to) ? turnAfter', 'piles[to].length === 0 ? turnAfter'],
  ]),
  ...faults('R-PLACE', 'rules/placing.ts', [
    ['corners are no places', 'union(kindsByPile(variant, piles))', 'union(kindsByPile(variant, piles).slice(0, 4))'],
    ['the cross has no places', 'union(kindsByPile(variant, piles))', 'union(kindsByPile(variant, piles).slice(4))'],
    [
      'corners that are begun are no places',
      'union(kindsByPile(variant, piles))',
      '(union(kindsByPile(variant, piles).slice(0, 4)) | KINGS)',
    ],
    ['only the first card is asked', 'return hand.some(', 'return hand.slice(0, 1).some('],
  ]),
  ...faults('R-PLACE', 'rules/handOver.ts', [
    [
      'only the hand that moved is asked',
      '!hands.some((h) =>',
      '!hands.filter((_, seat) => seat === arguments[0].turn.seat).some((h) =>',
    ],
    [
      'only the other hands are asked',
      '!hands.some((h) =>',
      '!hands.filter((_, seat) => seat !== arguments[0].turn.seat).some((h) =>',
    ],
  ]),
  ...faults('R-KING-PLACE', 'rules/placing.ts', [
    ['turn binds kings too', "variant.kingObligation === 'immediate' &&", "variant.kingObligation !== 'none' &&"],
    ['kings are never bound', "variant.kingObligation === 'immediate' &&", 'false &&'],
  ]),
  ...faults('R-KING-PLACE', 'rules/legality.ts', [
    ['a king may go elsewhere', "isEmptyCorner(now.piles, to) ? null : 'king-to-corner'", 'null'],
    [
      'only in phase play',
      'if (!kingsAreBound(now.variant, now.piles)) return',
      "if (!kingsAreBound(now.variant, now.piles) || now.turn.phase !== 'play') return",
    ],
    [
      'kings of the cross are bound',
      'isSpace(piles, to) ? relocationIssue(now, base)',
      "isSpace(piles, to) ? isKing(base) && kingsAreBound(variant, piles) ? 'king-first' : relocationIssue(now, base)",
    ],
  ]),
  ...faults('R-STUCK', 'rules/placing.ts', [
    ['stuck when some card has no play', 'return hand.some(', 'return hand.every('],
  ]),
  ...faults('R-STUCK', 'rules/legality.ts', [
    [
      'a merge helps',
      "return canPlay(variant, piles, hand) ? 'not-stuck' : null;",
      `return canPlay(variant, piles, hand) || ${CAN_MOVE_A_PILE} ? 'not-stuck' : null;`,
    ],
  ]),
  ...faults('R-DRAW', 'rules/legality.ts', [
    ['start draws in phase play', "return 'cannot-draw';", 'return null;'],
    [
      'end draws whatever is owed',
      "case 'untilPlayable':\n      return mayEndIssue(now);",
      "case 'untilPlayable':\n      return null;",
    ],
    ['a draw is owed without a stock', 'if (stockSize === 0) return null;', ''],
    [
      'end ends a turn without the draw',
      "case 'untilPlayable':\n      return 'must-draw';",
      "case 'untilPlayable':\n      return null;",
    ],
    ['whenStuck draws when not stuck', "return canPlay(variant, piles, hand) ? 'not-stuck' : null;", 'return null;'],
    ['a draw is not something done', 'drawn + played + merged > 0', 'played + merged > 0'],
    ['a play is not something done', 'drawn + played + merged > 0', 'drawn + merged > 0'],
    ['a merge is not something done', 'drawn + played + merged > 0', 'drawn + played > 0'],
    [
      'start ends no turn with a stock',
      "case 'start':\n      return null;",
      "case 'start':\n      return 'must-draw';",
    ],
  ]),
  ...faults('R-DRAW', 'rules/reducer.ts', [
    [
      'the last card of the stock is drawn',
      'const card = stock[0] as Card;',
      'const card = stock[stock.length - 1] as Card;',
    ],
    ['the card goes to the front', '[...(hands[turn.seat] ?? []), card]);', '[card, ...(hands[turn.seat] ?? [])]);'],
    ['under end the turn goes on', 'return endByDraw(drawn, card);\n', 'return drawn;\n'],
    ['the stock keeps the card', 'held, stock.slice(1), piles', 'held, stock, piles'],
  ]),
  ...faults('R-DRAW-START', 'rules/legality.ts', [
    [
      'the turn may end undrawn',
      "return move.type === 'draw' ? null",
      "return move.type === 'draw' || move.type === 'endTurn' ? null",
    ],
    [
      'plays come before the draw',
      "return move.type === 'draw' ? null",
      "return move.type === 'draw' || move.type === 'play' ? null",
    ],
    ['nothing is legal', "return [{ type: 'draw' }];", 'return [];'],
  ]),
  ...faults('R-DRAW-START', 'rules/reducer.ts', [
    ['draw follows draw', "variant.drawTiming === 'start' ? 'play' : turn.phase", 'turn.phase'],
    ['the draw ends the turn', "case 'start': // R-DRAW-START\n", "case 'start':\n      return handOver(drawn);\n"],
  ]),
  ...faults('R-DRAW-STUCK', 'rules/legality.ts', [
    ['there is a second draw', "if (hasActed(turn)) return 'already-acted';", ''],
    ['nothing need be done', "return canPlay(variant, piles, hand) ? 'must-act' : 'must-draw';", 'return null;'],
    [
      'only plays are something done',
      'if (hasActed(turn)) return null;',
      'if (turn.played + turn.drawn > 0) return null;',
    ],
    [
      'a relocation is something done',
      'if (hasActed(turn)) return null;',
      'if (hasActed(turn) || turn.relocated) return null;',
    ],
    [
      'something is owed without a stock',
      'if (stockSize === 0) return null;',
      "if (stockSize === 0 && variant.drawTiming !== 'whenStuck') return null;",
    ],
  ]),
  ...faults('R-DRAW-STUCK', 'rules/reducer.ts', [
    [
      'the draw ends the turn',
      "case 'whenStuck': // R-DRAW-STUCK\n      return drawn;",
      "case 'whenStuck':\n      return handOver(drawn);",
    ],
  ]),
  ...faults('R-DRAW-UNTIL', 'rules/legality.ts', [
    [
      'another card may be played',
      "? playIssue(now, move) : 'must-play-found'",
      "? playIssue(now, move) : move.type === 'play' ? playIssue(now, move) : 'must-play-found'",
    ],
    ['the found card goes anywhere', "? playIssue(now, move) : 'must-play-found'", "? null : 'must-play-found'"],
  ]),
  ...faults('R-DRAW-UNTIL', 'rules/reducer.ts', [
    [
      'who has merged is searching',
      'const laidNothing = turn.played + turn.merged === 0;',
      'const laidNothing = turn.played === 0;',
    ],
    [
      'who has played is searching',
      'const laidNothing = turn.played + turn.merged === 0;',
      'const laidNothing = turn.merged === 0;',
    ],
    [
      'a relocation ends the search',
      'const laidNothing = turn.played + turn.merged === 0;',
      'const laidNothing = turn.played + turn.merged === 0 && !turn.relocated;',
    ],
    ['who could play is searching', ' && !canPlay(variant, piles, hands[turn.seat] ?? [])', ''],
    [
      'nobody is searching',
      'isSearching(round) ? afterSearch(drawn, card) : endByDraw(drawn, card)',
      'endByDraw(drawn, card)',
    ],
    ['the found card need not be played', "return withPhase(drawn, 'playFound');", 'return drawn;'],
    ['one vain draw ends the turn', 'drawn.stock.length > 0 ? drawn : handOver(drawn)', 'handOver(drawn)'],
    ['without a stock the search goes on', 'drawn.stock.length > 0 ? drawn : handOver(drawn)', 'drawn'],
    ['there is no final draw', "stock.length > 0 ? withPhase(laid, 'draw') : handOver(laid)", 'handOver(laid)'],
    [
      'a final draw without a stock',
      "stock.length > 0 ? withPhase(laid, 'draw') : handOver(laid)",
      "withPhase(laid, 'draw')",
    ],
  ]),
  ...faults('R-PLACE-KING', 'rules/reducer.ts', [
    [
      'the king may be kept',
      "? withPhase(drawn, 'placeKing') : handOver(drawn)",
      '? handOver(drawn) : handOver(drawn)',
    ],
    ['any card must be placed', 'isKing(card) && kingsAreBound(', 'kingsAreBound('],
    ['without the obligation too', 'isKing(card) && kingsAreBound(drawn.variant, drawn.piles)', 'isKing(card)'],
    [
      'the turn goes on',
      "case 'placeKing': // R-PLACE-KING: then the turn ends\n      return handOver(laid);",
      "case 'placeKing':\n      return withPhase(laid, 'play');",
    ],
    [
      'another draw follows',
      "case 'placeKing': // R-PLACE-KING: then the turn ends\n      return handOver(laid);",
      "case 'placeKing':\n      return withPhase(laid, 'draw');",
    ],
    [
      'the draw at the start asks for it too',
      "case 'start': // R-DRAW-START\n",
      "case 'start':\n      return isKing(card) && kingsAreBound(round.variant, round.piles) ? withPhase(drawn, 'placeKing') : drawn;\n",
    ],
  ]),
  ...faults('R-PLACE-KING', 'rules/legality.ts', [
    ['any place will do', '&& isEmptyCorner(now.piles, move.to)\n        ? playIssue(now, move)', '\n        ? null'],
    ['any card will do', 'isPlayOfDrawnCard(now, move) && isEmptyCorner(', "move.type === 'play' && isEmptyCorner("],
  ]),
  ...faults('R-MAY-END', 'rules/legality.ts', [
    ['the turn ends whatever is owed', 'mayEndIssue(now) ?? owedIssue(now)', 'owedIssue(now)'],
    [
      'the draw ends it whatever is owed',
      "case 'untilPlayable':\n      return mayEndIssue(now);",
      "case 'untilPlayable':\n      return null;",
    ],
    [
      'it forbids the draw at the start',
      "return move.type === 'draw' ? null",
      "return move.type === 'draw' ? mayEndIssue(now) as null",
    ],
  ]),
  ...faults('R-MUST', 'rules/legality.ts', [
    ['one never ends', "(variant.playObligation === 'one' && turn.played === 0)", "variant.playObligation === 'one'"],
    ['a merge is a card played', 'turn.played === 0)', 'turn.played + turn.merged === 0)'],
    [
      'all is one',
      "variant.playObligation === 'all' || (variant.playObligation === 'one' && turn.played === 0)",
      "variant.playObligation !== 'none' && turn.played === 0",
    ],
    ['one owes nothing', " || (variant.playObligation === 'one' && turn.played === 0)", ''],
    ['none owes a card', "(variant.playObligation === 'one' && turn.played === 0)", 'turn.played === 0'],
    ['owed though nothing can be played', 'owesPlay && canPlay(variant, piles, hand)', 'owesPlay'],
    [
      'a pile move is owed',
      'owesPlay && canPlay(variant, piles, hand)',
      `owesPlay && (canPlay(variant, piles, hand) || ${CAN_MOVE_A_PILE})`,
    ],
  ]),
  ...faults('R-KING-MUST', 'rules/legality.ts', [
    ['turn owes nothing', "variant.kingObligation === 'turn' && hasEmptyCorner(piles) && hand.some(isKing)", 'false'],
    [
      'none owes the king',
      "variant.kingObligation === 'turn' && hasEmptyCorner(piles)",
      "variant.kingObligation !== 'immediate' && hasEmptyCorner(piles)",
    ],
    [
      'a king of the cross is owed',
      'hasEmptyCorner(piles) && hand.some(isKing)',
      'hasEmptyCorner(piles) && [...hand, ...piles.N, ...piles.E, ...piles.S, ...piles.W].some(isKing)',
    ],
    [
      'immediate lets other moves come first',
      "turn.phase === 'play' && kingsAreBound(variant, piles) && hand.some(isKing)",
      'false',
    ],
    ['immediate lets cards come first', "isKingFirst(now) ? 'king-first' : null", 'null'],
    [
      'immediate lets piles move first',
      "if (isKingFirst(now)) return 'king-first'; // R-KING-MUST\n  return isSpace",
      'return isSpace',
    ],
    [
      'immediate lists pile moves',
      "if (variant.pileMoves !== 'none' && !isKingFirst(now)) {",
      "if (variant.pileMoves !== 'none') {",
    ],
    [
      'immediate lets the draw come first',
      "if (isKingFirst(now)) return 'king-first'; // R-KING-MUST\n  switch",
      'switch',
    ],
    [
      'immediate lets the turn end',
      "if (isKingFirst(now)) return 'king-first'; // R-KING-MUST\n  return mayEndIssue",
      'return mayEndIssue',
    ],
    [
      'before the draw too',
      "return [{ type: 'draw' }];",
      "return now.hand.some(isKing) ? movesInPlay(now) : [{ type: 'draw' }];",
    ],
  ]),
  ...faults('R-COLLECT', 'rules/reducer.ts', [
    ['stay collects', "variant.completedCorners === 'stay' || ", ''],
    ['the cross is collected', '!isCorner(to) || ', ''],
    ['twelve cards are enough', 'pile.length < 13', 'pile.length < 12'],
    [
      'the next seat gets it',
      'withItem(collected, turn.seat, own)',
      'withItem(collected, (turn.seat + 1) % collected.length, own)',
    ],
    ['it replaces what the seat has', '[...(collected[turn.seat] ?? []), pile]', '[pile]'],
    ['the pile also stays', 'piles: withPile(piles, to, []), collected', 'piles, collected'],
    [
      'not by a pile move',
      'return collect(withTable(round, hands, stock, withPile(withPile(piles, from, []), to, pile), turnAfter), to);',
      'return withTable(round, hands, stock, withPile(withPile(piles, from, []), to, pile), turnAfter);',
    ],
    ['not by a play', 'const laid = collect(', 'const laid = ((each: RoundState, _: PileId) => each)('],
  ]),
  ...faults('R-HANDOVER', 'rules/handOver.ts', [
    ['a pass is an idle turn', 'passes: laidNothing ?', 'passes: wasIdle ?'],
    [
      'a merge is a pass',
      'const laidNothing = turn.played + turn.merged === 0;',
      'const laidNothing = turn.played === 0;',
    ],
    [
      'a play is a pass',
      'const laidNothing = turn.played + turn.merged === 0;',
      'const laidNothing = turn.merged === 0;',
    ],
    [
      'a relocation is no pass',
      'const laidNothing = turn.played + turn.merged === 0;',
      'const laidNothing = turn.played + turn.merged === 0 && !turn.relocated;',
    ],
    [
      'the next seat passes',
      'withItem(round.passes, turn.seat, (round.passes[turn.seat] ?? 0) + 1)',
      'withItem(round.passes, (turn.seat + 1) % hands.length, (round.passes[turn.seat] ?? 0) + 1)',
    ],
    ['a drawn card does not count', 'laidNothing && turn.drawn === 0', 'laidNothing'],
    ['idle turns are never forgotten', 'round.idleTurns + 1 : 0', 'round.idleTurns + 1 : round.idleTurns'],
    ['the block is tested before the turn counts', 'isBlocked(round, idleTurns)', 'isBlocked(round, round.idleTurns)'],
    ['the number stays', 'beginTurn(variant, turn.number + 1,', 'beginTurn(variant, turn.number,'],
    ['the seat stays', '(turn.seat + 1) % hands.length', 'turn.seat'],
  ]),

  ...faults('R-OUT', 'rules/reducer.ts', [
    ['the round goes on', 'if (rest.length === 0 && mayGoOut(laid))', 'if (rest.length < 0 && mayGoOut(laid))'],
    [
      'only with an empty stock',
      'if (rest.length === 0 && mayGoOut(laid))',
      'if (rest.length === 0 && stock.length === 0 && mayGoOut(laid))',
    ],
    ['an end draw is made', 'return { ...laid, outcome:', 'return { ...laid, stock: stock.slice(1), outcome:'],
    [
      'out before the corner is collected',
      'return { ...laid, outcome:',
      'return { ...laid, collected: round.collected, piles: withPile(piles, to, pile), outcome:',
    ],
    ['going out is a hand-over', 'return { ...laid, outcome:', 'return { ...handOver(laid), outcome:'],
    ['the phase is lost', 'return { ...laid, outcome:', "return { ...withPhase(laid, 'play'), outcome:"],
    ['the last play is not counted', 'return { ...laid, outcome:', 'return { ...laid, turn, outcome:'],
    ['a final draw that blocks leaves phase play', "variant.drawTiming === 'start' ? 'play' : turn.phase", "'play'"],
    [
      'the next seat goes out',
      "outcome: { type: 'out', seat: turn.seat }",
      "outcome: { type: 'out', seat: (turn.seat + 1) % hands.length }",
    ],
  ]),
  ...faults('R-OUT', 'rules/handOver.ts', [
    ['a turn that blocks gives way', 'turn: blocked ? turn : beginTurn', 'turn: beginTurn'],
    ['a turn that blocks is not counted', 'passes: laidNothing ?', 'passes: laidNothing && !blocked ?'],
  ]),
  ...faults('R-SOLO', 'rules/reducer.ts', [
    [
      'out with a stock',
      'return hands.length > 1 || stock.length === 0;',
      'return hands.length >= 1 || stock.length === 0;',
    ],
    ['never out', 'return hands.length > 1 || stock.length === 0;', 'return hands.length > 1;'],
  ]),
  ...faults('R-SOLO', 'rules/scoring.ts', [
    ['a blocked solitaire is won', 'if (hands.length === 1 || scoring', 'if (scoring'],
    ['it is won by corners', 'collected.length > 1 && collected', 'collected'],
  ]),
  ...faults('R-BLOCK', 'rules/handOver.ts', [
    ['one idle turn too many', 'return idleTurns >= hands.length;', 'return idleTurns > hands.length;'],
    ['one idle turn too few', 'return idleTurns >= hands.length;', 'return idleTurns >= hands.length - 1;'],
    ['noLegalMove blocks with a stock', 'stock.length === 0 && !hasMergeOrTransfer', '!hasMergeOrTransfer'],
    ['noLegalMove forgets merges', '!hasMergeOrTransfer(variant, piles) && ', ''],
    ['noLegalMove forgets hands', ' && !hands.some((h) => canPlay(variant, piles, h))', ''],
    [
      'passing ends noLegalMove',
      'stock.length === 0 && !hasMergeOrTransfer',
      'idleTurns > hands.length || stock.length === 0 && !hasMergeOrTransfer',
    ],
    ['piles that never move count', "if (variant.pileMoves === 'none') return false;", ''],
    [
      'a relocation keeps the round alive',
      'const laidNothing = turn.played + turn.merged === 0;',
      'const laidNothing = turn.played + turn.merged === 0 && !turn.relocated;',
    ],
    [
      'transfers do not count',
      'PILES.some((to) => !isSpace(piles, to) &&',
      'PILES.some((to) => piles[to].length > 0 &&',
    ],
  ]),
  ...faults('R-BLOCK-RESULT', 'rules/scoring.ts', [
    [
      'nobody is everybody',
      "case 'nobody':\n      return [];",
      "case 'nobody':\n      return hands.map((_, seat) => seat);",
    ],
    [
      'the highest penalty wins',
      "bestOf(byParty(variant, points), 'lowest') : []",
      "bestOf(byParty(variant, points), 'highest') : []",
    ],
    ['lowestPenalty without penalties', "scoring.type === 'penalty' ? bestOf(", "scoring.type !== 'chips' ? bestOf("],
    [
      'ties do not share',
      "bestOf(byParty(variant, points), 'lowest') : []",
      "bestOf(byParty(variant, points), 'lowest').slice(0, 1) : []",
    ],
    [
      'the most cards win',
      "hands.map((hand) => hand.length),\n        ),\n        'lowest',",
      "hands.map((hand) => hand.length),\n        ),\n        'highest',",
    ],
    [
      'lowestPenalty counts cards',
      "scoring.type === 'penalty' ? bestOf(byParty(variant, points)",
      "scoring.type === 'penalty' ? bestOf(byParty(variant, hands.map((hand) => hand.length))",
    ],
  ]),

  ...faults('R-SCORE', 'rules/scoring.ts', [
    ['every card costs 1', 'scoring.points[rankOf(card)]', '1'],
    [
      'a held king costs nothing',
      'scoring.points[rankOf(card)]',
      "(rankOf(card) === 'K' ? 0 : scoring.points[rankOf(card)])",
    ],
    ['none counts cards', 'return hands.map(() => 0);', 'return hands.map((hand) => hand.length);'],
    ['one ante', 'hands.length * ante', 'ante'],
    ['passes cost nothing', 'pass * sum(passes) + ', ''],
    ['only the passes of seat 0', 'pass * sum(passes)', 'pass * (passes[0] ?? 0)'],
    ['cards left cost nothing', ' + perCard * sum(hands.map((hand) => hand.length))', ''],
    ['the pot goes to all', '(wentOut(seat) ? pot : 0)', 'pot'],
    ['goingOut goes to all', '(wentOut(seat) ? scoring.goingOut : 0)', 'scoring.goingOut'],
    ['corners count by cards', 'piles.length + (wentOut', '13 * piles.length + (wentOut'],
    ['no pot is left over', "variant.scoring.type === 'chips' && outcome.type === 'blocked' ?", 'false ?'],
    [
      'a pot that was won is left over',
      "variant.scoring.type === 'chips' && outcome.type === 'blocked' ?",
      "variant.scoring.type === 'chips' ?",
    ],
    [
      'a live round is scored',
      'if (outcome === null || hands === null) throw new RoundLiveError();',
      'if (hands === null) throw new RoundLiveError();',
    ],
  ]),
  ...faults('R-SCORE', 'rules/match.ts', [
    ['only the last pot is carried', 'match.pot + score.pot', 'score.pot'],
    ['the carried pot is not paid', '=== roundSeat ? match.pot : 0', '=== roundSeat ? 0 : 0'],
    [
      'the carried pot is paid to all',
      "outcome.type === 'out' && outcome.seat === roundSeat ?",
      "outcome.type === 'out' ?",
    ],
    ['the pot stays when paid', "score.outcome.type === 'out' ? 0 : ", ''],
  ]),
  ...faults('R-WIN', 'rules/scoring.ts', [
    [
      'only the seat that went out wins, not its partner',
      'parties.includes(partyOf(variant, seat)) ? [seat] : []',
      "parties.includes(partyOf(variant, seat)) && (outcome.type !== 'out' || seat === outcome.seat) ? [seat] : []",
    ],
    ['a round for chips that is blocked has winners', " || scoring.type === 'chips') return []", ') return []'],
    ['whoever goes out wins corners', 'best.includes(out) ? [out] : best', '[out]'],
    ['tied for corners, all win', 'best.includes(out) ? [out] : best', 'best'],
    ['blocked without a corner, all win', 'collected.some((piles) => piles.length > 0)', 'true'],
    [
      'blocked with corners, nobody wins',
      'collected.length > 1 && collected.some((piles) => piles.length > 0)',
      'false',
    ],
    [
      'corners of partners are not added',
      "const best = bestOf(byParty(variant, points), 'highest');",
      "const best = bestOf(points, 'highest').map((seat) => partyOf(variant, seat));",
    ],
  ]),
  ...faults('R-MATCH', 'rules/match.ts', [
    ['totals forget the rounds before', 'total + (gains[party] ?? 0)', 'gains[party] ?? 0'],
    [
      'one round: the best total wins',
      'over(counted, seatsOfMatch(match, score.winners))',
      'over(counted, bestSeats(counted))',
    ],
    [
      'one round: the match goes on',
      'return over(counted, seatsOfMatch(match, score.winners));',
      'return passDeal(counted);',
    ],
    [
      'one round too many',
      'counted.rounds.length >= match.variant.match.rounds',
      'counted.rounds.length > match.variant.match.rounds',
    ],
    [
      'one round too few',
      'counted.rounds.length >= match.variant.match.rounds',
      'counted.rounds.length + 1 >= match.variant.match.rounds',
    ],
    ['the target must be passed', 'total >= scoringTarget', 'total > scoringTarget'],
    ['all must reach the target', 'counted.totals.some((total)', 'counted.totals.every((total)'],
    ['the highest penalty wins', "return variant.scoring.type === 'penalty';", 'return false;'],
    ['the lowest score wins', "return variant.scoring.type === 'penalty';", "return variant.scoring.type !== 'none';"],
    ['a seat at the target stays', 'totalOf(seat) >= scoringTarget', 'totalOf(seat) > scoringTarget'],
    [
      'two left is the end',
      'if (active.length > 1) return passDeal(after);',
      'if (active.length > 2) return passDeal(after);',
    ],
    [
      'the highest of the last to leave wins',
      "bestOf(leaving.map(totalOf), 'lowest')",
      "bestOf(leaving.map(totalOf), 'highest')",
    ],
    [
      'the last to leave do not share',
      'leaving.filter((_, index) => best.includes(index))',
      'leaving.filter((_, index) => best[0] === index)',
    ],
    ['the last to leave all win', 'leaving.filter((_, index) => best.includes(index))', 'leaving'],
    ['those who left are forgotten', '[...match.eliminated, ...leaving]', 'leaving'],
    [
      'the deal passes to who has left',
      'active.find((seat) => seat > dealer) ?? active[0] ?? dealer',
      '(dealer + 1) % match.seats',
    ],
    [
      'the deal goes anticlockwise',
      'active.find((seat) => seat > dealer) ?? active[0] ?? dealer',
      'active.findLast((seat) => seat < dealer) ?? active[active.length - 1] ?? dealer',
    ],
    [
      'seats of the round are taken for seats of the match',
      'bySeat[seat] = (points[roundSeat] ?? 0) + pot;',
      'bySeat[roundSeat] = (points[roundSeat] ?? 0) + pot;',
    ],
    [
      'the dealer of the round is a seat of the match',
      'dealer: active.indexOf(match.dealer), deck',
      'dealer: match.dealer % active.length, deck',
    ],
    ['a match that is over goes on', "if (match.status === 'over') throw new MatchOverError();\n  const", 'const'],
    ['rounds of any match are taken', 'checkBelongs(match, round);\n', ''],
  ]),
  ...faults('R-TIE', 'rules/match.ts', [
    ['shared is lastRound', "variant.tieBreak === 'lastRound' ? best", 'true ? best'],
    ['lastRound is shared', "variant.tieBreak === 'lastRound' ? best", 'false ? best'],
    [
      'nobody wins if no tied party won the last round',
      'favoured.length > 0 ? favoured : best',
      "variant.tieBreak === 'lastRound' ? favoured : best",
    ],
    ['the last winners win though not tied', 'best.filter((party) => lastWinners.includes(party))', 'lastWinners'],
    ['the first winners win', 'rounds[rounds.length - 1]', 'rounds[0]'],
  ]),
  ...faults('R-TEAM', 'rules/scoring.ts', [
    [
      'neighbours are partners',
      "variant.teams === 'partners' ? seat % 2 : seat",
      "variant.teams === 'partners' ? seat >> 1 : seat",
    ],
    ['everybody is alone', "variant.teams === 'partners' ? seat % 2 : seat", 'seat'],
    ['one hand of two counts', 'sums[party] = (sums[party] ?? 0) + number;', 'sums[party] = number;'],
  ]),
  ...faults('R-TEAM', 'rules/reducer.ts', [
    [
      'both partners must be out',
      'return hands.length > 1 || stock.length === 0;',
      'return hands.length > 1 && (hands.length < 4 || hands.filter((hand) => hand.length === 0).length > 1) || stock.length === 0 && hands.length === 1;',
    ],
  ]),
];
