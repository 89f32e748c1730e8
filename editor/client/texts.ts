/** The texts of the content, as pages show them. */
import { replaceWords } from '../../content/replace-words.ts';
import { type Content, names } from '../../content/schema/files.ts';
import { type DrawingName, drawings } from '../../drawings.ts';
import { type Field, treeOf, within } from './fields.ts';
import { type FieldText, isVisible, normalize } from './find-field.ts';
import { teluguOf } from './telugu.ts';

/** The text of a field as a page shows it, or the address of its drawing. */
export function textShownBy({ name, schema, value }: Field, { words }: Content) {
  if (typeof value !== 'string') return '';
  if (name === 'drawing') return drawings[value as DrawingName]?.src ?? '';
  return schema.enum ? '' : replaceWords(value, words);
}

/** The same on a page in Telugu, which shows the English where there is no Telugu. */
export const textShownInTelugu = (field: Field, contents: Content) =>
  teluguOf(field, contents)?.text || textShownBy(field, contents);

function allShown(contents: Content, shown = textShownBy): FieldText[] {
  return names
    .filter((name) => name !== 'accepted')
    .flatMap((name) => within(treeOf(name, contents)))
    .map((field) => ({ id: field.id, text: shown(field, contents) }))
    .filter(({ text }) => text)
    .map(({ id, text }) => ({ id, text, normalized: normalize(text) }));
}

/** What a visitor may see: texts and drawings. `shown` is what a page of its language shows of a field. */
export const visibleTexts = (contents: Content, shown = textShownBy) =>
  allShown(contents, shown).filter((one) => isVisible(one) && !one.id.startsWith('telugu.'));

/** All texts, also those that no page shows. */
export const allTexts = (contents: Content) =>
  allShown(contents).filter(({ id }) => !id.endsWith('.drawing'));
