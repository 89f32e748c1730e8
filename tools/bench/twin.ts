import { elements, without } from '../export/elements.ts';

const FONT_FACES = /@font-face\s*\{[^}]*\}/g;

/** The same page with all scripts and web fonts removed: the limit that the page is compared with. */
export function twinOf(html: string): string {
  const removed = elements(html).filter(
    ({ name, attributes }) =>
      name === 'script' ||
      (name === 'link' && ['script', 'font'].includes(attributes.as ?? '')) ||
      // It waits for a script.
      attributes.rel === 'expect' ||
      // Its hashes are those of the style sheets with fonts.
      attributes['http-equiv'] === 'Content-Security-Policy',
  );
  return without(html, removed).replaceAll(FONT_FACES, '');
}
