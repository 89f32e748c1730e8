/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { filesIn } from './shared/files';

const ICONS = /^(favicon\.ico|icons\/.*)$/;

let drawn = '';
beforeEach(() => (drawn = mkdtempSync(path.join(os.tmpdir(), 'icons-'))));
afterEach(() => rmSync(drawn, { recursive: true }));

const draw = (project: string) =>
  execFileSync(path.resolve('node_modules/.bin/tsx'), [path.resolve('tools/icons.ts'), drawn], {
    cwd: project,
  });

test('the committed icons are what `npm run icons` draws', () => {
  draw('.');
  const icons = (folder: string) => filesIn(folder).filter((file) => ICONS.test(file));
  const files = icons(drawn);
  expect(icons('public')).toEqual(files);
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file));
  expect(files.filter((file) => !read('public', file).equals(read(drawn, file)))).toEqual([]);
});

test("an icon that systems cut to their shape has the logo's own colour around it", async () => {
  mkdirSync(path.join(drawn, 'content'));
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#7a1f3d"/></svg>';
  writeFileSync(path.join(drawn, 'content/logo.svg'), logo);
  draw(drawn);
  const pixels = await sharp(path.join(drawn, 'icons/maskable-512.png')).raw().toBuffer();
  expect([...pixels.subarray(0, 3)]).toEqual([0x7a, 0x1f, 0x3d]);
});
