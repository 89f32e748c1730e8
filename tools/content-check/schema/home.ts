import { z } from 'zod';
import type { Hero, HomeSections, HomeService } from '../../../content/home.ts';
import { list, slug, text } from '../fields.ts';
import { filters, icon, tone } from './services.ts';

const heading = text(60);
const label = text(36);

const homeService = z.strictObject({
  slug,
  // rules.ts checks that the category exists: it is in another list.
  category: z.string() as unknown as z.ZodType<HomeService['category']>,
  title: text(36),
  description: text(150),
  points: list('points', text(48), 3) as unknown as z.ZodType<HomeService['points']>,
  icon,
  gradient: tone,
  tag: z.enum(['Featured', 'Popular']).optional(),
}) satisfies z.ZodType<HomeService>;

const hero = z.strictObject({
  badges: list('badges', text(30), 2),
  headline: list('lines', text(44), 2) as unknown as z.ZodType<Hero['headline']>,
  lead: text(170),
  start: label,
  chat: label,
  keyServicesLabel: label,
  citiesLabel: label,
  picture: z.strictObject({
    search: text(24),
    result: text(24),
    chart: text(20),
    chat: text(20),
    question: list('lines', text(24), 2) as unknown as z.ZodType<Hero['picture']['question']>,
    answer: text(20),
  }),
}) satisfies z.ZodType<Hero>;

const homeSections = z.strictObject({
  services: z.strictObject({
    heading,
    intro: text(170),
    filterLabel: label,
    closing: z.strictObject({ heading, text: text(170), explore: label, call: label }),
    learnMore: label,
    getQuote: label,
  }),
  process: z.strictObject({
    heading,
    intro: text(170),
    watch: label,
    pause: label,
    step: text(16),
    deliverables: label,
  }),
}) satisfies z.ZodType<HomeSections>;

export const homeFile = z.strictObject({
  homeServices: list('home services', homeService, 4, 4, 'the strip of key services has four places'),
  homeServiceFilters: filters,
  hero,
  homeSections,
});
