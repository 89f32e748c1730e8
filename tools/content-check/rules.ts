/** What one field alone cannot show: rules between entries and between files. Each breach stops the build. */
import { rupees } from '../../content/rupees.ts';
import type { Content } from '../../content/schema/files.ts';
import { PATHS } from '../../content/schema/pages.ts';
import { CHARACTERS } from '../characters.ts';
import type { Finding } from './content.ts';
import type { Path } from './problem.ts';
import { walk } from './walk.ts';

/** What search engines show of a title, before they cut it. */
const LONGEST_TITLE = 60;

/** What tells two entries of a list apart. */
const IDENTITY = ['id', 'slug', 'title', 'heading', 'label', 'network'];

/** Places on a page that links may lead to. */
const ANCHORS: Record<string, string[]> = { '/': ['services', 'process'] };

type Value = string | number | undefined;

/** The places of values that were there before. */
const repeated = (values: readonly Value[]) =>
  [...values.keys()].filter((i) => values[i] !== undefined && values.indexOf(values[i]) < i);

function* repeats(values: readonly Value[], name: string, pathOf: (i: number) => Path): Iterable<Finding> {
  for (const i of repeated(values))
    yield {
      path: pathOf(i),
      what: `${name} "${values[i]}" is used twice.`,
      todo: 'Change or remove one of the two.',
    };
}

function* sameEntries(content: Content): Iterable<Finding> {
  for (const { value, path } of walk(content)) {
    if (!Array.isArray(value)) continue;
    const entries = value as unknown[];
    if (entries.every((entry) => typeof entry === 'string'))
      yield* repeats(entries, 'The text', (i) => [...path, i]);
    else
      for (const key of IDENTITY)
        yield* repeats(
          entries.map((entry) => (entry as Record<string, string | number | undefined>)[key]),
          `The ${key}`,
          (i) => [...path, i, key],
        );
  }
}

function* categories(
  list: string,
  services: readonly { category: string }[],
  filterList: string,
  filters: readonly { id: string }[],
): Iterable<Finding> {
  const [all, ...others] = filters.map(({ id }) => id);
  if (all !== 'all')
    yield {
      path: [filterList, 0, 'id'],
      what: 'The first filter button must show all services.',
      todo: "Give it the id 'all' again.",
    };
  for (const [i, { category }] of services.entries())
    if (!others.includes(category))
      yield {
        path: [list, i, 'category'],
        what: `There is no category "${category}".`,
        todo: `Write one of: ${others.join(', ')}. Or add it to ${filterList}.`,
      };
  for (const [i, id] of others.entries())
    if (!services.some(({ category }) => category === id))
      yield {
        path: [filterList, i + 1],
        what: `No service has the category "${id}", so this button would show nothing.`,
        todo: `Give the category to a service in ${list}, or remove the button.`,
      };
}

/** Both kinds of service lead to the form by their slug, which can belong to one title only. */
function* carriedServices({ services, homeServices, contact }: Content): Iterable<Finding> {
  for (const [i, { slug, title }] of homeServices.entries()) {
    const other = services.find((service) => service.slug === slug && service.title !== title);
    if (other)
      yield {
        path: ['homeServices', i, 'slug'],
        what: `The slug "${slug}" belongs to "${other.title}" in content/services.ts.`,
        todo: 'Write another slug here, or give both the same title.',
      };
  }
  const taken = services.findIndex(({ title }) => title === contact.otherService);
  if (taken >= 0)
    yield {
      path: ['services', taken, 'title'],
      what: `"${contact.otherService}" is already the last option of the contact form.`,
      todo: 'Write another title.',
    };
}

/** What the site keeps in a visitor's browser; e2e/draft.wide.spec.ts compares it with what is there. */
export const KEPT = ['theme-mode', 'theme-color-scheme', 'enquiry-draft', 'campaign'];

function* keptEntries({ privacy }: Content): Iterable<Finding> {
  const named = privacy.sections.flatMap(({ entries = [] }) => entries.map(({ key }) => key));
  for (const key of KEPT)
    if (!named.includes(key))
      yield {
        path: ['privacy', 'sections'],
        what: `The privacy page does not name "${key}", which the site keeps in the visitor's browser.`,
        todo: `Add { key: '${key}', text: 'holds ...' } to the entries of a section.`,
      };
}

function* prices({ services }: Content): Iterable<Finding> {
  for (const [i, { price, originalPrice }] of services.entries()) {
    const [now, before] = [rupees(price), rupees(originalPrice)];
    if (now && before && before <= now)
      yield {
        path: ['services', i, 'originalPrice'],
        what: `The struck-through price ${originalPrice} is not above the price ${price}.`,
        todo: 'Correct one of the two.',
      };
  }
}

function* phones({ site }: Content): Iterable<Finding> {
  const digits = site.phone.replace(/\D/g, '');
  // The schema reports a number that is wrong in itself.
  const areNumbers = [digits, site.chatNumber].every((number) => /^91\d{10}$/.test(number));
  if (areNumbers && digits !== site.chatNumber)
    yield {
      path: ['site', 'chatNumber'],
      what: `WhatsApp would reach ${site.chatNumber}, and the phone number is ${site.phone}.`,
      todo: `Write '${digits}' here, or correct the phone.`,
    };
}

