/** Edits that belong together: offers, addresses, categories, pages. */
import { pageOf } from '../../content/drafts.ts';
import { discountOf, slugOf } from '../../content/formats.ts';
import type { Content } from '../../content/schema/files.ts';
import { services } from '../../content/schema/services.ts';
import { force } from '../change.ts';
import { newId } from '../ids.ts';

/** A service of either page. */
type Service = { id: number | string; title?: string; slug?: string };

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
 * with the prices from which its discount may have been derived. While the prices give none, it stays.
 */
export function deriveDiscount(before: Offer, after: Offer) {
  const isWhole =
    price.safeParse(after.price).success && originalPrice.safeParse(after.originalPrice).success;
  const wasDerived = after.discount === before.discount && before.discount === discountOf(before);
  const isFollowing = isWhole && (!after.discount || wasDerived);
  return (isFollowing && discountOf(after)) || after.discount;
}

/** The number of WhatsApp once the phone was changed: it follows where both were one, and the new one is a mobile number. */
export function chatNumberFor(before: string, after: string, chatNumber: string) {
  const digitsOf = (phone: string) => phone.replace(/\D/g, '');
  const isMobile = /^\+91 \d{5} \d{5}$/.test(after);
  return isMobile && digitsOf(before) === chatNumber ? digitsOf(after) : chatNumber;
}

const AMOUNT = /^services\.services\.([^.]+)\.(price|originalPrice)$/;

/** Whether the field `id` is an amount of an offer. */
export const isAmount = (id: string) => AMOUNT.test(id);

/**
 * What follows the field `id`, which says something else `now`: the discount of an offer, the number of WhatsApp. `before` is
 * the content in which they may have followed it.
 */
export function following(id: string, before: Content, now: Content): Partial<Content> {
  if (id === 'site.phone') {
    const chatNumber = chatNumberFor(before.site.phone, now.site.phone, now.site.chatNumber);
    return { site: { ...now.site, chatNumber } };
  }
  const [, service] = AMOUNT.exec(id) ?? [];
  const offerIn = ({ services }: Content) => services.services.find((one) => String(one.id) === service);
  const offer = offerIn(now);
  if (!service || !offer) return {};
  const after = deriveDiscount(offerIn(before) ?? {}, offer);
  return {
    services: force(now.services, { file: 'services', path: ['services', service, 'discount'], after }),
  };
}

/** Derives the address from the title, unless visitors may have links to it. */
function deriveSlug<Of extends Service>(
  before: Of,
  after: Of,
  taken: string[],
  known: ReadonlySet<string>,
): Of {
  const { slug, title = '' } = after;
  if (slug === undefined || known.has(slug) || title === before.title) return after;
  const isOwn = slug && !slug.startsWith(slugOf(before.title ?? ''));
  return isOwn ? after : { ...after, slug: unused(slugOf(title), taken) };
}

const deriveInList = <Of extends Service>(before: Of[], after: Of[], known: ReadonlySet<string>) =>
  after.map((entry) => {
    const old = before.find(({ id }) => id === entry.id);
    if (old === entry) return entry;
    const taken = after.filter((other) => other !== entry).map(({ slug = '' }) => slug);
    if (old) return deriveSlug(old, entry, taken, known);
    // An added entry gets an address that no other has.
    return entry.slug ? { ...entry, slug: unused(entry.slug, taken) } : entry;
  });

/** The addresses of all services. A published content may lack a file, or have one that cannot be read. */
export function slugsOf({ services, home }: Partial<Content>) {
  const entries: Service[] = [...(services?.services ?? []), ...(home?.homeServices ?? [])];
  return new Set(entries.flatMap(({ slug }) => slug || []));
}

/** The content after an edit, with the values that are derived from it. `known` are the addresses that must stay. */
export function derive(before: Content, after: Content, known: ReadonlySet<string>): Content {
  const services = deriveInList(before.services.services, after.services.services, known);
  const homeServices = deriveInList(before.home.homeServices, after.home.homeServices, known);
  return {
    ...after,
    services: { ...after.services, services },
    home: { ...after.home, homeServices },
  };
}

/** Adds a category with its filter button, and moves the service at `field` into it. */
export function withCategory(contents: Content, field: string, label: string): Partial<Content> {
  const [name, list, service] = field.split('.') as ['services' | 'home', string, string];
  const isHome = name === 'home';
  const filters = isHome ? contents.home.homeServiceFilters : contents.services.serviceCategories;
  const id = unused(
    slugOf(label),
    filters.map((filter) => filter.id),
  );
  const changes = [
    { file: name, path: [isHome ? 'homeServiceFilters' : 'serviceCategories', id], after: { id, label } },
    { file: name, path: [list, service, 'category'], after: id },
  ];
  return { [name]: changes.reduce(force, contents[name]) };
}

/** Adds a page of text called `title` as a draft, with a link to it in the footer, and in the header too if `isInHeader`. */
export function withPage({ pages, site }: Content, title: string, isInHeader = false) {
  const key = unused(slugOf(title), Object.keys(pages));
  const path = `/${key}/`;
  const article = {
    heading: title,
    lead: '',
    sections: [{ heading: '', paragraphs: [''], id: newId() }],
  };
  const page = { path, title, description: '', breadcrumb: title, article, isDraft: true as const };
  const link = { label: title, href: path, id: newId() };
  const lists = [['footer', 'company', 'links'], ...(isInHeader ? [['navigation']] : [])];
  const links = lists.map((list) => ({ file: 'site', path: [...list, link.id], after: link }));
  const changed: Partial<Content> = {
    pages: { ...pages, [key]: page },
    site: links.reduce(force, site),
  };
  return { changed, field: `pages.${key}` };
}

/** Makes what is typed as the address of a page an address that no other has, and has its links lead there. */
export function withAddress({ pages, site }: Content, page: string) {
  const { [page]: moved, ...others } = pages;
  const key = unused(slugOf(moved!.path), Object.keys(others));
  const path = `/${key}/`;
  const isOld = (name: string, value: unknown) => name === 'href' && pageOf(value) === `/${page}/`;
  const links = JSON.stringify(site, (name, value: unknown) =>
    isOld(name, value) ? path + String(value).slice(pageOf(value).length) : value,
  );
  const changed = {
    pages: { ...others, [key]: { ...moved!, path } } as Content['pages'],
    site: JSON.parse(links) as Content['site'],
  };
  return { changed, key };
}

/** Removes a page, and the links to it in header and footer. */
export function withoutPage({ pages, site }: Content, key: string): Partial<Content> {
  const { services, company, legal } = site.footer;
  const columns = Object.entries({ services, company, legal }).map(([column, { links }]) => ({
    list: ['footer', column, 'links'],
    links,
  }));
  const changes = [...columns, { list: ['navigation'], links: site.navigation }].flatMap(({ list, links }) =>
    links
      .filter(({ href }) => [`/${key}/`, pages[key]!.path].includes(pageOf(href)))
      .map(({ id }) => ({ file: 'site', path: [...list, id] })),
  );
  const left = force(pages, { file: 'pages', path: [key] });
  return { pages: left, site: changes.reduce(force, site) };
}
