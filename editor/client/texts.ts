/** The texts of the content, as pages show them. */
import { replaceWords } from '../../content/replace-words.ts';
import { isTelugu } from '../../content/schema/fields.ts';
import { type Content, names } from '../../content/schema/files.ts';
import { type DrawingName, drawings } from '../../drawings.ts';
import { type Field, type Name, treeOf, within } from './fields.ts';
import { type FieldText, normalize } from './find-field.ts';
import { teluguOf } from './telugu.ts';

/** The text of a field, with its `{promise}` filled in; empty for a choice. */
export const filledText = ({ schema, value }: Field, { words }: Content) =>
  typeof value === 'string' && !schema.enum ? replaceWords(value, words) : '';

/** What a page shows of a field: its text, or the address of its drawing. */
export function textShownBy(field: Field, contents: Content) {
  if (field.kind === 'drawing') return drawings[field.value as DrawingName]?.src ?? '';
  return field.kind === 'text' ? filledText(field, contents) : '';
}

/** The same on a page in Telugu, which shows the English where there is no Telugu. */
export const textShownInTelugu = (field: Field, contents: Content) =>
  teluguOf(field, contents)?.text || textShownBy(field, contents);

const fieldsOf = (contents: Content, hidden: Name[]) =>
  names.filter((name) => !hidden.includes(name)).flatMap((name) => within(treeOf(name, contents)));

/** What a visitor may see: texts and drawings. `shown` is what a page of its language shows of a field. */
export const visibleTexts = (contents: Content, shown = textShownBy): FieldText[] =>
  fieldsOf(contents, ['accepted', 'telugu']).flatMap((field) => {
    const text = shown(field, contents);
    return text ? [{ id: field.id, text, normalized: normalize(text) }] : [];
  });

/** The fields that have Telugu in them, also those that no page shows. */
export const fieldsInTelugu = (contents: Content) =>
  fieldsOf(contents, ['accepted'])
    .filter((field) => isTelugu(filledText(field, contents)))
    .map(({ id }) => id);
