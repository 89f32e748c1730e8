/** What the editor asks of Git, by its program: what is published, what others have published, what was published when. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { names } from '../content/schema/files.ts';
import { type Conflict, isEqual, merge } from './compare.ts';
import { fileOf, written } from './contents.ts';
import { readStored, replaceFile } from './files.ts';

const execute = promisify(execFile);

/** A password would be asked for where nobody looks. Two minutes are more than a slow connection takes. */
const options = {
  env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
  timeout: 120_000,
  maxBuffer: 50_000_000,
};

/** Throws where Git fails. */
export async function git(...args: string[]) {
  return (await execute('git', args, options)).stdout.trimEnd();
}

/** What Git answers, and nothing where it has no answer. */
export const ask = (...args: string[]) => git(...args).catch(() => '');

/** The repository and the branch that this one follows; else one of its own name in the first repository there is. */
export async function whereTo() {
  const branch = await git('branch', '--show-current');
  const [first] = (await ask('remote')).split('\n');
  const remote = branch && ((await ask('config', `branch.${branch}.remote`)) || first!);
  const followed = await ask('config', `branch.${branch}.merge`);
  const target = followed || `refs/heads/${branch}`;
  return { remote, target, tracked: target.replace('refs/heads', `refs/remotes/${remote}`) };
}

/** The published commit, as far as it was brought in: what is edited here began with it. */
export async function publishedCommit() {
  const { tracked } = await whereTo();
  return (await ask('merge-base', 'HEAD', tracked)) || git('rev-parse', 'HEAD');
}

/** Begins each file in what Git prints of several. */
const FILE = 'file of content: ';

/** The content of a commit, by the name of its file. */
export async function contentsAt(commit: string) {
  const running = execute('git', ['cat-file', `--batch=${FILE}%(rest)`], options);
  running.child.stdin!.end(names.map((name) => `${commit}:content/${name}.json ${name}\n`).join(''));
  const { stdout } = await running;
  const files = stdout
    .replace(/^\S+ missing$/gm, '')
    .split(FILE)
    .slice(1);
  return Object.fromEntries(
    files.map((file) => {
      const end = file.indexOf('\n');
      return [file.slice(0, end), JSON.parse(file.slice(end)) as unknown];
    }),
  );
}

/** The files that staff edit, in Git's words. */
export const CONTENT = 'content/*.json';

/** Makes `commit`, which follows the present one, the state of this folder. What is edited stays as it is on the disk. */
export async function moveTo(commit: string) {
  // Git keeps a file that differs from a commit to which its own index agrees already.
  await git('reset', '--quiet', commit, '--', CONTENT);
  try {
    await git('merge', '--quiet', '--ff-only', commit);
  } catch (error) {
    await git('reset', '--quiet', '--', CONTENT);
    throw error;
  }
}

/** What went wrong, in words for the one who publishes: what to do about it, and what a program said. */
export class Trouble extends Error {
  said: string;
  constructor(advice: string, cause?: unknown) {
    super(advice);
    const {
      message = '',
      stdout,
      stderr,
    } = (cause ?? {}) as { [part in 'message' | 'stdout' | 'stderr']?: string };
    this.said = [stdout, stderr].filter(Boolean).join('\n').trim() || message;
  }
}

const UNREADABLE = 'A file cannot be read here. Choose it in the form, which says how it is corrected: ';
const APART =
  'This computer has versions that were never published, and others have published too. Ask a developer to bring them together (git pull --rebase).';
const PROGRAM =
  'What others have published was brought in, and changes the editor itself. Close it, type "npm ci", start it again, and publish then.';

/**
 * Brings in what others have published: field by field in the content. Returns the fields that both have changed, in
 * which it keeps what is here.
 */
export async function bringIn() {
  const { remote, tracked } = await whereTo();
  if (!remote) return [];
  await git('fetch', '--quiet', remote);
  const theirs = await ask('rev-parse', '--verify', '--quiet', tracked);
  const base = theirs && (await git('merge-base', 'HEAD', theirs));
  if (base === theirs) return [];
  if (base !== (await git('rev-parse', 'HEAD'))) throw new Trouble(APART);
  const [before, after] = await Promise.all([contentsAt(base), contentsAt(theirs)]);
  const conflicts = names.flatMap((name) => bringInFile(name, before[name], after[name]));
  await moveTo(theirs);
  if (await git('diff', '--name-only', base, theirs, '--', 'package-lock.json', 'editor'))
    throw new Trouble(PROGRAM);
  return conflicts;
}

type Name = (typeof names)[number];

function bringInFile(name: Name, base: unknown, theirs: unknown): (Conflict & { name: Name })[] {
  if (isEqual(base, theirs)) return [];
  const { content, fault } = readStored(fileOf(name));
  if (fault) throw new Trouble(UNREADABLE + fileOf(name));
  const { merged, conflicts } = merge(base, content, theirs);
  if (!isEqual(merged, content)) replaceFile(fileOf(name), written(name, merged));
  return conflicts.map((conflict) => ({ ...conflict, name }));
}

/** How many publications the history shows. */
const MOST = 50;

/** What was published, newest first. */
export async function publications() {
  const format = '--format=%H%n%an%n%aI%n%B';
  const commit = await publishedCommit();
  const log = await git('log', '-z', format, commit, '--', CONTENT);
  // What developers change together with code is theirs to take back.
  const mixed = new Set((await git('log', '--format=%H', commit, '--', '.', `:!${CONTENT}`)).split('\n'));
  return log
    .split('\0')
    .filter((entry) => entry && !mixed.has(entry.split('\n')[0]!))
    .slice(0, MOST)
    .map((entry) => {
      const [commit, who, when, subject, , ...fields] = entry.trimEnd().split('\n');
      // What developers write is about more than fields.
      const isOurs = subject!.startsWith('content: ');
      return { commit, who, when, subject, fields: isOurs ? fields : [] };
    });
}
