/** Four contents for tests, made from today's, each of which the check lets through. */
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { replaceWords } from '../../content/replace-words.ts';
import type { Schema } from '../../content/schema/fields.ts';
import { type Content, files, names } from '../../content/schema/files.ts';
import { KEYS } from '../../runtime/storage.ts';
import { findings } from './find.ts';
import { readAllContent } from './read.ts';
import { LONGEST_TITLE } from './rules/pages.ts';

/** `content` with all accepted that the owner may accept. */
function accepting(content: Content): Content {
  const accepted = findings({ ...content, accepted: { accepted: [] } }).flatMap(({ accept = [] }) => accept);
  return { ...content, accepted: { accepted } };
}

/** Cuts titles to what fits before the brand in a search result. */
function fitTitles({ site, pages, work, 'not-found': notFound }: Content) {
  const room = LONGEST_TITLE - ` | ${site.brand}`.length;
  for (const page of [...Object.values(pages), work.page, notFound])
    page.title = page.title.slice(0, room).trim();
}

/** An owner's first real edit: every default and warning dealt with, an offer ended, a page and a service added. */
export function launched(): Content {
  const today = readAllContent();
  const text = JSON.stringify(today)
    .replaceAll('AP Growth', 'Krishna Digital')
    .replaceAll(today.words.promise, '3 hours');
  const content = JSON.parse(text) as Content;
  // Its other texts have no Telugu.
  content.site.telugu.isPublic = false;
  content.telugu.pairs = [];
  const {
    site,
    services: { services },
    pages,
    about,
    terms,
  } = content;
  about.lead = 'మీ వ్యాపారం కోసం websites, ads and Reels.';
  const [title, path] = ['Who Answers You Here', '/team/'];
  const description = `Our team: ${pages.terms.description}`.slice(0, 150).trim();
  pages.team = { path, title, breadcrumb: title, description, article: terms };
  const journal = { label: 'Journal', href: 'https://blog.krishna-digital.in/', id: 'journal' };
  site.footer.services.links = [journal, { label: 'Who answers', href: path, id: 'team' }];
  Object.assign(site, {
    brand: 'Krishna Digital',
    phone: '+91 98764 50123',
    landline: '+91 866 245 6789',
    email: 'namaste@krishna-digital.in',
    chatNumber: '919876450123',
    url: 'https://www.krishna-digital.in',
    address: { street: '4 Arundelpet', city: 'Machilipatnam', postalCode: '522002' },
    hours: {
      label: 'Open',
      times: [{ from: 'Monday', to: 'Friday', opens: '9:00 am', closes: '9:30 pm', id: 'week' }],
    },
    cities: ['Machilipatnam', 'Gudivada', 'Avanigadda'],
    social: [
      {
        network: 'instagram',
        label: 'Instagram',
        url: 'https://www.instagram.com/krishnadigital',
        id: 'photos',
      },
      { network: 'other', label: 'Telegram', url: 'https://t.me/krishnadigital', id: 'news' },
    ],
  });
  const [first, second] = [services[0]!, services[1]!];
  const films = { ...first, id: 7007, slug: 'films-7007', title: 'Films 7007', subtitle: 'For weddings' };
  const { features: deliverables, deliverables: features } = first;
  // In the last of the twelve places that there are, unless today's content is this one already.
  const at = services.findIndex(({ id }) => id === films.id);
  services.splice(at < 0 ? 11 : at, 1, { ...films, shortDesc: 'Free films, 24/7.', features, deliverables });
  const offer = { price: '₹12,500', period: '/month', originalPrice: '₹50,000', discount: '75% OFF' };
  services[0] = { ...first, ...offer, priceNote: '+ GST' };
  for (const { trades = [] } of about.sections) for (const trade of trades) trade.service = films.slug;
  Object.assign(content.work, { pieces: [] });
  Object.assign(content.people, { people: [] });
  about.customers.items = [];
  const noOffer = { period: undefined, originalPrice: undefined, discount: undefined };
  Object.assign(second, { price: 'On request', ...noOffer });
  fitTitles(content);
  return accepting(content);
}

/** The same, with Telugu for half of the texts that the site began with. */
export function halfInTelugu(): Content {
  const content = launched();
  content.site.telugu.isPublic = true;
  content.telugu.pairs = readAllContent().telugu.pairs.filter((_, index) => index % 2 === 0);
  return content;
}

/** Every list full, every text at its limit and with a word as long and wide as it may be, the highest prices. */
export function largest(): Content {
  const content = varied(true, (value, index, _min, max) =>
    `${index.toString(36)}T5,WMQGOCHWMQGOCwmDH ${`${value} `.repeat(max)}`.slice(0, max).replace(/ $/, 'W'),
  );
  const offer = { price: 'Starting from ₹88,88,888', originalPrice: '₹99,99,999', discount: '99% OFF' };
  for (const service of content.services.services)
    Object.assign(service, offer, { period: 'for whole window' });
  return content;
}

