/** What the editor knows of the content: what its fields say, what is wrong with them, and what may be chosen. */
import { replaceWords } from '../../content/replace-words.ts';
import { names } from '../../content/schema/files.ts';
import { type DrawingName, drawings } from '../../drawings.ts';
import { type Finding, findings } from '../../tools/content-check/find.ts';
import { type Contents, type Field, idOfPath, type Name, treeOf, valueOf, within } from './fields.ts';
import { type FieldText, isVisible, normalize } from './find-field.ts';

/** What a field says, as a page shows it: its text, or the address of the drawing that it chooses. */
export function textShownBy({ name, schema, value }: Field, { words }: Contents) {
  if (typeof value !== 'string') return '';
  if (name === 'drawing') return drawings[value as DrawingName]?.src ?? '';
  return schema.enum ? '' : replaceWords(value, words as Record<string, string>);
}

/** Every field that says something. */
function allShown(contents: Contents): FieldText[] {
  return names
    .filter((name) => name !== 'accepted')
    .flatMap((name) => within(treeOf(name, contents)))
    .map((field) => ({ id: field.id, said: textShownBy(field, contents) }))
    .filter(({ said }) => said)
    .map(({ id, said }) => ({ id, said, text: normalize(said) }));
}

export const visibleTexts = (contents: Contents) => allShown(contents).filter(isVisible);

/** All that is written in words. */
export const allTexts = (contents: Contents) =>
  allShown(contents).filter(({ id }) => !id.endsWith('.drawing'));

/** What is said of the field `id`; `accept` is what the owner may add to what he has accepted. */
export type Problem = {
  id: string;
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

/**
 * What is wrong at a field is said one thing at a time. What is to be considered now is not named a second time as what is
 * to be decided before the launch. An acceptance that nothing needs any more does no harm.
 */
export function check(contents: Contents): Problem[] {
  const found = findings(contents).map(({ file, path, message, ...finding }): Problem => {
    const id = idOfPath(path ? `${file}.${path}` : file, contents);
    const isMissing = valueOf(id, contents) === '';
    return { ...finding, id, isMissing, message: message.replaceAll(' → ', ' ') };
  });
  const isSaid = (kind: Finding['kind'], { id }: Problem, end: number) =>
    found.slice(0, end).some((other) => other.kind === kind && other.id === id);
  const said = found.filter((problem, i) => {
    if (problem.kind === 'error') return !isSaid('error', problem, i);
    if (problem.kind === 'warning') return !problem.id.startsWith('accepted');
    return problem.kind !== 'decision' || !isSaid('warning', problem, found.length);
  });
  return withHidden(said);
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
  const categories = content[isHome ? 'homeServiceFilters' : 'serviceCategories']!;
  return categories.slice(1).map(({ id, label }) => ({ value: id, label }));
}

type Service = { slug: string; title: string };

/** The services of the services page, to choose from. */
export const servicesOf = ({ services }: Contents) =>
  (services as { services: Service[] }).services.map(({ slug, title }) => ({ value: slug, label: title }));
