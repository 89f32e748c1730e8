/** What the editor asks of Git, by its program: what is published, what others have published, what was published when. */
import { execFile } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { names } from '../content/schema/files.ts';
import { isEqual } from './change.ts';
import { fileOf, gitSays, keep } from './contents.ts';
import { parsed } from './files.ts';
import { mend } from './ids.ts';

const execute = promisify(execFile);

const ssh = process.env.GIT_SSH_COMMAND ?? (gitSays('config', 'core.sshCommand').trim() || 'ssh');

/** Nothing is asked for in a terminal, at which nobody looks. Two minutes are more than a slow connection takes. */
const options = {
  env: {
    ...process.env,
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: `${ssh} -o BatchMode=yes -o ConnectTimeout=15`,
    LC_ALL: 'C',
  },
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

/** The content of each of several commits, by the names of its files. */
export async function contentsAt(...commits: string[]) {
  const running = execute('git', ['cat-file', `--batch=${FILE}%(rest)`], options);
  const wanted = commits.flatMap((commit, i) =>
    names.map((name) => `${commit}:content/${name}.json ${i} ${name}\n`),
  );
  running.child.stdin!.end(wanted.join(''));
  const { stdout } = await running;
  const contents = commits.map((): Record<string, unknown> => ({}));
  for (const file of stdout
    .replace(/^\S+ missing$/gm, '')
    .split(FILE)
    .slice(1)) {
    const [, i, name, text] = /^(\d+) (\S+)\n(.*)/s.exec(file)!;
    contents[Number(i)]![name!] = mend(parsed(text!));
  }
  return contents;
}

/** The files that staff edit, in Git's words. */
export const CONTENT = 'content/*.json';

/** What went wrong, in words for the one who publishes: what to do about it, and what a program said. */
export class Trouble extends Error {
  said: string;
  constructor(advice: string, cause?: unknown) {
    super(advice);
    this.said = saidBy(cause);
  }
}

type Failure = { message?: string; stdout?: string; stderr?: string; killed?: boolean };

/** What a program printed before it failed. */
function saidBy(cause: unknown) {
  const { message = '', stdout, stderr } = (cause ?? {}) as Failure;
  return [stdout, stderr].filter(Boolean).join('\n').trim() || message;
}

const PROTECTED =
  'The repository takes no changes to this branch from you: it is protected. Ask who looks after the repository to let you publish to it.';
const BEHIND = 'Somebody else has published in this minute. Publish again: theirs is brought in first.';
const NOT_ALLOWED =
  'The repository does not let you in. Ask who looks after it to let you read and write, or sign in to it again on this computer.';
const KEY =
  'The repository does not know the key of this computer, or the key asks for a passphrase. Ask a developer to set it up so that it is not asked for.';
const OFFLINE = 'The repository did not answer. Look whether this computer is online, then publish again.';

const BUSY = 'Git is at work in this folder, or was ended in the middle of it. Publish again in two minutes.';

/** By what Git prints, the first that fits. */
const CAUSES: [said: RegExp, advice: string][] = [
  [/\.lock': File exists/, BUSY],
  [/protected branch|GH006|GH013/i, PROTECTED],
  [/\[rejected\]|non-fast-forward|fetch first/i, BEHIND],
  [/error: 40[13]|authentication failed|could not read (username|password)|denied to/i, NOT_ALLOWED],
  [/publickey|host key verification|passphrase/i, KEY],
  [/resolve host|timed out|could not connect|connection|unreachable|early eof/i, OFFLINE],
  [/access rights|does not appear to be a git repository|not found|does not exist/i, NOT_ALLOWED],
];

/** What keeps Git from its repository, each cause in its own sentence. `otherwise` is said of any other. */
export function troubleWith(error: unknown, otherwise: string) {
  const { killed } = (error ?? {}) as Failure;
  const advice = killed ? OFFLINE : CAUSES.find(([said]) => said.test(saidBy(error)))?.[1];
  return new Trouble(advice ?? otherwise, error);
}

const UNREADABLE = 'A file cannot be read here. Choose it in the form, which says how it is corrected: ';
const APART =
  'This computer has versions that the repository does not have, and the repository has others. Ask a developer to bring them together.';
const NO_BRANCH = 'The repository does not have this branch yet. A developer publishes it the first time.';
const IN_THE_WAY =
  'What others have published could not be brought into this folder: somebody has unfinished work here in the same files. Show the details to a developer.';
const PROGRAM =
  'The editor itself was changed by a developer. Close its terminal, type “npm ci” and then “npm run edit” in it again, and publish then.';

const LOCK = 'package-lock.json';
const linesOf = (text: string, end = '\n') => text.split(end).filter(Boolean);
const changedIn = async (...args: string[]) => linesOf(await git('diff', '--name-only', ...args));

/**
 * Makes `commit`, which follows the present one, the state of this folder. What is edited stays as it is on the disk:
 * `write` brings it what the commit says, once nothing is in the way of all the rest.
 */
export async function moveTo(commit: string, write = () => {}) {
  const [here, incoming] = [await changedIn('HEAD'), await changedIn('HEAD', commit)];
  // `npm install` has written it by itself, and `npm ci` writes it anew.
  const isByNpm = here.includes(LOCK) && !here.includes('package.json');
  if (isByNpm && incoming.includes(LOCK)) await git('checkout', '--quiet', 'HEAD', '--', LOCK);
  const texts = await changedIn('--diff-filter=M', 'HEAD', commit, '--', CONTENT);
  try {
    // With its index at `commit`, Git leaves the files as they are on the disk.
    if (texts.length > 0) await git('reset', '--quiet', commit, '--', ...texts);
    await git('read-tree', '--dry-run', '-m', '-u', 'HEAD', commit);
    write();
    await git('merge', '--quiet', '--ff-only', commit);
  } catch (error) {
    await ask('reset', '--quiet', '--', CONTENT);
    throw error instanceof Trouble ? error : troubleWith(error, IN_THE_WAY);
  }
}

/** Commits on this computer that change more than content, and were never published: their first lines. */
export async function unpublishedCode() {
  const { tracked } = await whereTo();
  return linesOf(await ask('log', '--format=%s', `${tracked}..HEAD`, '--', '.', `:!${CONTENT}`));
}

/** The versions of the program, its fields and its packages, which a running one has read. */
const programNow = () => ask('rev-parse', 'HEAD:editor', 'HEAD:content/schema', `HEAD:${LOCK}`);
const program = programNow();

/** Whether what runs here is what is in the folder; throws what to do where it is not. */
export async function checkProgram() {
  if ((await programNow()) !== (await program)) throw new Trouble(PROGRAM);
}

/**
 * Brings in what is known here of what others have published, field by field in the content. Where both have changed a
 * field, the file has theirs, and what was here is a conflict. Returns why it cannot be.
 */
export async function follow() {
  const { tracked } = await whereTo();
  const theirs = await ask('rev-parse', '--verify', '--quiet', tracked);
  if (!theirs) return NO_BRANCH;
  const base = await ask('merge-base', 'HEAD', theirs);
  if (base === theirs) return;
  if (base !== (await git('rev-parse', 'HEAD'))) return APART;
  const unreadable = names.find((name) => keep.look(name).fault);
  if (unreadable) throw new Trouble(UNREADABLE + fileOf(unreadable));
  const [before = {}, after = {}] = await contentsAt(base, theirs);
  await moveTo(theirs, () => {
    for (const name of names)
      if (before[name] !== undefined && after[name] !== undefined)
        keep.bringIn(name, before[name], after[name]);
  });
}

/** A Git that was killed leaves its lock, which keeps out every other one. Nothing that runs has one for so long. */
async function removeOldLock() {
  const lock = await git('rev-parse', '--git-path', 'index.lock');
  const found = statSync(lock, { throwIfNoEntry: false });
  if (found && Date.now() - found.mtimeMs > options.timeout) rmSync(lock);
}

/** Brings in what others have published. */
export async function bringIn() {
  const { remote } = await whereTo();
  if (!remote) return;
  await removeOldLock();
  // An editor that was ended while it did so has brought in a part: all of that first, and then what is newer.
  await follow();
  await git('fetch', '--quiet', remote).catch((error: unknown) => {
    throw troubleWith(error, OFFLINE);
  });
  const trouble = await follow();
  if (trouble) throw new Trouble(trouble);
}

/** How many publications the history shows. */
const MOST = 20;

/** What was published, newest first, with the files that it changed as they were before and after. */
export async function publications() {
  const commit = await publishedCommit();
  // What a branch has brought is published by its merge. The last of them is what the others began with.
  const log = ['log', '--first-parent', '-z', `-${MOST + 1}`, '--format=%H%n%an%n%aI%n%s'];
  const commits = linesOf(await git(...log, commit, '--', CONTENT), '\0').map((entry) => entry.split('\n'));
  const contents = await contentsAt(...commits.map(([hash]) => hash!));
  return commits.slice(0, -1).map(([hash, who, when, subject = ''], i) => {
    const [after, before] = [contents[i]!, contents[i + 1]!];
    const changed = names.filter((name) => !isEqual(before[name], after[name]));
    const part = (content: typeof after) => Object.fromEntries(changed.map((name) => [name, content[name]]));
    const isByDeveloper = !subject.startsWith('content: ');
    return { commit: hash, who, when, isByDeveloper, before: part(before), after: part(after) };
  });
}
