/** Holds content/ against its schemas and rules: what is wrong, with file and line. report.ts says it. */
import { readFileSync } from 'node:fs';
import { draftsIn, withoutDrafts } from '../../content/drafts.ts';
import { PHOTOS } from '../../content/photo.ts';
import { replaceWords } from '../../content/replace-words.ts';
import type { Content } from '../../content/schema/files.ts';
import { filesIn } from '../shared/files.ts';
import { textsToTranslate, textsWithoutTelugu } from '../telugu/pairs.ts';
import { type Finding, findings } from './find.ts';
import { missingPhotos, photoFileFault, unshownPhotos } from './photos.ts';
import { placeName } from './places.ts';
import { contentOf, emptyFault, type Fault, readFiles } from './read.ts';

/** A place is like services › "Social Media Marketing" › price, a message what is wrong → what to do. */
export type Problem = { file: string; line?: number; place: string; message: string };

const LOGO = 'content/logo.svg';

/** In bytes. */
const LARGEST_LOGO = 4096;

/** What is wrong with a file of content/ that is no content itself. */
function faultOf(file: string): Fault | undefined {
  const empty = emptyFault(file);
  if (empty) return empty;
  const bytes = readFileSync(file);
  if (file.startsWith(`${PHOTOS}/`)) return photoFileFault(bytes);
  if (file !== LOGO)
    return {
      message: 'No page of the site shows what this file says. → Move it to one of the other files.',
    };
  if (bytes.length > LARGEST_LOGO || !bytes.includes('<svg'))
    return {
      message: `The logo has ${bytes.length} bytes. → Every page holds it: save it as an SVG of ${LARGEST_LOGO} bytes at most.`,
    };
}

/** How much of the Telugu is missing. Only for a content without errors. */
function teluguOf(written: Content) {
  if (!written.site.telugu.isPublic) return undefined;
  const content = replaceWords(written, written.words);
  return { all: textsToTranslate(content).size, missing: textsWithoutTelugu(content).length };
}

export type Report = ReturnType<typeof checkContent>;

/** Reads content/ in the current folder. Errors stop the build; what may follow from one waits until it is corrected. */
export function checkContent() {
  const files = readFiles();
  const content = contentOf(files);
  const found = findings(content);
  const others = filesIn('content')
    .filter((name) => !/^schema\/|\.(md|ts)$|(^|\/)\./.test(name))
    .map((name) => `content/${name}`)
    .filter((file) => !files.some((known) => known.file === file));
  const photos = others.filter((file) => file.startsWith(`${PHOTOS}/`));

  function locate({ place, message, accept }: Finding): Problem {
    const [name, ...keys] = place.split('.');
    const path = keys.join('.');
    const { file, lineOf, data } = files.find((known) => known.name === name)!;
    const keep = accept ? ` To keep it, add "${accept}" to content/accepted.json.` : '';
    return { file, line: lineOf(path), place: placeName(data, path), message: message + keep };
  }
  const problems = (kind: Finding['kind']) => found.filter((one) => one.kind === kind).map(locate);
  const broken = [
    ...files.map(({ file, fault }) => ({ file, fault })),
    ...[...new Set([LOGO, ...others])].map((file) => ({ file, fault: faultOf(file) })),
  ].flatMap(({ file, fault }) => (fault ? [{ file, place: '', ...fault }] : []));
  const errors = [...broken, ...problems('error'), ...missingPhotos(content, photos).map(locate)].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  return {
    errors,
    warnings: [...problems('warning'), ...unshownPhotos(content, photos)],
    claims: problems('claim'),
    discounts: problems('discount'),
    examples: problems('example'),
    drafts: draftsIn(content).map(({ path }) => placeName(content, path)),
    telugu: errors.length > 0 ? undefined : teluguOf(withoutDrafts(content)),
  };
}
