/** Publishes what is in content/: what others have published is brought in, a copy is checked and built, then it goes out. */
import { exec } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { names } from '../content/schema/files.ts';
import { linkFolder } from '../tools/link-folder.ts';
import { fileOf } from './contents.ts';
import {
  ask,
  bringIn,
  CONTENT,
  contentsAt,
  git,
  moveTo,
  publications,
  publishedCommit,
  Trouble,
  whereTo,
} from './git.ts';
import type { Route, Routes } from './requests.ts';

type Conflicts = Awaited<ReturnType<typeof bringIn>>;

/** How publishing went. `said` is the end of what a program printed. */
type Outcome = { isPublished: boolean; message: string; said?: string; conflicts?: Conflicts };

/** What the editor's page shows of it, in this window and the next. It runs a little longer than until the outcome. */
export type Progress = { run: number; steps: string[]; isRunning: boolean; outcome?: Outcome };

let progress: Progress = { run: 0, steps: [], isRunning: false };

/** Tells what is being done. Where it fails, `advice` says what to do. */
async function step<Result>(label: string, advice: string, work: () => Promise<Result>) {
  progress.steps.push(label);
  try {
    return await work();
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble(advice, error);
  }
}

/** Next.js and npm put into the environment what would mislead a build of its own; PORT is this program's. */
const OURS = /^(NODE_ENV|PORT|TURBOPACK|INIT_CWD|(__NEXT|NEXT_|npm_).*)$/i;

export const withoutOurs = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !OURS.test(name))) as NodeJS.ProcessEnv;

const execute = promisify(exec);

/** By a shell, which `npm` needs on Windows. */
const npm = (script: string, folder: string) =>
  execute(`npm run --silent ${script}`, {
    cwd: folder,
    env: withoutOurs(process.env),
    maxBuffer: 50_000_000,
  });

/** Beside the project, because a folder in it would be taken for a part of the site. */
const copy = `${process.cwd()}-publishing`;

async function removeCopy() {
  await ask('worktree', 'remove', '--force', copy);
  // What Git does not know any more.
  await rm(copy, { recursive: true, force: true });
  await ask('worktree', 'prune');
}

/** Commits the content in a copy of what is committed here, and returns the commit. Nothing is changed here. */
async function makeCopy(message: string) {
  await removeCopy();
  await git('worktree', 'add', '--quiet', '--force', '--detach', copy);
  for (const name of names) copyFileSync(fileOf(name), path.join(copy, fileOf(name)));
  const inCopy = (...args: string[]) => git('-C', copy, ...args);
  if (await inCopy('status', '--porcelain', '--', CONTENT))
    await inCopy('commit', '--quiet', '--message', message, '--', CONTENT);
  await linkFolder('node_modules', path.join(copy, 'node_modules'));
  return inCopy('rev-parse', 'HEAD');
}

type Settings = { config?: { server?: string } };

/** The server that package.json names, to which `npm run deploy` uploads. */
const server = () => (JSON.parse(readFileSync('package.json', 'utf8')) as Settings).config?.server;

const NOWHERE =
  'This project does not know yet where to publish. A developer connects it to a repository (git remote add) or names a server in package.json: see hosting/README.md.';
const OFFLINE =
  'The repository did not answer. Look whether this computer is online and may read the repository, then publish again.';
const NO_COPY =
  'A copy of the site could not be made. Look whether the disk is full and whether you may write beside this folder.';
const CORRECT =
  'The check of the whole site found something. Correct it, then publish again. What the check says:';
const NOT_READY =
  'The site still has examples in the place of your own texts and numbers. Replace what "To do" lists under "Before the launch", then publish again.';
const REJECTED = 'Somebody else has published in this minute. Publish again: theirs is brought in first.';
const REFUSED =
  'The repository did not take it. Look whether this computer is online and may write to the repository, then publish again. It says:';
const NOT_UPLOADED =
  'The server did not take it, and the public site is as it was. Correct what is said here, or show it to who looks after the server, then publish again:';

async function push(commit: string) {
  const { remote, target } = await whereTo();
  try {
    await git('push', '--porcelain', remote, `${commit}:${target}`);
  } catch (error) {
    const isBehind = /\[rejected\]/.test((error as { stdout?: string }).stdout ?? '');
    throw new Trouble(isBehind ? REJECTED : REFUSED, error);
  }
  await moveTo(commit);
}

