/** Holds content/ against its schemas and rules: what is wrong, with file and line. report.ts says it. */
import { readFileSync, statSync } from 'node:fs';
import { draftsIn, withoutDrafts } from '../../content/drafts.ts';
import { replaceWords } from '../../content/replace-words.ts';
import { type Content, names } from '../../content/schema/files.ts';
import { filesIn } from '../shared/files.ts';
import { textsToTranslate, textsWithoutTelugu } from '../telugu/pairs.ts';
import { type Finding, findings } from './find.ts';
import { missingPhotos, photoFileFault, PHOTOS, unshownPhotos } from './photos.ts';
import { readContent } from './read.ts';
import { placeName } from './rules.ts';

/** A place is like services › "Social Media Marketing" › price, a message what is wrong → what to do. */
export type Problem = { file: string; line?: number; place: string; message: string };

const LOGO = 'logo.svg';
const NAMES = names.map((name) => `${name}.json`);

/** What is wrong with a file as such. */
function faultOf(name: string): { message: string; line?: number } | undefined {
  const file = `content/${name}`;
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (!size) return { message: `The file is missing or empty. → Bring it back: git restore ${file}` };
  if (NAMES.includes(name)) return readContent(file).fault;
  if (name.startsWith(PHOTOS)) return photoFileFault(readFileSync(file));
  if (name !== LOGO)
    return {
      message: 'No page of the site shows what this file says. → Move it to one of the other files.',
    };
  if (size > 4096 || !readFileSync(file, 'utf8').includes('<svg'))
    return {
      message: `The logo has ${size} bytes. → Every page holds it: save it as an SVG of 4096 bytes at most.`,
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
  const others = filesIn('content').filter((name) => !/^schema\/|\.(md|ts)$|(^|\/)\./.test(name));
  const broken = [...new Set([LOGO, ...NAMES, ...others])].flatMap((name): Problem[] => {
    const fault = faultOf(name);
    return fault ? [{ file: `content/${name}`, place: '', ...fault }] : [];
  });
  const whole = NAMES.filter((name) => !broken.some(({ file }) => file === `content/${name}`));
  const sources = Object.fromEntries(
    whole.map((name) => [name.replace('.json', ''), readContent(`content/${name}`)]),
  );
  const content = Object.fromEntries(Object.entries(sources).map(([name, { data }]) => [name, data]));
  const found = findings(content);

  function locate({ file, path, message, accept }: Finding): Problem {
    const { lineOf, data } = sources[file]!;
    const keep = accept ? ` To keep it, add "${accept}" to content/accepted.json.` : '';
    const place = placeName(data, path);
    return { file: `content/${file}.json`, line: lineOf(path), place, message: message + keep };
  }
  const problems = (kind: Finding['kind']) => found.filter((it) => it.kind === kind).map(locate);
  const photos = others.filter((name) => name.startsWith(PHOTOS));
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
    telugu: errors.length > 0 ? undefined : teluguOf(withoutDrafts(content) as Content),
  };
}
