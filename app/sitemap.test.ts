/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '@/content/pages';
import { lastChange } from './build-info';
import sitemap from './sitemap';

jest.mock('./build-info', () => ({ lastChange: jest.fn(() => '2026-01-02T03:04:05.000Z') }));

/** Words that do not show: of search results and the structure of content itself. */
const UNSEEN = /^content\/(pages|article|clock|examples|fill|rupees|replace-words|schema\/.*)\.ts$/;

/** The files that `file` imports, directly or through others. */
function importsOf(file: string, found = new Set<string>()) {
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/from '([@.][^']+)'/g)) {
    const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name);
    const target = [base, `${base}.ts`, `${base}.tsx`].find(
      (each) => /\.\w+$/.test(each) && existsSync(each),
    );
    if (target && !found.has(target)) importsOf(target, found);
  }
  return found;
}

test('a page is as old as the last change of anything that it shows', () => {
  const entries = sitemap();
  expect(entries.every(({ lastModified }) => lastModified === '2026-01-02T03:04:05.000Z')).toBe(true);
  const asked = jest.mocked(lastChange).mock.calls;
  expect(asked).toHaveLength(entries.length);
  for (const [index, name] of Object.keys(pages).entries()) {
    const counted = asked[index]!.filter((each) => !each.startsWith(':'));
    expect(counted.filter((each) => !existsSync(each))).toEqual([]);
    const folder = [`app/(${name})`, `app/${name}`].find((each) => existsSync(each)) ?? 'app/[page]';
    const shown = [...importsOf(`${folder}/page.tsx`)].filter(
      (file) => /^(content|components|app\/[^/]+\/)/.test(file) && !UNSEEN.test(file),
    );
    const isCounted = (file: string) => counted.some((each) => file === each || file.startsWith(`${each}/`));
    // Pages of text are one module, which imports the words of all of them.
    const others =
      folder === 'app/[page]'
        ? /^content\/(privacy|terms|services)\.ts$|^app\/(structured-data|share)\//
        : /^app\/(structured-data|share)\//;
    expect({ name, forgotten: shown.filter((file) => !isCounted(file) && !others.test(file)) }).toEqual({
      name,
      forgotten: [],
    });
  }
});