/** Every list as short and every text as short as may be, and no pages in Telugu. */
export function smallest(): Content {
  const content = varied(false, (_value, index, min) =>
    index.toString(36).padEnd(min, ' so').replace(/ $/, '.'),
  );
  content.site.telugu.isPublic = false;
  return content;
}

/** One for each digit and Latin letter. */
const TELUGU_LETTERS = [...'అఆఇఈఉఊఋఎఏఐఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధనపఫబ'];

/** The launched content, all lists as long or as short as may be, with chosen texts. */
function varied(isFull: boolean, choose: (value: string, index: number, min: number, max: number) => string) {
  let index = 0;

  /** By the kind of the field. What must have a form, or is a number or a choice, stays as it is. */
  function vary(schema: Schema, value: unknown): unknown {
    if (schema.isPhoto) return photo();
    if (schema.type === 'object') return group(schema, (value ?? {}) as Record<string, unknown>);
    if (schema.type === 'array') return list(schema, (value ?? ['More']) as unknown[]);
    if (schema.maxLength && !schema.pattern) return text(schema, (value ?? 'More') as string);
    return value;
  }

  const photo = () => ({ file: 'test-photo.jpg', shows: choose('More', index++, 0, 120), x: 30, y: 40 });

  function group({ properties = {}, required = [] }: Schema, values: Record<string, unknown>) {
    const fields = Object.entries(properties).filter(([key]) => isFull || required.includes(key));
    return Object.fromEntries(fields.map(([key, field]) => [key, vary(field, values[key])]));
  }

  function list({ items = {}, minItems = 0, maxItems = 0 }: Schema, entries: unknown[]) {
    const ids = items.properties?.id;
    return Array.from({ length: isFull ? maxItems : minItems }, (_, i) => {
      const entry = vary(items, entries[i % entries.length]);
      const id = ids?.type === 'integer' ? i + 1 : `entry${i}`;
      return ids ? { ...(entry as object), id } : entry;
    });
  }

  function text({ minLength = 0, maxLength = 0, lang }: Schema, value: string) {
    const chosen = choose(value, index++, minLength, maxLength);
    if (lang !== 'te') return chosen;
    // As wide as any in the longest texts; in the shortest, no two texts are the same.
    return chosen.replace(/\w/g, (sign) => (isFull ? 'అ' : TELUGU_LETTERS[parseInt(sign, 36)]!));
  }

  const { words, telugu, ...content } = launched();
  const filled = vary(z.toJSONSchema(files) as Schema, replaceWords(content, words)) as Content;
  return fitted({ ...filled, words, telugu });
}

/** The same, with what rules between fields ask of it, and all accepted that may be. */
function fitted(content: Content): Content {
  const { site, home, privacy, contact, pages } = content;
  const { services, serviceCategories } = content.services;
  const paths = Object.values(pages).map((page) => page.path);
  const { services: shown, company, legal } = site.footer;
  for (const [i, link] of [site.navigation, company.links, legal.links, shown.links].flat().entries())
    link.href = paths[i % paths.length]!;
  for (const [i, profile] of site.social.entries())
    Object.assign(profile, { network: 'other', url: `https://a.example.org/${i}` });
  for (const [i, filter] of serviceCategories.entries()) filter.id = i === 0 ? 'all' : `category-${i}`;
  home.homeServiceFilters = serviceCategories;
  const [, ...categories] = serviceCategories.map(({ id }) => id);
  for (const [i, card] of [...services, ...home.homeServices].entries())
    Object.assign(card, { slug: `card-${i}`, category: categories[i % categories.length] });
  for (const { trades = [] } of content.about.sections)
    for (const trade of trades) trade.service = services[0]!.slug;
  for (const card of home.homeServices) if (card.service) card.service = services[0]!.slug;
  const [permission, link] = ['2026-03-12', 'https://www.instagram.com/reel/abc'];
  for (const [i, piece] of content.work.pieces.entries()) {
    Object.assign(piece, { permission, link, service: services[0]!.slug, since: 'September 2026' });
    // Each has a rule of its own, also where a dialog alone shows it.
    if (piece.photo) piece.photo = { ...piece.photo, x: 20 + 5 * i };
  }
  for (const customer of content.about.customers.items)
    Object.assign(customer, { permission, work: content.work.pieces[0]?.id });
  for (const [i, person] of content.people.people.entries()) person.answers = i === 0;
  fitTitles(content);
  const text = contact.dataNotice.te.privacyLink;
  Object.assign(privacy.sections[0]!, {
    entries: Object.values(KEYS).map((key, i) => ({ key, text, id: `entry${i}` })),
  });
  return accepting(content);
}

/** Writes `content` into content/ of the project folder `root`. */
export function writeContent(root: string, content: Content) {
  for (const name of names)
    writeFileSync(`${root}/content/${name}.json`, `${JSON.stringify(content[name], null, 2)}\n`);
}
