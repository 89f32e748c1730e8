/** Merges the upstream branch, to which others have published, into this folder. */
import { build } from 'esbuild';
import { PHOTOS } from '../content/photo.ts';
import { names } from '../content/schema/files.ts';
import { contentOnDisk } from './content-on-disk.ts';
import { fileOf } from './files.ts';
import {
  changedIn,
  CONTENT,
  contentsAt,
  git,
  gitSays,
  OFFLINE,
  TEXTS,
  Trouble,
  troubleWith,
  upstream,
} from './git.ts';
import { restorePhotos } from './photos.ts';
import { announce } from './progress.ts';

const UNREADABLE = 'A file cannot be read here. Choose it in the form, which says how it is corrected: ';
const THEIRS_UNREADABLE =
  'What others have published cannot be read, and is not brought in. Ask who published it, or a developer, to mend this file: ';
const APART =
  'This computer has versions that the shared copy does not have, and the shared copy has others. Ask a developer to bring them together.';
const NO_BRANCH = 'The shared copy does not have this branch yet. A developer publishes it the first time.';
const IN_THE_WAY =
  'What others have published could not be brought into this folder: somebody has unfinished work here in the same files. Show the details to a developer.';
const PROGRAM =
  'The editor itself was changed by a developer. Close its terminal, type “npm ci” and then “npm run edit” in it again, and publish then.';

const LOCK = 'package-lock.json';

/**
 * Fast-forwards this folder to `commit`. The files of content/ stay as they are on the disk: `mergeContent` merges the commit
 * into them, once it is sure that no other file is in the way.
 */
export async function fastForward(commit: string, mergeContent = () => {}) {
  const [here, incoming] = [await changedIn('HEAD'), await changedIn('HEAD', commit)];
  // `npm install` has written it by itself, and `npm ci` writes it anew.
  const isByNpm = here.includes(LOCK) && !here.includes('package.json');
  const texts = await changedIn('--diff-filter=M', 'HEAD', commit, '--', TEXTS);
  // Where it comes from here, a photograph is there already. Git removes those that the commit removes.
  const photos = await changedIn('--diff-filter=A', 'HEAD', commit, '--', PHOTOS);
  try {
    if (isByNpm && incoming.includes(LOCK)) await git('checkout', '--quiet', 'HEAD', '--', LOCK);
    // With its index at `commit`, Git leaves the files as they are on the disk.
    const edited = [...texts, ...photos];
    if (edited.length > 0) await git('reset', '--quiet', commit, '--', ...edited);
    await git('read-tree', '--dry-run', '-m', '-u', 'HEAD', commit);
    mergeContent();
    await git('merge', '--quiet', '--ff-only', commit);
    restorePhotos(names.map((name) => contentOnDisk.read(name).content));
    announce({ head: commit });
  } catch (error) {
    await git('reset', '--quiet', '--', ...CONTENT).catch(() => {});
    throw error instanceof Trouble ? error : troubleWith(error, IN_THE_WAY);
  }
}

/** The files of this folder of which the editor is made: its server, and the script of its page. */
async function programFiles() {
  const { metafile } = await build({
    entryPoints: ['editor/server.ts', 'editor/client/main.tsx'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: '.',
    write: false,
    metafile: true,
  });
  return [LOCK, ...Object.keys(metafile.inputs)];
}

/** The commit at the start, whose editor runs. */
const start = gitSays('rev-parse', 'HEAD');

/** Throws what to do where the editor that runs is not the one in this folder. */
export async function checkProgram() {
  const changed = await changedIn(start, 'HEAD', '--', '.', ...CONTENT.map((part) => `:!${part}`));
  const program = changed.length > 0 ? await programFiles() : [];
  if (program.some((file) => changed.includes(file))) throw new Trouble(PROGRAM);
}

/**
 * Merges the upstream branch as it was fetched last, field by field in the content. Where both have changed a field, the file
 * says theirs, and the value of this folder becomes a conflict. Returns why it cannot be merged.
 */
export async function mergeFetched() {
  const { tracked } = upstream();
  const theirs = gitSays('rev-parse', '--verify', '--quiet', tracked);
  if (!theirs) return NO_BRANCH;
  const base = gitSays('merge-base', 'HEAD', theirs);
  if (base === theirs) return;
  if (base !== gitSays('rev-parse', 'HEAD')) return APART;
  const unreadable = names.find((name) => contentOnDisk.read(name).fault);
  if (unreadable) throw new Trouble(UNREADABLE + fileOf(unreadable));
  const [before = {}, after = {}] = await contentsAt(base, theirs);
  const broken = Object.keys(after).find((name) => after[name] === undefined);
  if (broken) throw new Trouble(THEIRS_UNREADABLE + fileOf(broken));
  await fastForward(theirs, () => {
    for (const name of names) if (name in after) contentOnDisk.merge(name, before[name], after[name]);
  });
}

let pulling = Promise.resolve();

/** Fetches the upstream branch and merges it, once it is done with that for who has asked before. */
export function pull() {
  pulling = pulling.then(fetchAndMerge, fetchAndMerge);
  return pulling;
}

async function fetchAndMerge() {
  const { remote } = upstream();
  if (!remote) return;
  // A merge that was interrupted is finished before anything newer is fetched.
  await mergeFetched();
  await git('fetch', '--quiet', remote).catch((error: unknown) => {
    throw troubleWith(error, OFFLINE);
  });
  const trouble = await mergeFetched();
  if (trouble) throw new Trouble(trouble);
}
