import { z } from 'zod';
import { entry, group, list, name, slug as slugField, telugu, text } from './fields.ts';
import { serviceCard } from './services.ts';

const { title, category, drawing, photo, gradient, slug } = serviceCard;

const homeService = entry('Key service', {
  title,
  description: text('Description', 150),
  category,
  points: list('Points', text('Point', 48), 3, 3),
  tag: z
    .enum(['Featured', 'Popular'])
    .meta({ title: 'Tag', description: 'The label in the corner of the card.', lang: 'en' })
    .optional(),
  icon: z
    .enum(['megaphone', 'target', 'code', 'palette', 'chart', 'cart', 'globe', 'brain'])
    .meta({ title: 'Icon' }),
  drawing,
  photo,
  gradient,
  slug,
  service: slugField(
    'Service that fits',
    'The card leads to it. Without one it leads to the top of the services page.',
  ).optional(),
});

export const homeServices = list('Key services', homeService, 1, 6, 'The cards on the home page.');

export const hero = group('Top of the page', {
  badges: list('Badges', text('Badge', 30), 0, 3),
  headline: list('Lines of the headline', text('Line', 44), 2, 2),
  lead: text('Text below the headline', 170),
  start: text('Button to the contact form', 36),
  chat: text('Button to WhatsApp', 36),
  teluguChat: group('Line in Telugu below the buttons', {
    text: telugu('Text', 70, 'A link to the chat on WhatsApp.'),
    greeting: telugu('Beginning of the chat', 80, 'What WhatsApp has written already when it opens.'),
    site: telugu('Button to the site in Telugu', 36),
  }),
  keyServicesLabel: text('Heading of the key services', 36),
  citiesLabel: text('Name of the list of cities', 36, 'Not shown: screen readers say it.'),
  picture: group(
    'Words in the picture',
    {
      search: text('Search', 24, 'What somebody types who looks for a business such as your customer’s.'),
      result: text(
        'Result of the search',
        24,
        'Shown to those without script, who have no field to type in.',
      ),
      nameLabel: text('Label of the field', 24, 'Asks visitors for the name of their shop.'),
      example: text('Example in the field', 20, 'A name as a shop has it.'),
      painted: text('Below the field', 36, 'What happens with the name: it is painted on the board.'),
      send: text('Button to WhatsApp', 36, 'In place of that, once a name is typed.'),
      shop: text(
        'Before the name in the message',
        24,
        'The message that this button writes is the greeting of all chats, and a line with the name.',
      ),
      shopTelugu: telugu(
        'The same in Telugu',
        24,
        'For a name in Telugu, after the beginning of the chat in Telugu.',
      ),
      nameShown: text('Before the name on the board', 30, 'Not shown: screen readers say it.'),
      chat: text('Heading of the chat', 20),
      greeting: text('Greeting', 8, 'The name of the shop and an exclamation mark follow it.'),
      question: telugu('Question of the customer, in Telugu', 48),
      answer: telugu('Answer of the shop, in Telugu', 20),
      meaning: name('What both mean, in English', 60, 'Below the chat, for those who do not read Telugu.'),
    },
    'The picture beside the headline shows a shop that is found, and asked.',
  ),
  sign: group(
    'The sign as a picture',
    {
      question: text(
        'Question to who comes by a shared sign',
        24,
        'Above the field for the name, for those who follow the address that goes along with a picture.',
      ),
      make: text('Button below the board', 30, 'It is there once a name is typed.'),
      heading: text('Heading', 30),
      shown: text('What the picture shows', 50, 'Not shown: screen readers say it, and the name after it.'),
      festivalLabel: text('Name of the choice of a festival', 14),
      noFestival: text('Choice of no festival', 14),
      festivals: list(
        'Festivals',
        entry('Festival', {
          name: text('Name', 14),
          greeting: telugu('Greeting', 36, 'In the sky of the picture.'),
        }),
        1,
        12,
        'Visitors may choose one.',
      ),
      formatLabel: text('Name of the choice of a size', 14),
      status: text('The tall picture', 14, 'For a status on WhatsApp.'),
      profile: text('The square picture', 14, 'For the photo of a profile.'),
      share: text('Button that shares the picture', 16, 'Only where the device can share files.'),
      save: text('Button that saves the picture', 16),
      saved: text('Once it is saved', 50),
      message: text(
        'Message that goes along',
        70,
        'When the picture is shared. The address of this page follows, with “sign” as its campaign.',
      ),
      failed: text('Where the picture cannot be made', 90),
      close: text('Button that closes it', 16, 'Not shown: screen readers say it.'),
    },
    'Visitors save the board with the name of their shop as a picture, and share it. The name of the agency and the address of the site are at its foot.',
  ),
});

export const homeSections = group('Sections of the page', {
  services: group('Services', {
    heading: text('Heading', 60),
    intro: text('Introduction', 170),
    filterLabel: text('Name of the filter buttons', 36, 'Not shown: screen readers say it.'),
    learnMore: text('Button to the services page', 36),
    getQuote: text('Button to the contact form', 36),
    closing: group('Banner below the services', {
      heading: text('Heading', 60),
      text: text('Text', 170),
      explore: text('Button to the services page', 36),
      call: text('Button to the contact form', 36),
    }),
  }),
  process: group('Process', {
    heading: text('Heading', 60),
    intro: text('Introduction', 170),
    watch: text('Button that plays the steps', 36),
    pause: text('Button that pauses them', 36),
    step: text('Step', 16, 'Before the number of a step: Step 1.'),
    deliverables: text('Name of the deliverables', 36, 'Not shown: screen readers say it.'),
  }),
});
