/** What nobody but the owner can tell: asked until it is answered, where the answer is written, or left out. */
import { isMonthly } from '../../content/formats.ts';
import type { Content } from '../../content/schema/files.ts';
import type { Found } from './found.ts';

type Question = { place: string; question: string; answer: string };

const asFound = ({ place, question, answer }: Question): Found => ({
  place,
  message: `${question} → ${answer}`,
  accept: `Left out: ${question}`,
});

/** Questions of the agency. Each is asked where `isOpen`. */
const GENERAL: (Question & { isOpen: (content: Content) => boolean })[] = [
  {
    place: 'services.servicesPage.facts.monthly',
    isOpen: ({ services: { services, servicesPage } }) =>
      !servicesPage.facts.monthly && services.some(isMonthly),
    question: 'How does a monthly service end, and what is its least term?',
    answer: 'Write it here: it is then in the details of monthly services, on About and in the terms.',
  },
  {
    place: 'services.servicesPage.facts.gst',
    isOpen: ({ services }) => !services.servicesPage.facts.gst,
    question: 'Do the prices include GST?',
    answer: 'Write it here: it is then in the details of every service, on About and in the terms.',
  },
  {
    place: 'services.servicesPage.facts.signer',
    isOpen: ({ services }) => !services.servicesPage.facts.signer,
    question: 'Who signs the quote?',
    answer: 'Write a name here: it is then on About and in the terms.',
  },
  {
    place: 'site.address',
    isOpen: ({ site }) => !site.address,
    question: 'Where are you?',
    answer: 'Write your address here: it is then on the contact page and at the foot of every page.',
  },
  {
    place: 'about.customers.items',
    isOpen: ({ about }) => about.customers.items.length === 0,
    question: 'What do customers say?',
    answer:
      'With their permission, write up to three here: they are then on About and at the end of the services.',
  },
  {
    place: 'work.pieces',
    isOpen: ({ work }) => work.pieces.length === 0,
    question: 'Which work may you show?',
    answer:
      'With the permission of each customer, add up to twelve pieces here: they are then on Home, Services and About, and on a page of their own from four on.',
  },
  {
    place: 'people.people',
    isOpen: ({ people }) => people.people.length === 0,
    question: 'Who are you?',
    answer:
      'Add up to six people here: they are then on About, and the one who answers is beside the contact form.',
  },
];

type Service = { features: string[]; deliverables: string[]; period?: string };

const includes = (words: RegExp, { features, deliverables }: Service) =>
  words.test([...features, ...deliverables].join(' '));

/** Questions of services, by the field for the answer. */
const OF_SERVICES = {
  amount: {
    question: 'How many posts and Reels a month?',
    concerns: (service: Service) => includes(/\breels?\b/i, service) && isMonthly(service),
  },
  filming: {
    question: 'Who films and takes the photos?',
    concerns: (service: Service) => includes(/\b(reels?|films?|videos?|photos?)\b/i, service),
  },
  hosting: {
    question: 'Who hosts it, and what does that cost?',
    concerns: (service: Service) => includes(/\bdomain\b/i, service),
  },
};

type Asked = keyof typeof OF_SERVICES;

/** Whether a field concerns a service: all do but those for an answer to what the service does not raise. */
export const concerns = (field: string, service: Service) =>
  OF_SERVICES[field as Asked]?.concerns(service) ?? true;

/** One answer, in any service, is enough. */
function* ofServices({ services: { services } }: Content): Generator<Found> {
  for (const [field, { question, concerns }] of Object.entries(OF_SERVICES)) {
    const first = services.findIndex(concerns);
    const titles = services.filter(concerns).map(({ title }) => title);
    if (first >= 0 && !services.some((service) => service[field as Asked]))
      yield asFound({
        place: `services.services.${first}.${field}`,
        question,
        answer: `Write it here, in the details of ${titles.join(', ')}.`,
      });
  }
}

export const questions = (content: Content): Found[] => [
  ...GENERAL.filter(({ isOpen }) => isOpen(content)).map(asFound),
  ...ofServices(content),
];
