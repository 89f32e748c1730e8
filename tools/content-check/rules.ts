/** Rules between entries and between files. A breach is told as `services.0.price: what is wrong → what to do`. */
import { existsSync } from 'node:fs';
import { clock24 } from '../../content/clock.ts';
import { rupees } from '../../content/rupees.ts';
import type { Content } from '../../content/schema/files.ts';
import { builtIn, type PageMeta } from '../../content/schema/pages.ts';
import { CHARACTERS } from '../characters.ts';

export type Rule = (content: Content) => Iterable<string>;

/** Every text, number and list inside `value`, each with the path that leads to it. */
function* leaves(value: unknown, path = ''): Generator<{ value: unknown; path: string }> {
  if (typeof value !== 'object' || Array.isArray(value)) yield { value, path };
  if (typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value!)) yield* leaves(part, path ? `${path}.${key}` : key);
}

/** Every text that visitors or search engines may read. */
export const texts = ({ accepted: _, ...content }: Content) =>
  [...leaves(content)].flatMap(({ value, path }) => (typeof value === 'string' ? { text: value, path } : []));

/** A path in words: entries of a list are called by their title, else by their number, counted from 1. */
export function placeName(content: unknown, path: string) {
  let value = content as Record<string, unknown> | undefined;
  const names = path.split('.').map((key) => {
    value = value?.[key] as typeof value;
    const title = value?.title ?? value?.heading ?? value?.label;
    return !/^\d+$/.test(key) ? key : title ? JSON.stringify(title) : `number ${Number(key) + 1}`;
  });
  return names.join(' › ');
}

export const slugOf = (words: string) => (words.toLowerCase().match(/[a-z0-9]+/g) ?? ['new']).join('-');

export const LONGEST_TITLE = 60;

/** What the site keeps in a visitor's browser; e2e/nothing-but-the-site.spec.ts compares it with what is there. */
export const KEPT = ['theme-mode', 'theme-color-scheme', 'enquiry-draft', 'campaign'];

/** What tells two entries of a list apart, the texts of a list, and two results of a search. */
const UNIQUE =
  /^(?<list>.+)\.\d+(\.(?<key>id|slug|title|subtitle|shortDesc|description|heading|label|features|deliverables|points))?$|^(pages\.[^.]+|notFound)\.(?<meta>title|description)$/;

function* repeats(content: Content) {
  const seen = new Map<string, string>();
  for (const { value, path } of leaves(content)) {
    const { list, key, meta } = UNIQUE.exec(path)?.groups ?? {};
    const name = key ?? meta ?? 'text';
    const same = `${list} ${name} ${[value].flat().join(', ')}`;
    const other = seen.get(same);
    if ((list || meta) && other)
      yield `${path}: Another entry has the same ${name}: ${placeName(content, other)}. → Write the ${name} of this entry, or delete one of the two entries.`;
    seen.set(same, path);
  }
}

function* categories(content: Content) {
  for (const list of ['services', 'homeServices'] as const) {
    const filters = list === 'services' ? 'serviceCategories' : 'homeServiceFilters';
    const [all, ...ids] = content[filters].map(({ id }) => id);
    if (all !== 'all')
      yield `${filters}.0.id: The first filter button must show all services. → Give it the id 'all' again.`;
    for (const [i, { category }] of content[list].entries())
      if (!ids.includes(category))
        yield `${list}.${i}.category: There is no category "${category}". → Write one of: ${ids.join(', ')}. For a new category write '${slugOf(category)}' here, and in ${filters} { id: '${slugOf(category)}', label: '${category.replace(/^./, (letter) => letter.toUpperCase())}' },`;
    for (const [i, id] of ids.entries())
      if (!content[list].some(({ category }) => category === id))
        yield `${filters}.${i + 1}: No service has the category "${id}", so this button would show nothing. → First correct the texts that warnings below name, if any: they do as long as this line is here. Then delete it. Or write category: '${id}' in an entry of ${list}.`;
  }
}