function* searchResults({ pages, notFound, site }: Content): Iterable<Finding> {
  const entries = [
    ...Object.entries(pages).map(([name, page]) => ({ path: ['pages', name], page })),
    { path: ['notFound'], page: notFound },
  ];
  for (const key of ['title', 'description'] as const)
    yield* repeats(
      entries.map(({ page }) => page[key]),
      `The ${key}`,
      (i) => [...(entries[i]?.path ?? []), key],
    );
  for (const { path, page } of entries) {
    const { length } = `${page.title} | ${site.brand}`;
    if (length > LONGEST_TITLE)
      yield {
        path: [...path, 'title'],
        what: `With the brand the title has ${length} characters, and search results show ${LONGEST_TITLE}.`,
        todo: `Shorten it by ${length - LONGEST_TITLE}.`,
      };
  }
  for (const [name, { title, shareAlt }] of Object.entries(pages))
    if (!shareAlt.includes(title))
      yield {
        path: ['pages', name, 'shareAlt'],
        what: `The share image shows "${title}", and its description does not contain these words.`,
        todo: 'Put the title into it, letter for letter.',
      };
}

function* links({ site, services, homeServices }: Content): Iterable<Finding> {
  const paths: string[] = Object.values(PATHS);
  const slugs = [...services, ...homeServices].map(({ slug }) => `service=${slug}`);
  const anchors: Record<string, string[]> = { ...ANCHORS, [PATHS.contact]: slugs };
  for (const { value, path } of walk(site)) {
    if (path.at(-1) !== 'href' || typeof value !== 'string') continue;
    const [page = '', anchor] = value.split('#');
    if (!paths.includes(page))
      yield {
        path: ['site', ...path],
        what: `There is no page at "${page}".`,
        todo: `Write one of: ${paths.join(' ')}`,
      };
    else if (anchor !== undefined && !anchors[page]?.includes(anchor))
      yield {
        path: ['site', ...path],
        what: `The page ${page} has no place called "${anchor}".`,
        todo: `Write the address without #${anchor}.`,
      };
  }
}

/** No page may be out of reach. */
function* ways({ site }: Content): Iterable<Finding> {
  const { company, legal } = site.footer;
  const { home, services, ...others } = PATHS;
  for (const [links, path, needed] of [
    [site.navigation, ['navigation'], [home, services]],
    [[...company.links, ...legal.links], ['footer'], Object.values(others)],
  ] as const)
    for (const page of needed)
      if (!links.some(({ href }) => href === page))
        yield {
          path: ['site', ...path],
          what: `No link here leads to ${page}, so visitors could not find the page.`,
          todo: `Add { label: '…', href: '${page}' }${path[0] === 'footer' ? ' to company or legal' : ''}.`,
        };
}

/** The tool that draws the share images would ask a server on the Internet for the shapes of other characters. */
function* shareImages({ pages, site }: Content): Iterable<Finding> {
  for (const [path, text] of [
    [['site', 'brand'], site.brand],
    [['site', 'tagline'], site.tagline],
    ...Object.entries(pages).map(([name, { title }]) => [['pages', name, 'title'], title] as const),
  ] as const) {
    const foreign = [...text].filter((character) => !CHARACTERS.includes(character));
    if (foreign.length > 0)
      yield {
        path: [...path],
        what: `The share images cannot show ${foreign.join(' ')}.`,
        todo: 'Write it another way.',
      };
  }
}

function* telugu({ contact }: Content): Iterable<Finding> {
  for (const [key, text] of Object.entries(contact.dataNotice.te))
    if (!/\p{Script=Telugu}/u.test(text))
      yield {
        path: ['contact', 'dataNotice', 'te', key],
        what: 'This text is marked as Telugu and contains no Telugu letters.',
        todo: 'Write it in Telugu script.',
      };
}

/** Where the names of the parts are that screen readers list: those of every page, and those of one. */
const FRAME: Path[] = [
  ...['navigation', 'menu', 'breadcrumb', 'shortcuts'].map((key) => ['site', 'frame', key]),
  ...['services', 'company', 'legal', 'newsletter'].map((key) => ['site', 'footer', key, 'heading']),
];
const PARTS: Path[][] = [
  [
    ['hero', 'headline', 0],
    ...[['services'], ['services', 'closing'], ['process']].map((at) => ['homeSections', ...at, 'heading']),
  ],
  ['whyChoose', 'closing'].map((part) => ['servicesPage', part, 'heading']),
  ['getInTouch', 'benefits'].map((part) => ['contact', part, 'heading']),
];

function* landmarks(content: Content): Iterable<Finding> {
  const textAt = (path: Path) =>
    path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], content) as string;
  const articles = (['about', 'privacy', 'terms'] as const).map((name) =>
    content[name].sections.map((_, i): Path => [name, 'sections', i, 'heading']),
  );
  // What is wrong in the frame is wrong on every page: it is the same entry each time.
  const found = [...PARTS, ...articles].flatMap((parts) => {
    const all = [...FRAME, ...parts];
    return repeated(all.map(textAt)).map((i) => all[i]!);
  });
  for (const path of new Set(found))
    yield {
      path,
      what: `Two parts of one page are called "${textAt(path)}", and a screen reader could not tell them apart.`,
      todo: 'Give one of them another name.',
    };
}

/** Every breach of a rule between entries or files. */
export function brokenRules(content: Content): Finding[] {
  const { services, serviceCategories, homeServices, homeServiceFilters } = content;
  return [
    ...sameEntries(content),
    ...categories('services', services, 'serviceCategories', serviceCategories),
    ...categories('homeServices', homeServices, 'homeServiceFilters', homeServiceFilters),
    ...carriedServices(content),
    ...keptEntries(content),
    ...prices(content),
    ...phones(content),
    ...searchResults(content),
    ...links(content),
    ...ways(content),
    ...shareImages(content),
    ...telugu(content),
    ...landmarks(content),
  ];
}
