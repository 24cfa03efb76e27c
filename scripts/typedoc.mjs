// A plugin of TypeDoc, for what its settings cannot say: guides are named by their headings and entries by what people import; names
// of the root stand under what they are about; links find the exports of other entries.
import { CommentTag, Converter } from 'typedoc';

/** What the files of the root are about, in the order in which a reader meets them. */
const CATEGORIES = {
  Rounds: /rules\/(round|state|moves|legality|reducer|transition|scoring|perft)\.ts$/,
  'Cards and piles': /rules\/(cards|piles)\.ts$/,
  Variants: /rules\/(variant|checkVariant)\.ts$/,
  Presets: /rules\/presets\.ts$/,
  Matches: /rules\/(match|dealer)\.ts$/,
  'Views and events': /rules\/(view|events|applyEvents|redactEvents)\.ts$|table\//,
  Chance: /chance\//,
  'Saves, records, undo': /saving\//,
  Text: /notation\//,
  Schemas: /[sS]chema\.ts$/,
  Errors: /rules\/errors\.ts$/,
};

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
    const heading = /^# (.+)$/m.exec(document.content.map(({ text }) => text).join(''))?.[1];
    if (heading !== undefined) document.name = heading;
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const entries = project.children ?? [];
    const root = entries.find(({ name }) => name === 'index');
    for (const child of root?.children ?? []) addCategory(project, child);
    linkAcross(project, entries);
    for (const entry of entries) entry.name = entry === root ? 'kings-corner' : `kings-corner/${entry.name}`;
  });
}

function addCategory(project, reflection) {
  const { fileName = '' } = project.getSymbolIdFromReflection(reflection) ?? {};
  const found = Object.entries(CATEGORIES).find(([, files]) => files.test(fileName));
  const signatures = reflection.signatures ?? [reflection];
  for (const { comment } of found === undefined ? [] : signatures) {
    comment?.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: found[0] }]));
  }
}

/**
 * `{@link Name}` leads to the export of that name in another entry, when its own entry has none. TypeDoc by itself finds what a file
 * imports and what an entry exports; but the comment of a function is shown in every entry that has a type made of it. Names
 * that no entry exports are warned about as before.
 */
function linkAcross(project, entries) {
  for (const reflection of Object.values(project.reflections)) {
    const own = entries.find((entry) => reflection.getFullName().split('.')[0] === entry.name);
    for (const link of linksOf(reflection.comment)) {
      const name = link.text.trim();
      if (link.target !== undefined || own?.getChildByName(name) !== undefined) continue;
      const target = entries.map((entry) => entry.getChildByName(name)).find((other) => other !== undefined);
      if (target !== undefined) link.target = target;
    }
  }
}

function linksOf(comment) {
  if (comment === undefined) return [];
  const parts = [...comment.summary, ...comment.blockTags.flatMap(({ content }) => content)];
  return parts.filter((part) => part.kind === 'inline-tag' && part.tag === '@link');
}
