import { type Card, colorOf, rankOf, type Suit, suitOf } from 'kings-corner';
import { escaped } from './page.js';
import { indexOf, paletteOf, type Style } from './style.js';

/** The size of a card in units of a drawing. */
export const CARD = { width: 50, height: 70 };

/** How far a card of a pile leaves the one below it in sight. */
export const OVERLAP = 22;

/** The outlines of the suits in a square of 24. */
const SUITS: Readonly<Record<Suit, string>> = {
  h: 'M12 21.5C5 16 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 8-10 13.5Z',
  d: 'M12 2l7.5 10L12 22 4.5 12Z',
  s: 'M12 2c7 5.5 10 8.7 10 12.5a4.8 4.8 0 0 1-8.6 3L15 22H9l1.6-4.5a4.8 4.8 0 0 1-8.6-3C2 10.7 5 7.5 12 2Z',
  c: 'M12 2a4.6 4.6 0 0 1 3.7 7.4 4.6 4.6 0 1 1-2.6 7.4L14.8 22H9.2l1.7-5.2a4.6 4.6 0 1 1-2.6-7.4A4.6 4.6 0 0 1 12 2Z',
};

/** A card face up, its upper left corner at a point. */
export function cardAt(card: Card, x: number, y: number, style: Style): string {
  const { line, paper } = paletteOf(style);
  const { width, height } = CARD;
  return (
    `<g transform="translate(${x} ${y})">` +
    `<rect width="${width}" height="${height}" rx="5" fill="${paper === 'none' ? '#fff' : paper}" stroke="${line}"/>` +
    `<text x="5" y="17" font-size="16" font-weight="bold" fill="${inkOf(card, style)}">${escaped(indexOf(rankOf(card), style))}</text>` +
    `${suitAt(card, width - 18, 4, 14, style)}${suitAt(card, 12, 30, 26, style)}</g>`
  );
}

/** A pile, its base on top of the drawing and each further card lower. */
export function pileAt(cards: readonly Card[], x: number, y: number, style: Style): string {
  return cards.map((card, index) => cardAt(card, x, y + index * OVERLAP, style)).join('');
}

/** A place without a card, and what it is called. */
export function placeAt(label: string, x: number, y: number, style: Style): string {
  const { line } = paletteOf(style);
  const { width, height } = CARD;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="none" stroke="${line}" stroke-dasharray="4 3"/>` +
    `<text x="${x + width / 2}" y="${y + height / 2 + 4}" font-size="${labelSize(label)}" text-anchor="middle" fill="${line}">${escaped(label)}</text>`
  );
}

/** A card face down, and what it is called. */
export function backAt(label: string, x: number, y: number, style: Style): string {
  const { line, back } = paletteOf(style);
  const { width, height } = CARD;
  const text = back === 'none' ? line : '#fff';
  return (
    `<rect x="${x + 3}" y="${y + 3}" width="${width}" height="${height}" rx="5" fill="#fff" stroke="${line}"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="${back === 'none' ? '#fff' : back}" stroke="${line}"/>` +
    `<rect x="${x + 4}" y="${y + 4}" width="${width - 8}" height="${height - 8}" rx="3" fill="none" stroke="${text}"/>` +
    `<text x="${x + width / 2}" y="${y + height / 2 + 4}" font-size="${labelSize(label)}" text-anchor="middle" fill="${text}">${escaped(label)}</text>`
  );
}

/** Small enough for the label to stay within a card. */
function labelSize(label: string): number {
  const wide = [...label].filter((sign) => sign > '\u2e7f').length; // signs of East Asia are about twice as wide
  return Math.min(11, Math.floor((CARD.width - 10) / (0.55 * (label.length + wide))));
}

function suitAt(card: Card, x: number, y: number, size: number, style: Style): string {
  const ink = inkOf(card, style);
  const isHollow = style.ink === 'saver' && colorOf(card) === 'red';
  const scale = size / 24;
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${SUITS[suitOf(card)]}" fill="${isHollow ? '#fff' : ink}" stroke="${ink}" stroke-width="${1.2 / scale}"/>`;
}

function inkOf(card: Card, style: Style): string {
  const { red, black } = paletteOf(style);
  return colorOf(card) === 'red' ? red : black;
}
