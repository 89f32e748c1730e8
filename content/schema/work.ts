/** The work that the agency may show, and the people who do it. Both are delivered empty: nobody else can write them. */
import { z } from 'zod';
import { entry, group, list, name, pattern, permission, photo, portrait, slug, text } from './fields.ts';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Where somebody else's page is. */
const link = pattern('Reel or website', {
  kind: 'address of a Reel or website',
  form: /^https:\/\/([\w-]+\.)+[a-z]+(\/\S*)?$/,
  write: 'all of its address, with https:// before it: https://www.instagram.com/reel/abc',
  max: 200,
});

/** What tells visitors who a customer is. */
export const customerFields = {
  name: name('Name', 36, 'Of the customer, as their board has it: Sri Lakshmi Silks.'),
  trade: text('Trade', 36, 'Such as: saree shop.'),
  town: text('Town', 24),
};

const piece = entry('Piece of work', {
  ...customerFields,
  photo: photo('Photograph', 'What there is to see of it: the shop, the Reel, the page on a phone.'),
  link: link.optional(),
  service: slug(
    'Service',
    'The one that this belongs to. It is also in the details of that service.',
  ).optional(),
  text: text('What was done', 120, 'In one sentence: Two Reels a week, filmed in the shop.'),
  since: pattern('Since', {
    kind: 'month',
    form: RegExp(`^(${MONTHS.join('|')}) 20\\d\\d$`),
    write: 'the month in full and the year: March 2026',
    lang: 'en',
  }),
  figure: text(
    'One figure',
    60,
    'What came of it: 320 enquiries in March. It is shown together with its source.',
  ).optional(),
  source: text('Source of the figure', 60, 'Who counted it: Instagram Insights, March 2026.').optional(),
  permission,
});

export const work = group('Work', {
  pieces: list(
    'Pieces of work',
    piece,
    0,
    12,
    'The first three are on Home, Services and About. Without a piece nothing of this is shown.',
  ),
  heading: text('Heading', 60),
  lead: text('Introduction', 170, 'On the page of all work, which there is from four pieces on.'),
  all: text('Link to all work', 36),
  since: text('Before the month', 24, 'Such as: Since.'),
  source: text('Before the source of a figure', 24),
  reel: text('Link to a Reel', 24, 'Also to a film elsewhere.'),
  website: text('Link to a website', 24),
  page: group('The page of all work, in search results', {
    title: text('Title', 60, 'Also on the tab of the browser, where the brand follows it.'),
    description: text('Description', 160, 'In at least 70 characters.').min(
      70,
      'Search results show more. → Write 70 characters: for whom, what, where.',
    ),
    breadcrumb: text('Short name', 24, 'In the footer, and in the line of links above the heading.'),
  }),
});

const person = entry('Person', {
  name: name('Name', 36),
  photo: portrait,
  role: text('What they do', 60, 'Such as: films and edits Reels.'),
  languages: text('Languages', 60, 'Such as: Telugu, English, Hindi.'),
  answers: z.boolean().meta({
    title: 'Answers enquiries',
    description: 'One person at most, who is also beside the contact form.',
  }),
});

export const people = group('People', {
  people: list('People', person, 0, 6, 'They are on About. Without one nothing of this is shown.'),
  heading: text('Heading', 60),
  answers: text('Whoever answers', 36, 'Above their name, beside the contact form.'),
});
