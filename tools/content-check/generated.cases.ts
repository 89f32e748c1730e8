/** Contents made from the schemas: the largest and the smallest that the check lets through, and random ones. */
import fc from 'fast-check';
import { z } from 'zod';
import { CHARACTERS } from '../characters.ts';
import type { Content } from './content.ts';
import { KEPT } from './rules.ts';
import { contactFile } from './schema/contact.ts';
import { homeFile } from './schema/home.ts';
import { pagesFile, PATHS } from './schema/pages.ts';
import { processFile } from './schema/process.ts';
import { aboutFile, failureFile, notFoundFile, privacyFile, termsFile } from './schema/reading.ts';
import { servicesFile } from './schema/services.ts';
import { siteFile } from './schema/site.ts';
import { countedTexts, lengthOf, totals } from './totals.ts';

/** All files of content/ together. */
export const schema = z.object({
  ...siteFile.shape,
  ...servicesFile.shape,
  ...homeFile.shape,
  ...processFile.shape,
  ...contactFile.shape,
  ...pagesFile.shape,
  ...aboutFile.shape,
  ...privacyFile.shape,
  ...termsFile.shape,
  ...notFoundFile.shape,
  ...failureFile.shape,
});

/** How the parts are chosen. */
export type Draw = {
  /** `number` is another one for each text. */
  text: (min: number, max: number, number: number) => string;
  /** Of a fixed form. */
  form: (form: RegExp, max: number) => string;
  count: (min: number, max: number) => number;
  /** Whether an optional field is there. */
  has: () => boolean;
};

const limit = (type: z.core.$ZodType, check: 'min_length' | 'max_length') => {
  for (const { _zod } of type._zod.def.checks ?? []) {
    const { def } = _zod as { def: { check: string; minimum?: number; maximum?: number } };
    if (def.check === check) return def.minimum ?? def.maximum;
  }
  return undefined;
};

const formOf = (type: z.core.$ZodType) =>
  (type._zod.def as { pattern?: RegExp }).pattern ??
  type._zod.def.checks?.flatMap(({ _zod }) => ('pattern' in _zod.def ? [_zod.def.pattern as RegExp] : []))[0];

