/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesIn } from './files';

const ICONS = /^(favicon\.ico|icons\/.*)$/;

test('the committed icons are what `npm run icons` draws', () => {
  const drawn = mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  try {
    execFileSync('npx', ['tsx', 'tools/icons.ts', drawn]);
    const icons = (folder: string) => filesIn(folder).filter((file) => ICONS.test(file));
    const files = icons(drawn);
    expect(icons('public')).toEqual(files);
    const read = (folder: string, file: string) => readFileSync(path.join(folder, file));
    expect(files.filter((file) => !read('public', file).equals(read(drawn, file)))).toEqual([]);
  } finally {
    rmSync(drawn, { recursive: true });
  }
});
