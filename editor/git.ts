/** What the editor asks of Git, by its program: what is published, what others have published, what was published when. */
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { names } from '../content/schema/files.ts';
import { isEqual } from './change.ts';
import { parsed } from './files.ts';
import { mend } from './ids.ts';

const execute = promisify(execFile);

/** What Git answers at once; nothing where it has no answer. */
export function gitSays(...args: string[]) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

const ssh = process.env.GIT_SSH_COMMAND ?? (gitSays('config', 'core.sshCommand') || 'ssh');

/** Two minutes are more than a slow connection takes. */
export const TIMEOUT = 120_000;

/** Nothing is asked for in a terminal, at which nobody looks. */
const options = {
  env: {
    ...process.env,
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: `${ssh} -o BatchMode=yes -o ConnectTimeout=15`,
    LC_ALL: 'C',
  },
  timeout: TIMEOUT,
  maxBuffer: 50_000_000,
};

/** Has Git do what may take long. Throws where it fails. */
export async function git(...args: string[]) {
  return (await execute('git', args, options)).stdout.trimEnd();
}

/** The repository and the branch that this one follows; else one of its own name in the first repository there is. */
export function whereTo() {
  const branch = gitSays('branch', '--show-current');
  const [first] = gitSays('remote').split('\n');
  const remote = branch && (gitSays('config', `branch.${branch}.remote`) || first!);
  const target = gitSays('config', `branch.${branch}.merge`) || `refs/heads/${branch}`;
  return { remote, target, tracked: target.replace('refs/heads', `refs/remotes/${remote}`) };
}

const NO_GIT =
  'What is published is not known here: this folder is no clone of the repository, or Git is not installed.';

/** The published commit, as far as it was brought in: what is edited here began with it. */
export function publishedCommit() {
  const commit = gitSays('merge-base', 'HEAD', whereTo().tracked) || gitSays('rev-parse', 'HEAD');
  if (!commit) throw new Error(NO_GIT);
  return commit;
}

/** Begins each file in what Git prints of several: no JSON has it. */
const FILE = '\u0001';

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
export const OFFLINE =
  'The repository did not answer. Look whether this computer is online, then publish again.';

const BUSY =
  'Git is at work in this folder, or was ended in the middle of it. Publish again in two minutes; if it says the same then, show the details to a developer.';

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

const linesOf = (text: string, end = '\n') => text.split(end).filter(Boolean);
/** The files that differ, as `git diff` is asked with `args`. */
export const changedIn = async (...args: string[]) => linesOf(await git('diff', '--name-only', ...args));

/** Commits on this computer that change more than content, and were never published: their first lines. */
export const unpublishedCode = () =>
  linesOf(gitSays('log', '--format=%s', `${whereTo().tracked}..HEAD`, '--', '.', `:!${CONTENT}`));

/** How many publications the history shows. */
const MOST = 20;

/** What was published, newest first, with the files that it changed as they were before and after. */
export async function publications() {
  const commit = publishedCommit();
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
