/** What the owner is asked, and may keep as it is, and what must be real before the site goes public. */
import { examplesIn } from '../../content/examples.ts';
import { discountOf, isMonthly } from '../../content/formats.ts';
import { isTelugu } from '../../content/schema/fields.ts';
import type { Content } from '../../content/schema/files.ts';
import { type Found, texts } from './rules.ts';

/** The discount is printed as given. The owner is told the true one. */
export function* discounts({ services: { services } }: Content): Generator<Found> {
  for (const [i, service] of services.entries()) {
    const { title, price, originalPrice, discount } = service;
    const fitting = discountOf(service);
    const advice = fitting ? `Write "${fitting}", correct a price` : 'Correct a price';
    if (discount && discount !== fitting)
      yield {
        place: `services.services.${i}.discount`,
        message: `From ${originalPrice} to ${price} is ${fitting ?? 'less than 1% OFF'}, not ${discount}. → ${advice}, or end the offer.`,
        accept: `Kept: ${title}, ${discount}, in truth ${fitting ?? 'less than 1% OFF'}`,
      };
  }
}

/** Advertisers in India must be able to prove them: https://www.ascionline.in/the-asci-code/, chapter I, 1.1. */
const CLAIMS: [claim: RegExp, proof: string, inTelugu?: RegExp][] = [
  [
    /#1(?!\d)|\bno\. ?1\b|\bnumber one\b|\bleading\b|\bcheapest\b/gi,
    'a comparison with all others',
    /#1(?!\d)|నె?ం(\.|బర్) ?1(?!\d)|అగ్రగామి|అతి తక్కువ ధర/g,
  ],
  [/\bmost popular\b|\bbest value\b|\bhigh roi\b/gi, 'your own sales figures'],
  [/\d+(\.\d+)?%(?! OFF| GST)|\b\d+\+|\bunder \ds\b/g, 'figures of your own projects'],
  [/24\/7|\bround the clock\b/gi, 'somebody who answers at any hour'],
  [/\bfree\b/gi, 'nothing is charged for it, now or later', /ఉచితం?|ఫ్రీ/g],
  [/\bproven\b|\bguaranteed\b/gi, 'results you may show', /(గ్యారె?ంటీ|హామీ)(?! కాదు)/g],
  [/\bwithin (\d+ (minute|hour|day)s?|minutes)\b/gi, 'you keep this time'],
];

/** What is said of the agency's work, and the words of customers. */
export function* claims(content: Content): Generator<Found> {
  for (const { text, path } of texts(content))
    for (const [claim, proof] of CLAIMS)
      for (const [words] of text.matchAll(claim)) {
        const isTime = /^within/i.test(words);
        // On a page that the owner has added, a time may be that of an application, say.
        if (isTime && path.includes('.article.')) continue;
        yield {
          place: path,
          message: `India's advertising council (ASCI) asks for proof of "${words}". → Have the proof ready (${proof}), or say less.`,
          accept: `Can be proved: ${words.toLowerCase()}`,
        };
      }
  // Telugu that says what its English says is asked there.
  for (const [i, { text, telugu }] of content.telugu.pairs.entries())
    for (const [claim, proof, inTelugu] of CLAIMS) {
      const words = inTelugu && telugu.match(inTelugu)?.[0];
      if (!words || text.match(claim)) continue;
      yield {
        place: `telugu.pairs.${i}.telugu`,
        message: `The Telugu says "${words}", which the English does not. → Have the proof ready (${proof}), or say what the English says.`,
        accept: `Can be proved: ${words}`,
      };
    }
  for (const [i, { name }] of content.about.customers.items.entries())
    yield {
      place: `about.customers.items.${i}`,
      message: `"${name}" is said to have said this. → Have it in writing, with the permission to show it.`,
      accept: `Can be proved: words of ${name}`,
    };
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
  yield {
    place: `site.chatNumber`,
    message: `Calls reach ${phone}, and WhatsApp reaches ${chatNumber}. → ${advice}`,
    accept: `Kept: calls to ${phone}, WhatsApp to ${chatNumber}`,
  };
}

/** Accepted once a native speaker has read them. */
export const TELUGU_READ = 'Read: the texts in Telugu, by a native speaker';

function* telugu(content: Content): Generator<Found> {
  const found = texts(content).filter(({ text }) => isTelugu(text));
  if (found[0])
    yield {
      place: found[0].path,
      message: `${found.length + content.telugu.pairs.length} texts are in Telugu (npm run telugu writes a list). → Have a native speaker read them all, once.`,
      accept: TELUGU_READ,
    };
}

/** A question that is asked once, until it is answered or left out. */
const ask = (place: string, question: string, answer: string): Found => ({
  place,
  message: `${question} → ${answer}`,
  accept: `Left out: ${question}`,
});

