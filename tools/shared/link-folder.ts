import { execFile } from 'node:child_process';
import { copyFile, link, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Makes a copy of a folder whose files are those of the old one: packages take a gigabyte, and the bundler refuses a
 * symbolic link to their folder. Nobody may write into the copy's files. Where the folder is a link, the copy is one too.
 */
export async function linkFolder(from: string, to: string) {
  const linked = await readlink(from).catch(() => undefined);
  if (linked) return symlink(linked, to);
  try {
    // Takes a third of the time. Windows has no such command, and between two disks there are no links.
    await promisify(execFile)('cp', ['-al', from, to]);
  } catch {
    await rm(to, { recursive: true, force: true });
    await linkEach(from, to);
  }
}

async function linkEach(from: string, to: string) {
  await mkdir(to);
  // One file after the other, so that the server which calls this can answer in between.
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkEach(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}
