/** Three contents for tests, made from today's, each of which the check lets through. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { type Content, files } from '../../content/schema/files.ts';
import { PATHS } from '../../content/schema/pages.ts';
import { readContent } from './content.ts';
import { KEPT } from './rules.ts';

type Writable<Value> = { -readonly [Key in keyof Value]: Writable<Value[Key]> };

const today = () => structuredClone(readContent(process.cwd()).content!) as Writable<Content>;

/** What fits in front of the brand in a search result. */
const fitting = (title: string, brand: string) => title.slice(0, 60 - ` | ${brand}`.length).trim();

/** An owner's first real edit: every working default replaced, other prices, another service. */
export function launched(): Content {
  const before = today();
  const brand = 'Krishna Digital';
  const content = JSON.parse(JSON.stringify(before).replaceAll(before.site.brand, brand)) as typeof before;
  const { site, services, pages, notFound } = content;
  Object.assign(site, {
    phone: '+91 98480 12345',
    chatNumber: '919848012345',
    chatGreeting: 'Namaste! Please tell me what a website for my shop costs.',
    email: 'namaste@krishna-digital.in',
    url: 'https://www.krishna-digital.in',
    address: { street: '12 Brodipet Main Road', city: 'Guntur', postalCode: '522002' },
    cities: ['Guntur', 'Bapatla', 'Eluru', 'Ongole', 'Machilipatnam'],
  });
  for (const profile of site.social) profile.url = `https://www.${profile.network}.com/krishnadigital`;

  const price = { price: '₹12,500', originalPrice: '₹50,000', discount: '75% OFF', badge: 'New price' };
  Object.assign(services[0], price);
  const id = Math.max(...services.map((service) => service.id)) + 1;
  services.push({ ...structuredClone(services[0]), id, slug: `films-${id}`, title: `Films ${id}` });

  for (const page of [...Object.values(pages), notFound]) page.title = fitting(page.title, brand);
  for (const page of Object.values(pages)) page.shareAlt = `The words ${page.title}`;
  return content;
}

/** Which of the values that a schema allows. */
type Choice = {
  count: (min: number, max: number) => number;
  /** `number` is another one for each text. */
  text: (today: string, number: number, min: number, max: number) => string;
  hasOptional: boolean;
};

/** Words of wide letters, at most as long as one word may be. */
const WIDE = 'WMQGOCwmDHWMQGOCwmDH';

/** Every list full, every text at its limit and with a wide word, the highest prices. */
export const largest = () => {
  const content = varied({
    count: (_min, max) => max,
    text: (today, number, _min, max) =>
      `${number.toString(36)}${WIDE} ${`${today} `.repeat(max)}`.slice(0, max).replace(/ $/, 'W'),
    hasOptional: true,
  });
  content.site.address = { street: 'W'.repeat(24), city: 'Machilipatnam', postalCode: '521001' };
  for (const service of content.services)
    Object.assign(service, {
      price: 'Starting from ₹88,88,888',
      originalPrice: '₹99,99,999',
      discount: '99% OFF',
      timeline: 'Results that are visible within 888-888 months',
    });
  return content as Content;
};

/** As little of everything as may be, and texts of a letter or two. */
export const smallest = () =>
  varied({
    count: (min) => min,
    text: (_today, number, min) => {
      const word = String.fromCharCode(65 + (number % 26)) + (number < 26 ? '' : Math.floor(number / 26));
      return word.padEnd(min, ' so').replace(/ $/, '.');
    },
    hasOptional: false,
  }) as Content;

