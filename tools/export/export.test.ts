/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesIn } from '../shared/files.ts';
import { deadLinks } from './dead-links.ts';
import { finishExport } from './finish-export.ts';

function write(folder: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

test('what the owner has put into public/ arrives as it is, and of the rest only what visitors need', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'export-'));
  const [out, owned] = [path.join(folder, 'out'), path.join(folder, 'public')];
  const owners = {
    'google0a1b.html': 'google-site-verification: google0a1b.html',
    'ads.txt': 'example.com, 1, DIRECT',
    '.well-known/security.txt': 'Contact: mailto:hello@example.com',
    '404/note.html': '<script>own()</script>',
    'app/chunks/own.js': 'own()',
  };
  write(owned, owners);
  write(out, {
    'index.txt': '0:{}',
    'en/picture.png': '',
    'robots.txt': 'User-agent: *',
    'llms.txt': '# Us',
    '404/index.html': '<p>Nothing here</p>',
    '_next/static/site/_buildManifest.js': '',
    '_next/static/chunks/a.js': 'self.__next_s',
  });
  cpSync(owned, out, { recursive: true });
  expect(finishExport(out, owned)).toEqual([]);
  const left = filesIn(out);
  expect(left).toEqual(
    [...Object.keys(owners), 'robots.txt', 'llms.txt', 'picture.png', '_next/static/chunks/a.js'].sort(),
  );
  for (const [file, text] of Object.entries(owners))
    expect(readFileSync(path.join(out, file), 'utf8')).toBe(text);
});

describe('a link to a place', () => {
  const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
  const about = page('<h2 id="questions">Questions</h2>');
  const link = (href: string) => page(`<a href="${href}">A</a>`);
  const lead = (href: string) => deadLinks({ 'index.html': link(href), 'about/index.html': about });

  test.each(['/about/#questions', '/about/', '/about/#', '/about/#service=web', 'https://a.in/#b'])(
    '%s is as it should be',
    (href) => {
      expect(lead(href)).toEqual([]);
    },
  );

  test('that the page does not have is named, with those that it has', () => {
    expect(lead('/about/#no')).toEqual([
      'A link: the page /about/ has no place called "no". → Write the address without #no, or one of: questions.',
    ]);
  });

  test('is named once for both languages, and by itself where only the Telugu page lacks the place', () => {
    const telugu = {
      'index.html': link('/about/#no'),
      'about/index.html': about,
      'te/index.html': link('/te/about/#no'),
      'te/about/index.html': page(''),
      'te/contact/index.html': link('/te/about/#questions'),
    };
    expect(deadLinks(telugu)).toEqual([
      expect.stringContaining('the page /about/ has no place called "no"') as string,
      expect.stringContaining('the page /te/about/ has no place called "questions"') as string,
    ]);
  });
});
