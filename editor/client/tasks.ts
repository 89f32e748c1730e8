/** What belongs together is done together: offers, numbers, addresses, categories, pages. */
import { rupees } from '../../content/formats.ts';
import { slugOf } from '../../tools/content-check/rules.ts';
import type { Contents } from './content.ts';

type Entry = Record<string, unknown> & { title?: string; slug?: string; id?: number; category?: string };

type Offer = { price?: string; originalPrice?: string; discount?: string };

/** `name`, or with a number behind it if it is taken. */
function unused(name: string, taken: string[]) {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

/** What is saved, rounded down so that it never promises too much; undefined without two amounts. */
export function discountOf({ price = '', originalPrice = '' }: Offer) {
  const before = rupees(originalPrice);
  const saved = Math.floor(((before - rupees(price)) * 100) / before);
  return saved > 0 && saved < 100 ? `${saved}% OFF` : undefined;
}

/** A discount that nobody has written by hand follows the prices. */
function followPrices(before: Entry & Offer, after: Entry & Offer) {
  if (after.discount === undefined) return after;
  const isOwn = after.discount && after.discount !== discountOf(before);
  const discount = discountOf(after);
  return isOwn || !discount ? after : { ...after, discount };
}

/** The address of an entry that nobody links to yet follows its title. */
function followTitle(before: Entry, after: Entry, others: Entry[], known: ReadonlySet<string>) {
  const { slug, title = '' } = after;
  if (slug === undefined || known.has(slug) || title === before.title) return after;
  const isOwn = slug && !slug.startsWith(slugOf(before.title ?? ''));
  const taken = others.map((other) => other.slug ?? '');
  return isOwn ? after : { ...after, slug: unused(slugOf(title), taken) };
}

/** Entries keep to their own number and address: those of a copy are new. */
function distinct(entries: Entry[]) {
  return entries.map((entry, i) => {
    const before = entries.slice(0, i);
    const ids = entries.map(({ id }) => Number(id) || 0);
    const isCopy = before.some(({ slug }) => slug && slug === entry.slug);
    const slug = isCopy
      ? unused(
          entry.slug!,
          entries.map((other) => other.slug ?? ''),
        )
      : entry.slug;
    const hasId = entry.id === undefined || (ids[i]! > 0 && ids.indexOf(ids[i]!) === i);
    return { ...entry, ...(slug && { slug }), ...(!hasId && { id: Math.max(...ids) + 1 }) };
  });
}

const numbered = (entries: Entry[]) =>
  entries.map((entry, i) => (entry.id === i + 1 ? entry : { ...entry, id: i + 1 }));

function followList(before: Entry[], after: Entry[], known: ReadonlySet<string>) {
  if (before === after) return after;
  if (before.length !== after.length) return distinct(after);
  return after.map((entry, i) => {
    if (entry === before[i]) return entry;
    const others = after.filter((other) => other !== entry);
    return followTitle(before[i]!, followPrices(before[i]!, entry), others, known);
  });
}

type Category = { id: string; label: string };

/** A category that no service has chosen yet is named by its label. */
function followLabel(before: Category[], after: Category[], services: Entry[]) {
  if (before === after) return after;
  return after.map((filter, i) => {
    const isInUse = i === 0 || services.some(({ category }) => category === filter.id);
    if (filter === before[i] || isInUse) return filter;
    const taken = after.filter((other) => other !== filter).map(({ id }) => id);
    return { ...filter, id: unused(slugOf(filter.label), taken) };
  });
}

type Lists = {
  services: { services: Entry[]; serviceCategories: Category[] };
  home: { homeServices: Entry[]; homeServiceFilters: Category[] };
  process: { processSteps: Entry[] };
};

export function slugsOf(contents: Contents) {
  const { services, home } = contents as Lists;
  return new Set([...services.services, ...home.homeServices].map(({ slug = '' }) => slug));
}

/** The content after an edit, with what follows from the edit. `known` are the addresses that may be linked to. */
export function follow(before: Contents, after: Contents, known: ReadonlySet<string>): Contents {
  const [old, now] = [before as Lists, after as Contents & Lists];
  const services = followList(old.services.services, now.services.services, known);
  const homeServices = followList(old.home.homeServices, now.home.homeServices, known);
  const { processSteps } = now.process;
  return {
    ...after,
    services: {
      ...now.services,
      services,
      serviceCategories: followLabel(
        old.services.serviceCategories,
        now.services.serviceCategories,
        services,
      ),
    },
    home: {
      ...now.home,
      homeServices,
      homeServiceFilters: followLabel(old.home.homeServiceFilters, now.home.homeServiceFilters, homeServices),
    },
    process: { ...now.process, processSteps: numbered(processSteps) },
  };
}

/** The new category is a filter button too, and the service at `field` is the first in it. */
export function withCategory(contents: Contents, field: string, label: string): Partial<Contents> {
  const [name, list, index] = field.split('.') as ['services' | 'home', string, string];
  const filters = name === 'services' ? 'serviceCategories' : 'homeServiceFilters';
  const content = contents[name] as Record<string, (Entry & Category)[]>;
  const id = unused(
    slugOf(label),
    content[filters]!.map((filter) => filter.id),
  );
  const entries = content[list]!.map((entry, i) =>
    String(entry.id ?? i) === index ? { ...entry, category: id } : entry,
  );
  return { [name]: { ...content, [list]: entries, [filters]: [...content[filters]!, { id, label }] } };
}

type Pages = Record<string, { path: string; breadcrumb: string }>;

/** A page of text called `title`, with a link to it in the footer. */
export function withPage({ pages, site }: Contents, title: string) {
  const key = unused(slugOf(title), Object.keys(pages as Pages));
  const path = `/${key}/`;
  const article = { heading: title, lead: '', sections: [{ heading: '', paragraphs: [''] }] };
  const page = { path, title, description: '', breadcrumb: title, article };
  const { footer } = site as { footer: { company: { links: object[] } } };
  const company = { ...footer.company, links: [...footer.company.links, { label: title, href: path }] };
  const changed: Partial<Contents> = {
    pages: { ...(pages as Pages), [key]: page },
    site: { ...(site as object), footer: { ...footer, company } },
  };
  return { changed, field: `pages.${key}` };
}

type Columns = Record<string, { links?: { href: string }[] }>;

/** Without the page, and without the links in the footer that lead to it. */
export function withoutPage({ pages, site }: Contents, key: string): Partial<Contents> {
  const { [key]: removed, ...left } = pages as Pages;
  const { footer } = site as { footer: Columns };
  const columns = Object.entries(footer).map(([name, column]) => {
    const links = column.links?.filter(({ href }) => href !== removed!.path);
    return [name, links ? { ...column, links } : column];
  });
  return { pages: left, site: { ...(site as object), footer: Object.fromEntries(columns) as Columns } };
}