/** Today's content with other texts and lists, and such that it keeps the rules between entries and files. */
function varied(choice: Choice) {
  const before = today();
  let number = 0;

  /** `value` is of today; undefined for an optional field that today's content does not have. */
  function vary(schema: z.core.JSONSchema.BaseSchema, value: unknown): unknown {
    if (schema.type === 'object') {
      const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
        const isChosen = choice.hasOptional || schema.required?.includes(key);
        const varied = isChosen ? vary(field as never, (value as Record<string, unknown>)?.[key]) : undefined;
        return varied === undefined ? [] : [[key, varied]];
      });
      return Object.fromEntries(fields) as unknown;
    }
    if (schema.type === 'array') {
      const entries = (value ?? []) as unknown[];
      const length = choice.count(schema.minItems ?? 0, schema.maxItems ?? entries.length);
      return Array.from({ length }, (_, i) => vary(schema.items as never, entries[i % entries.length]));
    }
    const isFree = schema.type === 'string' && schema.maxLength && !schema.pattern;
    if (!isFree) return value;
    return choice.text((value as string) ?? 'More', number++, schema.minLength ?? 0, schema.maxLength!);
  }

  const content = Object.assign(
    {},
    ...Object.values(files).map((file) => vary(z.toJSONSchema(file) as never, before)),
  ) as Writable<Content>;
  const { site, services, homeServices, pages, notFound, privacy, contact } = content;

  const paths = Object.values(PATHS);
  for (const { links } of [{ links: site.navigation }, site.footer.company, site.footer.legal])
    for (const [i, link] of links.entries())
      // The needed ones are the first.
      link.href = i < 2 ? link.href : paths[i % paths.length]!;
  for (const profile of site.social) profile.url = `https://www.${profile.network}.com/my-business`;

  for (const [filters, entries] of [
    [content.serviceCategories, services],
    [content.homeServiceFilters, homeServices],
  ] as const) {
    // No more buttons than there are services to show.
    filters.splice(entries.length + 1);
    for (const [i, filter] of filters.entries()) filter.id = i === 0 ? 'all' : `category-${i}`;
    for (const [i, entry] of entries.entries()) entry.category = `category-${1 + (i % (filters.length - 1))}`;
  }
  for (const [i, service] of [...services, ...homeServices].entries()) service.slug = `service-${i}`;
  for (const [i, entry] of [...services, ...content.processSteps].entries()) entry.id = i + 1;

  for (const page of [...Object.values(pages), notFound]) page.title = fitting(page.title, site.brand);
  for (const page of Object.values(pages)) page.shareAlt = `${page.title} ${page.shareAlt}`.slice(0, 159);
  const { te } = contact.dataNotice;
  for (const key of ['text', 'privacyLink'] as const) te[key] = te[key].replace(/\w/g, 'అ');
  const [section] = privacy.sections;
  Object.assign(section, { entries: KEPT.map((key) => ({ key, text: section.heading })) });
  return content;
}

/** What a declaration holds, without `as const satisfies …`. */
const value = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? value(node.expression) : node;

/** As staff would type it: names and texts without double quotes where that is possible. */
const typed = (part: unknown) =>
  JSON.stringify(part, null, 2).replace(/"((?:[^"\\]|\\.)*)"(:?)/g, (all, text: string, colon: string) => {
    if (colon) return `${text}:`;
    return /['\\]/.test(text) ? all : `'${text}'`;
  });

/**
 * Writes `content` into content/ of the project folder `root`, in place of what it exports. Throws if a part
 * of it has no place there.
 */
export function writeContent(root: string, content: Content) {
  const left = new Map<string, unknown>(Object.entries(content));
  for (const file of Object.keys(files)) {
    const name = path.join(root, 'content', file);
    const tree = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.ES2022, true);
    let { text } = tree;
    // From the end, so that the places before it stay right.
    const declarations = tree.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .reverse();
    for (const { name: declared, initializer } of declarations) {
      const key = declared.getText();
      if (!initializer || !left.has(key)) continue;
      const old = value(initializer);
      text = text.slice(0, old.getStart()) + typed(left.get(key)) + text.slice(old.end);
      left.delete(key);
    }
    writeFileSync(name, text);
  }
  if (left.size > 0) throw new Error(`content/ declares no ${[...left.keys()].join(', ')}`);
}
