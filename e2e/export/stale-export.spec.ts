import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { buildId } from '../../tools/build-id.ts';
import { staleExport } from '../support/stale-export.ts';

let root: string;
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

test.beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stale-'));
  for (const folder of ['out', 'content', 'e2e']) mkdirSync(path.join(root, folder));
  write('content/site.ts', 'words');
  write('out/index.txt', `{"b":"${buildId(root)}"}`);
});
test.afterEach(() => rmSync(root, { recursive: true }));

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

test('so does an export that is not there', () => {
  rmSync(path.join(root, 'out/index.txt'));
  expect(staleExport(root)).toContain('There is no export');
});
