import { standard } from 'kings-corner';
import { en, explainCode, explainReason, type Messages, rulebook, type Sheet, type Text } from 'kings-corner/rulebook';
import { expectTypeOf, it } from 'vitest';

it('a catalogue that lacks a message does not compile', () => {
  const { codes, reasons, sheet, ...rest } = en;
  const { stale, ...fewerCodes } = codes;
  const { forced, ...fewerReasons } = reasons;
  const { spaces, ...fewerSections } = sheet;
  // @ts-expect-error a code has no sentence
  const withoutCode: Messages = { ...rest, sheet, reasons, codes: fewerCodes };
  // @ts-expect-error a reason has no sentence
  const withoutReason: Messages = { ...rest, sheet, codes, reasons: fewerReasons };
  // @ts-expect-error a section is missing
  const withoutSection: Messages = { ...rest, codes, reasons, sheet: fewerSections };
  // @ts-expect-error the differences have no words
  const withoutOptions: Messages = { ...en, options: undefined };
  void [stale, forced, spaces, withoutCode, withoutReason, withoutSection, withoutOptions];
});

it('a line that lacks a rule, or a section that lacks a line, does not compile', () => {
  const spaces: Sheet['spaces'] = ['Spaces', '{space?A space.{moves? A pile leaves one.}}'];
  // @ts-expect-error what piles leave is not said
  const withoutFlag: Sheet['spaces'] = ['Spaces', '{space?A space.}'];
  // @ts-expect-error the title alone is no section
  const withoutLine: Sheet['spaces'] = ['Spaces'];
  // @ts-expect-error the number is missing
  const withoutSlot: Messages['counts'] = { ...en.counts, cards: 'cards' };
  // @ts-expect-error a row needs two cells
  const withoutCell: Sheet['placing'] = ['Title', 'Place', 'a\tb', 'c\td', '{space?e\tf{noKing? g}}', 'end'];
  void [spaces, withoutFlag, withoutLine, withoutSlot, withoutCell];
});

it('a text must hold each of its slots, in any order', () => {
  expectTypeOf<'{b} of {a}'>().toExtend<Text<'a' | 'b'>>();
  expectTypeOf<'only {a}'>().not.toExtend<Text<'a' | 'b'>>();
  expectTypeOf<'{a?yes/no}'>().toExtend<Text<'a?'>>();
  expectTypeOf<'{a}'>().not.toExtend<Text<'a?'>>();
});

it('a sheet cannot be written into, and codes and reasons are known ones', () => {
  const [section] = rulebook(standard);
  // @ts-expect-error read-only
  if (section) section.title = 'Goal';
  // @ts-expect-error no code of a move
  explainCode('too-slow');
  // @ts-expect-error no reason of a hint
  explainReason('because');
});
