/** The words of content/, and what of a page is not made of them. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';

/** Fields whose text is for the machine. */
const NO_WORDS = ['id', 'slug', 'category', 'path', 'href', 'icon', 'gradient', 'badgeColor', 'network'];

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    yield value;
    // A price is set in two sizes: "Starting from", and the amount.
    const [before, amount] = value.split(/(?=₹)/);
    if (amount) yield before!.trim();
  }
  if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) if (!NO_WORDS.includes(key)) yield* textsOf(part);
}

const folder = path.join(import.meta.dirname, '../../content');
const names = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] });
const files = await Promise.all(names.map((name) => import(`../../content/${name}`) as Promise<unknown>));

/** The longest first, so that none takes a piece out of another. */
const texts = [...new Set(textsOf(files))].sort((a, b) => b.length - a.length);

const LETTER = /\p{L}/u;

/** What remains of `shown` without the texts of content/, where letters remain; else undefined. */
export function foreignWords(shown: string) {
  let rest = ` ${shown.replace(/\s+/g, ' ').trim()} `;
  for (const text of texts) {
    if (!LETTER.test(rest)) return undefined;
    for (let at = rest.indexOf(text); at >= 0; at = rest.indexOf(text, at + 1)) {
      const end = at + text.length;
      const isWhole = !LETTER.test(rest[at - 1] ?? '') && !LETTER.test(rest[end] ?? '');
      if (isWhole) rest = `${rest.slice(0, at)}·${rest.slice(end)}`;
    }
  }
  return LETTER.test(rest) ? rest.replace(/[·\s]+/g, ' ').trim() : undefined;
}

/** Attributes that are shown or read aloud. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
];

/**
 * Every text of the page as it is now, and everything that gives an element its name: what is hidden
 * and what the style sheet adds included. Leaves out script, style, the build time, and
 * what a page with script holds for those without.
 */
const shownTexts = (page: Page) =>
  page.evaluate((spoken) => {
    const found = [document.title];
    for (const meta of document.querySelectorAll(
      'meta[name=description], meta[property^="og:"]:is([property$=title], [property$=description], [property$=alt], [property$=site_name])',
    ))
      found.push(meta.getAttribute('content') ?? '');
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!node.parentElement?.closest('script, style, time, noscript')) found.push(node.textContent ?? '');
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of spoken) found.push(element.getAttribute(name) ?? '');
      for (const part of ['::before', '::after', '::marker', '::placeholder'])
        found.push(/"(.*)"/.exec(getComputedStyle(element, part).content)?.[1] ?? '');
      if (element instanceof HTMLInputElement && /button|submit|reset/.test(element.type))
        found.push(element.value);
    }
    return [...new Set(found)];
  }, SPOKEN);

/** Words on the page as it is now that content/ does not have. */
export const wordsNotInContent = async (page: Page) =>
  (await shownTexts(page)).flatMap((text) => foreignWords(text) ?? []);
