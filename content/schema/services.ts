import { z } from 'zod';
import { gradients } from '../../tailwind.config.ts';
import { RUPEE } from '../formats.ts';
import { drawing } from './drawings.ts';
import { entry, group, isDraft, list, name, pattern, photo, slug, telugu, text } from './fields.ts';

/** The colour families of cards, icon tiles and badges. */
const colours = z.enum(Object.keys(gradients) as (keyof typeof gradients)[]);

const filter = group('Filter button', {
  label: text('Label', 20),
  id: slug(
    'Category',
    'The name by which services choose this category. The first, "all", shows every service.',
  ),
  isDraft,
});

export const filters = list(
  'Filter buttons',
  filter,
  2,
  6,
  'One for all services, then one for each category. A new one is made in its first service, by “New category”.',
);

/** Up to 99,99,999: groups of two after the last three. A card has room for no more. */
const RUPEES = String.raw`${RUPEE}[1-9](\d{0,2}|\d?(,\d{2})?,\d{3})`;

const DURATION =
  /^([A-Z0-9][\w,&'-]{0,23}( [\w,&'-]{1,24}){0,5} )?(\d{1,3}-)?\d{1,3} (day|week|month|year)s?$|^Ongoing$/;

export const duration = (title: string) =>
  pattern(title, {
    kind: 'duration',
    form: DURATION,
    write: 'Ongoing, or end with a number and, in small letters, days, weeks, months or years: 2-4 weeks',
    max: 48,
    lang: 'en',
  });

/** What the cards on the home page and those on the services page have in common. */
export const serviceCard = {
  title: text('Title', 36, 'Also in the contact form and in the message that arrives.'),
  slug: slug(
    'Name in links',
    'Shared links and advertisements may hold it: leave it as it is once it is public.',
  ),
  category: z.string().meta({ title: 'Category', description: 'The filter button that shows this service.' }),
  drawing,
  photo: photo('Photograph', 'In the place of the drawing, once every card beside this one has one too.'),
  gradient: colours.meta({
    title: 'Colour',
    description: 'The sky of the drawing.',
  }),
};

const { title, slug: nameInLinks, category, photo: cardPhoto, gradient } = serviceCard;

const service = group('Service', {
  title,
  subtitle: text('Subtitle', 45),
  shortDesc: text('Short description', 130),
  category,
  price: pattern('Price', {
    kind: 'price',
    form: RegExp(`^(Starting from )?${RUPEES}$|^[A-Z][a-z]+( [A-Za-z]+){0,3}$`),
    write: `an amount with Indian commas, ${RUPEE}15,000 or Starting from ${RUPEE}6,000, or words: On request`,
    max: 24,
    lang: 'en',
  }),
  period: text('Period', 16, 'Comes after the amount: /month, a year, for 3 visits.').optional(),
  priceNote: text('Price note', 24, 'Such as + GST.').optional(),
  extra: text('What is extra', 90, 'In the details, one sentence: The domain is extra.').optional(),
  originalPrice: pattern('Original price', {
    kind: 'original price',
    form: RegExp(`^${RUPEES}$`),
    write: `only the rupee sign and the amount with Indian commas: ${RUPEE}25,000 or ${RUPEE}1,50,000`,
  }).optional(),
  discount: pattern('Discount', {
    kind: 'discount',
    form: /^[1-9]\d?% OFF$/,
    write: '1% to 99%, with OFF in capitals: 40% OFF',
    max: 20,
    lang: 'en',
  }).optional(),
  badge: text('Badge', 16, 'The label in the corner of the card.'),
  badgeColor: colours.meta({ title: 'Badge colour' }),
  drawing,
  photo: cardPhoto,
  gradient,
  features: list(
    'Features',
    text('Feature', 48),
    3,
    12,
    'What it includes. The first three are on the card.',
  ),
  deliverables: list('Deliverables', text('Deliverable', 48), 3, 12, 'What the customer receives.'),
  platforms: list(
    'Platforms',
    name('Platform', 28),
    1,
    12,
    'Where it is shown, and with which tools: Instagram, Canva.',
  ),
  timeline: duration('Timeline'),
  amount: text(
    'How much a month',
    110,
    'In the details, one sentence: 12 posts and 4 Reels a month.',
  ).optional(),
  filming: text('Who films and takes photos', 110, 'In the details, one sentence.').optional(),
  hosting: text(
    'Hosting',
    110,
    'In the details, one sentence: who hosts it, and what that costs.',
  ).optional(),
  processSteps: list(
    'Process steps',
    name('Process step', 60),
    0,
    12,
    'For our own use: visitors never see them.',
  ).meta({ isHidden: true }),
  slug: nameInLinks,
  id: z.int().positive('The id is not above 0. → Write a number that no other service has.'),
  isDraft,
});

export const services = list('Services', service, 2, 12, 'Visitors compare at most four.');

const reason = entry('Reason', {
  title: text('Title', 32),
  text: text('Text', 150),
  icon: z
    .enum(['chart', 'mapPin', 'clock', 'smartphone', 'rupee', 'chat', 'phone', 'circleCheck'])
    .meta({ title: 'Icon' }),
});

export const servicesPage = group('The rest of the page', {
  heading: text('Heading', 60),
  intro: text('Introduction', 170),
  filterLabel: text('Name of the filter buttons', 36, 'Not shown: screen readers say it.'),
  boardHeading: text('Heading of the price board', 36),
  boardNote: group('Below the price board', {
    en: text('In English', 130),
    te: telugu('In Telugu', 90),
  }),
  facts: group(
    'Facts that only you know',
    {
      heading: text('Heading', 36),
      monthly: text(
        'How a monthly service ends',
        160,
        'And its least term, in one sentence. In the details of monthly services, on About and in the terms.',
      ).optional(),
      gst: text(
        'GST',
        110,
        'Whether prices include it, in one sentence. In all details, on About and in the terms.',
      ).optional(),
      signer: text(
        'Who signs the quote',
        110,
        'One sentence with a name. On About and in the terms.',
      ).optional(),
    },
    'What is left empty is not shown, and neither is the heading if all is.',
  ),
  card: group('Words on every card and in its details', {
    moreFeatures: text(
      'More features',
      24,
      'After the number of those that the card leaves out: +5 more features.',
    ),
    details: text('Button for the details', 36),
    included: text('Heading of the features', 36),
    deliverables: text('Heading of the deliverables', 36),
    platforms: text('Heading of the platforms', 36),
    timeline: text('Heading of the timeline', 36),
    originalPrice: text(
      'Original price',
      36,
      'Not shown: screen readers say it before the price that is struck through.',
    ),
    closeDialog: text('Name of the X', 36, 'Not shown: screen readers say it.'),
    // Both buttons share a line, and leave room between them and the title.
    close: text('Button that closes the details', 16),
    start: text('Button to the contact form', 24),
  }),
  whyChoose: group('Why choose us', {
    heading: text('Heading', 60),
    intro: text('Introduction', 170),
    photo: photo('Photograph', 'In the place of the map.'),
    reasons: list('Reasons', reason, 4, 6, 'Four to six: visitors skim them.'),
  }),
  closing: group('End of the page', {
    heading: text('Heading', 60),
    text: text('Text', 170),
    start: text('Button to the contact form', 36),
    chat: text('Button to WhatsApp', 36),
  }),
});
