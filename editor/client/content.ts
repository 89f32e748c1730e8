/** What the editor knows of the content: its schemas as the form wants them, its names, and what is wrong with it. */
import type { RJSFSchema } from '@rjsf/utils';
import { z } from 'zod';
import { replaceWords } from '../../content/replace-words.ts';
import { type Content, files, names } from '../../content/schema/files.ts';
import { type Finding, findings } from '../../tools/content-check/find.ts';
import { type FieldText, isSeen, plain, textsIn } from './find-field.ts';

export type Name = keyof Content;

/** All content, by the name of its file. */
export type Contents = Record<Name, unknown>;

/** What is added has all the fields that it must have, with nothing in them, or begins as its example. */
export function emptyOf(schema: RJSFSchema): unknown {
  const { type, properties = {}, required = [], minItems = 0, items, examples } = schema;
  if (Array.isArray(examples)) return examples[0];
  if (type === 'string') return schema.enum?.[0] ?? '';
  if (type === 'integer') return 0;
  if (type === 'array') return Array.from({ length: minItems }, () => emptyOf(items as RJSFSchema));
  return Object.fromEntries(required.map((key) => [key, emptyOf(properties[key] as RJSFSchema)]));
}

const toForm = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      // What has a form needs no count of its characters.
      if (jsonSchema.pattern) delete jsonSchema.maxLength;
      // The form would judge by it, and Zod does.
      delete jsonSchema.pattern;
      delete jsonSchema.format;
    },
  }) as RJSFSchema;

export const schemas = Object.fromEntries(
  names.map((name) => [name, toForm(files.shape[name] as z.ZodType)]),
) as Record<Name, RJSFSchema>;

export const titleOf = (name: Name) => schemas[name].title ?? name;

/** The texts as the page shows them, for whatever is in them now: every one, and those that a page shows. */
let texts: { contents?: Contents; all: FieldText[]; seen: FieldText[] } = { all: [], seen: [] };

function textsOf(contents: Contents) {
  if (texts.contents !== contents) {
    const { accepted: _, ...shown } = replaceWords(contents, contents.words as Record<string, string>);
    const all = Object.entries(shown).flatMap(([name, content]) => textsIn(content, name));
    texts = { contents, all, seen: all.filter(isSeen) };
  }
  return texts;
}

export const allTexts = (contents: Contents) => textsOf(contents).all;
export const seenTexts = (contents: Contents) => textsOf(contents).seen;

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

/** Whether a file keeps its schema, so that the site can show it. */
export const holds = (name: Name, contents: Contents) =>
  files.shape[name].safeParse(replaceWords(contents[name], contents.words as Record<string, string>)).success;

/** What was said of the content when nothing in it was wrong the last time. */
let known: { contents?: Contents; problems: Problem[] } = { problems: [] };

/** What is wrong hides what else there is. That is said as it was, of each field in which nothing was written since. */
function withHidden(problems: Problem[], contents: Contents) {
  if (!problems.some(({ kind }) => kind === 'error')) {
    known = { contents, problems };
    return problems;
  }
  const { accepted } = contents.accepted as { accepted: string[] };
  const isAsItWas = ({ id, accept = '' }: Problem) =>
    valueIn(known.contents!, id) === valueIn(contents, id) && !accepted.includes(accept);
  const isSaid = ({ id }: Problem) => problems.some((other) => other.id === id);
  return [...problems, ...known.problems.filter((problem) => isAsItWas(problem) && !isSaid(problem))];
}

/**
 * What is wrong at a field is said one thing at a time. What is to be considered now is not named a second time as what is
 * to be decided before the launch. An acceptance that nothing needs any more does no harm.
 */
export function check(contents: Contents): Problem[] {
  const found = findings(contents).map(({ file, path, message, ...finding }): Problem => {
    const id = path ? `${file}.${path}` : file;
    const isMissing = valueIn(contents, id) === '';
    return { ...finding, id, name: file, isMissing, message: message.replaceAll(' → ', ' ') };
  });
  const isSaid = (kind: Finding['kind'], { id }: Problem, end: number) =>
    found.slice(0, end).some((other) => other.kind === kind && other.id === id);
  const said = found.filter((problem, i) => {
    if (problem.kind === 'error') return !isSaid('error', problem, i);
    if (problem.kind === 'warning') return problem.name !== 'accepted';
    return problem.kind !== 'decision' || !isSaid('warning', problem, found.length);
  });
  return withHidden(said, contents);
}

type Entry = { title?: string; heading?: string; label?: string; key?: string; text?: string };

/** What an entry of a list is called in the form: what it says first, or what it is, with its number. */
export function entryName(entry: unknown, index: number, kind = 'Entry') {
  const { title, heading, label, key, text } = (entry ?? {}) as Entry;
  const words = typeof entry === 'string' ? entry : title || heading || label || key || text;
  return words || `${kind} ${index + 1}`;
}

const partOf = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key];

/** What is at a field: `services.services.0.price`. */
export const valueIn = (contents: Contents, id: string) => id.split('.').reduce<unknown>(partOf, contents);

const partOfSchema = (schema: RJSFSchema | undefined, key: string) =>
  (schema?.items ?? schema?.properties?.[key] ?? schema?.additionalProperties) as RJSFSchema | undefined;

/** What may be at a field; undefined if the schema has no such field. */
export function schemaAt(id: string) {
  const [name, ...keys] = id.split('.') as [Name, ...string[]];
  return keys.reduce(partOfSchema, schemas[name] as RJSFSchema | undefined);
}

/** Where a field is, in the words of the form: Services › Web Design › Price. */
function labelOf(id: string, contents: Contents) {
  const [name, ...keys] = id.split('.') as [Name, ...string[]];
  let schema: RJSFSchema | undefined = schemas[name];
  let value = contents[name];
  const labels = keys.map((key) => {
    value = partOf(value, key);
    const isEntry = schema?.items !== undefined;
    schema = partOfSchema(schema, key);
    return isEntry ? entryName(value, Number(key), schema?.title) : (schema?.title ?? key);
  });
  return labels.join(' › ');
}

/** The same with the name of the content before it: Services and prices › Services › Web Design › Price. */
export const fullLabelOf = (id: string, contents: Contents) =>
  [titleOf(id.split('.')[0] as Name), labelOf(id, contents)].filter(Boolean).join(' › ');

/** Everything that has a name in the form, also what is left out so far, with its own name alone. */
function placesIn({ title = '', properties = {}, type }: RJSFSchema, id: string): FieldText[] {
  if (type === 'integer') return [];
  const parts = Object.entries(properties).flatMap(([key, part]) =>
    placesIn(part as RJSFSchema, `${id}.${key}`),
  );
  return [{ id, text: plain(title), said: '' }, ...parts];
}

/** What search finds by its name: not the entries of lists, whose texts it finds. */
export const allPlaces = names.flatMap((name) => placesIn(schemas[name], name));

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
