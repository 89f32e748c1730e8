/** The site with other contents than ours: what the content check lets through must pass every other check. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import type { Content } from '../../content/schema/files.ts';
import { largest, launched, smallest, writeContent } from '../../tools/content-check/contents.cases.ts';
import { build, copyProject } from '../../tools/copy-project.ts';

/** The specs of e2e/ that ask whether a content makes a site at all, by the words of their names. */
const BASIC = ['crawl', 'smoke', 'overflow'];

let copy: string;
test.beforeAll(() => {
  copy = copyProject('contents-');
});
test.afterAll(() => rmSync(copy, { recursive: true }));

/** Runs these specs of e2e/ on the export of the copy, or all. Throws with all that they said if one fails. */
function run(...specs: string[]) {
  // What this run was told is not meant for that one.
  const { PORT, BASE_URL, TEST_WORKER_INDEX, ...env } = process.env;
  const options = { cwd: copy, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'e2e', ...specs],
    options,
  );
  if (status !== 0) throw new Error(`${stdout.slice(-8000)}${stderr}`);
}

/** Puts the content into the copy, and builds it there. Returns the HTML of a page as it is read. */
function publish(content: Content) {
  writeContent(copy, content);
  const out = build(copy);
  return (page: string) =>
    readFileSync(path.join(out, page, 'index.html'), 'utf8')
      .replaceAll('<!-- -->', '')
      .replaceAll('&amp;', '&');
}

test('launched: what staff changed is in the pages', () => {
  const content = launched();
  const { site, services } = content;
  const read = publish(content);
  const service = services.at(-1)!;
  for (const [page, shown] of [
    ['', `<title>${content.pages.home.title} | ${site.brand}</title>`],
    ['', site.cities.at(-1)!],
    ['', site.social[0].url],
    ['about', `<link rel="canonical" href="${site.url}/about/"`],
    ['contact', `https://wa.me/${site.chatNumber}`],
    ['contact', `mailto:${site.email}`],
    ['services', services[0].originalPrice],
    ['services', services[0].discount],
    // The new service reaches the form by itself: as a choice, and from its card.
    ['services', `href="/contact/#service=${service.slug}"`],
    ['contact', `>${service.title}</option>`],
  ] as const)
    expect(read(page), page).toContain(shown);
  run(...BASIC);
});

test('smallest: as few of everything as may be, the shortest texts', () => {
  publish(smallest());
  run(...BASIC);
});

test('largest: every text and every list at its limit', () => {
  publish(largest());
  run();
});