/** Fields of a service that answer a question, each with what a service includes that raises it. */
const RAISED: Record<string, { question: string; by: RegExp }> = {
  amount: { question: 'How many posts and Reels a month?', by: /\breels?\b/i },
  filming: { question: 'Who films and takes the photos?', by: /\b(reels?|films?|videos?|photos?)\b/i },
  hosting: { question: 'Who hosts it, and what does that cost?', by: /\bdomain\b/i },
};

type Raising = { features: string[]; deliverables: string[]; period?: string };

/** Whether a field concerns a service: all do but those whose question its features and deliverables do not raise. */
export function concerns(field: string, service: Raising) {
  const raised = RAISED[field];
  if (!raised) return true;
  const isRaised = raised.by.test([...service.features, ...service.deliverables].join(' '));
  return isRaised && (field !== 'amount' || isMonthly(service));
}

/** What no one but the owner can tell, each asked once, where the answer is written. */
function* questions({
  services: { services, servicesPage },
  about,
  site,
  work,
  people,
}: Content): Generator<Found> {
  const { monthly, gst, signer } = servicesPage.facts;
  const general = 'services.servicesPage.facts';
  if (!monthly && services.some(isMonthly))
    yield ask(
      `${general}.monthly`,
      'How does a monthly service end, and what is its least term?',
      'Write it here: it is then in the details of monthly services, on About and in the terms.',
    );
  if (!gst)
    yield ask(
      `${general}.gst`,
      'Do the prices include GST?',
      'Write it here: it is then in the details of every service, on About and in the terms.',
    );
  if (!signer)
    yield ask(
      `${general}.signer`,
      'Who signs the quote?',
      'Write a name here: it is then on About and in the terms.',
    );
  for (const [field, { question }] of Object.entries(RAISED)) {
    const asked = services.filter((service) => concerns(field, service));
    const isAnswered = services.some((service) => service[field as keyof typeof service]);
    if (asked[0] && !isAnswered)
      yield ask(
        `services.services.${services.indexOf(asked[0])}.${field}`,
        question,
        `Write it here, in the details of ${asked.map(({ title }) => title).join(', ')}.`,
      );
  }
  if (!site.address)
    yield ask(
      'site.address',
      'Where are you?',
      'Write your address here: it is then on the contact page and at the foot of every page.',
    );
  if (about.customers.items.length === 0)
    yield ask(
      'about.customers.items',
      'What do customers say?',
      'With their permission, write up to three here: they are then on About and at the end of the services.',
    );
  if (work.pieces.length === 0)
    yield ask(
      'work.pieces',
      'Which work may you show?',
      'With the permission of each customer, add up to twelve pieces here: they are then on Home, Services and About, and on a page of their own from four on.',
    );
  if (people.people.length === 0)
    yield ask(
      'people.people',
      'Who are you?',
      'Add up to six people here: they are then on About, and the one who answers is beside the contact form.',
    );
}

/** A figure is shown together with its source, or not at all. */
function* figures({ work: { pieces } }: Content): Generator<Found> {
  for (const [i, { name, figure, source }] of pieces.entries())
    if (figure && !source)
      yield {
        place: `work.pieces.${i}.source`,
        message: `"${figure}" has no source, so it is not shown. → Write who counted it and when, or delete the figure.`,
        accept: `Kept: figure of ${name}, ${figure}`,
      };
    else if (source && !figure)
      yield {
        place: `work.pieces.${i}.figure`,
        message: `"${source}" is the source of no figure, so it is not shown. → Write the figure, or delete the source.`,
        accept: `Kept: source of ${name}, ${source}`,
      };
}

/** Accepting this says that the name the site began with is the agency's own. */
const WORKING_NAME = 'Our own name: AP Growth';
const isWorkingName = (text: string) => /AP Growth/i.test(text);

export const warnings = (content: Content) => [
  ...numbers(content),
  ...telugu(content),
  ...questions(content),
  ...figures(content),
];

/** Those that content/accepted.json does not accept, each once, where it first applies. */
export function unaccepted({ accepted: { accepted } }: Content, found: Iterable<Found>): Found[] {
  const seen = new Set<string | undefined>(accepted);
  return [...found].filter(({ accept }) => {
    const isNew = !seen.has(accept);
    seen.add(accept);
    return isNew;
  });
}

export function* examples(content: Content): Generator<Found> {
  const isNameOurs = content.accepted.accepted.includes(WORKING_NAME);
  for (const { text, path } of texts(content))
    for (const { example, todo } of examplesIn(text)) {
      const isName = isWorkingName(example);
      if (isName && isNameOurs) continue;
      const message = `"${example}" is an example, not your own. → ${todo}`;
      yield isName ? { place: path, message, accept: WORKING_NAME } : { place: path, message };
    }
}
