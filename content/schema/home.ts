import { z } from 'zod';
import { list, slug, text } from './fields.ts';
import { icon, tone } from './services.ts';

const heading = text(60);
const label = text(36);

const homeService = z.strictObject({
  /** Lower case with hyphens: part of `/contact/#service=<slug>`. */
  slug,
  /** The `id` of one of the filter buttons. */
  category: z.string(),
  /** Also an item of the Key Services strip. */
  title: text(36),
  description: text(150),
  points: list('points', text(48), 3),
  icon,
  gradient: tone,
  tag: z.enum(['Featured', 'Popular']).optional(),
});

export const homeServices = list(
  'home services',
  homeService,
  4,
  4,
  'the strip of key services has four places',
);

export const hero = z.strictObject({
  badges: list('badges', text(30), 2),
  /** The two lines of the only `h1`. */
  headline: list('lines', text(44), 2),
  lead: text(170),
  start: label,
  chat: label,
  keyServicesLabel: label,
  /** Accessible name of the list of city chips; not shown. */
  citiesLabel: label,
  /** The words in the picture beside the headline. Longer ones are set smaller. */
  picture: z.strictObject({
    /** A search for a business such as your customer's, and his place in the results. */
    search: text(24),
    result: text(24),
    /** Heading of the curve that climbs. */
    chart: text(20),
    /** An enquiry that arrives: heading, question on two lines, answer. */
    chat: text(20),
    question: list('lines', text(24), 2),
    answer: text(20),
  }),
});

export const homeSections = z.strictObject({
  services: z.strictObject({
    heading,
    intro: text(170),
    /** Accessible name of the filter chips; not shown. */
    filterLabel: label,
    closing: z.strictObject({ heading, text: text(170), explore: label, call: label }),
    learnMore: label,
    getQuote: label,
  }),
  /** The toggle says `watch` while it rests and `pause` while it plays. */
  process: z.strictObject({
    heading,
    intro: text(170),
    watch: label,
    pause: label,
    /** Comes before the number in the accessible name of a numbered circle: "Step 1: Discovery". */
    step: text(16),
    /** Accessible name of the list of what a step delivers, after the title of the step; not shown. */
    deliverables: label,
  }),
});

export type HomeService = z.infer<typeof homeService>;
export type HomeServices = z.infer<typeof homeServices>;
export type Hero = z.infer<typeof hero>;
export type HomeSections = z.infer<typeof homeSections>;
