import { z } from 'zod';
import { list, text, texts } from './fields.ts';
import { serviceCard } from './services.ts';

const homeService = z.strictObject({
  ...serviceCard,
  description: text(150),
  points: list('points', text(48), 3, 3),
  tag: z.enum(['Featured', 'Popular']).optional(),
});

export const homeServices = list('home services', homeService, 1, 6);

export const hero = z.strictObject({
  badges: list('badges', text(30), 0, 3),
  headline: list('lines', text(44), 2, 2),
  /** The last names the list of city chips; it is not shown. */
  ...texts({ lead: 170, start: 36, chat: 36, keyServicesLabel: 36, citiesLabel: 36 }),
  /** The words in the picture beside the headline. */
  picture: z.strictObject({
    /** A search for a business such as your customer's, and his place in the results. */
    ...texts({ search: 24, result: 24 }),
    /** The field for the visitor's shop, whose name is then on the board of the street; and what a screen reader says before that name. */
    ...texts({ nameLabel: 24, nameShown: 30 }),
    /** An enquiry that arrives: heading, greeting (the name of the shop and "!" follow it), question, answer. */
    ...texts({ chat: 20, greeting: 8, question: 48, answer: 20 }),
  }),
});

export const homeSections = z.strictObject({
  services: z.strictObject({
    /** `filterLabel` names the filter chips; it is not shown. */
    ...texts({ heading: 60, intro: 170, filterLabel: 36, learnMore: 36, getQuote: 36 }),
    closing: z.strictObject(texts({ heading: 60, text: 170, explore: 36, call: 36 })),
  }),
  process: z.strictObject({
    /** What the toggle says while it rests, and while it plays. */
    ...texts({ heading: 60, intro: 170, watch: 36, pause: 36 }),
    /** Comes before the number in the accessible name of a numbered circle: "Step 1: Discovery". */
    step: text(16),
    /** Names the list of what a step delivers, after the title of the step; not shown. */
    deliverables: text(36),
  }),
});
