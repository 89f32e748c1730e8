/** Holds the files of content/photos/ against what the content shows. */
import { PHOTOS, photosIn } from '../../content/photo.ts';
import type { Finding } from './find.ts';
import type { Fault } from './read.ts';

const START_OF_SCAN = 0xda;
/** APP1, in which cameras write EXIF and XMP, and APP13, in which programs write captions and names. */
const CAMERA_DATA = [0xe1, 0xed];

/** Whether a JPEG says more than its picture. Undefined if it is not a JPEG. */
function hasCameraData(bytes: Buffer) {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    if (CAMERA_DATA.includes(marker)) return true;
    if (marker === START_OF_SCAN) return false;
  }
  return false;
}

/** What is wrong with a file in content/photos/ as such. */
export function photoFileFault(bytes: Buffer): Fault | undefined {
  const hasData = hasCameraData(bytes);
  if (hasData === undefined)
    return {
      message: `This is not a JPEG. → Move it out of ${PHOTOS}/, and choose it in the editor: npm run edit`,
    };
  if (hasData)
    return {
      message: `The file says where, when or with what it was taken. → Move it out of ${PHOTOS}/, and choose it in the editor, which saves it without that: npm run edit`,
    };
}

/** What the content shows, and is not among `files`. */
export const missingPhotos = (content: unknown, files: readonly string[]): Finding[] =>
  photosIn(content)
    .filter(({ file }) => !files.includes(`${PHOTOS}/${file}`))
    .map(({ file, path }) => ({
      place: `${path}.file`,
      kind: 'error',
      message: `There is no photograph ${PHOTOS}/${file}. → Choose another in the editor (npm run edit), or bring it back: git restore ${PHOTOS}/${file}`,
    }));

/** Those of `files` that no page shows. */
export const unshownPhotos = (content: unknown, files: readonly string[]) => {
  const shown = photosIn(content).map(({ file }) => `${PHOTOS}/${file}`);
  return files
    .filter((file) => !shown.includes(file))
    .map((file) => ({
      file,
      place: '',
      message: 'No page shows this photograph. → Delete the file, unless somebody is about to use it.',
    }));
};
