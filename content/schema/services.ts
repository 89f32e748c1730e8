import { z } from 'zod';
import { discount, duration, list, originalPrice, price, slug, text } from './fields.ts';

/** The colour families of cards, icon tiles and badges: tokens of tailwind.config.ts. */
export const tone = z.enum(['paddy', 'teal', 'lime', 'turmeric', 'river', 'leaf']);

/** Names of drawn icons; the component that draws them holds the lookup. */
export const icon = z.enum(['megaphone', 'target', 'code', 'palette', 'chart', 'cart', 'globe', 'brain']);

/** `all`, then one button a category; with one category alone, there would be nothing to filter. */
export const filters = list('filter buttons', z.strictObject({ id: slug, label: text(20) }), 3, 6);

const service = z.strictObject({
  /** A number of its own. The cards are in the order of the entries. */
  id: z.int().positive(),
  /** Lower case with hyphens: part of `/contact/#service=<slug>`. */
  slug,
  /** The `id` of one of the filter buttons. */
  category: z.string(),
  /** Also an option of the contact form. */
  title: text(36),
  subtitle: text(45),
  shortDesc: text(130),
  /** Printed as it is. */
  price,
  period: z.enum(['/month', '/project']),
  /** Struck through beside the price, which it exceeds. */
  originalPrice,
  /** Printed as it is, never computed from the prices. */
  discount,
  badge: text(16),
  badgeColor: tone,
  /** The colours of the picture; neighbours differ. */
  gradient: tone,
  icon,
  /** The first three are on the card. */
  features: list('features', text(48), 8),
  platforms: list('platforms', text(28), 1, 8),
  deliverables: list('deliverables', text(48), 6),
  /** For our own use: never rendered. */
  processSteps: list('process steps', text(60), 6),
  timeline: duration,
});

export const services = list(
  'services',
  service,
  2,
  12,
  'four rows of cards are what a visitor still compares',
);

const heading = text(60);
const label = text(36);

export const servicesPage = z.strictObject({
  heading,
  intro: text(170),
  /** Accessible name of the filter chips; not shown. */
  filterLabel: label,
  /** Words on every card and in its dialog. */
  card: z.strictObject({
    /** After the number of features that the card leaves out: "+5 more features". */
    moreFeatures: text(24),
    details: label,
    /** Said before the struck-through price; not shown. */
    originalPrice: label,
    included: label,
    deliverables: label,
    platforms: label,
    timeline: label,
    // Both buttons of the dialog share a line, and leave room between them and its title.
    close: text(16),
    /** Accessible name of the X. */
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
  /** The banner at the foot: `start` goes to /contact, `chat` opens WhatsApp. */
  closing: z.strictObject({ heading, text: text(170), start: label, chat: label }),
});

export type Tone = z.infer<typeof tone>;
export type ServiceIcon = z.infer<typeof icon>;
export type Filters = z.infer<typeof filters>;
export type Service = z.infer<typeof service>;
export type Services = z.infer<typeof services>;
export type ServicesPage = z.infer<typeof servicesPage>;
