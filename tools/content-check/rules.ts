/** Rules between entries and between files. */
import { clock24, parsePrice } from '../../content/formats.ts';
import { photosIn } from '../../content/photo.ts';
import type { Content } from '../../content/schema/files.ts';
import { builtIn, type PageMeta } from '../../content/schema/pages.ts';
import { withWorkPage } from '../../content/work-page.ts';
import { KEYS } from '../../runtime/storage.ts';
import { CHARACTERS } from '../shared/characters.ts';
import { pairFaults } from '../telugu/pairs.ts';

export type Found = {
  /** `services.services.0.price` */
  place: string;
  /** What is wrong → what to do. */
  message: string;
  /** By what name a warning is accepted. */
  accept?: string;
};

type Rule = (content: Content) => Iterable<Found>;

/** Every text, number and list inside `value`, each with the path that leads to it. */
function* leaves(value: unknown, path = ''): Generator<{ value: unknown; path: string }> {
  if (typeof value !== 'object' || Array.isArray(value)) yield { value, path };
  if (typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value!)) yield* leaves(part, path ? `${path}.${key}` : key);
}

/** Every text that visitors or search engines may read, but for the Telugu of telugu.json. */
export const texts = ({ accepted: _, telugu: _pairs, ...content }: Content) =>
  [...leaves(content)].flatMap(({ value, path }) =>
    typeof value === 'string' && !path.endsWith('.id') ? { text: value, path } : [],
  );

/** A path in words: entries of a list are called by their title, else by their number, counted from 1. */
export function placeName(content: unknown, path: string) {
  let value = content as Record<string, unknown> | undefined;
  const names = path.split('.').map((key) => {
    value = value?.[key] as typeof value;
    const title = value?.title ?? value?.heading ?? value?.label ?? value?.name;
    return !/^\d+$/.test(key) ? key : title ? JSON.stringify(title) : `number ${Number(key) + 1}`;
  });
  return names.join(' › ');
}

export const slugOf = (words: string) => (words.toLowerCase().match(/[a-z0-9]+/g) ?? ['new']).join('-');

export const LONGEST_TITLE = 60;

/** Fields by which two entries of a list are told apart. */
const UNIQUE = [
  'id',
  'slug',
  'title',
  'subtitle',
  'shortDesc',
  'description',
  'heading',
  'label',
  'features',
  'deliverables',
  'points',
];

/** Fields that the form calls by another name than the files. */
const CALLED: Record<string, string> = { slug: 'name in links', shortDesc: 'short description' };

const isNumber = (key = '') => /^\d+$/.test(key);

/** Among which others the field at `path` must be the only one to say what it says, and what it is called. */
function uniqueAmong(path: string) {
  const keys = path.split('.');
  const [parent, field = ''] = keys.slice(-2);
  // Two results of a search.
  if (/^(pages\.[^.]+|not-found|work\.page)\.(title|description)$/.test(path))
    return { list: 'results', field };
  if (isNumber(field)) return { list: keys.slice(0, -1).join('.'), field: 'text' };
  if (isNumber(parent) && UNIQUE.includes(field)) return { list: keys.slice(0, -2).join('.'), field };
}

function* repeats(content: Content): Generator<Found> {
  const seen = new Map<string, string>();
  for (const { value, path } of leaves(content)) {
    const said = [value].flat().join(', ');
    const unique = uniqueAmong(path);
    // That both are empty is an error of each.
    if (!unique || !said) continue;
    const name = CALLED[unique.field] ?? unique.field;
    const key = `${unique.list} ${name} ${said}`;
    const other = seen.get(key);
    if (other)
      yield {
        place: path,
        message: `Another entry has the same ${name}: ${placeName(content, other)}. → Write the ${name} of this entry, or delete one of the two entries.`,
      };
    seen.set(key, path);
  }
}