/** A value of the type; what rules between fields ask for is not in it yet. */
function drawn(type: z.core.$ZodType, draw: Draw, numbers: Iterator<number, number>): unknown {
  const inner = (part: z.core.$ZodType) => drawn(part, draw, numbers);
  const { def } = (type as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).flatMap(([key, field]) => {
          const value = inner(field);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    case 'array': {
      const length = draw.count(limit(type, 'min_length') ?? 0, limit(type, 'max_length') ?? 0);
      return Array.from({ length }, () => inner(def.element));
    }
    case 'union':
      return inner(def.options[numbers.next().value % def.options.length]!);
    case 'optional':
      return draw.has() ? inner(def.innerType) : undefined;
    case 'enum': {
      const options = Object.values(def.entries);
      return options[numbers.next().value % options.length];
    }
    case 'literal':
      return def.values[0];
    case 'number':
      return (numbers.next().value % 99) + 1;
    case 'string': {
      const form = formOf(type);
      if (form) return draw.form(form, limit(type, 'max_length') ?? 60);
      return draw.text(limit(type, 'min_length') ?? 1, limit(type, 'max_length') ?? 24, numbers.next().value);
    }
    default:
      throw new Error(`No way to draw a ${def.type}`);
  }
}

function* natural(): Generator<number, number> {
  for (let number = 0; ; number++) yield number;
}

const inRupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
const amountOf = (price: string) => Number(price.replace(/\D/g, ''));

/** What fits in front of the brand in a search result: see rules.ts. */
const titleRoom = (brand: string) => 60 - ` | ${brand}`.length;

/** Shortens without leaving a space at the end. */
const cut = (value: string, length: number) => value.slice(0, length).trimEnd();

const inFonts = (value: string) =>
  [...value].map((character) => (CHARACTERS.includes(character) ? character : '0')).join('');

/** One for each number. */
const slugOf = (slug: string, number: number) => `${slug.slice(0, 50).replace(/-+$/, '')}-${number}`;

const NETWORKS = ['facebook', 'instagram', 'linkedin', 'youtube'] as const;

/** Draws content and makes it keep the rules between fields and files. */
export function drawContent(draw: Draw): Content {
  const numbers = natural();
  const content = drawn(schema, draw, numbers) as z.infer<typeof schema>;
  const { site, services, homeServices, serviceCategories, homeServiceFilters, pages, contact } = content;
  const paths = Object.values(PATHS);

  const { services: shown, company, legal } = site.footer;
  const { home, services: prices, contact: form, about, privacy, terms } = PATHS;
  for (const [links, first] of [
    [site.navigation, [home, prices]],
    [shown.links, [prices]],
    [company.links, [about, form]],
    [legal.links, [privacy, terms]],
  ] as const)
    for (const [i, link] of links.entries()) link.href = first[i] ?? paths[i % paths.length]!;
  site.social = site.social.map((link, i) => {
    const network = NETWORKS[i]!;
    return { ...link, network, url: `https://www.${network}.com/${'profile'.repeat(i + 1)}` };
  });
  site.chatNumber = site.phone.replace(/\D/g, '');

  for (const [filters, entries] of [
    [serviceCategories, services],
    [homeServiceFilters, homeServices],
  ] as const) {
    // No more buttons than there are services to show.
    filters.splice(entries.length + 1);
    for (const [i, filter] of filters.entries()) filter.id = i === 0 ? 'all' : `category-${i}`;
    for (const [i, entry] of entries.entries())
      entry.category = filters[(i % (filters.length - 1)) + 1]!.id as never;
  }
  for (const [i, service] of services.entries()) {
    Object.assign(service, { id: i + 1, slug: slugOf(service.slug, i) });
    if (amountOf(service.originalPrice) <= amountOf(service.price)) {
      service.price = `${service.price.split('₹')[0]}₹1`;
      service.originalPrice = inRupees(amountOf(service.originalPrice) + 1);
    }
  }
  for (const [i, service] of homeServices.entries()) service.slug = slugOf(service.slug, i + services.length);
  for (const [i, step] of content.processSteps.entries()) step.id = i + 1;

  // Share images show these.
  site.brand = inFonts(site.brand);
  site.tagline = inFonts(site.tagline);
  for (const page of [...Object.values(pages), content.notFound])
    page.title = cut(inFonts(page.title), titleRoom(site.brand));
  for (const page of Object.values(pages))
    page.shareAlt = `${page.title} ${cut(page.shareAlt, 160 - page.title.length - 1)}`;
  for (const key of ['text', 'privacyLink'] as const) {
    const english = contact.dataNotice.te[key];
    // Telugu as wide, with spaces at the same places.
    contact.dataNotice.te[key] = english.replace(/\p{L}/gu, 'అ').replace(/^[^అ]/u, 'అ');
  }
  const [kept] = content.privacy.sections;
  if (kept) kept.entries = KEPT.map((key, i) => ({ key, text: kept.entries?.[i]?.text ?? kept.heading }));
  for (const [part, limit] of Object.entries(totals)) shorten(content[part as keyof typeof totals], limit);
  return content;
}

/** So much remains of a text that is cut for the sake of others. */
const REST = 12;

/** Cuts texts of a part, the last ones first, until all of them together have at most `limit` characters. */
function shorten(part: object, limit: number) {
  let excess = lengthOf(part) - limit;
  for (const { text, path } of countedTexts(part).reverse()) {
    if (excess <= 0) return;
    const keys = [...path];
    const last = keys.pop()!;
    const parent = keys.reduce((value, key) => value[key] as Parent, part as Parent);
    // An emoji is one character.
    const characters = [...text];
    if (isFixed(String(last)) || KEPT.includes(text) || characters.length <= REST) continue;
    // What makes it another one than its neighbours, and its end: many texts begin alike.
    const end = characters.slice(2).slice(2 - Math.max(REST, characters.length - excess));
    const kept = [...characters.slice(0, 2), ...end].join('').trim();
    parent[last] = kept;
    excess -= characters.length - [...kept].length;
  }
}

type Parent = Record<string | number, unknown>;

/** Fields whose form allows no cutting. */
const isFixed = (key: string) =>
  /^(phone|chatNumber|email|postalCode|price|originalPrice|discount|period|timeline|duration)$/.test(key);

const WIDE = 'WMQGOCwmDH';

/** Numbers from 0 to 1 that look random and are the same each time. */
function* fractions(seed: number) {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield (state >> 8) / 2 ** 23;
  }
}

/** Words of wide letters, of these lengths in turn. */
function words(count: number, lengths: readonly number[], seed: number) {
  const next = fractions(seed);
  const letter = () => WIDE[Math.floor(next.next().value! * WIDE.length)];
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: lengths[i % lengths.length]! }, letter).join(''),
  );
}

/** The longest that the check allows, but for the letters that make each text another one. */
const LONGEST = words(23, [22], 1);

const letterOf = (number: number) => WIDE[Math.floor(number) % WIDE.length]!;

/**
 * A language of few letters. Its first words come up most often, as in a real one, and it compresses as the
 * texts of content/ do (0.39 bytes a character where they take 0.33 to 0.42): budgets of bytes can be held against it.
 */
const LANGUAGE = words(2000, [3, 2, 5, 4, 7, 3, 9, 6, 12, 4, 8, 15], 2);

