/** A browser keeps what it has, and a deployment sends what has changed: both go by the bytes. */
import { exec } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesIn } from '../tools/shared/files.ts';
import { copyProject } from './support/copy-project.ts';
import { expect, test } from './support/fixtures.ts';

test('a build in another folder, time zone and language has the same bytes in every file @slow', async () => {
  test.setTimeout(1_200_000);
  const copy = await copyProject('project-built-elsewhere-');
  try {
    const env = { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'te_IN.UTF-8' };
    await promisify(exec)('npm run build', { cwd: copy, env });
    const there = path.join(copy, 'out');
    expect(filesIn(there), 'is out/ of the same commit?').toEqual(filesIn('out'));
    const isEqual = (file: string) =>
      readFileSync(path.join('out', file)).equals(readFileSync(path.join(there, file)));
    expect(filesIn('out').filter((file) => !isEqual(file))).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
