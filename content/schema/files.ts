/** The files of content/, each by its name. A file that is not here stops the build. */
import { z } from 'zod';
import { contact } from './contact.ts';
import { entry, group, list, pattern, tellFaults, text } from './fields.ts';
import { hero, homeSections, homeServices } from './home.ts';
import { about, article, failure, notFound, pages } from './pages.ts';
import { processSteps } from './process.ts';
import { filters, services, servicesPage } from './services.ts';
import { site } from './site.ts';
import { people, work } from './work.ts';

const words = group(
  'Promise and Send button',
  {
    promise: pattern('Promise', {
      kind: 'time',
      form: /^(1 (minute|hour|day)|(?!1 )\d+ (minute|hour|day)s)$/,
      write:
        'how soon an enquiry is answered, a number and, in full and in small letters, minutes, hours or days: 2 hours',
    }),
    send: text('Send button', 24),
  },
  'Texts have {promise} and {send} in their place, so that all of them follow.',
);

const accepted = group('Accepted warnings', {
  accepted: list(
    'Accepted warnings',
    z.string().meta({ title: 'Warning' }),
    0,
    200,
    'What you have decided to keep.',
  ),
});

const PAIR_FORM = 'with {1} for its first number';

/** A text of a pair: as any other, but for its numbers, and that Telugu may still be empty. */
const pairText = (title: string, description: string) =>
  z
    .string()
    .superRefine((value, context) => {
      if (value) tellFaults(value.replace(/\{[1-9]\d?\}/g, '1'), context);
    })
    .meta({ title, description });

const telugu = group('Telugu', {
  pairs: list(
    'Pairs',
    entry('Pair', {
      text: pairText('English', `The text as the page has it, ${PAIR_FORM}.`),
      telugu: pairText('Telugu', `What a page in Telugu says in its place, ${PAIR_FORM}.`),
    }),
    0,
    5000,
  ),
});

export const files = z.strictObject({
  services: group('Services and prices', { services, serviceCategories: filters, servicesPage }),
  home: group('Home', { hero, homeServices, homeServiceFilters: filters, homeSections }),
  site: site.meta({ title: 'Phone, email and links' }),
  contact: contact.meta({ title: 'Contact form' }),
  process: group('Process', { processSteps }),
  about: about.meta({ title: 'About us' }),
  work,
  people,
  pages: pages.meta({ title: 'Pages and search results' }),
  words,
  privacy: article.meta({ title: 'Privacy policy' }),
  terms: article.meta({ title: 'Terms of service' }),
  'not-found': notFound.meta({ title: 'Page for wrong addresses' }),
  failure: failure.meta({ title: 'When a page breaks' }),
  telugu,
  accepted,
});

export type Content = z.infer<typeof files>;

/** What the files of content are called, without their ending. */
export const names = Object.keys(files.shape) as (keyof Content)[];
