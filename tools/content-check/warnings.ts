/** What the staff should know and may leave as it is, and what must be real before the site goes public. */
import { rupees } from '../../content/rupees.ts';
import type { Content } from '../../content/schema/files.ts';
import { CHARACTERS, TELUGU } from '../characters.ts';
import { type Findings, texts } from './rules.ts';

const keep = (name: string) => `To keep it, add '${name}' to content/accepted.ts.`;

/** The given text is printed; the staff learn the true figure, rounded down so that it never promises too much. */
function* discounts({ services }: Content): Findings {
  for (const [i, { title, price, originalPrice = '', discount = '' }] of services.entries()) {
    const saved = Math.floor((1 - rupees(price) / rupees(originalPrice)) * 100);
    if (discount && saved !== parseInt(discount))
      yield `services.${i}.discount: From ${originalPrice} to ${price} is ${saved}% off, not ${discount}. → Write '${saved}% OFF', or correct a price. ${keep(`discount: ${title}, ${discount}, in truth ${saved}%`)}`;
  }
}

/** Cards that follow each other are beside or below each other, and are told apart by their colours. */
function* neighbours({ services, homeServices }: Content): Findings {
  for (const [list, cards] of Object.entries({ services, homeServices }))
    for (const [i, { title, gradient }] of cards.entries()) {
      const last = cards[i - 1];
      if (last?.gradient === gradient)
        yield `${list}.${i}.gradient: "${last.title}" beside it is ${gradient} too. → Choose another colour. ${keep(`gradient: ${last.title}, ${title}`)}`;
    }
}

/** What is left of the service that an entry was copied from. Platforms may serve many: only all of them are told. */
function* copies({ services }: Content): Findings {
  for (const list of ['features', 'deliverables', 'platforms'] as const)
    for (const [i, { title, [list]: texts }] of services.entries()) {
      const shared = (other: readonly string[]) => texts.filter((text) => other.includes(text)).length;
      const most = texts.length * (list === 'platforms' ? 0.99 : 0.5);
      const source = services.slice(0, i).find((service) => shared(service[list]) > most);
      if (source)
        yield `services.${i}.${list}: ${shared(source[list])} of these ${texts.length} are those of "${source.title}" too. → Write what belongs to this service. ${keep(`${list}: ${title}`)}`;
    }
}

/** Advertisers in India must be able to prove them: https://www.ascionline.in/the-asci-code/, chapter I, 1.1. */
const CLAIMS: [claim: RegExp, proof: string][] = [
  [/#1(?!\d)|\bno\. ?1\b|\bnumber one\b|\bleading\b|\bcheapest\b/gi, 'a comparison with all others'],
  [/\bmost popular\b|\bbest value\b|\bhigh roi\b/gi, 'your own sales figures'],
  [/\d+(\.\d+)?%(?! OFF| GST)|\b\d+\+|\bunder \ds\b/g, 'figures of your own projects'],
  [/24\/7|\bround the clock\b/gi, 'somebody who answers at any hour'],
  [/\bfree\b/gi, 'nothing is charged for it, now or later'],
  [/\bproven\b|\bguaranteed\b/gi, 'results you may show'],
  [/\bwithin (\d+ (minutes|hours)|minutes)\b/gi, 'you keep this time'],
];

const SHOWN = new Set(CHARACTERS + TELUGU);

function* wordings(content: Content): Findings {
  for (const { text, path } of texts(content)) {
    for (const [claim, proof] of CLAIMS)
      for (const [words] of text.matchAll(claim))
        yield `${path}: Advertising rules (ASCI) ask for proof of "${words}". → Have the proof ready (${proof}), or say less. ${keep(`claim: ${words.toLowerCase()}`)}`;
    for (const character of text)
      if (!SHOWN.has(character))
        yield `${path}: The fonts of this site do not have ${character}, so each device shows its own. → Write it another way. ${keep(`character: ${character}`)}`;
  }
}

function* numbers({ site: { phone, chatNumber } }: Content): Findings {
  const digits = phone.replace(/\D/g, '');
  if (digits !== chatNumber)
    yield `site.chatNumber: Calls reach ${phone}, and WhatsApp reaches ${chatNumber}. → If that is one number, write '${digits}' here, or correct the phone. ${keep(`numbers: ${digits} and ${chatNumber}`)}`;
}

/** From the ninth on a service adds 1 kB, compressed, to /services/ and its data: measured by leaving one out. */
function* weight({ services: { length } }: Content): Findings {
  if (length > 8)
    yield `services: With ${length} services a phone loads some ${length - 8} kB more for the services page than with 8. → Show those that sell. ${keep(`services: ${length}`)}`;
}

/** What content/accepted.ts does not name, each once, where it is first; and what it names without need. */
export function warnings(content: Content) {
  const kinds = [discounts, neighbours, copies, wordings, numbers, weight];
  const all = kinds.flatMap((kind) => [...kind(content)]);
  // The last of the same name is what a map keeps.
  const open = new Map(all.toReversed().map((finding) => [/To keep it.*/.exec(finding)![0], finding]));
  const idle = content.accepted.flatMap((name, i) =>
    open.delete(keep(name)) ? [] : [`accepted.${i}: Nothing needs "${name}". → Delete it from accepted.ts.`],
  );
  return [...[...open.values()].toReversed(), ...idle];
}

/** What content/ began with, and the examples of the guide and the messages. */
const DEFAULTS: [value: RegExp, todo: string][] = [
  [/AP Growth/i, 'Write the name of your agency.'],
  [/\b(0{5} 0{5}|98480 12345)\b/, 'Write the number that customers call.'],
  [/\b91(0{10}|9848012345)\b/, 'Write the WhatsApp number in digits: 919848012345.'],
  [/\S+@\S*\b(example|test|invalid|your-domain)\b\S*/, 'Write the address that you read every day.'],
  [/https:\/\/\S*\b(example|test|invalid|your-(domain|name))\b\S*/, 'Write the real address.'],
  [/^https:\/\/www\.\w+\.com\/$/, 'Copy the address of your page there, or remove this entry.'],
];

export function* workingDefaults(content: Content): Findings {
  for (const { text, path } of texts(content))
    for (const [value, todo] of DEFAULTS)
      if (value.test(text)) yield `${path}: "${value.exec(text)![0]}" is a working default. → ${todo}`;
}