function* serviceEntries({ services, homeServices, contact }: Content) {
  for (const [i, service] of services.entries()) {
    const { title, price, period = '', originalPrice = '', discount } = service;
    const [now, before] = [rupees(price), rupees(originalPrice)];
    const withAmount = (['period', 'originalPrice', 'discount'] as const).filter((field) => service[field]);
    if (!now && withAmount.length > 0)
      yield `services.${i}.price: A price in words has no ${withAmount.join(' and no ')}. → Delete ${withAmount.join(', ')}, or write an amount.`;
    else if (!originalPrice !== !discount)
      yield `services.${i}.${originalPrice ? 'originalPrice' : 'discount'}: An offer needs both originalPrice and discount. → Add the other line, or remove this one to end the offer.`;
    else if (before <= now)
      yield `services.${i}.originalPrice: The struck-through price ${originalPrice} is not above the price ${price}. → Write the old price for the same period, above ${price}, or delete originalPrice and discount to end the offer.`;
    if (/^(hour|day|week|month|year|project|visit|\/?(hr|wk|mo|mth|yr))s?$|GST/i.test(period))
      yield `services.${i}.period: "${period}" is not a valid period. → Write / or "per", and the whole word in small letters: /month, /year, per visit. + GST belongs in priceNote.`;
    if (title === contact.otherService)
      yield `services.${i}.title: "${title}" is already the last option of the contact form. → Write another title.`;
  }
  // Both kinds of service lead to the form by their slug, which can belong to one title only.
  for (const [i, { slug, title }] of homeServices.entries()) {
    const other = services.find((service) => service.slug === slug && service.title !== title);
    if (other)
      yield `homeServices.${i}.slug: The slug "${slug}" belongs to "${other.title}" in content/services.ts. → Give both the same title, or write another slug here.`;
  }
}

function* contacts({ site, contact }: Content) {
  for (const [i, { opens, closes }] of (site.hours?.times ?? []).entries())
    if (clock24(opens) >= clock24(closes))
      yield `site.hours.times.${i}.closes: ${closes} is not after ${opens}. → Correct am or pm.`;
  for (const [i, { network, url }] of site.social.entries())
    if (network !== 'other' && !RegExp(`^https://([\\w-]+\\.)*${network}\\.com(/|$)`).test(url))
      yield `site.social.${i}.url: "${url}" is not an address of ${network}.com. → Copy that of your page there, or write network: 'other'.`;
  for (const [key, text] of Object.entries(contact.dataNotice.te))
    if (!/\p{Script=Telugu}/u.test(text))
      yield `contact.dataNotice.te.${key}: This text is marked as Telugu and contains no Telugu letters. → Write it in Telugu script.`;
}

function* pageEntries({ pages }: Content) {
  for (const [name, { path, title, shareAlt, article }] of Object.entries<PageMeta>(pages)) {
    if (!shareAlt.includes(title))
      yield `pages.${name}.shareAlt: The share image shows "${title}", and its description does not contain these words. → Put the title into it, letter for letter.`;
    const address = name === 'home' ? '/' : `/${slugOf(name)}/`;
    const way = name in builtIn ? ' again' : ', or call the page what is between the slashes';
    if (path !== address)
      yield `pages.${name}.path: The page is called ${name}, and its address is ${path}. → Write '${address}'${way}.`;
    if (!article && !(name in builtIn))
      yield `pages.${name}: The page says nothing. → Add article: { heading: '…', lead: '…', sections: […] }, as in content/terms.ts. A page that has code needs its path in content/schema/pages.ts.`;
  }
}

function* trades({ about, services }: Content) {
  const slugs = services.map(({ slug }) => slug);
  for (const [i, { trades = [] }] of about.sections.entries())
    for (const [j, { service }] of trades.entries())
      if (!slugs.includes(service))
        yield `about.sections.${i}.trades.${j}.service: There is no service "${service}". → Write one of: ${slugs.join(', ')}.`;
}

