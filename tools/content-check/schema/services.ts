import { z } from 'zod';
import type { Service, ServiceIcon, ServicesPage, Tone } from '../../../content/services.ts';
import { discount, duration, list, originalPrice, price, slug, text } from '../fields.ts';

/** All names of a union of types, which leaves no list behind at run time. */
const namesOf = <Name extends string>(names: Record<Name, true>) => Object.keys(names) as Name[];

export const tone = z.enum(
  namesOf<Tone>({ paddy: true, teal: true, lime: true, turmeric: true, river: true, leaf: true }),
);

export const icon = z.enum(
  namesOf<ServiceIcon>({
    megaphone: true,
    target: true,
    code: true,
    palette: true,
    chart: true,
    cart: true,
    globe: true,
    brain: true,
  }),
);

/** `all`, then one button a category; with one category alone, there would be nothing to filter. */
export const filters = list('filter buttons', z.strictObject({ id: slug, label: text(20) }), 3, 6);

const service = z.strictObject({
  id: z.int().positive(),
  slug,
  // rules.ts checks that the category exists: it is in another list.
  category: z.string() as unknown as z.ZodType<Service['category']>,
  title: text(36),
  subtitle: text(45),
  shortDesc: text(130),
  price,
  period: z.enum(['/month', '/project']),
  originalPrice,
  discount,
  badge: text(16),
  badgeColor: tone,
  gradient: tone,
  icon,
  features: list('features', text(48), 8),
  platforms: list('platforms', text(28), 1, 8),
  deliverables: list('deliverables', text(48), 6),
  processSteps: list('process steps', text(60), 6),
  timeline: duration,
}) satisfies z.ZodType<Service>;

const heading = text(60);
const label = text(36);

const servicesPage = z.strictObject({
  heading,
  intro: text(170),
  filterLabel: label,
  card: z.strictObject({
    moreFeatures: text(24),
    details: label,
    originalPrice: label,
    included: label,
    deliverables: label,
    platforms: label,
    timeline: label,
    // Both buttons of the dialog share a line, and leave room between them and its title.
    close: text(16),
    closeDialog: label,
    start: text(24),
  }),
  whyChoose: z.strictObject({
    heading,
    intro: text(170),
    values: list(
      'value cards',
      z.strictObject({
        icon: z.enum(['trophy', 'chart', 'headset', 'cpu']),
        title: text(32),
        text: text(150),
      }),
      4,
    ),
  }),
  closing: z.strictObject({ heading, text: text(170), start: label, chat: label }),
}) satisfies z.ZodType<ServicesPage>;

export const servicesFile = z.strictObject({
  serviceCategories: filters,
  services: list('services', service, 2, 12, 'four rows of cards are what a visitor still compares'),
  servicesPage,
});