function* categories({
  services: { services, serviceCategories },
  home: { homeServices, homeServiceFilters },
}: Content): Generator<Found> {
  const parts = [
    {
      list: 'services.services',
      filters: 'services.serviceCategories',
      entries: services,
      buttons: serviceCategories,
    },
    {
      list: 'home.homeServices',
      filters: 'home.homeServiceFilters',
      entries: homeServices,
      buttons: homeServiceFilters,
    },
  ];
  for (const { list, filters, entries, buttons } of parts) {
    const [all, ...ids] = buttons.map(({ id }) => id);
    if (all !== 'all')
      yield {
        place: `${filters}.0.id`,
        message: `The first filter button must show all services. → Move the one that does, whose id is "all", to the first place.`,
      };
    for (const [i, { category }] of entries.entries())
      if (!category)
        yield {
          place: `${list}.${i}.category`,
          message: `No category is chosen. → Choose one of: ${ids.join(', ')}.`,
        };
      else if (!ids.includes(category))
        yield {
          place: `${list}.${i}.category`,
          message: `There is no category "${category}". → Write one of: ${ids.join(', ')}. For a new category write "${slugOf(category)}" here, and give it a filter button with the id "${slugOf(category)}" and the label "${category.replace(/^./, (letter) => letter.toUpperCase())}".`,
        };
    for (const [i, { id, label }] of buttons.slice(1).entries())
      if (label && id !== 'all' && !entries.some(({ category }) => category === id))
        yield {
          place: `${filters}.${i + 1}`,
          message: `No service has the category "${id}", so this button would show nothing. → Choose it as the category of a service, or remove this button.`,
        };
  }
}

function* serviceEntries({
  services: { services },
  home: { homeServices },
  contact,
}: Content): Generator<Found> {
  for (const [i, service] of services.entries()) {
    const { title, price, period, originalPrice = '', discount } = service;
    const [now, before] = [parsePrice(price).rupees, parsePrice(originalPrice).rupees];
    const parts = { period, 'original price': originalPrice, discount };
    const withAmount = Object.entries(parts).flatMap(([name, value]) => (value ? [name] : []));
    if (!now && withAmount.length > 0)
      yield {
        place: `services.services.${i}.price`,
        message: `A price in words has no ${withAmount.join(' and no ')}. → Delete ${withAmount.join(', ')}, or write an amount.`,
      };
    else if (!originalPrice !== !discount)
      yield {
        place: `services.services.${i}.${originalPrice ? 'originalPrice' : 'discount'}`,
        message: `An offer needs both an original price and a discount. → Add the other one, or remove this one to end the offer.`,
      };
    else if (before <= now)
      yield {
        place: `services.services.${i}.originalPrice`,
        message: `The original price ${originalPrice} is not above the price ${price}. → Write the one for the same period, above ${price}, or end the offer: without original price and discount.`,
      };
    if (/^(hour|day|week|month|year|project|visit|\/?(hr|wk|mo|mth|yr))s?$|GST/i.test(period ?? ''))
      yield {
        place: `services.services.${i}.period`,
        message: `"${period}" is not a valid period. → Write / or "per", and the whole word in small letters: /month, /year, per visit. + GST belongs in the price note.`,
      };
    if (title === contact.otherService)
      yield {
        place: `services.services.${i}.title`,
        message: `"${title}" is already the last option of the contact form. → Write another title.`,
      };
  }
  // The form knows a service by its slug, so two titles must not share one.
  for (const [i, { slug, title }] of homeServices.entries()) {
    const other = services.find((service) => service.slug === slug && service.title !== title);
    if (other)
      yield {
        place: `home.homeServices.${i}.slug`,
        message: `The name in links "${slug}" belongs to "${other.title}" on the services page. → Give both the same title, or write another name here.`,
      };
  }
}

