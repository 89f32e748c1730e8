/** Publishes what is in content/: merges the upstream branch, commits in a copy, checks and builds that, and pushes it. */
import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { names } from '../content/schema/files.ts';
import { findings } from '../tools/content-check/find.ts';
import { linkFolder } from '../tools/shared/link-folder.ts';
import { hasConflicts } from './content-on-disk.ts';
import { fileOf, readJson } from './files.ts';
import {
  contentsAt,
  git,
  gitSays,
  publications,
  publishedCommit,
  Trouble,
  troubleWith,
  unpublishedCode,
  upstream,
} from './git.ts';
import { newId } from './ids.ts';
import { copyPhotos, removeOthers } from './photos.ts';
import { announce, isRunning, progress } from './progress.ts';
import type { Routes } from './requests.ts';
import { checkProgram, fastForward, pull } from './upstream.ts';

export const publishRoutes: Routes = {
  'GET /edit/api/published': published,
  'POST /edit/api/publish': begin,
  'GET /edit/api/history': history,
};

async function published() {
  const [content] = await contentsAt(publishedCommit());
  const author = gitSays('config', 'user.email');
  return { published: content, server: server(), author, unpublishedCode: unpublishedCode() };
}

async function history() {
  // Only what was merged can be reverted. Without a network, the history is as it was.
  if (!isRunning(progress)) await pull().catch(() => {});
  return { publications: await publications() };
}

type ToPublish = { message: string; name?: string; email?: string };

/** Begins a publication, which announces its steps and how it ends. */
function begin(request: ToPublish) {
  if (isRunning(progress)) throw new Error('It is being published already.');
  void run(request);
  return {};
}

const NOTHING = 'Nothing was published, and nothing is lost.';
const UNKNOWN =
  'Something went wrong in the editor itself. Show the details to a developer, then publish again.';

/** Of what a program printed, the end. */
const DETAIL_LINES = 30;

async function run({ message, name, email }: ToPublish) {
  announce({ steps: [], outcome: undefined });
  try {
    if (name && email)
      await step('Noting who publishes', UNKNOWN, async () => {
        await git('config', 'user.name', name);
        await git('config', 'user.email', email);
      });
    announce({ outcome: { isDone: true, message: await publish(message) } });
  } catch (error) {
    const {
      message: advice,
      details,
      soFar = NOTHING,
    } = error instanceof Trouble ? error : new Trouble(UNKNOWN, error);
    const end = details.split('\n').slice(-DETAIL_LINES).join('\n');
    announce({ outcome: { isDone: false, message: `${soFar} ${advice}`, details: end } });
  }
}

const NOWHERE =
  'This site has no shared copy yet, and no server. A developer connects it to one: see hosting/README.md.';
const CHOOSE =
  'Somebody else has written other values for fields that you have changed. Choose one of both for each under "Changes", then publish again.';
const NOT_MERGED = 'Bringing in what others have published ended early. Publish again.';
const NO_COPY =
  'A copy of the site could not be made. Look whether the disk is full and whether you may write beside this folder.';

const codeFirst = (commits: string[]) =>
  `This computer has work of a developer that was never published, and it would go out with your changes. The developer publishes it first: ${commits.join('; ')}.`;

/** Returns how far the changes have come. Throws what to do where they have not come to the end. */
async function publish(message: string) {
  const { remote } = upstream();
  if (!remote && !server()) throw new Trouble(NOWHERE);
  if (hasConflicts()) throw new Trouble(CHOOSE);
  await step('Bringing in what others have published', NOT_MERGED, async () => {
    // Git does not fetch while a worktree is not finished.
    await removeOldCopies();
    await pull();
  });
  await checkProgram();
  if (hasConflicts()) throw new Trouble(CHOOSE);
  const code = remote ? unpublishedCode() : [];
  if (code.length > 0) throw new Trouble(codeFirst(code));
  const copy = `${COPIES}${newId()}`;
  await step('Making a copy of the site', NO_COPY, () => git('worktree', 'add', '--quiet', '--detach', copy));
  try {
    return await publishCopy(copy, message);
  } finally {
    // The next publication removes what is left of it.
    await removeCopy(copy).catch(() => {});
  }
}

const NOT_READY =
  'The site still has examples in the place of your own texts and numbers. Replace what "To do" lists under "Before the launch", then publish again.';
const CHECK =
  'Checking all texts, building the site and opening its pages: a minute or two, more where it fetches a browser for that first';
const CORRECT = 'The check of the whole site found something. Correct it, then publish again.';
const REFUSED = 'The shared copy did not take it. Show the details to a developer.';
const NOT_UPLOADED =
  'The server did not take it. Show the details to who looks after the server, then publish again.';
const NOT_ON_SERVER =
  'Your changes are in the shared copy, and not on the server: the public site is as it was.';

const PUBLIC = 'Your changes are public.';
const SHARED =
  'Your changes are in the shared copy. Where it publishes by itself, as GitHub does, they are public some five minutes from now.';