/** Texts at their limits, of wide letters; all lists full; prices of many lakhs. */
export const largest: Draw = {
  text(_min, max, number) {
    const next = fractions(number * 7919 + 17);
    let value = `${letterOf(number)}${letterOf(number / WIDE.length)}${LONGEST[number % LONGEST.length]} `;
    while (value.length < max)
      value += `${LANGUAGE[Math.floor(LANGUAGE.length ** next.next().value!) - 1] ?? 'W'} `;
    // A space at the limit would be no text's end.
    return value.slice(0, max).replace(/ $/, 'W');
  },
  form(form) {
    const example = [
      'Starting from ₹88,88,888',
      '₹99,99,999',
      '99% OFF',
      'Wwwwwwwwwwwwwwwwwwwwwwww mmmmmmmm 888-888 months',
      'wwwwwwwwwwwwwwwwwwwwwwww-mmmmmmmmmmmmmmmmmm',
      '+91 88888 88888',
      '918888888888',
      'wwwwwwwwwwwwwwwwwwww@mmmmmmmmmmmmmmmmmmmm.example.in',
      'https://www.mmmmmmmmmmmmmmmmmmmmmmmm-wwwwwwwwwwwwwwwww.co.in',
      '522001',
    ].find((value) => form.test(value));
    if (!example) throw new Error(`No largest example of ${form}`);
    return example;
  },
  count: (_min, max) => max,
  has: () => true,
};

/** One letter a text, and as few of everything as there may be. */
export const smallest: Draw = {
  text: (min, _max, number) => {
    const word = number < 26 ? String.fromCharCode(65 + number) : number.toString(36);
    return min > 1 ? `${word} `.repeat(min).slice(0, min - 1) + 'i' : word;
  },
  form(form) {
    const example = [
      '₹1',
      '₹2',
      '1% OFF',
      '1 day',
      'a',
      '+91 60000 00000',
      '916000000000',
      'a@b.in',
      'https://a.in',
      '100000',
    ].find((value) => form.test(value));
    if (!example) throw new Error(`No smallest example of ${form}`);
    return example;
  },
  count: (min) => min,
  has: () => false,
};

const LETTERS = [...CHARACTERS].filter((character) => !/[\s{}[\]]/.test(character));

/** Whatever the fonts hold, and what they do not: Telugu, an emoji. */
const word = fc
  .array(fc.constantFrom(...LETTERS, ...LETTERS, 'తె', '😀'), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(''));

/** The content of a seed: the same each time. */
export function randomContent(seed: number) {
  let next = seed * 100_000;
  const pick = <T>(arbitrary: fc.Arbitrary<T>) => fc.sample(arbitrary, { seed: next++, numRuns: 1 })[0]!;
  return drawContent({
    text(min, max, number) {
      const words = pick(fc.array(word, { minLength: 1, maxLength: 1 + Math.floor(max / 6) }));
      const start = number.toString(36);
      const value = [start, ...words]
        .join(' ')
        .replace(/<(?=\/?[a-z])/gi, '‹')
        .replace(/\bXXX|\bTODO\b|\bTBD\b/gi, 'x');
      const padded = [...value].length < min ? `${value}${' and so on'.repeat(min / 10 + 1)}` : value;
      // Do not end in half an emoji.
      return max < start.length ? start.slice(-max) : cut(padded, max).replace(/\s*[\ud800-\udbff]$/, '');
    },
    form: (form, max) =>
      pick(
        // The form of an address looks ahead, which fast-check cannot.
        (form.source.includes('(?!') || form.source.includes('@')
          ? fc.emailAddress()
          : fc.stringMatching(form)
        ).filter((value) => value.length <= max && form.test(value)),
      ),
    count: (min, max) => pick(fc.integer({ min, max })),
    has: () => pick(fc.boolean()),
  });
}

/** Today's content as on the day of the launch: its defaults replaced, another service, other prices. */
export function launched(today: Content): Content {
  const content = structuredClone(today);
  const { site, services } = content;
  Object.assign(site, {
    brand: 'Krishna Digital',
    phone: '+91 98480 12345',
    chatNumber: '919848012345',
    chatGreeting: 'Namaste! Please tell me what a website for my shop costs.',
    email: 'namaste@krishna-digital.in',
    url: 'https://www.krishna-digital.in',
    address: { street: '12 Brodipet Main Road', city: 'Guntur', postalCode: '522002' },
    cities: ['Guntur', 'Bapatla', 'Eluru', 'Ongole', 'Machilipatnam'],
    social: site.social.map((link) => ({ ...link, url: `${link.url.replace(/\/$/, '')}/krishnadigital` })),
  });
  const [first] = services;
  if (!first) throw new Error('There is no service');
  Object.assign(first, {
    price: '₹12,500',
    originalPrice: '₹50,000',
    discount: '75% OFF',
    badge: 'New price',
  });
  const { category } = services.at(-1)!;
  const id = Math.max(...services.map((service) => service.id)) + 1;
  const own = { id, category, slug: `photo-video-${id}`, title: `Photo & Video ${id}` };
  services.push({ ...structuredClone(first), ...own });
  shorten(services, totals.services);
  for (const page of [...Object.values(content.pages), content.notFound])
    page.title = cut(page.title, titleRoom(site.brand));
  for (const page of Object.values(content.pages)) page.shareAlt = `The words ${page.title}`;
  return content;
}
