/** The pages: what search engines show of each, and the texts of those that are mostly reading. */
import { z } from 'zod';
import { drawing } from './drawings.ts';
import { entry, group, isDraft, list, name, permission, photo, portrait, slug, text } from './fields.ts';
import { customerFields } from './work.ts';

const listing = {
  title: text('Title', 60, 'In search results and on the tab of the browser, where the brand follows it.'),
  description: text(
    'Description',
    160,
    'For search results, in at least 70 characters: for whom, what, where.',
  ).min(70, 'Search results show more. → Write 70 characters: for whom, what, where.'),
};

const kept = entry('Entry', {
  key: name('Name', 24, 'As the browser has it.'),
  text: text('Text', 120, 'Goes on from the name.'),
});

const section = entry('Section', {
  heading: text('Heading', 60),
  drawing: drawing.optional(),
  paragraphs: list('Paragraphs', text('Paragraph', 400), 1, 6),
  points: list('Points', text('Point', 120), 1, 10).optional(),
  entries: list('Entries', kept, 1, 4, 'What the site keeps in the visitor’s browser.').optional(),
});

const trade = entry('Trade', {
  text: text('For whom', 120),
  service: slug('Service that fits', 'Without one there is no link.').optional(),
});

export const article = group('Text of the page', {
  heading: text('Heading', 60),
  lead: text('Introduction', 170),
  sections: list('Sections', section, 1, 20),
});

const customer = entry('Customer', {
  text: name('What they say', 200, 'In their own words.'),
  ...customerFields,
  photo: portrait,
  work: z
    .string()
    .meta({ title: 'Piece of work', description: 'With which the page of all work shows these words.' })
    .optional(),
  permission,
});

const question = entry('Question', { question: text('Question', 60), answer: text('Answer', 200) });

export const about = article.extend({
  photo: photo('Photograph', 'In the place of the street, wide and low.'),
  sections: list(
    'Sections',
    section
      .extend({
        photo: photo('Photograph', 'In the place of the drawing, where the kind is a picture.'),
        kind: z.enum(['text', 'list', 'picture', 'place']).meta({
          title: 'Kind',
          description:
            'How it is laid out: only its text, its list beside it, its drawing beside it, or the map behind it.',
        }),
        trades: list('Trades', trade, 1, 10, 'Whom we work for, and the service that fits.').optional(),
      })
      .meta({ title: 'Section' }),
    1,
    20,
  ),
  customers: group(
    'What customers say',
    {
      heading: text('Heading', 60),
      items: list('Customers', customer, 0, 3),
    },
    'On this page, and at the end of the services. Without an entry there is nothing.',
  ),
  questions: group('Questions before an enquiry', {
    heading: text('Heading', 60),
    items: list('Questions', question, 1, 12),
  }),
});

export const notFound = z.strictObject({
  heading: text('Heading', 60),
  text: text('Text', 220),
  linksIntro: text('Before the links', 60),
  ...listing,
});

export const failure = z.strictObject({
  heading: text('Heading', 60),
  text: text('Text', 220),
  reload: text('Button that loads the page again', 40),
  chat: text('Button to WhatsApp', 40),
  greeting: text('Beginning of the message', 200, 'What WhatsApp has written already when it opens.'),
  phone: text('Before the phone number', 40),
});

const page = z.strictObject({
  ...listing,
  breadcrumb: text('Short name', 24, 'In the line of links above the heading of the page.'),
  path: z.string().meta({
    title: 'Address',
    description: 'Fixed once the page is public: links on the site and elsewhere lead to it.',
    isAddress: true,
  }),
});

/** A page that the owner adds. The check asks for what it says, unless the page is one of `builtIn`. */
const ownPage = page.extend({ article: article.optional(), isDraft });

/** Code leads to their addresses, so these are not a matter of content. */
export const builtIn = {
  home: page.meta({ title: 'Home' }),
  services: page.meta({
    title: 'Services',
    description: 'After the description search engines are told prices, as far as there is room for them.',
  }),
  contact: page.meta({ title: 'Contact' }),
  about: page.meta({ title: 'About us' }),
  privacy: page.meta({ title: 'Privacy policy' }),
  terms: page.meta({ title: 'Terms of service' }),
};

export const pages = z.object(builtIn).catchall(ownPage);

export type PageMeta = z.infer<typeof ownPage>;
