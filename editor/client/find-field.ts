/** Finds the field of a text in the page by the texts alone: the page carries no marks of the editor. */

/** A field with its text, as it is written and normalized for comparison. */
export type FieldText = { id: string; text: string; normalized: string };

/** A text without the differences that a page makes: spaces and capitals. */
export const normalize = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** How many parts two paths share from the first on: fields of one card share more than those of two. */
function kinship(a: string, b: string) {
  const [names, others] = [a.split('.'), b.split('.')];
  const end = names.findIndex((name, i) => name !== others[i]);
  return end === -1 ? names.length : end;
}

const isPart = (text: string, whole: string) => text.length > 2 && whole.includes(text);

/**
 * The id of the field whose text was pressed. Where several have it, the one nearest to the fields of the texts `around`, of
 * which the first are the nearest in the page.
 */
export function findField(pressed: string, around: string[], fields: FieldText[]) {
  const words = normalize(pressed);
  if (!words) return;
  const equal = fields.filter(({ normalized }) => normalized === words);
  const inside = () =>
    fields.filter(({ normalized }) => isPart(normalized, words) || isPart(words, normalized));
  const candidates = equal.length > 0 ? equal : inside();
  const neighbours = around
    .map(normalize)
    .map((near) => fields.filter(({ normalized }) => normalized === near));
  const score = ({ id, normalized }: FieldText) =>
    neighbours.reduce(
      (sum, found, i) => sum + Math.max(0, ...found.map((field) => kinship(id, field.id))) / (i + 2),
      // Where one text is a part of the other, the nearest in length counts.
      -Math.abs(normalized.length - words.length) / 20,
    );
  return candidates.toSorted((a, b) => score(b) - score(a))[0]?.id;
}
