/** What the editor knows of the content: its schemas as the form wants them, its names, and what is wrong with it. */
import { replaceWords } from '../../content/replace-words.ts';
import { type Content, names } from '../../content/schema/files.ts';
import { type DrawingName, drawings } from '../../drawings.ts';
import { type Finding, findings } from '../../tools/content-check/find.ts';
import { isEqual } from '../change.ts';
import { idOfPath, treeOf, valueOf, within } from './fields.ts';
import { type FieldText, isSeen, plain } from './find-field.ts';

export type Name = keyof Content;

/** All content, by the name of its file. */
export type Contents = Record<Name, unknown>;

type Texts = { contents?: Contents; all: FieldText[]; seen: FieldText[]; pictures: FieldText[] };

/** The texts as the page shows them, for whatever is in them now: every one, those that a page shows, the files of drawings. */
let texts: Texts = { all: [], seen: [], pictures: [] };

function textsOf(contents: Contents) {
  if (texts.contents !== contents) {
    const words = contents.words as Record<string, string>;
    const fields = names
      .filter((name) => name !== 'accepted')
      .flatMap((name) => within(treeOf(name, contents)));
    const all = fields
      .filter(({ schema, value }) => !schema.enum && typeof value === 'string')
      .map(({ id, value }) => ({ id, said: replaceWords(value as string, words) }))
      .map(({ id, said }) => ({ id, said, text: plain(said) }));
    const pictures = fields
      .filter(({ name, value }) => name === 'drawing' && value)
      .map(({ id, value }) => ({ id, said: drawings[value as DrawingName].src }))
      .map(({ id, said }) => ({ id, said, text: plain(said) }));
    texts = { contents, all, seen: all.filter(isSeen), pictures };
  }
  return texts;
}

export const allTexts = (contents: Contents) => textsOf(contents).all;
export const seenTexts = (contents: Contents) => textsOf(contents).seen;

/** Each drawing that content chooses, by the address of its file. */
export const pictures = (contents: Contents) => textsOf(contents).pictures;

/** What is said of the field `id`; `accept` is what the owner may add to what he has accepted. */
export type Problem = {
  id: string;
  name: Name;
  message: string;
  kind: Finding['kind'];
  /** Whether nothing has been written there yet. */
  isMissing: boolean;
  accept?: string;
};

/** What was said when nothing was wrong the last time. */
let known: Problem[] = [];

/** What is wrong hides what else there is: that is said as it was. */
function withHidden(problems: Problem[]) {
  if (!problems.some(({ kind }) => kind === 'error')) known = problems;
  const isSaid = ({ id }: Problem) => problems.some((other) => other.id === id);
  return [...problems, ...known.filter((problem) => !isSaid(problem))];
}

/** The same as long as the same is said: so nothing is drawn anew. */
let told: Problem[] = [];

/**
 * What is wrong at a field is said one thing at a time. What is to be considered now is not named a second time as what is
 * to be decided before the launch. An acceptance that nothing needs any more does no harm.
 */
export function check(contents: Contents): Problem[] {
  const found = findings(contents).map(({ file, path, message, ...finding }): Problem => {
    const id = idOfPath(path ? `${file}.${path}` : file, contents);
    const isMissing = valueOf(id, contents) === '';
    return { ...finding, id, name: file, isMissing, message: message.replaceAll(' → ', ' ') };
  });
  const isSaid = (kind: Finding['kind'], { id }: Problem, end: number) =>
    found.slice(0, end).some((other) => other.kind === kind && other.id === id);
  const said = found.filter((problem, i) => {
    if (problem.kind === 'error') return !isSaid('error', problem, i);
    if (problem.kind === 'warning') return problem.name !== 'accepted';
    return problem.kind !== 'decision' || !isSaid('warning', problem, found.length);
  });
  const problems = withHidden(said);
  told = isEqual(problems, told) ? told : problems;
  return told;
}

type Pages = Record<string, { path: string; breadcrumb: string }>;

/** The page that shows a file of content first; none for what is on every page. */
export function pageOf(name: Name, { pages }: Contents) {
  const key = { process: 'home', words: 'contact' }[name as string] ?? name;
  if (name === 'not-found') return '/404/';
  return (pages as Pages)[key]?.path;
}

/** Where links may lead: the pages of the site. */
export const pageLinks = ({ pages }: Contents) =>
  Object.values(pages as Pages).map(({ path, breadcrumb }) => ({ value: path, label: breadcrumb }));

type Categories = Record<string, { id: string; label: string }[]>;

/** The categories for the entry at `field`: the filter buttons but the first, which shows all. */
export function categoriesOf(contents: Contents, field: string) {
  const isHome = field.startsWith('home.');
  const content = contents[isHome ? 'home' : 'services'] as Categories;
  return content[isHome ? 'homeServiceFilters' : 'serviceCategories']!.slice(1);
}

type Service = { slug: string; title: string };

/** The services of the services page, to choose from. */
export const servicesOf = ({ services }: Contents) =>
  (services as { services: Service[] }).services.map(({ slug, title }) => ({ value: slug, label: title }));
