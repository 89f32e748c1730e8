/** Which field a text of the page comes from, found by the texts alone: the page carries no marks of the editor. */

/** `id` names the field: `services.services.0.price`; `text` is what to compare, `said` what is written. */
export type FieldText = { id: string; text: string; said: string };

/** Whether a page shows what the field says, and not what it chooses. */
export const isVisible = ({ id }: FieldText) =>
  !/\.(category|slug|icon|gradient|badgeColor|service|network)$/.test(id);

export const normalize = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** How many names two fields share from the first on: those of one card share more than those of two. */
function kinship(a: string, b: string) {
  const [names, others] = [a.split('.'), b.split('.')];
  const end = names.findIndex((name, i) => name !== others[i]);
  return end === -1 ? names.length : end;
}

const isPart = (text: string, whole: string) => text.length > 2 && whole.includes(text);

/**
 * The field that the text `pressed` comes from. Of several it is the one that is nearest to where the texts `around`
 * come from, of which the first are the nearest in the page.
 */
export function findField(pressed: string, around: string[], fields: FieldText[]) {
  const words = normalize(pressed);
  if (!words) return;
  const equal = fields.filter(({ text }) => text === words);
  const inside = () => fields.filter(({ text }) => isPart(text, words) || isPart(words, text));
  const candidates = equal.length > 0 ? equal : inside();
  const neighbours = around.map(normalize).map((near) => fields.filter(({ text }) => text === near));
  const score = ({ id, text }: FieldText) =>
    neighbours.reduce(
      (sum, found, i) => sum + Math.max(0, ...found.map((field) => kinship(id, field.id))) / (i + 2),
      // Of texts that are parts of each other, the one that is nearest in length.
      -Math.abs(text.length - words.length) / 20,
    );
  return candidates.toSorted((a, b) => score(b) - score(a))[0]?.id;
}
