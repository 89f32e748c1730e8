/** Publishes what is in content/: merges the upstream branch, commits in a copy, checks and builds that, and pushes it. */
import { exec } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { names } from '../content/schema/files.ts';
import { linkFolder } from '../tools/shared/link-folder.ts';
import { fileOf, hasConflicts } from './content-on-disk.ts';
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
import { pull, checkProgram, fastForward } from './upstream.ts';

/** Announces a step and runs it. Where it fails, `advice` says what to do. */
async function step<Result>(label: string, advice: string, work: () => Promise<Result>) {
  announce({ steps: [...progress.steps, label] });
  try {
    return await work();
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble(advice, error);
  }
}

/** The variables of Next.js, npm and this program, which would mislead another build. */
const OURS = /^(NODE_ENV|PORT|TURBOPACK|INIT_CWD|(__NEXT|NEXT_|npm_).*)$/i;

export const withoutOurs = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !OURS.test(name))) as NodeJS.ProcessEnv;

const execute = promisify(exec);

/** Runs a script in a shell, which `npm` needs on Windows. */
const npm = (script: string, folder: string) =>
  execute(`npm run --silent ${script}`, {
    cwd: folder,
    env: withoutOurs(process.env),
    maxBuffer: 50_000_000,
  });

/** Beside the project: Next.js would read a folder in it as a part of the site. */
const COPIES = `${process.cwd()}-publishing-`;

/** `--force` twice, because Git locks a worktree that it has not finished. */
async function removeCopy(copy: string) {
  await rm(copy, { recursive: true, force: true });
  gitSays('worktree', 'remove', '--force', '--force', copy);
}

/** Removes the worktrees that an editor has left when it was ended while it published. */
export async function removeOldCopies() {
  const worktrees = gitSays('worktree', 'list', '--porcelain').split('\n');
  for (const line of worktrees)
    if (line.startsWith(`worktree ${COPIES}`)) await removeCopy(line.replace('worktree ', ''));
}

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

type Settings = { config?: { server?: string } };

/** The server that package.json names, to which `npm run deploy` uploads. */
const server = () => (JSON.parse(readFileSync('package.json', 'utf8')) as Settings).config?.server;

const NOWHERE =
  'This project does not know yet where to publish. A developer connects it to a repository, or names a server: see hosting/README.md.';
const NO_COPY =
  'A copy of the site could not be made. Look whether the disk is full and whether you may write beside this folder.';
const CORRECT = 'The check of the whole site found something. Correct it, then publish again.';
const NOT_READY =
  'The site still has examples in the place of your own texts and numbers. Replace what "To do" lists under "Before the launch", then publish again.';
const REFUSED = 'The repository did not take it. Show the details to a developer.';
const NOT_UPLOADED =
  'The server did not take it. Show the details to who looks after the server, then publish again.';
const CHOOSE =
  'Somebody else has written other values for fields that you have changed. Choose one of both for each under "Changes", then publish again.';
const UNKNOWN =
  'Something went wrong in the editor itself. Show the details to a developer, then publish again.';
const BROKEN_OFF = 'Bringing in what others have published ended early. Publish again.';

const codeFirst = (commits: string[]) =>
  `This computer has work of a developer that was never published, and it would go out with your changes. The developer publishes it first: ${commits.join('; ')}.`;

/** Whether it did not fail. */
const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

const NOTHING = 'Nothing was published, and nothing is lost.';
const NOT_ON_SERVER =
  'Your changes are in the repository, and not on the server: the public site is as it was.';

/** How far the changes have come, in case it ends early. */
let soFar = NOTHING;

const PUBLIC = 'Your changes are public.';
const SENT =
  'Your changes are in the repository. Where it publishes by itself, as GitHub does, they are public some five minutes from now.';
const NOT_PUBLIC =
  'Your changes are in the repository, for all who work on the site. The site becomes public when nothing is left under "Before the launch" in "To do".';
const NOT_FAST_FORWARDED = ' This folder could not take note of it yet, and does with the next publication.';

async function publishCopy(copy: string, message: string) {
  const { remote, target } = upstream();
  const isDeployed = Boolean(server());
  const commit = await step('Putting your changes into it', NO_COPY, () => commitIn(copy, message));
  const isReady = await step('Looking for what is still an example', CORRECT, () =>
    succeeds(npm('launch-check', copy)),
  );
  if (isDeployed && !isReady) throw new Trouble(NOT_READY);
  const { findChromium } = await import('../tools/shared/chromium.ts');
  const first = findChromium() ? '' : ' (once, a browser for that is fetched before, which takes longer)';
  const check = `Checking all texts, building the site and opening its pages: a minute or two${first}`;
  await step(check, CORRECT, () => npm('rehearse', copy));
  if (remote) {
    await step('Sending it to the repository', REFUSED, () =>
      git('push', '--porcelain', remote, `${commit}:${target}`).catch((error: unknown) => {
        throw troubleWith(error, REFUSED);
      }),
    );
    soFar = NOT_ON_SERVER;
  }
  // It is published even where this folder cannot be fast-forwarded: the next publication merges it.
  const isFastForwarded = !remote || (await succeeds(fastForward(commit)));
  if (isDeployed) {
    await step('Uploading it to the server', NOT_UPLOADED, () => npm('deploy -- --built', copy));
    if (!remote) await succeeds(fastForward(commit));
  }
  // What is published stays so, also where the folder cannot be cleared.
  await succeeds(Promise.resolve().then(removeOthers));
  const sent = isReady ? SENT : NOT_PUBLIC;
  return (isDeployed ? PUBLIC : sent) + (isFastForwarded ? '' : NOT_FAST_FORWARDED);
}

async function publish(message: string) {
  const { remote } = upstream();
  if (!remote && !server()) throw new Trouble(NOWHERE);
  if (hasConflicts()) throw new Trouble(CHOOSE);
  await step('Bringing in what others have published', BROKEN_OFF, async () => {
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

const DETAIL_LINES = 30;

async function run(message: string) {
  announce({ steps: [], outcome: undefined });
  soFar = NOTHING;
  try {
    announce({ outcome: { isDone: true, message: await publish(message) } });
  } catch (error) {
    const { message: advice, details } = error instanceof Trouble ? error : new Trouble(UNKNOWN, error);
    const end = details.split('\n').slice(-DETAIL_LINES).join('\n');
    announce({ outcome: { isDone: false, message: `${soFar} ${advice}`, details: end } });
  }
}

type Request = { message: string; name?: string; email?: string };

function begin({ message, name, email }: Request) {
  if (isRunning(progress)) throw new Error('It is being published already.');
  if (name && email) {
    gitSays('config', 'user.name', name);
    gitSays('config', 'user.email', email);
  }
  void run(message);
  return {};
}

async function history() {
  // Only what was merged can be reverted. Without a network, the history is as it was.
  if (!isRunning(progress)) await pull().catch(() => {});
  return { publications: await publications() };
}

async function changes() {
  const [published] = await contentsAt(publishedCommit());
  const author = gitSays('config', 'user.email');
  return { published, server: server(), author, unpublishedCode: unpublishedCode() };
}

export const publishRoutes: Routes = {
  'GET /edit/api/published': changes,
  'POST /edit/api/publish': begin,
  'GET /edit/api/history': history,
};
