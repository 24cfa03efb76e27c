import type { Rank } from 'kings-corner';
import type { Messages } from 'kings-corner/rulebook';
import type { Labels } from './labels.js';

/** How a sheet is printed. */
export interface Style {
  readonly paper: 'a4' | 'letter';
  /** `'saver'`: outlines in black only; red suits are hollow, so that colours can still be told apart. */
  readonly ink: 'colour' | 'saver';
  readonly diagrams: boolean;
  readonly messages: Messages;
  readonly labels: Labels;
}

/** Colours of a drawing. */
export interface Palette {
  readonly red: string;
  readonly black: string;
  readonly line: string;
  readonly paper: string;
  readonly back: string;
  readonly accent: string;
}

const COLOUR: Palette = {
  red: '#b3202c',
  black: '#1d1d1b',
  line: '#555',
  paper: '#fff',
  back: '#2f5d8c',
  accent: '#1d6b45',
};

const SAVER: Palette = { red: '#000', black: '#000', line: '#000', paper: 'none', back: 'none', accent: '#000' };

export function paletteOf({ ink }: Style): Palette {
  return ink === 'colour' ? COLOUR : SAVER;
}

/** The index of a rank as it stands on the cards of the language. */
export function indexOf(rank: Rank, { labels }: Style): string {
  if (rank === 'T') return '10';
  return labels.indices[rank] ?? rank;
}
