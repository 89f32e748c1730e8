/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type * as buildInfo from './build-info';
import { lastChange } from './build-info';

const start = process.cwd();
let folder: string;

function commit(file: string, seconds: number) {
  writeFileSync(path.join(folder, file), String(seconds));
  const date = `${seconds} +0530`;
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', ['add', file], { cwd: folder });
  execFileSync('git', [...author, 'commit', '--quiet', '--message', file], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'last-change-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true });
});

test('is the commit that touched one of the paths last, in UTC', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  commit('home.ts', 1_700_000_000);
  commit('hero.ts', 1_710_000_000);
  commit('terms.ts', 1_720_000_000);
  expect(lastChange('home.ts', 'hero.ts')).toBe('2024-03-09T16:00:00.000Z');
  expect(lastChange('never.ts')).toBeUndefined();
});

test('is unknown in a shallow clone, whose only commit seems to have touched everything', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  commit('home.ts', 1_700_000_000);
  commit('terms.ts', 1_720_000_000);
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, 'shallow'], { cwd: folder });
  process.chdir('shallow');
  expect(lastChange('home.ts')).toBeUndefined();
});

test('is unknown outside a checkout', () => {
  expect(lastChange('home.ts')).toBeUndefined();
});

test('a checkout in which Git refuses to answer fails, instead of having no dates', () => {
  writeFileSync('.git', 'gitdir: nowhere');
  expect(() => lastChange('home.ts')).toThrow(/Git fails.*\s+fatal: not a git repository: \S+nowhere/);
});

test('the time of the build is SOURCE_DATE_EPOCH where that is set', () => {
  process.env.SOURCE_DATE_EPOCH = '1700000000';
  jest.isolateModules(() => {
    const { buildTime } = jest.requireActual<typeof buildInfo>('./build-info');
    expect(buildTime).toBe('2023-11-14T22:13:20.000Z');
  });
  delete process.env.SOURCE_DATE_EPOCH;
});
