import type { Rank } from 'kings-corner';
import { en, type Messages } from 'kings-corner/rulebook';
import { de } from 'kings-corner/rulebook/de';
import { es } from 'kings-corner/rulebook/es';
import { fr } from 'kings-corner/rulebook/fr';
import { ja } from 'kings-corner/rulebook/ja';

/** What stands on the sheets beside the rules. */
export interface Labels {
  readonly game: string;
  readonly rules: string;
  readonly scores: string;
  readonly match: string;
  readonly round: string;
  readonly total: string;
  readonly corner: string;
  readonly stock: string;
  readonly space: string;
  /** The letters on the cards, where they are not those of an English deck. */
  readonly indices: Readonly<Partial<Record<Rank, string>>>;
}

/** A language of the sheets. */
export interface Language {
  readonly messages: Messages;
  readonly labels: Labels;
}

export const LANGUAGES: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'ja', Language>> = {
  en: {
    messages: en,
    labels: {
      game: 'Kings in the Corner',
      rules: 'Rules',
      scores: 'Score sheet',
      match: 'Match',
      round: 'Round',
      total: 'Total',
      corner: 'corner',
      stock: 'stock',
      space: 'space',
      indices: {},
    },
  },
  de: {
    messages: de,
    labels: {
      game: 'Kings in the Corner',
      rules: 'Spielregeln',
      scores: 'Punktezettel',
      match: 'Partie',
      round: 'Runde',
      total: 'Summe',
      corner: 'Ecke',
      stock: 'Ziehstapel',
      space: 'Lücke',
      indices: { J: 'B', Q: 'D' },
    },
  },
  fr: {
    messages: fr,
    labels: {
      game: 'Kings in the Corner',
      rules: 'Règles du jeu',
      scores: 'Feuille de points',
      match: 'Partie',
      round: 'Manche',
      total: 'Total',
      corner: 'coin',
      stock: 'pioche',
      space: 'place vide',
      indices: { J: 'V', Q: 'D', K: 'R' },
    },
  },
  es: {
    messages: es,
    labels: {
      game: 'Kings in the Corner',
      rules: 'Reglas del juego',
      scores: 'Hoja de puntos',
      match: 'Partida',
      round: 'Ronda',
      total: 'Total',
      corner: 'esquina',
      stock: 'mazo',
      space: 'hueco',
      indices: {},
    },
  },
  ja: {
    messages: ja,
    labels: {
      game: 'キングス・イン・ザ・コーナー',
      rules: '遊び方',
      scores: '得点表',
      match: '試合',
      round: 'ラウンド',
      total: '合計',
      corner: 'かど',
      stock: '山札',
      space: '空き場所',
      indices: {},
    },
  },
};
