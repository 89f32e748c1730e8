import { examplesIn } from '../../content/examples.ts';
import { rupees } from '../../content/formats.ts';
import type { Content } from '../../content/schema/files.ts';
/** What the staff should know and may leave as it is, and what must be real before the site goes public. */
import { CHARACTERS, TELUGU } from '../characters.ts';
import { type Found, placeName, slugOf, texts } from './rules.ts';

/** The given text is printed; the staff learn the true figure, rounded down so that it never promises too much. */
function* discounts({ services: { services } }: Content): Generator<Found> {
  for (const [i, { title, price, originalPrice = '', discount = '' }] of services.entries()) {
    const before = rupees(originalPrice);
    const exact = ((before - rupees(price)) * 100) / before;
    const saved = Math.floor(exact);
    if (discount && saved !== parseInt(discount))
      yield [
        `services.services.${i}.discount`,
        `From ${originalPrice} to ${price} is ${saved}% off, not ${discount}. → Write "${saved}% OFF" (${Number(exact.toFixed(2))}%, rounded down), correct a price, or end the offer.`,
        `discount: ${title}, ${discount}, in truth ${saved}%`,
      ];
  }
}

/** The discounts that the launch check names first, accepted or not. */
export const contradictions = (content: Content): Found[] =>
  [...discounts(content)].map(([place, message]) => [place, message]);

/** How much of a field an entry may share with one before it. */
const SHARED = { features: 0.5, deliverables: 0.5, metrics: 0, drawing: 0 };

/** What else may be done about it. */
const OTHERWISE: Record<string, string> = { metrics: ' Or leave the list empty.' };

type Entry = { title: string } & Record<string, unknown>;

/** The parts of a field, without the marks that tell them apart. */
const partsOf = (value: unknown = []) =>
  [value]
    .flat()
    .map((part) => JSON.stringify(part, (key, said: unknown) => (key === 'id' ? undefined : said)));

/** What is left of the entry that another was copied from. */
function* copies({ services: { services }, process: { processSteps } }: Content): Generator<Found> {
  for (const [list, entries] of Object.entries<readonly Entry[]>({
    'services.services': services,
    'process.processSteps': processSteps,
  }))
    for (const [i, entry] of entries.entries())
      for (const [field, share] of Object.entries(SHARED)) {
        const parts = partsOf(entry[field]);
        const shared = (other: Entry) => parts.filter((part) => partsOf(other[field]).includes(part)).length;
        const source = entries.slice(0, i).find((other) => shared(other) > parts.length * share);
        if (source)
          yield [
            `${list}.${i}.${field}`,
            `"${source.title}" has the same ${field} (${shared(source)} of ${parts.length}). → Write what belongs to "${entry.title}" here.${OTHERWISE[field] ?? ''}`,
            `${field}: ${entry.title}`,
          ];
      }
}

/** What may still offer the category of a filter button without services. That is an error, so this ends with it. */
function* leftovers(content: Content): Generator<Found> {
  const {
    services: { services, serviceCategories },
    home: { homeServices, homeServiceFilters },
  } = content;
  const offered = [...services, ...homeServices].map(({ category }) => category);
  const filters = [serviceCategories, homeServiceFilters].flatMap(([, ...rest]) => rest.map(({ id }) => id));
  const lost = filters.filter((id) => !offered.includes(id));
  const phrases = lost.map((id) => slugOf(id).replaceAll('-', ' '));
  const name = RegExp(`\\b(${phrases.join('|')})s?\\b`, 'i');
  for (const { text, path } of texts(content))
    if (lost.length > 0 && name.test(text) && !/^services\.services\.|\.(slug|category|drawing)$/.test(path))
      yield [
        path,
        `No service is left in the category "${lost.join(', ')}", and this text has the word. → Correct it if it still offers one.`,
      ];
}

