/** The photographs of content/photos/: saved from the editor, sent to it, and published with the content that shows them. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PHOTOS, photosIn } from '../content/photo.ts';
import { names } from '../content/schema/files.ts';
import { photoName, takeIn } from '../tools/photos/intake.ts';
import { filesIn } from '../tools/shared/files.ts';
import { fileOf, readJson, reasonOf, replaceFile } from './files.ts';
import { gitBytes, gitSays } from './git.ts';
import { send } from './requests.ts';

const photoPath = (file: string) => path.join(PHOTOS, file);
const isThere = (file: string) => existsSync(photoPath(file));

function writePhoto(file: string, bytes: Buffer) {
  mkdirSync(PHOTOS, { recursive: true });
  replaceFile(photoPath(file), bytes);
}

/**
 * Saves the picture that is the body of a request, whose address has the name of the file that was chosen: ?name=shop.jpg. Answers with
 * the name under which content may show it, or with why it is refused.
 */
export async function receivePhoto(request: IncomingMessage, response: ServerResponse) {
  try {
    const { searchParams } = new URL(request.url!, 'http://localhost');
    const bytes = await takeIn(await buffer(request));
    const file = photoName(searchParams.get('name') ?? '', bytes);
    // One that is there already says the same: its name is made of what is in it.
    if (!isThere(file)) writePhoto(file, bytes);
    send(response, 200, { file });
  } catch (error) {
    send(response, 422, { message: reasonOf(error as Error) });
  }
}

/**
 * The bytes of a photograph, by its address in the editor: /edit/photos/shop-1a2b3c4d.jpg. One that a publication has removed is
 * read from the history, which shows it. Undefined where there is none.
 */
export function photoAt(pathname: string) {
  const [, file] = /^\/edit\/photos\/([a-z0-9-]+\.jpg)$/.exec(pathname) ?? [];
  if (!file) return undefined;
  return isThere(file) ? readFileSync(photoPath(file)) : bytesInHistory(file);
}

/** The bytes of a photograph as the newest commit has it, or the last that had it. Undefined where none had. */
function bytesInHistory(file: string) {
  const commit = commitWith(file);
  return commit ? gitBytes('show', `${commit}:${photoPath(file)}`) : undefined;
}

/** The commit that has a photograph: the newest of all, or the last that had it. Empty where there is none. */
function commitWith(file: string) {
  if (gitSays('ls-tree', 'HEAD', photoPath(file))) return 'HEAD';
  const removal = gitSays('log', '-1', '--diff-filter=D', '--format=%H', '--', photoPath(file));
  return removal && `${removal}^`;
}

/** The photographs that the content on the disk shows. */
const shown = () => new Set(photosIn(names.map((name) => readJson(fileOf(name)))).map(({ file }) => file));

/** Puts the photographs that the content shows into the copy of the project that is published, and takes the others out of it. */
export function copyPhotos(copy: string) {
  const folder = path.join(copy, PHOTOS);
  for (const file of othersIn(folder)) rmSync(path.join(folder, file));
  mkdirSync(folder, { recursive: true });
  for (const file of [...shown()].filter(isThere)) copyFileSync(photoPath(file), path.join(folder, file));
}

/** The photographs in `folder` that the content does not show. */
function othersIn(folder: string) {
  const kept = shown();
  return existsSync(folder) ? filesIn(folder).filter((name) => !kept.has(name)) : [];
}

/**
 * Removes the photographs that were published once and that the content does not show: `restorePhotos` finds them in the
 * history. "Undo" and "Redo" of some window may need those that never were.
 */
export function removeOthers() {
  const wasPublished = (file: string) => gitSays('log', '-1', '--format=%H', '--', photoPath(file));
  for (const file of othersIn(PHOTOS).filter(wasPublished)) rmSync(photoPath(file));
}

/** Brings back the photographs that `content` shows and that are not in the folder: others have published them, or a publication has removed them. */
export function restorePhotos(content: unknown) {
  for (const { file } of photosIn(content)) {
    const bytes = isThere(file) ? undefined : bytesInHistory(file);
    if (bytes?.length) writePhoto(file, bytes);
  }
}