const BROUGHT_IN =
  'Somebody else has published other values for fields that you have changed. Choose one of both for each under "Changes", then publish again.';

async function publish(message: string): Promise<Outcome> {
  const { remote } = await whereTo();
  const isDeployed = Boolean(server());
  if (!remote && !isDeployed) return { isPublished: false, message: NOWHERE };
  const conflicts = await step('Bringing in what others have published', OFFLINE, bringIn);
  if (conflicts.length > 0) return { isPublished: false, message: BROUGHT_IN, conflicts };
  const commit = await step('Making a copy of the site with your changes', NO_COPY, () => makeCopy(message));
  const look = () =>
    npm('launch-check', copy).then(
      () => true,
      () => false,
    );
  const isReady = await step('Looking for what is still an example', CORRECT, look);
  if (isDeployed && !isReady) return { isPublished: false, message: NOT_READY };
  if (remote) {
    const check = 'Checking all texts, building the site and opening its pages: a minute or two';
    await step(check, CORRECT, () => npm('rehearse', copy));
    await step('Sending it to the repository', REFUSED, () => push(commit));
  }
  if (isDeployed) {
    const upload = 'Checking, building and uploading to the server: a few minutes';
    await step(upload, NOT_UPLOADED, () => npm('deploy', copy));
    await moveTo(commit);
    return { isPublished: true, message: 'Your changes are public.' };
  }
  return { isPublished: true, message: isReady ? SENT : NOT_PUBLIC };
}

const SENT =
  'Your changes are in the repository. Where it publishes by itself, as GitHub does, they are public some five minutes from now.';
const NOT_PUBLIC =
  'Your changes are in the repository, for all who work on the site. The site becomes public when nothing is left under "Before the launch" in "To do".';

const SAID_LINES = 30;

async function run(message: string) {
  progress = { run: progress.run + 1, steps: [], isRunning: true };
  try {
    progress.outcome = await publish(message);
  } catch (error) {
    const { message: advice, said } = error as Trouble;
    progress.outcome = {
      isPublished: false,
      message: advice,
      said: said.split('\n').slice(-SAID_LINES).join('\n'),
    };
  }
  await removeCopy().catch(() => {});
  progress.isRunning = false;
}

type Request = { message: string; name?: string; email?: string };

async function begin({ message, name, email }: Request) {
  if (progress.isRunning) return { status: 409, json: { message: 'It is being published already.' } };
  if (name && email) {
    await git('config', 'user.name', name);
    await git('config', 'user.email', email);
  }
  void run(message);
  return { json: { run: progress.run } };
}

/** The parts of a commit that was published: as it was before, and after. */
async function publication({ commit }: { commit: string }) {
  if (!/^[0-9a-f]{40}$/.test(commit)) return { status: 404, json: { message: 'There is no such version.' } };
  const [before, after] = await Promise.all([contentsAt(`${commit}^`), contentsAt(commit)]);
  return { json: { before, after } };
}

const NO_GIT =
  'What is published is not known here: this folder is no clone of the repository, or Git is not installed.';

/** An answer to which Git is needed. */
const withGit =
  (route: Route): Route =>
  async (body) => {
    if (!(await ask('rev-parse', 'HEAD'))) return { status: 409, json: { message: NO_GIT } };
    return route(body);
  };

async function history() {
  // What others have published can be taken back only once it is here. Without a network there is what was.
  const conflicts = progress.isRunning ? [] : await bringIn().catch(() => []);
  return { json: { conflicts, publications: await publications() } };
}

async function changes() {
  const published = await contentsAt(await publishedCommit());
  return { json: { published, server: server(), author: await ask('config', 'user.email') } };
}

export const publishRoutes: Routes = {
  'GET /edit/api/changes': withGit(changes),
  'GET /edit/api/publish': () => ({ json: progress }),
  'POST /edit/api/publish': withGit((body) => begin(body as Request)),
  'GET /edit/api/history': withGit(history),
  'POST /edit/api/publication': withGit((body) => publication(body as { commit: string })),
};
