/** What the editor asks of Git: the upstream branch, the published content, the history. */
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { PHOTOS } from '../content/photo.ts';
import { names } from '../content/schema/files.ts';
import { isEqual } from './change.ts';
import { fileOf, parseJson } from './files.ts';
import { addMissingIds } from './ids.ts';

const execute = promisify(execFile);

/** In bytes: more than Git prints for all of the content. */
const LARGEST = 50_000_000;

/** The bytes that a quick command of Git prints; none where it fails. */
export function gitBytes(...args: string[]) {
  try {
    return execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: LARGEST });
  } catch {
    return Buffer.alloc(0);
  }
}

/** The same as text. */
export const gitSays = (...args: string[]) =>
  gitBytes(...args)
    .toString()
    .trim();

const ssh = process.env.GIT_SSH_COMMAND ?? (gitSays('config', 'core.sshCommand') || 'ssh');

/** Two minutes are more than a slow connection takes. */
const TIMEOUT = 120_000;

/** Git must not ask for anything in the terminal, at which nobody looks. */
const options = {
  env: {
    ...process.env,
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: `${ssh} -o BatchMode=yes -o ConnectTimeout=15`,
    LC_ALL: 'C',
  },
  timeout: TIMEOUT,
  maxBuffer: LARGEST,
};

/** What a command of Git prints that may take long. Throws where it fails. */
export async function git(...args: string[]) {
  return (await execute('git', args, options)).stdout.trimEnd();
}

/** The upstream branch, or the branch of the same name in the first repository where none is set. */
export function upstream() {
  const branch = gitSays('branch', '--show-current');
  const [first] = gitSays('remote').split('\n');
  const remote = branch && (gitSays('config', `branch.${branch}.remote`) || first!);
  const target = gitSays('config', `branch.${branch}.merge`) || `refs/heads/${branch}`;
  return { remote, target, tracked: target.replace('refs/heads', `refs/remotes/${remote}`) };
}

const NO_GIT =
  'What is published is not known here: this folder does not belong to the shared copy, or Git is not installed.';

/** The published commit that was merged last, from which the edits of this folder began. */
export function publishedCommit() {
  const commit = gitSays('merge-base', 'HEAD', upstream().tracked) || gitSays('rev-parse', 'HEAD');
  if (!commit) throw new Error(NO_GIT);
  return commit;
}

/** Separates the files in what Git prints: no JSON has it. */
const FILE = '\u0001';

/** The content of each commit, by the names of its files. */
export async function contentsAt(...commits: string[]) {
  const running = execute('git', ['cat-file', `--batch=${FILE}%(rest)`], options);
  const wanted = commits.flatMap((commit, i) =>
    names.map((name) => `${commit}:${fileOf(name)} ${i} ${name}\n`),
  );
  running.child.stdin!.end(wanted.join(''));
  const { stdout } = await running;
  const contents = commits.map((): Record<string, unknown> => ({}));
  for (const file of stdout
    .replace(/^\S+ missing$/gm, '')
    .split(FILE)
    .slice(1)) {
    const [, i, name, text] = /^(\d+) (\S+)\n(.*)/s.exec(file)!;
    contents[Number(i)]![name!] = addMissingIds(parseJson(text!));
  }
  return contents;
}

/** The files that staff edit, as Git matches them. */
export const TEXTS = 'content/*.json';
export const CONTENT = [TEXTS, PHOTOS];

/**
 * An error for the one who publishes: `message` says what to do, `details` what a program printed, and `soFar` how far the
 * changes have come, where that is somewhere.
 */
export class Trouble extends Error {
  details: string;
  soFar?: string;
  constructor(advice: string, cause?: unknown, soFar?: string) {
    super(advice);
    this.details = outputOf(cause);
    this.soFar = soFar;
  }
}

type Failure = { message?: string; stdout?: string; stderr?: string; killed?: boolean };

/** What a program printed before it failed. */
function outputOf(cause: unknown) {
  const { message = '', stdout, stderr } = (cause ?? {}) as Failure;
  return [stdout, stderr].filter(Boolean).join('\n').trim() || message;
}

const PROTECTED =
  'The shared copy takes no changes from you: it is protected. Ask who looks after it to let you publish to it.';
const BEHIND = 'Somebody else has published in this minute. Publish again: theirs is brought in first.';
const NOT_ALLOWED =
  'The shared copy does not let you in. Ask who looks after it to let you read and write, or sign in to it again on this computer.';
const KEY =
  'The shared copy does not know the key of this computer, or the key asks for a passphrase. Ask a developer to set it up so that it is not asked for.';
export const OFFLINE =
  'The shared copy did not answer. Look whether this computer is online, then publish again.';

const BUSY =
  'A developer is at work with Git in this folder, or Git was ended in the middle of it. Publish again in two minutes; if it says the same then, show the details to a developer.';

/** The first that matches what Git prints. */
const CAUSES: [output: RegExp, advice: string][] = [
  [/\.lock': File exists/, BUSY],
  [/protected branch|GH006|GH013/i, PROTECTED],
  [/\[rejected\]|non-fast-forward|fetch first/i, BEHIND],
  [/error: 40[13]|authentication failed|could not read (username|password)|denied to/i, NOT_ALLOWED],
  [/publickey|host key verification|passphrase/i, KEY],
  [/resolve host|timed out|could not connect|connection|unreachable|early eof/i, OFFLINE],
  [/access rights|does not appear to be a git repository|not found|does not exist/i, NOT_ALLOWED],
];

/** What to do about an error of Git; `otherwise` where its cause is not known. */
export function troubleWith(error: unknown, otherwise: string) {
  const { killed } = (error ?? {}) as Failure;
  const advice = killed ? OFFLINE : CAUSES.find(([output]) => output.test(outputOf(error)))?.[1];
  return new Trouble(advice ?? otherwise, error);
}

const linesOf = (text: string, end = '\n') => text.split(end).filter(Boolean);
/** The files that differ, as `git diff` is asked with `args`. */
export const changedIn = async (...args: string[]) => linesOf(await git('diff', '--name-only', ...args));

/** The subjects of the unpublished commits that change more than content. */
export const unpublishedCode = () =>
  linesOf(
    gitSays(
      'log',
      '--format=%s',
      `${upstream().tracked}..HEAD`,
      '--',
      '.',
      ...CONTENT.map((files) => `:!${files}`),
    ),
  );

/** How many publications the history shows. */
const MOST = 20;

/** What was published, newest first, with the files that it changed, before and after. */
export async function publications() {
  const commit = publishedCommit();
  // The commits of a branch are published by its merge. The oldest one only says what the next began with.
  const log = ['log', '--first-parent', '-z', `-${MOST + 1}`, '--format=%H%n%an%n%aI%n%s'];
  const commits = linesOf(await git(...log, commit, '--', ...CONTENT), '\0').map((entry) =>
    entry.split('\n'),
  );
  const contents = await contentsAt(...commits.map(([hash]) => hash!));
  return commits.slice(0, -1).map(([hash, who, when, subject = ''], i) => {
    const [after, before] = [contents[i]!, contents[i + 1]!];
    const changed = names.filter((name) => !isEqual(before[name], after[name]));
    const part = (content: typeof after) => Object.fromEntries(changed.map((name) => [name, content[name]]));
    const isByDeveloper = !subject.startsWith('content: ');
    return { commit: hash, who, when, isByDeveloper, before: part(before), after: part(after) };
  });
}
