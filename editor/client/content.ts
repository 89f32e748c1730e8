/** The texts of the content, the problems that the check finds in them, and the choices that they offer. */
import { replaceWords } from '../../content/replace-words.ts';
import { names } from '../../content/schema/files.ts';
import { type DrawingName, drawings } from '../../drawings.ts';
import { type Finding, findings } from '../../tools/content-check/find.ts';
import { type Contents, type Field, idOfPath, type Name, treeOf, valueOf, within } from './fields.ts';
import { type FieldText, isVisible, normalize } from './find-field.ts';
import { missingTelugu, teluguOf } from './telugu.ts';

/** The text of a field as a page shows it, or the address of its drawing. */
export function textShownBy({ name, schema, value }: Field, { words }: Contents) {
  if (typeof value !== 'string') return '';
  if (name === 'drawing') return drawings[value as DrawingName]?.src ?? '';
  return schema.enum ? '' : replaceWords(value, words as Record<string, string>);
}

/** The same on a page in Telugu, which shows the English where there is no Telugu. */
export const textShownInTelugu = (field: Field, contents: Contents) =>
  teluguOf(field, contents)?.text || textShownBy(field, contents);

function allShown(contents: Contents, shown = textShownBy): FieldText[] {
  return names
    .filter((name) => name !== 'accepted')
    .flatMap((name) => within(treeOf(name, contents)))
    .map((field) => ({ id: field.id, text: shown(field, contents) }))
    .filter(({ text }) => text)
    .map(({ id, text }) => ({ id, text, normalized: normalize(text) }));
}

/** What a visitor may see: texts and drawings. `shown` is what a page of its language shows of a field. */
export const visibleTexts = (contents: Contents, shown = textShownBy) =>
  allShown(contents, shown).filter((one) => isVisible(one) && !one.id.startsWith('telugu.'));

/** All texts, also those that no page shows. */
export const allTexts = (contents: Contents) =>
  allShown(contents).filter(({ id }) => !id.endsWith('.drawing'));

/** A finding of the check about the field `id`. `accept` is what the owner adds to `accepted.json` to accept it. */
export type Problem = {
  id: string;
  message: string;
  kind: Finding['kind'] | 'telugu';
  /** Whether the field is still empty. */
  isMissing: boolean;
  accept?: string;
};

let known: Problem[] = [];

/** The check finds nothing else while there are errors: until then, what it found last without errors is added. */
function withHidden(problems: Problem[]) {
  if (!problems.some(({ kind }) => kind === 'error')) known = problems;
  const isSaid = ({ id }: Problem) => problems.some((other) => other.id === id);
  return [...problems, ...known.filter((problem) => !isSaid(problem))];
}

/** The field that makes the Telugu pages public. */
export const PUBLIC = 'site.telugu.isPublic';

/** How many texts have no Telugu, said at that field. */
function untranslated(contents: Contents): Problem[] {
  const { length } = missingTelugu(contents);
  const message = `${length} ${length === 1 ? 'text has' : 'texts have'} no Telugu`;
  return length > 0 ? [{ id: PUBLIC, message, kind: 'telugu', isMissing: false }] : [];
}

/** The problems of the content: of the errors of a field the first alone. */
export function check(contents: Contents): Problem[] {
  const found = findings(contents).map(({ file, path, message, ...finding }): Problem => {
    const id = idOfPath(path ? `${file}.${path}` : file, contents);
    const isMissing = valueOf(id, contents) === '';
    return { ...finding, id, isMissing, message: message.replaceAll(' → ', ' ') };
  });
  const firstError = ({ id }: Problem) => found.find((other) => other.kind === 'error' && other.id === id);
  const shown = found.filter((problem) => problem.kind !== 'error' || problem === firstError(problem));
  return [...withHidden(shown), ...untranslated(contents)];
}

type Pages = Record<string, { path: string; breadcrumb: string }>;

/** The path of the page that shows a file first; undefined for what is on every page. */
export function pageOf(name: Name, { pages }: Contents) {
  const key = { process: 'home', words: 'contact' }[name as string] ?? name;
  if (name === 'not-found') return '/404/';
  return (pages as Pages)[key]?.path;
}

/** The pages of the site, as choices for a link. */
export const pageLinks = ({ pages }: Contents) =>
  Object.values(pages as Pages).map(({ path, breadcrumb }) => ({ value: path, label: breadcrumb }));

type Categories = Record<string, { id: string; label: string }[]>;

/** The categories for the service at `field`: the filter buttons without the first, which shows all. */
export function categoriesOf(contents: Contents, field: string) {
  const isHome = field.startsWith('home.');
  const content = contents[isHome ? 'home' : 'services'] as Categories;
  const categories = content[isHome ? 'homeServiceFilters' : 'serviceCategories']!;
  return categories.slice(1).map(({ id, label }) => ({ value: id, label }));
}

type Service = { slug: string; title: string };

/** The services of the services page, as choices. */
export const servicesOf = ({ services }: Contents) =>
  (services as { services: Service[] }).services.map(({ slug, title }) => ({ value: slug, label: title }));

/** The fields that lead to the service at `field`: of trades, cards and links. None for any other field. */
export function usesOf(field: string, contents: Contents) {
  if (!/^services\.services\.[^.]+$/.test(field)) return [];
  const { slug } = valueOf(field, contents) as Service;
  const isUse = ({ name, value }: Field) =>
    (name === 'service' && value === slug) || (name === 'href' && String(value).endsWith(`#service=${slug}`));
  return names
    .flatMap((name) => within(treeOf(name, contents)))
    .filter(isUse)
    .map(({ id }) => id);
}
