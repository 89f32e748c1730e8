/** Brings what others have published into this folder, and takes note there of what was published here. */
import { rmSync, statSync } from 'node:fs';
import { names } from '../content/schema/files.ts';
import { fileOf, keep } from './contents.ts';
import {
  changedIn,
  CONTENT,
  contentsAt,
  git,
  gitSays,
  OFFLINE,
  TIMEOUT,
  Trouble,
  troubleWith,
  whereTo,
} from './git.ts';

const UNREADABLE = 'A file cannot be read here. Choose it in the form, which says how it is corrected: ';
const THEIRS_UNREADABLE =
  'What others have published cannot be read, and is not brought in. Ask who published it, or a developer, to mend this file: ';
const APART =
  'This computer has versions that the repository does not have, and the repository has others. Ask a developer to bring them together.';
const NO_BRANCH = 'The repository does not have this branch yet. A developer publishes it the first time.';
const IN_THE_WAY =
  'What others have published could not be brought into this folder: somebody has unfinished work here in the same files. Show the details to a developer.';
const PROGRAM =
  'The editor itself was changed by a developer. Close its terminal, type “npm ci” and then “npm run edit” in it again, and publish then.';

const LOCK = 'package-lock.json';

/**
 * Makes `commit`, which follows the present one, the state of this folder. What is edited stays as it is on the disk:
 * `write` brings it what the commit says, once nothing is in the way of all the rest.
 */
export async function moveTo(commit: string, write = () => {}) {
  const [here, incoming] = [await changedIn('HEAD'), await changedIn('HEAD', commit)];
  // `npm install` has written it by itself, and `npm ci` writes it anew.
  const isByNpm = here.includes(LOCK) && !here.includes('package.json');
  const texts = await changedIn('--diff-filter=M', 'HEAD', commit, '--', CONTENT);
  try {
    if (isByNpm && incoming.includes(LOCK)) await git('checkout', '--quiet', 'HEAD', '--', LOCK);
    // With its index at `commit`, Git leaves the files as they are on the disk.
    if (texts.length > 0) await git('reset', '--quiet', commit, '--', ...texts);
    await git('read-tree', '--dry-run', '-m', '-u', 'HEAD', commit);
    write();
    await git('merge', '--quiet', '--ff-only', commit);
  } catch (error) {
    gitSays('reset', '--quiet', '--', CONTENT);
    throw error instanceof Trouble ? error : troubleWith(error, IN_THE_WAY);
  }
}

/** The versions of the program, its fields and its packages, which a running one has read. */
const programNow = () => gitSays('rev-parse', 'HEAD:editor', 'HEAD:content/schema', `HEAD:${LOCK}`);
const program = programNow();

/** Whether what runs here is what is in the folder; throws what to do where it is not. */
export function checkProgram() {
  if (programNow() !== program) throw new Trouble(PROGRAM);
}

/** A Git that was killed leaves its lock, which keeps out every other one. Nothing that runs has one for so long. */
function removeOldLock() {
  const lock = gitSays('rev-parse', '--git-path', 'index.lock');
  const found = statSync(lock, { throwIfNoEntry: false });
  if (found && Date.now() - found.mtimeMs > TIMEOUT) rmSync(lock);
}

/**
 * Brings in what is known here of what others have published, field by field in the content. Where both have changed a
 * field, the file has theirs, and what was here is a conflict. Returns why it cannot be.
 */
export async function follow() {
  removeOldLock();
  const { tracked } = whereTo();
  const theirs = gitSays('rev-parse', '--verify', '--quiet', tracked);
  if (!theirs) return NO_BRANCH;
  const base = gitSays('merge-base', 'HEAD', theirs);
  if (base === theirs) return;
  if (base !== gitSays('rev-parse', 'HEAD')) return APART;
  const unreadable = names.find((name) => keep.look(name).fault);
  if (unreadable) throw new Trouble(UNREADABLE + fileOf(unreadable));
  const [before = {}, after = {}] = await contentsAt(base, theirs);
  const broken = Object.keys(after).find((name) => after[name] === undefined);
  if (broken) throw new Trouble(THEIRS_UNREADABLE + fileOf(broken));
  await moveTo(theirs, () => {
    for (const name of names) if (name in after) keep.bringIn(name, before[name], after[name]);
  });
}

/** Brings in what others have published. */
export async function bringIn() {
  const { remote } = whereTo();
  if (!remote) return;
  // An editor that was ended while it did so has brought in a part: all of that first, and then what is newer.
  await follow();
  await git('fetch', '--quiet', remote).catch((error: unknown) => {
    throw troubleWith(error, OFFLINE);
  });
  const trouble = await follow();
  if (trouble) throw new Trouble(trouble);
}
