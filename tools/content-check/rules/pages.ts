/** What must be true of pages, of the links to them, and of what search results and share images show of them. */
import { serviceOf } from '../../../content/drafts.ts';
import { slugOf } from '../../../content/formats.ts';
import type { Content } from '../../../content/schema/files.ts';
import { builtIn, type PageMeta } from '../../../content/schema/pages.ts';
import { withWorkPage } from '../../../content/work-page.ts';
import { CHARACTERS } from '../../shared/characters.ts';
import type { Found } from '../found.ts';
import { texts } from '../places.ts';

/** The address that the page called `name` must have. */
const addressOf = (name: string) => (name === 'home' ? '/' : `/${slugOf(name)}/`);

/** Addresses under which hosts and the editor serve something else: a page there would be hidden, or kept for a year. */
const RESERVED = new Set([
  'en',
  'te',
  'edit',
  'work',
  'fonts',
  'photos',
  'icons',
  'drawings',
  'share',
  'next',
  '404',
]);

/** A page is where its name says, which is no address of something else, and says something. */
export function* pageEntries({ pages }: Content): Generator<Found> {
  for (const [name, { path, article }] of Object.entries<PageMeta>(pages)) {
    const address = addressOf(name);
    const way = name in builtIn ? ' again' : ', or call the page what is between the slashes';
    if (RESERVED.has(slugOf(name)))
      yield {
        place: `pages.${name}`,
        message: `The address ${address} belongs to the program of the site. → Add the page under another title.`,
      };
    if (path !== address)
      yield {
        place: `pages.${name}.path`,
        message: `The page is called ${name}, and its address is ${path}. → Write "${address}"${way}.`,
      };
    if (!article && !(name in builtIn))
      yield {
        place: `pages.${name}`,
        message: `The page says nothing. → Add an article with a heading, a lead and sections, like that of the terms. A page that has code is named in content/schema/pages.ts.`,
      };
  }
}

/** The address of a page as this site writes it: /services/ for https://example.in/Services. */
const asWrittenHere = (href: string, { url }: Content['site']) =>
  `/${href.replace(url, '').toLowerCase()}/`.replace(/\/+/g, '/');

/** A link leads to a page and a service that there are; in the footer it may lead to another site. */
export function* links(content: Content): Generator<Found> {
  const { site, services, home, pages, work } = content;
  const addresses = Object.keys(withWorkPage(pages, work)).map(addressOf);
  const slugs = [...services.services, ...home.homeServices].map(({ slug }) => slug);

  function faultOf(href: string, isInFooter: boolean) {
    const [page = ''] = href.split('#');
    const address = asWrittenHere(page, site);
    if (page !== address && addresses.includes(address))
      return `"${href}" is not how this site writes the address of its page. → Write ${address}`;
    if (isInFooter && /^https:\/\/[^/]+\.[a-z]+(\/\S*)?$/.test(href)) return undefined;
    if (!addresses.includes(page))
      return `There is no page at "${page}". → Write one of: ${addresses.join(' ')} The footer alone may lead to another site, by an address that begins with https:// (not http://): https://blog.your-domain.in/`;
    const service = serviceOf(href);
    if (service !== undefined && !slugs.includes(service))
      return `There is no service "${service}". → Write one of: ${slugs.join(', ')}.`;
  }

  for (const { text, path } of texts(content)) {
    const message = path.endsWith('.href') && faultOf(text, path.includes('.footer.'));
    if (message) yield { place: path, message };
  }
}

/** Pages to which the header leads; the footer leads to the others. */
const IN_HEADER = ['home', 'services'];

/** A link leads to every page. */
export function* missingLinks({ site, pages }: Content): Generator<Found> {
  const { services, company, legal } = site.footer;
  const links = {
    navigation: site.navigation,
    'footer.company.links': [company, legal, services].flatMap((column) => column.links),
  };
  for (const [name, { breadcrumb }] of Object.entries(pages)) {
    const list = IN_HEADER.includes(name) ? 'navigation' : 'footer.company.links';
    const address = addressOf(name);
    if (!links[list].some(({ href }) => asWrittenHere(href, site) === address))
      yield {
        place: `site.${list}`,
        message: `No link here leads to ${address}, so visitors could not find the page. → Add a link with the label "${breadcrumb}" and the address ${address}`,
      };
  }
}

/** What search results show of the pages that they may show, each with its place. */
const listings = ({ pages, work }: Content) => [
  ...Object.entries(pages).map(([name, { title, description }]) => ({
    place: `pages.${name}`,
    title,
    description,
  })),
  { place: 'work.page', ...work.page },
];

/** The same, and the page for wrong addresses. */
export const titledPages = (content: Content) => [
  ...listings(content),
  { place: 'not-found', ...content['not-found'] },
];

/** In characters, the name of the agency included. */
export const LONGEST_TITLE = 60;

/** A title fits into search results. */
export function* longTitles(content: Content): Generator<Found> {
  for (const { place, title } of titledPages(content)) {
    const { length } = `${title} | ${content.site.brand}`;
    if (length > LONGEST_TITLE)
      yield {
        place: `${place}.title`,
        message: `Search results show ${LONGEST_TITLE} characters, and the name of the agency after this title takes ${length - title.length} of them. → Shorten the title by ${length - LONGEST_TITLE}.`,
      };
  }
}

/** Share images have what they show in their fonts: what draws them would ask a server on the Internet for another. */
export function* shareImages(content: Content): Generator<Found> {
  const { brand, tagline } = content.site;
  const shown = [
    { place: 'site.brand', text: brand },
    { place: 'site.tagline', text: tagline },
    ...listings(content).map(({ place, title }) => ({ place: `${place}.title`, text: title })),
  ];
  for (const { place, text } of shown) {
    const foreign = [...text].filter((character) => !CHARACTERS.includes(character));
    if (foreign.length > 0)
      yield {
        place,
        message: `The share images cannot show ${foreign.join(' ')}. → Write it in English letters.`,
      };
  }
}
