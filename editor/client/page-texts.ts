/** Which field an element of the page shows, and which elements show a field: found by what they say. */
import type { Content } from '../../content/schema/files.ts';
import { languageOf } from '../../page-language.ts';
import type { Field } from './fields.ts';
import { type FieldText, findField, normalize } from './find-field.ts';
import { textShownBy, textShownInTelugu, visibleTexts } from './texts.ts';

/** Not by its location, which a document that was left has not any more. */
export const pathOf = (page: Document) => new URL(page.URL).pathname;

export const isInTelugu = (page: Document) => languageOf(pathOf(page)) === 'te';

/** Whether the page says that it broke. It goes on to say so when what broke it is corrected. */
export const isBroken = (page: Document) => page.querySelector('[role="alert"] h1') !== null;

/** What an element says, or else what it is called. */
const wordsOf = (element: Element) =>
  normalize(
    element.textContent ||
      ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name)).find(Boolean) ||
      '',
  );

/** The smallest elements with text. */
function textElements(root: Element) {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set<Element>();
  while (walker.nextNode())
    if (normalize(walker.currentNode.textContent!)) found.add(walker.currentNode.parentElement!);
  return [...found].filter((element) => !element.matches('script, style'));
}

/** The most texts around an element that tell where it is. */
const NEIGHBOURS = 40;

/** The texts around an element, the nearest first. */
function textsAround(element: Element) {
  const texts = new Set<string>();
  for (let around = element.parentElement; around && texts.size < NEIGHBOURS; around = around.parentElement)
    for (const near of textElements(around)) texts.add(wordsOf(near));
  return [...texts].slice(0, NEIGHBOURS);
}

/** The field of an element: of a drawing by its file, of an icon by the name of the link around it. */
function fieldOf(element: Element, texts: FieldText[]) {
  // A view of the whole file is the same drawing; a part of it is another.
  const file = element.getAttribute('src')?.replace(/#svgView.*/, '');
  const drawing = texts.find(({ text }) => text === file)?.normalized;
  const isMute = !drawing && !wordsOf(element);
  const named = (isMute && element.closest('a, button')) || element;
  return findField(drawing ?? wordsOf(named), textsAround(named), texts);
}

/** Looks for the fields of `contents` in a page. All their texts are put together once, when they are first needed. */
export function lookAt(page: Document, contents: Content) {
  const shownBy = isInTelugu(page) ? textShownInTelugu : textShownBy;
  let found: FieldText[] | undefined;
  const texts = () => (found ??= visibleTexts(contents, shownBy));
  const textOf = (field: Field) => normalize(shownBy(field, contents));
  const isShowing = (element: Element, field: Field) =>
    wordsOf(element).includes(textOf(field)) && element.getClientRects().length > 0;
  return {
    /** The id of the field that an element shows. */
    fieldOf: (element: Element) => fieldOf(element, texts()),
    /** What the page says of a field, normalized. */
    textOf,
    /** Whether an element can be seen and says what the field does. */
    isShowing,
    /** The elements that show a field: with its text, and from which a press leads to the field. */
    elementsOf: (field: Field) =>
      textElements(page.body)
        .filter((element) => isShowing(element, field))
        .filter((element) => fieldOf(element, texts()) === field.id),
  };
}
