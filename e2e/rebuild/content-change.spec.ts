import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { applyEdits } from '../../tools/content-check/edits.cases.ts';
import { goodEdits, VIDEO } from '../../tools/content-check/good-edits.cases.ts';
import { build, copyProject } from '../../tools/copy-project.ts';

/** HTML with its characters as they are read, and without the marks that React puts between texts. */
const readable = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

test('what staff change in content/, one more service included, is in the exported pages', () => {
  test.setTimeout(300_000);
  const copy = copyProject('content-');
  try {
    applyEdits(copy, goodEdits);
    const out = build(copy);
    const read = (page: string) =>
      readable(
        readFileSync(path.join(out, page === '404' ? '404.html' : path.join(page, 'index.html')), 'utf8'),
      );
    const shown = [
      ...goodEdits,
      // The new service reaches the form by itself: as a choice, and from its card.
      { page: 'contact', shows: `>${VIDEO.title}</option>` },
      { page: 'services', shows: `href="/contact/#service=${VIDEO.slug}"` },
    ];
    expect(shown.filter(({ page, shows }) => !read(page).includes(shows))).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
