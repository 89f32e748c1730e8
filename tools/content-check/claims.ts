/** What is said of the agency, and must be proved by whoever says it. */
import type { Content } from '../../content/schema/files.ts';
import type { Found } from './found.ts';
import { texts } from './places.ts';

/** Advertisers in India must be able to prove them: https://www.ascionline.in/the-asci-code/, chapter I, 1.1. */
const CLAIMS: { claim: RegExp; inTelugu?: RegExp; proof: string }[] = [
  {
    claim: /#1(?!\d)|\bno\. ?1\b|\bnumber one\b|\bleading\b|\bcheapest\b/gi,
    inTelugu: /#1(?!\d)|నె?ం(\.|బర్) ?1(?!\d)|అగ్రగామి|అతి తక్కువ ధర/,
    proof: 'a comparison with all others',
  },
  { claim: /\bmost popular\b|\bbest value\b|\bhigh roi\b/gi, proof: 'your own sales figures' },
  { claim: /\d+(\.\d+)?%(?! OFF| GST)|\b\d+\+|\bunder \ds\b/g, proof: 'figures of your own projects' },
  { claim: /24\/7|\bround the clock\b/gi, proof: 'somebody who answers at any hour' },
  {
    claim: /\bfree\b/gi,
    inTelugu: /ఉచితం?|ఫ్రీ/,
    proof: 'nothing is charged for it, now or later',
  },
  {
    claim: /\bproven\b|\bguaranteed\b/gi,
    inTelugu: /(గ్యారె?ంటీ|హామీ)(?! కాదు)/,
    proof: 'results you may show',
  },
];

/** On a page that the owner has added, a time may be that of an application, say. */
const TIME = { claim: /\bwithin (\d+ (minute|hour|day)s?|minutes)\b/gi, proof: 'you keep this time' };

function* inTexts(content: Content): Generator<Found> {
  for (const { text, path } of texts(content))
    for (const { claim, proof } of path.includes('.article.') ? CLAIMS : [...CLAIMS, TIME])
      for (const [words] of text.matchAll(claim))
        yield {
          place: path,
          message: `India's advertising council (ASCI) asks for proof of "${words}". → Have the proof ready (${proof}), or say less.`,
          accept: `Can be proved: ${words.toLowerCase()}`,
        };
}

/** Where the Telugu says what its English says, the English is asked about. */
function* inTeluguAlone({ telugu: { pairs } }: Content): Generator<Found> {
  for (const [i, { text, telugu }] of pairs.entries())
    for (const { claim, inTelugu, proof } of CLAIMS) {
      const [words] = inTelugu?.exec(telugu) ?? [];
      if (words && !text.match(claim))
        yield {
          place: `telugu.pairs.${i}.telugu`,
          message: `The Telugu says "${words}", which the English does not. → Have the proof ready (${proof}), or say what the English says.`,
          accept: `Can be proved: ${words}`,
        };
    }
}

function* byCustomers({ about }: Content): Generator<Found> {
  for (const [i, { name }] of about.customers.items.entries())
    yield {
      place: `about.customers.items.${i}`,
      message: `"${name}" is said to have said this. → Have it in writing.`,
      accept: `Can be proved: words of ${name}`,
    };
}

/** What is said of the agency's work, and the words of customers: each once, where it is said first. */
export function claims(content: Content): Found[] {
  const found = [...inTexts(content), ...inTeluguAlone(content), ...byCustomers(content)];
  const firsts = new Map(found.toReversed().map((one) => [one.accept, one]));
  return found.filter((one) => firsts.get(one.accept) === one);
}