const NOT_PUBLIC =
  'Your changes are in the shared copy, for all who work on the site. The site becomes public when nothing is left under "Before the launch" in "To do".';
const NOT_FAST_FORWARDED = ' This folder could not take note of it yet, and does with the next publication.';

async function publishCopy(copy: string, message: string) {
  const { remote, target } = upstream();
  const isDeployed = Boolean(server());
  const commit = await step('Putting your changes into it', NO_COPY, () => commitIn(copy, message));
  const isReady = !hasExamples(copy);
  if (isDeployed && !isReady) throw new Trouble(NOT_READY);
  await step(CHECK, CORRECT, () => npmRun(copy, 'rehearse'));
  if (remote)
    await step(
      'Sending it to the shared copy',
      (error) => troubleWith(error, REFUSED),
      () => git('push', '--porcelain', remote, `${commit}:${target}`),
    );
  // It is published even where this folder cannot be fast-forwarded: the next publication merges it.
  const isFastForwarded = !remote || (await succeeds(fastForward(commit)));
  if (isDeployed) {
    await step(
      'Uploading it to the server',
      (error) => new Trouble(NOT_UPLOADED, error, remote ? NOT_ON_SERVER : undefined),
      () => npmRun(copy, 'deploy', '--', '--built'),
    );
    if (!remote) await succeeds(fastForward(commit));
  }
  // What is published stays so, also where the folder cannot be cleared.
  await succeeds(Promise.resolve().then(removeOthers));
  const shared = isReady ? SHARED : NOT_PUBLIC;
  return (isDeployed ? PUBLIC : shared) + (isFastForwarded ? '' : NOT_FAST_FORWARDED);
}

/** Announces a step and runs it. Where it fails, `trouble` says what to do, or makes of the error what says so. */
async function step<Result>(
  label: string,
  trouble: string | ((error: unknown) => Trouble),
  work: () => Promise<Result>,
) {
  announce({ steps: [...progress.steps, label] });
  try {
    return await work();
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw typeof trouble === 'string' ? new Trouble(trouble, error) : trouble(error);
  }
}

/** Whether it did not fail. */
const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

/** Commits the content in the copy. This folder stays as it is. */
async function commitIn(copy: string, message: string) {
  for (const name of names) copyFileSync(fileOf(name), path.join(copy, fileOf(name)));
  copyPhotos(copy);
  const inCopy = (...args: string[]) => git('-C', copy, ...args);
  await inCopy('add', '--all', '--', 'content');
  if (await inCopy('status', '--porcelain', '--', 'content'))
    // Git would ask for a signature in the terminal.
    await inCopy('commit', '--quiet', '--no-gpg-sign', '--message', message);
  await linkFolder('node_modules', path.join(copy, 'node_modules'));
  return inCopy('rev-parse', 'HEAD');
}

/** Whether something in the copy keeps the site from going public. */
function hasExamples(copy: string) {
  const content = names.map((name) => [name, readJson(path.join(copy, fileOf(name)))]);
  return findings(Object.fromEntries(content) as object).some(({ kind }) => kind === 'example');
}

/** Beside the project: Next.js would read a folder in it as a part of the site. */
const COPIES = `${process.cwd()}-publishing-`;

/** `--force` twice, because Git locks a worktree that it has not finished. */
async function removeCopy(copy: string) {
  await rm(copy, { recursive: true, force: true });
  await succeeds(git('worktree', 'remove', '--force', '--force', copy));
}

/** Removes the worktrees that an editor has left when it was ended while it published. */
async function removeOldCopies() {
  const lines = gitSays('worktree', 'list', '--porcelain').split('\n');
  // Git writes / on Windows too.
  const worktrees = lines
    .filter((line) => line.startsWith('worktree '))
    .map((line) => path.resolve(line.slice(9)));
  for (const worktree of worktrees) if (worktree.startsWith(COPIES)) await removeCopy(worktree);
}

type Settings = { config?: { server?: string } };

/** The server that package.json names, to which `npm run deploy` uploads. */
const server = () => (JSON.parse(readFileSync('package.json', 'utf8')) as Settings).config?.server;

/** The variables of Next.js, npm and this program, which would mislead another build. */
const OURS = /^(NODE_ENV|PORT|TURBOPACK|INIT_CWD|(__NEXT|NEXT_|npm_).*)$/i;

export const withoutOurs = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !OURS.test(name))) as NodeJS.ProcessEnv;

const execute = promisify(execFile);

/** Runs a script of package.json in `folder`. */
const npmRun = (folder: string, ...args: string[]) =>
  execute('npm', ['run', '--silent', ...args], {
    cwd: folder,
    env: withoutOurs(process.env),
    maxBuffer: 50_000_000,
    // There npm is a batch file, which nothing but a shell runs.
    shell: process.platform === 'win32',
  });
