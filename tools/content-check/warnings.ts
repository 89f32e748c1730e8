import { examplesIn } from '../../content/examples.ts';
/** What the staff should know and may leave as it is, and what must be real before the site goes public. */
import { rupees } from '../../content/rupees.ts';
import type { Content } from '../../content/schema/files.ts';
import { CHARACTERS, TELUGU } from '../characters.ts';
import { placeName, slugOf, texts } from './rules.ts';

const keep = (name: string) => `To keep it, add '${name}' to content/accepted.ts.`;

/** The given text is printed; the staff learn the true figure, rounded down so that it never promises too much. */
function* discounts({ services }: Content) {
  for (const [i, { title, price, originalPrice = '', discount = '' }] of services.entries()) {
    const before = rupees(originalPrice);
    const exact = ((before - rupees(price)) * 100) / before;
    const saved = Math.floor(exact);
    if (discount && saved !== parseInt(discount))
      yield `services.${i}.discount: From ${originalPrice} to ${price} is ${saved}% off, not ${discount}. → Write '${saved}% OFF' (${Number(exact.toFixed(2))}%, rounded down), correct a price, or end the offer. ${keep(`discount: ${title}, ${discount}, in truth ${saved}%`)}`;
  }
}

/** The discounts that the launch check names first, accepted or not. */
export function* contradictions(content: Content) {
  for (const warning of discounts(content)) yield warning.replace(/ To keep it.*/, '');
}

/** How much of a field an entry may share with one before it: platforms serve many services, figures one step. */
const SHARED = { features: 0.5, deliverables: 0.5, platforms: 0.99, metrics: 0, drawing: 0 };

type Entry = { title: string } & Record<string, unknown>;

const partsOf = (value: unknown = []) => [value].flat().map((part) => JSON.stringify(part));

/** What is left of the entry that another was copied from. */
function* copies({ services, processSteps }: Content) {
  for (const [list, entries] of Object.entries<readonly Entry[]>({ services, processSteps }))
    for (const [i, entry] of entries.entries())
      for (const [field, share] of Object.entries(SHARED)) {
        const parts = partsOf(entry[field]);
        const shared = (other: Entry) => parts.filter((part) => partsOf(other[field]).includes(part)).length;
        const source = entries.slice(0, i).find((other) => shared(other) > parts.length * share);
        if (source)
          yield `${list}.${i}.${field}: "${source.title}" has the same ${field} (${shared(source)} of ${parts.length}). → Write what belongs to "${entry.title}" here. A drawing may be left out, and metrics may be []. ${keep(`${field}: ${entry.title}`)}`;
      }
}

/** What may still offer the category of a filter button without services. That is an error, so this ends with it. */
function* leftovers(content: Content) {
  const { services, homeServices, serviceCategories, homeServiceFilters } = content;
  const offered = [...services, ...homeServices].map(({ category }) => category);
  const filters = [serviceCategories, homeServiceFilters].flatMap(([, ...rest]) => rest.map(({ id }) => id));
  const lost = filters.filter((id) => !offered.includes(id)).join(', ');
  const name = RegExp(`\\b(${slugOf(lost).replaceAll('-', '|')})s?\\b`, 'i');
  for (const { text, path } of texts(content))
    if (lost && name.test(text) && !/^services\.|\.(slug|category|drawing)$/.test(path))
      yield `${path}: No service is left in the category "${lost}", and this text has the word. → Correct it if it still offers one.`;
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

function* wordings(content: Content) {
  for (const { text, path } of texts(content)) {
    for (const [claim, proof] of CLAIMS)
      for (const [words] of text.matchAll(claim)) {
        // On a page of the owner's own a time is that of an application, say.
        if (!/\.article\..*: within \d/i.test(`${path}: ${words}`))
          yield `${path}: Advertising rules (ASCI) ask for proof of "${words}". → Have the proof ready (${proof}), or say less. ${keep(`claim: ${words.toLowerCase()}`)}`;
        if (content.site.hours && /24\/7|clock/i.test(words))
          yield `${path}: "${words}" here and the opening hours in content/site.ts (site › hours) cannot both be true. → Correct one of the two places. ${keep(`${words}: ${placeName(content, path)}`)}`;
      }
    for (const character of text)
      if (!`${CHARACTERS}${TELUGU}`.includes(character))
        yield `${path}: The fonts of this site do not have ${character}, so each device shows its own. → Write it another way. ${keep(`character: ${character}`)}`;
  }
}

/** A mobile number, which WhatsApp may know too, is written in two groups of five. */
function* numbers({ site: { phone, landline, chatNumber } }: Content) {
  const mobile = /^\+91 \d{5} \d{5}$/.test(phone) ? phone.replace(/\D/g, '') : '';
  const same = `If that is one number, write '${mobile}' here, or correct the phone.`;
  if (mobile !== chatNumber)
    yield `site.chatNumber: Calls reach ${phone}, and WhatsApp reaches ${chatNumber}. → ${mobile && landline?.replace(/\D/g, '') !== chatNumber ? same : 'One of them is a landline. Write a mobile number here, which begins with 6 to 9.'} ${keep(`numbers: ${mobile || phone} and ${chatNumber}`)}`;
}

/** Accepted once a native speaker has read them. */
export const TELUGU_READ = 'telugu: read by a native speaker';

function* telugu(content: Content) {
  const found = texts(content).filter(({ text }) => /\p{Script=Telugu}/u.test(text));
  if (found[0])
    yield `${found[0].path}: Texts in Telugu: ${found.length}, of which this is the first. → Have a native speaker read them all, once. ${keep(TELUGU_READ)}`;
}

/** From the ninth on a service adds 1 kB, compressed, to /services/ and its data: measured by leaving one out. */
function* weight({ services: { length } }: Content) {
  if (length > 8)
    yield `services: With ${length} services a phone loads some ${length - 8} kB more for the services page than with 8. → Show those that sell. ${keep(`services: ${length}`)}`;
}

/** What content/accepted.ts does not name, each once, where it is first; and what it names without need, for an offer last. */
export function warnings(content: Content) {
  const kinds = [discounts, copies, leftovers, wordings, numbers, telugu, weight];
  const all = kinds.flatMap((kind) => [...kind(content)]);
  // The last of the same name is what a map keeps.
  const open = new Map(all.toReversed().map((it) => [/To keep it.*/.exec(it)?.[0] ?? it, it]));
  const idle = content.accepted.flatMap((name, i) =>
    open.delete(keep(name)) ? [] : [`accepted.${i}: Nothing needs "${name}". → Delete it from accepted.ts.`],
  );
  return [...open.values()].toReversed().concat(idle.filter((it) => !open.size || !/"discount/.test(it)));
}

export function* workingDefaults(content: Content) {
  for (const { text, path } of texts(content))
    for (const { example, todo } of examplesIn(text))
      yield `${path}: "${example}" is an example, not your own. → ${todo}`;
}
