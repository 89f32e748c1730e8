import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson, reasonOf, replaceFile } from './files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'editor-files-'));
const file = path.join(folder, 'words.json');

beforeEach(() => writeFileSync(file, '{"send":"Send"}'));

/** Writes 20 MB of one letter after the other, as fast as it can, until it is killed. */
const WRITER = `
  import { replaceFile } from ${JSON.stringify(pathToFileURL('editor/files.ts').href)};
  for (let i = 0; ; i++) {
    replaceFile(${JSON.stringify(file)}, String(i % 10).repeat(2e7));
    if (i === 1) console.log('writing');
  }`;

test('a program that is killed while it writes leaves one whole text', async () => {
  const writer = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', WRITER]);
  await once(writer.stdout, 'data');
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  const text = readFileSync(file, 'utf8');
  expect(text).toHaveLength(2e7);
  expect(new Set(text).size).toBe(1);
});

test('a text that could not be written leaves the old one', () => {
  // As far as a full disk would let it come.
  mkdirSync(path.join(folder, '.words.json.tmp'));
  expect(() => replaceFile(file, '{}')).toThrow();
  expect(readJson(file)).toEqual({ send: 'Send' });
});

test('a read-only file is left alone, with the reason', () => {
  chmodSync(file, 0o444);
  let reason = '';
  try {
    replaceFile(file, '{}');
  } catch (error) {
    reason = reasonOf(error as NodeJS.ErrnoException);
  }
  chmodSync(file, 0o644);
  expect(reason).toMatch(/read-only/);
  expect(readJson(file)).toEqual({ send: 'Send' });
});

test.each([
  ['deleted', () => rmSync(file), /deleted/],
  ['emptied', () => writeFileSync(file, '\n'), /empty/],
  ['half written', () => writeFileSync(file, '{"send":'), /cannot be read/],
  ['of something else', () => writeFileSync(file, '[]'), /cannot be read/],
  ['a folder', () => (rmSync(file), mkdirSync(file)), /folder/],
])('a file that is %s cannot be read, and is told without a word of programmers', (_, spoil, said) => {
  spoil();
  expect(() => readJson(file)).toThrow(said);
  expect(() => readJson(file)).not.toThrow(/JSON|token|E[A-Z]{4}/);
  rmSync(file, { recursive: true, force: true });
});
