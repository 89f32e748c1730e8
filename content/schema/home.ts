import { z } from 'zod';
import { list, slug, text, texts } from './fields.ts';
import { drawing, icon, tone } from './services.ts';

const homeService = z.strictObject({
  /** Part of `/contact/#service=<slug>`. */
  slug,
  /** The `id` of one of the filter buttons. */
  category: z.string(),
  /** Also an item of the Key Services strip. */
  title: text(36),
  description: text(150),
  points: list('points', text(48), 3),
  icon,
  drawing,
  gradient: tone,
  tag: z.enum(['Featured', 'Popular']).optional(),
});

export const homeServices = list('home services', homeService, 1, 6);

export const hero = z.strictObject({
  badges: list('badges', text(30), 0, 3),
  /** The two lines of the only `h1`. */
  headline: list('lines', text(44), 2),
  lead: text(170),
  /** The last names the list of city chips; it is not shown. */
  ...texts(36, 'start', 'chat', 'keyServicesLabel', 'citiesLabel'),
  /** The words in the picture beside the headline. Longer ones are set smaller. */
  picture: z.strictObject({
    /** A search for a business such as your customer's, and his place in the results. */
    ...texts(24, 'search', 'result'),
    /** Heading of the curve that climbs. */
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
