/** Edits that belong together: offers, addresses, categories, pages. */
import { withoutDrafts } from '../../content/drafts.ts';
import { discountOf } from '../../content/formats.ts';
import { services } from '../../content/schema/services.ts';
import { slugOf } from '../../tools/content-check/rules.ts';
import { currentValue, force } from '../change.ts';
import { newId } from '../ids.ts';
import type { Contents } from './fields.ts';

type Entry = Record<string, unknown> & {
  id: number | string;
  title?: string;
  slug?: string;
  category?: string;
};

export type Offer = { price?: string; originalPrice?: string; discount?: string };

function unused(name: string, taken: string[]) {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

const { price, originalPrice } = services.element.shape;

/**
 * The discount of an offer with new prices: derived from them, unless somebody has written another. `before` is the offer
 * with the prices from which its discount may have been derived. Undefined while the prices give none.
 */
export function deriveDiscount(before: Offer, after: Offer) {
  const isWhole =
    price.safeParse(after.price).success && originalPrice.safeParse(after.originalPrice).success;
  const discount = isWhole ? discountOf(after) : undefined;
  const wasDerived = after.discount === before.discount && before.discount === discountOf(before);
  return discount && after.discount && !wasDerived ? after.discount : discount;
}

/** The number of WhatsApp once the phone was changed: it follows where both were one, and the new one is a mobile number. */
export function chatNumberFor(before: string, after: string, chatNumber: string) {
  const digitsOf = (phone: string) => phone.replace(/\D/g, '');
  const isMobile = /^\+91 \d{5} \d{5}$/.test(after);
  return isMobile && digitsOf(before) === chatNumber ? digitsOf(after) : chatNumber;
}

/** Derives the address from the title, unless visitors may have links to it. */
function deriveSlug(before: Entry, after: Entry, taken: string[], known: ReadonlySet<string>) {
  const { slug, title = '' } = after;
  if (slug === undefined || known.has(slug) || title === before.title) return after;
  const isOwn = slug && !slug.startsWith(slugOf(before.title ?? ''));
  return isOwn ? after : { ...after, slug: unused(slugOf(title), taken) };
}

function deriveInList(before: Entry[], after: Entry[], known: ReadonlySet<string>) {
  return after.map((entry) => {
    const old = before.find(({ id }) => id === entry.id);
    if (old === entry) return entry;
    const taken = after.filter((other) => other !== entry).map(({ slug = '' }) => slug);
    if (old) return deriveSlug(old, entry, taken, known);
    // An added entry gets an address that no other has.
    return entry.slug ? { ...entry, slug: unused(entry.slug, taken) } : entry;
  });
}

type Category = { id: string; label: string };

type Lists = {
  services: { services: Entry[]; serviceCategories: Category[] };
  home: { homeServices: Entry[]; homeServiceFilters: Category[] };
};

/** The addresses of all services that are no drafts. A published content may lack a file, or have one that cannot be read. */
export function slugsOf(contents: Contents) {
  const { services, home } = withoutDrafts(contents) as Partial<Lists>;
  const entries = [...(services?.services ?? []), ...(home?.homeServices ?? [])];
  return new Set(entries.map(({ slug = '' }) => slug));
}

/** The content after an edit, with the values that are derived from it. `known` are the addresses that must stay. */
export function derive(before: Contents, after: Contents, known: ReadonlySet<string>): Contents {
  const [old, now] = [before as Lists, after as Contents & Lists];
  const derived = {
    services: deriveInList(old.services.services, now.services.services, known),
    homeServices: deriveInList(old.home.homeServices, now.home.homeServices, known),
  };
  return {
    ...after,
    services: { ...now.services, services: derived.services },
    home: { ...now.home, homeServices: derived.homeServices },
  };
}

/** Adds a category with its filter button, and moves the service at `field` into it. */
export function withCategory(contents: Contents, field: string, label: string): Partial<Contents> {
  const [name, list, service] = field.split('.') as ['services' | 'home', string, string];
  const filters = name === 'services' ? 'serviceCategories' : 'homeServiceFilters';
  const content = contents[name] as Record<string, (Entry & Category)[]>;
  const id = unused(
    slugOf(label),
    content[filters]!.map((filter) => filter.id),
  );
  const changes = [
    { file: name, path: [filters, id], after: { id, label } },
    { file: name, path: [list, service, 'category'], after: id },
  ];
  return { [name]: changes.reduce<unknown>(force, content) };
}

type Pages = Record<string, { path: string; breadcrumb: string }>;

/** Adds a page of text called `title` as a draft, with a link to it in the footer, and in the header too if `isInHeader`. */
export function withPage({ pages, site }: Contents, title: string, isInHeader = false) {
  const key = unused(slugOf(title), Object.keys(pages as Pages));
  const path = `/${key}/`;
  const article = {
    heading: title,
    lead: '',
    sections: [{ heading: '', paragraphs: [''], id: newId(false) }],
  };
  const page = { path, title, description: '', breadcrumb: title, article, isDraft: true };
  const link = { label: title, href: path, id: newId(false) as string };
  const lists = [['footer', 'company', 'links'], ...(isInHeader ? [['navigation']] : [])];
  const links = lists.map((list) => ({ file: 'site', path: [...list, link.id], after: link }));
  const changed: Partial<Contents> = {
    pages: { ...(pages as Pages), [key]: page },
    site: links.reduce<unknown>(force, site),
  };
  return { changed, field: `pages.${key}` };
}

/** Makes what is typed as the address of a page an address that no other has, and has its links lead there. */
export function withAddress({ pages, site }: Contents, page: string) {
  const { [page]: moved, ...others } = pages as Pages;
  const key = unused(slugOf(moved!.path), Object.keys(others));
  const path = `/${key}/`;
  const isOld = (name: string, value: unknown) => name === 'href' && value === `/${page}/`;
  const links = JSON.stringify(site, (name, value: unknown) => (isOld(name, value) ? path : value));
  const changed = { pages: { ...others, [key]: { ...moved!, path } }, site: JSON.parse(links) as unknown };
  return { changed, key };
}

type Link = { href: string; id: string };

/** Removes a page, and the links to it in header and footer. */
export function withoutPage({ pages, site }: Contents, key: string): Partial<Contents> {
  const { [key]: removed, ...left } = pages as Pages;
  const { footer } = site as { footer: object };
  const lists = [['navigation'], ...Object.keys(footer).map((column) => ['footer', column, 'links'])];
  const linksIn = (path: string[]) => (currentValue(site, { file: 'site', path }) ?? []) as Link[];
  const changes = lists.flatMap((list) =>
    linksIn(list)
      .filter(({ href }) => href === removed!.path)
      .map(({ id }) => ({ file: 'site', path: [...list, id] })),
  );
  return { pages: left, site: changes.reduce<unknown>(force, site) };
}
