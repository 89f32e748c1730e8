/** What the staff should know and may leave as it is, and what must be real before the site goes public. */
import { examplesIn } from '../../content/examples.ts';
import { rupees } from '../../content/formats.ts';
import { isTelugu } from '../../content/schema/fields.ts';
import type { Content } from '../../content/schema/files.ts';
import { CHARACTERS, TELUGU } from '../characters.ts';
import { type Found, placeName, slugOf, texts } from './rules.ts';

/** The discount is printed as given. The staff are told the true one, rounded down so that it never promises too much. */
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
export const decisions = (content: Content): Found[] =>
  [...discounts(content)].map(([place, message]) => [place, message]);

/** The share of a field that may be the same as in an earlier entry. */
const SHARED = { features: 0.5, deliverables: 0.5, metrics: 0, drawing: 0 };

/** What else may be done about it. */
const OTHERWISE: Record<string, string> = { metrics: ' Or leave the list empty.' };

type Service = Content['services']['services'][number];

type Entry = { title: string } & Record<string, unknown>;

/** The parts of a field, without the marks that tell them apart. */
const partsOf = (value: unknown = []) =>
  [value]
    .flat()
    .map((part) => JSON.stringify(part, (key, said: unknown) => (key === 'id' ? undefined : said)));

/** Fields that were copied with an entry and not changed. */
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

/** Texts that may still offer a category that has a filter button and no services. The button is an error meanwhile. */
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

const sentences = (text: string) => text.split(/(?<=[.!?]) /);

/** Texts that others on the site contradict. */
function* denials(content: Content): Generator<Found> {
  const { send, promise } = content.words;
  const starting = content.services.services.find(({ price }) => !price.startsWith('₹'));
  for (const { text, path } of texts(content)) {
    const [prices] = /\b(every|all) prices?\b|\bfull prices?\b/i.exec(text) ?? [];
    if (prices && starting)
      yield [
        path,
        `"${prices}": but "${starting.title}" shows "${starting.price}". → Write "monthly and starting prices", say.`,
        `prices: ${placeName(content, path)}`,
      ];
    const [sentence] = sentences(text).filter((it) => it.includes(promise) && /\be-?mail\b/i.test(it));
    if (sentence)
      yield [
        path,
        `This promises an answer to an email in ${promise}, but the promise is of the form and of WhatsApp. → Say them in two sentences.`,
        `promise: ${placeName(content, path)}`,
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

/** The characters that the fonts have. */
const drawn = new Set(CHARACTERS + TELUGU);

function* wordings(content: Content): Generator<Found> {
  for (const { text, path } of texts(content)) {
    for (const [claim, proof] of CLAIMS)
      for (const [words] of text.matchAll(claim)) {
        // On a page that the owner has added, a time may be that of an application, say.
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
      if (!drawn.has(character))
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
  const found = texts(content).filter(({ text }) => isTelugu(text));
  if (found[0])
    yield [
      found[0].path,
      `${found.length} texts are in Telugu. → Have a native speaker read them all, once.`,
      TELUGU_READ,
    ];
}

/** Words of customers are a claim too, and theirs. */
function* customers({ about }: Content): Generator<Found> {
  for (const [i, { name }] of about.customers.items.entries())
    yield [
      `about.customers.items.${i}`,
      `"${name}" is said to have said this. → Have it in writing, with the permission to show it.`,
      `claim: words of ${name}`,
    ];
}

/** What no one but the owner can tell, each asked once, where the answer is written. */
function* questions({ services: { services, servicesPage }, about, site }: Content): Generator<Found> {
  const { monthly, gst, signer } = servicesPage.facts;
  const isMonthly = ({ period = '' }: Service) => period.includes('month');
  const general = 'services.servicesPage.facts';
  if (!monthly && services.some(isMonthly))
    yield [
      `${general}.monthly`,
      'How does a monthly service end, and what is its least term? → Say it in this field of the form: it is then in the details of monthly services, on About and in the terms.',
      'question: monthly',
    ];
  if (!gst)
    yield [
      `${general}.gst`,
      'Do the prices include GST? → Say it in this field of the form: it is then in the details of every service, on About and in the terms.',
      'question: gst',
    ];
  if (!signer)
    yield [
      `${general}.signer`,
      'Who signs the quote? → Write a name in this field of the form: it is then on About and in the terms.',
      'question: signer',
    ];
  const ofServices: [field: 'amount' | 'filming' | 'hosting', topic: RegExp, question: string][] = [
    ['amount', /\breels?\b/i, 'How many posts and Reels a month?'],
    ['filming', /\b(reels?|films?|videos?|photos?)\b/i, 'Who films and takes the photos?'],
    ['hosting', /\bdomain\b/i, 'Who hosts it, and what does that cost?'],
  ];
  for (const [field, topic, question] of ofServices) {
    const about = services.filter(({ features, deliverables }) =>
      topic.test([...features, ...deliverables].join(' ')),
    );
    const asked = field === 'amount' ? about.filter(isMonthly) : about;
    if (asked[0] && !services.some((service) => service[field]))
      yield [
        `services.services.${services.indexOf(asked[0])}.${field}`,
        `${question} → Say it in this field of the form, in the details of ${asked.map(({ title }) => title).join(', ')}.`,
        `question: ${field}`,
      ];
  }
  if (!site.address)
    yield [
      'site.address',
      'Where are you? → Write your address in this field of the form: it is then on the contact page and at the foot of every page.',
      'question: address',
    ];
  if (about.customers.items.length === 0)
    yield [
      'about.customers.items',
      'What do customers say? → With their permission, write up to three in this list of the form: they are then on About and at the end of the services.',
      'question: customers',
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

/** Accepting this says that the name the site began with is the agency's own. */
const WORKING_NAME = 'name: AP Growth';
const isWorkingName = (text: string) => /AP Growth/i.test(text);

/**
 * Every warning that content/accepted.json does not accept, once, where it first applies. After them, what it accepts
 * without need; a discount only when no warning is left.
 */
export function warnings(content: Content): Found[] {
  const kinds = [
    discounts,
    copies,
    leftovers,
    wordings,
    denials,
    numbers,
    telugu,
    customers,
    questions,
    weight,
  ];
  const all = kinds.flatMap((kind) => [...kind(content)]);
  // A map keeps the last entry of a name: reversed, the first.
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

export function* examples(content: Content): Generator<Found> {
  const isNameOurs = content.accepted.accepted.includes(WORKING_NAME);
  for (const { text, path } of texts(content))
    for (const { example, todo } of examplesIn(text)) {
      const isName = isWorkingName(example);
      if (isName && isNameOurs) continue;
      const message = `"${example}" is an example, not your own. → ${todo}`;
      yield isName ? [path, message, WORKING_NAME] : [path, message];
    }
}
