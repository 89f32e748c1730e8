/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  readdirSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A repository, the clone that is edited, and that of a colleague. */
const outside = mkdtempSync(path.join(tmpdir(), 'editor-git-'));
const project = path.join(outside, 'site');
const colleague = path.join(outside, 'colleague');
const home = process.cwd();

const run = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

type Words = { promise: string; send: string };
const WORDS = 'content/words.json';
const words = (folder = project) => JSON.parse(readFileSync(path.join(folder, WORDS), 'utf8')) as Words;
const write = (folder: string, next: Partial<Words>) =>
  writeFileSync(path.join(folder, WORDS), `${JSON.stringify({ ...words(folder), ...next }, null, 2)}\n`);

function clone(folder: string, name: string) {
  run(outside, 'clone', '--quiet', 'repository.git', folder);
  run(folder, 'config', 'user.name', name);
  run(folder, 'config', 'user.email', `${name}@example.com`);
}

function publish(next: Partial<Words>, other = 'notes.md') {
  run(colleague, 'pull', '--quiet');
  write(colleague, next);
  writeFileSync(path.join(colleague, other), `// ${next.promise!}`);
  run(colleague, 'add', '--all');
  run(colleague, 'commit', '--quiet', '--message', 'From elsewhere');
  run(colleague, 'push', '--quiet');
}

/** What the editor is when it has just been started in the project. */
async function start() {
  jest.resetModules();
  return {
    ...(await import('./git.ts')),
    ...(await import('./upstream.ts')),
    ...(await import('./content-on-disk.ts')),
    ...(await import('./publish.ts')),
    ...(await import('./progress.ts')),
  };
}

beforeEach(() => {
  run(outside, 'init', '--quiet', '--bare', '--initial-branch', 'main', 'repository.git');
  clone(project, 'lakshmi');
  cpSync(path.join(home, 'content'), path.join(project, 'content'), { recursive: true });
  mkdirSync(path.join(project, 'editor/client'), { recursive: true });
  const files = {
    'package-lock.json': '{}',
    'package.json': '{}',
    'part.ts': '',
    'editor/server.ts': `import '../part.ts';`,
    'editor/client/main.tsx': '',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(project, file), text);
  run(project, 'add', '--all');
  run(project, 'commit', '--quiet', '--message', 'The beginning');
  run(project, 'push', '--quiet');
  clone(colleague, 'ravi');
  process.chdir(project);
});

afterEach(() => {
  process.chdir(home);
  for (const folder of ['repository.git', 'site', 'colleague'])
    rmSync(path.join(outside, folder), { recursive: true, force: true });
});

afterAll(() => rmSync(outside, { recursive: true, force: true }));

test('what was half merged when the editor ended is nobody’s change here', async () => {
  const { promise } = words();
  publish({ promise: '5 hours', send: 'Ask' });
  run(project, 'fetch', '--quiet');
  // Written, and the folder is not fast-forwarded.
  write(project, { promise: '5 hours', send: 'Ask' });
  // They take one back, and change the other again.
  publish({ promise, send: 'Ask us' });
  const { pull, hasConflicts } = await start();
  await pull();
  expect(hasConflicts()).toBe(false);
  expect(words()).toEqual({ promise, send: 'Ask us' });
  expect(run(project, 'rev-parse', 'HEAD')).toBe(run(colleague, 'rev-parse', 'HEAD'));
});

test('what was published when the editor ended is known at the next start, without a network', async () => {
  const { promise } = words();
  write(project, { promise: '5 hours' });
  publish({ promise: '5 hours' });
  run(project, 'fetch', '--quiet');
  run(project, 'remote', 'set-url', 'origin', '/nowhere');
  const { mergeFetched, publishedCommit, contentsAt } = await start();
  await mergeFetched();
  const [published] = await contentsAt(publishedCommit());
  expect(published!.words).toEqual(words());
  expect(words().promise).not.toBe(promise);
});

test('where a file is in the way, nothing is merged', async () => {
  const before = words();
  publish({ promise: '5 hours' });
  writeFileSync('notes.md', 'Mine');
  const { pull } = await start();
  await expect(pull()).rejects.toThrow(/unfinished work/);
  expect(words()).toEqual(before);
  expect(readFileSync('notes.md', 'utf8')).toBe('Mine');
  rmSync('notes.md');
  await pull();
  expect(words().promise).toBe('5 hours');
  expect(run(project, 'status', '--porcelain')).toBe('');
});