function* links(content: Content) {
  const { site, services, homeServices, pages } = content;
  const pathOf = (href: string) => `/${href.replace(site.url, '').toLowerCase()}/`.replace(/\/+/g, '/');
  const paths = Object.keys(pages).map((name) => (name === 'home' ? '/' : `/${name}/`));
  const targets = [...services, ...homeServices].map(({ slug }) => `service=${slug}`);
  const anchors: Record<string, string[]> = { '/': ['services', 'process'], '/contact/': targets };
  for (const { text: href, path } of texts(content)) {
    if (!path.endsWith('.href')) continue;
    const [page = '', anchor] = href.split('#');
    if (page !== pathOf(page) && paths.includes(pathOf(page)))
      yield `${path}: "${href}" is not how this site writes the address of its page. → Write ${pathOf(page)}`;
    else if (path.includes('.footer.') && /^https:\/\/[^/]+\.[a-z]+(\/\S*)?$/.test(href)) continue;
    else if (!paths.includes(page))
      yield `${path}: There is no page at "${page}". → Write one of: ${paths.join(' ')} The footer alone may lead to another site, by an address that begins with https:// (not http://): https://blog.your-domain.in/`;
    else if (anchor !== undefined && !anchors[page]?.includes(anchor))
      yield `${path}: The page ${page} has no place called "${anchor}". → Write the address without #${anchor}.`;
  }
  // No page may be out of reach. What a link lacks is told above.
  const { navigation, footer } = site;
  const { services: offered, company, legal } = footer;
  const links = { navigation, 'footer.company.links': [company, legal, offered].flatMap((it) => it.links) };
  for (const [i, page] of paths.entries()) {
    const place = i < 2 ? 'navigation' : 'footer.company.links';
    if (!links[place].some(({ href }) => pathOf(href) === page))
      yield `site.${place}: No link here leads to ${page}, so visitors could not find the page. → Add { label: '${Object.values(pages)[i]!.breadcrumb}', href: '${page}' },`;
  }
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "Four simple steps" and "a 4-step plan", but not "the first two steps". */
const STEPS = /(?<!\b(?:first|last|next) )\b(two|three|four|five|six|seven|\d+)(?:-step| ([a-z]+ )?steps)\b/i;

/** Within hours we answer; within days, unless the text says "answer", a film is cut or a site is ready. */
const PROMISE = /\b(within (?=\d+ [mh])|(answer|reply|respon|get back)[^.]*in )(\d+ (minute|hour|day)s?)\b/i;

/** Whether texts, but those of the owner's own pages, fit other files, the site, search results and share images. */
function* wordings(content: Content) {
  const { site, words, processSteps, privacy } = content;
  const steps = processSteps.length;
  for (const [i, { id }] of processSteps.entries())
    if (id !== i + 1)
      yield `processSteps.${i}.id: Visitors see the number ${id} on step ${i + 1}. → Write id: ${i + 1}.`;
  for (const { path, text } of texts(content)) {
    if (path.includes('.article.')) continue;
    if (/^(s|homeS)ervices\.\d+\.drawing$/.test(path) && !existsSync(`public/drawings/${text}.svg`))
      yield `${path}: There is no file public/drawings/${text}.svg. → Put it there, or remove this line.`;
    const counted = STEPS.exec(text)?.[1]?.toLowerCase();
    if (counted && ![NUMBERS[steps], String(steps)].includes(counted))
      yield `${path}: The text counts ${counted} steps, and content/process.ts has ${steps}. → Write ${NUMBERS[steps]}, or ${steps}, in place of ${counted}. If they are other steps, write another word.`;
    const promised = PROMISE.exec(text)?.[3];
    if (promised && promised !== words.promise)
      yield `${path}: This text promises an answer in ${promised}, but the promise in content/words.ts is ${words.promise}. → Write {promise} in place of ${promised}. If it is about something else, say it without "within", "answer", "reply", "respond" and "get back".`;
    const { length } = `${text} | ${site.brand}`;
    if (/^(pages\.[^.]+|notFound)\.title$/.test(path) && length > LONGEST_TITLE)
      yield `${path}: With the brand the title has ${length} characters, and search results show ${LONGEST_TITLE}. → Shorten it by ${length - LONGEST_TITLE}.`;
    // For the shapes of others the tool that draws the share images would ask a server on the Internet.
    const foreign = [...text].filter((character) => !CHARACTERS.includes(character));
    if (/^(site\.(brand|tagline)|pages\.[^.]+\.title)$/.test(path) && foreign.length > 0)
      yield `${path}: The share images cannot show ${foreign.join(' ')}. → Write it in English letters.`;
  }
  const named = privacy.sections.flatMap(({ entries = [] }) => entries.map(({ key }) => key));
  for (const key of KEPT)
    if (!named.includes(key))
      yield `privacy.sections: The privacy page does not name "${key}", which the site keeps in the visitor's browser. → Add { key: '${key}', text: '…' } to the entries of a section.`;
}

/** They hold also for an entry that is wrong in itself. What the others say of it may follow from that. */
export const nameRules: Rule[] = [repeats, categories];

export const rules: Rule[] = [serviceEntries, contacts, pageEntries, trades, links, wordings];
