/** @jest-environment node */
import { existsSync } from 'node:fs';
import { pages, site } from '@/content';
import sitemap from './sitemap';

jest.mock('./build-info', () => ({ lastChange: (...files: string[]) => files.join() }));
// A page that staff add has no file of its own.
Object.assign(pages, { team: { ...pages.terms, path: '/team/' } });

const askedFor = (path: string) =>
  sitemap()
    .find(({ url }) => url === site.url + path)!
    .lastModified!.toString()
    .split(',');

test.each([
  ['/', ['content/home.json', 'content/process.json']],
  [pages.services.path, ['content/services.json']],
  [pages.privacy.path, ['content/privacy.json']],
  ['/team/', ['content/pages.json']],
])('%s is as old as its words', (path, files) => {
  expect(askedFor(path)).toEqual(files);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
