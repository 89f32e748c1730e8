import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, copyProject } from '../../tools/copy-project.ts';

const filesIn = (folder: string) =>
  globSync('**', { cwd: folder })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();

/** What stands around the first byte that differs in two files. Undefined if none does. */
function difference(one: Buffer, other: Buffer) {
  if (one.equals(other)) return undefined;
  const at = one.findIndex((byte, i) => byte !== other[i]);
  return [one, other].map((file) => file.subarray(Math.max(0, at - 120), at + 120).toString());
}

test('the same source built in another folder gives the same export, byte for byte', () => {
  test.setTimeout(300_000);
  const out = path.join(import.meta.dirname, '../../out');
  const copy = copyProject('another-folder-with-a-longer-name-');
  try {
    const rebuilt = build(copy);
    const files = filesIn(out);
    expect(filesIn(rebuilt)).toEqual(files);
    expect(files).toContain('index.html');
    const different = files.flatMap((file) => {
      const excerpts = difference(readFileSync(path.join(out, file)), readFileSync(path.join(rebuilt, file)));
      return excerpts ? { file, excerpts } : [];
    });
    expect(different).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