test('the history and a publication pull one after the other', async () => {
  const log = path.join(outside, 'log');
  const slow = `echo begin >>${log}; sleep 0.3; git-upload-pack "$@"; echo end >>${log}; true`;
  run(project, 'config', 'remote.origin.uploadpack', `sh -c '${slow}' --`);
  publish({ promise: '5 hours' });
  const { publishRoutes, progress } = await start();
  const seen = publishRoutes['GET /edit/api/history']!({} as never);
  await publishRoutes['POST /edit/api/publish']!({ message: 'Mine' } as never);
  await seen;
  while (!progress.outcome) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readFileSync(log, 'utf8')).toBe('begin\nend\nbegin\nend\n');
  // By this every window asks anew what is published.
  expect(progress.head).toBe(run(colleague, 'rev-parse', 'HEAD'));
});

test('the lock of a developer who is writing the message of a commit stays, however old it is', async () => {
  publish({ promise: '5 hours' });
  const lock = path.join(project, '.git/index.lock');
  writeFileSync(lock, '');
  const old = Date.now() / 1000 - 3600;
  utimesSync(lock, old, old);
  const { pull } = await start();
  await expect(pull()).rejects.toThrow(/two minutes/);
  rmSync(lock);
  await pull();
  expect(words().promise).toBe('5 hours');
});

test('a change of the program asks for a new start, whoever has pulled it', async () => {
  const { pull, checkProgram } = await start();
  publish({ promise: '5 hours' }, 'notes.md');
  await pull();
  await checkProgram();
  // Of another folder, and a part of the server.
  publish({ promise: '6 hours' }, 'part.ts');
  await pull();
  await expect(checkProgram()).rejects.toThrow(/npm run edit/);
  await (await start()).checkProgram();
});

test('a copy that was not finished is removed before Git is asked for more, and nobody else’s folder', async () => {
  const copy = `${project}-publishing-x`;
  run(project, 'worktree', 'add', '--quiet', '--detach', '--lock', copy);
  rmSync(path.join(copy, '.git'));
  // With it, Git fetches nothing.
  writeFileSync(path.join(project, '.git/worktrees/site-publishing-x/HEAD'), `${'1'.repeat(40)}\n`);
  const own = `${project}-publishing-own`;
  mkdirSync(own);
  publish({ promise: '5 hours' });
  const { publishRoutes, progress } = await start();
  await publishRoutes['POST /edit/api/publish']!({ message: 'Mine' } as never);
  while (!progress.outcome) await new Promise((resolve) => setTimeout(resolve, 50));
  // It has come as far as to the packages, which are not here.
  expect(progress.outcome.message).toMatch(/copy of the site/);
  expect(words().promise).toBe('5 hours');
  expect(run(project, 'worktree', 'list').split('\n')).toHaveLength(1);
  expect(readdirSync(outside).filter((name) => name.includes('publishing'))).toEqual([path.basename(own)]);
  rmSync(own, { recursive: true });
});

test('what others have published and nobody can read is not published over', async () => {
  const { promise } = words();
  run(colleague, 'pull', '--quiet');
  writeFileSync(path.join(colleague, WORDS), '{"promise": "5 hours"');
  run(colleague, 'commit', '--quiet', '--all', '--message', 'Broken');
  run(colleague, 'push', '--quiet');
  const { pull } = await start();
  await expect(pull()).rejects.toThrow(WORDS);
  expect(words().promise).toBe(promise);
  expect(run(project, 'rev-parse', 'HEAD')).not.toBe(run(colleague, 'rev-parse', 'HEAD'));
});

test('a file that begins with the mark of some programs is read', async () => {
  run(colleague, 'pull', '--quiet');
  const text = JSON.stringify({ ...words(colleague), promise: '5 hours' });
  writeFileSync(path.join(colleague, WORDS), `\uFEFF${text}`);
  run(colleague, 'commit', '--quiet', '--all', '--message', 'From Windows');
  run(colleague, 'push', '--quiet');
  const { pull } = await start();
  await pull();
  expect(words().promise).toBe('5 hours');
});

test('a text may say what Git prints between files', async () => {
  write(project, { promise: 'content: file of content: 0 words' });
  run(project, 'commit', '--quiet', '--all', '--message', 'content: files');
  const { contentsAt } = await start();
  const [content] = await contentsAt('HEAD');
  expect(content!.words).toEqual(words());
});

test('conflicts that cannot be read stop everything that would write over them', async () => {
  writeFileSync(path.join(project, '.git/editor-conflicts.json'), '[{');
  const { hasConflicts, contentOnDisk } = await start();
  expect(hasConflicts).toThrow('editor-conflicts.json');
  expect(() => contentOnDisk.read('words')).toThrow('editor-conflicts.json');
});