function* contacts({ site }: Content): Generator<Found> {
  for (const [i, { opens, closes }] of (site.hours?.times ?? []).entries())
    if (clock24(opens) >= clock24(closes))
      yield {
        place: `site.hours.times.${i}.closes`,
        message: `${closes} is not after ${opens}. → Correct am or pm.`,
      };
  for (const [i, { network, url }] of site.social.entries()) {
    // Threads has both addresses.
    const end = network === 'threads' ? '(com|net)' : 'com';
    if (network !== 'other' && !RegExp(`^https://([\\w-]+\\.)*${network}\\.${end}(/|$)`).test(url))
      yield {
        place: `site.social.${i}.url`,
        message: `"${url}" is not an address of ${network}.com. → Copy that of your page there, or choose "other" as the network.`,
      };
  }
}

/** Addresses under which hosts and the editor serve something else: a page there would be hidden, or kept for a year. */
const RESERVED = new Set(['en', 'te', 'edit', 'work', 'fonts', 'icons', 'drawings', 'share', 'next', '404']);

function* pageEntries({ pages }: Content): Generator<Found> {
  for (const [name, { path, article }] of Object.entries<PageMeta>(pages)) {
    const address = name === 'home' ? '/' : `/${slugOf(name)}/`;
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

/** Where a trade or a card of the home page leads to the service that fits. */
function* fitting(content: Content): Generator<Found> {
  const slugs = content.services.services.map(({ slug }) => slug);
  for (const { path, text } of texts(content))
    if (path.endsWith('.service') && !slugs.includes(text))
      yield { place: path, message: 'This service was removed. → Choose another.' };
}

/** The address of a page as this site writes it: /services/ for https://example.in/Services. */
const pathOf = (href: string, { url }: Content['site']) =>
  `/${href.replace(url, '').toLowerCase()}/`.replace(/\/+/g, '/');

const pathsOf = (pages: Content['pages']) =>
  Object.keys(pages).map((name) => (name === 'home' ? '/' : `/${name}/`));

/** Whether each link leads to a page and a service that there are. */
function* links(content: Content): Generator<Found> {
  const {
    site,
    services: { services },
    home: { homeServices },
  } = content;
  const paths = pathsOf(withWorkPage(content.pages, content.work));
  const slugs = [...services, ...homeServices].map(({ slug }) => slug);
  for (const { text: href, path } of texts(content)) {
    if (!path.endsWith('.href')) continue;
    const [page = '', fragment = ''] = href.split('#');
    const [, service] = /^service=(.*)/.exec(fragment) ?? [];
    const right = pathOf(page, site);
    if (page !== right && paths.includes(right))
      yield {
        place: path,
        message: `"${href}" is not how this site writes the address of its page. → Write ${right}`,
      };
    else if (path.includes('.footer.') && /^https:\/\/[^/]+\.[a-z]+(\/\S*)?$/.test(href)) continue;
    else if (!paths.includes(page))
      yield {
        place: path,
        message: `There is no page at "${page}". → Write one of: ${paths.join(' ')} The footer alone may lead to another site, by an address that begins with https:// (not http://): https://blog.your-domain.in/`,
      };
    else if (service !== undefined && !slugs.includes(service))
      yield {
        place: path,
        message: `There is no service "${service}". → Write one of: ${slugs.join(', ')}.`,
      };
  }
}

/** Pages to which the navigation leads: the first ones, home and services. The footer leads to the others. */
const IN_NAVIGATION = 2;

/** Whether a link leads to each page. */
function* missingLinks({ site, pages }: Content): Generator<Found> {
  const { services, company, legal } = site.footer;
  const links = {
    navigation: site.navigation,
    'footer.company.links': [company, legal, services].flatMap((it) => it.links),
  };
  for (const [i, page] of pathsOf(pages).entries()) {
    const list = i < IN_NAVIGATION ? 'navigation' : 'footer.company.links';
    if (!links[list].some(({ href }) => pathOf(href, site) === page))
      yield {
        place: `site.${list}`,
        message: `No link here leads to ${page}, so visitors could not find the page. → Add a link with the label "${Object.values(pages)[i]!.breadcrumb}" and the address ${page}`,
      };
  }
}

/** Whether there is something to see of each piece of work. */
function* visibleWork({ work }: Content): Generator<Found> {
  for (const [i, { photo, link }] of work.pieces.entries())
    if (!photo && !link)
      yield {
        place: `work.pieces.${i}.link`,
        message:
          'There is nothing to see of this piece of work. → Add a photograph, or the address of the Reel or website.',
      };
}

/** Whether words of a customer belong to a piece of work that there is. */
function* wordsOfWork({ work, about }: Content): Generator<Found> {
  for (const [i, customer] of about.customers.items.entries())
    if (customer.work && !work.pieces.some(({ id }) => id === customer.work))
      yield {
        place: `about.customers.items.${i}.work`,
        message: 'This piece of work was removed. → Choose another, or none.',
      };
}

/** Whether one person at most answers. */
function* answering({ people: { people } }: Content): Generator<Found> {
  const first = people.findIndex(({ answers }) => answers);
  for (const [i, { answers }] of people.entries())
    if (answers && i !== first)
      yield {
        place: `people.people.${i}.answers`,
        message: `"${people[first]!.name}" answers enquiries already, and the contact form has room for one. → Take the tick away from one of them.`,
      };
}

/** The time of an answer: minutes or hours after "within". Days count only after "answer" or the like, because other work takes days too. */
const PROMISE = /\b(within (?=\d+ [mh])|(answer|reply|respon|get back)[^.]*in )(\d+ (minute|hour|day)s?)\b/i;

/** Whether texts fit other files, the site, search results and share images. Pages that the owner has added may say what they like. */
function* wordings(content: Content): Generator<Found> {
  const { site, words, privacy } = content;
  for (const { path, text } of texts(content)) {
    if (path.includes('.article.')) continue;
    const promised = PROMISE.exec(text)?.[3];
    if (promised && promised !== words.promise)
      yield {
        place: path,
        message: `This text promises an answer in ${promised}, but the promise is ${words.promise}. → Write {promise} in place of ${promised}. If it is about something else, say it without "within", "answer", "reply", "respond" and "get back".`,
      };
    const { length } = `${text} | ${site.brand}`;
    if (/^(pages\.[^.]+|not-found|work\.page)\.title$/.test(path) && length > LONGEST_TITLE)
      yield {
        place: path,
        message: `Search results show ${LONGEST_TITLE} characters, and the name of the agency after this title takes ${length - text.length} of them. → Shorten the title by ${length - LONGEST_TITLE}.`,
      };
    // The tool that draws the share images would ask a server on the Internet for a font with other characters.
    const foreign = [...text].filter((character) => !CHARACTERS.includes(character));
    if (/^(site\.(brand|tagline)|(pages\.[^.]+|work\.page)\.title)$/.test(path) && foreign.length > 0)
      yield {
        place: path,
        message: `The share images cannot show ${foreign.join(' ')}. → Write it in English letters.`,
      };
  }
  const named = privacy.sections.flatMap(({ entries = [] }) => entries.map(({ key }) => key));
  for (const key of Object.values(KEYS))
    if (!named.includes(key))
      yield {
        place: `privacy.sections`,
        message: `The privacy page does not name "${key}", which the site keeps in the visitor's browser. → Add it to the entries of a section, with the key "${key}" and what it is for.`,
      };
}

function* undescribed(content: Content): Generator<Found> {
  for (const { path, shows } of photosIn(content))
    if (!shows)
      yield {
        place: `${path}.shows`,
        message:
          'It is not said what this photograph shows. → Say it in a few words, for those who cannot see it.',
      };
}

/** What they find is told of every entry. */
export const rulesForAll: Rule[] = [repeats, categories, undescribed];

/** What they find is told only of entries without an error of their own, because it may follow from that. */
export const rulesForValid: Rule[] = [
  serviceEntries,
  contacts,
  pageEntries,
  fitting,
  visibleWork,
  wordsOfWork,
  answering,
  links,
  missingLinks,
  wordings,
  pairFaults,
];
