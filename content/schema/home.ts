import { z } from 'zod';
import { list, text, texts } from './fields.ts';
import { serviceCard } from './services.ts';

const homeService = z.strictObject({
  ...serviceCard,
  description: text(150),
  points: list('points', text(48), 3),
  tag: z.enum(['Featured', 'Popular']).optional(),
});

export const homeServices = list('home services', homeService, 1, 6);

export const hero = z.strictObject({
  badges: list('badges', text(30), 0, 3),
  headline: list('lines', text(44), 2),
  lead: text(170),
  /** The last names the list of city chips; it is not shown. */
  ...texts(36, 'start', 'chat', 'keyServicesLabel', 'citiesLabel'),
  /** The words in the picture beside the headline. Longer ones are set smaller. */
  picture: z.strictObject({
    /** A search for a business such as your customer's, and his place in the results. */
    ...texts(24, 'search', 'result'),
    chart: text(20),
    /** An enquiry that arrives: heading, question on two lines, answer. */
    ...texts(20, 'chat', 'answer'),
    question: list('lines', text(24), 2),
  }),
});

const closing = z.strictObject({ heading: text(60), text: text(170), ...texts(36, 'explore', 'call') });

export const homeSections = z.strictObject({
  services: z.strictObject({
    heading: text(60),
    intro: text(170),
    /** The first names the filter chips; it is not shown. */
    ...texts(36, 'filterLabel', 'learnMore', 'getQuote'),
    closing,
  }),
  process: z.strictObject({
    heading: text(60),
    intro: text(170),
    /** What the toggle says while it rests, and while it plays. */
    ...texts(36, 'watch', 'pause'),
    /** Comes before the number in the accessible name of a numbered circle: "Step 1: Discovery". */
    step: text(16),
    /** Names the list of what a step delivers, after the title of the step; not shown. */
    deliverables: text(36),
  }),
});