/** Advertisers in India must be able to prove them: https://www.ascionline.in/the-asci-code/, chapter I, 1.1. */
const CLAIMS: [claim: RegExp, proof: string][] = [
  [/#1(?!\d)|\bno\. ?1\b|\bnumber one\b|\bleading\b|\bcheapest\b/gi, 'a comparison with all others'],
  [/\bmost popular\b|\bbest value\b|\bhigh roi\b/gi, 'your own sales figures'],
  [/\d+(\.\d+)?%(?! OFF| GST)|\b\d+\+|\bunder \ds\b/g, 'figures of your own projects'],
  [/24\/7|\bround the clock\b/gi, 'somebody who answers at any hour'],
  [/\bfree\b/gi, 'nothing is charged for it, now or later'],
  [/\bproven\b|\bguaranteed\b/gi, 'results you may show'],
  [/\bwithin (\d+ (minute|hour|day)s?|minutes)\b/gi, 'you keep this time'],
];

/** What one text must not say because others on the site say otherwise. */
function* denials(content: Content): Generator<Found> {
  const { send } = content.words;
  const starting = content.services.services.find(({ price }) => !price.startsWith('₹'));
  for (const { text, path } of texts(content)) {
    const [prices] = /\b(every|all) prices?\b|\bfull prices?\b/i.exec(text) ?? [];
    if (prices && starting)
      yield [
        path,
        `"${prices}": but "${starting.title}" shows "${starting.price}". → Write "monthly and starting prices", say.`,
        `prices: ${placeName(content, path)}`,
      ];
    const [stay] = /\bstays? in (this|that|your) (tab|browser|phone)\b|\bnever leaves?\b/i.exec(text) ?? [];
    if (stay && !text.includes(send))
      yield [
        path,
        `"${stay}": but what is typed into the form passes to WhatsApp on ${send}. → Say until when it stays, with {send}.`,
        `stay: ${placeName(content, path)}`,
      ];
  }
}

function* wordings(content: Content): Generator<Found> {
  for (const { text, path } of texts(content)) {
    for (const [claim, proof] of CLAIMS)
      for (const [words] of text.matchAll(claim)) {
        // On a page of the owner's own a time is that of an application, say.
        if (!/\.article\..*: within \d/i.test(`${path}: ${words}`))
          yield [
            path,
            `India's advertising council (ASCI) asks for proof of "${words}". → Have the proof ready (${proof}), or say less.`,
            `claim: ${words.toLowerCase()}`,
          ];
        if (content.site.hours && /24\/7|clock/i.test(words))
          yield [
            path,
            `"${words}" here and the opening hours cannot both be true. → Correct one of the two places.`,
            `${words}: ${placeName(content, path)}`,
          ];
      }
    for (const character of text)
      if (!`${CHARACTERS}${TELUGU}`.includes(character))
        yield [
          path,
          `The fonts of this site do not have ${character}, so each device shows its own. → Write it another way.`,
          `character: ${character}`,
        ];
  }
}

/** A mobile number, which WhatsApp may know too, is written in two groups of five. */
function* numbers({ site: { phone, landline, chatNumber } }: Content): Generator<Found> {
  const called = phone.replace(/\D/g, '');
  const mobile = /^\+91 \d{5} \d{5}$/.test(phone) ? called : '';
  // Calls to a landline and chat on a mobile are as usual as one mobile for both.
  const isUsual = mobile ? mobile === chatNumber : called !== chatNumber;
  if (isUsual) return;
  const advice =
    mobile && landline?.replace(/\D/g, '') !== chatNumber
      ? `If that is one number, write "${mobile}" here, or correct the phone.`
      : 'One of them is a landline. Write a mobile number here, which begins with 6 to 9.';
  yield [
    `site.chatNumber`,
    `Calls reach ${phone}, and WhatsApp reaches ${chatNumber}. → ${advice}`,
    `numbers: ${mobile || phone} and ${chatNumber}`,
  ];
}

/** Accepted once a native speaker has read them. */
export const TELUGU_READ = 'telugu: read by a native speaker';

function* telugu(content: Content): Generator<Found> {
  const found = texts(content).filter(({ text }) => /\p{Script=Telugu}/u.test(text));
  if (found[0])
    yield [
      found[0].path,
      `Texts in Telugu: ${found.length}, of which this is the first. → Have a native speaker read them all, once.`,
      TELUGU_READ,
    ];
}

/** From the ninth on a service adds 1 kB, compressed, to /services/ and its data: measured by leaving one out. */
function* weight({
  services: {
    services: { length },
  },
}: Content): Generator<Found> {
  if (length > 8)
    yield [
      'services.services',
      `With ${length} services a phone loads some ${length - 8} kB more for the services page than with 8. → Show those that sell.`,
      `services: ${length}`,
    ];
}

/** Accepted, the name that the site began with is the agency's own. */
const WORKING_NAME = 'name: AP Growth';
const isWorkingName = (text: string) => /AP Growth/i.test(text);

/** What content/accepted.json does not name, each once, where it is first; and what it names without need, for an offer last. */
export function warnings(content: Content): Found[] {
  const kinds = [discounts, copies, leftovers, wordings, denials, numbers, telugu, weight];
  const all = kinds.flatMap((kind) => [...kind(content)]);
  // The last of the same name is what a map keeps.
  const open = new Map(all.toReversed().map((it) => [it[2] ?? it, it]));
  const idle = content.accepted.accepted.flatMap((name, i): Found[] =>
    open.delete(name) || (name === WORKING_NAME && texts(content).some(({ text }) => isWorkingName(text)))
      ? []
      : [
          [
            `accepted.accepted.${i}`,
            `Nothing needs "${name}" any more. → Delete it from the accepted warnings.`,
          ],
        ],
  );
  const isOfferLast = idle.filter(([, message]) => !open.size || !message.includes('"discount'));
  return [...open.values()].toReversed().concat(isOfferLast);
}

export function* workingDefaults(content: Content): Generator<Found> {
  const isNameOurs = content.accepted.accepted.includes(WORKING_NAME);
  for (const { text, path } of texts(content))
    for (const { example, todo } of examplesIn(text)) {
      const isName = isWorkingName(example);
      if (isName && isNameOurs) continue;
      const message = `"${example}" is an example, not your own. → ${todo}`;
      yield isName ? [path, message, WORKING_NAME] : [path, message];
    }
}
