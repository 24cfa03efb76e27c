import type { Card, Variant } from 'kings-corner';
import type { RuleSection } from 'kings-corner/rulebook';
import { backAt, CARD, cardAt, OVERLAP, pileAt, placeAt } from './cards.js';
import { escaped } from './page.js';
import { paletteOf, type Style } from './style.js';

const GAP = 12;

/** The drawing that belongs to a section of the rules of a variant, or nothing. */
export function diagramFor({ id, title }: RuleSection, variant: Variant, hasStock: boolean, style: Style): string {
  switch (id) {
    case 'cards':
      return figure(title, fitting(style));
    case 'layout':
      return figure(title, layout(hasStock, style));
    case 'kings':
      return figure(title, kingToCorner(style));
    case 'piles':
      return variant.pileMoves === 'none' ? '' : figure(title, pileMoves(variant, style));
    default:
      return '';
  }
}

/** What is drawn, in an area of this size. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** The cross with its four corners, and the stock in the middle. */
function layout(hasStock: boolean, style: Style): Drawing {
  const { corner, stock } = style.labels;
  const at = (column: number, row: number): readonly [x: number, y: number] => [
    column * (CARD.width + GAP) + 2,
    row * (CARD.height + GAP) + 2,
  ];
  const cross: readonly (readonly [Card, number, number])[] = [
    ['9d', 1, 0],
    ['4c', 2, 1],
    ['Qh', 1, 2],
    ['7s', 0, 1],
  ];
  const corners: readonly (readonly [number, number])[] = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ];
  return {
    width: 3 * CARD.width + 2 * GAP + 6,
    height: 3 * CARD.height + 2 * GAP + 6,
    content:
      cross.map(([card, column, row]) => cardAt(card, ...at(column, row), style)).join('') +
      corners.map(([column, row]) => placeAt(corner, ...at(column, row), style)).join('') +
      (hasStock ? backAt(stock, ...at(1, 1), style) : ''),
  };
}

/** What fits, and two cards that do not: one of the same colour, one that is not one lower. */
function fitting(style: Style): Drawing {
  const examples: readonly (readonly [readonly Card[], boolean])[] = [
    [['Ks', 'Qh'], true],
    [['Td', '9c'], true],
    [['Kh', 'Qd'], false],
    [['8s', '6h'], false],
  ];
  const width = CARD.width + GAP;
  return {
    width: examples.length * width,
    height: CARD.height + OVERLAP + 26,
    content: examples
      .map(([cards, fits], index) => {
        const x = index * width + 2;
        return pileAt(cards, x, 2, style) + mark(fits, x + CARD.width / 2, CARD.height + OVERLAP + 14, style);
      })
      .join(''),
  };
}

/** A king of the hand starts a corner, another card does not. */
function kingToCorner(style: Style): Drawing {
  const { corner } = style.labels;
  const second = 3 * CARD.width + GAP;
  return {
    width: 2 * second,
    height: CARD.height + 4,
    content: [
      cardAt('Kd', 2, 2, style),
      arrow(CARD.width + 6, CARD.height / 2, style),
      placeAt(corner, 2 * CARD.width - 8, 2, style),
      mark(true, 2 * CARD.width + 17, CARD.height - 12, style),
      cardAt('8c', second, 2, style),
      arrow(second + CARD.width + 4, CARD.height / 2, style),
      placeAt(corner, second + 2 * CARD.width - 10, 2, style),
      mark(false, second + 2 * CARD.width + 15, CARD.height - 12, style),
    ].join(''),
  };
}

/** A merge, and where piles may do so a move into a space. */
function pileMoves({ pileMoves: moves }: Variant, style: Style): Drawing {
  const height = CARD.height + 3 * OVERLAP + 4;
  const merge = [
    pileAt(['9s', '8h'], 2, 2, style),
    arrow(CARD.width + 6, CARD.height / 2 + OVERLAP / 2, style),
    pileAt(['Jc', 'Td'], 2 * CARD.width - 8, 2, style),
    `<text x="${3 * CARD.width}" y="${CARD.height / 2 + 20}" font-size="20" fill="${paletteOf(style).line}">=</text>`,
    pileAt(['Jc', 'Td', '9s', '8h'], 3 * CARD.width + 18, 2, style),
  ].join('');
  const right = 4 * CARD.width + 18 + 3 * GAP;
  if (moves === 'merge') return { width: right - 2 * GAP, height, content: merge };
  const relocation = [
    pileAt(['6c', '5d'], right, 2, style),
    arrow(right + CARD.width + 4, CARD.height / 2 + OVERLAP / 2, style),
    placeAt(style.labels.space, right + 2 * CARD.width - 10, 2, style),
  ].join('');
  return { width: right + 3 * CARD.width - 8, height, content: merge + relocation };
}

/** An arrow to the right. */
function arrow(x: number, y: number, style: Style): string {
  const { line } = paletteOf(style);
  return `<path d="M${x} ${y}h26m-8 -6 8 6 -8 6" fill="none" stroke="${line}" stroke-width="2"/>`;
}

/** A tick or a cross around a point. */
function mark(isRight: boolean, x: number, y: number, style: Style): string {
  const { accent, red } = paletteOf(style);
  const d = isRight ? `M${x - 8} ${y}l5 6 11 -13` : `M${x - 7} ${y - 7}l14 14m0 -14 -14 14`;
  return `<path d="${d}" fill="none" stroke="${isRight ? accent : red}" stroke-width="3"/>`;
}

/** A drawing with a name for those who do not see it; one unit is a fifth of a millimetre. */
function figure(name: string, { width, height, content }: Drawing): string {
  return (
    `<figure><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escaped(name)}" ` +
    `viewBox="0 0 ${width} ${height}" width="${width / 5}mm" height="${height / 5}mm">${content}</svg></figure>`
  );
}
