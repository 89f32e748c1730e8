/**
 * Drafts: entries of lists, and pages, that are not public yet, or not now. Each has `isDraft: true`, a field as any other: it is
 * committed, merged and undone, and colleagues have the draft too.
 *
 * What is published is the content without its drafts, and without what leads to drafts alone: a link, the button of a category,
 * the service that fits a trade or a card, the piece of work that words of a customer belong to. All of it is there again once
 * the draft is shown.
 */

type Entry = Record<string, unknown>;

const isObject = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

export const isDraft = (value: unknown) => isObject(value) && value.isDraft === true;

/** The address of the service that a link leads to, at its card or in the form; undefined for other links. */
export const serviceOf = (href: unknown) => /#service[-=](.+)$/.exec(String(href))?.[1];

/** The address of the page that a link leads to, without the place on it. */
export const pageOf = (href: unknown) => String(href).split('#')[0]!;

/** Tells whether the part `key` of `whole` is left out of `content`: all drafts are but `shown`, and what leads to them alone. */
function leftOutOf(content: unknown, shown: unknown) {
  const isHidden = (value: unknown) => isDraft(value) && value !== shown;
  const partOf = (whole: unknown, key: string) => (isObject(whole) ? whole[key] : undefined);
  /** What the field `key` says in hidden entries of a list, and in no other entry of it. */
  function onlyInHidden(list: unknown, key: string) {
    const entries = isObject(list) ? Object.values(list) : [];
    const saidBy = (some: unknown[]) => new Set(some.map((entry) => partOf(entry, key)).filter(Boolean));
    const byOthers = saidBy(entries.filter((entry) => !isHidden(entry)));
    return new Set([...saidBy(entries.filter(isHidden))].filter((value) => !byOthers.has(value)));
  }
  const [services, home] = [partOf(content, 'services'), partOf(content, 'home')];
  const paths = onlyInHidden(partOf(content, 'pages'), 'path');
  const slugs = onlyInHidden(partOf(services, 'services'), 'slug');
  const pieces = onlyInHidden(partOf(partOf(content, 'work'), 'pieces'), 'id');
  const categories = new Map([
    [partOf(services, 'serviceCategories'), onlyInHidden(partOf(services, 'services'), 'category')],
    [partOf(home, 'homeServiceFilters'), onlyInHidden(partOf(home, 'homeServices'), 'category')],
  ]);
  const leadsToHidden = (href: unknown) => paths.has(pageOf(href)) || slugs.has(serviceOf(href));
  return (whole: Entry, key: string) => {
    const part = whole[key];
    if (!isObject(part))
      return (key === 'service' && slugs.has(part)) || (key === 'work' && pieces.has(part));
    return isHidden(part) || leadsToHidden(part.href) || categories.get(whole)?.has(part.id) === true;
  };
}

/** What is published of `content`. It may be all files, or one under its name. The draft `shown` is published too. */
export function withoutDrafts<Content>(content: Content, shown?: unknown): Content {
  const isLeftOut = leftOutOf(content, shown);
  function copy(whole: unknown): unknown {
    if (!isObject(whole)) return whole;
    const keys = Object.keys(whole).filter((key) => !isLeftOut(whole, key));
    if (Array.isArray(whole)) return keys.map((key) => copy(whole[Number(key)]));
    return Object.fromEntries(keys.map((key) => [key, copy(whole[key])]));
  }
  return copy(content) as Content;
}

/** `content` without the texts of lists that are empty. */
export const withoutEmptyLines = <Content>(content: Content) =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((line) => line !== '') : value,
  ) as Content;

/** The path in `content` of what is at `path` in `withoutDrafts(content, shown)`: entries of lists have other places there. */
export function pathWithDrafts(content: unknown, path: string, shown?: unknown) {
  const isLeftOut = leftOutOf(content, shown);
  let whole = content;
  const keys = path.split('.').map((key) => {
    const list = Array.isArray(whole) ? (whole as unknown as Entry) : undefined;
    const place = list && Object.keys(list).filter((at) => !isLeftOut(list, at))[Number(key)];
    whole = isObject(whole) ? whole[place ?? key] : undefined;
    return place ?? key;
  });
  return keys.join('.');
}

/** A draft, and the path that leads to it. */
export type Draft = { path: string; draft: unknown };

/** The drafts in `content` that are in no other draft. */
export function draftsIn(content: unknown, path: string[] = []): Draft[] {
  if (!isObject(content)) return [];
  if (isDraft(content)) return [{ path: path.join('.'), draft: content }];
  return Object.entries(content).flatMap(([key, part]) => draftsIn(part, [...path, key]));
}
