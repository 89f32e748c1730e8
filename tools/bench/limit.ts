import { elements, without } from '../export/elements.ts';

/** The page, or a style sheet, without scripts and web fonts. */
export function limitOf(text: string) {
  const removed = elements(text).filter(
    ({ name, attributes }) =>
      name === 'script' ||
      ['script', 'font'].includes(attributes.as ?? '') ||
      // The policy allows the style sheet as it was, with the fonts.
      attributes['http-equiv'] === 'Content-Security-Policy',
  );
  return without(text, removed).replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}
