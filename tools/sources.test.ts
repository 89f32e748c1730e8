/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteSources, staleExport } from './sources.ts';

let root: string;
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  for (const folder of ['out', '.next', 'content', 'e2e']) mkdirSync(path.join(root, folder));
  write('out/index.html', 'page');
  write('content/site.ts', 'words');
  noteSources(root);
});
afterEach(() => rmSync(root, { recursive: true }));

test('an export of these sources is not stale, whatever the tests around it say', () => {
  write('e2e/new.spec.ts', 'a test');
  write('content/site.test.ts', 'a test');
  write('content/site.ts', 'words');
  expect(staleExport(root)).toBeUndefined();
});

test('an edited, a new and a removed source make it stale', () => {
  write('content/site.ts', 'other words');
  expect(staleExport(root)).toContain('other sources');
  write('content/site.ts', 'words');
  write('content/new.ts', '');
  expect(staleExport(root)).toContain('other sources');
  rmSync(path.join(root, 'content/new.ts'));
  rmSync(path.join(root, 'content/site.ts'));
  expect(staleExport(root)).toContain('Run: npm run build');
});

test('so does an export that another build wrote, and one that is not there', () => {
  utimesSync(path.join(root, 'out/index.html'), 1, 1);
  expect(staleExport(root)).toContain('was not finished by the last build');
  rmSync(path.join(root, 'out/index.html'));
  expect(staleExport(root)).toContain('There is no export');
});
